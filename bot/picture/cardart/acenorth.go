package cardart

import (
	"briscola/bot/picture/pen"
	"briscola/game"
)

func (p *painter) aceBergamasche(suit game.Suit) {
	switch suit {
	case game.Denari:
		p.around(8, func() { p.within(pen.Translate(0, -52).Mul(pen.Scale(0.95, 0.95)), func() { p.tulip(p.red) }) })
		p.within(pen.Rotate(22.5), func() {
			p.around(8, func() { p.leaf(0, -48, -90, 0.95, p.green) })
		})
		p.emblem(suit, 0, 0, 112)
		p.within(pen.Translate(0, -118), func() { p.flourish(p.red) })
		p.within(pen.Translate(0, 118).Mul(pen.Rotate(180)), func() { p.flourish(p.red) })
	case game.Coppe:
		p.cupid()
	case game.Spade:
		p.within(pen.Translate(8, -14).Mul(pen.Scale(1.35, 1)), func() { p.longSword(0, 0, 290) })
		p.within(pen.Translate(8, -86).Mul(pen.Scale(0.85, 0.85)), p.coronet)
		p.within(pen.Translate(8, 100), p.fist)
	case game.Bastoni:
		p.stave(stave{8, 150, 8, -146, 22, p.green, p.red})
		p.within(pen.Translate(8, 0), func() {
			p.twice(func() {
				p.Stroke(pen.PathOf("M14 -20 C34 -34 40 -64 30 -92"), 2.6, p.greenDark)
				for i := range 4 {
					y := -34 - 18*float64(i)
					p.leaf(34-float64(i*i), y, -15, 0.9, p.green)
					p.leaf(33-float64(i*i), y-4, -115, 0.8, p.green)
				}
			})
		})
		p.within(pen.Translate(4, -2).Mul(pen.Scale(0.93, 1)), func() { p.scroll("VINCERAI") })
		p.within(pen.Translate(8, 74), p.fist)
	}
}

// cupid sits blindfolded on a cup, with a bow.
func (p *painter) cupid() {
	who := putto{
		left: "M-13 -26 C-26 -20 -32 -20 -38 -26", right: "M13 -26 C26 -22 30 -12 20 -4", wings: 0.95,
		legs:     "M7 12 C18 18 22 26 20 40 M-7 12 C-18 18 -22 26 -20 40",
		leftHand: pen.Point{X: -38, Y: -28}, rightHand: pen.Point{X: 18, Y: -3}, blind: true,
	}
	p.emblem(game.Coppe, 0, 66, 168)
	p.within(pen.Translate(0, -50).Mul(pen.Scale(1.05, 1.05)), func() {
		p.putto(who)
		p.Stroke(pen.Line(-27, -62, -27, 6), 1.6, p.ink)
		p.tube(pen.PathOf("M-26 -64 C-40 -58 -48 -44 -38 -28 C-48 -12 -40 2 -26 8"), 3.6, p.brown)
		p.puttoHands(who)
	})
}

func (p *painter) aceTrevigiane(suit game.Suit) {
	switch suit {
	case game.Denari:
		p.within(pen.Translate(0, -28), func() {
			p.around(20, func() { p.leaf(-12, -76, 12, 1, p.green) })
			p.emblem(suit, 0, 0, 132)
		})
	case game.Coppe:
		for _, x := range []float64{-30, 0, 30} {
			p.tube(pen.PathOf("M0 0 C-2 -12 2 -20 0 -30").Transform(pen.Translate(x, -92)), 2.4, p.green)
			p.leaf(x, -96, -60, 0.7, p.green)
			p.flower(x, -124, 5, 1.05, p.red, p.gold)
		}
		p.emblem(suit, 0, -24, 172)
	case game.Spade:
		p.within(pen.Translate(0, -40).Mul(pen.Scale(1.4, 1)), func() { p.longSword(0, 0, 270) })
		p.within(pen.Translate(0, -96), p.coronet)
		p.twice(func() {
			p.within(pen.Translate(16, 64), func() { p.palm() })
		})
	case game.Bastoni:
		p.twice(func() {
			p.Stroke(pen.PathOf("M6 34 C50 14 58 -36 36 -96"), 3, p.greenDark)
			for i := range 6 {
				y := 20 - float64(i)*22
				bend := (y + 36) / 62
				p.leaf(31+15*(1-bend*bend), y, -55, 1, p.green)
			}
		})
		p.stave(stave{0, 84, 0, -160, 22, p.red, p.blue})
	}
	p.within(pen.Translate(0, 112), func() { p.scroll(mottoOf(suit)...) })
}

// mottoOf gives the proverb on an ace of the Trevigiane, on two lines.
func mottoOf(suit game.Suit) []string {
	switch suit {
	case game.Denari:
		return []string{"NON VAL SAPER A CHI", "HA FORTUNA CONTRA"}
	case game.Coppe:
		return []string{"PER UN PUNTO MARTIN", "PERSE LA CAPPA"}
	case game.Spade:
		return []string{"NON TI FIDAR DI ME", "SE IL CUOR TI MANCA"}
	}
	return []string{"SE TI PERDI", "TUO DANNO"}
}
