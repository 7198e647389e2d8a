package strategy

import "briscola/game"

// mates holds, by seat, whom it plays for as far as it knows: a bit for each seat, itself included.
type mates [game.MaxSeats]uint8

// lineup says who plays for whom.
type lineup struct {
	secret mates // what each seat believes while the called card has not fallen
	open   mates // how it is
}

// newLineup returns the sides of a deal whose partner of the caller is known or supposed; -1 where nobody is called.
func newLineup(view game.View, partner int) *lineup {
	l := &lineup{}
	for seat := range view.Rules.Seats {
		for other := range view.Rules.Seats {
			bit := uint8(1) << other
			if view.Caller < 0 || partner < 0 {
				if seat == other || view.Rules.Partners(seat, other) {
					l.open[seat] |= bit
				}
				continue
			}
			calls := func(s int) bool { return s == view.Caller || s == partner }
			if calls(seat) == calls(other) {
				l.open[seat] |= bit
			}
			// Without knowing better the caller is alone against all.
			if seat == other || seat == partner && other == view.Caller || seat != view.Caller && other != view.Caller && seat != partner {
				l.secret[seat] |= bit
			}
		}
	}
	if view.Caller < 0 || partner < 0 {
		l.secret = l.open
	}
	return l
}

// suspicious returns what each seat believes while the called card has not fallen, if each of
// the three takes one of the others who have not called for the partner, now and then
// nobody. Whom is drawn by below.
func (l *lineup) suspicious(view *game.View, below func(int) int) mates {
	m := l.secret
	for seat := range view.Rules.Seats {
		if seat == view.Caller || l.open[seat]>>view.Caller&1 != 0 {
			continue
		}
		suspect := (seat + 1 + below(view.Rules.Seats-1)) % view.Rules.Seats
		if suspect != view.Caller {
			m[seat] &^= 1 << suspect
		}
	}
	return m
}
