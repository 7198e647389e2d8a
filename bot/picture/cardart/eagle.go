package cardart

import (
	"briscola/bot/picture/pen"
	"briscola/game"
)

// doubleEagle draws an eagle with two heads that carries a coin.
func (p *painter) doubleEagle() {
	p.twice(func() {
		p.eagleWing()
		p.inked(pen.PathOf("M2 -40 C2 -70 10 -86 16 -98 C18 -112 34 -116 42 -106 C52 -106 60 -100 58 -88 C54 -94 50 -94 46 -93 C42 -86 34 -84 30 -84 C26 -70 24 -56 22 -44 Z"), p.gold)
		p.inked(pen.PathOf("M42 -106 C52 -106 60 -100 58 -88 C54 -94 50 -94 44 -94 Z"), p.redDark)
		p.dot(35, -103, 2.4, p.ink)
		p.Stroke(pen.PathOf("M14 -60 C16 -72 20 -80 24 -88"), 1.5, p.goldDark)
		p.eagleLeg()
	})
	p.inked(pen.PathOf("M-14 -112 L-18 -130 L-8 -122 L0 -134 L8 -122 L18 -130 L14 -112 Z"), p.gold)
	p.emblem(game.Denari, 0, 6, 116)
}

// eagleWing draws the right wing, with feathers of two colours.
func (p *painter) eagleWing() {
	feather := pen.PathOf("M0 0 C12 6 16 34 8 62 C2 66 -6 60 -8 52 C-12 30 -10 10 0 0 Z")
	vein := pen.PathOf("M1 8 C4 26 4 40 2 52")
	for i := 4.0; i >= 0; i-- {
		c := p.ink
		if int(i)%2 == 0 {
			c = p.redDark
		}
		m := pen.Translate(40+i*6.4, -60+i*5).Mul(pen.Rotate(-6 - i*3)).Mul(pen.Scale(1, 1.5-i*0.13))
		p.inked(feather.Transform(m), c)
		p.Stroke(vein.Transform(m), 1.5, p.gold)
	}
	p.inked(pen.PathOf("M6 -46 C16 -74 40 -96 66 -98 C62 -92 64 -88 72 -86 C68 -82 70 -76 78 -72 C76 -64 76 -52 72 -38 C60 -50 40 -50 24 -38 Z"), p.red)
	for i := range 3 {
		k := float64(i)
		p.Stroke(pen.PathOf("M24 -50 C32 -60 44 -66 62 -66").
			Transform(pen.Translate(k*2, 6-k*9).Mul(pen.Scale(1-k*0.12, 1))), 1.7, p.gold)
	}
}

// eagleLeg draws the right leg with its claws, and the right half of the tail.
func (p *painter) eagleLeg() {
	p.inked(pen.PathOf("M12 52 C24 60 34 74 36 92 L24 98 C20 84 12 74 4 68 Z"), p.red)
	for i := range 3 {
		p.tube(pen.PathOf("M30 96 C36 100 40 106 40 114").Transform(pen.RotateAt(float64(i)*26-10, 30, 96)), 3.4, p.gold)
	}
	feather := pen.PathOf("M-6 0 C-8 20 -8 40 0 54 C8 40 8 20 6 0 Z")
	for i := 2.0; i >= 0; i-- {
		c := p.ink
		if int(i)%2 == 0 {
			c = p.redDark
		}
		p.inked(feather.Transform(pen.Translate(i*6, 68-i*4).Mul(pen.Rotate(-i*16))), c)
	}
}

// crownedEagle draws an eagle with one head, crowned, that carries a coin.
func (p *painter) crownedEagle() {
	p.twice(func() {
		p.eagleWing()
		p.eagleLeg()
	})
	p.inked(pen.PathOf("M-22 -36 C-24 -58 -14 -72 -12 -88 C-14 -98 -22 -96 -28 -94 C-34 -92 -38 -86 -36 -80 C-46 -84 -48 -98 -38 -106 C-34 -120 -10 -124 4 -112 C18 -100 14 -84 16 -72 C18 -58 24 -50 22 -36 Z"), p.gold)
	p.inked(pen.PathOf("M-38 -106 C-48 -98 -46 -84 -36 -80 C-38 -86 -34 -92 -26 -94 C-28 -98 -32 -104 -38 -106 Z"), p.redDark)
	p.dot(-21, -105, 3, p.ink)
	p.Stroke(pen.PathOf("M-26 -111 C-22 -113 -18 -113 -14 -110"), 2, p.ink)
	p.Stroke(pen.PathOf("M-8 -80 C-10 -70 -14 -62 -14 -50 M4 -92 C2 -76 0 -64 0 -50 M10 -74 C10 -64 12 -58 12 -50"), 1.7, p.goldDark)
	p.within(pen.Translate(-9, -122).Mul(pen.Rotate(-6)).Mul(pen.Scale(0.52, 0.62)), p.coronet)
	p.emblem(game.Denari, 0, 8, 116)
}
