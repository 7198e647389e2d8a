package cardart

import "briscola/bot/picture/pen"

// putto is how a winged child holds itself: an arm is a line from the shoulder at ±13, -26 to the hand.
type putto struct {
	left, right         string // arms
	legs                string // one line for each leg
	leftHand, rightHand pen.Point
	wings               float64 // how far they are spread, 1 if they have room
	blind               bool    // its eyes are bandaged
}

// putto draws a winged child about the origin: its head is 50 above and its feet 52 below.
func (p *painter) putto(who putto) {
	p.within(pen.Scale(who.wings, 1), func() { p.twice(p.wing) })
	legs := who.legs
	if legs == "" {
		legs = "M7 12 C12 24 9 36 11 46 L19 49 M-7 12 C-14 24 -11 36 -14 45 L-22 48"
	}
	p.tube(pen.PathOf(legs), 13, p.skin)
	torso := pen.PathOf("M-13 -33 C-20 -20 -18 0 -15 12 C-8 22 8 22 15 12 C18 0 20 -20 13 -33 C6 -38 -6 -38 -13 -33 Z")
	p.Fill(torso, p.skin)
	p.inside(torso, func() {
		p.Fill(pen.PathOf("M6 -40 L30 -40 L30 30 L4 30 C12 10 12 -16 6 -40 Z"), pen.Alpha(p.brown, 0.18))
	})
	p.Stroke(torso, p.line, p.ink)
	p.Stroke(pen.PathOf("M-1 -6 L1 -6 M-8 -20 C-6 -18 -4 -18 -3 -20 M8 -20 C6 -18 4 -18 3 -20"), 1.5, pen.Mix(p.brown, p.ink, 0.3))
	p.inked(pen.PathOf("M-17 4 C-8 11 8 11 17 4 L17 15 C20 22 26 24 34 22 C30 30 22 32 14 26 C6 26 -8 26 -16 20 Z"), p.red)
	p.Stroke(pen.PathOf("M-12 10 C-6 16 4 18 12 16"), 1.5, p.redDark)
	for _, arm := range []string{who.left, who.right} {
		p.tube(pen.PathOf(arm), 10, p.skin)
	}
	p.within(pen.Translate(0, -50), func() { p.puttoHead(who.blind) })
}

// puttoHands draws the hands, which lie over what is held.
func (p *painter) puttoHands(who putto) {
	p.inked(pen.Circle(who.leftHand.X, who.leftHand.Y, 6.4), p.skin)
	p.inked(pen.Circle(who.rightHand.X, who.rightHand.Y, 6.4), p.skin)
}

// wing draws the right wing of a putto.
func (p *painter) wing() {
	p.inked(pen.PathOf("M9 -14 C26 -14 46 -8 60 4 C62 -6 58 -12 64 -20 C60 -24 64 -32 68 -38 C62 -40 64 -50 66 -58 C48 -64 20 -52 9 -28 Z"), p.white)
	p.Stroke(pen.PathOf("M60 -28 C46 -30 34 -26 26 -20 M60 -44 C46 -46 34 -40 24 -32 M54 -8 C44 -14 36 -14 28 -12"), 1.6, p.ink)
	p.inked(pen.PathOf("M9 -16 C18 -16 28 -20 32 -28 C38 -34 40 -42 36 -50 C24 -46 14 -38 9 -28 Z"), p.blueLight)
}

// puttoHead draws a head with curls about the origin, 34 wide.
func (p *painter) puttoHead(blind bool) {
	for _, at := range [][2]float64{{-15, 4}, {15, 4}, {-17, -5}, {17, -5}, {-12, -14}, {12, -14}, {-4, -18}, {5, -18}} {
		p.inked(pen.Circle(at[0], at[1], 6), p.gold)
	}
	p.inked(pen.PathOf("M-15 -4 C-16 10 -9 17 0 17.5 C9 17 16 10 15 -4 C12 -16 -12 -16 -15 -4 Z"), p.skin)
	for _, x := range []float64{-9, 0, 9} {
		p.thin(pen.Circle(x, -12.5, 5), p.gold)
	}
	p.twice(func() { p.Fill(pen.Circle(8.4, 6, 4), pen.Alpha(p.red, 0.35)) })
	if blind {
		p.thin(pen.PathOf("M-17 -4 C-6 -7 6 -7 17 -4 L17 4 C6 1 -6 1 -17 4 Z"), p.white)
		p.thin(pen.PathOf("M16 -2 C24 -8 30 -6 32 0 C26 0 22 2 16 2 Z"), p.white)
	} else {
		p.twice(func() {
			p.Fill(pen.Ellipse(5.8, 0, 1.8, 2.2), p.ink)
			p.Stroke(pen.PathOf("M3.2 -4.6 Q6 -6.6 9 -4.6"), 1.5, p.ink)
		})
	}
	p.Stroke(pen.PathOf("M0 2 L-1 5.4 L1 5.8"), 1.4, pen.Mix(p.brown, p.ink, 0.4))
	p.Stroke(pen.PathOf("M-4.4 9.6 Q0 13 4.4 9.6"), 1.9, p.red)
}

// cherub draws a head with two wings about the origin, 110 wide.
func (p *painter) cherub() {
	p.twice(func() {
		p.inked(pen.PathOf("M10 10 C22 22 40 22 52 14 C50 10 54 6 56 0 C52 -2 54 -10 55 -16 C40 -20 22 -16 12 -6 Z"), p.white)
		p.Stroke(pen.PathOf("M48 -2 C38 -4 30 -2 24 2 M46 10 C38 10 32 10 26 10"), 1.6, p.ink)
		p.inked(pen.PathOf("M10 8 C18 10 28 8 32 0 C34 -6 32 -10 30 -14 C22 -14 16 -10 12 -6 Z"), p.blueLight)
	})
	p.puttoHead(false)
}
