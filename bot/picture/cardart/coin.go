package cardart

import (
	"image/color"
	"math"

	"briscola/bot/picture/pen"
)

// coin draws the sign of denari, 96 wide about the origin.
func (p *painter) coin() {
	switch p.deck {
	case Piacentine:
		p.beadedCoin()
	case Bergamasche:
		p.wheelCoin()
	case Trevigiane:
		p.halvedCoin()
	case Sarde:
		p.profileCoin()
	default:
		p.sunCoin()
	}
}

// sunCoin is gold and black, with a sun that has a face.
func (p *painter) sunCoin() {
	p.inked(pen.Circle(0, 0, 48), p.gold)
	p.dot(0, 0, 38, p.ink)
	p.Fill(pen.Star(0, 0, 36.5, 20, 12, 0), p.gold)
	p.dot(0, 0, 23, p.ink)
	p.dot(0, 0, 20.5, p.goldLight)
	if p.fine() {
		p.ring(24, 43, 1.9)
		p.sunFace()
		p.twice(func() { p.Fill(pen.Circle(11.5, 4.5, 3.2), pen.Alpha(p.red, 0.45)) })
	}
}

// ring puts n dots of ink on a circle.
func (p *painter) ring(n int, radius, size float64) {
	for i := range n {
		s, c := math.Sincos((float64(i) + 0.5) * 2 * math.Pi / float64(n))
		p.dot(radius*c, radius*s, size, p.ink)
	}
}

// sunFace draws a face with a radius of 20.
func (p *painter) sunFace() {
	p.twice(func() {
		p.dot(7, -3, 2.4, p.ink)
		p.Stroke(pen.PathOf("M11 -8 Q7 -11.5 3 -8.5"), 2.2, p.ink)
	})
	p.Stroke(pen.PathOf("M1 -5 L-1.5 4 L2 4.5"), 1.8, p.ink)
	p.Stroke(pen.PathOf("M-6.5 9.5 Q0 14.5 6.5 9.5"), 2.2, p.redDark)
}

// beadedCoin is a red sun with a face within two rings of gold beads.
func (p *painter) beadedCoin() {
	p.inked(pen.Circle(0, 0, 48), p.white)
	p.dot(0, 0, 42.5, p.ink)
	p.around(20, func() { p.dot(36, 0, 4.2, p.gold) })
	if p.fine() {
		p.around(16, func() { p.dot(28, 0, 2.6, p.goldLight) })
	}
	p.FillStroke(pen.Circle(0, 0, 22.5), p.red, 2, p.goldLight)
	if p.fine() {
		p.sunFace()
	}
}

// wheelCoin is a red wheel on black.
func (p *painter) wheelCoin() {
	p.inked(pen.Circle(0, 0, 48), p.white)
	p.dot(0, 0, 40, p.ink)
	petal := pen.PathOf("M-2.5 -13 L2.5 -13 C8 -20 10 -28 7 -35 L-7 -35 C-10 -28 -8 -20 -2.5 -13 Z")
	p.around(8, func() {
		p.Fill(petal, p.red)
		if p.fine() {
			p.Stroke(pen.Line(0, -20, 0, -30), 2, p.gold)
		}
	})
	p.FillStroke(pen.Circle(0, 0, 11), p.red, 2.4, p.ink)
	p.dot(0, 0, 4.5, p.gold)
	if p.fine() {
		p.around(8, func() {
			p.within(pen.Rotate(22.5), func() { p.dot(0, -44, 2, p.red) })
		})
	}
}

// halvedCoin has a rosette, azure on yellow at the right and yellow on azure at the left.
func (p *painter) halvedCoin() {
	p.inked(pen.Circle(0, 0, 48), p.white)
	p.dot(0, 0, 41, p.red)
	p.dot(0, 0, 34.5, p.ink)
	leaf := pen.PathOf("M0 -6 C9 -12 9 -24 0 -30 C-9 -24 -9 -12 0 -6 Z")
	half := func(left float64, ground, petals color.NRGBA) {
		p.inside(pen.Rect(left, -50, 50, 100), func() {
			p.dot(0, 0, 32, ground)
			p.within(pen.Rotate(22.5), func() {
				p.around(8, func() { p.FillStroke(leaf, petals, 1.6, p.ink) })
			})
		})
	}
	half(-50, p.blue, p.gold)
	half(0, p.gold, p.blue)
	p.FillStroke(pen.Circle(0, 0, 8), p.red, 2, p.ink)
}

// profileCoin is all of gold, with a head that looks to the left.
func (p *painter) profileCoin() {
	p.inked(pen.Circle(0, 0, 48), p.gold)
	p.FillStroke(pen.Circle(0, 0, 37), p.goldLight, 3, p.goldDark)
	if !p.fine() {
		p.Fill(pen.Star(0, 0, 30, 18, 12, 0), p.goldDark)
		return
	}
	p.ring(28, 43, 1.7)
	head := pen.PathOf("M16 31 C8 33 -6 33 -13 30 C-9 26 -7 22 -8 18 C-13 18 -16 17 -15 12 L-17 9 L-15 6 L-21 2 C-17 -4 -17 -7 -16 -12 " +
		"C-14 -24 -2 -28 8 -25 C19 -22 23 -10 19 0 C16 7 13 12 13 19 C13 24 14 27 16 31 Z")
	p.FillStroke(head, p.gold, 2.6, p.ink)
	p.Stroke(pen.PathOf("M-14 -10 C-4 -16 8 -16 20 -8"), 3.4, p.goldDark)
	for _, at := range [][3]float64{{-8, -18, -30}, {2, -22, -12}, {11, -20, 12}, {17, -14, 40}} {
		p.Fill(pen.PathOf("M0 0 C2 -5 8 -6 12 -3 C9 2 4 3 0 0 Z").
			Transform(pen.Translate(at[0], at[1]).Mul(pen.Rotate(at[2]))), p.goldDark)
	}
	p.dot(-10, -3, 2, p.ink)
	p.Stroke(pen.PathOf("M4 -4 C8 -2 8 4 4 5"), 2, p.ink)
}
