package cardart

import (
	"math"

	"briscola/bot/picture/pen"
)

// curve is a cubic curve by its ends and handles.
type curve [4]pen.Point

// at gives the point at t, which goes from 0 to 1, and the unit vector to its side.
func (c curve) at(t float64) (point, side pen.Point) {
	u := 1 - t
	place := func(a, b, c, d float64) float64 { return u*u*u*a + 3*u*u*t*b + 3*u*t*t*c + t*t*t*d }
	slope := func(a, b, c, d float64) float64 { return u*u*(b-a) + 2*u*t*(c-b) + t*t*(d-c) }
	dx, dy := slope(c[0].X, c[1].X, c[2].X, c[3].X), slope(c[0].Y, c[1].Y, c[2].Y, c[3].Y)
	length := math.Hypot(dx, dy)
	return pen.Point{X: place(c[0].X, c[1].X, c[2].X, c[3].X), Y: place(c[0].Y, c[1].Y, c[2].Y, c[3].Y)},
		pen.Point{X: -dy / length, Y: dx / length}
}

// strip is the area along the curve from one t to another, between two distances from it. Both are multiplied by what
// taper gives for t, if there is one.
func (c curve) strip(from, to, inner, outer float64, taper func(t float64) float64) pen.Path {
	const pieces = 28
	var outline, back []float64
	for i := 0.0; i <= pieces; i++ {
		t := from + (to-from)*i/pieces
		wide := 1.0
		if taper != nil {
			wide = taper(t)
		}
		q, side := c.at(t)
		outline = append(outline, q.X+side.X*inner*wide, q.Y+side.Y*inner*wide)
		back = append(back, q.Y+side.Y*outer*wide, q.X+side.X*outer*wide)
	}
	for i := len(back) - 1; i >= 0; i-- {
		outline = append(outline, back[i])
	}
	return pen.Polygon(outline...)
}
