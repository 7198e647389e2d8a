package strategy_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
	"briscola/game/gametest"
	"briscola/game/strategy"
)

// situations calls f with positions of every phase and every kind of game.
func situations(t *testing.T, n int, f func(seed uint64, view game.View, record game.Record)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(11, 12))
	presets := gametest.Presets()
	phases := map[game.Phase]int{}
	for i := range max(60, deals(n)) {
		rules := presets[i/2%len(presets)]
		if i%2 == 0 {
			rules = gametest.RandomRules(rng)
		}
		state, record := advance(t, rng, gametest.Deal(rng, rules), rng.IntN(rules.Cards().Len()+5))
		if !state.Over() {
			phases[state.Phase()]++
			f(uint64(i), state.View(state.Turn()), record)
		}
	}
	for phase := game.PhaseAuction; phase < game.PhaseOver; phase++ {
		if phases[phase] == 0 && !racing {
			t.Errorf("no position in the phase %s", phase)
		}
	}
}

func TestNoTimeMeansNoSearch(t *testing.T) {
	stop := strategy.Limit{Stop: func() bool { return true }}
	situations(t, 600, func(seed uint64, view game.View, record game.Record) {
		for _, name := range strategy.Levels() {
			choice := level(t, name).Choose(view, rand.New(rand.NewPCG(seed, 1)), stop)
			if !slices.Contains(view.Moves, choice.Move) {
				t.Fatalf("%s: %s is not legal: %s", name, choice.Move, record)
			}
			if choice.Searched > 0 {
				t.Errorf("%s: %d deals were played out in the phase %s of %s", name, choice.Searched, view.Phase, view.Rules)
			}
		}
	})
}

// Once Stop is true it is hardly asked again: what asks has to end, and so does what called it.
func TestStopEndsASearchSoon(t *testing.T) {
	situations(t, 300, func(seed uint64, view game.View, record game.Record) {
		for _, name := range strategy.Levels() {
			for _, patience := range []int{1, 3, 10} {
				asked, late := 0, 0
				stop := func() bool {
					if asked++; asked > patience {
						late++
					}
					return asked > patience
				}
				choice := level(t, name).Choose(view, rand.New(rand.NewPCG(seed, 1)), strategy.Limit{Nodes: 3000, Stop: stop})
				if !slices.Contains(view.Moves, choice.Move) {
					t.Fatalf("%s: %s is not legal: %s", name, choice.Move, record)
				}
				if late > 6 {
					t.Errorf("%s asks %d times whether to stop after it should have, in the phase %s of %s", name, late, view.Phase, view.Rules)
				}
			}
		}
	})
}

func TestNodesBoundASearch(t *testing.T) {
	situations(t, 240, func(seed uint64, view game.View, record game.Record) {
		if view.Phase == game.PhaseAuction || view.Phase == game.PhaseCall {
			return // the levels have measures of their own for contracts
		}
		for _, name := range strategy.Levels() {
			for _, nodes := range []int{30, 100, 1000} {
				choice := level(t, name).Choose(view, rand.New(rand.NewPCG(seed, 1)), strategy.Limit{Nodes: nodes})
				if choice.Searched > nodes {
					t.Errorf("%s: %d deals were played out, want at most %d: %s", name, choice.Searched, nodes, view.Rules)
				}
			}
		}
	})
}

// The move with the most points need not be the one chosen, since a win counts besides, but little is given for it.
func TestValuesAreOfLegalMovesAndSupportTheChoice(t *testing.T) {
	const slack = 12
	valued := 0
	situations(t, 240, func(seed uint64, view game.View, record game.Record) {
		for _, name := range strategy.Levels() {
			choice := level(t, name).Choose(view, rand.New(rand.NewPCG(seed, 1)), strategy.Limit{Nodes: 500})
			if view.Phase == game.PhaseAuction || view.Phase == game.PhaseCall {
				continue // values of contracts
			}
			best, chosen := 0.0, -1.0
			at := -1
			for _, value := range choice.Values {
				next := slices.Index(view.Moves, value.Move)
				if next <= at || value.Points < 0 || value.Points > 120 {
					t.Fatalf("%s: %+v of %v: %s", name, choice.Values, view.Moves, record)
				}
				at, best = next, max(best, value.Points)
				if value.Move == choice.Move {
					chosen = value.Points
				}
			}
			if choice.Values == nil || len(view.Moves) > 8 { // so many share few deals
				continue
			}
			valued++
			if chosen < best-slack {
				t.Errorf("%s: chooses %s of %+v: %s", name, choice.Move, choice.Values, record)
			}
		}
	})
	if valued < 50 {
		t.Errorf("only %d choices had values", valued)
	}
}

func TestTheSameQuestionGetsTheSameAnswer(t *testing.T) {
	situations(t, 200, func(seed uint64, view game.View, record game.Record) {
		for _, name := range strategy.Levels() {
			choose := func() strategy.Choice {
				return level(t, name).Choose(view, rand.New(rand.NewPCG(seed, 1)), strategy.Limit{Nodes: 200})
			}
			if diff := cmp.Diff(choose(), choose()); diff != "" {
				t.Fatalf("%s (-once +again):\n%s\n%s", name, diff, record)
			}
		}
	})
}
