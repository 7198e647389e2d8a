package cardart

import (
	"briscola/bot/picture/pen"
	"briscola/game"
)

// glyph draws the small plain sign of a suit that stands below an index.
func (p *painter) glyph(suit game.Suit, x, y, height float64) {
	if p.deck == Francesi {
		p.thin(frenchSign(suit).Transform(pen.Translate(x, y).Mul(pen.Scale(height/100, height/100))), p.frenchColor(suit))
		return
	}
	g := p.lined(8)
	p.within(pen.Translate(x, y).Mul(pen.Scale(height/100, height/100)), func() {
		switch suit {
		case game.Denari:
			g.coinGlyph()
		case game.Coppe:
			g.cupGlyph()
		case game.Spade:
			p.within(pen.Rotate(40), g.swordGlyph)
		case game.Bastoni:
			p.within(pen.Rotate(40), g.clubGlyph)
		}
	})
}

func (p *painter) coinGlyph() {
	switch p.deck {
	case Bergamasche:
		p.inked(pen.Circle(0, 0, 46), p.gold)
		p.dot(0, 0, 35, p.ink)
		p.dot(0, 0, 25, p.red)
		p.dot(0, 0, 8, p.gold)
	case Trevigiane:
		p.inked(pen.Circle(0, 0, 46), p.red)
		p.dot(0, 0, 34, p.ink)
		p.inside(pen.Rect(-50, -50, 50, 100), func() { p.dot(0, 0, 29, p.blue) })
		p.inside(pen.Rect(0, -50, 50, 100), func() { p.dot(0, 0, 29, p.gold) })
	case Piacentine:
		p.inked(pen.Circle(0, 0, 46), p.gold)
		p.dot(0, 0, 34, p.ink)
		p.dot(0, 0, 22, p.red)
		p.around(12, func() { p.dot(0, -34, 5.5, p.goldLight) })
	case Sarde:
		p.inked(pen.Circle(0, 0, 46), p.gold)
		p.FillStroke(pen.Circle(0, 0, 25), p.goldLight, 7, p.ink)
	default:
		p.inked(pen.Circle(0, 0, 46), p.gold)
		p.dot(0, 0, 33, p.ink)
		p.Fill(pen.Star(0, 0, 33, 17, 8, 0), p.goldLight)
	}
}

func (p *painter) cupGlyph() {
	if p.deck == Bergamasche {
		p.inked(pen.Polygon(-8, 4, 8, 4, 30, 34, 26, 47, -26, 47, -30, 34), p.red)
		p.inked(pen.Polygon(-28, -47, 28, -47, 38, -28, 16, 6, -16, 6, -38, -28), p.red)
		p.Fill(pen.Polygon(-23, -39, 23, -39, 29, -26, -29, -26), p.goldLight)
		return
	}
	p.inked(pen.PathOf("M-38 -46 L38 -46 C38 -10 26 4 9 10 L9 28 C20 30 30 36 32 47 L-32 47 C-30 36 -20 30 -9 28 L-9 10 C-26 4 -38 -10 -38 -46 Z"), p.red)
	p.Fill(pen.PathOf("M-29 -38 L29 -38 C29 -30 28 -26 26 -20 L-26 -20 C-28 -26 -29 -30 -29 -38 Z"), p.goldLight)
}

func (p *painter) swordGlyph() {
	if !p.deck.spanish() {
		p.inked(pen.PathOf("M-12 20 C-22 -14 -14 -46 14 -64 C6 -42 6 -12 10 20 Z"), p.blue)
		p.Fill(pen.PathOf("M0 16 C-3 -10 -1 -34 8 -50 C3 -30 3 -8 6 16 Z"), p.blueLight)
	} else {
		p.inked(pen.PathOf("M-11 16 L-11 -48 L0 -62 L11 -48 L11 16 Z"), p.blue)
		p.Fill(pen.PathOf("M0 14 L0 -54 L7 -46 L7 14 Z"), p.blueLight)
	}
	p.inked(pen.RoundedRect(-8, 26, 16, 26, 6), p.red)
	p.inked(pen.RoundedRect(-32, 13, 64, 15, 7), p.gold)
}

func (p *painter) clubGlyph() {
	if !p.deck.spanish() {
		p.inked(pen.Rect(-9, -40, 18, 80), p.green)
		end := func() { p.inked(pen.PathOf("M-9 -36 C-24 -44 -24 -62 0 -66 C24 -62 24 -44 9 -36 Z"), p.gold) }
		end()
		p.within(pen.Scale(1, -1), end)
		return
	}
	p.inked(pen.PathOf("M14 -2 L30 -16 C38 -20 42 -8 36 -2 L16 16 Z"), p.green)
	p.inked(pen.PathOf("M-14 16 L-30 4 C-38 0 -42 12 -36 18 L-14 34 Z"), p.green)
	p.inked(pen.PathOf("M-9 54 C-11 26 -25 4 -24 -24 C-23 -48 -12 -60 0 -60 C12 -60 23 -48 24 -24 C25 4 11 26 9 54 Z"), p.green)
	p.Fill(pen.PathOf("M-15 -26 C-14 -42 -8 -50 -1 -51 C-8 -40 -8 -10 -5 20 C-11 6 -16 -8 -15 -26 Z"), p.greenLight)
}
