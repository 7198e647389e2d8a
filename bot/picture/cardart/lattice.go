package cardart

import (
	"image/color"
	"math"

	"briscola/bot/picture/pen"
)

// lattice draws staves that cross each other, over and under in turn, and for an odd number an upright one before them.
func (p *painter) lattice(n int) {
	p.stretched(func() {
		const thick = 10.0
		half := n / 2
		for _, side := range []float64{1, -1} {
			for i := range half {
				p.stave(p.staveOf(side, i, half, thick))
			}
		}
		for i := range half {
			for j := range half {
				right, left := p.staveOf(1, i, half, thick), p.staveOf(-1, j, half, thick)
				if x, y, ok := meeting(right, left); ok && (i+j)%2 == 0 {
					p.inside(pen.Circle(x, y, thick*1.25), func() { p.stave(right) })
				}
			}
		}
		if n%2 == 1 {
			p.stave(stave{0, 164, 0, -164, thick, p.green, p.red})
		}
		if n == 3 && p.deck == Bergamasche {
			p.knot()
		}
	})
}

// staveOf gives the stave i of a half that leans to a side: -1 is left and 1 is right.
func (p *painter) staveOf(side float64, i, half int, thick float64) stave {
	lean := 24.0 // degrees from upright
	apart := 31.0
	switch half {
	case 1:
		lean = 22
	case 3:
		lean, apart = 20, 26
	}
	shafts, ends := []color.NRGBA{p.red, p.blue, p.red}, []color.NRGBA{p.blue, p.gold, p.blue}
	if side < 0 {
		shafts, ends = []color.NRGBA{p.blue, p.red, p.blue}, []color.NRGBA{p.red, p.gold, p.red}
	}
	if p.deck == Bergamasche {
		lean += 3
		ends = []color.NRGBA{p.green, p.green, p.green}
	}
	x := (float64(i) - float64(half-1)/2) * apart
	length := 150 - math.Abs(x)*0.45
	sin, cos := math.Sincos(lean * math.Pi / 180)
	return stave{x - side*sin*length, cos * length, x + side*sin*length, -cos * length, thick, shafts[i%3], ends[i%3]}
}

// meeting is where two staves meet, if they do.
func meeting(a, b stave) (x, y float64, ok bool) {
	ax, ay, bx, by := a.x1-a.x0, a.y1-a.y0, b.x1-b.x0, b.y1-b.y0
	den := ax*by - ay*bx
	if math.Abs(den) < 1e-9 {
		return 0, 0, false
	}
	t := ((b.x0-a.x0)*by - (b.y0-a.y0)*bx) / den
	return a.x0 + t*ax, a.y0 + t*ay, t > 0 && t < 1
}

// knot is the ribbon that holds three staves together.
func (p *painter) knot() {
	p.twice(func() {
		p.inked(pen.PathOf("M4 4 C18 20 24 42 18 66 L30 58 L36 68 C42 40 30 16 8 -2 Z"), p.red)
		p.inked(pen.PathOf("M2 0 C12 -28 40 -32 44 -16 C48 0 24 10 2 4 Z"), p.red)
		p.Stroke(pen.PathOf("M12 -4 C20 -14 32 -18 37 -12"), 2, p.redLight)
	})
	p.inked(pen.RoundedRect(-9, -9, 18, 19, 6), p.redLight)
}
