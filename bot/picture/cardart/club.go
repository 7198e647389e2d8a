package cardart

import "briscola/bot/picture/pen"

// club draws the sign of bastoni, 100 tall about the origin, with its heavy end up.
func (p *painter) club() {
	switch p.deck {
	case Piacentine:
		p.log()
	case Sarde:
		p.knobbedClub()
	case Bergamasche, Trevigiane:
		p.stave(stave{y0: 50, y1: -50, width: 10, shaft: p.red, ends: p.blue})
	default:
		p.leafedClub()
	}
}

// leafedClub is green and red, with a gold leaf.
func (p *painter) leafedClub() {
	p.inked(pen.PathOf("M-12 -4 L-24 -14 C-27 -16 -22 -23 -19 -21 L-10 -14 Z"), p.green)
	p.inked(pen.PathOf("M9 6 L19 -2 C22 -4 25 2 22 5 L8 16 Z"), p.green)
	body := pen.PathOf("M-6 49 C-8 24 -18 0 -17 -24 C-16 -42 -8 -50 2 -50 C14 -50 20 -40 17 -24 C13 -2 6 22 6 49 Z")
	p.Fill(body, p.green)
	p.inside(body, func() {
		p.Fill(pen.PathOf("M-30 8 C-16 20 -4 2 2 16 C6 26 14 22 24 18 L20 60 L-30 60 Z"), p.red)
		p.shade(pen.PathOf("M6 -60 L40 -60 L40 60 L2 60 C12 20 14 -20 6 -50 Z"))
		if p.fine() {
			p.Stroke(pen.PathOf("M-9 -34 C-11 -20 -9 -8 -6 4"), 3.2, p.greenLight)
		}
	})
	if p.fine() {
		p.FillStroke(pen.PathOf("M-7 30 C-13 22 -14 14 -10 10 C-14 4 -13 -6 -8 -9 C-10 -16 -6 -26 2 -32 C6 -36 9 -40 9 -44 C13 -34 13 -24 9 -18 C12 -12 10 -4 5 0 C7 6 3 16 -2 19 C-2 24 -4 28 -7 30 Z"),
			p.gold, p.line*0.8, p.ink)
		p.Stroke(pen.PathOf("M-6 27 C-6 10 0 -10 7 -34 M-5 12 L-9 8 M-3 4 L3 1 M-2 -4 L-7 -8 M1 -12 L7 -16"), 1.7, p.goldDark)
	} else {
		p.Fill(pen.PathOf("M-8 26 C-14 6 -4 -8 4 -30 C10 -12 12 8 -8 26 Z"), p.gold)
	}
	p.Stroke(body, p.line, p.ink)
	p.FillStroke(pen.Ellipse(0, 47, 6.5, 3), p.redLight, p.line*0.8, p.ink)
}

// log is dark green, with red cuts where branches were sawn off.
func (p *painter) log() {
	p.inked(pen.PathOf("M-11 2 L-25 -6 C-29 -7 -27 -17 -22 -16 L-10 -10 Z"), p.green)
	p.thin(pen.Ellipse(-25, -11, 3, 5.4).Transform(pen.RotateAt(30, -25, -11)), p.red)
	p.inked(pen.PathOf("M8 22 L19 12 C23 10 27 18 23 21 L7 33 Z"), p.green)
	p.thin(pen.Ellipse(22.5, 15.5, 3, 5).Transform(pen.RotateAt(-35, 22.5, 15.5)), p.red)
	body := pen.PathOf("M-5 48 C-7 36 -4 28 -8 18 C-13 8 -10 -2 -14 -12 C-19 -24 -18 -36 -15 -44 L15 -44 C19 -34 15 -24 13 -14 C16 -4 9 6 9 18 C10 28 5 36 6 48 Z")
	p.Fill(body, p.green)
	p.inside(body, func() {
		p.shade(pen.PathOf("M4 -60 L40 -60 L40 60 L0 60 C8 30 12 -10 4 -44 Z"))
		if p.fine() {
			p.Stroke(pen.PathOf("M-10 -34 C-12 -22 -7 -12 -8 -2 M-4 -8 C-5 6 -3 18 -3 30 M3 -34 C5 -26 2 -18 4 -10 M-2 36 L-1 44"), 2.6, p.greenLight)
			p.Stroke(pen.Ellipse(2, 4, 2.6, 4), 1.8, p.ink)
		}
	})
	p.Stroke(body, p.line, p.ink)
	p.inked(pen.Ellipse(0, -44, 15.2, 6), p.red)
	if p.fine() {
		p.Stroke(pen.Ellipse(0, -44, 8, 3), 1.6, p.ink)
	}
	p.FillStroke(pen.Ellipse(0.5, 48, 5.6, 2.6), p.red, p.line*0.8, p.ink)
}

// knobbedClub is of ochre wood, with knobs at its head and two twigs.
func (p *painter) knobbedClub() {
	wood, light := pen.Mix(p.gold, p.brown, 0.45), p.goldLight
	leaf := pen.PathOf("M0 0 C3 -8 12 -11 20 -7 C17 2 8 5 0 0 Z")
	for _, at := range [][3]float64{{-5, 10, 200}, {-6, 14, 150}, {7, 2, -20}, {6, 8, 30}} {
		p.FillStroke(leaf.Transform(pen.Translate(at[0], at[1]).Mul(pen.Rotate(at[2]))), p.green, p.line*0.8, p.ink)
	}
	body := pen.PathOf("M-4.5 48 C-5 34 -4 20 -7 8 C-10 -2 -19 -10 -19 -26 C-19 -42 -10 -50 0 -50 C10 -50 19 -42 19 -26 C19 -10 10 -2 7 8 C5 20 6 34 5 48 Z")
	p.Fill(body, wood)
	p.inside(body, func() {
		p.shade(pen.PathOf("M6 -60 L40 -60 L40 60 L1 60 C2 20 16 -10 6 -50 Z"))
		if p.fine() {
			p.Stroke(pen.PathOf("M-1 44 C-2 30 0 16 -2 6"), 2.2, light)
		}
	})
	p.Stroke(body, p.line, p.ink)
	for _, at := range [][2]float64{{-18, -30}, {18, -30}, {-15, -13}, {15, -13}, {-8, -45}, {8, -45}, {0, -28}} {
		p.inked(pen.Circle(at[0], at[1], 4.6), light)
	}
	p.FillStroke(pen.Ellipse(0.2, 48, 4.8, 2.4), p.redLight, p.line*0.8, p.ink)
}
