package cardart

import (
	"image/color"

	"briscola/bot/picture/pen"
)

// frenchFace is somebody's face, about 38 wide and 50 high, with its middle at 0, 0.
type frenchFace struct {
	skin, brow color.NRGBA
	gaze       float64 // how far the features are turned to the right, up to 4
	lady       bool
	stern      bool // brows that frown
	mouth      string
}

// at draws something about a point, turned by some degrees.
func (f *french) at(x, y, degrees float64, draw func()) {
	f.Push(pen.Translate(x, y).Mul(pen.Rotate(degrees)))
	draw()
	f.Pop()
}

func (f *french) visage(c frenchFace) {
	shape := "M-18.5 -20 C-20 4 -17 15 -9 23 C-4 27 4 27 9 23 C17 15 20 4 18.5 -20 C12 -27 -12 -27 -18.5 -20 Z"
	if c.lady {
		shape = "M-17.5 -20 C-19 3 -15 14 -7 22.5 C-3 26 3 26 7 22.5 C15 14 19 3 17.5 -20 C12 -27 -12 -27 -17.5 -20 Z"
	}
	blush := pen.Alpha(f.red, 0.3)
	f.cloth(shape, c.skin,
		func() { f.Fill(pen.PathOf("M7 -30 C12 -6 11 14 2 30 L30 30 L30 -30 Z"), pen.Alpha(f.brown, 0.2)) },
		f.strew(pen.Circle(0, 0, 4.6), blush, pen.Point{X: c.gaze - 10.5, Y: 8}, pen.Point{X: c.gaze + 10.5, Y: 8}),
	)
	f.Push(pen.Translate(c.gaze, 0))
	f.eyes(c)
	line := pen.Mix(f.brown, f.ink, 0.5)
	if c.gaze < 0 {
		f.Stroke(pen.PathOf("M-0.5 -5 C-1.5 0 -3 4 -4.4 7 C-3 9 -1 9 1 8.4"), 1.7, line)
	} else {
		f.Stroke(pen.PathOf("M0.5 -5 C1.5 0 3 4 4.4 7 C3 9 1 9 -1 8.4"), 1.7, line)
	}
	f.lips(c)
	f.Pop()
}

func (f *french) eyes(c frenchFace) {
	for _, side := range []float64{-1, 1} {
		f.Push(pen.Scale(side, 1))
		f.Fill(pen.Ellipse(8, -2.2, 2.3, 2.9), f.ink)
		f.Fill(pen.Circle(8-0.8*side, -3.2, 0.8), f.white)
		brow := "M4 -9 C7 -11.6 11 -11.4 13.6 -8.4"
		if c.stern {
			brow = "M3.4 -7 C6 -9.6 10 -11.4 14 -10"
		}
		f.Stroke(pen.PathOf(brow), 2, c.brow)
		if c.lady {
			f.Stroke(pen.PathOf("M4 -3.6 C6 -6.6 10.4 -6.6 12.4 -3.4 L14.4 -4.6"), 1.6, f.ink)
		}
		f.Pop()
	}
}

func (f *french) lips(c frenchFace) {
	switch {
	case c.mouth != "":
		f.Stroke(pen.PathOf(c.mouth), 2, f.redDark)
	case c.lady:
		f.Fill(pen.PathOf("M-5 14.4 C-3 12.4 -1.4 12.6 0 13.6 C1.4 12.6 3 12.4 5 14.4 C3 18 -3 18 -5 14.4 Z"), f.red)
		f.Stroke(pen.PathOf("M-5 14.6 C-2 15.6 2 15.6 5 14.6"), 1.1, f.redDark)
	default:
		f.Stroke(pen.PathOf("M-5.4 14 C-3 16.6 3 16.6 5.4 14"), 2.1, f.redDark)
	}
}
