package strategy

import "briscola/game"

// few is less than what is worth a trump: an Ace and a card worth ten are worth one.
const few = 10

// explainCard gives a reason for playing a card.
func explainCard(o *outlook, c game.Card) Reason {
	t, hand := newTrick(o), o.view.Hand
	points := o.view.Rules.Points(c)
	keeps := c.Suit() != o.view.Trump && ofSuit(hand, o.view.Trump) != 0
	switch {
	case hand.Len() == 1:
		return Reason{Why: LastCard}
	case o.view.Legal.Len() == 1:
		return Reason{Why: OnlyLegal}
	case o.view.Rules.Blind == game.BlindJudged && o.view.Called == game.NoCard:
		if points == 0 {
			return Reason{Why: Blind}
		}
		return o.otherwise(c, 0, false)
	case len(o.view.Table) == 0:
		return t.explainLead(c, keeps)
	case o.view.Beats(c, t.best):
		return t.explainTaking(c, keeps)
	case o.trust[t.taker] == 1:
		return t.explainGift(points)
	case points > 0 && o.trust[t.taker] > 0.5:
		return Reason{Why: GivePerhaps, Seat: t.taker, Points: points}
	}
	return t.explainLoss(c, keeps)
}

// explainLead gives a reason for leading a card.
func (t trick) explainLead(c game.Card, keeps bool) Reason {
	t.put(c, t.view.Seat)
	threats := t.threats()
	switch {
	case threats == 0:
		return Reason{Why: LeadSure}
	case t.onlyTrumps(c):
		return Reason{Why: OnlyTrumps}
	case c.Suit() == t.view.Trump && t.view.Seat == t.view.Caller && t.view.Partner < 0:
		return Reason{Why: LeadPartner}
	case c.Suit() == t.view.Trump:
		return Reason{Why: LeadTrump}
	case t.points == 0:
		return Reason{Why: LeadLow, Keeps: keeps}
	}
	return t.otherwise(c, threats.Len(), keeps)
}

// explainTaking gives a reason for taking the trick with a card.
func (t trick) explainTaking(c game.Card, keeps bool) Reason {
	t.put(c, t.view.Seat)
	threats := t.threats()
	trump := c.Suit() == t.view.Trump && t.led.Suit() != t.view.Trump
	reason := Reason{Points: t.points, Trump: trump, Keeps: keeps}
	switch {
	case t.points == 0 && threats == 0:
		return Reason{Why: TakeLead}
	case t.points == 0 && t.onlyTrumps(c):
		return Reason{Why: OnlyTrumps}
	case t.points == 0:
		return Reason{Why: Nothing}
	case t.last(t.view.Seat):
		reason.Why = TakeLast
	case threats == 0:
		reason.Why = TakeSure
	default:
		reason.Why, reason.Count = TakeRisk, threats.Len()
	}
	return reason
}

// explainGift gives a reason for a card worth so many points on the trick of a partner.
func (t *trick) explainGift(points int) Reason {
	switch {
	case points == 0:
		return Reason{Why: PartnerHas, Seat: t.taker}
	case t.threats() == 0:
		return Reason{Why: GiveSure, Seat: t.taker, Points: points}
	}
	return Reason{Why: GiveLikely, Seat: t.taker, Points: points}
}

// explainLoss gives a reason for a card that leaves the trick to somebody who is not
// known as a partner.
func (t *trick) explainLoss(c game.Card, keeps bool) Reason {
	points := t.view.Rules.Points(c)
	takers := t.takers()
	sure, hoped := t.helpers()
	switch {
	case points > 0 && sure >= 0:
		return Reason{Why: GiveLater, Seat: sure, Points: points}
	case takers != 0 && t.drawsTurned():
		return Reason{Why: Turned, Card: t.view.Briscola}
	case t.onlyTrumps(c):
		return Reason{Why: OnlyTrumps}
	case points > 0 && hoped >= 0 && !t.cheapest(c, keeps):
		return Reason{Why: GiveHope, Seat: hoped, Points: points}
	case points > 0:
		return t.otherwise(c, 0, keeps)
	case takers == 0:
		return Reason{Why: CannotTake}
	case keeps && takers&^ofSuit(takers, t.view.Trump) == 0 && t.points < few:
		return Reason{Why: NotWorth, Points: t.points}
	case t.exposed(takers):
		return Reason{Why: Exposed}
	}
	return Reason{Why: Throw, Keeps: keeps}
}

