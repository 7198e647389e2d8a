package cardart

// beard is what grows under a nose.
type beard int

// The beards.
const (
	shaven beard = iota
	full
	flowing
	forked
	goatee
	moustache
	handlebar
	boxed
	whiskers
	curly
	beards
)

const (
	whisker      = "M0 8 C-4.4 5.8 -9 7.6 -12.6 12.6 C-8 13.4 -4 12.6 0 10.4 C4 12.6 8 13.4 12.6 12.6 C9 7.6 4.4 5.8 0 8 Z"
	curledUp     = "M0 8.4 C-4 6 -8 9.4 -12 9.6 C-16 9.6 -17.4 6 -15.4 3.6 C-21 5 -19.6 14 -12.4 14 C-7 14 -4 12.8 0 10.6 C4 12.8 7 14 12.4 14 C19.6 14 21 5 15.4 3.6 C17.4 6 16 9.6 12 9.6 C8 9.4 4 6 0 8.4 Z"
	mouthInBeard = "M-4.2 12.8 C-2 15 2 15 4.2 12.8 C2 12 -2 12 -4.2 12.8 Z"
)

var growths = map[beard][]piece{
	full: {
		body(hairTint, "M-15.4 -3 C-17 16 -10 31 0 36 C10 31 17 16 15.4 -3 C13.4 5.4 9 8.4 5 8 C2 7.4 -2 7.4 -5 8 C-9 8.4 -13.4 5.4 -15.4 -3 Z"),
		crease(ink, 1, "M-9 14 C-8 20 -6 25 -3 29 M9 14 C8 20 6 25 3 29 M0 18 L0 31"),
		patch(redDark, mouthInBeard), body(hairTint, whisker),
	},
	flowing: {
		body(hairTint, "M-15.4 -3 C-18 14 -17 26 -19 36 C-14 35 -12 38 -12 46 C-7 43 -4 46 0 56 C4 46 7 43 12 46 C12 38 14 35 19 36 C17 26 18 14 15.4 -3 C13.4 5.4 9 8.4 5 8 C2 7.4 -2 7.4 -5 8 C-9 8.4 -13.4 5.4 -15.4 -3 Z"),
		crease(ink, 1, "M-11 13 C-11 22 -14 27 -13 33 M-5 17 C-7 26 -5 33 -7 40 M0 18 C1 28 -1 36 0 46 M5 17 C7 26 5 33 7 40 M11 13 C11 22 14 27 13 33"),
		patch(redDark, mouthInBeard), body(hairTint, whisker),
	},
	forked: {
		body(hairTint, "M-15.4 -3 C-17 12 -15 24 -12 32 C-10 38 -12 42 -15 44 C-6 45 -1 38 0 28 C1 38 6 45 15 44 C12 42 10 38 12 32 C15 24 17 12 15.4 -3 C13.4 5.4 9 8.4 5 8 C2 7.4 -2 7.4 -5 8 C-9 8.4 -13.4 5.4 -15.4 -3 Z"),
		crease(ink, 1, "M-9 14 C-8 22 -7 28 -8 36 M9 14 C8 22 7 28 8 36 M0 18 L0 27"),
		patch(redDark, mouthInBeard), body(hairTint, whisker),
	},
	goatee: {
		body(hairTint, "M-5 16 C-5 13.8 5 13.8 5 16 C5 22 3 29 0 33 C-3 29 -5 22 -5 16 Z"), crease(ink, 1, "M0 19 L0 28"),
		body(hairTint, whisker),
	},
	moustache: {body(hairTint, "M0 7.6 C-5 5.4 -10 8 -13 15.4 C-13.6 18 -12 19 -10.6 17.4 C-8 13.6 -4 13 0 10.8 C4 13 8 13.6 10.6 17.4 C12 19 13.6 18 13 15.4 C10 8 5 5.4 0 7.6 Z")},
	handlebar: {body(hairTint, curledUp)},
	boxed: {
		body(hairTint, "M-15.2 -4 C-16.4 10 -12 23 -5 25.4 L5 25.4 C12 23 16.4 10 15.2 -4 C13.8 4 11 9 7 8.2 C3 7.2 -3 7.2 -7 8.2 C-11 9 -13.8 4 -15.2 -4 Z"),
		crease(ink, 1, "M-10 13 L-7.6 20 M10 13 L7.6 20 M-3.4 18 L-2.8 23 M3.4 18 L2.8 23"), patch(redDark, mouthInBeard),
		crease(ink, 1, "M-7 9.6 C-3 8.4 3 8.4 7 9.6"),
	},
	whiskers: {
		body(hairTint, "M-15.4 -8 C-20 2 -19 14 -12 19 C-9 19.6 -8 16 -9 13 C-12 9 -13.6 2 -13.2 -6 Z"),
		body(hairTint, "M15.4 -8 C20 2 19 14 12 19 C9 19.6 8 16 9 13 C12 9 13.6 2 13.2 -6 Z"),
		crease(ink, 1, "M-16 1 C-16 8 -14 13 -11.4 16 M16 1 C16 8 14 13 11.4 16"), body(hairTint, whisker),
	},
	curly: {
		body(hairTint, "M-15.4 -3 C-20 0 -20 7 -16.6 9 C-21 12 -19 19 -14.4 19.4 C-17 25 -11 29.6 -7.4 27 C-6 33 6 33 7.4 27 C11 29.6 17 25 14.4 19.4 C19 19 21 12 16.6 9 C20 7 20 0 15.4 -3 C13.4 5.4 9 8.4 5 8 C2 7.4 -2 7.4 -5 8 C-9 8.4 -13.4 5.4 -15.4 -3 Z"),
		crease(ink, 1, "M-15 12 C-12 10 -9 12 -10 15 M15 12 C12 10 9 12 10 15 M-9 21 C-8 18 -4 19 -4 22 M9 21 C8 18 4 19 4 22 M-2 27 C-2 24 2 24 2 27"),
		patch(redDark, mouthInBeard), body(hairTint, whisker),
	},
}

// grow draws a beard about the middle of a face.
func (b brush) grow(f figure) {
	x := 0.0
	switch f.turn {
	case leftward:
		x = -2
	case rightward:
		x = 2
	}
	q := b.at(x, 0, 0, 1)
	q.draw(growths[f.beard]...)
	q.Pop()
}
