package strategy

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"briscola/game"
)

// Strategy chooses moves for a seat.
type Strategy interface {
	// Choose returns a legal move of the view's seat. The seat must be on turn:
	// view.Moves must not be empty. It never gives the deal up.
	Choose(view game.View, rng *rand.Rand) game.Move
}

// Levels returns the names of all levels, weakest first.
func Levels() []string { return []string{"casual"} }

// New returns the strategy of a level.
func New(level string) (Strategy, error) {
	switch level {
	case "casual":
		return casual{}, nil
	}
	return nil, fmt.Errorf("no level %q: want %s", level, strings.Join(Levels(), " or "))
}
