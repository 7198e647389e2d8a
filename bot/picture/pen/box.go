package pen

import "math"

// Box is an upright rectangle.
type Box struct{ Min, Max Point }

// Dx is the width.
func (b Box) Dx() float64 { return b.Max.X - b.Min.X }

// Dy is the height.
func (b Box) Dy() float64 { return b.Max.Y - b.Min.Y }

// In tells whether no part of b is outside of c.
func (b Box) In(c Box) bool {
	return b.Min.X >= c.Min.X && b.Min.Y >= c.Min.Y && b.Max.X <= c.Max.X && b.Max.Y <= c.Max.Y
}

// nowhere is the box around nothing, everywhere the one around all.
func nowhere() Box {
	inf := math.Inf(1)
	return Box{Point{inf, inf}, Point{-inf, -inf}}
}

func everywhere() Box {
	inf := math.Inf(1)
	return Box{Point{-inf, -inf}, Point{inf, inf}}
}

func (b Box) empty() bool { return !(b.Min.X <= b.Max.X && b.Min.Y <= b.Max.Y) }

// orZero is what to hand out for a box that may be empty.
func (b Box) orZero() Box {
	if b.empty() {
		return Box{}
	}
	return b
}

func (b Box) union(c Box) Box {
	if c.empty() {
		return b
	}
	return Box{
		Point{min(b.Min.X, c.Min.X), min(b.Min.Y, c.Min.Y)},
		Point{max(b.Max.X, c.Max.X), max(b.Max.Y, c.Max.Y)},
	}
}

func (b Box) intersect(c Box) Box {
	return Box{
		Point{max(b.Min.X, c.Min.X), max(b.Min.Y, c.Min.Y)},
		Point{min(b.Max.X, c.Max.X), min(b.Max.Y, c.Max.Y)},
	}
}
