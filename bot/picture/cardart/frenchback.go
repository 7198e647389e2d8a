package cardart

import (
	"briscola/bot/picture/pen"
	"briscola/game"
)

// frenchBack is a lattice of flowers, with the four signs in the middle.
func (p *painter) frenchBack() {
	p.flood(0x1A3F7F)
	p.tiles(25, 12.5, func() {
		p.Stroke(pen.Polygon(0, -12.5, 12.5, 0, 0, 12.5, -12.5, 0), 3, pen.Hex(0x142E5C))
		p.Fill(pen.Star(0, 0, 5.4, 1.9, 4, 0), pen.Hex(0x6F94CE))
		p.dot(0, 0, 1.7, p.gold)
	})
	for _, x := range []float64{9 - width/2, width/2 - 9} {
		for _, y := range []float64{9 - p.height/2, p.height/2 - 9} {
			p.within(pen.Translate(x, y), func() { p.flames(40) })
		}
	}
	p.flames(66)
	p.inked(pen.Circle(0, 0, 44), p.paper)
	p.Stroke(pen.Circle(0, 0, 40), 1.6, p.goldDark)
	turn := 0.0
	for range 2 {
		for _, suit := range [...]game.Suit{game.Coppe, game.Bastoni, game.Denari, game.Spade} {
			p.within(pen.Rotate(turn), func() { p.glyph(suit, 0, -27, 20) })
			turn += 45
		}
	}
	p.thin(pen.Star(0, 0, 12, 5, 8, 0), p.gold)
}

// flames are a ring of pointed petals about the origin.
func (p *painter) flames(radius float64) {
	p.FillStroke(pen.Circle(0, 0, radius), pen.Hex(0x142E5C), 1.8, p.gold)
	petal := pen.PathOf("M0 0 C-7 -4 -7 -10 0 -17 C7 -10 7 -4 0 0 Z").Transform(pen.Translate(0, 20-radius))
	p.around(8, func() {
		p.thin(petal.Transform(pen.Rotate(11.25)), p.gold)
		p.thin(petal.Transform(pen.Rotate(33.75)), p.red)
	})
}
