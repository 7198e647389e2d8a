package cardart

import "briscola/bot/picture/pen"

// coat is what covers the upper body.
type coat int

// The coats.
const (
	doublet coat = iota
	jerkin
	cuirass
	tabard
	hussar
	bodice
	robe
	kaftan
	hauberk
	tailcoat
	coats
)

// cutting is the shape of a coat, which of its tints is the ground and which the pattern, and what is sewn on.
type cutting struct {
	outline      string
	ground, mark tint
	trim         []piece
}

const (
	slender = "M-14 -2 C-21 0 -26 4 -27 11 C-26 26 -22 38 -20 50 L-24 64 C-10 70 10 70 24 64 L20 50 C22 38 26 26 27 11 C26 4 21 0 14 -2 C8 3 -8 3 -14 -2 Z"
	stout   = "M-14 -2 C-23 1 -28 6 -29 14 C-28 30 -26 40 -25 50 L-27 68 L27 68 L25 50 C26 40 28 30 29 14 C28 6 23 1 14 -2 C8 3 -8 3 -14 -2 Z"
	bosom   = "M-14 -2 C-19 0 -23 4 -24 10 C-25 22 -20 32 -15.5 46 L-19 57 C-8 63 8 63 19 57 L15.5 46 C20 32 25 22 24 10 C23 4 19 0 14 -2 C8 6 -8 6 -14 -2 Z"
	belt    = "M-21 49 C-10 54 10 54 21 49 L22 57 C10 62 -10 62 -22 57 Z"
)

