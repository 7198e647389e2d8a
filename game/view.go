package game

// Trick is one finished trick.
type Trick struct {
	Leader int    `json:"leader"`
	Cards  []Card `json:"cards"` // in playing order, from the leader on
	Winner int    `json:"winner"`
	Points int    `json:"points"`
}

// View is what one seat may know, and nothing else: it has no room for what is
// hidden. States that look alike to a seat give equal views.
type View struct {
	Rules  Rules
	Seat   int // whose view it is, -1 for a spectator
	Dealer int
	Phase  Phase
	Turn   int  // seat to act, -1 when the deal is over
	Over   bool // the deal is over

	// What the seat has and may do.
	Hand  CardSet
	Legal CardSet // cards that Seat may play now, empty when it is not on turn to play
	Moves []Move  // all that Seat may do now, as State.Legal has it; nil when it is not on turn

	// What lies on the table.
	Leader         int  // seat that leads the current trick; dealer+1 until the caller who will lead is known
	Trump          Suit // NoSuit where there is none or none yet
	Stock          int  // cards left to draw, the turned card included
	Table          []Card
	Tricks         []Trick
	Points         [MaxSeats]int // taken so far, by seat
	HandSizes      [MaxSeats]int
	Briscola       Card              // turned, put in its place by an exchange, or shown in a Briscolone; else NoCard
	BriscolaHolder int               // seat known to hold it; -1 while it lies in the stock and once it is played
	Shown          [MaxSeats]CardSet // cards that came into a hand before everybody's eyes, by seat

	// What lies open besides.
	Hands      [MaxSeats]CardSet // hands of others that Seat may look at now, by seat
	StockOrder []Card            // top first, where the stock lies open

	// Signs that others have made and Seat has seen, the newest of each. A deal knows none: a table at which signs are
	// made adds them.
	Signs []Sign

	// The auction and what came of it.
	Auction []Move         // bids and passes so far
	Bid     Move           // the bid that stands, the zero Move where there is none
	Bidder  int            // seat that made it, -1 where there is none
	Passed  [MaxSeats]bool // who has left the auction, by seat
	Caller  int            // seat that won the auction, -1 before that
	Called  Card           // the called card, NoCard before the call
	Target  int            // points that the caller's side needs with the bid that stands, else those that win for certain
	Partner int            // seat that holds or held the called card, the caller or not; -1 unless Seat may know
}

// Sign is what a seat shows or pretends to hold: a card of trump.
type Sign struct {
	Seat int
	Rank Rank
}

// View returns what a seat may know. A seat that is not at the table, such as -1,
// is a spectator: it has no hand.
func (s State) View(seat int) View {
	p := &s.position
	v := View{
		Rules: s.rules, Seat: nobody, Dealer: int(s.dealer), Phase: s.Phase(), Turn: s.Turn(), Leader: int(p.leader),
		Trump: p.trump, Stock: p.Stock(), Briscola: s.briscola, BriscolaHolder: nobody,
		Table: append([]Card(nil), p.table[:p.onTable]...), Tricks: s.tricks(), Points: s.points(), Over: s.Over(),
		Bidder: int(s.auction.bidder), Passed: s.auction.passed, Caller: int(s.caller), Called: s.called,
		Target: s.auction.target(), Partner: nobody,
	}
	for i := range s.rules.Seats {
		v.HandSizes[i] = p.hands[i].Len()
		v.Shown[i] = p.hands[i] & s.shown
		if v.Shown[i].Has(s.briscola) {
			v.BriscolaHolder = i
		}
	}
	v.Auction = s.spokenMoves()
	if v.Bidder != nobody {
		v.Bid = s.auction.bid.move(s.rules, v.Bidder)
	}
	if s.fallen {
		v.Partner = int(s.partner)
	}
	if s.rules.Open == OpenAll {
		v.StockOrder = append(v.StockOrder, p.stock[p.drawn:p.stocked]...)
	}
	if seat >= 0 && seat < s.rules.Seats {
		s.viewOwn(&v, seat)
	}
	s.viewHands(&v)
	return v
}

// viewOwn adds what only the seat itself knows.
func (s *State) viewOwn(v *View, seat int) {
	v.Seat = seat
	v.Hand = s.position.Hand(seat)
	if int(s.partner) == seat {
		v.Partner = seat
	}
	if v.Turn != seat {
		return
	}
	v.Moves = s.Legal()
	if v.Phase == PhasePlay {
		v.Legal = s.position.Legal()
	}
}

// viewHands adds the other hands that lie open.
func (s *State) viewHands(v *View) {
	partners := s.rules.peeks(s.plays == 0, s.position.Stock() == 0)
	for seat := range s.rules.Seats {
		mate := v.Seat != nobody && s.rules.Partners(v.Seat, seat)
		if seat != v.Seat && (s.rules.Open != OpenNone || partners && mate) {
			v.Hands[seat] = s.position.Hand(seat)
		}
	}
}

// peeks reports whether partners look at each other's hands before the first
// card or with an empty stock.
func (r Rules) peeks(first, empty bool) bool {
	switch r.Peek {
	case PeekFirst:
		return first
	case PeekEmpty:
		return empty
	case PeekBoth:
		return first || empty
	default:
		return false
	}
}

// Beats reports whether a card takes the trick from an earlier card that would
// have taken it.
func (v View) Beats(later, earlier Card) bool {
	if later.Suit() == earlier.Suit() {
		return v.Rules.Strength(later) > v.Rules.Strength(earlier)
	}
	return later.Suit() == v.Trump
}

// Taking returns the place in Table of the card that would take the trick now, -1
// for an empty table.
func (v View) Taking() int {
	taking := -1
	for i, c := range v.Table {
		if taking < 0 || v.Beats(c, v.Table[taking]) {
			taking = i
		}
	}
	return taking
}

// points returns the points taken so far, by seat.
func (s *State) points() (points [MaxSeats]int) {
	for i := range points {
		points[i] = s.position.Points(i)
	}
	return points
}

// tricks returns the finished tricks.
func (s *State) tricks() []Trick {
	if s.rules.Seats == 0 {
		return nil
	}
	tricks := make([]Trick, s.tricksTaken())
	leader := s.firstLeader()
	for i := range tricks {
		cards := append([]Card(nil), s.trickCards(i)...)
		tricks[i] = Trick{Leader: leader, Cards: cards, Winner: int(s.winners[i]), Points: s.rules.sum(cards)}
		leader = tricks[i].Winner
	}
	return tricks
}
