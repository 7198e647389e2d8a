package strategy

import (
	"math/rand/v2"

	"briscola/game"
)

// maestro tries every move on many deals that may be the real one.
type maestro struct{}

// nodesOf returns how many deals maestro plays out for a move where no limit says otherwise: about 20 ms of work. Deals in
// which players think of everything that a policy net sees take longer.
func nodesOf(view *game.View) int {
	if fits(view) {
		return 4500
	}
	return 10000
}

func (maestro) bidder() bidder { return bidder{daring: 0.1, bluffs: 25, deals: 300} }

// Choose bids, calls, and searches for the best card.
func (m maestro) Choose(view game.View, rng *rand.Rand, limit Limit) Choice {
	if limit.Nodes == 0 {
		limit.Nodes = nodesOf(&view)
	}
	switch view.Phase {
	case game.PhaseAuction:
		return m.bidder().speak(view, rng, limit)
	case game.PhaseCall:
		return m.bidder().call(view, rng, limit)
	}
	known := strong{}.rule(view, rng)
	if decided(view, known) {
		return known
	}
	return ponder(view, rng, limit, known)
}

// ponder searches for a better move than the known one.
func ponder(view game.View, rng *rand.Rand, limit Limit, known Choice) Choice {
	s := newSearch(view, rng, limit)
	s.learn()
	var options []option
	for _, move := range view.Moves {
		if move.Kind != game.MoveSwap {
			options = append(options, s.option(move))
		}
	}
	if s.known() {
		known.Searched = s.lookAhead(options)
	} else {
		known.Searched = s.think(options)
	}
	if known.Searched == 0 {
		return known // no time at all
	}
	known.Move = options[leader(options)].move
	for _, o := range options {
		known.Values = append(known.Values, Value{o.move, o.points / float64(max(1, o.tried))})
	}
	return known
}

// option returns a move as something to try.
func (s *search) option(move game.Move) option {
	o := option{move: move, reflex: s.reflex}
	if move.Kind == game.MoveTrump {
		view := s.view
		view.Trump = move.Suit
		o.reflex = newReflex(view, weightsOf(view.Rules))
	}
	return o
}
