package cardart

import "briscola/bot/picture/pen"

// ground is the coloured bar on which the figures of the Napoletane stand.
func (b brush) ground() {
	bar := pen.RoundedRect(26, 290, 128, 14, 3)
	b.shape(bar, b.dyes[main])
	b.Clip(bar)
	b.Fill(pen.Rect(26, 290, 128, 4), pen.Alpha(b.white, 0.3))
	for i := range 11 {
		x := 30 + 12*float64(i)
		b.Fill(pen.Polygon(x-4, 304, x, 295.6, x+4, 304), pen.Alpha(b.ink, 0.45))
	}
	b.Pop()
	b.Stroke(bar, b.outline, b.ink)
}
