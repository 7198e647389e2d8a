package pen

import "math"

const (
	smoothCos = 0.94 // of the angle between two lines up to which their join needs no arc
	sagitta   = 0.06 // pixels between an arc of a join and the lines that stand for it
)

// stroker surrounds polylines with outlines that are filled by the non-zero rule. The outline is the sum of one piece for
// each line, each join and each cap, without the edges that two pieces share; all of them wind the same way.
type stroker struct {
	half  float64 // of the width
	butt  bool    // ends are cut straight, not rounded
	out   *contours
	turns []turn
}

// turn is one line of the polyline: the way to its right hand side as a unit vector, and its length.
type turn struct {
	normal Point
	length float64
}

// stroke replaces out by the outlines of every contour of in.
func (s *stroker) stroke(in, out *contours) {
	s.out = out
	s.out.reset()
	for i := range in.starts {
		points, closed := in.contour(i)
		switch n := len(points); {
		case n == 1 && !s.butt:
			s.out.begin()
			s.arc(points[0], 0, 2*math.Pi)
		case n == 1:
		case closed && n > 2:
			s.measure(points, true)
			s.out.begin()
			s.side(points, true, false)
			s.out.begin()
			s.side(points, true, true)
		default:
			s.measure(points, false)
			s.out.begin()
			s.side(points, false, false)
			s.side(points, false, true)
		}
	}
}

func (s *stroker) measure(points []Point, closed bool) {
	s.turns = s.turns[:0]
	for i, p := range points {
		q := points[(i+1)%len(points)]
		if i+1 == len(points) && !closed {
			return
		}
		dx, dy := q.X-p.X, q.Y-p.Y
		length := math.Hypot(dx, dy)
		s.turns = append(s.turns, turn{Point{dy / length, -dx / length}, length})
	}
}

// side follows one side of a polyline: forth, or back on the other side. At the end of an open one it turns round.
func (s *stroker) side(points []Point, closed, back bool) {
	n, count := len(points), len(s.turns)
	point := func(i int) Point {
		if back {
			i = n - 1 - i
		}
		return points[(i+n)%n]
	}
	line := func(i int) turn { // from point i to point i+1
		if !back {
			return s.turns[(i+count)%count]
		}
		t := s.turns[(n-2-i+2*count)%count]
		t.normal = Point{-t.normal.X, -t.normal.Y}
		return t
	}
	if closed {
		for i := range n {
			s.join(point(i), line(i-1), line(i))
		}
		return
	}
	s.offset(point(0), line(0))
	for i := 1; i < count; i++ {
		s.join(point(i), line(i-1), line(i))
	}
	last := line(count - 1)
	s.offset(point(n-1), last)
	if !s.butt {
		angle := math.Atan2(last.normal.Y, last.normal.X)
		s.arc(point(n-1), angle, angle+math.Pi)
	}
}

// join goes round a corner between the lines a and b.
func (s *stroker) join(p Point, a, b turn) {
	cross := a.normal.X*b.normal.Y - a.normal.Y*b.normal.X
	cos := a.normal.X*b.normal.X + a.normal.Y*b.normal.Y
	switch {
	case cross <= 0 && s.inside(cos, a, b), cross > 0 && cos > smoothCos:
		k := s.half / (1 + cos)
		s.out.add(Point{p.X + k*(a.normal.X+b.normal.X), p.Y + k*(a.normal.Y+b.normal.Y)})
	case cross > 0 || cos < 0 && cross == 0:
		from, to := math.Atan2(a.normal.Y, a.normal.X), math.Atan2(b.normal.Y, b.normal.X)
		if to < from {
			to += 2 * math.Pi
		}
		s.offset(p, a)
		s.arc(p, from, to)
		s.offset(p, b)
	default:
		s.offset(p, a)
		s.out.add(p)
		s.offset(p, b)
	}
}

// inside tells whether the two sides meet on the inside of a corner before the half of either line. If they do not, the
// pieces of the two lines overlap.
func (s *stroker) inside(cos float64, a, b turn) bool {
	if cos <= -1 {
		return false
	}
	tan := math.Sqrt(max(0, 1-cos) / (1 + cos)) // of half the angle
	return s.half*tan <= min(a.length, b.length)/2
}

func (s *stroker) offset(p Point, t turn) {
	s.out.add(Point{p.X + s.half*t.normal.X, p.Y + s.half*t.normal.Y})
}

// arc goes clockwise about a point from one angle to another, in radians and without its ends.
func (s *stroker) arc(p Point, from, to float64) {
	step := 2 * math.Acos(max(0, 1-sagitta/max(s.half, sagitta)))
	n := max(2, min(math.Ceil((to-from)/step), curves))
	for i := 1.0; i < n; i++ {
		sin, cos := math.Sincos(from + (to-from)*i/n)
		s.out.add(Point{p.X + s.half*cos, p.Y + s.half*sin})
	}
}
