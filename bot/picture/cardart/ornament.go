package cardart

import (
	"image/color"

	"briscola/bot/picture/pen"
)

// leaf draws a leaf of 26 units that grows from a point in a direction, at another size.
func (p *painter) leaf(x, y, degrees, size float64, c color.NRGBA) {
	p.within(pen.Translate(x, y).Mul(pen.Rotate(degrees)).Mul(pen.Scale(size, size)), func() {
		p.FillStroke(pen.PathOf("M0 0 C6 -8 18 -9 26 -2 C18 6 6 7 0 0 Z"), c, p.line*0.75, p.ink)
		p.Stroke(pen.PathOf("M4 -0.6 C9 -2.4 14 -3 20 -2.2"), 1.2, pen.Mix(c, p.ink, 0.45))
	})
}

// flower draws a blossom of n round petals, 22 wide about a point at size 1.
func (p *painter) flower(x, y float64, n int, size float64, petals, heart color.NRGBA) {
	p.within(pen.Translate(x, y).Mul(pen.Scale(size, size)), func() {
		p.around(n, func() { p.thin(pen.Circle(0, -6.4, 4.8), petals) })
		p.thin(pen.Circle(0, 0, 3.8), heart)
	})
}

// tulip draws a flower seen from the side that grows upwards from the origin, 30 tall.
func (p *painter) tulip(c color.NRGBA) {
	p.thin(pen.PathOf("M0 0 C-12 -4 -14 -18 -10 -30 C-6 -26 -3 -22 0 -20 C3 -22 6 -26 10 -30 C14 -18 12 -4 0 0 Z"), c)
	p.thin(pen.PathOf("M0 0 C-7 -8 -6 -22 0 -32 C6 -22 7 -8 0 0 Z"), pen.Mix(c, p.white, 0.35))
}

// plant draws a stem that grows upwards from the origin, with pairs of leaves and a flower at its end.
func (p *painter) plant(height float64, pairs int, petals, heart color.NRGBA) {
	p.tube(pen.Line(0, 0, 0, -height), 2.4, p.green)
	for i := range pairs {
		y := -height * (float64(i) + 0.35) / (float64(pairs) + 0.35)
		size := 0.95 - 0.1*float64(i)
		p.twice(func() { p.leaf(0, y, -38, size, p.green) })
	}
	p.flower(0, -height-4, 6, 1.25, petals, heart)
}

// laurel draws two twigs that bend upwards around the origin, 64 wide.
func (p *painter) laurel() {
	p.twice(func() {
		p.Stroke(pen.PathOf("M0 22 C18 22 30 8 30 -14"), 2.4, p.greenDark)
		for _, at := range [][3]float64{{6, 22, -40}, {9, 21, 30}, {17, 17, -75}, {20, 15, 5}, {26, 7, -105}, {27, 4, -25}, {30, -6, -125}, {30, -9, -60}} {
			p.leaf(at[0], at[1], at[2], 0.52, p.green)
		}
	})
}

// coronet draws an open crown, 92 wide about the origin.
func (p *painter) coronet() {
	p.inked(pen.PathOf("M-40 14 L-46 -22 L-24 -4 L0 -30 L24 -4 L46 -22 L40 14 C20 22 -20 22 -40 14 Z"), p.gold)
	p.twice(func() { p.thin(pen.Circle(46, -25, 4.4), p.red) })
	p.thin(pen.Circle(0, -33, 4.8), p.blue)
	p.inked(pen.PathOf("M-41 8 C-20 16 20 16 41 8 L40 18 C20 26 -20 26 -40 18 Z"), p.goldLight)
	for i := -2.0; i <= 2; i++ {
		p.dot(i*14, 18-i*i*0.9, 3, []color.NRGBA{p.red, p.blue}[int(i+2)%2])
	}
}

// scroll draws a ribbon about the origin, 176 wide, with words on one or two lines.
func (p *painter) scroll(lines ...string) {
	p.twice(func() { p.inked(pen.PathOf("M62 -10 L86 -17 L79 -1 L88 15 L62 12 Z"), p.redDark) })
	p.inked(pen.PathOf("M-74 -21 C-40 -13 40 -13 74 -21 L74 14 C40 22 -40 22 -74 14 Z"), p.white)
	size, first := 19.0, 6.0
	if len(lines) > 1 {
		size, first = 12, -1
	}
	for _, text := range mottoText(lines, size, 0, first, 130) {
		p.Fill(text, p.ink)
	}
}

// flourish draws a pair of leaves to the left and to the right of a berry at the origin, 60 wide.
func (p *painter) flourish(berry color.NRGBA) {
	p.twice(func() {
		p.leaf(4, 0, -22, 1, p.green)
		p.leaf(4, 1, 28, 0.72, p.green)
	})
	p.thin(pen.Circle(0, 0, 5), berry)
}

// palm draws a branch that bends upwards to the right from the origin, 100 tall.
func (p *painter) palm() {
	p.Stroke(pen.PathOf("M0 0 C24 -20 34 -50 30 -88"), 2.6, p.greenDark)
	for i := range 5 {
		t := float64(i)
		x, y := 14+t*7-t*t*0.9, -16-t*16
		p.leaf(x, y, -8-t*12, 0.85, p.green)
		p.leaf(x, y, -112-t*6, 0.7, p.green)
	}
	p.leaf(30, -86, -92, 0.8, p.green)
}
