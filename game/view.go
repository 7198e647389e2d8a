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
	Rules          Rules
	Seat           int // whose view it is, -1 for a spectator
	Dealer         int
	Turn           int // seat to act, -1 when the deal is over
	Leader         int // seat that leads the current trick
	Hand           CardSet
	Legal          CardSet // cards that Seat may play now, empty when it is not on turn
	Trump          Suit
	Stock          int // cards left to draw, the turned card included
	Table          []Card
	Tricks         []Trick
	Points         [MaxSeats]int // taken so far, by seat
	Over           bool
	HandSizes      [MaxSeats]int
	Briscola       Card // the turned card, NoCard where none was turned
	BriscolaHolder int  // seat that is known to hold it; -1 while it lies in the stock and once it has been played
}

// View returns what a seat may know. A seat that is not at the table, such as -1,
// is a spectator: it has no hand.
func (s State) View(seat int) View {
	p := &s.position
	v := View{
		Rules: s.rules, Seat: nobody, Dealer: int(s.dealer), Turn: s.Turn(), Leader: int(p.leader),
		Trump: p.trump, Stock: p.Stock(), Briscola: s.briscola, BriscolaHolder: int(s.holder),
		Table: append([]Card(nil), p.table[:p.onTable]...), Tricks: s.tricks(), Points: s.points(), Over: s.Over(),
	}
	for i := range s.rules.Seats {
		v.HandSizes[i] = p.hands[i].Len()
	}
	if seat >= 0 && seat < s.rules.Seats {
		v.Seat = seat
		v.Hand = p.Hand(seat)
		if v.Turn == seat {
			v.Legal = p.Legal()
		}
	}
	return v
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
	n := s.rules.Seats
	if n == 0 {
		return nil
	}
	finished := int(s.plays) / n
	cards := append([]Card(nil), s.played[:finished*n]...)
	tricks := make([]Trick, finished)
	leader := s.rules.Next(int(s.dealer))
	for i := range tricks {
		t := Trick{Leader: leader, Cards: cards[i*n : (i+1)*n : (i+1)*n], Winner: int(s.winners[i])}
		for _, c := range t.Cards {
			t.Points += s.rules.Points(c)
		}
		leader = t.Winner
		tricks[i] = t
	}
	return tricks
}
