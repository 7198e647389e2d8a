package game

import (
	"math/rand/v2"
	"testing"
)

func TestPositionPlaysWithoutAllocating(t *testing.T) {
	for _, rules := range corePresets() {
		deck, source, choices := rules.Cards().Cards(), rand.NewChaCha8(Seed{1}), rand.NewPCG(1, 2)
		var p Position
		if got := testing.AllocsPerRun(100, func() { randomDeal(&p, rules, deck, source, choices) }); got != 0 {
			t.Errorf("%s: %v allocations in a deal, want none", rules, got)
		}
		if !p.Over() {
			t.Errorf("%s: the deal is not over", rules)
		}
	}
}

func TestDoAllocatesOnlyItsEvents(t *testing.T) {
	rules := Standard(2)
	state, _, err := Start(Deal{Rules: rules, Deck: rules.Cards().Cards()})
	if err != nil {
		t.Fatal(err)
	}
	move := state.Legal()[0]
	got := testing.AllocsPerRun(100, func() {
		if _, events, err := state.Do(move); err != nil || len(events) != 1 {
			t.Fatal(err)
		}
	})
	if got != 1 {
		t.Errorf("got %v allocations, want 1", got)
	}
}
