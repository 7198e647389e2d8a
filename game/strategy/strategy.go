// Package strategy holds the computer players.
package strategy

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"briscola/game"
)

// Strategy chooses a move from what a seat may know.
type Strategy interface {
	// Choose returns a legal move of the seat of the view, which must be on turn.
	Choose(view game.View, rng *rand.Rand) game.Move
}

// Levels returns the names of all levels, weakest first.
func Levels() []string { return []string{"casual"} }

// New returns the strategy of a level.
func New(level string) (Strategy, error) {
	if level != "casual" {
		return nil, fmt.Errorf("no level %q: want %s", level, strings.Join(Levels(), ", "))
	}
	return casual{}, nil
}

// casual plays by rules of thumb.
type casual struct{}

// Choose plays any legal card.
func (casual) Choose(view game.View, rng *rand.Rand) game.Move {
	return game.Play(view.Seat, view.Legal.At(rng.IntN(view.Legal.Len())))
}
