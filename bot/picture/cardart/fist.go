package cardart

import "briscola/bot/picture/pen"

// fist draws a hand that grips an upright stick at the origin; its arm comes from the lower left, out of a cloud.
func (p *painter) fist() {
	p.within(pen.Rotate(24), p.sleeve)
	p.inked(pen.RoundedRect(-15, -14, 30, 32, 11), p.skin)
	p.Stroke(pen.PathOf("M-13 -6 L4 -6 M-13 2 L4 2 M-12 10 L4 10"), p.line*0.8, p.ink)
	p.inked(pen.PathOf("M12 14 C16 4 14 -8 6 -14 C0 -16 -3 -10 1 -6 C5 -2 4 6 2 12 Z"), p.skin)
}

// sleeve draws an arm that ends at the origin, with a frill and a cloud behind.
func (p *painter) sleeve() {
	sleeve := pen.PathOf("M-12 10 C-26 22 -36 30 -48 36 L-34 68 C-18 60 -6 48 4 30 Z")
	p.Fill(sleeve, p.red)
	p.inside(sleeve, func() {
		for i := range 4 {
			x := -58 + float64(i)*17
			p.Fill(pen.Polygon(x, 20, x+7, 20, x+27, 84, x+20, 84), p.gold)
		}
		p.shade(pen.PathOf("M-50 62 C-28 54 -14 46 2 24 L20 80 L-50 90 Z"))
	})
	p.Stroke(sleeve, p.line, p.ink)
	p.inked(pen.PathOf("M-18 4 C-22 8 -22 12 -17 14 C-18 20 -14 23 -10 22 C-9 28 -4 31 1 29 C3 33 8 33 11 30 L6 14 L-6 4 Z"), p.white)
	p.within(pen.Translate(-46, 56).Mul(pen.Rotate(-24)).Mul(pen.Scale(0.86, 0.86)), p.cloud)
}

// cloud draws a small cloud about the origin, 70 wide.
func (p *painter) cloud() {
	p.inked(pen.PathOf("M-24 16 C-38 16 -38 -2 -25 -3 C-25 -17 -6 -21 0 -10 C8 -20 24 -14 22 -2 C36 -3 38 15 24 16 Z"), pen.Mix(p.blueLight, p.white, 0.5))
	p.Stroke(pen.PathOf("M-22 4 C-18 0 -12 0 -10 4 M2 6 C6 1 13 1 15 6"), 1.6, p.ink)
}
