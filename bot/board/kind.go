package board

import (
	"fmt"

	"briscola/game"
)

// Kind is a kind of game that is counted by itself.
type Kind uint8

// The kinds of games.
const (
	All      Kind = iota // all of them together
	Duel                 // two seats
	Three                // three, everybody alone
	Pairs                // two teams of two
	Trios                // two teams of three
	Chiamata             // five, with an auction
	kinds
)

// Kinds lists all kinds, All first.
func Kinds() []Kind { return []Kind{All, Duel, Three, Pairs, Trios, Chiamata} }

// KindOf tells the kind of a game.
func KindOf(rules game.Rules) Kind {
	switch rules.Seats {
	case 2:
		return Duel
	case 3:
		return Three
	case 4:
		return Pairs
	case 5:
		return Chiamata
	}
	return Trios
}

// String gives the name that commands and buttons use.
func (k Kind) String() string {
	switch k {
	case Duel:
		return "duel"
	case Three:
		return "three"
	case Pairs:
		return "pairs"
	case Trios:
		return "trios"
	case Chiamata:
		return "chiamata"
	}
	return "all"
}

// ParseKind reads the form of String.
func ParseKind(name string) (Kind, error) {
	for _, k := range Kinds() {
		if k.String() == name {
			return k, nil
		}
	}
	return All, fmt.Errorf("board: no kind of game %q", name)
}
