package strategy_test

import (
	"reflect"
	"slices"

	"briscola/game"
	"briscola/game/strategy"
)

// claim is a reason for a move in a position that may be the real one.
type claim struct {
	state  game.State
	view   game.View
	move   game.Move
	reason strategy.Reason
}

// holds reports whether the reason is true of the move, reckoned from the rules and
// the real hands alone.
func (c claim) holds() bool {
	if c.move.Kind != game.MovePlay {
		return c.wordsHold()
	}
	v, r := c.view, c.reason
	points := v.Rules.Points(c.move.Card)
	if r.Keeps && (c.move.Card.Suit() == v.Trump || c.suit(v.Trump) == 0) {
		return false
	}
	if r.Trump && (c.move.Card.Suit() != v.Trump || v.Table[0].Suit() == v.Trump) {
		return false
	}
	switch r.Why {
	case strategy.LastCard:
		return v.Hand.Len() == 1
	case strategy.OnlyLegal:
		return v.Legal.Len() == 1
	case strategy.OnlyTrumps:
		return c.suit(v.Trump) == v.Hand.Len() && !slices.ContainsFunc(v.Hand.Cards(), func(o game.Card) bool {
			return v.Rules.Strength(o) < v.Rules.Strength(c.move.Card)
		})
	case strategy.Blind:
		return points == 0 && v.Called == game.NoCard
	case strategy.Cheapest:
		return !slices.ContainsFunc(v.Legal.Cards(), func(o game.Card) bool {
			return v.Rules.Points(o) < points && (!r.Keeps || o.Suit() != v.Trump)
		})
	case strategy.Counted:
		return v.Unseen() == 0 || v.Stock == 0 && v.Rules.Seats == 2 || c.oneHidden()
	case strategy.Plain:
		return true
	}
	return c.leadHolds(points) || c.takingHolds() || c.lossHolds(points)
}

func (c claim) suit(suit game.Suit) (n int) {
	for card := range c.view.Hand.All() {
		if card.Suit() == suit {
			n++
		}
	}
	return n
}

// oneHidden reports whether one hand alone is not known, and nothing of a stock.
func (c claim) oneHidden() bool {
	hidden := 0
	for seat := range c.view.Rules.Seats {
		if seat != c.view.Seat && (c.view.Hands[seat]|c.view.Shown[seat]).Len() < c.view.HandSizes[seat] {
			hidden++
		}
	}
	return hidden <= 1 && c.view.Stock <= 1
}

// best is the card that takes the trick once the move is made, and who played it.
func (c claim) best() (card game.Card, seat int) {
	at := c.view.Leader
	for _, played := range append(slices.Clone(c.view.Table), c.move.Card) {
		if card == game.NoCard || c.view.Beats(played, card) {
			card, seat = played, at
		}
		at = c.view.Rules.Next(at)
	}
	return card, seat
}

// beatable reports whether the best card will in fact be beaten if somebody wants it.
func (c claim) beatable() bool {
	best, _ := c.best()
	next, _, err := c.state.Do(c.move)
	if err != nil {
		return true
	}
	for left := c.view.Rules.Seats - len(c.view.Table) - 1; left > 0; left-- {
		view := next.View(next.Turn())
		for card := range view.Legal.All() {
			if view.Beats(card, best) {
				return true
			}
		}
		if next, _, err = next.Do(view.Moves[0]); err != nil {
			return true
		}
	}
	return false
}

// out counts cards that are neither gone nor held by the seat and beat the best one. A
// turned card in the stock cannot be played.
func (c claim) out() (n int) {
	best, _ := c.best()
	gone := c.view.Hand | game.SetOf(c.view.Table...)
	for _, trick := range c.view.Tricks {
		gone |= game.SetOf(trick.Cards...)
	}
	for card := range (c.view.Rules.Cards() &^ gone).All() {
		if c.view.Beats(card, best) {
			n++
		}
	}
	return n
}

func (c claim) onTable() (points int) {
	for _, card := range c.view.Table {
		points += c.view.Rules.Points(card)
	}
	return points
}

func (c claim) leadHolds(points int) bool {
	if len(c.view.Table) > 0 && c.reason.Why != strategy.Risk {
		return false
	}
	switch c.reason.Why {
	case strategy.LeadSure:
		return !c.beatable()
	case strategy.LeadLow:
		return points == 0
	case strategy.LeadTrump, strategy.LeadPartner:
		partner := c.view.Seat == c.view.Caller && c.view.Partner < 0
		return c.move.Card.Suit() == c.view.Trump && partner == (c.reason.Why == strategy.LeadPartner)
	case strategy.Risk:
		return c.reason.Count > 0 && c.reason.Count <= c.out()
	}
	return false
}

func (c claim) takingHolds() bool {
	_, taker := c.best()
	total := c.onTable() + c.view.Rules.Points(c.move.Card)
	if taker != c.view.Seat || len(c.view.Table) == 0 || c.reason.Points != total {
		return false
	}
	switch c.reason.Why {
	case strategy.TakeLast:
		return total > 0 && len(c.view.Table) == c.view.Rules.Seats-1
	case strategy.TakeSure:
		return total > 0 && !c.beatable()
	case strategy.TakeRisk:
		return total > 0 && c.reason.Count > 0 && c.reason.Count <= c.out()
	case strategy.TakeLead:
		return total == 0 && !c.beatable()
	case strategy.Nothing:
		return total == 0
	}
	return false
}

