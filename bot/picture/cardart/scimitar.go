package cardart

import (
	"image/color"
	"math"

	"briscola/bot/picture/pen"
)

// tallest is how tall the cards are that interlaced signs are laid out for.
const tallest = 424

// stretched draws what is laid out for the middle of the tallest cards.
func (p *painter) stretched(draw func()) {
	tall := p.height / tallest
	p.within(pen.Translate(width/2, p.height/2).Mul(pen.Scale((1+tall)/2, tall)), draw)
}

// scimitars draws curved swords that cross above and below, and for an odd number a straight one in the middle.
func (p *painter) scimitars(n int) {
	p.stretched(func() {
		p.within(pen.Scale(1, 1.1), func() { p.crossedSwords(n) })
	})
}

func (p *painter) crossedSwords(n int) {
	if n%2 == 1 {
		p.longSword(0, -4, 282)
	}
	half := n / 2
	for _, side := range []float64{1, -1} {
		for i := range half {
			s := p.scimitarOf(side, i, half)
			p.scimitar(s)
			p.hilt(s.curve)
		}
	}
	// The right hand ones lie below at the bottom and above at the top.
	p.inside(pen.Rect(-width/2, -150, width, 70), func() {
		for i := range half {
			p.scimitar(p.scimitarOf(1, i, half))
		}
	})
	if n == 3 && p.deck == Bergamasche {
		p.within(pen.Translate(0, -64).Mul(pen.Scale(0.62, 0.56)), p.coronet)
	}
}

// scimitar is a curved sword, from its hilt below.
type scimitar struct {
	curve
	blade color.NRGBA
}

// scimitarOf gives the sword i of a half at a side: -1 is left and 1 is right.
func (p *painter) scimitarOf(side float64, i, half int) scimitar {
	low, high, bulge := 24.0, 44.0, 80.0
	inks := []color.NRGBA{p.red, p.blue, p.gold}
	if p.deck == Bergamasche {
		low, high, bulge = 46, 46, 92
		inks = []color.NRGBA{p.blue, p.red, p.green}
	}
	out := (float64(i) - float64(half-1)/2) * 18
	s := scimitar{curve: curve{
		{X: -side * (low - out/2), Y: 120 - out/4},
		{X: side * (bulge + out), Y: 70},
		{X: side * (bulge + out), Y: -62},
		{X: -side * (high - out/2), Y: -142 + out/2},
	}}
	switch {
	case half == 1 && side > 0:
		s.blade = inks[1]
	case side > 0:
		s.blade = inks[(half-i)%3]
	default:
		s.blade = inks[i%3]
	}
	return s
}

// scimitar draws a blade, wider towards the tip.
func (p *painter) scimitar(s scimitar) {
	tip := func(t float64) float64 {
		v := max(0, (t-0.78)/0.22)
		return (1 + 0.5*v) * (1 - v*v*v)
	}
	const half = 5.2
	blade := s.strip(0, 1, -half, half, tip)
	p.Fill(blade, s.blade)
	if p.deck == Bergamasche {
		p.Fill(s.strip(0.02, 0.94, -half, -half*0.2, tip), pen.Mix(s.blade, p.white, 0.55))
		for _, t := range []float64{0.12, 0.3, 0.5, 0.7} {
			p.thin(s.strip(t, t+0.035, -half, half, nil), p.gold)
		}
	} else {
		p.Fill(s.strip(0.02, 0.9, 1.2, 2.8, nil), pen.Alpha(p.white, 0.55))
		p.Fill(s.strip(0.36, 0.62, -half, half, nil), p.gold)
		for i := range 9 {
			q, side := s.at(0.36 + 0.26*float64(i)/8)
			p.StrokeButt(pen.Line(q.X-side.X*half, q.Y-side.Y*half, q.X+side.X*half, q.Y+side.Y*half), 1.3, p.ink)
		}
	}
	p.Stroke(blade, p.line, p.ink)
}

// hilt draws guard, grip and pommel at the beginning of a curve.
func (p *painter) hilt(c curve) {
	start, side := c.at(0)
	turn := math.Atan2(side.Y, side.X)*180/math.Pi + 180
	p.within(pen.Translate(start.X, start.Y).Mul(pen.Rotate(turn)), func() {
		p.inked(pen.RoundedRect(-4, 4, 8, 25, 3), p.redDark)
		for y := 12.0; y < 24; y += 5 {
			p.StrokeButt(pen.Line(-3.4, y, 3.4, y-2), 1.3, p.goldLight)
		}
		p.inked(pen.RoundedRect(-11, -1, 22, 7, 3.4), p.gold)
		p.inked(pen.Circle(0, 31, 5), p.gold)
	})
}

// longSword draws a slender straight sword about a point, with its tip up.
func (p *painter) longSword(x, y, length float64) {
	p.within(pen.Translate(x, y), func() {
		top, end := -length/2, length/2
		blade := pen.Polygon(-6.5, end-58, -6.5, top+22, 0, top, 6.5, top+22, 6.5, end-58)
		p.Fill(blade, p.blue)
		p.Fill(pen.Polygon(0, end-58, 0, top, 6.5, top+22, 6.5, end-58), p.blueLight)
		p.StrokeButt(pen.Line(0, end-58, 0, top+18), 1.2, p.ink)
		p.Stroke(blade, p.line, p.ink)
		p.inked(pen.RoundedRect(-5, end-54, 10, 40, 3), p.red)
		for y := end - 46; y < end-16; y += 7 {
			p.StrokeButt(pen.Line(-5, y, 5, y-3), 1.6, p.goldLight)
		}
		p.inked(pen.PathOf("M-22 0 C-28 0 -28 9 -22 9 C-14 8 -8 10 -5 11 L5 11 C8 10 14 8 22 9 C28 9 28 0 22 0 C14 1 8 -1 0 -1 C-8 -1 -14 1 -22 0 Z").
			Transform(pen.Translate(0, end-64)), p.gold)
		p.inked(pen.Circle(0, end-10, 8), p.gold)
		p.FillStroke(pen.Circle(0, end-10, 3), p.red, 1.4, p.ink)
	})
}
