package pen

import "math"

const (
	coarse = 0.1  // pixels between a curve and the lines that stand for it
	fine   = 0.01 // the same where boxes are measured
	near   = 1e-4 // points closer than this are one
	curves = 400  // lines for one curve, at most
)

// contours are polylines in one buffer that is used again and again.
type contours struct {
	points []Point
	starts []int // of each contour in points
	closed []bool
}

func (c *contours) reset() {
	c.points, c.starts, c.closed = c.points[:0], c.starts[:0], c.closed[:0]
}

func (c *contours) begin() {
	c.starts = append(c.starts, len(c.points))
	c.closed = append(c.closed, false)
}

func (c *contours) add(p Point) { c.points = append(c.points, p) }

// contour gives the points of one contour and whether it is closed.
func (c *contours) contour(i int) ([]Point, bool) {
	end := len(c.points)
	if i+1 < len(c.starts) {
		end = c.starts[i+1]
	}
	return c.points[c.starts[i]:end], c.closed[i]
}

func (c *contours) bounds() Box {
	b := nowhere()
	for _, p := range c.points {
		b.Min.X, b.Min.Y = min(b.Min.X, p.X), min(b.Min.Y, p.Y)
		b.Max.X, b.Max.Y = max(b.Max.X, p.X), max(b.Max.Y, p.Y)
	}
	return b
}

// trace replaces the contours by those of a path under a matrix, with lines for its curves.
func (c *contours) trace(p Path, m Matrix, tolerance float64) {
	c.reset()
	var first, last Point // of the contour
	points, open := p.points, false
	for _, v := range p.verbs {
		var args [3]Point
		for i, point := range points[:v.size()] {
			args[i] = m.Apply(point)
		}
		points = points[v.size():]
		switch {
		case v == moveTo:
			first, last, open = args[0], args[0], false
			continue
		case v == closing:
			if open {
				c.finish()
			}
			last, open = first, false
			continue
		case !open:
			c.begin()
			c.add(first)
			open = true
		}
		switch v {
		case lineTo:
			c.line(args[0])
		case quadTo:
			c.quad(last, args[0], args[1], tolerance)
		case cubicTo:
			c.cubic(last, args[0], args[1], args[2], tolerance)
		}
		last = args[v.size()-1]
	}
}

// finish closes the last contour; the point where it began does not come twice.
func (c *contours) finish() {
	i := len(c.starts) - 1
	points, _ := c.contour(i)
	if n := len(points); n > 1 && same(points[0], points[n-1]) {
		c.points = c.points[:len(c.points)-1]
	}
	c.closed[i] = true
}

// line adds a point unless it is the last one again.
func (c *contours) line(p Point) {
	if !same(c.points[len(c.points)-1], p) {
		c.add(p)
	}
}

func same(p, q Point) bool { return math.Abs(p.X-q.X)+math.Abs(p.Y-q.Y) < near }

func (c *contours) quad(from, a, to Point, tolerance float64) {
	n := lines(math.Hypot(from.X-2*a.X+to.X, from.Y-2*a.Y+to.Y) / (4 * tolerance))
	for i := 1; i < n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		f, g, h := u*u, 2*u*t, t*t
		c.line(Point{f*from.X + g*a.X + h*to.X, f*from.Y + g*a.Y + h*to.Y})
	}
	c.line(to)
}

func (c *contours) cubic(from, a, b, to Point, tolerance float64) {
	bend := max(math.Hypot(from.X-2*a.X+b.X, from.Y-2*a.Y+b.Y), math.Hypot(a.X-2*b.X+to.X, a.Y-2*b.Y+to.Y))
	n := lines(0.75 * bend / tolerance)
	for i := 1; i < n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		f, g, h, k := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		c.line(Point{f*from.X + g*a.X + h*b.X + k*to.X, f*from.Y + g*a.Y + h*b.Y + k*to.Y})
	}
	c.line(to)
}

// lines is how many lines it takes to stay within the tolerance, given the square of it.
func lines(square float64) int {
	n := math.Ceil(math.Sqrt(square))
	if !(n <= curves) {
		return curves
	}
	return max(1, int(n))
}
