package pen

import (
	"slices"
	"strconv"
)

// verb is one step of a path.
type verb byte

const (
	moveTo  verb = 'M'
	lineTo  verb = 'L'
	quadTo  verb = 'Q'
	cubicTo verb = 'C'
	closing verb = 'Z'
)

// size is how many points a step takes.
func (v verb) size() int {
	switch v {
	case moveTo, lineTo:
		return 1
	case quadTo:
		return 2
	case cubicTo:
		return 3
	}
	return 0
}

// Path is lines and curves to fill, to stroke or to clip with. The zero value is empty and ready to use.
type Path struct {
	verbs  []verb
	points []Point
	err    error
}

// MoveTo begins a new piece.
func (p *Path) MoveTo(x, y float64) *Path { return p.step(moveTo, Point{x, y}) }

// LineTo goes on in a straight line. Without a piece to go on with, it begins one.
func (p *Path) LineTo(x, y float64) *Path { return p.step(lineTo, Point{x, y}) }

// QuadTo goes on to x, y in a quadratic curve with the control point x1, y1.
func (p *Path) QuadTo(x1, y1, x, y float64) *Path {
	return p.step(quadTo, Point{x1, y1}, Point{x, y})
}

// CubicTo goes on to x, y in a cubic curve with the control points x1, y1 and x2, y2.
func (p *Path) CubicTo(x1, y1, x2, y2, x, y float64) *Path {
	return p.step(cubicTo, Point{x1, y1}, Point{x2, y2}, Point{x, y})
}

// Close goes back to where the piece began.
func (p *Path) Close() *Path {
	if len(p.verbs) > 0 {
		p.verbs = append(p.verbs, closing)
	}
	return p
}

func (p *Path) step(v verb, points ...Point) *Path {
	if len(p.verbs) == 0 && v != moveTo {
		p.verbs = append(p.verbs, moveTo)
		p.points = append(p.points, points[0])
	}
	p.verbs = append(p.verbs, v)
	p.points = append(p.points, points...)
	return p
}

// Err is why the path could not be built, if so.
func (p Path) Err() error { return p.err }

// Transform is the path mapped by a matrix.
func (p Path) Transform(m Matrix) Path {
	q := Path{slices.Clone(p.verbs), slices.Clone(p.points), p.err}
	for i, point := range q.points {
		q.points[i] = m.Apply(point)
	}
	return q
}

// Reverse is the path drawn backwards: joined to another one, it cuts out what both cover.
func (p Path) Reverse() Path {
	q := Path{err: p.err}
	end := len(p.points)
	for last := len(p.verbs); last > 0; {
		first := last - 1
		for first > 0 && p.verbs[first] != moveTo {
			first--
		}
		end = q.backwards(p.verbs[first:last], p.points[:end])
		last = first
	}
	return q
}

// backwards adds one piece from its end to its beginning, and tells how many points come before it.
func (p *Path) backwards(piece []verb, points []Point) int {
	rest := len(points) - 1
	p.step(moveTo, points[rest])
	for i := len(piece) - 1; i > 0; i-- {
		size := piece[i].size()
		for j := range size {
			p.points = append(p.points, points[rest-j-1])
		}
		if size > 0 {
			p.verbs = append(p.verbs, piece[i])
		}
		rest -= size
	}
	if piece[len(piece)-1] == closing {
		p.Close()
	}
	return rest
}

// Join makes one path of several.
func Join(paths ...Path) Path {
	var all Path
	for _, p := range paths {
		all.verbs = append(all.verbs, p.verbs...)
		all.points = append(all.points, p.points...)
		if all.err == nil {
			all.err = p.err
		}
	}
	return all
}

// Bounds is the smallest box around the path, without a stroke.
func (p Path) Bounds() Box {
	var lines contours
	lines.trace(p, Identity(), fine)
	return lines.bounds().orZero()
}

// String is the path as SVG path data.
func (p Path) String() string {
	var text []byte
	points := p.points
	for _, v := range p.verbs {
		text = append(text, byte(v))
		for _, point := range points[:v.size()] {
			text = strconv.AppendFloat(append(text, ' '), point.X, 'g', 7, 64)
			text = strconv.AppendFloat(append(text, ' '), point.Y, 'g', 7, 64)
		}
		points = points[v.size():]
	}
	return string(text)
}
