package cardart

// collar is what is around a neck.
type collar int

// The collars.
const (
	falling collar = iota
	ruff
	ermine
	gorget
	scarf
	furs
	standing
	cowl
	jabot
	necklace
	chain
	collars
)

// spots are the black tails on ermine.
const spot = "M0 -4 C2 -1 2 2 0 5 C-2 2 -2 -1 0 -4 Z"

var neckwear = map[collar][]piece{
	falling: {
		body(white, "M-14 -5 C-9 0 9 0 14 -5 C20 0 22 6 21 11 C14 13 7 10 0 3 C-7 10 -14 13 -21 11 C-22 6 -20 0 -14 -5 Z"),
		crease(ink, 1, "M0 3 L-3 -2 M0 3 L3 -2"),
	},
	ruff: {
		body(white, "M-18 -8 C-23 -6 -24 0 -20 3 C-20 8 -13 10 -10 7 C-7 11 -2 11 0 8 C2 11 7 11 10 7 C13 10 20 8 20 3 C24 0 23 -6 18 -8 C9 -1 -9 -1 -18 -8 Z"),
		crease(ink, 1, "M-19 -3 L-13 -3 M-15 5 L-9 -0.4 M-5 8 L-4 1 M5 8 L4 1 M15 5 L9 -0.4 M19 -3 L13 -3"),
	},
	ermine: {
		body(white, "M-15 -6 C-24 -2 -32 8 -33 20 C-22 28 -10 30 0 30 C10 30 22 28 33 20 C32 8 24 -2 15 -6 C8 2 -8 2 -15 -6 Z"),
		patch(ink, spot).moved(-25, 13), patch(ink, spot).moved(-13, 20), patch(ink, spot).moved(0, 23), patch(ink, spot).moved(13, 20), patch(ink, spot).moved(25, 13),
		patch(ink, spot).moved(-17, 5), patch(ink, spot).moved(17, 5),
	},
	gorget: {
		body(steel, "M-12 -10 C-6 -6 6 -6 12 -10 L15 2 C8 10 -8 10 -15 2 Z"), crease(ink, 1, "M-13 -4 C-6 1 6 1 13 -4"), bead(gold, 0, 4, 2),
	},
	scarf: {
		body(accent, "M-13 -8 C-7 -3 7 -3 13 -8 C17 -3 16 3 12 5 C6 8 -6 8 -12 5 C-16 3 -17 -3 -13 -8 Z"),
		body(accent, "M-6 5 C-10 12 -13 20 -12 27 L-3 24 C-3 17 0 11 2 6 Z"), body(accent, "M-4 4 C0 2 5 3 6 7 C5 10 -2 10 -5 8 Z"), crease(ink, 1, "M-12 -2 C-4 2 4 2 12 -2"),
	},
	furs: {
		body(brown, "M-16 -7 C-25 -2 -30 8 -30 18 C-26 23 -22 18 -18 22 C-14 27 -10 22 -6 28 L0 14 L6 28 C10 22 14 27 18 22 C22 18 26 23 30 18 C30 8 25 -2 16 -7 C8 1 -8 1 -16 -7 Z"),
		crease(brownDark, 1.3, "M-21 4 L-22 9 M-14 8 L-15 13 M-8 12 L-9 18 M21 4 L22 9 M14 8 L15 13 M8 12 L9 18 M-26 11 L-27 15 M26 11 L27 15"),
	},
	standing: {
		body(second, "M-12 -12 C-6 -8 6 -8 12 -12 L14 0 C8 6 -8 6 -14 0 Z"), crease(gold, 2, "M-12 -9 C-6 -5 6 -5 12 -9"),
		body(white, "M-3 3 L3 3 L6 16 L-6 16 Z"),
	},
	cowl: {
		body(second, "M-15 -10 C-24 -4 -30 8 -28 16 C-18 24 18 24 28 16 C30 8 24 -4 15 -10 C10 -2 -10 -2 -15 -10 Z"),
		crease(ink, 1, "M-22 2 C-12 10 12 10 22 2 M-26 9 C-14 18 14 18 26 9"),
		body(second, "M-28 15 L-21 19 L-17 27 L-12 21 L-5 30 L0 22 L5 30 L12 21 L17 27 L21 19 L28 15 C18 22 -18 22 -28 15 Z"),
	},
	jabot: {
		body(white, "M-11 -9 C-6 -5 6 -5 11 -9 L12 -1 C6 4 -6 4 -12 -1 Z"),
		body(white, "M-6 1 C-12 8 -10 14 -7 15 C-9 20 -4 25 0 24 C4 25 9 20 7 15 C10 14 12 8 6 1 Z"), crease(ink, 1, "M0 3 L0 20 M-5 6 L-5 14 M5 6 L5 14"),
	},
	necklace: {
		crease(ink, 3.4, "M-12 -2 C-8 10 8 10 12 -2"), crease(gold, 2, "M-12 -2 C-8 10 8 10 12 -2"), bead(red, 0, 9, 3),
	},
	chain: {
		body(white, "M-12 -8 C-6 -4 6 -4 12 -8 L13 0 C6 5 -6 5 -13 0 Z"),
		crease(ink, 5, "M-17 0 C-15 22 15 22 17 0"), crease(gold, 3, "M-17 0 C-15 22 15 22 17 0"), bead(gold, 0, 19, 5), bead(red, 0, 19, 2),
	},
}