var cuttings = map[coat]cutting{
	doublet: {slender, main, second, []piece{
		crease(ink, 1.6, "M0 0 L0 52"), bead(gold, 0, 12, 2.4), bead(gold, 0, 23, 2.4), bead(gold, 0, 34, 2.4), bead(gold, 0, 45, 2.4),
		body(brown, belt), body(gold, "M-7 50.6 L7 50.6 L7 60.6 L-7 60.6 Z"), patch(brown, "M-3.4 53.6 L3.4 53.6 L3.4 57.6 L-3.4 57.6 Z"),
	}},
	jerkin: {slender, main, second, []piece{
		body(white, "M-5 -2 L5 -2 L3.4 50 L-3.4 50 Z"),
		crease(accent, 1.7, "M-4.6 8 L4.4 16 M4.6 8 L-4.4 16 M-4.4 20 L4.2 28 M4.4 20 L-4.2 28 M-4.2 32 L4 40 M4.2 32 L-4 40"),
		body(accent, belt), bead(gold, 0, 55, 4.6),
	}},
	cuirass: {"M-13 -2 C-21 0 -26 4 -27 11 C-27 24 -24 36 -20 46 C-10 53 10 53 20 46 C24 36 27 24 27 11 C26 4 21 0 13 -2 C8 4 -8 4 -13 -2 Z", steel, steel, []piece{
		crease(ink, 1.2, "M0 4 L0 48 M-25 22 C-14 30 -4 30 0 26 C4 30 14 30 25 22"), crease(white, 2.4, "M-18 8 C-20 14 -20 20 -18 25"),
		crease(gold, 2.6, "M-12 0 C-7 6 7 6 12 0"), bead(gold, -20, 8, 1.6), bead(gold, 20, 8, 1.6),
		body(steel, "M-20 45 C-10 52 10 52 20 45 L24 57 C10 64 -10 64 -24 57 Z"), body(steel, "M-24 56 C-10 63 10 63 24 56 L27 68 C10 75 -10 75 -27 68 Z"),
		cord(accent, 4, "M-20 46 C-10 53 10 53 20 46"), bead(gold, 0, 50.6, 4),
	}},
	tabard: {stout, main, second, []piece{
		body(gold, "M-14 -2 C-8 3 8 3 14 -2 L17 3 C8 10 -8 10 -17 3 Z"),
		cord(gold, 3.4, "M-25.6 55 C-10 60 10 60 25.6 55"),
		body(gold, "M-4 56 L3 56 L5 78 L-3 79 Z"),
	}},
	hussar: {slender, main, second, append(frogs(), body(accent, belt), crease(gold, 1.6, "M-20 53 C-10 58 10 58 20 53"))},
	bodice: {bosom, main, second, []piece{
		patch(skin, "M-12 0 C-8 16 8 16 12 0 C7 3 -7 3 -12 0 Z"),
		body(white, "M-15 -1 C-13 12 -8 17 0 17 C8 17 13 12 15 -1 L18 1 C17 16 10 23 0 23 C-10 23 -17 16 -18 1 Z"),
		crease(accent, 1.7, "M-4 27 L4 34 M4 27 L-4 34 M-3.4 37 L3.4 44 M3.4 37 L-3.4 44"),
		body(accent, "M-16.6 45 C-8 51 8 51 16.6 45 L18 53 C8 59 -8 59 -18 53 Z"),
	}},
	robe: {stout, second, mainDark, []piece{
		body(gold, "M-5 0 L5 0 L6 68 L-6 68 Z"), bead(red, 0, 16, 2.6), bead(blue, 0, 28, 2.6), bead(red, 0, 40, 2.6),
		body(accent, "M-25.4 48 C-10 53 10 53 25.4 48 L26 58 C10 63 -10 63 -26 58 Z"), bead(gold, 0, 56, 5.6), bead(accent, 0, 56, 2.4),
	}},
	kaftan: {stout, main, second, []piece{
		body(second, "M-14 -2 L-6 -2 L5 40 L6 68 L-4 68 L-3 42 Z"), body(second, "M14 -2 L6 -2 L-2 28 L3 38 Z"),
		body(accent, "M-25.4 44 C-10 49 10 49 25.4 44 L26 58 C10 63 -10 63 -26 58 Z"), crease(ink, 1, "M-25 49 C-10 54 10 54 25 49 M-25.6 54 C-10 59 10 59 25.6 54"),
		body(accent, "M8 56 C14 64 14 74 12 84 L3 84 C5 74 4 66 2 58 Z"), crease(gold, 1.8, "M3.4 80 L12 80"),
	}},
	hauberk: {slender, main, second, []piece{
		body(gold, "M-14 -2 C-8 3 8 3 14 -2 L16 2 C8 9 -8 9 -16 2 Z"), body(brown, belt), bead(gold, 0, 55, 4.4),
		cord(brown, 4, "M-25 8 L20 50"), bead(gold, -4, 27, 3.4),
	}},
	tailcoat: {slender, main, second, []piece{
		body(white, "M-8 -2 L8 -2 L5 30 L9 64 L-9 64 L-5 30 Z"), bead(gold, 0, 24, 1.8), bead(gold, 0, 33, 1.8), bead(gold, 0, 42, 1.8),
		body(second, "M-14 -2 L-7 -2 L-3 26 L-14 34 L-12 22 L-18 20 Z"), body(second, "M14 -2 L7 -2 L3 26 L14 34 L12 22 L18 20 Z"),
		bead(gold, -11, 42, 2), bead(gold, 11, 42, 2), bead(gold, -11, 51, 2), bead(gold, 11, 51, 2),
	}},
}

// frogs are the cords across the breast of a hussar.
func frogs() []piece {
	var all []piece
	for i := range 5 {
		y := 9 * float64(i)
		all = append(all, cord(gold, 2.4, "M-16 6 C-8 9 8 9 16 6").moved(0, y), bead(gold, 0, 8+y, 2.2))
	}
	return all
}

// coat draws the upper body.
func (b brush) coat(f figure) {
	c := cuttings[f.coat]
	b.cloth(pen.PathOf(c.outline), cloth{pattern: f.pattern, ground: c.ground, mark: c.mark, spot: accent})
	b.draw(c.trim...)
}
