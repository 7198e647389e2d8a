package cardart

import (
	"math"

	"briscola/bot/picture/pen"
)

// pattern is what is woven into or printed on a cloth.
type pattern int

// The patterns.
const (
	smooth   pattern = iota
	halved           // one half in the other colour
	quarters         // two quarters of four
	pales            // upright stripes
	bars             // stripes across
	bends            // slanting stripes
	lozenges
	checks
	stars
	dots
	chevrons
	scales // of mail
	lilies
	brocade
	waves
	patterns
)

// cloth is a pattern in two colours and a third one for what little is on it. Size enlarges the pattern; 0 is 1.
type cloth struct {
	pattern            pattern
	ground, mark, spot tint
	size               float64
}

// motif is what a pattern repeats: every dx across and dy down, every other row moved by half, or once if dx is 0.
type motif struct {
	dx, dy float64
	drop   bool
	figure string  // filled, or a line if it is
	line   float64 // wide
	spot   string
}

var motifs = map[pattern]motif{
	halved:   {figure: "M0 -400 L400 -400 L400 400 L0 400 Z"},
	quarters: {figure: "M0 30 L400 30 L400 400 L0 400 Z M0 30 L-400 30 L-400 -400 L0 -400 Z"},
	pales:    {dx: 13, dy: 400, figure: "M-3.2 -200 L3.2 -200 L3.2 200 L-3.2 200 Z"},
	bars:     {dx: 400, dy: 13, figure: "M-200 -3.2 L200 -3.2 L200 3.2 L-200 3.2 Z"},
	bends:    {dx: 17, dy: 500, figure: "M-126 -250 L-117 -250 L124 250 L115 250 Z"},
	lozenges: {dx: 15, dy: 11, drop: true, figure: "M0 -10 L7 0 L0 10 L-7 0 Z", spot: "M-1.5 0 A1.5 1.5 0 1 1 1.5 0 A1.5 1.5 0 1 1 -1.5 0 Z"},
	checks:   {dx: 18, dy: 9, drop: true, figure: "M-4.5 -4.5 L4.5 -4.5 L4.5 4.5 L-4.5 4.5 Z"},
	stars:    {dx: 20, dy: 13, drop: true, figure: "M0 -5.4 L1.6 -1.6 L5.4 0 L1.6 1.6 L0 5.4 L-1.6 1.6 L-5.4 0 L-1.6 -1.6 Z"},
	dots:     {dx: 14, dy: 9, drop: true, figure: "M-2.7 0 A2.7 2.7 0 1 1 2.7 0 A2.7 2.7 0 1 1 -2.7 0 Z"},
	chevrons: {dx: 16, dy: 13, figure: "M-8 4 L0 -4 L8 4", line: 4},
	scales:   {dx: 8, dy: 5, drop: true, figure: "M-4 -1 C-4 4.4 4 4.4 4 -1", line: 1.3},
	lilies: {dx: 20, dy: 15, drop: true, figure: "M0 -7 C3.4 -3.4 2.6 -0.4 0.9 1.2 C3.6 0.6 5.4 -0.6 5.2 -3 C8 0.6 5 4.2 1.2 3.2 L2 6.6 L-2 6.6 L-1.2 3.2 " +
		"C-5 4.2 -8 0.6 -5.2 -3 C-5.4 -0.6 -3.6 0.6 -0.9 1.2 C-2.6 -0.4 -3.4 -3.4 0 -7 Z"},
	brocade: {dx: 22, dy: 17, drop: true, figure: "M0 -13 C3 -7 9 -5 9 1 C9 7 3 8 0 13 C-3 8 -9 7 -9 1 C-9 -5 -3 -7 0 -13 Z",
		spot: "M0 -6 C2 -3 4 -2 4 1 C4 4 2 4 0 7 C-2 4 -4 4 -4 1 C-4 -2 -2 -3 0 -6 Z"},
	waves: {dx: 18, dy: 12, figure: "M-9 0 C-6 -5 -3 -5 0 0 C3 5 6 5 9 0", line: 3.4},
}

// print draws the pattern over all of a path, without the ground.
func (c cloth) print(b brush, over pen.Path) {
	m, found := motifs[c.pattern]
	if !found {
		return
	}
	k := c.size
	if k == 0 {
		k = 1
	}
	figure, spot := pen.PathOf(m.figure), pen.PathOf(m.spot)
	for _, at := range m.places(over.Bounds(), k) {
		place := pen.Translate(at.X, at.Y).Mul(pen.Scale(k, k))
		if m.line > 0 {
			b.Stroke(figure.Transform(place), m.line*k, b.dyes[c.mark])
		} else {
			b.Fill(figure.Transform(place), b.dyes[c.mark])
		}
		b.Fill(spot.Transform(place), b.dyes[c.spot])
	}
}

// places are where the motif is repeated to cover a box.
func (m motif) places(box pen.Box, k float64) []pen.Point {
	if m.dx == 0 {
		return []pen.Point{{}}
	}
	dx, dy := m.dx*k, m.dy*k
	var all []pen.Point
	for j := math.Floor(box.Min.Y/dy - 0.5); j <= box.Max.Y/dy+0.5; j++ {
		shift := 0.0
		if m.drop && int(j)%2 != 0 {
			shift = dx / 2
		}
		for i := math.Floor((box.Min.X - shift) / dx); i <= (box.Max.X-shift)/dx+1; i++ {
			all = append(all, pen.Point{X: i*dx + shift, Y: j * dy})
		}
	}
	return all
}

// cloth fills, prints, shades and outlines a path.
func (b brush) cloth(p pen.Path, c cloth) {
	b.Fill(p, b.dyes[c.ground])
	b.Clip(p)
	c.print(b, p)
	b.Pop()
	b.shade(p)
	b.Stroke(p, b.outline, b.ink)
}
