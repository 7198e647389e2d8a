package cardart

import (
	"briscola/bot/picture/pen"
	"briscola/game"
)

// divide draws what parts the two halves of a court card, about its middle.
func (b brush) divide(card game.Card) {
	switch b.deck {
	case Piacentine:
		b.StrokeButt(pen.Line(8-width/2, 0, width/2-8, 0), 1.8, b.ink)
	case Bergamasche:
		b.sash(card.Rank())
	default:
		b.girdle(card.Suit())
	}
}

// sash is what the waists of two halves have in common. It looks the same upside down.
func (b brush) sash(rank game.Rank) {
	wide := 1.0
	if rank != game.Fante {
		wide = 1.3
	}
	band := pen.PathOf("M-42 -13 C-20 -5 20 -19 42 -9 C44 -4 44 8 42 13 C20 5 -20 19 -42 9 C-44 4 -44 -8 -42 -13 Z").Transform(pen.Scale(wide, 1))
	b.cloth(band, cloth{pattern: chevrons, ground: gold, mark: sashTint, size: 0.9})
	edge := pen.PathOf("M-42 -9 C-20 -1 20 -15 42 -5 M-42 5 C-20 15 20 1 42 9").Transform(pen.Scale(wide, 1))
	b.Stroke(edge, 1.4, b.ink)
	for _, side := range []float64{1, -1} {
		b.draw(bead(accent, 33*wide*side, 3*side, 7), bead(gold, 33*wide*side, 3*side, 3))
	}
}

// girdle is a band right across the card.
func (b brush) girdle(suit game.Suit) {
	mark := liveries[suit][0]
	if suit == game.Denari {
		mark = blue
	}
	band := pen.Rect(8-width/2, -10, width-16, 20)
	b.Fill(band, b.gold)
	b.Clip(band)
	for i := range 13 {
		x := float64(i-6) * 16
		b.Fill(pen.Polygon(x-8, 0, x, -7, x+8, 0, x, 7), b.dyes[mark])
		b.Fill(pen.Circle(x, 0, 1.8), b.goldLight)
		for _, y := range []float64{-6, 6} {
			b.Fill(pen.Circle(x+8, y, 1.8), b.ink)
		}
	}
	b.Pop()
	for _, y := range []float64{-10, 10} {
		b.StrokeButt(pen.Line(8-width/2, y, width/2-8, y), b.line, b.ink)
	}
}
