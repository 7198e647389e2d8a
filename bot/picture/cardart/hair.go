package cardart

// cut is how hair is worn.
type cut int

// The cuts.
const (
	bob cut = iota
	long
	curls
	short
	plaits
	queue
	windswept
	rolled
	ringlets
	cuts
)

// tress is a cut in two parts: what hangs behind the neck, and what frames the face. All is about the middle of a face.
type tress struct{ behind, front []piece }

const (
	fringe = "M-15.8 -4.6 C-13 -11.6 -6 -12.4 0 -11.2 C6 -12.4 13 -11.6 15.8 -4.6 C19.4 -14 12 -23.4 0 -23.4 C-12 -23.4 -19.4 -14 -15.8 -4.6 Z"
	parted = "M0 -18.6 C-7 -18 -13.4 -12 -14.6 0 C-19.8 -3 -20 -14 -14 -19.6 C-8 -24.6 8 -24.6 14 -19.6 C20 -14 19.8 -3 14.6 0 C13.4 -12 7 -18 0 -18.6 Z"
	swept  = "M-15.6 -2 C-15.4 -8 -13 -11.6 -9 -13.4 C-2 -10 8 -10.6 13 -14 C14.6 -10 15.4 -7 15.6 -3 C20 -12 14.4 -24 1 -24 C-12 -24 -19.4 -13 -15.6 -2 Z"
	skull  = "M-17 -10 C-19.4 0 -18 7 -15 11 L15 11 C18 7 19.4 0 17 -10 C12 -24.6 -12 -24.6 -17 -10 Z"
)

