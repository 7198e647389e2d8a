// Package gametest makes deals and games for the tests of other packages. All of
// it is decided by the source of randomness that is passed in.
package gametest

import (
	"math"
	"math/rand/v2"
	"slices"

	"briscola/game"
)

// Rules returns the standard games for every number of seats, with every Two that may leave the pack.
func Rules() []game.Rules {
	rules := []game.Rules{game.Standard(2), game.Standard(3), game.Standard(4), game.Standard(6)}
	for _, suit := range game.Suits() {
		three := game.Standard(3)
		if three.Out = game.NewCard(game.Two, suit); three != game.Standard(3) {
			rules = append(rules, three)
		}
	}
	return rules
}

// Seed returns a random seed.
func Seed(rng *rand.Rand) game.Seed {
	var seed game.Seed
	for i := range seed {
		seed[i] = byte(rng.Uint32())
	}
	return seed
}

// Deal returns a random deal: any dealer, any deck. Where a poor hand may be thrown
// in, somebody often holds one.
func Deal(rng *rand.Rand, rules game.Rules) game.Deal {
	deal := game.Deal{Rules: rules, Dealer: rng.IntN(rules.Seats), Deck: game.Shuffle(rules, Seed(rng))}
	for try := 0; rules.Monte >= 0 && try < 50 && !poor(deal); try++ {
		deal.Deck = game.Shuffle(rules, Seed(rng))
	}
	return deal
}

// poor reports whether one of the hands of a Chiamata may be thrown in.
func poor(deal game.Deal) bool {
	var points [game.MaxSeats]int
	for i, c := range deal.Deck {
		points[i%deal.Rules.Seats] += deal.Rules.Points(c)
	}
	return slices.Min(points[:deal.Rules.Seats]) <= deal.Rules.Monte
}

// Move returns a random legal move of the seat on turn: first one of the kinds of
// move that are possible, so that none is rare. Early bids are more likely than
// late ones. The deal must not be over. It never gives the deal up.
func Move(rng *rand.Rand, state game.State) game.Move {
	var kinds []game.MoveKind
	byKind := map[game.MoveKind][]game.Move{}
	for _, m := range state.Legal() {
		if byKind[m.Kind] == nil {
			kinds = append(kinds, m.Kind)
		}
		byKind[m.Kind] = append(byKind[m.Kind], m)
	}
	moves := byKind[kinds[rng.IntN(len(kinds))]]
	i := rng.IntN(len(moves))
	if moves[0].Kind == game.MoveBid {
		i = rng.IntN(i + 1)
	}
	return moves[i]
}

// Play starts a deal and makes at most so many moves as Move chooses them. It returns
// the state and the record that leads to it. It panics when the deal cannot start.
func Play(rng *rand.Rand, deal game.Deal, moves int) (game.State, game.Record) {
	record := game.Record{Deal: deal}
	state, _, err := game.Start(deal)
	for ; err == nil && moves > 0 && !state.Over(); moves-- {
		move := Move(rng, state)
		record.Moves = append(record.Moves, move)
		state, _, err = state.Do(move)
	}
	if err != nil {
		panic(err)
	}
	return state, record
}

// Game plays a deal to its end as Play does.
func Game(rng *rand.Rand, deal game.Deal) (game.State, game.Record) {
	return Play(rng, deal, math.MaxInt)
}
