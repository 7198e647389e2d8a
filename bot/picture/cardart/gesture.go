package cardart

import "briscola/bot/picture/pen"

// gesture is what the hand does that does not hold the sign of the suit.
type gesture int

// The gestures.
const (
	onHip gesture = iota
	onBelt
	onHeart
	sceptre
	orb
	falcon
	rose
	shield
	hilt
	charter
	leash
	purse
	staff
	fan
	book
	rein
	reinHigh
	horn
	basket
	sheaf
	gestures
)

// posture is a gesture: where the wrist is at the left, how the hand lies, and what is drawn behind the hand and over
// it. The pieces are about the hand.
type posture struct {
	x, y         float64
	bone         float64 // how long its upper arm and its forearm look, if they come towards us
	grip         grip
	angle        float64
	behind, over []piece
}

var postures = map[gesture]posture{
	onHip:   {x: 25, y: 54, grip: flat, angle: 120},
	onBelt:  {x: 6, y: 52, grip: flat, angle: 160},
	onHeart: {x: -2, y: 25, grip: flat, angle: 190},
	sceptre: {x: 42, y: 52, grip: fist, behind: []piece{
		cord(gold, 4.4, "M-7 -52 L9 76"),
		body(gold, "M-7 -54 C-18 -52 -22 -60 -18 -67 C-16 -62 -12 -62 -8 -58 C-4 -62 1 -62 3 -67 C7 -60 4 -52 -7 -54 Z"),
		body(gold, "M-7.6 -80 C-1 -73 0 -64 -7 -56 C-15 -64 -14 -73 -7.6 -80 Z"), bead(red, -6.6, -50, 3.4),
	}},
	orb: {x: 39, y: 36, grip: palm, over: []piece{
		body(blue, "M-14 -16 A14 14 0 1 1 14 -16 A14 14 0 1 1 -14 -16 Z"), crease(white, 2, "M-9 -20 C-8 -24 -5 -26 -3 -26"),
		cord(gold, 2.6, "M-13.6 -15 C-8 -11 8 -11 13.6 -15 M0 -12 L0 -30"), cord(gold, 3, "M0 -33 L0 -44 M-5 -39 L5 -39"),
	}},
	falcon: {x: 45, y: 26, grip: fist, behind: falconPieces},
	rose: {x: 43, y: 22, grip: fist, behind: []piece{
		cord(green, 2, "M2 22 C0 8 -2 -8 -4 -22"), body(green, "M-2 -8 C-12 -8 -15 -14 -15 -19 C-8 -19 -4 -14 -2 -8 Z"), body(green, "M-1 -3 C8 -4 11 -10 11 -14 C4 -14 1 -9 -1 -3 Z"),
		body(red, "M-14 -30 C-16 -40 -4 -44 -3 -40 C2 -44 10 -38 6 -30 C6 -22 -12 -20 -14 -30 Z"), crease(redDark, 1.5, "M-9 -32 C-8 -37 0 -37 0 -32 C0 -28 -6 -28 -6 -31"),
	}},
	shield: {x: 36, y: 54, grip: hidden, over: []piece{
		body(main, "M-24 -28 C-10 -24 12 -24 22 -28 C25 2 16 20 0 32 C-18 20 -27 2 -24 -28 Z"),
		patch(second, "M-1 -25.4 C8 -25.6 16 -26.4 20.4 -27 C22.6 0 15 18 0 29.6 Z"),
		body(gold, "M0 -18 L3.4 -6 L15 -6 L6 2 L9 14 L0 7 L-9 14 L-6 2 L-15 -6 L-3.4 -6 Z"),
		crease(gold, 2, "M-20.6 -23.6 C-8 -20.6 10 -20.6 18.6 -23.6 C20 1 13 16.6 0 27.4 C-14.6 16.6 -22.6 1 -20.6 -23.6 Z"),
	}},
	hilt: {x: 29, y: 52, grip: fist, behind: []piece{
		body(brown, "M-6 4 L4 6 L24 78 L16 80 Z"), body(gold, "M14 66 L24 64 L24 79 L17 81 Z"),
		cord(gold, 3.6, "M-16 8 C-8 4 4 4 12 1"), cord(gold, 4, "M-2 4 L-6 -12"), bead(gold, -6, -15, 4),
	}},
	charter: {x: 40, y: 34, grip: fist, behind: []piece{
		body(white, "M-10 -26 C-4 -30 8 -30 12 -26 L14 22 C8 26 -4 26 -9 22 Z"), crease(ink, 1, "M-5 -20 L8 -20 M-5 -15 L6 -15 M-5 12 L8 12"),
		body(white, "M-12 -30 C-6 -34 10 -34 15 -30 C17 -26 10 -23 2 -23 C-6 -23 -14 -26 -12 -30 Z"), body(red, "M6 16 L12 14 L16 30 L11 28 L8 32 Z"),
	}},
	leash: {x: 12, y: 42, grip: fist, angle: 60, behind: []piece{cord(accent, 2.4, "M0 0 C-14 8 -26 4 -33 -12")}},
	purse: {x: 38, y: 50, grip: fist, behind: []piece{
		body(accent, "M-4 8 C-16 16 -20 36 -4 40 C14 42 18 22 6 8 Z"), crease(gold, 2, "M-5 12 L7 12"), crease(ink, 1, "M-6 16 C-9 22 -10 28 -8 33 M1 16 L1 35"),
		bead(gold, -2, 26, 5),
	}},
	staff: {x: 44, y: 30, grip: fist, behind: []piece{cord(brown, 4.6, "M3 -50 L-1 142"), body(accent, "M2 -44 C12 -50 22 -44 30 -46 C26 -40 30 -34 32 -30 C22 -32 12 -28 2 -32 Z"), bead(gold, 3, -54, 5)}},
	fan: {x: 24, y: 30, grip: fist, angle: 40, behind: []piece{
		body(white, "M0 0 L-30 -16 C-30 -32 -14 -42 4 -40 C20 -38 24 -26 22 -18 Z"), crease(accent, 3, "M-26 -17 C-26 -29 -12 -37 4 -35 C16 -34 19 -26 18 -19"),
		crease(ink, 1, "M0 0 L-28 -26 M0 0 L-19 -36 M0 0 L-7 -40 M0 0 L6 -40 M0 0 L17 -33"),
	}},
	book: {x: 30, y: 42, grip: flat, angle: 150, behind: []piece{
		body(red, "M-16 -16 L12 -20 L16 16 L-12 20 Z"), body(white, "M12 -20 L17 -17 L20 17 L16 16 Z"), crease(gold, 1.8, "M-11 -12 L8 -14.6 L11.4 11.6 L-8 14.4 Z"), bead(gold, 0, 0, 3.4),
	}},
	rein:     {x: 25, y: 47, bone: 22, grip: fist, angle: 60},
	reinHigh: {x: 4, y: 36, grip: fist, angle: 70},
	horn: {x: 38, y: 40, grip: fist, behind: []piece{
		body(gold, "M22 -14 C10 -16 0 -8 -6 4 C-12 14 -22 16 -30 8 L-36 14 C-28 30 -8 28 2 12 C8 2 14 -4 24 -6 Z"),
		body(goldDark, "M-38 6 C-32 2 -26 4 -27 10 C-28 16 -36 20 -40 16 C-44 12 -42 8 -38 6 Z"), crease(accent, 3, "M-2 -2 L6 4 M10 -10 L14 -3"),
	}},
	basket: {x: 34, y: 44, grip: hidden, behind: []piece{
		cord(brown, 3.4, "M-18 18 C-20 -14 20 -14 18 18"),
		body(gold, "M-24 14 L24 14 L18 36 C8 40 -8 40 -18 36 Z"), crease(goldDark, 1.6, "M-22 21 L22 21 M-20 28 L20 28 M-12 14 L-10 37 M0 14 L0 38 M12 14 L10 37"),
		bead(red, -14, 10, 6), bead(gold, -3, 8, 6), bead(red, 8, 9, 6), bead(green, 17, 11, 5),
	}},
	sheaf: {x: 38, y: 42, grip: fist, behind: []piece{
		crease(ink, 6, "M0 30 L-3 -10 M-6 30 L-14 -14 M6 30 L9 -14 M2 30 L4 -20"), crease(gold, 3.4, "M0 30 L-3 -10 M-6 30 L-14 -14 M6 30 L9 -14 M2 30 L4 -20"),
		body(gold, "M-3 -8 C-9 -16 -8 -28 -4 -34 C1 -28 2 -16 -3 -8 Z"), body(gold, "M-14 -10 C-22 -16 -23 -28 -20 -34 C-13 -28 -11 -18 -14 -10 Z"), body(gold, "M9 -12 C5 -20 8 -30 14 -36 C17 -28 16 -18 9 -12 Z"), body(gold, "M4 -16 C-2 -24 0 -36 5 -42 C10 -34 9 -24 4 -16 Z"),
		cord(red, 3, "M-8 10 L8 8"),
	}},
}

