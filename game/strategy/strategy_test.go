package strategy_test

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"briscola/game"
	"briscola/game/gametest"
	"briscola/game/strategy"
)

func casual(t *testing.T) strategy.Strategy {
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

func TestCasualPlaysLegallyAndAloneFromItsView(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		seed := rapid.Uint64().Draw(rt, "deal")
		rng := rand.New(rand.NewPCG(seed, 0))
		rules := rapid.SampledFrom(gametest.Rules()).Draw(rt, "rules")
		state, record := gametest.Play(rng, gametest.Deal(rng, rules), rapid.IntRange(0, rules.Cards().Len()-1).Draw(rt, "moves"))
		seat := state.Turn()
		other, err := gametest.LookAlike(rng, record, seat).Replay()
		if err != nil {
			rt.Fatal(err)
		}
		for _, level := range strategy.Levels() {
			player, err := strategy.New(level)
			if err != nil {
				rt.Fatal(err)
			}
			move := player.Choose(state.View(seat), rand.New(rand.NewPCG(seed, 1)))
			if _, _, err := state.Do(move); err != nil {
				rt.Fatalf("%s: %v", level, err)
			}
			if again := player.Choose(other.View(seat), rand.New(rand.NewPCG(seed, 1))); again != move {
				rt.Fatalf("%s plays %s, and %s when hidden cards change places", level, move, again)
			}
		}
	})
}

func TestCasualDrawsLotsBetweenEqualCards(t *testing.T) {
	state := gametest.Layout{Rules: game.Standard(2), Dealer: 1, Hands: []string{"4s 4d Ab", "Rd Cd Fd"}, Briscola: "7c"}.Start()
	chosen := map[game.Move]int{}
	for seed := range uint64(40) {
		chosen[casual(t).Choose(state.View(0), rand.New(rand.NewPCG(seed, 0)))]++
	}
	if len(chosen) != 2 {
		t.Errorf("got %v, want both Fours", chosen)
	}
}
