package pen_test

import (
	"testing"

	"briscola/bot/picture/pen"
)

func TestShapesFillTheirBoxes(t *testing.T) {
	for name, row := range map[string]struct {
		path pen.Path
		want pen.Box
	}{
		"rect":                    {pen.Rect(1, 2, 30, 40), box(1, 2, 31, 42)},
		"rounded rect":            {pen.RoundedRect(1, 2, 30, 40, 8), box(1, 2, 31, 42)},
		"rounded to the utmost":   {pen.RoundedRect(0, 0, 30, 10, 99), box(0, 0, 30, 10)},
		"rounded the wrong way":   {pen.RoundedRect(0, 0, 30, 10, -9), box(0, 0, 30, 10)},
		"circle":                  {pen.Circle(5, 6, 7), box(-2, -1, 12, 13)},
		"ellipse":                 {pen.Ellipse(0, 0, 7, 3), box(-7, -3, 7, 3)},
		"quarter of an ellipse":   {pen.Arc(0, 0, 7, 3, 0, 90), box(0, 0, 7, 3)},
		"arc against the clock":   {pen.Arc(0, 0, 7, 3, 0, -180), box(-7, -3, 7, 0)},
		"full turn":               {pen.Arc(0, 0, 7, 7, 45, 405), box(-7, -7, 7, 7)},
		"line":                    {pen.Line(1, 2, 3, 4, 5, 0), box(1, 0, 5, 4)},
		"polygon":                 {pen.Polygon(1, 2, 3, 4, 5, 0), box(1, 0, 5, 4)},
		"star":                    {pen.Star(0, 0, 10, 4, 4, 0), box(-10, -10, 10, 10)},
		"star on its side":        {pen.Star(0, 0, 10, 1, 2, 90), box(-10, -1, 10, 1)},
		"built":                   {*new(pen.Path).MoveTo(0, 0).QuadTo(4, 8, 8, 0).CubicTo(8, -4, 4, -4, 0, 0).Close(), box(0, -3, 8, 4)},
		"built without a start":   {*new(pen.Path).Close().LineTo(3, 4).LineTo(5, 6), box(3, 4, 5, 6)},
		"moved":                   {pen.Rect(0, 0, 1, 1).Transform(pen.Translate(5, 6)), box(5, 6, 6, 7)},
		"turned about its center": {pen.Rect(0, 0, 4, 2).Transform(pen.RotateAt(90, 2, 1)), box(1, -1, 3, 3)},
		"scaled, then turned":     {pen.Rect(0, 0, 1, 1).Transform(pen.Rotate(90).Mul(pen.Scale(5, 2))), box(-2, 0, 0, 5)},
		"joined":                  {pen.Join(pen.Rect(0, 0, 1, 1), pen.Circle(5, 5, 1)), box(0, 0, 6, 6)},
		"joined of nothing":       {pen.Join(), pen.Box{}},
	} {
		if err := row.path.Err(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if got := row.path.Bounds(); !same(got, row.want, 0.02) {
			t.Errorf("%s: got %v, want %v", name, got, row.want)
		}
	}
}

func TestShapesWithoutSenseCarryAnError(t *testing.T) {
	for name, p := range map[string]pen.Path{
		"half a point":         pen.Line(1, 2, 3),
		"polygon of nothing":   pen.Polygon(),
		"star without points":  pen.Star(0, 0, 5, 5, 0, 0),
		"star of minus points": pen.Star(0, 0, 5, 5, -3, 0),
		"data":                 pen.PathOf("M1"),
		"mapped":               pen.PathOf("M1").Transform(pen.Scale(2, 2)),
		"joined":               pen.Join(pen.Rect(0, 0, 1, 1), pen.PathOf("M1")),
	} {
		if p.Err() == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func TestMappingAPathLeavesTheFirstOneAlone(t *testing.T) {
	p := pen.Rect(0, 0, 1, 1)
	before := p.String()
	p.Transform(pen.Scale(3, 3))
	if got := p.String(); got != before {
		t.Errorf("the path became %q, want %q", got, before)
	}
}

func TestAPathDrawnBackwardsGoesTheOtherWayRound(t *testing.T) {
	for d, backwards := range map[string]string{
		"M0 0L1 0L1 1":                   "M1 1L1 0L0 0",
		"M0 0Q1 0 2 1C3 1 4 2 5 5Z":      "M5 5C4 2 3 1 2 1Q1 0 0 0Z",
		"M0 0L1 0ZM5 5L6 6M7 7L8 8L9 7Z": "M9 7L8 8L7 7ZM6 6L5 5M1 0L0 0Z",
		"":                               "",
	} {
		if got, want := pen.PathOf(d).Reverse().String(), pen.PathOf(backwards).String(); got != want {
			t.Errorf("%s backwards is %s, want %s", d, got, want)
		}
	}
}
