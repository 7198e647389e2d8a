package picture

import (
	"context"
	"math"
	"strconv"

	"briscola/bot/picture/pen"
)

var chartSize = size{1200, 760, 2}

// Lines of the picture of a chart.
const (
	plotLeft   = 78.0
	plotRight  = 566.0
	plotTop    = 126.0
	plotFloor  = 292.0 // of the lowest line of the grid
	plotBottom = 320.0
	plotDates  = 341.0 // middle of the dates
	plotTicks  = 5     // lines of the grid, about
)

// Chart draws how a value has changed.
func (s *Studio) Chart(ctx context.Context, view ChartView) (Picture, error) {
	return s.plain(ctx, view, chartSize, func(c *canvas) { c.chart(view) })
}

func (c *canvas) chart(v ChartView) {
	const badge = 110.0
	points := v.shown()
	c.boardHeader(v.Title, v.Note, badge)
	c.Fill(pen.RoundedRect(boardMargin, 96, c.width()-2*boardMargin, c.height()-96-boardMargin, 11), pen.Alpha(c.plate, 0.5))
	if len(points) == 0 {
		c.label(c.medium(19), v.Words.Empty, c.width()/2, (plotTop+plotFloor)/2, c.width()-4*boardMargin, pen.Center, c.cream)
		return
	}
	if n := len(points); n > 1 {
		c.difference(points[n-1].Value-points[0].Value, c.width()-boardMargin-16, 53)
	}
	p := newPlot(points)
	pills := c.pills(&p)
	c.grid(p)
	c.dates(p)
	c.curve(p)
	for i, pill := range pills {
		c.pill(p, i*(len(points)-1), pill)
	}
	c.extremes(p, pills)
}

// difference tells by how much a value has changed, with its right end at x.
func (c *canvas) difference(n int, x, y float64) {
	tint, face := c.cream, c.bold(27)
	if n > 0 {
		tint = c.better
	} else if n < 0 {
		tint = c.second
	}
	c.label(face, signed(n), x, y, 100, pen.Right, tint)
}

// plot maps values to places.
type plot struct {
	points      []ChartPoint
	low, high   float64 // values at the bottom and at the top
	step        float64 // from line to line of the grid
	left, right float64 // of the curve
}

// newPlot chooses lines at round values, so that all points are between the first and the last.
func newPlot(points []ChartPoint) plot {
	highest, lowest := extremes(points)
	high, low := float64(points[highest].Value), float64(points[lowest].Value)
	if high-low < 10 {
		wider := max(5, math.Abs(high)*1e-9) // numbers as large as that have no fives
		high, low = high+wider, low-wider
	}
	step := roundStep((high - low) / (plotTicks - 1))
	return plot{points, math.Floor(low/step) * step, math.Ceil(high/step) * step, step, plotLeft + 14, plotRight - 14}
}

// roundStep is the least of 1, 2, 5, 10, 20, 50 and so on that is at least x.
func roundStep(x float64) float64 {
	for unit := 1.0; unit < math.MaxInt64; unit *= 10 {
		for _, step := range []float64{1, 2, 5} {
			if step*unit >= x {
				return step * unit
			}
		}
	}
	return x
}

// lines is how many lines the grid has.
func (p plot) lines() int { return 1 + int(min(2*plotTicks, math.Round((p.high-p.low)/p.step))) }

// y is where a value is.
func (p plot) y(value float64) float64 {
	return plotFloor - (value-p.low)/(p.high-p.low)*(plotFloor-plotTop)
}

// at is where a point is. A single one is in the middle.
func (p plot) at(i int) pen.Point {
	x := (plotLeft + plotRight) / 2
	if n := len(p.points); n > 1 {
		x = p.left + (p.right-p.left)*float64(i)/float64(n-1)
	}
	return pen.Point{X: x, Y: p.y(float64(p.points[i].Value))}
}

// grid draws lines at round values.
func (c *canvas) grid(p plot) {
	c.StrokeButt(pen.Line(plotLeft, plotBottom, plotRight, plotBottom), 1.6, pen.Alpha(c.cream, 0.5))
	for i := range p.lines() {
		value := p.low + float64(i)*p.step
		y := p.y(value)
		c.StrokeButt(pen.Line(plotLeft, y, plotRight, y), 1.2, pen.Alpha(c.cream, 0.22))
		c.label(c.medium(14), strconv.Itoa(int(math.Round(value))), plotLeft-9, y, plotLeft-boardMargin-14, pen.Right, c.cream)
	}
}

// dates writes the first date, the last one and as many between them as there is room for.
func (c *canvas) dates(p plot) {
	face, wide := c.medium(14), 0.0
	for _, point := range p.points {
		wide = max(wide, face.Width(point.Date))
	}
	wide = min(wide, 150)
	n := len(p.points)
	fit := max(2, min(5, int((plotRight-plotLeft)/(wide+26))))
	shown := min(n, fit)
	for k := range shown {
		i := 0
		if shown > 1 {
			i = (k*(n-1) + (shown-1)/2) / (shown - 1)
		}
		at := p.at(i)
		x := min(max(at.X, boardMargin+10+wide/2), c.width()-boardMargin-8-wide/2)
		c.StrokeButt(pen.Line(at.X, plotBottom, at.X, plotBottom+7), 1.6, pen.Alpha(c.cream, 0.5))
		c.label(face, p.points[i].Date, x, plotDates, wide, pen.Center, c.cream)
	}
}

// curve draws the line, what is below it and a dot for each point.
func (c *canvas) curve(p plot) {
	var line pen.Path
	for i := range p.points {
		at := p.at(i)
		line.LineTo(at.X, at.Y)
	}
	if n := len(p.points); n > 1 {
		below := pen.Join(line)
		below.LineTo(p.at(n-1).X, plotBottom).LineTo(p.at(0).X, plotBottom).Close()
		c.Fill(below, pen.Alpha(c.gold, 0.16))
		c.Stroke(line, 3.2, c.gold)
	}
	radius := min(5, max(3, 130/float64(len(p.points))))
	for i := range p.points {
		at := p.at(i)
		c.FillStroke(pen.Circle(at.X, at.Y, radius), c.gold, 1.6, c.ink)
	}
}
