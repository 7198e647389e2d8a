package cardart

import (
	"image/color"

	"briscola/bot/picture/pen"
)

// starInLaurel draws a gold star between two twigs.
func (p *painter) starInLaurel() {
	p.laurel()
	p.inked(pen.Star(0, -4, 17, 7.4, 5, 0), p.gold)
}

// grapes draws a bunch of grapes with two leaves.
func (p *painter) grapes() {
	p.tube(pen.PathOf("M0 -14 C0 -22 4 -26 8 -30"), 2.6, p.brown)
	vine := pen.PathOf("M0 0 C2 -8 8 -8 10 -14 C16 -14 18 -10 24 -12 C24 -6 28 -4 28 2 C22 4 20 10 14 10 C8 10 6 2 0 0 Z")
	p.twice(func() { p.thin(vine.Transform(pen.Translate(2, -16)), p.green) })
	for row, n := range []int{4, 3, 4, 3, 2, 1} {
		for i := range n {
			x, y := (float64(i)-float64(n-1)/2)*9.5, -12+float64(row)*8
			p.thin(pen.Circle(x, y, 5.6), p.blue)
			p.dot(x-1.6, y-1.8, 1.5, p.blueLight)
		}
	}
}

// castle draws a tower with battlements and a flag.
func (p *painter) castle() {
	stone := pen.Mix(p.gold, p.paper, 0.55)
	p.tube(pen.Line(0, -22, 0, -34), 1.6, p.ink)
	p.thin(pen.PathOf("M0 -34 L14 -30 L0 -26 Z"), p.red)
	p.inked(pen.Polygon(-20, 28, -20, 2, -25, 2, -25, -6, -19, -6, -19, -2, -14, -2, -14, -6, -9, -6, -9, -22, -4, -22, -4, -18, 4, -18, 4, -22,
		9, -22, 9, -6, 14, -6, 14, -2, 19, -2, 19, -6, 25, -6, 25, 2, 20, 2, 20, 28), stone)
	p.shade(pen.Polygon(9, 28, 9, -16, 9, 2, 20, 2, 20, 28))
	p.thin(pen.PathOf("M-6 28 L-6 16 C-6 8 6 8 6 16 L6 28 Z"), p.brown)
	for _, x := range []float64{-14, 0, 14} {
		p.dot(x, 1-8*(1-x*x/196), 2.6, p.ink)
	}
}

// acorns draws two acorns under oak leaves.
func (p *painter) acorns() {
	for _, at := range []float64{-100, -150, -30, 170, 10} {
		p.leaf(0, -10, at, 1.05, p.green)
	}
	p.twice(func() {
		p.within(pen.Translate(9, 4).Mul(pen.Rotate(-24)), func() {
			p.thin(pen.PathOf("M-8 0 C-8 14 -3 20 0 24 C3 20 8 14 8 0 Z"), p.gold)
			p.thin(pen.PathOf("M-9.5 2 C-11 -8 11 -8 9.5 2 Z"), p.brown)
		})
	})
}

// arms draws a shield with a band and stars, of nobody, under a crown.
func (p *painter) arms() {
	shield := pen.PathOf("M-24 -20 C-12 -16 12 -16 24 -20 C26 6 20 24 0 34 C-20 24 -26 6 -24 -20 Z")
	p.Fill(shield, p.blue)
	p.inside(shield, func() {
		p.FillStroke(pen.Polygon(-40, -12, -40, -32, 40, 20, 40, 40), p.gold, p.line, p.ink)
		p.Fill(pen.Star(10, -7, 6, 2.6, 5, 0), p.goldLight)
		p.Fill(pen.Star(-9, 18, 6, 2.6, 5, 0), p.goldLight)
	})
	p.Stroke(shield, p.line, p.ink)
	p.within(pen.Translate(0, -29).Mul(pen.Scale(0.42, 0.42)), p.lined(p.line*2).coronet)
	p.twice(func() { p.leaf(22, 28, -62, 1.15, p.green); p.leaf(24, 16, -50, 0.8, p.green) })
}

// pot draws a flower that grows in a pot.
func (p *painter) pot() {
	p.tube(pen.Line(0, 10, 0, -8), 2.4, p.green)
	p.twice(func() { p.leaf(0, 4, -36, 1, p.green) })
	p.flower(0, -18, 6, 1.5, p.red, p.gold)
	p.inked(pen.PathOf("M-15 10 L15 10 L11 32 L-11 32 Z"), pen.Mix(p.brown, p.gold, 0.35))
	p.inked(pen.RoundedRect(-18, 6, 36, 8, 3), pen.Mix(p.brown, p.gold, 0.5))
}

