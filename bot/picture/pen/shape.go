package pen

import (
	"errors"
	"math"
)

// kappa is how long the handles of a cubic are that stands for a quarter of a circle.
const kappa = 0.5522847498

var errCoordinates = errors.New("pen: a line or polygon without points, or with half a point")

// Rect is a rectangle with its top left corner at x, y.
func Rect(x, y, width, height float64) Path {
	return Polygon(x, y, x+width, y, x+width, y+height, x, y+height)
}

// RoundedRect is a rectangle whose corners have a radius, at most half of the shorter side.
func RoundedRect(x, y, width, height, radius float64) Path {
	r := max(0, min(radius, width/2, height/2))
	k := r * (1 - kappa)
	right, bottom := x+width, y+height
	var p Path
	p.MoveTo(x+r, y).LineTo(right-r, y).CubicTo(right-k, y, right, y+k, right, y+r)
	p.LineTo(right, bottom-r).CubicTo(right, bottom-k, right-k, bottom, right-r, bottom)
	p.LineTo(x+r, bottom).CubicTo(x+k, bottom, x, bottom-k, x, bottom-r)
	p.LineTo(x, y+r).CubicTo(x, y+k, x+k, y, x+r, y).Close()
	return p
}

// Circle is a circle about cx, cy.
func Circle(cx, cy, radius float64) Path { return Ellipse(cx, cy, radius, radius) }

// Ellipse is an upright ellipse about cx, cy.
func Ellipse(cx, cy, rx, ry float64) Path {
	kx, ky := rx*kappa, ry*kappa
	var p Path
	p.MoveTo(cx+rx, cy)
	p.CubicTo(cx+rx, cy+ky, cx+kx, cy+ry, cx, cy+ry)
	p.CubicTo(cx-kx, cy+ry, cx-rx, cy+ky, cx-rx, cy)
	p.CubicTo(cx-rx, cy-ky, cx-kx, cy-ry, cx, cy-ry)
	p.CubicTo(cx+kx, cy-ry, cx+rx, cy-ky, cx+rx, cy).Close()
	return p
}

// Line is open and goes through points, given as x and y in turn.
func Line(coordinates ...float64) Path {
	var p Path
	if len(coordinates) == 0 || len(coordinates)%2 != 0 {
		p.err = errCoordinates
		return p
	}
	for i := 0; i < len(coordinates); i += 2 {
		if i == 0 {
			p.MoveTo(coordinates[0], coordinates[1])
			continue
		}
		p.LineTo(coordinates[i], coordinates[i+1])
	}
	return p
}

// Polygon is a Line that is closed.
func Polygon(coordinates ...float64) Path {
	p := Line(coordinates...)
	p.Close()
	return p
}

// Star has a number of points at the radius outer, the first of them straight up before it is turned by some degrees,
// and corners at the radius inner between them.
func Star(cx, cy, outer, inner float64, points int, degrees float64) Path {
	corners := make([]float64, 0, max(0, 4*points))
	for i := range max(0, 2*points) {
		radius := outer
		if i%2 == 1 {
			radius = inner
		}
		s, c := math.Sincos((degrees-90)*math.Pi/180 + float64(i)*math.Pi/float64(points))
		corners = append(corners, cx+radius*c, cy+radius*s)
	}
	return Polygon(corners...)
}
