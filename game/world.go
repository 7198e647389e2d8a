package game

// Unseen returns the cards whose place the seat of the view does not know: those
// in hidden hands and face down in the stock.
func (v View) Unseen() CardSet {
	seen := v.Hand.With(v.Briscola) | SetOf(v.Table...)
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
	tables := &rankings[v.Rules.Ranking]
	p := Position{
		leader: uint8(v.Leader), turn: uint8(v.Leader), seats: uint8(v.Rules.Seats), trump: v.Trump,
		strength: tables.strength, worth: tables.points,
	}
	if v.Seat >= 0 {
		p.hands[v.Seat] = v.Hand
	}
	if v.BriscolaHolder >= 0 {
		p.hands[v.BriscolaHolder] = p.hands[v.BriscolaHolder].With(v.Briscola)
	}
	for seat := range v.Rules.Seats {
		missing := v.HandSizes[seat] - p.hands[seat].Len()
		p.hands[seat] |= SetOf(order[:missing]...)
		order = order[missing:]
		p.points[seat] = uint8(v.Points[seat])
	}
	if v.Stock > 0 {
		p.stock[copy(p.stock[:], order)] = v.Briscola
		p.stocked = uint8(v.Stock)
	}
	for _, c := range v.Table {
		p.hands[p.turn] = p.hands[p.turn].With(c)
		p.Play(c)
	}
	return p
}