// plumedHelmet draws a helmet with its visor closed.
func (p *painter) plumedHelmet() {
	p.inked(pen.PathOf("M4 -18 C-2 -36 -24 -38 -28 -22 C-22 -26 -20 -22 -22 -16 C-16 -20 -12 -18 -12 -12 Z"), p.red)
	p.inked(pen.PathOf("M-18 24 C-22 4 -22 -18 0 -20 C22 -18 22 4 18 24 C12 30 -12 30 -18 24 Z"), pen.Mix(p.grey, p.blue, 0.25))
	p.shade(pen.PathOf("M6 -19 C22 -18 22 4 18 24 C14 28 8 29 4 28 C12 12 14 -6 6 -19 Z"))
	p.thin(pen.PathOf("M-20 -2 L0 -8 L20 -2 L17 18 L0 24 L-17 18 Z"), p.gold)
	p.twice(func() {
		p.Stroke(pen.Line(4, 1, 14, 3), 2.2, p.ink)
		p.Stroke(pen.Line(5, 9, 13, 10), 2.2, p.ink)
	})
}

// bird draws a bird on a twig.
func (p *painter) bird() {
	p.tube(pen.PathOf("M-26 20 C-8 26 8 24 26 16"), 3, p.brown)
	p.leaf(22, 17, -40, 0.8, p.green)
	p.leaf(-20, 22, -150, 0.8, p.green)
	p.thin(pen.PathOf("M10 2 L28 -14 L30 -4 L16 12 Z"), p.redDark)
	p.inked(pen.PathOf("M14 8 C8 20 -8 20 -14 8 C-18 0 -22 -4 -22 -12 C-22 -22 -8 -24 -6 -12 C-4 -6 4 -8 14 8 Z"), p.red)
	p.thin(pen.PathOf("M12 8 C6 14 -4 12 -6 2 C0 -2 8 0 12 8 Z"), p.gold)
	p.thin(pen.PathOf("M-21 -15 L-30 -11 L-21 -9 Z"), p.gold)
	p.dot(-15, -14, 2.2, p.ink)
	p.Stroke(pen.PathOf("M-3 17 L-4 23 M3 17 L3 23"), 1.8, p.ink)
}

// nuraghe draws a round tower of stones on a hill.
func (p *painter) nuraghe() {
	p.thin(pen.PathOf("M-34 28 C-20 16 20 16 34 28 Z"), p.green)
	tower := pen.PathOf("M-20 23 L-14 -12 L14 -12 L20 23 C10 28 -10 28 -20 23 Z")
	p.Fill(tower, pen.Mix(p.brown, p.paper, 0.45))
	p.inside(tower, func() {
		p.shade(pen.Polygon(6, -20, 30, -20, 30, 40, 8, 40))
		p.Stroke(pen.PathOf("M-20 -4 L20 -4 M-20 5 L20 5 M-22 14 L22 14 M-8 -12 L-8 -4 M6 -12 L6 -4 M-13 -4 L-13 5 M12 -4 L12 5 M-14 5 L-14 14 M14 5 L14 14"), 1.3, pen.Mix(p.brown, p.ink, 0.5))
	})
	p.Stroke(tower, p.line, p.ink)
	p.inked(pen.PathOf("M-18 -12 L-16 -20 L16 -20 L18 -12 Z"), pen.Mix(p.brown, p.paper, 0.35))
	p.thin(pen.PathOf("M-5 25 L-5 14 C-5 8 5 8 5 14 L5 25 Z"), p.ink)
	p.thin(pen.Circle(22, -20, 6.5), p.gold)
}

// boat draws a boat under sail.
func (p *painter) boat() {
	p.tube(pen.Line(0, 14, 0, -32), 2, p.brown)
	p.inked(pen.PathOf("M3 -30 C20 -18 26 -2 26 6 L3 6 Z"), p.white)
	p.Fill(pen.PathOf("M19 -12 C23 -6 25 0 25.5 5 L4 5 L4 -12 Z"), p.red)
	p.inked(pen.PathOf("M-3 -24 C-12 -14 -20 -2 -22 6 L-3 6 Z"), p.gold)
	p.inked(pen.PathOf("M-30 11 L30 11 C26 22 20 25 12 25 L-14 25 C-22 25 -28 20 -30 11 Z"), p.brown)
	p.Stroke(pen.PathOf("M-34 27 C-28 22 -24 32 -17 27 C-10 22 -7 32 0 27 C7 22 10 32 17 27 C24 22 28 32 34 27"), 3, p.blue)
}

// mouflon draws the head of a wild sheep with its horns.
func (p *painter) mouflon() {
	horn := pen.PathOf("M4 -18 C20 -30 34 -14 30 4 C28 14 16 18 12 8 C18 10 22 4 20 -4 C18 -10 10 -10 5 -6 Z")
	p.twice(func() {
		p.inked(horn, pen.Mix(p.gold, p.brown, 0.35))
		p.Stroke(pen.PathOf("M14 -20 L14 -12 M22 -16 L19 -9 M28 -6 L21 -3 M29 4 L21 2"), 1.5, p.brown)
	})
	p.inked(pen.PathOf("M-11 -14 C-6 -20 6 -20 11 -14 C14 -2 10 12 8 22 C6 30 -6 30 -8 22 C-10 12 -14 -2 -11 -14 Z"), p.brown)
	p.Fill(pen.PathOf("M-7 14 C-3 11 3 11 7 14 L6 22 C4 28 -4 28 -6 22 Z"), pen.Mix(p.brown, p.paper, 0.7))
	p.twice(func() {
		p.dot(6, -4, 2.2, p.ink)
		p.dot(2.6, 19, 1.4, p.ink)
	})
	p.Stroke(pen.PathOf("M-3 24 Q0 26 3 24"), 1.5, p.ink)
}

