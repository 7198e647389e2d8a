package game

// checkSwap checks whether the seat on turn may exchange a trump for the turned card.
func (s *State) checkSwap(seat int) error {
	switch {
	case !s.rules.Swap:
		return ErrNoSwap
	case seat != s.position.Turn():
		return ErrNotYourTurn
	case s.position.onTable > 0:
		return ErrSwapLead
	case !s.hasTrick(seat):
		return ErrSwapTrick
	case s.position.Stock() <= s.rules.Seats:
		return ErrSwapStock
	case !s.position.Hand(seat).Has(swapCard(s.briscola)):
		return ErrSwapCard
	}
	return nil
}

// maxSwaps is the largest number of exchanges in a deal: by the Seven, then by the Two.
const maxSwaps = 2

// swapCard returns the card that may be exchanged for a turned one: the Seven
// of trump for an Ace, a Three or a court card, the Two for a Seven to a Four.
func swapCard(turned Card) Card {
	switch turned.Rank() {
	case Ace, Three, Re, Cavallo, Fante:
		return NewCard(Seven, turned.Suit())
	case Seven, Six, Five, Four:
		return NewCard(Two, turned.Suit())
	}
	return NoCard
}

// hasTrick reports whether a seat has taken a trick.
func (s *State) hasTrick(seat int) bool {
	for _, winner := range s.winners[:s.tricksTaken()] {
		if int(winner) == seat {
			return true
		}
	}
	return false
}

// swap exchanges the cards.
func (s *State) swap(seat int) []Event {
	p, given := &s.position, swapCard(s.briscola)
	p.hands[seat] = p.hands[seat].Without(given).With(s.briscola)
	p.stock[p.stocked-1] = given
	s.shown = s.shown.With(s.briscola)
	s.briscola = given
	return []Event{{Kind: SwappedBriscola, Seat: seat, To: Everyone, Card: given}}
}
