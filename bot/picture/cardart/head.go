package cardart

import "briscola/bot/picture/pen"

// mood is the expression of a face.
type mood int

// The moods.
const (
	calm mood = iota
	merry
	stern
	sly
	dreamy
	moods
)

// turn is where a face looks to.
type turn int

// The turns.
const (
	ahead turn = iota
	leftward
	rightward
	turns
)

// expression is brows and mouth, for a face that looks ahead: right is the brow at the right.
type expression struct{ left, right, mouth string }

var expressions = map[mood]expression{
	calm:   {"M-10.4 -6.2 C-8.4 -8.8 -5.4 -9 -2.8 -7.2", "M10.4 -6.2 C8.4 -8.8 5.4 -9 2.8 -7.2", "M-4.4 11.6 C-2 12.8 2 12.8 4.6 11.2"},
	merry:  {"M-10.6 -7 C-8.6 -10 -5.4 -10.2 -3 -8.6", "M10.6 -7 C8.6 -10 5.4 -10.2 3 -8.6", "M-5.4 10.4 C-2.6 13.4 2.6 13.4 5.6 10.2"},
	stern:  {"M-10.8 -8.2 C-8.4 -8.8 -5 -7.6 -2.4 -5.2", "M10.8 -8.2 C8.4 -8.8 5 -7.6 2.4 -5.2", "M-4.2 12.2 C-1.6 11.2 1.6 11.2 4.2 12.2"},
	sly:    {"M-10.6 -7.6 C-8.4 -8.2 -5 -7.4 -2.6 -5.6", "M10.6 -8.4 C8.6 -11 5.4 -11 3 -9", "M-3.8 12.2 C-0.6 13 3 12.2 5.8 9.6"},
	dreamy: {"M-10.4 -7.4 C-8.6 -9.8 -5.8 -10 -3 -9.2", "M10.4 -7.4 C8.6 -9.8 5.8 -10 3 -9.2", "M-3.6 11.6 C-1.6 12.6 1.6 12.6 3.6 11.4"},
}

const (
	faceAhead  = "M-14.5 -8 C-15 6 -11 19.5 0 20.5 C11 19.5 15 6 14.5 -8 C12 -18 -12 -18 -14.5 -8 Z"
	faceAside  = "M-15 -8 C-15.6 4 -12 14.5 -3.6 19.6 C-0.4 21.4 5.4 21.2 8 18 C10.4 15 12.6 10.6 13.2 6.4 C14.6 3.4 14.8 1 13.6 -1.6 C14.6 -5.6 14.6 -8.6 13.8 -11 C10 -18.6 -12 -18.4 -15 -8 Z"
	noseAhead  = "M-0.8 -3.4 C-0.9 0.6 -2.8 3.6 -2.7 5.2 C-2.4 6.8 0.8 6.9 2.2 6"
	noseAside  = "M3.4 -4 C4 -0.6 6.6 2.8 6.4 4.8 C6 6.5 3 6.6 1.6 5.8"
	eye        = "M-3.7 0.7 C-2.1 -2.7 2 -2.9 3.7 0 C2.1 2.3 -2 2.4 -3.7 0.7 Z"
	lid        = "M-4.1 0.6 C-2.1 -3.1 2.2 -3.2 4.1 -0.2"
	lashes     = "M-4.4 0.4 C-2.1 -3.2 2.4 -3.4 4.4 -0.6 L6 -2.2"
	lipsFull   = "M-3.8 11.3 C-2 9.8 -0.8 10 0 10.8 C0.8 10 2 9.8 3.8 11.3 C2 14.4 -2 14.4 -3.8 11.3 Z"
	lowerLip   = "M-2.6 13.2 C-1 15 1.2 15 2.8 13 C1 13.8 -1 13.8 -2.6 13.2 Z"
	ear        = "M-14.6 -3 C-18.6 -5 -19 4 -14.2 5.4 Z"
	ladyAhead  = "M-14.2 -8 C-14.6 5 -10.6 15 -4 19 C-1.6 20.4 1.6 20.4 4 19 C10.6 15 14.6 5 14.2 -8 C12 -18 -12 -18 -14.2 -8 Z"
	ladyAside  = "M-14.6 -8 C-15 4 -11 13.6 -3.4 18.6 C-0.4 20.2 4.4 20 7 17 C9.4 14.2 11.8 10 12.6 6 C13.8 3.2 13.8 1.2 12.8 -1.6 C13.8 -5.6 14 -8.6 13.2 -11 C10 -18.6 -12 -18.4 -14.6 -8 Z"
	ladyNose   = "M4.6 -0.6 C5 1.2 6.4 3 6.2 4.4 C5.8 5.7 4 5.8 2.6 5.2"
	wrinkles   = "M-9 3.6 C-7.4 4.8 -5 4.8 -3.6 3.8 M9 3.6 C7.4 4.8 5 4.8 3.6 3.8 M-12.6 -0.6 L-10.8 -0.4 M-12.4 2 L-10.8 1.2 M12.6 -0.6 L10.8 -0.4 M12.4 2 L10.8 1.2"
	neck       = "M-7.5 8 L7.5 8 L9 34 L-9 34 Z"
	cheekBlush = 0.3
)

