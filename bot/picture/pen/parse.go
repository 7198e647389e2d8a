package pen

import (
	"fmt"
	"strconv"
	"strings"
)

// PathOf is [ParsePath] for paths that are written in the program: it returns no error, but a path that cannot be read
// is empty and carries the error to the [Scene] that it is drawn on.
func PathOf(data string) Path {
	p, err := ParsePath(data)
	p.err = err
	return p
}

// ParsePath reads SVG path data. With an error the path is empty.
func ParsePath(data string) (Path, error) {
	r := pathReader{data: data}
	for r.skip(); r.at < len(data); r.skip() {
		if !r.command() {
			return Path{}, fmt.Errorf("pen: path %q: %w", data, r.err)
		}
	}
	return r.path, nil
}

// pathReader reads SVG path data from left to right.
type pathReader struct {
	data     string
	at       int
	path     Path
	letter   byte  // of the command that is being read
	smooth   byte  // C or Q after such a curve
	current  Point // where the path has come to
	start    Point // of the piece
	control  Point // the last one of a curve
	relative bool
	err      error
}

// command reads one command with one set of numbers; the letter may be left out when it is the same again.
func (r *pathReader) command() bool {
	if c := r.data[r.at]; c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' {
		r.letter = c
		r.at++
	} else if r.letter == 0 || r.letter == 'Z' || r.letter == 'z' {
		return r.fail("no command")
	}
	r.relative = r.letter >= 'a'
	upper := r.letter &^ 0x20
	if len(r.path.verbs) == 0 && upper != 'M' {
		return r.fail("a path begins with M")
	}
	smooth := r.smooth
	r.smooth = 0
	switch upper {
	case 'M':
		r.move()
	case 'L', 'H', 'V':
		r.line(upper)
	case 'C', 'S':
		r.cubic(upper == 'S', smooth)
	case 'Q', 'T':
		r.quad(upper == 'T', smooth)
	case 'A':
		r.arc()
	case 'Z':
		r.path.Close()
		r.current = r.start
	default:
		return r.fail("unknown command " + strconv.Quote(string(r.letter)))
	}
	return r.err == nil
}

func (r *pathReader) move() {
	r.current = r.point()
	r.start = r.current
	r.path.MoveTo(r.current.X, r.current.Y)
	r.letter-- // further points are lines: L comes before M
}

func (r *pathReader) line(upper byte) {
	to := r.current
	switch {
	case upper == 'L':
		to = r.point()
	case upper == 'H' && r.relative:
		to.X += r.number()
	case upper == 'H':
		to.X = r.number()
	case r.relative:
		to.Y += r.number()
	default:
		to.Y = r.number()
	}
	r.path.LineTo(to.X, to.Y)
	r.current = to
}

func (r *pathReader) cubic(short bool, smooth byte) {
	first := r.current
	if !short {
		first = r.point()
	} else if smooth == 'C' {
		first = r.mirrored()
	}
	second, to := r.point(), r.point()
	r.path.CubicTo(first.X, first.Y, second.X, second.Y, to.X, to.Y)
	r.control, r.current, r.smooth = second, to, 'C'
}

func (r *pathReader) quad(short bool, smooth byte) {
	control := r.current
	if !short {
		control = r.point()
	} else if smooth == 'Q' {
		control = r.mirrored()
	}
	to := r.point()
	r.path.QuadTo(control.X, control.Y, to.X, to.Y)
	r.control, r.current, r.smooth = control, to, 'Q'
}

func (r *pathReader) arc() {
	rx, ry, turn := r.number(), r.number(), r.number()
	large, sweep := r.flag(), r.flag()
	to := r.point()
	if r.err == nil {
		r.path.arcTo(r.current, to, rx, ry, turn, large, sweep)
	}
	r.current = to
}

// mirrored is the last control point seen from the other side of the current point.
func (r *pathReader) mirrored() Point {
	return Point{2*r.current.X - r.control.X, 2*r.current.Y - r.control.Y}
}

func (r *pathReader) point() Point {
	x := r.number()
	y := r.number()
	if r.relative {
		return Point{r.current.X + x, r.current.Y + y}
	}
	return Point{x, y}
}

// flag reads a 0 or 1, which needs nothing around it.
func (r *pathReader) flag() bool {
	r.skip()
	if r.at < len(r.data) && (r.data[r.at] == '0' || r.data[r.at] == '1') {
		r.at++
		return r.data[r.at-1] == '1'
	}
	r.fail("no flag")
	return false
}

func (r *pathReader) number() float64 {
	r.skip()
	from := r.at
	r.any("+-", 1)
	digits := r.digits()
	if r.any(".", 1) {
		digits += r.digits()
	}
	if end := r.at; digits > 0 && r.any("eE", 1) {
		r.any("+-", 1)
		if r.digits() == 0 {
			r.at = end
		}
	}
	if digits == 0 {
		r.at = from
		r.fail("no number")
		return 0
	}
	value, err := strconv.ParseFloat(r.data[from:r.at], 64)
	if err != nil || value > reach || value < -reach {
		r.fail("a number out of range")
		return 0
	}
	return value
}

// reach is how large a number in path data may be.
const reach = 1e9

// skip passes over white space and commas.
func (r *pathReader) skip() { r.any(" \t\r\n\f,", len(r.data)) }

// digits passes over digits and counts them.
func (r *pathReader) digits() int {
	from := r.at
	r.any("0123456789", len(r.data))
	return r.at - from
}

// any passes over as many of the characters as there are, up to a number, and tells whether there was one.
func (r *pathReader) any(of string, most int) bool {
	from := r.at
	for r.at < len(r.data) && r.at-from < most && strings.IndexByte(of, r.data[r.at]) >= 0 {
		r.at++
	}
	return r.at > from
}

func (r *pathReader) fail(reason string) bool {
	if r.err == nil {
		r.err = fmt.Errorf("%s at byte %d", reason, r.at)
	}
	return false
}
