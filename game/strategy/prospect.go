package strategy

import (
	"math/rand/v2"

	"briscola/game"
)

// prospect is what came of a contract in deals that were played out in thought.
type prospect struct {
	called game.Card
	alone  bool     // the caller holds the called card
	deals  int      // how many
	took   [121]int // how often the caller's side took so many points
}

// newProspect plays deals out in which the seat of the view calls a card.
func newProspect(view game.View, called game.Card, rng *rand.Rand, limit Limit) *prospect {
	s := newSearch(supposed(view, called), rng, limit)
	p := &prospect{called: called, alone: view.Hand.Has(called)}
	var order order
	var world game.Position
	for p.deals < limit.Nodes {
		s.worlds.draw(&order)
		s.worlds.fill(&world, &order)
		l := s.lineups[s.partner(&world)]
		p.took[s.finish(&world, s.reflex, l, s.fallen, s.out, &ways{})]++
		if p.deals++; p.deals%batchDeals == 0 && limit.stopped() {
			break
		}
	}
	return p
}

// supposed returns the view as it would be if its seat had called a card.
func supposed(view game.View, called game.Card) game.View {
	view.Caller, view.Called, view.Trump, view.Phase = view.Seat, called, called.Suit(), game.PhasePlay
	if view.Hand.Has(called) {
		view.Partner = view.Seat
	}
	if view.Rules.CallerLeads && len(view.Tricks) == 0 && len(view.Table) == 0 {
		view.Leader = view.Seat
	}
	seat := view.Leader
	played := view.Table
	if len(view.Tricks) > 0 {
		seat, played = view.Tricks[0].Leader, view.Tricks[0].Cards
	}
	for _, c := range played { // of a blind first trick
		if c == called {
			view.Partner = seat
		}
		seat = view.Rules.Next(seat)
	}
	return view
}

// made returns how often the contract was made with a target.
func (p *prospect) made(target int) float64 {
	n := 0
	for _, deals := range p.took[target:] {
		n += deals
	}
	return float64(n) / float64(p.deals)
}

// points returns the points that the caller's side took on the average.
func (p *prospect) points() float64 {
	sum := 0
	for points, deals := range p.took {
		sum += points * deals
	}
	return float64(sum) / float64(p.deals)
}

// value returns the match points that the contract promises the caller.
func (p *prospect) value(rules game.Rules, target int) float64 {
	stake := 2 * float64(rules.Stake(target))
	if p.alone {
		stake *= 2
	}
	return stake * (2*p.made(target) - 1)
}
