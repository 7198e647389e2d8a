package strategy_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
	"briscola/game/strategy"
)

func casual(t testing.TB) strategy.Strategy {
	t.Helper()
	s, err := strategy.New("casual")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestEveryLevelCanBeMade(t *testing.T) {
	if len(strategy.Levels()) == 0 {
		t.Fatal("no levels")
	}
	for _, level := range strategy.Levels() {
		if s, err := strategy.New(level); s == nil || err != nil {
			t.Errorf("%s: got %v, %v", level, s, err)
		}
	}
	for _, level := range []string{"", "Casual", "cheat"} {
		if s, err := strategy.New(level); s != nil || err == nil {
			t.Errorf("%q: got %v, want an error", level, s)
		}
	}
}

// advance plays a deal for so many moves, half of them chosen by casual.
func advance(t testing.TB, rng *rand.Rand, deal game.Deal, moves int) (game.State, game.Record) {
	t.Helper()
	record := game.Record{Deal: deal}
	state, _, err := game.Start(deal)
	for ; err == nil && moves > 0 && !state.Over(); moves-- {
		move := gametest.Move(rng, state)
		if rng.IntN(2) == 0 {
			move = casual(t).Choose(state.View(state.Turn()), rng, strategy.Limit{}).Move
		}
		record.Moves = append(record.Moves, move)
		state, _, err = state.Do(move)
	}
	if err != nil {
		t.Fatal(err)
	}
	return state, record
}

// Every preset in turn, and as often rules with options.
func TestEveryLevelPlaysLegallyAndAloneFromItsView(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	presets := gametest.Presets()
	for i := range uint64(1600) {
		rules := presets[int(i/2)%len(presets)]
		if i%2 == 0 {
			rules = gametest.RandomRules(rng)
		}
		state, record := advance(t, rng, gametest.Deal(rng, rules), rng.IntN(rules.Cards().Len()+5))
		if state.Over() {
			continue
		}
		seat := state.Turn()
		other, err := gametest.LookAlike(rng, record, seat).Replay()
		if err != nil {
			t.Fatal(err)
		}
		for _, level := range strategy.Levels() {
			player, err := strategy.New(level)
			if err != nil {
				t.Fatal(err)
			}
			move := player.Choose(state.View(seat), rand.New(rand.NewPCG(i, 1)), strategy.Limit{Nodes: 60}).Move
			if !slices.Contains(state.Legal(), move) {
				t.Fatalf("%s: %s is not legal in %s", level, move, record)
			}
			if again := player.Choose(other.View(seat), rand.New(rand.NewPCG(i, 1)), strategy.Limit{Nodes: 60}).Move; again != move {
				t.Fatalf("%s plays %s, and %s when hidden cards change places: %s", level, move, again, record)
			}
		}
	}
}

// Whoever wins the auction, the deal comes to its end: no move is refused, and none
// gives up, which is no move of State.Legal.
func TestCasualFinishesEveryGameInEverySeat(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	kinds := map[game.MoveKind]int{}
	for range 3000 {
		deal := gametest.Deal(rng, gametest.RandomRules(rng))
		state, _, err := game.Start(deal)
		moves := 0
		for ; err == nil && !state.Over(); moves++ {
			move := casual(t).Choose(state.View(state.Turn()), rng, strategy.Limit{}).Move
			kinds[move.Kind]++
			state, _, err = state.Do(move)
		}
		if err != nil || moves > 120 {
			t.Fatalf("%s: %d moves, %v", deal.Rules, moves, err)
		}
	}
	for kind := game.MovePlay; kind < game.MoveConcede; kind++ {
		if kinds[kind] == 0 {
			t.Errorf("no move of kind %d: %v", kind, kinds)
		}
	}
	if kinds[game.MoveConcede] > 0 {
		t.Error("gave a deal up")
	}
}

func TestCasualDrawsLotsBetweenEqualCards(t *testing.T) {
	state := gametest.Layout{Rules: game.Standard(2), Dealer: 1, Hands: []string{"4s 4d Ab", "Rd Cd Fd"}, Briscola: "7c"}.Start()
	chosen := map[game.Move]int{}
	for seed := range uint64(40) {
		chosen[casual(t).Choose(state.View(0), rand.New(rand.NewPCG(seed, 0)), strategy.Limit{}).Move]++
	}
	if len(chosen) != 2 {
		t.Errorf("got %v, want both Fours", chosen)
	}
}
