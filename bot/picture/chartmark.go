package picture

import (
	"math"
	"strconv"

	"briscola/bot/picture/pen"
)

// Measures of what is written beside the curve of a chart.
const (
	pillHeight = 27.0
	pillAway   = 12.0 // from the middle of its point to a pill beside it
	pillClear  = 9.0  // from the curve to a pill above or below it
	markHeight = 18.0
	markAway   = 16.0 // from the middle of a point to its label
)

// pills gives the places of the plates with the first value and the last, or the only one. Neither hides anything: the last
// is to the right of the curve, and the first above or below the curve, or else to its left. The curve leaves room for them.
func (c *canvas) pills(p *plot) []pen.Box {
	n := len(p.points)
	last := c.pillWidth(p.points[n-1].Value)
	if n == 1 {
		at := p.at(0)
		return []pen.Box{around(at.X, at.Y-2*pillAway, last, pillHeight)}
	}
	p.right = plotRight + 6 - last - pillAway
	wide := c.pillWidth(p.points[0].Value)
	first, ok := p.clear(wide)
	if !ok {
		p.left += wide + pillAway - 8
		first = around(p.at(0).X-pillAway-wide/2, p.at(0).Y, wide, pillHeight)
	}
	return []pen.Box{first, around(p.right+pillAway+last/2, p.at(n-1).Y, last, pillHeight)}
}

func (c *canvas) pillWidth(value int) float64 {
	return min(150, c.bold(18).Width(strconv.Itoa(value))+20)
}

// clear looks for a place for the first value above or below the curve, as near to its point as can be.
func (p plot) clear(width float64) (pen.Box, bool) {
	at := p.at(0)
	x := max(at.X, plotLeft+width/2+5)
	top, bottom := p.reach(x-width/2-pillClear, x+width/2+pillClear)
	above, below := top-pillClear-pillHeight/2, bottom+pillClear+pillHeight/2
	fitsAbove, fitsBelow := above-pillHeight/2 >= plotTop-26, below+pillHeight/2 <= plotBottom-3
	switch {
	case fitsAbove && (!fitsBelow || at.Y-above <= below-at.Y):
		return around(x, above, width, pillHeight), true
	case fitsBelow:
		return around(x, below, width, pillHeight), true
	}
	return pen.Box{}, false
}

// reach is how high and how low the curve goes between two places.
func (p plot) reach(from, to float64) (top, bottom float64) {
	top, bottom = math.Inf(1), math.Inf(-1)
	for i := range len(p.points) - 1 {
		a, b := p.at(i), p.at(i+1)
		if b.X < from || a.X > to {
			continue
		}
		for _, x := range []float64{max(a.X, from), min(b.X, to)} {
			y := a.Y + (b.Y-a.Y)*(x-a.X)/(b.X-a.X)
			top, bottom = min(top, y), max(bottom, y)
		}
	}
	return top, bottom
}

// pill writes a value on a plate.
func (c *canvas) pill(p plot, i int, box pen.Box) {
	at, width := p.at(i), box.Dx()
	c.FillStroke(pen.Circle(at.X, at.Y, 6.5), c.gold, 2, c.cream)
	c.FillStroke(pen.RoundedRect(box.Min.X, box.Min.Y, width, pillHeight, pillHeight/2), c.plate, 2, c.gold)
	c.label(c.bold(18), strconv.Itoa(p.points[i].Value), (box.Min.X+box.Max.X)/2, (box.Min.Y+box.Max.Y)/2, width-12, pen.Center, c.cream)
}

// extremes writes the highest and the lowest value where these are neither the first nor the last, and there is room for them.
func (c *canvas) extremes(p plot, taken []pen.Box) {
	n := len(p.points)
	highest, lowest := extremes(p.points)
	for i, point := range []int{highest, lowest} {
		if point == 0 || point == n-1 {
			continue
		}
		at := p.at(point)
		c.FillStroke(pen.Circle(at.X, at.Y, 5), c.cream, 2, c.ink)
		if box, ok := c.markPlace(p, point, float64(2*i-1), taken); ok {
			face, text := c.bold(15), strconv.Itoa(p.points[point].Value)
			x, y := (box.Min.X+box.Max.X)/2, (box.Min.Y+box.Max.Y)/2
			c.Stroke(face.Text(text, x, y+face.CapHeight()/2, pen.Center), 4, pen.Mix(c.felt, c.plate, 0.5))
			c.label(face, text, x, y, box.Dx()+1, pen.Center, c.cream)
			taken = append(taken, box)
		}
	}
}

// markPlace looks for a place for the highest value above its point, or for the lowest below it: straight, or to a side.
func (c *canvas) markPlace(p plot, point int, down float64, taken []pen.Box) (pen.Box, bool) {
	at, width := p.at(point), c.bold(15).Width(strconv.Itoa(p.points[point].Value))+8
	for _, aside := range []float64{0, 0.5, -0.5} {
		x := min(max(at.X+aside*width, plotLeft+width/2), plotRight-width/2)
		box, free := around(x, at.Y+markAway*down, width, markHeight), width < 90
		for _, other := range taken {
			free = free && !overlap(box, other)
		}
		if free {
			return box, true
		}
	}
	return pen.Box{}, false
}

func around(x, y, width, height float64) pen.Box {
	return pen.Box{Min: pen.Point{X: x - width/2, Y: y - height/2}, Max: pen.Point{X: x + width/2, Y: y + height/2}}
}

func overlap(a, b pen.Box) bool {
	return a.Min.X < b.Max.X && b.Min.X < a.Max.X && a.Min.Y < b.Max.Y && b.Min.Y < a.Max.Y
}
