package strategy

import (
	"math/rand/v2"

	"briscola/game"
)

// strong plays by tuned rules, counts cards, concludes from what others played which ones they hold, and plays endings
// perfectly: the one where nothing is hidden any more, else each that it believes in.
type strong struct{}

func (strong) bidder() bidder { return bidder{daring: 0.2, bluffs: 40, deals: 60} }

// Choose bids, calls, changes the trump, exchanges the turned card or plays, as the phase wants it.
func (t strong) Choose(view game.View, rng *rand.Rand, limit Limit) Choice {
	switch view.Phase {
	case game.PhaseAuction:
		return t.bidder().speak(view, rng, limit)
	case game.PhaseCall:
		return t.bidder().call(view, rng, limit)
	}
	choice := t.rule(view, rng)
	if decided(view, choice) {
		return choice
	}
	if limit.Nodes == 0 || limit.Nodes > strongNodes {
		limit.Nodes = strongNodes
	}
	if worthThought(view) {
		return ponder(view, rng, limit, choice)
	}
	return Choice{Move: infer(view, rng, limit)}
}

// nearest is how far strong reads where it plays by rules: it remembers what each seat has played last.
func nearest() reach { return reach{memory: 1, habit: 1} }

// infer plays as the rules have it, but with what others have played, and shown by signs, in
// mind: it believes in the worlds in which they would have.
func infer(view game.View, rng *rand.Rand, limit Limit) game.Move {
	s := newSearch(view, rng, limit)
	s.reach = nearest()
	p, m := anyWorld(view), &s.lineups[0].open
	sight := s.reflex.look(&p, m, &s.out)
	sight.hide(uint64(view.Hand))
	sight.held = newBelief(s).held(sight.later &^ m[view.Seat]).doubted(sight.share)
	return game.Play(view.Seat, sight.best(uint64(view.Legal)))
}

// strongNodes is how many deals strong plays out in thought where it does not play by rules.
const strongNodes = 400

// decided reports whether no thought makes a choice of rule better, or none can: it is the only
// one, an exchange, perfect, or the card of a blind trick.
func decided(view game.View, choice Choice) bool {
	return len(view.Moves) == 1 || choice.Move.Kind == game.MoveSwap || solvable(view) || blind(view)
}

// blind reports whether the caller has not named the trump yet.
func blind(view game.View) bool { return view.Caller >= 0 && view.Called == game.NoCard }

// worthThought reports whether rules are not enough: where the partner of a caller is a
// secret, where all hands lie open, and in endings, which are short enough to try everything.
func worthThought(view game.View) bool {
	return view.Stock == 0 || view.Called != game.NoCard || view.Rules.Open != game.OpenNone || view.Rules.Preset == game.PresetBriscolone
}

// rule plays without a search.
func (strong) rule(view game.View, rng *rand.Rand) Choice {
	if view.Phase == game.PhaseTrump {
		return Choice{Move: turn(view)}
	}
	o := newOutlook(view)
	switch {
	case o.gainsBySwap():
		return Choice{Move: game.Swap(view.Seat)}
	case blind(view):
		return Choice{Move: game.Play(view.Seat, o.pick(rng))}
	case solvable(view):
		return solve(view)
	}
	r := newReflex(view, weightsOf(view.Rules))
	p, out := anyWorld(view), r.newOut(view)
	var m mates
	for seat := range view.Rules.Seats {
		if o.trust[seat] > 0.5 {
			m[view.Seat] |= 1 << seat
		}
	}
	if o.allOpen() {
		return Choice{Move: game.Play(view.Seat, r.foresee(&p, &m, &out))}
	}
	return Choice{Move: game.Play(view.Seat, r.pick(&p, &m, &out))}
}

// solvable reports whether nothing is hidden any more and few enough cards are left to
// find the best one for certain.
func solvable(view game.View) bool {
	return view.Rules.Seats == 2 && view.Stock == 0 && view.Hand.Len() <= 6
}

// solve plays the end of a deal for two perfectly.
func solve(view game.View) (choice Choice) {
	p, e := anyWorld(view), newEndgame(view.Rules, view.Trump)
	if view.Hand.Len() > 3 {
		e.table = make([]entry, 1<<12)
	}
	most := worst
	for c := range view.Legal.All() {
		next := p
		next.Play(c)
		points := e.total(&next, 1<<view.Seat)
		choice.Values = append(choice.Values, Value{game.Play(view.Seat, c), float64(points)})
		if points > most {
			choice.Move, most = game.Play(view.Seat, c), points
		}
	}
	return choice
}

// anyWorld returns a position that looks like a view, the only one where nothing is hidden.
func anyWorld(view game.View) (p game.Position) {
	outline := view.Outline()
	outline.Fill(&p, view.Unseen().Cards())
	return p
}

// allOpen reports whether the seat sees every hand.
func (o *outlook) allOpen() bool {
	for seat := range o.view.Rules.Seats {
		if o.hidden(seat) > 0 {
			return false
		}
	}
	return true
}
