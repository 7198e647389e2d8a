package pen

import "math"

// Arc is an open piece of an ellipse about cx, cy between two angles in degrees: 0 is right, 90 is down.
func Arc(cx, cy, rx, ry, from, to float64) Path {
	const radian = math.Pi / 180
	m := Matrix{rx, 0, 0, ry, cx, cy}
	start := m.Apply(onCircle(from * radian))
	var p Path
	p.MoveTo(start.X, start.Y)
	p.arc(m, from*radian, to*radian)
	return p
}

// arc goes on along the image of the unit circle, between two angles in radians.
func (p *Path) arc(m Matrix, from, to float64) {
	pieces := math.Ceil(math.Abs(to-from) / (math.Pi / 4))
	pieces = max(1, min(pieces, 360))
	if math.IsNaN(pieces) {
		pieces = 1
	}
	step := (to - from) / pieces
	handle := 4.0 / 3 * math.Tan(step/4)
	for range int(pieces) {
		a, b := onCircle(from), onCircle(from+step)
		first := m.Apply(Point{a.X - handle*a.Y, a.Y + handle*a.X})
		second := m.Apply(Point{b.X + handle*b.Y, b.Y - handle*b.X})
		end := m.Apply(b)
		p.CubicTo(first.X, first.Y, second.X, second.Y, end.X, end.Y)
		from += step
	}
}

// arcTo goes on as the command A of SVG path data does: along an ellipse with the radii rx and ry, turned by some
// degrees, of whose arcs between the two points large and sweep choose one.
func (p *Path) arcTo(from, to Point, rx, ry, degrees float64, large, sweep bool) {
	rx, ry = math.Abs(rx), math.Abs(ry)
	if rx == 0 || ry == 0 || from == to {
		p.LineTo(to.X, to.Y)
		return
	}
	// In the frame of the ellipse, with the middle of the two points as the origin; as in the notes on SVG.
	half := Rotate(-degrees).Apply(Point{(from.X - to.X) / 2, (from.Y - to.Y) / 2})
	x, y := half.X/rx, half.Y/ry
	if out := math.Hypot(x, y); out > 1 {
		rx, ry, x, y = rx*out, ry*out, x/out, y/out
	}
	away := math.Sqrt(max(0, 1/(x*x+y*y)-1))
	if large == sweep {
		away = -away
	}
	center := Point{away * y, -away * x}
	if !center.finite() { // radii or a way too small to reckon with
		p.LineTo(to.X, to.Y)
		return
	}
	start := math.Atan2(y-center.Y, x-center.X)
	end := math.Atan2(-y-center.Y, -x-center.X)
	if sweep && end < start {
		end += 2 * math.Pi
	} else if !sweep && end > start {
		end -= 2 * math.Pi
	}
	middle := Translate((from.X+to.X)/2, (from.Y+to.Y)/2)
	p.arc(middle.Mul(Rotate(degrees)).Mul(Scale(rx, ry)).Mul(Translate(center.X, center.Y)), start, end)
}

func onCircle(angle float64) Point {
	s, c := math.Sincos(angle)
	return Point{c, s}
}
