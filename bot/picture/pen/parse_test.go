package pen_test

import (
	"math"
	"strings"
	"testing"

	"briscola/bot/picture/pen"
)

func TestPathDataIsReadAsSVGSays(t *testing.T) {
	for _, row := range []struct{ name, data, want string }{
		{"nothing", " \n", ""},
		{"lines", "M1 2L3 4", "M 1 2L 3 4"},
		{"commas and no spaces", "M1,2 L-3-4Z", "M 1 2L -3 -4Z"},
		{"points of one number after the other", "M.5.25L1.5.5", "M 0.5 0.25L 1.5 0.5"},
		{"exponents", "M1e1 2E-1L+3 4e0", "M 10 0.2L 3 4"},
		{"further points of M are lines", "M1 2 3 4 5 6", "M 1 2L 3 4L 5 6"},
		{"further points of m are relative lines", "m1 2 3 4 5 6", "M 1 2L 4 6L 9 12"},
		{"a command is repeated", "M0 0L1 1 2 2L3 3", "M 0 0L 1 1L 2 2L 3 3"},
		{"horizontal and vertical", "M1 2H5V6h-1v-2", "M 1 2L 5 2L 5 6L 4 6L 4 4"},
		{"cubic", "M0 0C1 2 3 4 5 6c1 1 2 2 3 3", "M 0 0C 1 2 3 4 5 6C 6 7 7 8 8 9"},
		{"smooth cubic", "M0 0C1 2 3 4 5 6S8 8 9 9", "M 0 0C 1 2 3 4 5 6C 7 8 8 8 9 9"},
		{"smooth cubic after a line", "M0 0L5 6s3 2 4 3", "M 0 0L 5 6C 5 6 8 8 9 9"},
		{"quadratic", "M0 0Q1 2 3 4q1 1 2 2", "M 0 0Q 1 2 3 4Q 4 5 5 6"},
		{"smooth quadratic", "M0 0Q1 2 3 4T9 9t1 1", "M 0 0Q 1 2 3 4Q 5 6 9 9Q 13 12 10 10"},
		{"smooth quadratic after a cubic", "M0 0C1 2 3 4 5 6T9 9", "M 0 0C 1 2 3 4 5 6Q 5 6 9 9"},
		{"going on after a close", "M1 2L5 5Zl1 1", "M 1 2L 5 5ZL 2 3"},
		{"two pieces", "M0 0L1 1zm2 2l1 1", "M 0 0L 1 1ZM 2 2L 3 3"},
		{"an arc without a radius is a line", "M0 0A0 5 0 0 1 3 4", "M 0 0L 3 4"},
		{"an arc to where it begins is nothing", "M1 1A5 5 0 0 1 1 1", "M 1 1L 1 1"},
	} {
		p, err := pen.ParsePath(row.data)
		if err != nil {
			t.Errorf("%s: %v", row.name, err)
		} else if got := p.String(); got != row.want {
			t.Errorf("%s: %q is %q, want %q", row.name, row.data, got, row.want)
		}
	}
}

func TestPathDataThatCannotBeReadIsRefused(t *testing.T) {
	for data, reason := range map[string]string{
		"L1 2":               "begins with M at byte 1",
		"1 2":                "no command at byte 0",
		"M1":                 "no number at byte 2",
		"M1 x":               "no number at byte 3",
		"M1 2 Z 3 4":         "no command at byte 7",
		"M1 2 C 1 2 3 4 5":   "no number at byte 16",
		"M1 2 B 3":           `unknown command "B" at byte 6`,
		"M1 .":               "no number at byte 3",
		"M1 1e999":           "a number out of range",
		"M1 2e10":            "a number out of range",
		"M0 0A1 1 0 2 0 3 3": "no flag at byte 11",
		"M0 0è":              "no number at byte 4",
	} {
		p, err := pen.ParsePath(data)
		if err == nil || !strings.Contains(err.Error(), reason) {
			t.Errorf("%q: got %v, want %q", data, err, reason)
		}
		if p.String() != "" {
			t.Errorf("%q: got the path %q, want none", data, p)
		}
	}
}

