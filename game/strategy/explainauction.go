package strategy

import "briscola/game"

// How many cards of one suit speak for a bid, and how many for calling one more.
const (
	bidCards  = 3
	callCards = 2
)

// explainBid gives a reason for a bid.
func explainBid(view game.View, bid game.Move) Reason {
	suit := bestContract(view, bid).called.Suit()
	if count := ofSuit(view.Hand, suit).Len(); count >= bidCards {
		return Reason{Why: BidStrong, Suit: suit, Count: count}
	}
	for seat := range view.Rules.Seats {
		if seat != view.Seat && !view.Passed[seat] && bid.Target < game.MaxTarget {
			return Reason{Why: BidOpen}
		}
	}
	return Reason{Why: Plain}
}

// explainPass gives a reason for leaving an auction.
func explainPass(view game.View) Reason {
	for _, bid := range view.Moves {
		if bid.Kind == game.MoveBid && bestContract(view, bid).value >= daring {
			return Reason{Why: PassSafe}
		}
		if bid.Target != 0 { // every higher target promises less
			break
		}
	}
	if view.Bidder >= 0 {
		return Reason{Why: PassHigh}
	}
	return Reason{Why: PassWeak}
}

// explainCall gives a reason for calling a card.
func explainCall(view game.View, called game.Card) Reason {
	count := ofSuit(view.Hand, called.Suit()).Len()
	switch {
	case view.Hand.Has(called):
		return Reason{Why: CallAlone}
	case count >= callCards:
		return Reason{Why: CallHelp, Suit: called.Suit(), Count: count}
	}
	return Reason{Why: Plain}
}

// explainTrump gives a reason for changing the trump or leaving it.
func explainTrump(view game.View, move game.Move) Reason {
	now, most := ofSuit(view.Hand, view.Trump).Len(), 0
	for _, suit := range game.Suits() {
		most = max(most, ofSuit(view.Hand, suit).Len())
	}
	if move.Kind == game.MoveKeep {
		if now == most {
			return Reason{Why: TrumpStays, Count: now}
		}
		return Reason{Why: Plain}
	}
	if count := ofSuit(view.Hand, move.Suit).Len(); count > now {
		return Reason{Why: TrumpMore, Suit: move.Suit, Count: count}
	}
	return Reason{Why: Plain}
}
