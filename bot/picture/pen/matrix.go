package pen

import "math"

// Point is a place on the plane; Y grows downwards.
type Point struct{ X, Y float64 }

// finite tells whether both coordinates are numbers one can draw with.
func (p Point) finite() bool {
	return !math.IsNaN(p.X-p.X) && !math.IsNaN(p.Y-p.Y)
}

// Matrix is an affine map: X' = A·X + C·Y + E and Y' = B·X + D·Y + F, in the order of SVG.
type Matrix struct{ A, B, C, D, E, F float64 }

// Identity leaves everything where it is.
func Identity() Matrix { return Matrix{A: 1, D: 1} }

// Translate moves.
func Translate(x, y float64) Matrix { return Matrix{1, 0, 0, 1, x, y} }

// Scale stretches from the origin; a negative factor mirrors.
func Scale(x, y float64) Matrix { return Matrix{x, 0, 0, y, 0, 0} }

// Rotate turns about the origin.
func Rotate(degrees float64) Matrix {
	s, c := math.Sincos(degrees * math.Pi / 180)
	return Matrix{c, s, -s, c, 0, 0}
}

// RotateAt turns about a point.
func RotateAt(degrees, x, y float64) Matrix {
	return Translate(x, y).Mul(Rotate(degrees)).Mul(Translate(-x, -y))
}

// Mul is the matrix that applies n first and then m.
func (m Matrix) Mul(n Matrix) Matrix {
	return Matrix{
		A: m.A*n.A + m.C*n.B, B: m.B*n.A + m.D*n.B,
		C: m.A*n.C + m.C*n.D, D: m.B*n.C + m.D*n.D,
		E: m.A*n.E + m.C*n.F + m.E, F: m.B*n.E + m.D*n.F + m.F,
	}
}

// Apply maps a point.
func (m Matrix) Apply(p Point) Point {
	return Point{m.A*p.X + m.C*p.Y + m.E, m.B*p.X + m.D*p.Y + m.F}
}

// factor is how many times longer things become, on average over the directions.
func (m Matrix) factor() float64 { return math.Sqrt(math.Abs(m.A*m.D - m.B*m.C)) }
