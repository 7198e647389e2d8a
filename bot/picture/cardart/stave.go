package cardart

import (
	"image/color"
	"math"

	"briscola/bot/picture/pen"
)

// stave is a straight rod from x0, y0 to x1, y1.
type stave struct {
	x0, y0, x1, y1 float64
	width          float64
	shaft, ends    color.NRGBA
}

// stave draws a rod: turned in the Trevigiane, capped with gold in the Bergamasche.
func (p *painter) stave(s stave) {
	length := math.Hypot(s.x1-s.x0, s.y1-s.y0)
	angle := math.Atan2(s.y1-s.y0, s.x1-s.x0)*180/math.Pi + 90
	p.within(pen.Translate((s.x0+s.x1)/2, (s.y0+s.y1)/2).Mul(pen.Rotate(angle)), func() {
		if p.deck == Bergamasche {
			p.cappedStave(s, length/2)
			return
		}
		p.turnedStave(s, length/2)
	})
}

// turnedStave has a bulb, a ring and a ball at each end.
func (p *painter) turnedStave(s stave, half float64) {
	w := s.width
	shaft := pen.Rect(-w/2, -half+w*2, w, 2*half-w*4)
	p.Fill(shaft, s.shaft)
	p.shade(pen.Rect(w*0.08, -half+w*2, w*0.42, 2*half-w*4))
	p.Stroke(shaft, p.line, p.ink)
	bulb := pen.PathOf("M-0.45 -0.1 C-1.1 -0.6 -1.15 -1.6 -0.5 -2.05 L0.5 -2.05 C1.15 -1.6 1.1 -0.6 0.45 -0.1 Z")
	end := func() {
		p.inked(bulb.Transform(pen.Translate(0, -half+w*2.35).Mul(pen.Scale(w, w))), s.ends)
		p.StrokeButt(pen.Line(0, -half+w*2.1, 0, -half+w*0.4), p.line*0.6, p.ink)
		p.inked(pen.Circle(0, -half+w*0.16, w*0.42), p.gold)
		p.inked(pen.RoundedRect(-w*0.85, -half+w*2.15, w*1.7, w*0.7, w*0.3), p.gold)
	}
	end()
	p.within(pen.Scale(-1, -1), end)
}

// cappedStave is plain, with a band of colour and a square cap of gold at each end.
func (p *painter) cappedStave(s stave, half float64) {
	w := s.width
	shaft := pen.Rect(-w/2, -half, w, 2*half)
	p.Fill(shaft, s.shaft)
	p.shade(pen.Rect(w*0.08, -half, w*0.42, 2*half))
	p.Stroke(shaft, p.line, p.ink)
	end := func() {
		p.inked(pen.Rect(-w/2, -half+w*2.2, w, w*1.5), s.ends)
		p.inked(pen.RoundedRect(-w*0.8, -half+w*1.7, w*1.6, w*0.75, w*0.2), p.gold)
		p.inked(pen.Polygon(-w*0.62, -half+w*1.7, -w*0.95, -half+w*0.5, -w*0.5, -half, w*0.5, -half, w*0.95, -half+w*0.5, w*0.62, -half+w*1.7), p.gold)
	}
	end()
	p.within(pen.Scale(-1, -1), end)
}
