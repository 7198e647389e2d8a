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

// A search may try a trump while a blind trick is still open.
func TestSetTrumpJudgesTheCardsOnTheTable(t *testing.T) {
	rules := Chiamata()
	rules.Blind = BlindJudged
	for _, early := range []int{0, 1, 3, 5} { // cards played before the trump is named
		var p Position
		p.Deal(rules, 4, rules.Cards().Cards())
		cards := []Card{NewCard(Ace, Denari), NewCard(Two, Coppe), NewCard(Three, Denari), NewCard(Four, Coppe), NewCard(Five, Denari)}
		for seat, c := range cards {
			p.hands[seat] = p.hands[seat].With(c)
		}
		completed := false
		for i, c := range cards {
			if i == early {
				p.SetTrump(Coppe)
			}
			completed = p.Play(c)
		}
		if early == 5 {
			completed = p.SetTrump(Coppe)
		}
		if !completed || p.Turn() != 3 || p.Points(3) != 21 {
			t.Errorf("named after %d cards: completed %v, seat %d leads, seat 3 has %d points", early, completed, p.Turn(), p.Points(3))
		}
	}
}