func TestAnArcIsTheOneThatTheFlagsChoose(t *testing.T) {
	for _, row := range []struct {
		data string
		want pen.Box
	}{
		{"M10 0A10 10 0 0 1 0 10", box(0, 0, 10, 10)},
		{"M10 0A10 10 0 0 0 0 10", box(0, 0, 10, 10)},
		{"M10 0A10 10 0 1 0 0 10", box(-10, -10, 10, 10)},
		{"M10 0A10 10 0 1 1 0 10", box(0, 0, 20, 20)},
		{"M10 0A10 10 0 01-10 0", box(-10, 0, 10, 10)},
		{"M10 0a1 1 0 0 0-20 0", box(-10, -10, 10, 0)}, // too small a radius grows
		{"M0 0A10 20 90 0 1 40 0", box(0, -10, 40, 0)},
	} {
		p, err := pen.ParsePath(row.data)
		if err != nil {
			t.Errorf("%q: %v", row.data, err)
		} else if got := p.Bounds(); !same(got, row.want, 0.02) {
			t.Errorf("%q: got %v, want %v", row.data, got, row.want)
		}
	}
}

func TestAWrittenPathReadsBackAsItself(t *testing.T) {
	for _, p := range []pen.Path{
		pen.Star(3, 4, 50, 20, 7, 12),
		pen.RoundedRect(1, 2, 30, 40, 5),
		pen.PathOf("M0 0Q1 2 3 4ZL5 6M1e-5 2e5H7"),
	} {
		again, err := pen.ParsePath(p.String())
		if err != nil || again.String() != p.String() {
			t.Errorf("%q reads back as %q, %v", p, again, err)
		}
	}
}

func FuzzParsePath(f *testing.F) {
	for _, seed := range []string{
		"M0 0", "M1 2L3 4Z", "M0 0C1 2 3 4 5 6s7 8 9 10", "M0 0q1 2 3 4t5 6", "M0 0a10 20 30 01 40 50", "M.5.5h-1v1e3z", "M0 0A", "m",
		"M0 0L9e8 9e8L-9e8 5Z", "M0 0A1e-300 1e9 7 1 1 1e9 0",
	} {
		f.Add(seed)
	}
	renderer := pen.NewRenderer()
	f.Fuzz(func(t *testing.T, data string) {
		p, err := pen.ParsePath(data)
		if err != nil {
			return
		}
		if b := p.Bounds(); math.IsNaN(b.Dx() + b.Dy()) {
			t.Errorf("the bounds are %v", b)
		}
		if again, err := pen.ParsePath(p.String()); err != nil && !strings.Contains(err.Error(), "range") {
			t.Errorf("written as %q it is refused: %v", again, err)
		}
		var s pen.Scene
		s.Clip(p)
		s.FillStroke(p, pen.Hex(0xff0000), 3, pen.Hex(0))
		s.Pop()
		renderer.Render(&s, 16, 16, pen.Scale(0.5, 2))
		_ = s.SVG(s.Bounds())
	})
}

// box is a Box by its edges.
func box(left, top, right, bottom float64) pen.Box {
	return pen.Box{Min: pen.Point{X: left, Y: top}, Max: pen.Point{X: right, Y: bottom}}
}

// same tells whether two boxes differ by no more than a tolerance at each edge.
func same(a, b pen.Box, tolerance float64) bool {
	return math.Abs(a.Min.X-b.Min.X) <= tolerance && math.Abs(a.Min.Y-b.Min.Y) <= tolerance &&
		math.Abs(a.Max.X-b.Max.X) <= tolerance && math.Abs(a.Max.Y-b.Max.Y) <= tolerance
}
