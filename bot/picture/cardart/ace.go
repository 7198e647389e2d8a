package cardart

import (
	"briscola/bot/picture/pen"
	"briscola/game"
)

// ace draws what is special to the ace of a suit in each deck.
func (p *painter) ace(suit game.Suit) {
	p.within(pen.Translate(width/2, p.height/2), func() {
		switch p.deck {
		case Piacentine:
			p.acePiacentine(suit)
		case Bergamasche:
			p.aceBergamasche(suit)
		case Trevigiane:
			p.aceTrevigiane(suit)
		case Sarde:
			p.aceSarde(suit)
		default:
			p.aceNapoletane(suit)
		}
	})
}

func (p *painter) aceNapoletane(suit game.Suit) {
	switch suit {
	case game.Denari:
		p.within(pen.Translate(3, 8).Mul(pen.Scale(0.94, 0.98)), p.doubleEagle)
	case game.Coppe:
		p.emblem(suit, 0, 24, 190)
		p.lid()
	case game.Spade:
		p.ribbonedSword()
	case game.Bastoni:
		p.buddingClub()
	}
}

// lid covers a cup whose mouth is 54 above the middle; a flame stands on it.
func (p *painter) lid() {
	p.within(pen.Translate(0, -52), func() {
		p.inked(pen.PathOf("M-52 0 C-46 -22 -24 -30 0 -32 C24 -30 46 -22 52 0 C30 10 -30 10 -52 0 Z"), p.blue)
		p.Fill(pen.PathOf("M-38 -5 C-32 -18 -16 -24 -2 -26 C-14 -20 -22 -14 -26 -2 Z"), p.blueLight)
		for i := -2.0; i <= 2; i++ {
			p.dot(i*15+3, -10+i*i*0.8, 3, p.gold)
		}
		p.inked(pen.RoundedRect(-54, -4, 108, 10, 5), p.gold)
	})
	p.within(pen.Translate(0, -83), func() {
		p.inked(pen.PathOf("M0 -38 C18 -22 13 -5 0 0 C-13 -5 -18 -22 0 -38 Z"), p.red)
		p.thin(pen.PathOf("M0 -23 C8 -14 7 -5 0 0 C-7 -5 -8 -14 0 -23 Z"), p.gold)
	})
}

// ribbonedSword is a sword with a ribbon that goes behind it and before it in turn.
func (p *painter) ribbonedSword() {
	ribbon := pen.PathOf("M-56 -77 C-30 -101 50 -77 38 -49 C26 -23 -40 -31 -38 1 C-36 31 50 23 46 53 C42 79 -16 83 -40 71")
	draw := func() {
		p.tube(ribbon, 15, p.green)
		p.Stroke(ribbon, 2, p.goldLight)
	}
	draw()
	p.emblem(game.Spade, 0, -2, 262)
	p.inside(pen.Join(pen.Rect(-100, -69, 200, 46), pen.Rect(-100, 15, 200, 32)), draw)
	p.inked(pen.PathOf("M-56 -77 L-62 -90 L-66 -72 L-78 -68 L-62 -60 Z"), p.green)
	p.inked(pen.PathOf("M-40 71 L-58 68 L-48 79 L-54 92 L-36 84 Z"), p.green)
}

// buddingClub is a club with three twigs in leaf.
func (p *painter) buddingClub() {
	for _, twig := range []string{"M-8 29 C-30 19 -46 -1 -48 -29", "M8 9 C32 5 48 -11 52 -37", "M-4 69 C-24 67 -38 55 -44 39"} {
		p.tube(pen.PathOf(twig), 4.4, p.brown)
	}
	for _, at := range [][4]float64{
		{-48, -27, -110, 1.3}, {-46, -19, -165, 1.15}, {-44, -11, -30, 1}, {-34, 6, 150, 0.9}, {52, -35, -75, 1.3},
		{50, -25, -10, 1.15}, {47, -17, -140, 1}, {34, 1, 40, 0.9}, {-44, 41, -130, 1.15}, {-40, 49, -185, 1}, {-28, 60, 120, 0.8},
	} {
		p.leaf(at[0], at[1], at[2], at[3], p.greenLight)
	}
	p.emblem(game.Bastoni, 0, 0, 262)
}

