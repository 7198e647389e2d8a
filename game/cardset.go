package game

import (
	"iter"
	"math/bits"
	"strings"
)

// CardSet is a set of cards in one word: a hand, a pile, a whole pack. NoCard and
// numbers that are no card are in no set.
type CardSet uint64

// SetOf returns the set of the given cards; NoCard is left out.
func SetOf(cards ...Card) CardSet {
	var s CardSet
	for _, c := range cards {
		s = s.With(c)
	}
	return s
}

// Has reports whether the card is in the set.
func (s CardSet) Has(c Card) bool { return c != NoCard && s>>c&1 != 0 }

// With returns the set and the card.
func (s CardSet) With(c Card) CardSet { return (s | 1<<c) &^ 1 }

// Without returns the set less the card.
func (s CardSet) Without(c Card) CardSet { return s &^ (1 << c) }

// Len returns the number of cards.
func (s CardSet) Len() int { return bits.OnesCount64(uint64(s)) }

// At returns the i-th card in the order of All; i must be in 0..Len()-1.
func (s CardSet) At(i int) Card {
	for ; i > 2; i-- {
		s &= s - 1
	}
	// Most hands have three cards: choosing among them without a branch is much faster.
	one := s & (s - 1)
	two := one & (one - 1)
	rest := [4]CardSet{s, one, two}
	return Card(bits.TrailingZeros64(uint64(rest[i&3])))
}

// All yields the cards in the order of the unshuffled deck.
func (s CardSet) All() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(Card(bits.TrailingZeros64(uint64(s)))) {
				return
			}
		}
	}
}

// Cards returns the cards in the order of All.
func (s CardSet) Cards() []Card {
	cards := make([]Card, 0, s.Len())
	for c := range s.All() {
		cards = append(cards, c)
	}
	return cards
}

// String returns the cards in the order of All, separated by spaces.
func (s CardSet) String() string { return cardsText(s.Cards()) }

func cardsText(cards []Card) string {
	var b strings.Builder
	for i, c := range cards {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(c.String())
	}
	return b.String()
}
