package strategy

import "briscola/game"

// trick is the trick on the table as the seat on turn sees it.
type trick struct {
	*outlook
	led    game.Card // NoCard before the lead
	points int       // on the table
	best   game.Card // card that would take the trick now, NoCard before the lead
	taker  int       // seat that played it
}

// newTrick looks at the trick in which the seat of the view is on turn.
func newTrick(o *outlook) trick {
	t := trick{outlook: o}
	seat := o.view.Leader
	for _, c := range o.view.Table {
		t.put(c, seat)
		seat = o.view.Rules.Next(seat)
	}
	return t
}

// put adds a card that a seat plays.
func (t *trick) put(c game.Card, seat int) {
	t.points += t.view.Rules.Points(c)
	if t.led == game.NoCard {
		t.led = c
	}
	if t.best == game.NoCard || t.view.Beats(c, t.best) {
		t.best, t.taker = c, seat
	}
}

// last reports whether a seat plays the last card of the trick.
func (t *trick) last(seat int) bool { return t.view.Rules.Next(seat) == t.view.Leader }

// chance estimates how likely the own side takes the trick if those who play after
// the seat of the view beat the best card whenever they can. A partner who is seen to
// hold the master card takes it for certain.
func (t *trick) chance() float64 {
	noFoe, noMate := 1.0, 1.0
	for seat := t.view.Seat; !t.last(seat); {
		seat = t.view.Rules.Next(seat)
		if t.trust[seat] == 1 && t.masters(seat) {
			return 1
		}
		beats := t.beats(seat)
		noFoe *= 1 - beats*(1-t.trust[seat])
		noMate *= 1 - beats*t.trust[seat]
	}
	foe, mate, ours := 1-noFoe, 1-noMate, t.trust[t.taker]
	return ours*(1-foe*(1-mate/2)) + (1-ours)*mate*(1-foe/2)
}

// masters reports whether a seat can beat the best card with one that nobody can beat.
func (t *trick) masters(seat int) bool {
	elsewhere := t.unseen
	for other := range t.view.Rules.Seats {
		if other != seat {
			elsewhere |= t.hands[other]
		}
	}
	for c := range t.legal(t.hands[seat], t.led).All() {
		if t.view.Beats(c, t.best) && !t.beaten(c, elsewhere) {
			return true
		}
	}
	return false
}

// beaten reports whether one of some cards beats a card.
func (t *trick) beaten(c game.Card, by game.CardSet) bool {
	for other := range by.All() {
		if t.view.Beats(other, c) {
			return true
		}
	}
	return false
}

// beats returns how likely a seat can beat the best card.
func (t *trick) beats(seat int) float64 {
	if t.beaten(t.best, t.legal(t.hands[seat], t.led)) {
		return 1
	}
	following, others := 0, 0 // unseen cards that beat the best one
	for c := range t.unseen.All() {
		switch {
		case !t.view.Beats(c, t.best):
		case c.Suit() == t.led.Suit():
			following++
		default:
			others++
		}
	}
	hidden := t.hidden(seat)
	if !t.view.Rules.Follow {
		return t.anyOf(following+others, hidden)
	}
	if ofSuit(t.hands[seat], t.led.Suit()) != 0 {
		return t.anyOf(following, hidden)
	}
	follows := t.anyOf(ofSuit(t.unseen, t.led.Suit()).Len(), hidden)
	return t.anyOf(following, hidden) + (1-follows)*t.anyOf(others, hidden)
}

// anyOf returns how likely at least one of some unseen cards is among so many drawn from all unseen cards.
func (o *outlook) anyOf(cards, drawn int) float64 {
	none, unseen := 1.0, o.unseen.Len()
	for i := range min(drawn, unseen) {
		none *= float64(max(0, unseen-cards-i)) / float64(unseen-i)
	}
	return 1 - none
}
