package cardart

import (
	"briscola/bot/picture/pen"
	"briscola/game"
)

// maskedClubs draws three clubs that cross, with a face over them that has a great moustache.
func (p *painter) maskedClubs() {
	p.within(pen.Translate(width/2, p.height/2), func() {
		p.straight(game.Bastoni, 0, 4, 180, 236, 3)
		for _, side := range []float64{1, -1} {
			p.within(pen.Rotate(side*36), func() { p.straight(game.Bastoni, 0, 0, 0, 214, 3) })
		}
		p.mask()
	})
}

// mask draws a face with the ears of a cat and a moustache about the origin, 100 wide.
func (p *painter) mask() {
	p.inked(pen.Star(0, 0, 49, 39, 16, 0), p.brown)
	p.twice(func() {
		p.inked(pen.PathOf("M12 -30 C20 -44 30 -50 36 -50 C38 -40 36 -28 30 -18 Z"), p.gold)
		p.Fill(pen.PathOf("M20 -30 C24 -38 28 -42 32 -43 C33 -37 31 -30 28 -24 Z"), p.red)
	})
	face := pen.PathOf("M-34 -6 C-34 -30 -16 -38 0 -38 C16 -38 34 -30 34 -6 C34 18 18 38 0 38 C-18 38 -34 18 -34 -6 Z")
	p.Fill(face, p.gold)
	p.inside(face, func() { p.shade(pen.PathOf("M12 -44 L50 -44 L50 50 L0 50 C22 36 28 0 12 -44 Z")) })
	p.Stroke(face, p.line, p.ink)
	p.twice(func() {
		p.Stroke(pen.PathOf("M4 -17 C10 -26 22 -27 28 -20"), 4.6, p.ink)
		p.thin(pen.Ellipse(15, -10, 7.4, 6.4), p.white)
		p.dot(14, -9.6, 3.4, p.ink)
		p.Fill(pen.Circle(23, 5, 5.6), pen.Alpha(p.red, 0.5))
	})
	p.inked(pen.PathOf("M-11 24 C-4 20 4 20 11 24 C8 34 -8 34 -11 24 Z"), p.redDark)
	p.Fill(pen.PathOf("M-6 29 C-2 25 2 25 6 29 C3 32 -3 32 -6 29 Z"), p.redLight)
	p.twice(func() {
		p.inked(pen.PathOf("M0 13 C8 7 20 9 27 17 C33 23 41 20 40 11 C47 17 45 31 34 31 C22 32 12 22 0 20 Z"), p.ink)
	})
	p.inked(pen.PathOf("M-4 -8 C-5 0 -9 6 -9 9 C-8 15 8 15 9 9 C9 6 5 0 4 -8 Z"), p.red)
}
