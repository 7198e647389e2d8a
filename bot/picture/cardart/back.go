package cardart

import "briscola/bot/picture/pen"

// Back draws the back of the cards of a deck, as large as a face and the same when it is turned.
func Back(style Style) *pen.Scene {
	s := new(pen.Scene)
	p := newPainter(s, style)
	p.Fill(p.paperCard(), p.paper)
	field := pen.RoundedRect(9, 9, width-18, p.height-18, 8)
	p.inside(field, func() {
		p.within(pen.Translate(width/2, p.height/2), func() {
			switch p.deck {
			case Piacentine:
				p.circlesBack()
			case Bergamasche:
				p.harlequinBack()
			case Trevigiane:
				p.stripedBack()
			case Sarde:
				p.wovenBack()
			case Francesi:
				p.frenchBack()
			default:
				p.diamondsBack()
			}
		})
	})
	p.Stroke(field, p.line, p.ink)
	p.Stroke(pen.RoundedRect(14.5, 14.5, width-29, p.height-29, 5), 1.8, p.goldLight)
	p.edge()
	return s
}

// flood fills the whole back.
func (p *painter) flood(c uint32) {
	p.Fill(pen.Rect(-width/2, -p.height/2, width, p.height), pen.Hex(c))
}

// tiles draws something again and again all over the back, every second row half a step to the side.
func (p *painter) tiles(dx, dy float64, draw func()) {
	rows, columns := int(p.height/2/dy)+1, int(width/2/dx)+1
	for j := -rows; j <= rows; j++ {
		for i := -columns - j&1; i <= columns; i++ {
			x := float64(i) * dx
			if j&1 == 1 {
				x += dx / 2
			}
			p.within(pen.Translate(x, float64(j)*dy), draw)
		}
	}
}

// medallion is a disc of paper with a rim, in the middle.
func (p *painter) medallion(radius float64) {
	p.inked(pen.Circle(0, 0, radius), p.gold)
	p.inked(pen.Circle(0, 0, radius-5), p.paper)
}

func (p *painter) diamondsBack() {
	p.flood(0xA3202A)
	p.tiles(22, 11, func() {
		p.Fill(pen.Polygon(0, -8, 8, 0, 0, 8, -8, 0), pen.Hex(0x7E1520))
		p.dot(0, 0, 2.2, p.gold)
	})
	p.medallion(45)
	p.thin(pen.Star(0, 0, 34, 19, 16, 0), p.gold)
	p.thin(pen.Circle(0, 0, 17), p.red)
	p.thin(pen.Star(0, 0, 13, 5.5, 8, 0), p.goldLight)
}

func (p *painter) circlesBack() {
	p.flood(0x2B5A86)
	ring := pen.Circle(0, 0, 14)
	p.tiles(28, 14, func() { p.Stroke(ring, 3.6, pen.Hex(0x1E4265)) })
	p.tiles(28, 14, func() { p.Stroke(ring, 1.4, pen.Hex(0xBFD3E4)) })
	p.tiles(28, 14, func() { p.dot(0, 0, 2.4, p.gold) })
	p.inked(pen.Polygon(0, -66, 48, 0, 0, 66, -48, 0), p.gold)
	p.inked(pen.Polygon(0, -56, 41, 0, 0, 56, -41, 0), p.paper)
	p.facing(func() {
		p.within(pen.Translate(0, -8).Mul(pen.Scale(1.1, 1.1)), func() { p.tulip(p.red) })
		p.twice(func() { p.leaf(6, -4, -30, 0.9, p.green) })
	})
	p.inked(pen.Circle(0, 0, 8), p.gold)
}

