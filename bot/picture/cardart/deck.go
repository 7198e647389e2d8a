package cardart

import (
	"fmt"
	"slices"
)

// Deck is a pattern of cards, by the name that players and settings use.
type Deck string

// The decks.
const (
	Napoletane  Deck = "napoletane"
	Piacentine  Deck = "piacentine"
	Bergamasche Deck = "bergamasche"
	Trevigiane  Deck = "trevigiane"
	Sarde       Deck = "sarde"
	Francesi    Deck = "francesi"
)

// Decks lists the decks; the first is the one to begin with.
func Decks() []Deck {
	return []Deck{Napoletane, Piacentine, Bergamasche, Trevigiane, Sarde, Francesi}
}

// ParseDeck reads the name of a deck.
func ParseDeck(name string) (Deck, error) {
	if d := Deck(name); slices.Contains(Decks(), d) {
		return d, nil
	}
	return "", fmt.Errorf("%q is not a deck: want one of %q", name, Decks())
}

// Width is how wide every card is, in the units that cards are drawn in.
const Width = 200.0

// Height is how tall the cards of the deck are. An unknown deck is drawn as Napoletane, here and everywhere.
func (d Deck) Height() float64 {
	switch d {
	case Piacentine:
		return 360
	case Bergamasche:
		return 376
	case Trevigiane:
		return 424
	case Sarde:
		return 314
	case Francesi:
		return 312
	}
	return 322
}

// spanish tells whether signs stand apart, swords are straight and batons are cudgels. In the other decks with Italian
// suits, swords and staves interlace.
func (d Deck) spanish() bool { return d != Bergamasche && d != Trevigiane }

// mirrored tells whether court cards show two halves, one of them upside down.
func (d Deck) mirrored() bool { return d == Piacentine || d == Bergamasche || d == Trevigiane }
