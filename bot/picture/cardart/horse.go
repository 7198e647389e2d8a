package cardart

import "briscola/bot/picture/pen"

// hide is the colour of a horse.
type hide int

// The hides.
const (
	bay hide = iota
	dapple
	raven
	chestnut
	palomino
	snow
	hides
)

// hideTints are the colours of coat and mane.
var hideTints = map[hide][2]tint{
	bay: {bayCoat, brownDark}, dapple: {silver, grey}, raven: {ravenCoat, ravenMane}, chestnut: {auburn, auburnDark}, palomino: {palominoCoat, white}, snow: {white, silver},
}

// gait is how a horse goes.
type gait int

// The gaits.
const (
	walk gait = iota
	prance
	halt
	trot
	gaits
)

// horse is a horse of a cavallo.
type horse struct {
	hide  hide
	gait  gait
	mane  mane
	right bool // it looks to the right
	cover cover
	print pattern
	plain bool // no blaze on its forehead
}

// mane is how a mane is dressed.
type mane int

// The manes.
const (
	loose mane = iota
	plaited
	hogged
	manes
)

// cover is the hem of a caparison.
type cover int

// The hems.
const (
	scalloped cover = iota
	toothed
	fringed
	covers
)

// step is the legs of a gait: from the hip or shoulder over the joints to the fetlock, in threes for a limb, and how the
// hoof is turned. The far legs come first.
type step struct {
	legs  [4]limb
	hoofs [4]float64
	neck  float64
}

var steps = map[gait]step{
	walk: {[4]limb{
		{16, 46, 30, 20, 64, 19, 30, 84, 10, 25, 107, 8.4}, {-32, 48, 20, -33, 78, 11.5, -36, 107, 8.4},
		{34, 44, 34, 38, 64, 21, 47, 84, 11, 43, 107, 8.8}, {-40, 46, 22, -63, 62, 12.5, -58, 88, 9},
	}, [4]float64{0, 0, 0, 38}, 0},
	prance: {[4]limb{
		{16, 46, 30, 14, 64, 19, 27, 86, 10, 22, 107, 8.4}, {-32, 46, 20, -58, 54, 12, -64, 80, 9},
		{34, 44, 34, 32, 66, 21, 44, 86, 11, 38, 107, 8.8}, {-38, 46, 22, -52, 68, 12.5, -44, 92, 9},
	}, [4]float64{0, 20, 0, 44}, 6},
	halt: {[4]limb{
		{20, 46, 30, 24, 64, 19, 34, 84, 10, 31, 107, 8.4}, {-28, 48, 20, -28, 78, 11.5, -29, 107, 8.4},
		{34, 44, 34, 38, 64, 21, 49, 84, 11, 46, 107, 8.8}, {-40, 46, 22, -43, 78, 12.5, -45, 107, 9},
	}, [4]float64{0, 0, 0, 0}, -5},
	trot: {[4]limb{
		{16, 46, 30, 22, 62, 19, 38, 78, 10, 36, 98, 8.4}, {-32, 48, 20, -30, 78, 11.5, -30, 107, 8.4},
		{32, 44, 34, 32, 66, 21, 38, 86, 11, 30, 107, 8.8}, {-40, 46, 22, -60, 56, 12.5, -66, 82, 9},
	}, [4]float64{24, 0, 0, 14}, 3},
}

const (
	hoof    = "M-5.4 -3 L5 -3 L8.6 10 L-9.4 10 Z"
	tailing = "M40 2 C58 2 62 26 57 50 C54 68 60 80 53 92 C50 88 48 88 47 90 C40 80 46 66 46 52 C48 36 48 22 36 16 Z"
	barrel  = "M-54 20 C-52 4 -32 -2 0 0 C28 -4 47 0 50 22 C54 40 53 56 52 70"
)

var hems = map[cover]string{
	scalloped: " C47 80 39 80 35 71 C31 80 22 80 18 71 C14 80 5 80 1 71 C-3 80 -12 80 -16 71 C-20 80 -29 80 -33 71 C-37 79 -46 79 -52 70",
	toothed:   " L42 84 L33 71 L24 85 L15 71 L6 85 L-3 71 L-12 85 L-21 71 L-30 85 L-39 71 L-46 83 L-52 70",
	fringed:   " L52 76 C20 82 -20 82 -53 76 L-52 70",
}

// trims are the borders along the hems.
var trims = map[cover][]piece{
	scalloped: {crease(gold, 3, "M51 65 C47 75 39 75 35 66 C31 75 22 75 18 66 C14 75 5 75 1 66 C-3 75 -12 75 -16 66 C-20 75 -29 75 -33 66 C-37 74 -46 74 -52 65")},
	toothed:   {crease(gold, 2.6, "M52 64 C20 70 -20 70 -53 64"), bead(gold, 42, 76, 2.4), bead(gold, 24, 76, 2.4), bead(gold, 6, 76, 2.4), bead(gold, -12, 76, 2.4), bead(gold, -30, 76, 2.4), bead(gold, -46, 75, 2.4)},
	fringed: {body(gold, "M52 66 C20 72 -20 72 -53 66 L-53 76 C-20 82 20 82 52 76 Z"),
		crease(ink, 1, "M44 68 L44 77 M36 69 L36 78 M28 70 L28 79 M20 70 L20 79 M12 70.6 L12 79.6 M4 71 L4 80 M-4 71 L-4 80 M-12 70.6 L-12 79.6 M-20 70 L-20 79 M-28 70 L-28 79 M-36 69 L-36 78 M-44 68 L-44 77")},
}

// horse draws a horse under its cloth. The saddle is at the origin, the ground 118 below it.
func (b brush) horse(f figure) {
	h := f.horse
	q := b
	if h.right {
		q = b.at(0, 0, 0, -1)
		defer b.Pop()
	}
	q.draw(body(maneTint, tailing))
	s := steps[h.gait]
	for i, leg := range s.legs {
		coat := coatTint
		if i < 2 {
			coat = coatDark
		}
		n := len(leg)
		foot := q.at(leg[n-3], leg[n-2]+1, s.hoofs[i], 1)
		foot.draw(body(black, hoof))
		foot.Pop()
		q.limb(leg, cloth{ground: coat})
	}
	n := q.at(-46, -48, s.neck, 0.78)
	n.neck(h, false)
	n.Pop()
	cover := pen.PathOf(barrel + hems[h.cover] + " C-57 54 -57 36 -54 20 Z")
	q.cloth(cover, cloth{pattern: h.print, ground: main, mark: second, spot: accent, size: 1.25})
	q.draw(trims[h.cover]...)
	q.draw(
		cord(accent, 4, "M-55 30 C-44 36 -34 36 -24 28"), bead(gold, -42, 34, 3.6),
		body(redDark, "M-20 3 C-20 -9 -13 -11 -9 -4 C0 0 11 0 19 -6 C25 -12 31 -8 29 3 C18 12 -8 12 -20 3 Z"))
}
