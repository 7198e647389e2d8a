package cardart

import (
	"briscola/bot/picture/pen"
	"briscola/game"
)

// aceSarde lets winged children carry the sign.
func (p *painter) aceSarde(suit game.Suit) {
	switch suit {
	case game.Denari:
		who := putto{
			left: "M-13 -26 C-30 -30 -36 -48 -38 -66", right: "M13 -26 C30 -30 36 -48 38 -66", wings: 0.95,
			leftHand: pen.Point{X: -38, Y: -68}, rightHand: pen.Point{X: 38, Y: -68},
		}
		p.within(pen.Translate(0, 84), func() { p.putto(who) })
		p.within(pen.Translate(0, -48), p.greatSun)
		p.within(pen.Translate(0, 84), func() { p.puttoHands(who) })
	case game.Coppe:
		p.emblem(suit, 3, -32, 158)
		p.within(pen.Translate(-6, 88).Mul(pen.Scale(1.1, 1.1)), p.cherub)
	case game.Spade:
		who := putto{
			left: "M-13 -26 C-26 -20 -32 -14 -38 -6", right: "M13 -26 C30 -38 32 -52 26 -64", wings: 0.62,
			leftHand: pen.Point{X: -40, Y: -4}, rightHand: pen.Point{X: 26, Y: -66},
		}
		stand := pen.Translate(24, 58).Mul(pen.Scale(1.12, 1.12))
		p.within(stand, func() { p.putto(who) })
		p.within(pen.Translate(-28, -10), func() { p.guarded(250, 0.62) })
		p.within(stand, func() { p.puttoHands(who) })
	case game.Bastoni:
		who := putto{
			left: "M-13 -26 C-34 -30 -36 -50 -32 -74", right: "M13 -26 C32 -34 38 -54 34 -82", wings: 0.95,
			leftHand: pen.Point{X: -32, Y: -76}, rightHand: pen.Point{X: 34, Y: -86},
		}
		p.within(pen.Translate(-2, 84), func() { p.putto(who) })
		p.within(pen.Translate(12, -16).Mul(pen.Rotate(72)), func() { p.emblem(suit, 0, 0, 150) })
		p.within(pen.Translate(-2, 84), func() { p.puttoHands(who) })
	}
}

// greatSun is a coin of 128 with the face of the sun.
func (p *painter) greatSun() {
	p.within(pen.Scale(1.33, 1.33), func() {
		s := p.lined(p.line / 1.33)
		s.inked(pen.Circle(0, 0, 48), p.gold)
		s.ring(28, 43.5, 1.7)
		s.Stroke(pen.Circle(0, 0, 39.5), 2.4, p.goldDark)
		s.thin(pen.Star(0, 0, 37, 22, 16, 0), p.goldDark)
		s.thin(pen.Circle(0, 0, 21), p.goldLight)
		s.sunFace()
	})
}