// pricklyPear draws a cactus in fruit.
func (p *painter) pricklyPear() {
	pads := [][4]float64{{0, 16, 12, 0}, {-14, -2, 10, -35}, {13, -1, 10, 35}, {0, -14, 9, 0}, {-22, -20, 7.5, -30}, {22, -19, 7.5, 30}}
	for _, pad := range pads {
		p.within(pen.Translate(pad[0], pad[1]).Mul(pen.Rotate(pad[3])), func() {
			p.inked(pen.Ellipse(0, 0, pad[2]*0.8, pad[2]*1.15), p.green)
			for _, at := range [][2]float64{{-3, -4}, {3, -4}, {0, 2}, {-3, 7}, {3, 7}} {
				p.dot(at[0], at[1], 0.9, p.goldLight)
			}
		})
	}
	for _, at := range [][2]float64{{-4, -27}, {5, -26}, {-28, -28}, {-19, -31}, {26, -29}, {18, -30}} {
		p.thin(pen.Ellipse(at[0], at[1], 3.4, 4.6), p.red)
	}
}

// vine is two branches that roll in, one turned against the other, on either side of a flower.
func (p *painter) vine() {
	p.facing(func() {
		p.tube(pen.PathOf("M0 0 C14 -18 44 -22 54 -4 C62 12 42 22 36 8 C34 1 43 -1 45 5"), 2.8, p.green)
		for _, at := range [][3]float64{{14, -12, -80}, {28, -16, -50}, {18, -12, 30}, {55, -2, -30}} {
			p.leaf(at[0], at[1], at[2], 0.75, p.green)
		}
		p.thin(pen.Circle(44, 5, 3.6), p.gold)
	})
	p.flower(0, 0, 6, 1.3, p.red, p.gold)
}

// rosette is a wheel of four tulips.
func (p *painter) rosette() {
	p.around(4, func() {
		p.within(pen.Translate(0, -12), func() { p.tulip(p.red) })
		p.leaf(7, -7, -45, 1, p.green)
	})
	p.inked(pen.Circle(0, 0, 10), p.gold)
}

// harlequin is a lozenge of lozenges.
func (p *painter) harlequin() {
	inks := []color.NRGBA{p.red, p.gold, p.blue, p.green}
	for i := range 3 {
		for j := range 3 {
			x, y := float64(i-j)*14, float64(i+j-2)*21
			p.inked(pen.Polygon(x, y-21, x+14, y, x, y+21, x-14, y), inks[(i*2+j)%4])
		}
	}
	for _, at := range [][2]float64{{0, -67}, {0, 67}, {-46, 0}, {46, 0}} {
		p.thin(pen.Circle(at[0], at[1], 4.4), p.gold)
	}
}

// cherries draws three cherries that hang from a twig.
func (p *painter) cherries() {
	for _, at := range [][2]float64{{-16, 14}, {15, 17}, {1, 24}} {
		var stalk pen.Path
		stalk.MoveTo(1, -24).QuadTo(at[0]*0.2, -6, at[0], at[1]-8)
		p.Stroke(stalk, 2.4, p.greenDark)
		p.inked(pen.Circle(at[0], at[1], 9), p.red)
		p.dot(at[0]-3, at[1]-3, 2.2, p.redLight)
	}
	p.leaf(2, -24, -20, 1.15, p.green)
	p.leaf(0, -24, -160, 1.15, p.green)
	p.leaf(1, -24, 20, 0.8, p.green)
}

// radicchio draws a head of red leaves with white ribs.
func (p *painter) radicchio() {
	for _, at := range [][2]float64{{-34, 0.84}, {34, 0.84}, {-17, 0.96}, {17, 0.96}, {0, 1}} {
		p.within(pen.Translate(0, 22).Mul(pen.Rotate(at[0])).Mul(pen.Scale(at[1], at[1])), func() {
			p.inked(pen.PathOf("M0 2 C-8 -8 -13 -26 -11 -38 C-9 -48 -3 -52 0 -56 C3 -52 9 -48 11 -38 C13 -26 8 -8 0 2 Z"), p.redDark)
			p.thin(pen.PathOf("M-3.4 0 C-4 -14 -2 -30 0 -42 C2 -30 4 -14 3.4 0 Z"), p.white)
			p.Stroke(pen.PathOf("M-1 -16 L-7 -26 M1 -16 L7 -26 M0 -28 L-5 -37 M0 -28 L5 -37"), 1.5, p.redLight)
		})
	}
	p.inked(pen.PathOf("M-9 20 C-4 16 4 16 9 20 L4 33 C2 36 -2 36 -4 33 Z"), p.white)
}
