package strategy

import "briscola/game"

// trust is, by seat, how likely it is on the side of the seat that looks.
type trust [game.MaxSeats]float64

// newTrust returns whom the seat of a view takes for a friend. Where the partner of
// a caller is a secret, everybody who may be it is suspected.
func newTrust(view game.View) (t trust) {
	suspicion := newSuspicion(view)
	for seat := range view.Rules.Seats {
		switch {
		case seat == view.Seat:
			t[seat] = 1
		case view.Caller < 0:
			t[seat] = certain(view.Rules.Partners(seat, view.Seat))
		case view.Seat == view.Caller:
			t[seat] = suspicion[seat]
		case seat == view.Caller:
			t[seat] = suspicion[view.Seat]
		default:
			t[seat] = 1 - suspicion[seat] - suspicion[view.Seat]
		}
	}
	return t
}

func certain(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}

// suspicion is, by seat, how likely it is the partner of the caller.
type suspicion [game.MaxSeats]float64

// The factors by which a play changes a suspicion.
const (
	helped = 3
	harmed = 0.4
)

// newSuspicion weighs what everybody has played since the card was called. A caller
// who holds the called card is not thought of by the others.
func newSuspicion(view game.View) (s suspicion) {
	if view.Caller < 0 {
		return s
	}
	if view.Partner >= 0 {
		if view.Partner != view.Caller {
			s[view.Partner] = 1
		}
		return s
	}
	for seat := range view.Rules.Seats {
		s[seat] = certain(seat != view.Caller && (seat != view.Seat || view.Called == game.NoCard))
	}
	if view.Called != game.NoCard {
		for i, t := range view.Tricks {
			if i > 0 || view.Rules.Blind == game.BlindOff {
				s.weigh(view, t.Leader, t.Cards)
			}
		}
		s.weigh(view, view.Leader, view.Table)
	}
	sum := 0.0
	for _, weight := range s {
		sum += weight
	}
	for seat := range s {
		s[seat] /= sum
	}
	return s
}

// weigh suspects those who feed the caller, and those less who take a trick from the
// caller or feed somebody else.
func (s *suspicion) weigh(view game.View, seat int, played []game.Card) {
	best, taker := game.NoCard, -1
	for _, c := range played {
		takes := best == game.NoCard || view.Beats(c, best)
		fed := view.Rules.Points(c) >= 10 && !takes
		switch {
		case taker == view.Caller && fed:
			s[seat] *= helped
		case taker == view.Caller && takes, taker >= 0 && fed:
			s[seat] *= harmed
		}
		if takes {
			best, taker = c, seat
		}
		seat = view.Rules.Next(seat)
	}
}
