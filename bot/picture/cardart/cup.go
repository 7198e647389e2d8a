package cardart

import (
	"briscola/bot/picture/pen"
)

// cup draws the sign of coppe, 96 tall about the origin.
func (p *painter) cup() {
	switch p.deck {
	case Piacentine:
		p.goblet()
	case Bergamasche:
		p.hexagonCup()
	case Trevigiane:
		p.prismCup()
	case Sarde:
		p.krater()
	default:
		p.urn()
	}
}

// band draws a straight line across a cup, within its outline.
func (p *painter) band(y float64) { p.StrokeButt(pen.Line(-50, y, 50, y), p.line*0.8, p.ink) }

// urn has two handles.
func (p *painter) urn() {
	p.twice(func() { p.tube(pen.PathOf("M19 -26 C40 -40 50 -14 33 -4 C30 -2 27 0 26 2"), 6, p.goldLight) })
	body := pen.PathOf("M-25 -41 C-23 -30 -16 -27 -18 -21 C-36 -14 -36 14 -9 27 L-7 34 C-17 36 -23 41 -23 47 L23 47 C23 41 17 36 7 34 L9 27 C36 14 36 -14 18 -21 C16 -27 23 -30 25 -41 Z")
	p.Fill(body, p.red)
	p.inside(body, func() {
		p.Fill(pen.Rect(-40, -21, 80, 15), p.gold)
		p.Fill(pen.Rect(-40, -6, 80, 34), p.green)
		p.Fill(pen.Rect(-40, 27, 80, 8), p.gold)
		if p.fine() {
			for i := -2.0; i <= 2; i++ {
				p.Fill(pen.PathOf("M-4.2 -3 C-5 6 -2 16 0 22 C2 16 5 6 4.2 -3 Z").
					Transform(pen.Translate(i*11, 0).Mul(pen.Scale(1, 1.12-0.06*i*i))), p.greenLight)
			}
			for i := -3.0; i <= 3; i++ {
				p.dot(i*9, -13.5, 2.6, p.red)
			}
		}
		p.shade(pen.PathOf("M12 -50 L60 -50 L60 60 L10 60 C22 30 30 10 20 -18 Z"))
		p.Fill(pen.PathOf("M-20 -38 L-15 -38 C-13 -28 -11 -26 -12 -20 C-24 -12 -24 6 -16 14 C-34 6 -32 -14 -18 -22 Z"), pen.Alpha(p.white, 0.35))
		for _, y := range []float64{-21, -6, 27.5, 34.5} {
			p.band(y)
		}
	})
	p.Stroke(body, p.line, p.ink)
	p.inked(pen.Ellipse(0, -41, 26, 6.5), p.redDark)
	p.Stroke(pen.Arc(0, -41, 21, 4, 200, 340), p.line*0.6, p.redLight)
}

// goblet is a footed glass without handles.
func (p *painter) goblet() {
	body := pen.PathOf("M-30 -40 C-31 -30 -26 -28 -27 -22 C-30 -4 -18 8 -7 12 L-7 20 L-9 24 L-7 28 C-10 36 -22 38 -26 48 L26 48 C22 38 10 36 7 28 L9 24 L7 20 L7 12 C18 8 30 -4 27 -22 C26 -28 31 -30 30 -40 Z")
	p.Fill(body, p.green)
	p.inside(body, func() {
		p.Fill(pen.Rect(-40, -50, 80, 22), p.red)
		p.Fill(pen.Rect(-40, -28, 80, 8), p.gold)
		p.Fill(pen.Rect(-40, 18, 80, 12), p.red)
		p.Fill(pen.Rect(-40, 42, 80, 10), p.gold)
		if p.fine() {
			for i := -2.0; i <= 2; i++ {
				p.Fill(pen.PathOf("M0 -16 C5 -8 4 0 0 6 C-4 0 -5 -8 0 -16 Z").Transform(pen.Translate(i*10, 0)), p.goldLight)
			}
		}
		p.shade(pen.PathOf("M12 -50 L60 -50 L60 60 L8 60 C18 30 24 0 16 -20 Z"))
		p.Fill(pen.PathOf("M-22 -24 L-16 -24 C-18 -8 -12 2 -6 8 C-20 4 -25 -8 -22 -24 Z"), pen.Alpha(p.white, 0.3))
		for _, y := range []float64{-28, -20, 42} {
			p.band(y)
		}
	})
	p.Stroke(body, p.line, p.ink)
	p.inked(pen.Ellipse(0, -40, 30, 7), p.redDark)
}

