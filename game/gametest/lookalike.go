package gametest

import (
	"math/rand/v2"
	"slices"

	"briscola/game"
)

// LookAlike returns a record that a seat cannot tell from the given one: the same
// moves in a deal in which the cards that the seat does not see now have changed
// places at random. Where hardly any other deal allows the same moves, it may
// return the given one. It panics when the record does not replay.
func LookAlike(rng *rand.Rand, record game.Record, seat int) game.Record {
	state, err := record.Replay()
	if err != nil {
		panic(err)
	}
	unseen := state.View(seat).Unseen()
	var places []int
	for i, c := range record.Deal.Deck {
		if unseen.Has(c) {
			places = append(places, i)
		}
	}
	for range 100 {
		other := record
		other.Seed, other.Deal.Deck = nil, slices.Clone(record.Deal.Deck)
		rng.Shuffle(len(places), func(i, j int) {
			deck, a, b := other.Deal.Deck, places[i], places[j]
			deck[a], deck[b] = deck[b], deck[a]
		})
		if _, err := other.Replay(); err == nil {
			return other
		}
	}
	return record
}
