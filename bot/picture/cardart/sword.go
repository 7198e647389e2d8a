package cardart

import "briscola/bot/picture/pen"

// sword draws the sign of spade, 100 tall about the origin, with its tip up.
func (p *painter) sword() { p.narrowSword(1) }

// narrowSword is a sword whose guard is narrower, to stand close to others.
func (p *painter) narrowSword(guard float64) {
	switch p.deck {
	case Piacentine:
		p.broadSword(guard)
	case Sarde:
		p.sheathedSword(guard)
	default:
		p.shortSword(guard)
	}
}

// shortSword has a blue blade and a red grip.
func (p *painter) shortSword(guard float64) {
	blade := pen.PathOf("M-7.5 18 L-6.5 -38 L0 -50 L6.5 -38 L7.5 18 Z")
	p.Fill(blade, p.blue)
	p.Fill(pen.PathOf("M0 18 L0 -50 L6.5 -38 L7.5 18 Z"), p.blueLight)
	if p.fine() {
		p.StrokeButt(pen.Line(0, 18, 0, -36), p.line*0.55, p.ink)
	}
	p.Stroke(blade, p.line, p.ink)
	p.grip(pen.PathOf("M-4.5 20 L4.5 20 L5.5 40 L-5.5 40 Z"), 5)
	p.inked(pen.PathOf("M-24 14 C-30 14 -30 23 -24 23 C-16 22 -10 24 -6 25 L6 25 C10 24 16 22 24 23 C30 23 30 14 24 14 C16 15 8 13 0 13 C-8 13 -16 15 -24 14 Z").
		Transform(pen.Scale(guard, 1)), p.gold)
	p.FillStroke(pen.Circle(0, 19, 5), p.red, p.line*0.8, p.ink)
	p.inked(pen.Circle(0, 44, 6.2), p.gold)
}

// grip draws the handle of a sword, wound with a light cord.
func (p *painter) grip(handle pen.Path, half float64) {
	c := p.red
	if p.deck == Piacentine {
		c = p.green
	}
	p.inked(handle, c)
	if p.fine() {
		for i := range 4 {
			y := 24 + float64(i)*4.4
			p.StrokeButt(pen.Line(-half, y+1.2, half, y-1.2), 1.5, p.goldLight)
		}
	}
}

// broadSword has a blade with a groove and a jewelled guard that bends towards the hand.
func (p *painter) broadSword(guard float64) {
	blade := pen.PathOf("M-8.5 16 L-8.5 -34 C-8.5 -42 -4 -47 0 -51 C4 -47 8.5 -42 8.5 -34 L8.5 16 Z")
	p.Fill(blade, p.blueLight)
	p.Fill(pen.PathOf("M0 16 L0 -51 C4 -47 8.5 -42 8.5 -34 L8.5 16 Z"), p.blue)
	if p.fine() {
		p.FillStroke(pen.RoundedRect(-2.2, -34, 4.4, 48, 2.2), p.white, p.line*0.5, p.ink)
	}
	p.Stroke(blade, p.line, p.ink)
	p.grip(pen.PathOf("M-4.2 20 L4.2 20 L4.8 40 L-4.8 40 Z"), 4.5)
	p.inked(pen.PathOf("M0 13 C12 12 20 13 25 19 C29 24 28 31 23 31 C19 31 18 27 16 25 C12 22 6 22 0 22 C-6 22 -12 22 -16 25 C-18 27 -19 31 -23 31 C-28 31 -29 24 -25 19 C-20 13 -12 12 0 13 Z").
		Transform(pen.Scale(guard, 1)), p.gold)
	p.FillStroke(pen.Polygon(0, 12.5, 5, 17.5, 0, 22.5, -5, 17.5), p.red, p.line*0.8, p.ink)
	p.inked(pen.PathOf("M-5 38 L5 38 L8.5 44 L5 50 L-5 50 L-8.5 44 Z"), p.gold)
	if p.fine() {
		p.dot(0, 44, 2.4, p.red)
	}
}

// sheathedSword is in red leather with gold mounts.
func (p *painter) sheathedSword(guard float64) {
	sheath := pen.PathOf("M-7 16 L-6 -42 C-5 -50 5 -50 6 -42 L7 16 Z")
	p.Fill(sheath, p.red)
	p.inside(sheath, func() {
		p.shade(pen.Rect(1, -60, 20, 90))
		for _, mount := range [][2]float64{{-56, 20}, {-16, 7}, {7, 12}} {
			p.FillStroke(pen.Rect(-20, mount[0], 40, mount[1]), p.gold, p.line*0.7, p.ink)
		}
		if p.fine() {
			p.Stroke(pen.PathOf("M-3.4 -30 L3.4 -25 M-3.4 -4 L3.4 1"), 1.6, p.redLight)
		}
	})
	p.Stroke(sheath, p.line, p.ink)
	p.inked(pen.PathOf("M-4 20 L4 20 L5.5 31 L4 41 L-4 41 L-5.5 31 Z"), p.brown)
	bar := pen.RoundedRect(-25*guard, 15, 50*guard, 6, 3)
	p.inked(bar, p.gold)
	p.twice(func() { p.inked(pen.Circle(25*guard, 18, 4.6), p.gold) })
	p.inked(pen.Circle(0, 44, 6), p.gold)
	if p.fine() {
		p.dot(0, 44, 2.4, p.red)
	}
}