// prismCup is a goblet with six sides.
func (p *painter) prismCup() {
	foot := pen.PathOf("M-30 48 L-30 42 L-14 30 C-6 24 -6 16 -7 12 L7 12 C6 16 6 24 14 30 L30 42 L30 48 Z")
	p.Fill(foot, p.blue)
	p.inside(foot, func() {
		p.shade(pen.PathOf("M6 0 L40 0 L40 60 L10 60 Z"))
		if p.fine() {
			p.Stroke(pen.PathOf("M-10 40 L-4 26 M10 40 L4 26 M0 40 L0 26"), 2.4, p.blueLight)
		}
		p.Fill(pen.Rect(-40, 42, 80, 8), p.gold)
		p.band(42)
	})
	p.Stroke(foot, p.line, p.ink)
	p.inked(pen.RoundedRect(-13, 3, 26, 10, 4.5), p.gold)
	bowl := pen.PathOf("M-34 -34 L-30 -14 C-27 -4 -16 1 -10 3 L10 3 C16 1 27 -4 30 -14 L34 -34 L17 -25 L-17 -25 Z")
	p.Fill(bowl, p.red)
	p.inside(bowl, func() {
		p.shade(pen.PathOf("M17 -25 L40 -40 L40 10 L8 10 Z"))
		if p.fine() {
			p.twice(func() { p.Stroke(pen.PathOf("M24 -20 C22 -6 12 -4 10 -10 C9 -15 15 -16 16 -12"), 3, p.gold) })
			p.Fill(pen.PathOf("M0 -20 C6 -14 6 -8 0 -2 C-6 -8 -6 -14 0 -20 Z"), p.gold)
		}
	})
	p.Stroke(bowl, p.line, p.ink)
	if p.fine() {
		for _, x := range []float64{-7, 0, 7} {
			p.dot(x, 8, 1.8, p.red)
		}
	}
	p.inked(pen.Polygon(-34, -36, -17, -46, 17, -46, 34, -36, 17, -26, -17, -26), p.gold)
	p.thin(pen.Polygon(-24, -36, -13, -42, 13, -42, 24, -36, 13, -30, -13, -30), p.goldDark)
}

// hexagonCup is a bowl and a foot of six sides each, on a round knot.
func (p *painter) hexagonCup() {
	foot := pen.Polygon(-11, 12, 11, 12, 29, 34, 24, 48, -24, 48, -29, 34)
	p.Fill(foot, p.blue)
	p.inside(foot, func() {
		p.Fill(pen.Rect(-40, 34, 80, 20), p.gold)
		p.shade(pen.Polygon(4, 0, 40, 0, 40, 60, 9, 60))
		p.band(34)
	})
	p.Stroke(foot, p.line, p.ink)
	bowl := pen.Polygon(-26, -48, 26, -48, 37, -30, 17, -2, -17, -2, -37, -30)
	p.Fill(bowl, p.red)
	p.inside(bowl, func() {
		p.Fill(pen.Rect(-40, -50, 80, 20), p.gold)
		if p.fine() {
			for i := -2.0; i <= 2; i++ {
				p.Fill(pen.Polygon(i*13-5, -33, i*13, -43, i*13+5, -33), p.blue)
			}
			p.Fill(pen.Polygon(0, -25, 9, -16, 0, -7, -9, -16), p.gold)
		}
		p.shade(pen.Polygon(12, -60, 50, -60, 50, 10, 8, 10))
		p.band(-30)
	})
	p.Stroke(bowl, p.line, p.ink)
	p.inked(pen.Circle(0, 5, 9.5), p.gold)
	if p.fine() {
		p.dot(0, 5, 3.6, p.red)
		p.Stroke(pen.PathOf("M-14 20 L-19 30 M0 18 L0 30"), 2.4, p.blueLight)
	}
}

// krater is a golden vase with handles that rise above its mouth, and a garland.
func (p *painter) krater() {
	p.twice(func() { p.tube(pen.PathOf("M21 4 C40 2 46 -24 40 -40 C37 -48 28 -46 29 -38"), 5, p.goldDark) })
	body := pen.PathOf("M-31 -40 C-30 -26 -26 -14 -26 -4 C-26 12 -18 22 -8 26 L-6 33 C-10 36 -18 37 -21 42 L-21 48 L21 48 L21 42 C18 37 10 36 6 33 L8 26 C18 22 26 12 26 -4 C26 -14 30 -26 31 -40 Z")
	p.Fill(body, p.gold)
	p.inside(body, func() {
		p.Fill(pen.Rect(-40, 6, 80, 22), p.goldDark)
		if p.fine() {
			for i := -3.0; i <= 3; i++ {
				p.Stroke(pen.Line(i*7, 8, i*4.4, 24), 2, p.gold)
			}
		}
		p.shade(pen.PathOf("M14 -50 L60 -50 L60 60 L8 60 C18 30 24 0 16 -20 Z"))
		p.band(6)
		p.band(42)
	})
	p.Stroke(body, p.line, p.ink)
	p.inked(pen.Ellipse(0, -40, 31, 6.5), p.brown)
	if !p.fine() {
		p.Stroke(pen.PathOf("M-24 -24 C-14 -8 14 -8 24 -24"), 7, p.green)
		return
	}
	p.Stroke(pen.PathOf("M-26 -26 C-14 -8 14 -8 26 -26"), 2, p.ink)
	for i := -3.0; i <= 3; i++ {
		x, y := i*7.4, -13-i*i*1.25
		p.thin(pen.Circle(x, y, 4.2), p.green)
		p.dot(x-1, y-1, 1.5, p.greenLight)
	}
	p.twice(func() { p.dot(26, -27, 3, p.red) })
}
