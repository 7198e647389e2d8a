package gametest

import (
	"math/rand/v2"
	"slices"

	"briscola/game"
)

// LookAlike returns a record that a seat cannot tell from the given one: the same
// moves in a deal in which the cards that the seat has not seen have changed
// places at random. It panics when the record does not replay.
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
	deck := slices.Clone(record.Deal.Deck)
	rng.Shuffle(len(places), func(i, j int) {
		a, b := places[i], places[j]
		deck[a], deck[b] = deck[b], deck[a]
	})
	return game.Record{
		Deal:  game.Deal{Rules: record.Deal.Rules, Dealer: record.Deal.Dealer, Deck: deck},
		Moves: record.Moves,
	}
}
