package cardart

import (
	"briscola/bot/picture/pen"
	"briscola/game"
)

// hold is how the sign of the suit is held.
type hold int

// The ways to hold it.
const (
	gripped hold = iota // by the stem, the hilt or the rim
	resting             // on an open palm
	pinched             // by its lower edge, with two fingers
	holds
)

// sign is the sign of a suit in somebody's hand: how tall it is, where its middle is from where signs are, how far it is
// turned, and how far below its middle the hand is.
type sign struct {
	height, lift, tilt float64
	hand               [holds]float64
}

func signOf(suit game.Suit) sign {
	switch suit {
	case game.Denari:
		return sign{height: 54, hand: [holds]float64{25, 34, 33}}
	case game.Coppe:
		return sign{height: 66, hand: [holds]float64{22, 40, 41}}
	case game.Spade:
		return sign{height: 92, lift: 6, hand: [holds]float64{28, 28, 28}}
	}
	return sign{height: 84, lift: 3, tilt: 8, hand: [holds]float64{31, 31, 31}}
}

// reach is where the sign and the hand at the right are, and how much larger figures are drawn than the card.
type reach struct {
	sign       sign
	x, y, size float64
	hand       pen.Point
}

// gripOf says how a figure holds the sign.
func (b brush) gripOf(f figure, at setting) reach {
	s, k := signOf(at.card.Suit()), b.line/b.outline
	r := reach{sign: s, x: at.signX, y: at.signY - s.lift/k, size: k}
	r.hand = pen.Point{X: r.x - 2, Y: r.y + s.hand[f.hold]/k}
	return r
}

// signArm draws the arm at the right.
func (b brush) signArm(f figure, r reach) {
	b.arm(f.sleeve, pen.Point{X: r.hand.X - 1, Y: r.hand.Y + 6}, bone, true)
}

// sign draws the sign and the hand that holds it.
func (b brush) sign(f figure, at setting, r reach) {
	q := b.at(r.x, r.y, 0, 1/r.size)
	q.Push(pen.Rotate(r.sign.tilt))
	q.emblem(at.card.Suit(), 0, 0, r.sign.height)
	q.Pop()
	q.Pop()
	h := b.at(r.hand.X, r.hand.Y, 0, handSize)
	h.draw(grips[[holds]grip{fist, palm, pinch}[f.hold]]...)
	h.Pop()
}
