package cardart

import "briscola/bot/picture/pen"

// skirt is what is worn below the waist.
type skirt int

// The skirts.
const (
	breeches skirt = iota
	tunic
	dagged
	basque
	tassets
	bell
	apron
	tiered
	polonaise
	longRobe
	dalmatic
	openRobe
	skirts
)

// hanging is a skirt: its outline, its colours, what is sewn on, and whether it reaches the ground.
type hanging struct {
	outline      string
	pattern      pattern // if it has one that is not the figure's
	ground, mark tint
	trim         []piece
	long         bool
}

const (
	toKnees = "M-22 50 C-27 66 -35 86 -38 106 C-26 113 26 113 38 106 C35 86 27 66 22 50 C10 56 -10 56 -22 50 Z"
	toCalfs = "M-18 50 C-27 64 -42 100 -47 138 C-30 147 30 147 47 138 C42 100 27 64 18 50 C8 56 -8 56 -18 50 Z"
	toFloor = "M-25 50 C-31 90 -38 136 -41 166 C-22 175 22 175 41 166 C38 136 31 90 25 50 C10 56 -10 56 -25 50 Z"
	folds   = "M-14 62 C-18 78 -21 92 -22 104 M0 62 L0 106 M14 62 C18 78 21 92 22 104"
)

