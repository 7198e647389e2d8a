package game

import "iter"

// Unseen returns the cards whose place the seat of the view does not know: those
// in hidden hands and face down in the stock.
func (v View) Unseen() CardSet {
	seen := v.Hand.With(v.Briscola) | v.Played() | SetOf(v.StockOrder...)
	for seat := range v.Rules.Seats {
		seen |= v.Hands[seat] | v.Shown[seat]
	}
	return v.Rules.Cards() &^ seen
}

// Played returns the cards that have been played, those on the table included.
func (v View) Played() CardSet {
	played := SetOf(v.Table...)
	for _, t := range v.Tricks {
		played |= SetOf(t.Cards...)
	}
	return played
}

// Outline is a position with gaps: all that a view tells about one, without the
// cards that are not seen. Programs that search fill the gaps with shuffled cards
// and play on from there.
type Outline struct {
	position Position
	hidden   [MaxSeats]uint8 // cards to put into each hand
	stock    uint8           // cards to put on top of the stock
}

// Outline returns the position that the seat of the view looks at.
func (v View) Outline() (o Outline) {
	p := newPosition(v.Rules, v.Leader)
	p.trump = v.Trump
	p.waits = v.Rules.Blind == BlindJudged && v.Called == NoCard
	for seat := range v.Rules.Seats {
		p.hands[seat] = v.Hands[seat] | v.Shown[seat]
		if seat == v.Seat {
			p.hands[seat] = v.Hand
		}
		o.hidden[seat] = uint8(v.HandSizes[seat] - p.hands[seat].Len())
		p.points[seat] = uint8(v.Points[seat])
	}
	p.stocked = uint8(v.Stock)
	switch {
	case v.StockOrder != nil:
		copy(p.stock[:], v.StockOrder)
	case v.Stock > 0 && v.Briscola != NoCard:
		o.stock = p.stocked - 1
		p.stock[o.stock] = v.Briscola
	default:
		o.stock = p.stocked
	}
	for _, c := range v.Table {
		p.hands[p.turn] = p.hands[p.turn].With(c)
		p.Play(c)
	}
	o.position = p
	return o
}

// Hidden returns how many cards of a hand are not seen.
func (o *Outline) Hidden(seat int) int { return int(o.hidden[seat]) }

// Fill sets p to a position that looks like the outline: the unseen cards lie in
// the given order in the hidden hands, seat by seat, and then in the stock, top
// first. The order must hold exactly the cards of View.Unseen.
func (o *Outline) Fill(p *Position, order []Card) {
	*p = o.position
	for seat := range int(p.seats) {
		missing := o.hidden[seat]
		for _, c := range order[:missing] {
			p.hands[seat] |= 1 << (c & 63)
		}
		order = order[missing:]
	}
	copy(p.stock[:o.stock], order)
}

// Plays yields the position before every card that has been played so far, in playing
// order, and the card. The positions are without hands, and right only while the loop
// runs.
func (v View) Plays() iter.Seq2[*Position, Card] {
	return func(yield func(*Position, Card) bool) {
		leader := v.Leader
		if len(v.Tricks) > 0 {
			leader = v.Tricks[0].Leader
		}
		p := newPosition(v.Rules, leader)
		if !v.Rules.auctioned() {
			p.stocked = uint8(v.Rules.Cards().Len() - v.Rules.Seats*v.Rules.Hand)
		}
		p.trump = v.trumpAtFirst()
		for _, t := range v.Tricks {
			for _, c := range t.Cards {
				if !yield(&p, c) {
					return
				}
				p.Play(c)
			}
			switch { // what a call after a blind trick and the change of a Bastarda make of it
			case SetOf(t.Cards...).Has(v.Called):
				p.trump = v.Trump
			case p.trump == NoSuit && v.Called != NoCard:
				p.trump = v.Called.Suit()
			}
		}
		for _, c := range v.Table {
			if !yield(&p, c) {
				return
			}
			p.Play(c)
		}
	}
}

// trumpAtFirst returns the trump of the first trick as it was judged.
func (v View) trumpAtFirst() Suit {
	switch {
	case !v.Rules.auctioned():
		return v.Trump
	case v.Called == NoCard || v.Rules.Blind == BlindNoTrump:
		return NoSuit
	default:
		return v.Called.Suit()
	}
}
