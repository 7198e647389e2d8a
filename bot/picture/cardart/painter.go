package cardart

import (
	"image/color"
	"slices"

	"briscola/bot/picture/pen"
	"briscola/game"
)

// painter adds to a scene in the manner and the inks of a deck.
type painter struct {
	*pen.Scene
	palette
	deck   Deck
	height float64 // of the card
}

// width of every card.
const width = Width

func newPainter(s *pen.Scene, style Style) *painter {
	if !slices.Contains(Decks(), style.Deck) {
		style.Deck = Napoletane
	}
	return &painter{s, paletteOf(style), style.Deck, style.Deck.Height()}
}

// lined is the same painter with another width of outlines, for what is drawn under a scale.
func (p *painter) lined(line float64) *painter {
	q := *p
	q.line = line
	return &q
}

// within draws under a matrix.
func (p *painter) within(m pen.Matrix, draw func()) {
	p.Push(m)
	draw()
	p.Pop()
}

// inside draws within an outline.
func (p *painter) inside(outline pen.Path, draw func()) {
	p.Clip(outline)
	draw()
	p.Pop()
}

// twice draws something as it is and again as in a mirror, left and right of the line x = 0.
func (p *painter) twice(draw func()) {
	draw()
	p.within(pen.Scale(-1, 1), draw)
}

// turned draws something as it is and again upside down, about the middle of the card.
func (p *painter) turned(draw func()) {
	draw()
	p.within(pen.RotateAt(180, width/2, p.height/2), draw)
}

// around draws something n times about the origin, turned a bit further each time.
func (p *painter) around(n int, draw func()) {
	for i := range n {
		p.within(pen.Rotate(float64(i)*360/float64(n)), draw)
	}
}

// inked fills an outline and draws its line.
func (p *painter) inked(outline pen.Path, c color.NRGBA) { p.FillStroke(outline, c, p.line, p.ink) }

// thin is inked with a thinner line, for small parts.
func (p *painter) thin(outline pen.Path, c color.NRGBA) {
	p.FillStroke(outline, c, p.line*0.7, p.ink)
}

// tube draws a thick line with an outline.
func (p *painter) tube(line pen.Path, thickness float64, c color.NRGBA) {
	p.Stroke(line, thickness+p.line*2, p.ink)
	p.Stroke(line, thickness, c)
}

// shade darkens what is below, as everything is at its right.
func (p *painter) shade(part pen.Path) { p.Fill(part, pen.Alpha(p.ink, 0.2)) }

// dot fills a small circle without a line.
func (p *painter) dot(x, y, radius float64, c color.NRGBA) { p.Fill(pen.Circle(x, y, radius), c) }

// emblem draws the sign of a suit upright about a point. Its outlines are as wide as those of everything else.
func (p *painter) emblem(suit game.Suit, x, y, height float64) {
	e := p.lined(min(p.line*100/height, 7))
	p.within(pen.Translate(x, y).Mul(pen.Scale(height/100, height/100)), func() {
		switch suit {
		case game.Denari:
			e.coin()
		case game.Coppe:
			e.cup()
		case game.Spade:
			e.sword()
		case game.Bastoni:
			e.club()
		}
	})
}

// fine tells whether there is room for the details of an emblem.
func (p *painter) fine() bool { return p.line < 6 }
