package cardart

// The band of a crown, and the cap that is seen above it.
const (
	band   = "M-20.6 -14 C-8 -19 8 -19 20.6 -14 L19.6 -6 C8 -11.4 -8 -11.4 -19.6 -6 Z"
	velvet = "M-18 -14 C-18 -36 18 -36 18 -14 Z"
)

// gems are stones on the band.
func gems(one, other tint) []piece {
	return []piece{bead(one, -12, -11.8, 2.2), bead(other, 0, -12.8, 2.6), bead(one, 12, -11.8, 2.2)}
}

// crowns are what kings wear.
var crowns = map[hat]headgear{
	spired: {front: append([]piece{
		body(red, velvet),
		body(gold, "M-19.6 -11 L-26 -41 L-12 -26 L0 -49 L12 -26 L26 -41 L19.6 -11 C8 -16 -8 -16 -19.6 -11 Z"),
		bead(red, -26, -43, 3.6), bead(blue, 0, -51, 4), bead(red, 26, -43, 3.6), body(goldLight, band),
	}, gems(red, green)...)},
	fleury: {front: append([]piece{
		body(blue, velvet),
		body(gold, "M-20 -12 C-23 -22 -25 -27 -27 -30 C-31 -31 -31 -38 -26 -37 C-25 -41 -19 -41 -19 -36 C-15 -37 -14 -31 -18 -29 C-17 -25 -14 -22 -11 -21 C-7 -23 -5 -28 -5 -34 C-11 -33 -11 -42 -5 -41 C-5 -48 5 -48 5 -41 C11 -42 11 -33 5 -34 C5 -28 7 -23 11 -21 C14 -22 17 -25 18 -29 C14 -31 15 -37 19 -36 C19 -41 25 -41 26 -37 C31 -38 31 -31 27 -30 C25 -27 23 -22 20 -12 C8 -17 -8 -17 -20 -12 Z"),
		body(gold, band),
	}, gems(blue, red)...)},
	imperial: {front: append([]piece{
		body(red, "M-21 -14 C-30 -30 -14 -42 0 -34 C14 -42 30 -30 21 -14 Z"),
		cord(gold, 3, "M-20 -14 C-28 -30 -12 -40 0 -35 C12 -40 28 -30 20 -14 M0 -14 L0 -35"),
		bead(white, -22, -28, 1.8), bead(white, -13, -37, 1.8), bead(white, 13, -37, 1.8), bead(white, 22, -28, 1.8),
		bead(gold, 0, -41, 5), crease(ink, 1, "M-5 -41 L5 -41"), cord(gold, 2.4, "M0 -47 L0 -54 M-3.6 -51 L3.6 -51"), body(goldLight, band),
	}, gems(green, red)...)},
	radiate: {front: append([]piece{
		body(gold, "M-19 -10 L-34 -24 L-22 -22 L-30 -39 L-15 -28 L-16 -46 L-6 -31 L0 -52 L6 -31 L16 -46 L15 -28 L30 -39 L22 -22 L34 -24 L19 -10 Z"),
		body(gold, band),
	}, gems(red, blue)...)},
	mural: {front: append([]piece{
		body(gold, "M-20 -12 L-26 -38 L-18 -40 L-17 -34 L-12 -35 L-12 -43 L-4 -44 L-4 -37 L4 -37 L4 -44 L12 -43 L12 -35 L17 -34 L18 -40 L26 -38 L20 -12 C8 -17 -8 -17 -20 -12 Z"),
		crease(goldDark, 1.2, "M-23 -28 C-8 -33 8 -33 23 -28 M-21.6 -21 C-8 -26 8 -26 21.6 -21 M-12 -30 L-11 -25 M0 -32 L0 -26 M12 -30 L11 -25 M-6 -24 L-5.6 -18 M6 -24 L5.6 -18"),
		body(goldLight, band),
	}, gems(red, red)...)},
	corno: {
		behind: []piece{body(white, "M-18 -6 C-22 6 -22 16 -19 24 L19 24 C22 16 22 6 18 -6 Z")},
		front: append([]piece{
			body(accent, "M-20 -12 C-20 -28 -10 -34 2 -36 C12 -38 14 -50 22 -53 C30 -50 28 -28 20 -11 C8 -17 -8 -17 -20 -12 Z"),
			crease(gold, 2, "M-14 -22 C-6 -28 4 -28 10 -32 C16 -36 18 -42 22 -46"), bead(gold, 22, -53, 3),
			body(gold, "M-21 -13 L-23 -23 L-15 -18 L-12 -27 L-6 -20 L0 -30 L6 -20 L12 -27 L15 -18 L23 -23 L21 -13 L19.6 -6 C8 -11.4 -8 -11.4 -19.6 -6 Z"),
		}, gems(blue, red)...),
	},
	sultan: {front: append([]piece{
		body(white, "M-23 -14 C-31 -28 -20 -38 -8 -37 C0 -42 12 -42 18 -35 C30 -32 30 -22 23 -14 Z"),
		crease(ink, 1.1, "M-25 -22 C-10 -30 8 -28 22 -15 M-10 -37 C4 -36 18 -30 25 -22 M-20 -32 C-14 -34 -6 -33 0 -31"),
		body(gold, "M-21 -12 L-25 -28 L-14 -20 L-8 -31 L0 -22 L8 -31 L14 -20 L25 -28 L21 -12 L19.6 -6 C8 -11.4 -8 -11.4 -19.6 -6 Z"),
		body(accent, "M0 -36 C-6 -42 -4 -52 1 -56 C6 -52 7 -42 3 -36 Z"), bead(red, 0, -35, 3.2),
	}, gems(green, red)...)},
	crested: {
		behind: []piece{body(accent, "M-2 -42 C-10 -58 -32 -56 -36 -38 C-40 -26 -34 -12 -28 -6 C-28 -18 -24 -26 -16 -30 Z"), crease(ink, 1, "M-6 -42 C-18 -48 -28 -40 -30 -24")},
		front: append([]piece{
			body(steel, "M-19 12 C-24 -6 -22 -40 0 -42 C22 -40 24 -6 19 12 C16 12 14 10 14.6 6 C16 -2 15 -6 14 -8 L-14 -8 C-15 -6 -16 -2 -14.6 6 C-14 10 -16 12 -19 12 Z"),
			crease(white, 2.2, "M-13 -27 C-11 -32 -8 -35 -4 -37"),
			body(gold, "M-20.6 -12 L-27 -32 L-15 -23 L-9 -37 L0 -25 L9 -37 L15 -23 L27 -32 L20.6 -12 C8 -17 -8 -17 -20.6 -12 Z"), body(goldLight, band),
		}, gems(red, blue)...),
	},
	furred: {front: []piece{
		body(main, "M-17 -12 C-20 -30 -10 -38 0 -39 C10 -38 20 -30 17 -12 Z"),
		body(gold, "M-19 -16 L-25 -38 L-13 -27 L-7 -42 L0 -28 L7 -42 L13 -27 L25 -38 L19 -16 Z"), bead(red, 0, -21, 3),
		body(white, "M-22 -8 C-27 -12 -23 -20 -18 -18 C-14 -22 -8 -21 -6 -19 C-3 -22 3 -22 6 -19 C8 -21 14 -22 18 -18 C23 -20 27 -12 22 -8 C19 -3 14 -5 11 -8 C8 -5 3 -6 0 -9 C-3 -6 -8 -5 -11 -8 C-14 -5 -19 -3 -22 -8 Z"),
		patch(ink, "M-13 -14 L-11.6 -10 L-14.4 -10 Z M0 -16 L1.4 -12 L-1.4 -12 Z M13 -14 L14.4 -10 L11.6 -10 Z"),
	}},
	hooped: {
		behind: []piece{body(second, "M-19 -10 C-25 6 -25 22 -22 34 L22 34 C25 22 25 6 19 -10 Z")},
		front: append([]piece{
			body(second, "M-16 -2 C-14 -12 -8 -15 0 -15 C8 -15 14 -12 16 -2 C18 6 20 14 22 20 C25 4 24 -10 19 -17 C12 -30 -12 -30 -19 -17 C-24 -10 -25 4 -22 20 C-20 14 -18 6 -16 -2 Z"),
			body(gold, "M-21.6 -12 L-23 -30 L-16 -25 L-10 -32 L-5 -25 L0 -34 L5 -25 L10 -32 L16 -25 L23 -30 L21.6 -12 C8 -17.6 -8 -17.6 -21.6 -12 Z"),
			body(goldLight, band),
		}, gems(blue, green)...),
	},
	trefoil: {front: append([]piece{
		body(green, velvet),
		body(gold, "M-20 -12 L-23 -27 C-29 -27 -29 -34 -24 -34 C-24 -40 -16 -40 -17 -33 C-13 -32 -14 -27 -18 -26 L-13 -22 L-3 -33 C-9 -34 -8 -42 -3 -41 C-3 -47 3 -47 3 -41 C8 -42 9 -34 3 -33 L13 -22 L18 -26 C14 -27 13 -32 17 -33 C16 -40 24 -40 24 -34 C29 -34 29 -27 23 -27 L20 -12 C8 -17 -8 -17 -20 -12 Z"),
		bead(red, 0, -38, 2), bead(red, -21, -32, 1.8), bead(red, 21, -32, 1.8), body(goldLight, band),
	}, gems(green, blue)...)},
}
