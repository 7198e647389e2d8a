package game

import "fmt"

// Suit is one of the four suits. The zero value is NoSuit.
type Suit uint8

// The suits in the order of the unshuffled deck.
const (
	NoSuit Suit = iota
	Denari
	Coppe
	Spade
	Bastoni
)

const suitLetters = "dcsb"

// Suits returns the four suits in the order of the unshuffled deck.
func Suits() [4]Suit { return [4]Suit{Denari, Coppe, Spade, Bastoni} }

// String returns the letter of the suit, or "" for NoSuit and for values that are no suit.
func (s Suit) String() string {
	if s < Denari || s > Bastoni {
		return ""
	}
	return suitLetters[s-1 : s]
}

// MarshalText writes the suit as String does.
func (s Suit) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads what MarshalText writes, NoSuit included.
func (s *Suit) UnmarshalText(text []byte) (err error) {
	if *s = NoSuit; len(text) > 0 {
		*s, err = ParseSuit(string(text))
	}
	return err
}

// ParseSuit reads one of the letters d, c, s, b.
func ParseSuit(text string) (Suit, error) {
	for _, s := range Suits() {
		if s.String() == text {
			return s, nil
		}
	}
	return NoSuit, fmt.Errorf("%q is not a suit: want d, c, s or b", text)
}

// Rank is one of the ten ranks. The zero value is NoRank. The order is that of
// the unshuffled deck, not of strength: see Rules.Strength.
type Rank uint8

// The ranks in the order of the unshuffled deck.
const (
	NoRank Rank = iota
	Ace
	Two
	Three
	Four
	Five
	Six
	Seven
	Fante
	Cavallo
	Re
)

const rankLetters = "A234567FCR"

// Ranks returns the ten ranks in the order of the unshuffled deck.
func Ranks() [10]Rank {
	return [10]Rank{Ace, Two, Three, Four, Five, Six, Seven, Fante, Cavallo, Re}
}

// String returns A, 2 to 7, F, C or R, or "" for NoRank and for values that are no rank.
func (r Rank) String() string {
	if r < Ace || r > Re {
		return ""
	}
	return rankLetters[r-1 : r]
}

// ParseRank reads one of A, 2 to 7, F, C, R.
func ParseRank(text string) (Rank, error) {
	for _, r := range Ranks() {
		if r.String() == text {
			return r, nil
		}
	}
	return NoRank, fmt.Errorf("%q is not a rank: want A, 2 to 7, F, C or R", text)
}

// Card is one card of the forty. The zero value is NoCard. Every card is below
// 64, so that a CardSet can hold it as one bit.
type Card uint8

// NoCard stands for a card that is absent or not to be seen.
const NoCard Card = 0

// NewCard returns the card of a rank and a suit, or NoCard when either is none.
func NewCard(r Rank, s Suit) Card {
	if r < Ace || r > Re || s < Denari || s > Bastoni {
		return NoCard
	}
	return Card(s-1)<<4 | Card(r)
}

// Rank returns the rank of the card, NoRank for NoCard.
func (c Card) Rank() Rank { return Rank(c & 15) }

// Suit returns the suit of the card, NoSuit for NoCard.
func (c Card) Suit() Suit {
	if c == NoCard {
		return NoSuit
	}
	return Suit(c>>4) + 1
}

// String returns rank and suit, such as "3c", or "" for NoCard.
func (c Card) String() string { return c.Rank().String() + c.Suit().String() }

// MarshalText writes the card as String does.
func (c Card) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads what MarshalText writes, NoCard included.
func (c *Card) UnmarshalText(text []byte) (err error) {
	if *c = NoCard; len(text) > 0 {
		*c, err = ParseCard(string(text))
	}
	return err
}

// ParseCard reads a card such as "3c" or "Ad"; capitals matter.
func ParseCard(text string) (Card, error) {
	if len(text) == 2 {
		r, rankErr := ParseRank(text[:1])
		s, suitErr := ParseSuit(text[1:])
		if rankErr == nil && suitErr == nil {
			return NewCard(r, s), nil
		}
	}
	return NoCard, fmt.Errorf("%q is not a card: want a rank (A 2 3 4 5 6 7 F C R) and a suit (d c s b), such as 3c", text)
}

// ParseCards reads cards separated by spaces.
func ParseCards(words []string) ([]Card, error) {
	cards := make([]Card, 0, len(words))
	for _, word := range words {
		c, err := ParseCard(word)
		if err != nil {
			return nil, err
		}
		cards = append(cards, c)
	}
	return cards, nil
}