// contour is the outline of a face that looks ahead or to the right.
func contour(f figure) string {
	switch {
	case f.lady && f.turn == ahead:
		return ladyAhead
	case f.lady:
		return ladyAside
	case f.turn == ahead:
		return faceAhead
	}
	return faceAside
}

// countenance draws the face without hair, about its middle.
func (b brush) countenance(f figure) {
	q := b
	if f.turn == leftward { // drawn as rightward, in a mirror
		q = b.at(0, 0, 0, -1)
		defer b.Pop()
	}
	outline := pen.PathOf(contour(f))
	q.draw(body(skin, ear))
	if f.turn == ahead {
		q.at(0, 0, 0, -1).draw(body(skin, ear))
		q.Pop()
	}
	q.Fill(outline, q.dyes[skin])
	q.Clip(outline)
	q.Fill(pen.PathOf("M5 -20 L22 -20 L22 30 L-2 30 C9 20 11 0 5 -20 Z").Transform(pen.Scale(q.light, 1)), pen.Alpha(q.brown, 0.17))
	blush := pen.Alpha(q.red, cheekBlush)
	q.Fill(pen.Circle(-8.6, 7, 4), blush)
	q.Fill(pen.Circle(9.2, 7, 4), blush)
	q.Pop()
	q.Stroke(outline, q.outline, q.ink)
}

// features draws eyes, brows, nose and mouth.
func (b brush) features(f figure) {
	q := b
	side, far := 0.0, 1.0
	if f.turn != ahead {
		side, far = 2.8, 0.86
	}
	if f.turn == leftward {
		q = b.at(0, 0, 0, -1)
		defer b.Pop()
	}
	look := 1.1
	if f.turn == ahead {
		look = float64(f.gaze) * 1.2
	}
	q.eye(f, -6.3+side, 1, look)
	q.eye(f, 6.3+side*0.9, far, look)
	e := expressions[f.mood]
	nose := noseAhead
	if f.turn != ahead {
		nose = noseAside
		if f.lady {
			nose = ladyNose
		}
	}
	q.draw(crease(skinDark, 1.7, nose), crease(ink, 0.9, nose))
	thick := 2.0
	if f.lady {
		thick = 1.4
	}
	m := q.at(side, 0, 0, 1)
	m.draw(crease(ink, thick, e.left), crease(ink, thick, e.right))
	if f.dye == silver {
		m.draw(crease(skinDark, 1.1, wrinkles))
	}
	if f.lady {
		m.draw(patch(red, lipsFull), crease(redDark, 1, e.mouth))
	} else {
		m.draw(patch(red, lowerLip), crease(redDark, 1.7, e.mouth))
	}
	m.Pop()
}

func (b brush) eye(f figure, x, wide, look float64) {
	size := 1.0
	if f.lady {
		size = 1.1
	}
	q := b.at(x, -1.4, 0, size)
	q.Push(pen.Scale(wide, 1))
	q.draw(patch(white, eye))
	q.Fill(pen.Ellipse(look, -0.3, 1.9, 2.1), q.ink)
	q.Fill(pen.Circle(look-0.6*q.light, -1, 0.6), q.white)
	if x > 3 && f.lady {
		q.draw(crease(ink, 1.7, lashes))
	} else if f.lady {
		q.at(0, 0, 0, -1).draw(crease(ink, 1.7, lashes))
		q.Pop()
	} else {
		q.draw(crease(ink, 1.6, lid))
	}
	q.Pop()
	q.Pop()
}