var falconPieces = []piece{
	body(brown, "M4 -8 C8 0 10 12 8 22 L2 20 L0 2 Z"),
	body(brown, "M-6 -6 C-14 -16 -14 -30 -6 -36 C-6 -44 6 -46 9 -39 C14 -32 14 -14 6 -4 Z"),
	patch(white, "M-7 -8 C-12 -16 -11 -28 -5 -33 C-4 -24 -3 -16 -1 -8 Z"), crease(ink, 1, "M-8 -26 L-5.6 -25 M-9 -20 L-5.4 -19 M-8.6 -14 L-4.4 -13.4"),
	body(brownDark, "M4 -34 C12 -28 15 -10 9 4 C4 -4 1 -20 4 -34 Z"), crease(brown, 1.2, "M7 -24 C9 -18 10 -10 9 -3"),
	body(gold, "M-6 -40 C-11 -40 -12 -36 -10 -33 C-9 -36 -7 -36 -5 -36 Z"), bead(white, -1.6, -40, 2.4), patch(ink, "M-3.2 -40 A1.4 1.4 0 1 1 -0.4 -40 A1.4 1.4 0 1 1 -3.2 -40 Z"),
	crease(gold, 2.4, "M-3 -6 L-4 -2 M3 -5 L3 -1"),
}

// postureOf is how a figure holds the hand at the left: that of a rider comes forward over the neck of the horse.
func postureOf(f figure, at setting) posture {
	p := postures[f.gesture]
	if !at.half {
		return p
	}
	switch {
	case f.gesture == rein && !f.horse.right:
		p.x, p.y, p.bone = -14, 44, bone
	case f.gesture == onHip || f.gesture == hilt:
		p.y = min(p.y, 50)
	default:
		p.y = min(p.y, 40)
	}
	return p
}

// other draws the arm at the left.
func (b brush) other(f figure, p posture) {
	q := b.at(0, 0, 0, -1)
	length := p.bone
	if length == 0 {
		length = bone
	}
	q.arm(f.sleeve, pen.Point{X: p.x, Y: p.y}, length, false)
	q.Pop()
}

// gesture draws the hand at the left and what is in it.
func (b brush) gesture(p posture) {
	h := b.at(-p.x, p.y, 0, 1)
	h.draw(p.behind...)
	g := h.at(0, 0, -p.angle, -handSize)
	g.draw(grips[p.grip]...)
	g.Pop()
	h.draw(p.over...)
	h.Pop()
}
