package cardart

import (
	"math"

	"briscola/bot/picture/pen"
)

// limb is an arm, a leg or a tail: a bent line that is thicker in some places, x, y and width of some of them in turn.
type limb []float64

// path is the outline of the limb, made wider and moved. Its pieces overlap and wind the same way.
func (l limb) path(wider, dx, dy float64) pen.Path {
	points := l.smooth()
	var pieces []pen.Path
	for i := 0; i+2 < len(points); i += 3 {
		x, y, r := points[i]+dx, points[i+1]+dy, max(0.1, (points[i+2]+wider)/2)
		pieces = append(pieces, pen.Circle(x, y, r))
		if i+5 < len(points) {
			pieces = append(pieces, hull(x, y, r, points[i+3]+dx, points[i+4]+dy, max(0.1, (points[i+5]+wider)/2)))
		}
	}
	return pen.Join(pieces...)
}

// hull joins two circles.
func hull(x0, y0, r0, x1, y1, r1 float64) pen.Path {
	long := math.Hypot(x1-x0, y1-y0)
	if long == 0 {
		return pen.Path{}
	}
	nx, ny := (y1-y0)/long, (x0-x1)/long
	return pen.Polygon(x0+nx*r0, y0+ny*r0, x1+nx*r1, y1+ny*r1, x1-nx*r1, y1-ny*r1, x0-nx*r0, y0-ny*r0)
}

// smooth gives places between those of the limb, on a Catmull-Rom spline.
func (l limb) smooth() []float64 {
	const steps = 9
	last := len(l)/3 - 1
	var points []float64
	for i := range last {
		for step := range steps {
			t := float64(step) / steps
			for axis := range 3 {
				a, b, c, d := l[3*max(0, i-1)+axis], l[3*i+axis], l[3*i+3+axis], l[3*min(last, i+2)+axis]
				points = append(points, b+t*(c-a+t*(2*a-5*b+4*c-d+t*(3*(b-c)+d-a)))/2)
			}
		}
	}
	return append(points, l[3*last:3*last+3]...)
}

// limb draws a limb of cloth, from its outline to its shade.
func (b brush) limb(l limb, c cloth) {
	b.Fill(l.path(2*b.outline, 0, 0), b.ink)
	path := l.path(0, 0, 0)
	b.Fill(path, b.dyes[c.ground])
	b.Clip(path)
	c.print(b, path)
	thick := l[2]
	b.Fill(l.path(-0.1*thick, 0.52*thick*b.light, 0.16*thick), pen.Alpha(b.ink, 0.17))
	b.Pop()
}

// joint is where the elbow or the knee of a limb is that reaches from one point to another with two bones as long as
// given: to the right of the way there, or to the left of it.
func joint(from, to pen.Point, upper, lower float64, left bool) pen.Point {
	dx, dy := to.X-from.X, to.Y-from.Y
	far := max(1, math.Hypot(dx, dy))
	along := max(0, min((upper*upper-lower*lower+far*far)/(2*far), far))
	side := math.Sqrt(max(0, upper*upper-along*along))
	if !left {
		side = -side
	}
	return pen.Point{X: from.X + (dx*along-dy*side)/far, Y: from.Y + (dy*along+dx*side)/far}
}

// direction is where one point lies from another, in degrees: 0 is right, 90 is down.
func direction(from, to pen.Point) float64 {
	return math.Atan2(to.Y-from.Y, to.X-from.X) * 180 / math.Pi
}
