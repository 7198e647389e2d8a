package strategy_test

import (
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
	"briscola/game/gametest"
	"briscola/game/strategy"
)

// A view that is made again of nothing but what its seat can tell gives the same choice. So no level knows more than its seat.
func TestEveryLevelChoosesTheSameFromWhatItsSeatCanTell(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	presets := gametest.Presets()
	phases := map[game.Phase]int{}
	for i := range uint64(1200) {
		rules := presets[int(i/2)%len(presets)]
		if i%2 == 0 {
			rules = gametest.RandomRules(rng)
		}
		state, record := advance(t, rng, gametest.Deal(rng, rules), rng.IntN(rules.Cards().Len()+5))
		if state.Over() {
			continue
		}
		phases[state.Phase()]++
		view := state.View(state.Turn())
		again, err := view.Glimpse().View()
		if err != nil {
			t.Fatalf("%v: %s", err, record)
		}
		for _, level := range strategy.Levels() {
			choose := func(view game.View) strategy.Choice {
				player, err := strategy.New(level)
				if err != nil {
					t.Fatal(err)
				}
				return player.Choose(view, rand.New(rand.NewPCG(i, 2)), strategy.Limit{Nodes: 50})
			}
			if diff := cmp.Diff(choose(view), choose(again)); diff != "" {
				t.Fatalf("%s (-from the view +from what its seat can tell):\n%s\n%s", level, diff, record)
			}
		}
	}
	for phase := game.PhaseAuction; phase < game.PhaseOver; phase++ {
		if phases[phase] == 0 {
			t.Errorf("no position in the phase %s", phase)
		}
	}
}
