package cardart_test

import (
	"slices"
	"testing"

	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/game"
)

// regional are the decks whose courts are put together from parts.
func regional() []cardart.Deck {
	return slices.DeleteFunc(cardart.Decks(), func(d cardart.Deck) bool { return d == cardart.Francesi })
}

// courts are the court cards of a rank, or of all three if there is none.
func courts(rank game.Rank) []game.Card {
	return slices.DeleteFunc(cards(), func(c game.Card) bool {
		return c.Rank() < game.Fante || rank != game.NoRank && c.Rank() != rank
	})
}

func TestEveryCourtIsDrawnWithoutErrorAndKeepsAwayFromTheEdge(t *testing.T) {
	for _, deck := range regional() {
		edge := pen.Box{Min: pen.Point{X: 5, Y: 5}, Max: pen.Point{X: cardart.Width - 5, Y: deck.Height() - 5}}
		for _, card := range courts(game.NoRank) {
			s := cardart.Court(cardart.Style{Deck: deck}, card)
			if err := s.Err(); err != nil {
				t.Errorf("%s %s: %v", deck, card, err)
			}
			if box := s.Bounds(); !box.In(edge) {
				t.Errorf("%s %s covers %v, want it within %v", deck, card, box, edge)
			}
		}
	}
}

func TestNoHatOrSignIsCutOffByTheFrame(t *testing.T) {
	for _, deck := range regional() {
		if !deck.Mirrored() {
			continue
		}
		for _, card := range courts(game.NoRank) {
			box := cardart.Half(cardart.Style{Deck: deck}, card).Bounds()
			if box.Min.X < 8.6 || box.Min.Y < 8.6 || box.Max.X > cardart.Width-8.6 {
				t.Errorf("%s %s covers %v, which leaves the frame at the top or at a side", deck, card, box)
			}
		}
	}
}

func TestTheCourtsOfADeckDifferInThreeThingsAtLeast(t *testing.T) {
	for _, deck := range regional() {
		all := courts(game.NoRank)
		for i, card := range all {
			for _, other := range all[:i] {
				if n := differences(cardart.Traits(deck, card), cardart.Traits(deck, other)); n < 3 {
					t.Errorf("%s: %s and %s differ in %d things, want 3", deck, card, other, n)
				}
			}
		}
	}
}

func TestCourtsOfARankDifferInHatHairPoseAndDress(t *testing.T) {
	for _, deck := range regional() {
		for _, rank := range []game.Rank{game.Fante, game.Cavallo, game.Re} {
			all := courts(rank)
			for i, card := range all {
				for _, other := range all[:i] {
					one, two := cardart.Traits(deck, card), cardart.Traits(deck, other)
					for about, traits := range map[string][]string{
						"hat": {"hat"}, "hair": {"cut", "dye", "beard"}, "pose": {"gesture", "turn", "hold", "horse"}, "dress": {"coat", "pattern"},
					} {
						if !slices.ContainsFunc(traits, func(trait string) bool { return one[trait] != two[trait] }) {
							t.Errorf("%s: %s and %s have the same %s", deck, card, other, about)
						}
					}
				}
			}
		}
	}
}

func TestNoTwoFiguresOfTheSixtyAreTheSame(t *testing.T) {
	for i, deck := range regional() {
		for _, before := range regional()[:i] {
			for _, card := range courts(game.NoRank) {
				for _, other := range courts(card.Rank()) {
					if n := differences(cardart.Traits(deck, card), cardart.Traits(before, other)); n < 3 {
						t.Errorf("%s of the %s and %s of the %s differ in %d things, want 3", card, deck, other, before, n)
					}
				}
			}
		}
	}
}

func TestEveryPartOfAFigureDrawsSomething(t *testing.T) {
	for _, part := range cardart.Blanks() {
		t.Errorf("%s is not drawn", part)
	}
}

// differences counts what two rows of the table do not have in common.
func differences(one, two map[string]string) int {
	n := 0
	for trait := range one {
		if one[trait] != two[trait] {
			n++
		}
	}
	return n
}
