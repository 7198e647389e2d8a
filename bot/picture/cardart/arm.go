package cardart

import "briscola/bot/picture/pen"

// sleeve is how an arm is clothed.
type sleeve int

// The sleeves.
const (
	fitted sleeve = iota
	puffed
	slashed
	wide
	mailed
	plated
	shirt
	frilled
	epaulette
	banded
	sleeves
)

// arming is a sleeve: the cloth, how wide it is at shoulder, elbow and wrist, and what is on it at each of them.
type arming struct {
	cloth                  cloth
	shoulder, elbow, wrist float64
	atShoulder, atElbow    []piece
	cuff                   []piece
}

const puff = "M-2 -15 C12 -16 19 -4 15 8 C12 17 -2 20 -9 13 C-15 4 -14 -12 -2 -15 Z"

var (
	whiteCuff = []piece{body(white, "M-7 -3.6 L7 -3.6 L7.6 3.4 C4 5 -4 5 -7.6 3.4 Z")}
	goldCuff  = []piece{body(gold, "M-7.4 -3.6 L7.4 -3.6 L7.8 3.6 C4 5 -4 5 -7.8 3.6 Z")}
	lace      = []piece{body(white, "M-6 -5 L6 -5 L11 3 C9 6 6 3.6 5 6 C3 8 1.6 5 0 6.4 C-1.6 5 -3 8 -5 6 C-6 3.6 -9 6 -11 3 Z")}
)

var armings = map[sleeve]arming{
	fitted: {cloth{ground: second, pattern: smooth}, 15, 12.5, 11, []piece{body(main, puff), crease(second, 1.8, "M6 -13 C11 -6 11 2 8 11 M-2 -13 C3 -5 3 4 0 13")}, nil, whiteCuff},
	puffed: {cloth{ground: main}, 15, 12.5, 11, []piece{
		body(second, "M-3 -17 C14 -19 23 -4 18 11 C14 21 -3 24 -11 15 C-17 4 -16 -14 -3 -17 Z"),
		crease(accent, 3, "M6 -16 C14 -6 14 4 11 15 M-4 -16 C3 -6 3 6 0 17"),
		body(gold, "M-9 14 C-3 19 8 18 13 12 L13 18 C7 23 -4 23 -9 19 Z")}, nil, whiteCuff},
	slashed: {cloth{ground: second, mark: main, pattern: bars, size: 0.8}, 18, 15, 11, nil, nil, lace},
	wide: {cloth{ground: main}, 16, 17, 23, nil, nil, []piece{
		body(second, "M-12 -3 C-6 -7 6 -7 12 -3 C13 2 9 7 0 7 C-9 7 -13 2 -12 -3 Z")}},
	mailed: {cloth{ground: grey, mark: ink, pattern: scales, size: 0.8}, 15, 13, 11.5, nil, nil, goldCuff},
	plated: {cloth{ground: steel}, 14, 12, 12, []piece{
		body(steel, "M-6 -14 C10 -18 20 -6 17 8 C8 4 -2 4 -11 9 C-15 0 -14 -11 -6 -14 Z"), crease(ink, 1, "M-12 2 C-2 -3 8 -3 17 1"), crease(white, 1.8, "M-8 -8 C-4 -12 2 -12 5 -11")},
		[]piece{bead(gold, 0, 0, 6.5), bead(steel, 0, 0, 3)}, []piece{body(steel, "M-6 -7 L6 -7 L9.5 4 L-9.5 4 Z")}},
	shirt:   {cloth{ground: white}, 17, 16, 11, []piece{crease(ink, 1, "M2 -10 C6 -4 6 2 4 8")}, nil, []piece{body(second, "M-6.6 -3 L6.6 -3 L7 3 L-7 3 Z")}},
	frilled: {cloth{ground: main}, 14, 11, 10, nil, []piece{body(white, "M-9 -6 C-4 -9 4 -9 9 -6 L12 4 C9 8 6 5 4 8 C1 10 -1 7 -3 9 C-6 9 -8 6 -12 5 Z")}, lace},
	epaulette: {cloth{ground: main}, 15, 13, 12, []piece{
		body(gold, "M-13 -8 C-6 -15 8 -14 13 -5 L11 -1 L-12 -1 Z"), crease(gold, 2.6, "M-10 0 L-11 6 M-5 0 L-5.6 6.4 M0 0 L0 6.6 M5 0 L5.6 6.4 M10 0 L11 6")},
		nil, []piece{body(second, "M-7.6 -5 L7.6 -5 L8 4 L-8 4 Z"), bead(gold, 4.6, -0.6, 1.5)}},
	banded: {cloth{ground: main, mark: second, pattern: bends, size: 0.8}, 16, 14, 11, []piece{body(accent, "M-12 -8 C-4 -16 8 -14 15 -4 C8 2 -4 4 -13 2 Z")}, nil, goldCuff},
}

const bone = 28 // the length of an upper arm and of a forearm

// arm draws one arm from the shoulder at the right to a wrist, with two bones of a length. One that is raised bends the
// other way. A mirror makes it the arm at the left.
func (b brush) arm(s sleeve, wrist pen.Point, length float64, raised bool) {
	a := armings[s]
	shoulder := pen.Point{X: 21, Y: 11}
	elbow := joint(shoulder, wrist, length, length, raised)
	b.limb(limb{shoulder.X, shoulder.Y, a.shoulder, elbow.X, elbow.Y, a.elbow, wrist.X, wrist.Y, a.wrist}, a.cloth)
	b.on(elbow, elbow, wrist, a.atElbow)
	b.on(wrist, elbow, wrist, a.cuff)
	q := b.at(shoulder.X, shoulder.Y, 0, 1)
	q.draw(a.atShoulder...)
	q.Pop()
}

// on draws pieces at a place, turned so that down is the way from one point to another.
func (b brush) on(place, from, to pen.Point, pieces []piece) {
	if len(pieces) == 0 {
		return
	}
	q := b.at(place.X, place.Y, direction(from, to)-90, 1)
	q.draw(pieces...)
	q.Pop()
}