var hangings = map[skirt]hanging{
	breeches: {outline: "M-24 54 C-40 74 -38 98 -17 101 C-5 100 0 93 0 86 C0 93 6 101 18 101 C38 98 40 74 24 54 C10 60 -10 60 -24 54 Z", pattern: pales, ground: main, mark: second,
		trim: []piece{crease(ink, 1.4, "M0 66 L0 88"), body(accent, "M-29 94 C-22 99 -12 100 -5 96 L-5 102 C-12 106 -23 105 -29 100 Z"), body(accent, "M29 94 C22 99 12 100 5 96 L5 102 C12 106 23 105 29 100 Z")}},
	tunic: {outline: toKnees, ground: main, mark: second, trim: []piece{
		crease(ink, 1.1, folds), body(accent, "M-37 97 C-26 104 26 104 37 97 L38.4 107 C26 114 -26 114 -38.4 107 Z"), crease(gold, 1.8, "M-36 102 C-26 108.6 26 108.6 36 102")}},
	dagged: {outline: "M-22 50 C-28 68 -35 84 -38 98 L-32 112 L-25 101 L-18 115 L-9 103 L0 117 L9 103 L18 115 L25 101 L32 112 L38 98 C35 84 28 68 22 50 C10 56 -10 56 -22 50 Z", ground: second, mark: main, trim: []piece{
		crease(ink, 1.1, "M-12 60 L-16 96 M0 62 L0 98 M12 60 L16 96")}},
	basque: {outline: "M-23 50 C-34 64 -44 92 -46 116 L-22 122 L-6 70 L6 70 L22 122 L46 116 C44 92 34 64 23 50 C10 56 -10 56 -23 50 Z", ground: main, mark: second, trim: []piece{
		crease(gold, 2.2, "M-22.4 118 L-7.6 70 M22.4 118 L7.6 70"), body(second, "M-34 84 L-18 88 L-19 96 L-36 92 Z"), body(second, "M34 84 L18 88 L19 96 L36 92 Z"), bead(gold, -27, 91, 1.8), bead(gold, 27, 91, 1.8)}},
	tassets: {outline: "M-25 62 C-32 74 -36 86 -37 98 L-20 104 L-3 94 L0 84 L3 94 L20 104 L37 98 C36 86 32 74 25 62 C10 70 -10 70 -25 62 Z", pattern: scales, ground: grey, mark: ink, trim: []piece{
		body(steel, "M-27 64 C-34 76 -36 86 -37 96 C-30 100 -16 98 -8 92 C-8 80 -8 74 -6 70 Z"), body(steel, "M27 64 C34 76 36 86 37 96 C30 100 16 98 8 92 C8 80 8 74 6 70 Z"),
		crease(ink, 1, "M-31 74 C-24 78 -14 78 -7 75 M-34 84 C-26 88 -14 88 -8 84 M31 74 C24 78 14 78 7 75 M34 84 C26 88 14 88 8 84"), crease(gold, 2, "M-34.6 95 C-28 97 -17 95 -9.4 90 M34.6 95 C28 97 17 95 9.4 90")}},
	bell: {outline: toCalfs, ground: main, mark: second, trim: []piece{
		body(accent, "M-45.6 127 C-30 136 30 136 45.6 127 L47.4 138.6 C30 148 -30 148 -47.4 138.6 Z"), crease(gold, 2, "M-45 133 C-30 142 30 142 45 133"), crease(ink, 1.1, "M-10 60 C-16 84 -20 106 -21 130 M10 60 C16 84 20 106 21 130")}},
	apron: {outline: toCalfs, ground: main, mark: second, trim: []piece{
		crease(gold, 2.4, "M-45 131 C-30 140 30 140 45 131"),
		body(white, "M-13 54 C-19 76 -26 100 -27 122 C-18 128 18 128 27 122 C26 100 19 76 13 54 C8 58 -8 58 -13 54 Z"),
		crease(second, 3, "M-25.4 112 C-18 118 18 118 25.4 112"), crease(accent, 2.4, "M-26.4 118 C-18 124 18 124 26.4 118"), crease(ink, 1, "M-6 60 C-9 80 -11 96 -11 108 M6 60 C9 80 11 96 11 108")}},
	tiered: {outline: toCalfs, ground: main, mark: second, trim: []piece{
		body(second, "M-47 137 C-30 147 30 147 47 137 L42.4 114 C30 122 -30 122 -42.4 114 Z"), body(accent, "M-42.6 115 C-30 123 30 123 42.6 115 L37 94 C26 101 -26 101 -37 94 Z"),
		crease(ink, 1, "M-28 120 L-31 142 M-10 122 L-11 146 M10 122 L11 146 M28 120 L31 142 M-22 100 L-25 118 M0 100 L0 121 M22 100 L25 118")}},
	polonaise: {outline: toCalfs, pattern: pales, ground: goldLight, mark: second, trim: []piece{
		crease(accent, 3.4, "M-45 130 C-30 139 30 139 45 130"),
		body(main, "M-17 50 C-30 58 -50 76 -50 98 C-48 112 -36 116 -28 108 C-22 98 -12 76 -3 54 Z"), body(main, "M17 50 C30 58 50 76 50 98 C48 112 36 116 28 108 C22 98 12 76 3 54 Z"),
		crease(ink, 1.1, "M-14 58 C-24 70 -34 86 -36 108 M14 58 C24 70 34 86 36 108"), crease(gold, 2, "M-26.6 107 C-20 96 -10 76 -3 57 M26.6 107 C20 96 10 76 3 57"), bead(accent, -29, 106, 4.4), bead(accent, 29, 106, 4.4)}},
	longRobe: {outline: toFloor, ground: second, mark: mainDark, long: true, trim: []piece{
		body(gold, "M-39.6 152 C-22 160 22 160 39.6 152 L41.4 167 C22 176 -22 176 -41.4 167 Z"), bead(red, -26, 163, 2.4), bead(blue, -13, 165.6, 2.4), bead(red, 0, 166.4, 2.4), bead(blue, 13, 165.6, 2.4), bead(red, 26, 163, 2.4)}},
	dalmatic: {outline: toFloor, ground: second, mark: mainDark, long: true, trim: []piece{
		body(gold, "M-6 56 L6 56 L9 171 L-9 171 Z"), bead(red, 0, 74, 3), bead(blue, 0, 92, 3), bead(red, 0, 110, 3), bead(blue, 0, 128, 3), bead(red, 0, 146, 3),
		body(accent, "M-38 138 C-22 146 22 146 38 138 L39 148 C22 156 -22 156 -39 148 Z"), body(gold, "M-7.6 140 L7.6 140 L8.4 154 L-8.4 154 Z")}},
	openRobe: {outline: toFloor, pattern: bars, ground: white, mark: accent, long: true, trim: []piece{
		body(second, "M-25 50 C-31 90 -38 136 -41 166 C-32 170 -24 171 -16 172 C-14 130 -10 90 -5 54 C-12 55 -20 53 -25 50 Z"), body(second, "M25 50 C31 90 38 136 41 166 C32 170 24 171 16 172 C14 130 10 90 5 54 C12 55 20 53 25 50 Z"),
		crease(gold, 3, "M-18.4 170 C-16 130 -12 90 -7.4 58 M18.4 170 C16 130 12 90 7.4 58"), crease(ink, 1.1, "M-19 64 C-24 100 -28 140 -29 166 M19 64 C24 100 28 140 29 166")}},
}

// skirt draws what is worn below the waist.
func (b brush) skirt(f figure) {
	h := hangings[f.skirt]
	c := cloth{pattern: f.pattern, ground: h.ground, mark: h.mark, spot: accent}
	if h.pattern != smooth {
		c.pattern = h.pattern
	}
	if h.long {
		b.draw(body(brown, "M-26 168 C-26 162 -6 162 -6 168 L-6 173 L-26 173 Z"), body(brown, "M26 168 C26 162 6 162 6 168 L6 173 L26 173 Z"))
	}
	b.cloth(pen.PathOf(h.outline), c)
	b.draw(h.trim...)
}
