package cardart

// hat is what a head wears.
type hat int

// The hats: of the fanti and donne, of the riders, and the crowns.
const (
	bare hat = iota
	beret
	slouch
	berrita
	plumed
	chaperon
	bycocket
	wreath
	fillet
	tricorn
	toque
	straw
	mantilla

	casque
	morion
	turban
	busby
	sallet
	winged
	shako
	bicorn
	kettle
	mailcoif

	spired
	fleury
	imperial
	radiate
	mural
	corno
	sultan
	crested
	furred
	hooped
	trefoil
	hats
)

// headgear is a hat in two parts: what is behind the head, and what is before it. All is about the middle of the face.
type headgear struct{ behind, front []piece }

// headgearOf gives the pieces of a hat.
func headgearOf(h hat) headgear {
	if h >= spired {
		return crowns[h]
	}
	if h >= casque {
		return helmets[h]
	}
	return caps[h]
}

// A feather that rises from the origin and bends to the left, and its quill.
const (
	feather = "M2 0 C-8 -4 -18 -14 -17 -27 C-16 -34 -9 -40 -1 -39 C-5 -35 -6 -32 -4 -29 C-8 -29 -9 -26 -7 -23 C-3 -24 1 -20 0 -16 C3 -14 5 -8 6 0 Z"
	quill   = "M3 -2 C-4 -10 -11 -18 -9 -30"
	plume   = "M4 2 C0 -12 -10 -22 -24 -20 C-34 -18 -40 -8 -36 2 C-34 -3 -31 -5 -28 -4 C-30 0 -28 4 -25 6 C-24 1 -21 -2 -17 -2 C-18 2 -16 6 -13 8 C-12 4 -8 2 -4 6 Z"
	rib     = "M1 -2 C-6 -12 -18 -16 -30 -8"
)

