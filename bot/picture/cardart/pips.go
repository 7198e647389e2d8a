package cardart

import (
	"briscola/bot/picture/pen"
	"briscola/game"
)

// pips draws the signs of a card from two to seven, and what stands between them.
func (p *painter) pips(card game.Card) {
	switch suit := card.Suit(); {
	case suit == game.Denari || suit == game.Coppe:
		p.rows(card)
	case p.deck.spanish():
		p.columns(card)
	case suit == game.Spade:
		p.scimitars(int(card.Rank()))
	default:
		p.lattice(int(card.Rank()))
	}
	p.vignette(card)
}

// place is where a sign stands: x and y go from -1 to 1 over the card.
type place struct{ x, y float64 }

// rowsOf says where the signs of a rank from two to seven stand, when they are in rows.
func rowsOf(rank game.Rank) []place {
	corners := []place{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}
	switch rank {
	case game.Two:
		return []place{{0, -1}, {0, 1}}
	case game.Three:
		return []place{{0, -1}, {0, 0}, {0, 1}}
	case game.Five:
		return append(corners, place{0, 0})
	case game.Six:
		return append(corners, place{-1, 0}, place{1, 0})
	case game.Seven:
		return append(corners, place{0, -0.333}, place{-1, 0.333}, place{1, 0.333})
	}
	return corners
}

// rows draws coins and cups.
func (p *painter) rows(card game.Card) {
	suit := card.Suit()
	height, dx, dy := 58.0, 31.0, p.height/2-62
	if suit == game.Coppe {
		height, dx, dy = 64, 31, p.height/2-58
	}
	switch card.Rank() {
	case game.Two:
		height *= 1.8
		dy = p.height * 0.235
	case game.Three:
		height *= 1.36
		dy = p.height/2 - 64
	case game.Seven:
		// Four rows have to find room.
		height = min(height, (2*dy/3)*0.96)
	}
	for _, at := range rowsOf(card.Rank()) {
		x, y := width/2+at.x*dx, p.height/2+at.y*dy
		upside := 0.0
		if suit == game.Coppe && !p.deck.spanish() && at.y > 0 {
			upside = 180
		}
		p.within(pen.RotateAt(upside, x, y), func() { p.emblem(suit, x, y, height) })
	}
}

// columns draws straight swords and clubs: one half points down from above, the other up from below, and an odd one
// lies across the middle.
func (p *painter) columns(card game.Card) {
	if p.deck == Napoletane && card == game.NewCard(game.Three, game.Bastoni) {
		p.maskedClubs()
		return
	}
	half, odd := int(card.Rank())/2, card.Rank()%2 == 1
	length, away, middle := 116.0, 66.0, 112.0
	spread, crowd := []float64{0, 0, 27, 36}[half], half
	switch {
	case card.Rank() == game.Two:
		length, away = 128, 70
	case odd:
		length, away = 98, 88
		if half < 3 {
			middle, spread = 136, 17*float64(half)
		}
	case card.Rank() == game.Four:
		spread, crowd = 41, 3 // room for a vignette
	}
	tall := p.height / 322
	for i := range half {
		x := width / 2
		if half > 1 {
			x += spread * (2*float64(i)/float64(half-1) - 1)
		}
		p.turned(func() { p.straight(card.Suit(), x, p.height/2+away*tall, 0, length*tall, crowd) })
	}
	if odd {
		p.straight(card.Suit(), width/2, p.height/2, 90, middle, 2)
	}
}

// straight draws one sword or club turned by some degrees, narrower the more of them there are.
func (p *painter) straight(suit game.Suit, x, y, degrees, length float64, crowd int) {
	guard := []float64{1, 0.9, 0.86, 0.58}[crowd]
	thick := []float64{1, 1.1, 0.92, 0.74}[crowd]
	if suit == game.Spade {
		thick = []float64{1, 1.25, 1, 1}[crowd]
	}
	e := p.lined(min(p.line*100/length, 7))
	m := pen.Translate(x, y).Mul(pen.Rotate(degrees)).Mul(pen.Scale(thick*length/100, length/100))
	p.within(m, func() {
		if suit == game.Spade {
			e.narrowSword(guard)
			return
		}
		e.club()
	})
}