// partner reports whether a seat is certainly on the side of the view's seat.
func (c claim) partner(seat int) bool {
	v := c.view
	if v.Caller < 0 {
		return v.Rules.Partners(seat, v.Seat)
	}
	with := func(s int) bool { return s == v.Caller || s == v.Partner }
	return v.Partner >= 0 && with(seat) == with(v.Seat)
}

// foe reports whether a seat is certainly against it.
func (c claim) foe(seat int) bool {
	v := c.view
	if v.Caller < 0 || v.Partner >= 0 {
		return !c.partner(seat)
	}
	return seat == v.Caller && v.Seat != v.Caller && v.Called != game.NoCard
}

func (c claim) lossHolds(points int) bool {
	v, r := c.view, c.reason
	best, taker := c.best()
	if taker == v.Seat {
		return false
	}
	before := v.Table[v.Taking()]
	takes := func(card game.Card) bool { return v.Beats(card, before) }
	could := slices.ContainsFunc(v.Legal.Cards(), takes)
	switch r.Why {
	case strategy.GiveSure:
		return points > 0 && r.Points == points && r.Seat == taker && c.partner(taker) && !c.beatable()
	case strategy.GiveLikely:
		return points > 0 && r.Points == points && r.Seat == taker && c.partner(taker)
	case strategy.GivePerhaps:
		return points > 0 && r.Points == points && r.Seat == taker && !c.partner(taker) && !c.foe(taker)
	case strategy.GiveLater:
		return points > 0 && r.Points == points && c.partner(r.Seat) && c.later(r.Seat) && slices.ContainsFunc(v.Hands[r.Seat].Cards(), func(card game.Card) bool {
			return v.Beats(card, best)
		})
	case strategy.GiveHope:
		return points > 0 && r.Points == points && c.partner(r.Seat) && c.later(r.Seat) && c.out() > 0
	case strategy.PartnerHas:
		return points == 0 && r.Seat == taker && c.partner(taker)
	case strategy.Turned:
		return could && c.drawsTurned()
	case strategy.CannotTake:
		return points == 0 && !could
	case strategy.NotWorth:
		plain := slices.ContainsFunc(v.Legal.Cards(), func(card game.Card) bool { return takes(card) && card.Suit() != v.Trump })
		return points == 0 && could && !plain && r.Points == c.onTable()
	case strategy.Exposed:
		return points == 0 && could && len(v.Table) < v.Rules.Seats-1
	case strategy.Throw:
		return points == 0
	}
	return false
}

// later reports whether a seat plays after the view's in this trick.
func (c claim) later(seat int) bool {
	n := c.view.Rules.Seats
	return (seat-c.view.Leader+n)%n > len(c.view.Table)
}

// drawsTurned reports whether the seat has the turned card after the trick.
func (c claim) drawsTurned() bool {
	next, _, err := c.state.Do(c.move)
	return err == nil && next.View(c.view.Seat).Hand.Has(c.reason.Card) && !c.view.Hand.Has(c.reason.Card)
}

// wordsHold is holds for what is not a card.
func (c claim) wordsHold() bool {
	v, r := c.view, c.reason
	switch r.Why {
	case strategy.BidStrong, strategy.CallHelp:
		return r.Count == c.suit(r.Suit) && r.Count >= 2 && !(r.Why == strategy.CallHelp && v.Hand.Has(c.move.Card))
	case strategy.BidOpen:
		next, _, err := c.state.Do(c.move)
		return err == nil && next.Phase() == game.PhaseAuction
	case strategy.PassHigh:
		return v.Bidder >= 0
	case strategy.PassWeak:
		return v.Bidder < 0
	case strategy.PassSafe:
		return c.move.Kind == game.MovePass
	case strategy.ThrowIn:
		points := 0
		for card := range v.Hand.All() {
			points += v.Rules.Points(card)
		}
		return c.move.Kind == game.MoveMonte && points == r.Points && points <= v.Rules.Monte
	case strategy.CallAlone:
		return v.Hand.Has(c.move.Card)
	case strategy.TrumpMore:
		return r.Suit == c.move.Suit && r.Count == c.suit(r.Suit) && r.Count > c.suit(v.Trump)
	case strategy.TrumpStays:
		return r.Count == c.suit(v.Trump) && c.suit(game.Denari) <= r.Count && c.suit(game.Coppe) <= r.Count &&
			c.suit(game.Spade) <= r.Count && c.suit(game.Bastoni) <= r.Count
	case strategy.SwapHigher:
		next, _, err := c.state.Do(c.move)
		return err == nil && r.Card == v.Briscola && next.View(v.Seat).Hand.Has(r.Card) &&
			v.Rules.Strength(next.View(v.Seat).Briscola) < v.Rules.Strength(r.Card)
	}
	return reflect.DeepEqual(r, strategy.Reason{Why: strategy.Plain})
}
