package strategy

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"briscola/game"
)

// Strategy chooses moves for a seat.
type Strategy interface {
	// Choose decides on a legal move of the view's seat. The seat must be on turn:
	// view.Moves must not be empty. It never gives the deal up. Only a limit with Stop
	// makes the choice depend on anything but the arguments.
	Choose(view game.View, rng *rand.Rand, limit Limit) Choice
}

// Limit bounds how long a strategy thinks. The zero Limit leaves it to the level.
type Limit struct {
	Nodes int         // deals to play out in thought at most; 0 is the level's own number
	Stop  func() bool // asked about every tenth of a millisecond; once true, the best move found so far is chosen. nil never stops
}

// stopped reports whether the time is over.
func (l Limit) stopped() bool { return l.Stop != nil && l.Stop() }

// Choice is what a strategy decided and why.
type Choice struct {
	Move     game.Move
	Values   []Value // of the legal moves that the level reckons with numbers for, in the order of view.Moves; nil for none
	Searched int     // deals played out in thought
}

// Value is what a move promises.
type Value struct {
	Move   game.Move
	Points float64 // card points that the seat's side is expected to have at the end of the deal
}

// The names of the levels.
const (
	Beginner = "beginner"
	Casual   = "casual"
	Strong   = "strong"
	Maestro  = "maestro"
)

// Levels returns the names of all levels, weakest first.
func Levels() []string { return []string{Beginner, Casual, Strong, Maestro} }

// New returns the strategy of a level.
func New(level string) (Strategy, error) {
	switch level {
	case Beginner:
		return beginner{}, nil
	case Casual:
		return casual{}, nil
	case Strong:
		return strong{}, nil
	case Maestro:
		return maestro{}, nil
	}
	return nil, fmt.Errorf("no level %q: want %s", level, strings.Join(Levels(), " or "))
}