func (p *painter) acePiacentine(suit game.Suit) {
	switch suit {
	case game.Denari:
		p.within(pen.Translate(0, 12).Mul(pen.Scale(0.93, 1.02)), p.crownedEagle)
	case game.Coppe:
		p.floweringGoblet()
	case game.Spade:
		who := putto{
			left: "M-13 -26 C-30 -22 -36 -6 -22 4", right: "M13 -26 C26 -20 32 -14 38 -6", wings: 0.68,
			leftHand: pen.Point{X: -20, Y: 5}, rightHand: pen.Point{X: 40, Y: -4},
		}
		stand := pen.Translate(-28, 88).Mul(pen.Scale(1.15, 1.15))
		p.within(stand, func() { p.putto(who) })
		p.within(pen.Translate(28, -14), func() { p.guarded(264, 0.62) })
		p.within(stand, func() { p.puttoHands(who) })
	case game.Bastoni:
		p.trunk()
	}
}

// floweringGoblet is a goblet out of which three tulips grow.
func (p *painter) floweringGoblet() {
	for _, at := range [][3]float64{{-32, -34, 1}, {32, 34, 1}, {0, 0, 1.25}} {
		p.within(pen.Translate(at[0]*0.5, -40).Mul(pen.Rotate(at[1]*0.8)).Mul(pen.Scale(at[2], at[2])), func() {
			p.tube(pen.Line(0, 0, 0, -34), 3, p.green)
			p.twice(func() { p.leaf(0, -14, -40, 0.9, p.green) })
			p.within(pen.Translate(0, -34).Mul(pen.Scale(1.15, 1.15)), func() { p.tulip(p.red) })
		})
	}
	p.emblem(game.Coppe, 0, 48, 190)
}

// trunk is a living tree that was cut, with branches in leaf.
func (p *painter) trunk() {
	for _, branch := range []string{"M-10 44 C-32 34 -48 14 -50 -14", "M10 4 C34 -4 50 -24 52 -54", "M-8 -28 C-26 -38 -38 -56 -38 -80", "M10 70 C30 66 46 54 50 34"} {
		p.tube(pen.PathOf(branch), 6.5, p.brown)
	}
	for _, at := range [][4]float64{
		{-50, -12, -105, 1.25}, {-50, -4, 190, 1.1}, {-46, 6, -50, 1}, {52, -52, -80, 1.25}, {51, -44, -10, 1.1}, {48, -32, -150, 1},
		{-38, -78, -95, 1.25}, {-38, -70, 195, 1.05}, {-36, -62, -40, 0.95}, {50, 36, -80, 1.15}, {49, 44, -5, 1}, {44, 54, -140, 0.9},
	} {
		p.leaf(at[0], at[1], at[2], at[3], p.greenLight)
	}
	body := pen.PathOf("M-34 152 C-22 140 -20 110 -22 80 C-26 40 -16 0 -22 -50 C-26 -80 -24 -104 -26 -124 L26 -124 C24 -96 28 -60 22 -20 C16 20 26 50 22 84 C20 112 24 140 36 152 C24 150 18 146 12 144 C8 152 -6 152 -8 144 C-14 148 -24 150 -34 152 Z")
	p.Fill(body, p.green)
	p.inside(body, func() {
		p.shade(pen.PathOf("M6 -140 L60 -140 L60 170 L4 170 C14 120 0 60 10 10 C18 -40 4 -90 6 -140 Z"))
		p.Stroke(pen.PathOf("M-14 -104 C-18 -70 -8 -40 -12 -8 M-2 -90 C-2 -60 4 -40 -2 -20 M-14 20 C-18 50 -10 80 -14 110 M0 60 C-4 90 2 110 0 136"), 3, p.greenLight)
	})
	p.Stroke(body, p.line, p.ink)
	for _, knot := range [][2]float64{{2, 20}, {-6, -50}, {6, 108}} {
		p.inked(pen.Ellipse(knot[0], knot[1], 6.5, 9), p.red)
		p.Stroke(pen.Ellipse(knot[0], knot[1], 2.6, 4), 1.6, p.ink)
	}
	p.inked(pen.Ellipse(0, -124, 26.5, 9), p.red)
	p.Stroke(pen.Ellipse(0, -124, 15, 4.6), 1.8, p.ink)
	p.Stroke(pen.Ellipse(0, -124, 6, 1.8), 1.6, p.ink)
}

// guarded draws a straight sword about the origin, with a guard of another width.
func (p *painter) guarded(height, guard float64) {
	e := p.lined(p.line * 100 / height)
	p.within(pen.Scale(height/100, height/100), func() { e.narrowSword(guard) })
}
