package strategy

import "briscola/game"

// mates holds, by seat, whom it plays for as far as it knows: a bit for each seat, itself included.
type mates [game.MaxSeats]uint8

// lineup says who plays for whom.
type lineup struct {
	secret mates // what each seat believes while the called card has not fallen
	open   mates // how it is
}

// teams returns the sides of a game without a caller, which everybody knows.
func teams(rules game.Rules) *lineup {
	l := &lineup{}
	for seat := range rules.Seats {
		for other := range rules.Seats {
			if seat == other || rules.Partners(seat, other) {
				l.open[seat] |= 1 << other
			}
		}
	}
	l.secret = l.open
	return l
}

// partners returns the sides of a Chiamata if the caller's partner is a given seat.
func partners(view game.View, partner int) *lineup {
	l := &lineup{}
	everybody := uint8(1)<<view.Rules.Seats - 1
	caller := uint8(1) << view.Caller
	callers := caller | 1<<partner
	for seat := range view.Rules.Seats {
		switch {
		case seat == view.Caller:
			l.open[seat], l.secret[seat] = callers, caller
		case seat == partner:
			l.open[seat], l.secret[seat] = callers, callers
		default: // without knowing better the caller is alone against all
			l.open[seat], l.secret[seat] = everybody&^callers, everybody&^caller
		}
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