// otherwise gives a reason for a card that no better one speaks for. So many cards that
// are still out beat it, none where that does not matter.
func (o *outlook) otherwise(c game.Card, beaten int, keeps bool) Reason {
	switch {
	case o.cheapest(c, keeps):
		return Reason{Why: Cheapest, Keeps: keeps}
	case o.known():
		return Reason{Why: Counted}
	case beaten > 0:
		return Reason{Why: Risk, Count: beaten}
	}
	return Reason{Why: Plain}
}

// cheapest reports whether no card that may be played is worth less, trumps aside where they are kept.
func (o *outlook) cheapest(c game.Card, keeps bool) bool {
	for other := range o.view.Legal.All() {
		if keeps && other.Suit() == o.view.Trump {
			continue
		}
		if o.view.Rules.Points(other) < o.view.Rules.Points(c) {
			return false
		}
	}
	return true
}

// onlyTrumps reports whether the hand is all trumps and none is weaker than a card.
func (o *outlook) onlyTrumps(c game.Card) bool {
	for other := range o.view.Hand.All() {
		if other.Suit() != o.view.Trump || o.view.Rules.Strength(other) < o.view.Rules.Strength(c) {
			return false
		}
	}
	return true
}

// known reports whether the place of every card is known.
func (o *outlook) known() bool { return o.unseen == 0 }

// threats returns the cards that beat the best one and that somebody who plays after
// the seat of the view may have.
func (t *trick) threats() (threats game.CardSet) {
	for seat := t.view.Seat; !t.last(seat); {
		seat = t.view.Rules.Next(seat)
		for c := range t.possible(seat).All() {
			if t.view.Beats(c, t.best) {
				threats = threats.With(c)
			}
		}
	}
	return threats
}

// possible returns the cards that a seat may play on the trick, as far as is known.
func (t *trick) possible(seat int) game.CardSet {
	hand := t.hands[seat]
	if t.hidden(seat) == 0 {
		return t.legal(hand, t.led)
	}
	if t.view.Rules.Follow && ofSuit(hand, t.led.Suit()) != 0 {
		return ofSuit(hand|t.unseen, t.led.Suit())
	}
	return hand | t.unseen
}

// takers returns the cards with which the seat of the view could be taking the trick.
func (t *trick) takers() (takers game.CardSet) {
	for c := range t.view.Legal.All() {
		if t.view.Beats(c, t.best) {
			takers = takers.With(c)
		}
	}
	return takers
}

// exposed reports whether somebody may beat each of some cards.
func (t trick) exposed(takers game.CardSet) bool {
	for c := range takers.All() {
		after := t
		if after.put(c, t.view.Seat); after.threats() == 0 {
			return false
		}
	}
	return true
}

// helpers returns a partner who plays later and is seen to hold a card that takes the
// trick for certain, and one who may hold a card that takes it; -1 where there is none.
func (t *trick) helpers() (sure, hoped int) {
	sure, hoped = -1, -1
	for seat := t.view.Seat; !t.last(seat); {
		seat = t.view.Rules.Next(seat)
		if t.trust[seat] != 1 {
			continue
		}
		if t.hidden(seat) == 0 && t.masters(seat) {
			sure = seat
		}
		if t.beaten(t.best, t.possible(seat)) {
			hoped = seat
		}
	}
	return sure, hoped
}

// drawsTurned reports whether the seat of the view draws the turned card by leaving the
// trick to whoever is taking it. Who draws last sits before the winner, and so the trick is full.
func (t *trick) drawsTurned() bool {
	turned := t.view.Briscola != game.NoCard && t.view.BriscolaHolder < 0 && t.view.Stock == t.view.Rules.Seats
	return turned && t.taker == t.view.Rules.Next(t.view.Seat)
}
