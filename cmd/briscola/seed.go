package main

import (
	"crypto/sha256"
	"fmt"
	"sync/atomic"

	"briscola/game"
)

// seeds gives a sequence of seeds that depends on the text alone, so that the same deals can be played again. Whoever
// knows the text knows the cards.
func seeds(text string) func() (game.Seed, error) {
	var deals atomic.Uint64
	return func() (game.Seed, error) {
		return sha256.Sum256(fmt.Appendf(nil, "%s\n%d", text, deals.Add(1))), nil
	}
}

// seededNodes is how much the computers search for a move where the seed is given: as much on every machine, so that with the
// cards the whole game is the same again.
const seededNodes = 1000
