package cardart

import "briscola/bot/picture/pen"

// sheaf draws a sheaf of wheat about the origin, 46 wide.
func (p *painter) sheaf() {
	stalk := pen.PathOf("M0 24 C1 14 0 10 0 6 L0 -10")
	ear := pen.PathOf("M0 -34 C5 -28 5.6 -17 0 -9 C-5.6 -17 -5 -28 0 -34 Z")
	for _, lean := range []float64{-48, 48, -24, 24, 0} {
		p.within(pen.Translate(0, 8).Mul(pen.Rotate(lean)).Mul(pen.Translate(0, -8)), func() {
			p.tube(pen.Line(0, 6, 0, -12), 1.4, p.gold)
			p.thin(ear, p.gold)
			p.Stroke(pen.PathOf("M0 -28 L0 -14 M-3 -24 L0 -20 L3 -24"), 1.1, p.goldDark)
		})
	}
	for _, x := range []float64{-9, 9, -4.5, 4.5, 0} {
		p.tube(stalk.Transform(pen.Translate(x*0.6, 0)), 2.2, p.gold)
	}
	p.inked(pen.PathOf("M-8 4 C-3 6 3 6 8 4 L8 12 C3 14 -3 14 -8 12 Z"), p.red)
}

// mower draws somebody with a straw hat who cuts wheat, about the origin, 40 wide.
func (p *painter) mower() {
	p.tube(pen.PathOf("M-4 12 L-7 25 M4 12 L7 25"), 4.4, p.brown)
	p.thin(pen.PathOf("M-9 -8 C-4 -12 4 -12 9 -8 L8 13 L-8 13 Z"), p.red)
	p.Fill(pen.Rect(-8, 8, 16, 4.6), p.blue)
	p.tube(pen.PathOf("M-7 -5 C-12 0 -13 4 -12 8 M7 -5 C12 -4 15 -8 16 -12"), 4, p.white)
	p.thin(pen.Circle(0, -17, 7), p.skin)
	p.thin(pen.PathOf("M-15 -22 C-6 -18 6 -18 15 -22 C9 -25 8 -33 0 -33 C-8 -33 -9 -25 -15 -22 Z"), p.gold)
	p.twice(func() { p.dot(2.8, -15.6, 1.3, p.ink) })
	p.Stroke(pen.PathOf("M-2 -12.6 Q0 -11 2 -12.6"), 1.2, p.red)
	p.thin(pen.PathOf("M15 -12 C23 -14 27 -24 20 -34 C31 -28 29 -10 17 -9 Z"), p.grey)
}

// scrollingPlant draws a plant whose two branches roll in, about the origin, 80 wide.
func (p *painter) scrollingPlant() {
	p.twice(func() {
		p.tube(pen.PathOf("M0 20 C0 2 16 -12 28 -4 C38 4 30 18 20 12 C16 8 20 2 24 5"), 2.6, p.green)
		p.leaf(5, -2, -80, 0.7, p.green)
		p.leaf(14, -7, -60, 0.6, p.green)
		p.thin(pen.Circle(23, 5, 3.4), p.red)
	})
	p.within(pen.Translate(0, 4), func() { p.tulip(p.red) })
}
