package strategy

import "briscola/game"

// outlook is what a seat knows and supposes when it has to play.
type outlook struct {
	view   game.View
	trump  game.Suit // the trump, or the suit that the own hand will name when the first trick has been played
	trust  trust
	hands  [game.MaxSeats]game.CardSet // by seat, cards that are certainly in its hand
	unseen game.CardSet                // cards that may lie in several places
}

// newOutlook looks at the deal from the seat of the view.
func newOutlook(view game.View) *outlook {
	o := &outlook{view: view, trump: view.Trump, trust: newTrust(view), unseen: view.Unseen()}
	if view.Caller == view.Seat && view.Called == game.NoCard && view.Caller >= 0 {
		o.trump = bestContract(view, view.Bid).called.Suit()
		if view.Rules.Blind == game.BlindJudged {
			o.view.Trump = o.trump
		}
	}
	o.locate()
	return o
}

// locate finds the cards that are certainly in each hand: those that lie open, and
// all unseen ones where only one hand has room for them.
func (o *outlook) locate() {
	only, room := -1, 0
	for seat := range o.view.Rules.Seats {
		o.hands[seat] = o.view.Hands[seat] | o.view.Shown[seat]
		if seat == o.view.Seat {
			o.hands[seat] = o.view.Hand
		}
		if missing := o.hidden(seat); missing > 0 {
			only, room = seat, room+missing
		}
	}
	if only >= 0 && o.hidden(only) == room && o.unseen.Len() == room {
		o.hands[only] |= o.unseen
		o.unseen = 0
	}
}

// hidden returns how many cards of a hand are not known.
func (o *outlook) hidden(seat int) int { return o.view.HandSizes[seat] - o.hands[seat].Len() }

// rivals returns how many sides share what the own side loses.
func (o *outlook) rivals() float64 {
	if o.view.Caller >= 0 {
		return 1
	}
	return float64(o.view.Rules.Sides() - 1)
}

// legal returns the cards of a hand that may be played on a led card, NoCard before the lead.
func (o *outlook) legal(hand game.CardSet, led game.Card) game.CardSet {
	return legal(o.view.Rules, hand, led)
}

func legal(rules game.Rules, hand game.CardSet, led game.Card) game.CardSet {
	if !rules.Follow || led == game.NoCard {
		return hand
	}
	if same := ofSuit(hand, led.Suit()); same != 0 {
		return same
	}
	return hand
}

// ofSuit returns the cards of one suit.
func ofSuit(cards game.CardSet, suit game.Suit) (same game.CardSet) {
	for c := range cards.All() {
		if c.Suit() == suit {
			same = same.With(c)
		}
	}
	return same
}
