package strategy

import "briscola/game"

// Reason says why a move may be made, as far as its seat can know. What it states is
// true of the move in that position. Fields that its Why does not name are zero.
type Reason struct {
	Why    Why
	Points int       // card points
	Count  int       // cards
	Suit   game.Suit // one that the seat is strong in
	Card   game.Card // the turned card
	Seat   int       // who is taking the trick or will take it
	Trump  bool      // a trump is spent on another suit
	Keeps  bool      // no trump is spent, and the hand keeps some
}

// Why is one of the reasons for a move.
type Why string

// Reasons for a card on any trick.
const (
	LastCard   Why = "lastcard"   // the seat has no other
	OnlyLegal  Why = "onlylegal"  // the seat may play no other
	OnlyTrumps Why = "onlytrumps" // the hand is all trumps, and this is the weakest
	Blind      Why = "blind"      // a worthless card, and the trump of the trick is not named yet
	Cheapest   Why = "cheapest"   // no card of the hand is worth less, trumps aside where it Keeps them
	Risk       Why = "risk"       // Count cards that are still out beat it
	Counted    Why = "counted"    // the seat can know where every card lies
	Plain      Why = "plain"      // nothing that is certain speaks for it
)

// Reasons for a card that is led.
const (
	LeadSure    Why = "leadsure"    // nobody can beat it
	LeadLow     Why = "leadlow"     // it is worth nothing; may Keep trumps
	LeadTrump   Why = "leadtrump"   // only a higher trump beats it
	LeadPartner Why = "leadpartner" // the same, by a caller whose partner is not known yet
)

// Reasons for a card that is taking the trick, of so many Points with the card. A Trump
// may be spent, or the seat Keeps its trumps.
const (
	TakeLast Why = "takelast" // the seat plays last
	TakeSure Why = "takesure" // nobody after the seat can beat it
	TakeRisk Why = "takerisk" // Count cards that are still out beat it
	TakeLead Why = "takelead" // there are no points, but the seat will lead
	Nothing  Why = "nothing"  // the trick is worth nothing, nor is the card
)

// Reasons for a card that is not taking the trick.
const (
	GiveSure    Why = "givesure"    // Points for a partner, Seat, whom nobody can beat any more
	GiveLikely  Why = "givelikely"  // Points for a partner, Seat, who is taking the trick
	GivePerhaps Why = "giveperhaps" // Points for Seat, who is taking the trick and is rather with the seat than against it
	GiveLater   Why = "givelater"   // Points for a partner, Seat, who plays later and can take the trick for certain
	GiveHope    Why = "givehope"    // Points for a partner, Seat, who plays later and may take the trick
	PartnerHas  Why = "partnerhas"  // a partner, Seat, is taking the trick, and the card is worth nothing
	Turned      Why = "turned"      // the seat could take the trick, but who loses it draws the turned Card
	CannotTake  Why = "cannottake"  // no card of the hand could take it; this one is worth nothing
	NotWorth    Why = "notworth"    // only a trump could take it, and there are few Points or none
	Exposed     Why = "exposed"     // whatever the seat takes it with, somebody may beat it; this card is worth nothing
	Throw       Why = "throw"       // the card is worth nothing; may Keep trumps
)

// Reasons in an auction and around it, and for an exchange.
const (
	BidStrong  Why = "bidstrong"  // the seat has Count cards of Suit
	BidOpen    Why = "bidopen"    // others may still bid beyond it
	PassHigh   Why = "passhigh"   // a bid stands, and beyond it the hand does not promise enough
	PassWeak   Why = "passweak"   // nobody has bid yet, but the hand does not promise enough
	PassSafe   Why = "passsafe"   // a pass promises nothing to anybody
	ThrowIn    Why = "throwin"    // the hand is worth only so many Points
	CallHelp   Why = "callhelp"   // the seat has Count cards of Suit, and the called card is missing there
	CallAlone  Why = "callalone"  // the seat holds the called card
	TrumpMore  Why = "trumpmore"  // the seat has Count cards of Suit, more than of the trump now
	TrumpStays Why = "trumpstays" // the seat has at least as many of the trump as of any other suit, Count
	SwapHigher Why = "swaphigher" // the turned Card is higher than the trump that is given for it
)

// Whys returns all reasons.
func Whys() []Why {
	return []Why{
		LastCard, OnlyLegal, OnlyTrumps, Blind, Cheapest, Risk, Counted, Plain, LeadSure, LeadLow, LeadTrump, LeadPartner,
		TakeLast, TakeSure, TakeRisk, TakeLead, Nothing, GiveSure, GiveLikely, GivePerhaps, GiveLater, GiveHope, PartnerHas,
		Turned, CannotTake, NotWorth, Exposed, Throw, BidStrong, BidOpen, PassHigh, PassWeak, PassSafe, ThrowIn, CallHelp, CallAlone,
		TrumpMore, TrumpStays, SwapHigher,
	}
}

// Explain gives a reason for a legal move of the seat of a view, whoever chose it. It
// knows what the view tells and nothing else: positions that look alike to the seat
// have the same reason.
func Explain(view game.View, move game.Move) Reason {
	switch move.Kind {
	case game.MovePlay:
		return explainCard(newOutlook(view), move.Card)
	case game.MoveBid:
		return explainBid(view, move)
	case game.MovePass:
		return explainPass(view)
	case game.MoveMonte:
		return Reason{Why: ThrowIn, Points: worth(view.Rules, view.Hand)}
	case game.MoveCall:
		return explainCall(view, move.Card)
	case game.MoveTrump, game.MoveKeep:
		return explainTrump(view, move)
	case game.MoveSwap:
		if turned := view.Briscola; view.Rules.Strength(turned) > view.Rules.Strength(swapped(turned)) {
			return Reason{Why: SwapHigher, Card: turned}
		}
	}
	return Reason{Why: Plain}
}

// worth returns the points of some cards.
func worth(rules game.Rules, cards game.CardSet) (points int) {
	for c := range cards.All() {
		points += rules.Points(c)
	}
	return points
}
