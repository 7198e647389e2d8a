package main

import (
	"testing"

	"briscola/game"
)

func TestSeedsDependOnTheTextAlone(t *testing.T) {
	take := func(text string) (taken [3]game.Seed) {
		next := seeds(text)
		for i := range taken {
			seed, err := next()
			if err != nil {
				t.Fatal(err)
			}
			taken[i] = seed
		}
		return taken
	}
	first, again, other := take("first"), take("first"), take("other")
	if first != again {
		t.Errorf("the same text gave %v and %v", first, again)
	}
	distinct := make(map[game.Seed]bool)
	for _, seed := range append(first[:], other[:]...) {
		distinct[seed] = true
	}
	if len(distinct) != 6 {
		t.Errorf("got %d different seeds for two texts and three deals each, want 6", len(distinct))
	}
}