var caps = map[hat]headgear{
	beret: {
		behind: []piece{body(white, feather).moved(-14, -21), crease(ink, 1, quill).moved(-14, -21)},
		front: []piece{
			body(accent, "M-21 -10 C-33 -20 -23 -35 -6 -34 C8 -39 29 -31 25 -16 C24 -12 22 -10 20 -8 C8 -14 -8 -14 -21 -10 Z"),
			crease(ink, 1, "M-12 -31 C-16 -25 -16 -19 -13 -14 M0 -34 C-2 -27 -1 -21 0 -15 M13 -33 C14 -27 14 -21 12 -14"),
			body(gold, "M-21 -12 C-8 -17.4 8 -17.4 21 -11 L20 -4.6 C8 -11 -8 -11 -20 -5.6 Z"), bead(red, -13, -12, 3.4),
		},
	},
	slouch: {
		behind: []piece{body(accent, feather).moved(14, -18), crease(ink, 1, quill).moved(14, -18)},
		front: []piece{
			body(main, "M-20 -8 C-22 -20 -18 -30 -4 -33 C10 -37 30 -32 34 -18 C36 -10 31 -3 25 -4 C22 -9 20 -10 19 -8 C8 -15 -8 -15 -20 -8 Z"),
			crease(ink, 1, "M-4 -32 C6 -28 14 -20 18 -10 M8 -34 C17 -30 23 -22 25 -12"),
			body(second, "M-20.6 -10 C-8 -17 8 -17 20 -10 L19 -3.6 C8 -11 -8 -11 -19.6 -3.6 Z"),
			bead(gold, 17, -13, 4), patch(red, "M15.4 -13 A1.6 1.6 0 1 1 18.6 -13 A1.6 1.6 0 1 1 15.4 -13 Z"),
		},
	},
	berrita: {
		front: []piece{
			body(black, "M-20 -8 C-22 -24 -16 -38 0 -40 C16 -43 34 -34 37 -14 C38 -2 34 8 28 10 C22 11 20 2 22 -6 C22 -12 20 -14 18 -8 C8 -14 -8 -14 -20 -8 Z"),
			crease(grey, 1.2, "M2 -37 C18 -35 29 -24 29 -6 M-10 -34 C-15 -29 -16 -23 -16 -16"),
			body(redDark, "M-20.6 -11 C-8 -17.6 8 -17.6 19.6 -11 L19 -4.6 C8 -11 -8 -11 -19.8 -4.6 Z"),
		},
	},
	plumed: {
		behind: []piece{body(white, plume).moved(10, -28), crease(ink, 1, rib).moved(10, -28)},
		front: []piece{
			body(main, "M-14 -14 C-15 -32 -9 -37 0 -35 C10 -38 16 -32 15 -14 Z"),
			body(accent, "M-15 -19 C-5 -16 6 -16 16 -19 L16 -12 C6 -9 -6 -9 -15 -12 Z"),
			body(main, "M-31 -9 C-36 -16 -26 -18 -15 -13 C-6 -9.6 6 -9.6 15 -13 C24 -19 37 -24 36 -15 C34 -5 12 -4 0 -4.6 C-12 -4 -26 -2 -31 -9 Z"),
			bead(gold, 12, -16, 3.2),
		},
	},
	chaperon: {
		behind: []piece{
			body(second, "M14 -22 C30 -20 34 -6 31 8 C30 22 34 34 30 46 L20 44 C24 30 20 20 20 8 Z"),
			body(main, "M-20 -8 C-24 8 -24 20 -18 30 L18 30 C24 20 24 8 20 -8 Z"),
		},
		front: []piece{
			body(main, "M-16 -4 C-15 -12 -8 -16 0 -16 C8 -16 15 -12 16 -4 C17 8 14 18 8 24 C12 24 18 22 21 18 C24 6 24 -6 20 -14 L-20 -14 C-24 -6 -24 6 -21 18 C-18 22 -12 24 -8 24 C-14 18 -17 8 -16 -4 Z"),
			body(second, "M-24 -14 C-28 -26 -14 -33 0 -32 C16 -34 30 -26 24 -13 C20 -6 10 -12 0 -12 C-10 -12 -20 -6 -24 -14 Z"),
			crease(ink, 1, "M-16 -29 C-19 -22 -18 -16 -14 -11 M-2 -31 C-5 -24 -4 -18 0 -12 M14 -31 C11 -24 12 -18 15 -11"),
			bead(gold, 0, -22, 3.6),
		},
	},
	bycocket: {
		behind: []piece{body(red, "M16 -18 C24 -28 28 -42 25 -58 C16 -52 8 -40 8 -24 Z"), crease(ink, 1, "M14 -20 C20 -32 23 -42 24 -54")},
		front: []piece{
			body(green, "M-19 -12 C-18 -30 -6 -40 6 -39 C16 -38 20 -26 20 -12 Z"),
			crease(ink, 1, "M4 -38 C-2 -32 -6 -24 -6 -16"),
			body(greenDark, "M-40 -2 C-34 -12 -26 -18 -18 -19 C-6 -14 10 -14 21 -20 C25 -14 24 -8 20 -5 C8 -10 -10 -11 -19 -7 C-26 -4 -34 -2 -40 -2 Z"),
			bead(gold, 14, -14, 3.2),
		},
	},
	wreath: {front: append(leaves(), bead(red, -12, -14, 3.4), bead(gold, 0, -17, 3.8), bead(red, 12, -14, 3.4))},
	fillet: {
		behind: []piece{body(accent, feather).moved(-4, -18), crease(ink, 1, quill).moved(-4, -18)},
		front: []piece{
			body(gold, "M-18.6 -12 C-8 -17 8 -17 18.6 -12 L18 -7 C8 -12 -8 -12 -18 -7 Z"),
			bead(red, 0, -14, 3.6), bead(blue, -11, -12.4, 2.2), bead(blue, 11, -12.4, 2.2),
		},
	},
	tricorn: {
		behind: []piece{body(white, "M-26 -22 C-20 -32 20 -36 30 -22 Z")},
		front: []piece{
			body(black, "M-36 -12 C-30 -16 -22 -26 -16 -32 C-6 -36 8 -36 16 -32 C22 -26 30 -16 36 -12 C26 -8 14 -16 0 -8 C-14 -16 -26 -8 -36 -12 Z"),
			crease(gold, 2, "M-34 -12.6 C-26 -10.6 -14 -17.6 0 -10.4 C14 -17.6 26 -10.6 34 -12.6"),
			body(accent, "M-20 -23 C-25 -24 -25 -31 -20 -31 C-20 -36 -13 -36 -12 -31 C-8 -31 -7 -24 -12 -23 C-12 -18 -19 -18 -20 -23 Z"), bead(gold, -16, -27, 2.4),
		},
	},
	toque: {
		behind: []piece{body(accent, feather).moved(22, -18), crease(ink, 1, quill).moved(22, -18)},
		front: []piece{
			body(main, "M-19 -10 L-22 -36 C-10 -41 10 -41 22 -36 L19 -10 C8 -15 -8 -15 -19 -10 Z"),
			crease(ink, 1, "M-10 -38 L-8 -14 M10 -38 L8 -14 M0 -39 L0 -14"),
			body(second, "M-20 -14 C-8 -19 8 -19 20 -14 L19 -5 C8 -11 -8 -11 -19 -5 Z"), bead(gold, 0, -14, 3.4),
		},
	},
	straw: {
		behind: []piece{body(gold, "M-38 -8 C-30 -20 30 -20 38 -8 C30 -4 -30 -4 -38 -8 Z")},
		front: []piece{
			body(gold, "M-16 -14 C-16 -32 -8 -36 0 -36 C8 -36 16 -32 16 -14 Z"),
			crease(goldDark, 1, "M-13 -26 C-5 -24 5 -24 13 -26 M-10 -31 C-4 -29 4 -29 10 -31"),
			body(accent, "M-16.6 -20 C-6 -17 6 -17 16.6 -20 L17 -13 C6 -10 -6 -10 -17 -13 Z"),
			body(gold, "M-38 -8 C-28 -15 -18 -14.6 0 -12 C18 -14.6 28 -15 38 -8 C24 -2 12 -8 0 -7.4 C-12 -8 -24 -2 -38 -8 Z"),
			body(red, "M13 -20 C9 -25 14 -29 17 -26 C20 -30 25 -26 22 -22 C26 -20 24 -15 20 -16 C18 -12 12 -14 14 -18 Z"), bead(white, 18, -20.6, 2),
		},
	},
	mantilla: {
		behind: []piece{
			body(gold, "M-10 -30 L-18 -50 C-14 -49 -12 -51 -11 -54 C-8 -52 -5 -53 -4 -56 C-2 -54 2 -54 4 -56 C5 -53 8 -52 11 -54 C12 -51 14 -49 18 -50 L10 -30 Z"),
			crease(ink, 1, "M-8 -34 L-11 -46 M-3 -34 L-4 -48 M3 -34 L4 -48 M8 -34 L11 -46"),
			body(accent, "M-18 -16 C-28 0 -26 30 -30 48 L-20 44 L-12 48 L12 48 L20 44 L30 48 C26 30 28 0 18 -16 Z"),
		},
		front: []piece{
			body(accent, "M-12 -37 C-26 -26 -27 -2 -26 14 C-21 12 -18 6 -17 -2 C-15 -14 -9 -20 0 -20 C9 -20 15 -14 17 -2 C18 6 21 12 26 14 C27 -2 26 -26 12 -37 C6 -42 -6 -42 -12 -37 Z"),
			crease(goldLight, 1.6, "M-23.4 11 C-21 8 -19.4 2 -18.6 -4 C-16.6 -15 -9 -22 0 -22 C9 -22 16.6 -15 18.6 -4 C19.4 2 21 8 23.4 11"),
			crease(ink, 1, "M-14 -32 C-6 -27 6 -27 14 -32"),
			bead(red, -15, -19, 5), bead(gold, -15, -19, 1.8),
		},
	},
}

// leaves is a wreath around a head.
func leaves() []piece {
	const leaf = "M-4 3 C-5 -3 0 -7 5 -6 C6 0 2 4 -4 3 Z"
	var all []piece
	for i := range 7 {
		x := float64(i-3) * 5.6
		all = append(all, body(green, leaf).moved(x, -15.5+x*x*0.018))
	}
	return all
}
