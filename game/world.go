package game

// Unseen returns the cards whose place the seat of the view does not know: those
// in hidden hands and face down in the stock.
func (v View) Unseen() CardSet {
	seen := v.Hand.With(v.Briscola) | SetOf(v.Table...) | SetOf(v.StockOrder...)
	for seat := range v.Rules.Seats {
		seen |= v.Hands[seat] | v.Shown[seat]
	}
	for _, t := range v.Tricks {
		seen |= SetOf(t.Cards...)
	}
	return v.Rules.Cards() &^ seen
}

// World returns a position that looks like the view: the unseen cards lie in the
// given order in the hidden hands, seat by seat, and then in the stock, top first.
// The order must hold exactly the cards of Unseen. Programs that search shuffle
// them to play out deals that may be the real one.
func (v View) World(order []Card) Position {
	p := newPosition(v.Rules, v.Leader)
	p.trump = v.Trump
	p.waits = v.Rules.Blind == BlindJudged && v.Called == NoCard
	for seat := range v.Rules.Seats {
		p.hands[seat] = v.Hands[seat] | v.Shown[seat]
		if seat == v.Seat {
			p.hands[seat] = v.Hand
		}
		missing := v.HandSizes[seat] - p.hands[seat].Len()
		p.hands[seat] |= SetOf(order[:missing]...)
		order = order[missing:]
		p.points[seat] = uint8(v.Points[seat])
	}
	p.stocked = uint8(v.Stock)
	switch {
	case v.StockOrder != nil:
		copy(p.stock[:], v.StockOrder)
	case v.Stock > 0:
		if n := copy(p.stock[:], order); n < v.Stock {
			p.stock[n] = v.Briscola
		}
	}
	for _, c := range v.Table {
		p.hands[p.turn] = p.hands[p.turn].With(c)
		p.Play(c)
	}
	return p
}