var tresses = map[cut]tress{
	bob: {
		behind: []piece{
			body(hairTint, "M-19 -10 C-24 4 -25 16 -19 24 C-11 27 11 27 19 24 C25 16 24 4 19 -10 C14 -25 -14 -25 -19 -10 Z"),
			crease(ink, 1, "M-18 0 C-20 8 -20 14 -17 20 M18 0 C20 8 20 14 17 20"),
		},
		front: []piece{
			body(hairTint, fringe),
			crease(ink, 1, "M-5 -22 C-8 -19 -9 -16 -9 -13 M5 -22 C8 -19 9 -16 9 -13 M0 -22 L0 -13"),
		},
	},
	long: {
		behind: []piece{
			body(hairTint, "M-18 -12 C-25 -2 -20 8 -25 17 C-29 25 -24 33 -29 41 C-20 47 -9 44 0 44 C9 44 20 47 29 41 C24 33 29 25 25 17 C20 8 25 -2 18 -12 C12 -25 -12 -25 -18 -12 Z"),
			crease(ink, 1, "M-19 2 C-17 12 -22 20 -20 30 M19 2 C17 12 22 20 20 30 M-23 28 C-21 34 -23 38 -23 41 M23 28 C21 34 23 38 23 41"),
		},
		front: []piece{body(hairTint, parted), crease(ink, 1, "M-3 -21 C-9 -19 -14 -14 -16 -8 M3 -21 C9 -19 14 -14 16 -8")},
	},
	curls: {
		behind: []piece{
			body(hairTint, "M-16 -15 C-25 -17 -28 -7 -22 -4 C-29 -1 -28 9 -21 10 C-26 16 -20 25 -13 21 C-9 26 9 26 13 21 C20 25 26 16 21 10 C28 9 29 -1 22 -4 C28 -7 25 -17 16 -15 C15 -25 -15 -25 -16 -15 Z"),
			crease(ink, 1, "M-24 -8 C-21 -9 -19 -7 -19 -5 M-25 4 C-22 3 -19 4 -19 7 M-21 17 C-19 14 -16 14 -15 17 M24 -8 C21 -9 19 -7 19 -5 M25 4 C22 3 19 4 19 7 M21 17 C19 14 16 14 15 17"),
		},
		front: []piece{
			body(hairTint, "M-16.4 -4 C-12 -3 -10 -6 -10 -9.6 C-8 -6 -3.4 -6.6 -3 -10.6 C-1 -7 4.4 -7 5 -10.6 C6 -6.4 11 -6 12 -9.6 C12.6 -6 14 -4 16.4 -4 C20.6 -14 13 -25 0 -25 C-13 -25 -20.6 -14 -16.4 -4 Z"),
			crease(ink, 1, "M-13 -14 C-13 -18 -8 -18 -8 -14 M-2 -15 C-2 -19 4 -19 4 -15 M9 -14 C10 -18 14 -17 14 -13"),
		},
	},
	short: {
		behind: []piece{body(hairTint, skull)},
		front:  []piece{body(hairTint, swept), crease(ink, 1, "M-9 -14 C-9 -18 -5 -21 0 -22 M-2 -12 C0 -17 5 -20 9 -20 M6 -12 C8 -15 11 -16 14 -16")},
	},
	plaits: {
		behind: []piece{body(hairTint, skull)},
		front: append(plait(-19), append(plait(19),
			body(hairTint, parted), crease(ink, 1, "M0 -23 L0 -18.6 M-4 -20 C-9 -18 -13 -13 -15 -7 M4 -20 C9 -18 13 -13 15 -7"))...),
	},
	queue: {
		behind: []piece{
			body(hairTint, "M10 10 C20 14 26 22 25 34 C25 42 30 46 34 46 C27 53 16 50 15 40 C14 30 12 22 4 18 Z"),
			body(hairTint, skull),
			body(accent, "M17 20 C20 12 28 10 32 14 C31 20 25 24 18 24 C12 28 8 28 5 25 C7 20 12 18 17 20 Z"),
		},
		front: []piece{
			body(hairTint, "M-14.6 -4 C-15.6 -14 -8 -17 0 -16.6 C8 -17 15.6 -14 14.6 -4 C16 -5 21 -1 20 4 C24 -1 23 -7 19 -9 C18 -24 -18 -24 -19 -9 C-23 -7 -24 -1 -20 4 C-21 -1 -16 -5 -14.6 -4 Z"),
			crease(ink, 1, "M-20 -3 C-18 -5 -16 -5 -15 -4 M20 -3 C18 -5 16 -5 15 -4 M-9 -17 C-9 -20 -6 -22 -4 -22 M9 -17 C9 -20 6 -22 4 -22 M0 -17 L0 -22"),
		},
	},
	windswept: {
		behind: []piece{
			body(hairTint, "M17 -12 C20 -2 20 8 16 14 L-10 20 C-16 30 -30 34 -39 28 C-34 27 -32 24 -32 21 C-37 21 -41 18 -42 13 C-37 14 -32 12 -30 8 C-34 6 -36 2 -35 -3 C-30 2 -24 0 -20 -8 C-16 -24 10 -26 17 -12 Z"),
			crease(ink, 1, "M-18 14 C-22 20 -27 24 -33 25 M-20 6 C-24 10 -29 13 -34 14 M-19 -2 C-22 2 -26 4 -30 3"),
		},
		front: []piece{body(hairTint, swept), crease(ink, 1, "M12 -17 C4 -14 -4 -14 -10 -16 M9 -21 C2 -18 -5 -18 -11 -19")},
	},
	rolled: {
		behind: []piece{
			body(hairTint, "M-18 -12 C-22 -4 -22 8 -21 12 C-28 12 -29 23 -21 24 C-16 25 -13 22 -13 18 L13 18 C13 22 16 25 21 24 C29 23 28 12 21 12 C22 8 22 -4 18 -12 C12 -25 -12 -25 -18 -12 Z"),
			crease(ink, 1.1, "M-15 14 C-20 11 -25 15 -22 19 C-20 21 -17 19 -19 17 M15 14 C20 11 25 15 22 19 C20 21 17 19 19 17"),
		},
		front: []piece{
			body(hairTint, "M-15.6 -3 C-14 -9 -12 -12 -8 -14 C-4 -12 4 -12 8 -14 C12 -12 14 -9 15.6 -3 C20 -14 12 -24 0 -24 C-12 -24 -20 -14 -15.6 -3 Z"),
			crease(ink, 1, "M-8 -14.6 C-6 -18 -3 -21 0 -22 M8 -14.6 C6 -18 3 -21 0 -22"),
		},
	},
	ringlets: {
		behind: []piece{body(hairTint, skull)},
		front: append(ringlet(-19), append(ringlet(19),
			body(hairTint, parted), crease(ink, 1, "M-3 -21 C-9 -19 -14 -14 -16 -8 M3 -21 C9 -19 14 -14 16 -8"))...),
	},
}

// plait is one plait that hangs down at x.
func plait(x float64) []piece {
	var all []piece
	for i := range 4 {
		all = append(all, body(hairTint, "M0 -6 C6 -5 6 4 0 7 C-6 4 -6 -5 0 -6 Z").moved(x, 8+9*float64(i)))
	}
	return append(all,
		body(hairTint, "M0 -3 C5 0 4 8 0 13 C-4 8 -5 0 0 -3 Z").moved(x, 45),
		body(accent, "M-5 -2.6 L5 -2.6 L5 2.6 L-5 2.6 Z").moved(x, 42))
}

// ringlet is one that hangs down at x.
func ringlet(x float64) []piece {
	var all []piece
	for i := range 3 {
		all = append(all, body(hairTint, "M-6.4 0 C-7 -7 7 -7 6.4 0 C6 6.4 -6 6.4 -6.4 0 Z").moved(x, 24-9*float64(i)),
			crease(ink, 1, "M-3 1 C-1 3 3 2 3.6 -1").moved(x, 24-9*float64(i)))
	}
	return all
}
