package strategy

import (
	"slices"

	"briscola/game"
)

// daring is the least value of a contract for which casual bids, in match points.
const daring = 0.2

// speak bids the smallest step down that is worth at least so many match points, throws a
// poor hand in where it may, and passes otherwise.
func speak(view game.View, least float64, worth func(bid game.Move) float64) game.Move {
	for _, bid := range view.Moves {
		if worth(bid) >= least {
			return bid
		}
		if bid.Target != 0 { // every higher target promises less
			break
		}
	}
	if monte := game.Monte(view.Seat); slices.Contains(view.Moves, monte) {
		return monte
	}
	return game.Pass(view.Seat)
}

// guess returns what bids are worth by the contracts that such hands have made.
func guess(view game.View) func(bid game.Move) float64 {
	return func(bid game.Move) float64 { return bestContract(view, bid).value }
}
