package cardart

import (
	"image/color"

	"briscola/bot/picture/pen"
	"briscola/game"
)

// Icon draws a card as an emoji: its rank on paper and the mark of its suit on the suit's colour, in a square of
// [IconSize] that is the same for all decks. What is no card is the back.
func Icon(card game.Card) *pen.Scene {
	if !valid(card) {
		return IconBack()
	}
	s := new(pen.Scene)
	p := newPainter(s, Style{})
	p.iconFrame()
	ground, mark := p.markColors(card.Suit())
	p.inside(pen.RoundedRect(9, 14, 110, 100, 16), func() {
		p.Fill(pen.Rect(0, 0, 62, IconSize), p.paper)
		p.Fill(pen.Rect(62, 0, 80, IconSize), ground)
	})
	p.within(pen.Translate(90, IconSize/2).Mul(pen.Scale(0.55, 0.55)), func() { p.mark(card.Suit(), mark, ground) })
	p.Fill(boldText(p.deck.label(card.Rank()), 76, 35.5, 91, 44), p.ink)
	return s
}

// IconSize is how wide and tall icons are.
const IconSize = 128.0

// IconBack draws the back of a card as an emoji.
func IconBack() *pen.Scene {
	s := new(pen.Scene)
	p := newPainter(s, Style{})
	p.iconFrame()
	field := pen.RoundedRect(9, 14, 110, 100, 16)
	p.inside(field, func() {
		p.Fill(field, pen.Hex(0xA3202A))
		for j := -3; j <= 3; j++ {
			for i := -3; i <= 3; i++ {
				if (i+j)&1 == 0 {
					x, y := IconSize/2+float64(i)*20, IconSize/2+float64(j)*20
					p.Fill(pen.Polygon(x, y-15, x+15, y, x, y+15, x-15, y), pen.Hex(0x7E1520))
					p.dot(x, y, 6, p.gold)
				}
			}
		}
	})
	p.Stroke(pen.RoundedRect(13, 18, 102, 92, 12), 4, p.gold)
	return s
}

// SuitMark draws a suit as an emoji: its mark on its colour.
func SuitMark(suit game.Suit) *pen.Scene {
	s := new(pen.Scene)
	p := newPainter(s, Style{})
	p.iconFrame()
	ground, mark := p.markColors(suit)
	p.Fill(pen.RoundedRect(9, 14, 110, 100, 16), ground)
	size := 0.62
	if suit == game.Denari {
		size = 0.88
	}
	p.within(pen.Translate(IconSize/2, IconSize/2).Mul(pen.Scale(size, size)), func() { p.mark(suit, mark, ground) })
	return s
}

// iconFrame draws the rim that separates an icon from a dark chat, and the line within.
func (p *painter) iconFrame() {
	p.Fill(pen.RoundedRect(1, 6, 126, 116, 24), p.white)
	p.Fill(pen.RoundedRect(4, 9, 120, 110, 21), p.ink)
}

// markColors gives the colour of a suit in icons and what is to be seen on it.
func (p *painter) markColors(suit game.Suit) (ground, mark color.NRGBA) {
	if suit == game.Denari {
		return pen.Hex(0xF2B32A), p.ink
	}
	return p.suitColor(suit), p.white
}

// mark draws the plain mark of a suit, 150 units tall about the origin.
func (p *painter) mark(suit game.Suit, c, ground color.NRGBA) {
	switch suit {
	case game.Denari:
		p.Fill(pen.Circle(0, 0, 46), c)
		p.Fill(pen.Circle(0, 0, 32), ground)
		p.Fill(pen.Circle(0, 0, 17), c)
	case game.Coppe:
		p.Fill(pen.PathOf("M-42 -62 L42 -62 C44 -16 30 6 11 12 L11 38 C24 40 34 48 36 62 L-36 62 C-34 48 -24 40 -11 38 L-11 12 C-30 6 -44 -16 -42 -62 Z"), c)
	case game.Spade:
		p.Fill(pen.PathOf("M-12 20 L-12 -54 L0 -74 L12 -54 L12 20 L42 20 L42 36 L12 36 L12 70 L-12 70 L-12 36 L-42 36 L-42 20 Z"), c)
	case game.Bastoni:
		p.within(pen.Rotate(24), func() {
			p.Fill(pen.PathOf("M-9 76 C-10 46 -25 20 -26 -20 C-26 -58 -14 -72 0 -72 C14 -72 26 -58 26 -20 C25 20 10 46 9 76 Z"), c)
			for _, at := range [][2]float64{{-27, -34}, {-24, 0}, {28, -16}, {25, -48}, {0, -72}, {19, 18}} {
				p.dot(at[0], at[1], 9.5, c)
			}
		})
	}
}
