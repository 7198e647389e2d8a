package cardart

import (
	"image/color"

	"briscola/bot/picture/pen"
	"briscola/game"
)

// brush draws the parts of a figure in its colours. Parts have their own coordinates: at begins and Pop ends them.
type brush struct {
	*painter
	dyes    dyes
	outline float64 // how wide outlines have to be here, to be as wide on the card as everywhere
	light   float64 // where it comes from here: 1 is the left, -1 the right
}

// newBrush is a brush in the colours of who is on a court card.
func newBrush(s *pen.Scene, style Style, card game.Card) brush {
	p := newPainter(s, style)
	b := brush{painter: p, dyes: dyesOf(p.palette), outline: p.line, light: 1}
	b.dyes.wear(figureOf(p.deck, card), liveries[card.Suit()])
	return b
}

// at maps what follows until Pop: the origin to x, y, turned and then enlarged. A negative size mirrors left and right.
func (b brush) at(x, y, degrees, size float64) brush {
	wide := size
	if size < 0 {
		size, b.light = -size, -b.light
	}
	b.Push(pen.Translate(x, y).Mul(pen.Scale(wide, size)).Mul(pen.Rotate(degrees)))
	b.outline /= size
	return b
}

// shape fills, shades and outlines a path.
func (b brush) shape(p pen.Path, c color.NRGBA) {
	b.Fill(p, c)
	b.shade(p)
	b.Stroke(p, b.outline, b.ink)
}

// shade darkens the side of a path that is away from the light, as far as a copy of it that is moved leaves it bare.
func (b brush) shade(p pen.Path) {
	box := p.Bounds()
	depth := max(1.4, min(0.17*min(box.Dx(), 1.4*box.Dy()), 9))
	lit := p.Transform(pen.Translate(-depth*b.light, -depth*0.45))
	b.Clip(p)
	b.Fill(pen.Join(p, lit.Reverse()), pen.Alpha(b.ink, 0.22))
	b.Pop()
}

// draw draws pieces in their order.
func (b brush) draw(pieces ...piece) {
	for _, p := range pieces {
		p.draw(b)
	}
}