func (p *painter) harlequinBack() {
	p.flood(0xF0A62E)
	inks := []uint32{0xC42F28, 0xF0A62E, 0x2B3F9E, 0x1C5A42}
	row, columns := int(p.height/2/22)+1, 8
	for j := -row; j <= row; j++ {
		for i := -columns; i <= columns; i++ {
			if (i+j)&1 == 0 {
				// The same ink on either side of the middle.
				a, b := (i+j)/2, (i-j)/2
				ink := inks[(a*a+2*b*b)%4]
				x, y := float64(i)*15, float64(j)*22
				p.FillStroke(pen.Polygon(x, y-22, x+15, y, x, y+22, x-15, y), pen.Hex(ink), 1.6, p.paper)
			}
		}
	}
	p.medallion(46)
	eye := pen.PathOf("M-12 0 C-8 -8 8 -8 12 0 C8 8 -8 8 -12 0 Z")
	p.inked(pen.PathOf("M-36 0 C-34 -14 -12 -18 0 -9 C12 -18 34 -14 36 0 C34 14 12 18 0 9 C-12 18 -34 14 -36 0 Z"), p.ink)
	p.twice(func() {
		p.FillStroke(eye.Transform(pen.Translate(18, 0).Mul(pen.Scale(0.8, 0.8))), p.paper, 1.8, p.gold)
	})
	p.facing(func() { p.thin(pen.Star(0, -25, 7, 3, 4, 0), p.red) })
}

func (p *painter) stripedBack() {
	p.flood(0x14664A)
	for i := -4; i <= 4; i++ {
		p.Fill(pen.Rect(float64(i)*24-6, -p.height/2, 12, p.height), pen.Hex(0x0D4A36))
		p.Fill(pen.Rect(float64(i)*24-0.8, -p.height/2, 1.6, p.height), pen.Hex(0x4E9478))
	}
	p.tiles(48, 24, func() {
		p.Fill(pen.PathOf("M0 -13 C4 -8 8 -4 9 0 C8 4 4 8 0 13 C-4 8 -8 4 -9 0 C-8 -4 -4 -8 0 -13 Z"), p.gold)
		p.dot(0, 0, 3.4, p.red)
	})
	p.inked(pen.RoundedRect(-46, -66, 92, 132, 46), p.gold)
	p.inked(pen.RoundedRect(-40, -60, 80, 120, 40), p.paper)
	petal := pen.PathOf("M0 -6 C9 -12 9 -24 0 -30 C-9 -24 -9 -12 0 -6 Z")
	for i, c := range []func(){
		func() { p.FillStroke(petal, p.blue, 1.6, p.ink) }, func() { p.FillStroke(petal, p.gold, 1.6, p.ink) },
	} {
		p.within(pen.Rotate(float64(i)*45), func() { p.around(4, c) })
	}
	p.thin(pen.Circle(0, 0, 8), p.red)
	p.facing(func() { p.within(pen.Translate(0, -44), func() { p.flourish(p.red) }) })
}

func (p *painter) wovenBack() {
	p.flood(0x8E2A22)
	p.facing(func() {
		for y := 30.0; y < p.height/2; y += 44 {
			p.wovenBand(y)
		}
	})
	p.Fill(pen.Rect(-width/2, -30, width, 60), pen.Hex(0x2A2119))
	for i := -3; i <= 3; i++ {
		p.within(pen.Translate(float64(i)*34, 0), func() {
			p.Fill(pen.Polygon(0, -26, 15, 0, 0, 26, -15, 0), p.gold)
			p.Fill(pen.Polygon(0, -18, 10, 0, 0, 18, -10, 0), pen.Hex(0x8E2A22))
			p.Fill(pen.Polygon(0, -9, 5, 0, 0, 9, -5, 0), p.paper)
		})
	}
}

// wovenBand draws a band of zigzags and one of steps, from y downwards.
func (p *painter) wovenBand(y float64) {
	p.Fill(pen.Rect(-width/2, y, width, 3), p.gold)
	for i := -8; i <= 8; i++ {
		x := float64(i) * 16
		p.Fill(pen.Polygon(x-8, y+16, x, y+5, x+8, y+16), pen.Hex(0x2A2119))
		p.Fill(pen.Polygon(x, y+5, x+8, y+16, x+16, y+5), p.paper)
		p.Fill(pen.Rect(x-3, y+27, 6, 10), p.gold)
		p.Fill(pen.Rect(x-6, y+30, 12, 4), p.gold)
	}
	p.Fill(pen.Rect(-width/2, y+18, width, 3), p.gold)
}
