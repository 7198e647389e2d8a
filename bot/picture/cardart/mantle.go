package cardart

import "briscola/bot/picture/pen"

// mantle is what hangs from the shoulders.
type mantle int

// The mantles.
const (
	noMantle mantle = iota
	cape
	halfCape
	cloak
	royal
	draped
	train
	pelisse
	mantles
)

// hung is a mantle: what is behind the figure, what of it is before the figure, and the colours of its cloth.
type hung struct {
	outline             string
	pattern             pattern
	ground, mark, inner tint
	behind, before      []piece
}

const (
	widely  = "M-20 -2 C-44 24 -58 100 -64 168 C-40 176 40 176 64 168 C58 100 44 24 20 -2 Z"
	edging  = "M-21 -2 L-9 -2 C-15 50 -20 110 -20 171 L-40 169 C-38 112 -30 48 -21 -2 Z"
	edgingR = "M21 -2 L9 -2 C15 50 20 110 20 171 L40 169 C38 112 30 48 21 -2 Z"
)

var hangs = map[mantle]hung{
	cape: {outline: "M-18 0 C-44 28 -54 74 -50 118 C-38 128 -14 128 -4 118 L6 8 Z", ground: accent, behind: []piece{
		crease(ink, 1.1, "M-36 42 C-42 66 -42 92 -40 116 M-24 58 C-28 82 -28 100 -26 120")}},
	halfCape: {outline: "M-20 0 C-40 14 -52 44 -52 74 C-38 82 38 82 52 74 C52 44 40 14 20 0 Z", ground: accent, behind: []piece{
		crease(gold, 2.2, "M-50 71 C-38 78 38 78 50 71"), crease(ink, 1.1, "M-38 30 C-44 44 -46 58 -45 72 M38 30 C44 44 46 58 45 72")}},
	cloak: {outline: "M-20 -2 C-42 24 -54 96 -58 162 C-36 172 36 172 58 162 C54 96 42 24 20 -2 Z", ground: accent, behind: []piece{
		crease(ink, 1.1, "M-40 50 C-46 90 -48 126 -48 162 M40 50 C46 90 48 126 48 162")},
		before: []piece{cord(gold, 3, "M-18 6 C-8 14 8 14 18 6"), bead(gold, -19, 5, 4), bead(gold, 19, 5, 4)}},
	royal: {outline: widely, pattern: stars, ground: main, mark: goldLight, before: append([]piece{body(white, edging), body(white, edgingR)}, tails()...)},
	draped: {outline: widely, pattern: dots, ground: main, mark: goldLight, before: []piece{
		body(main, "M14 -4 C28 0 34 12 34 24 C20 60 -6 96 -42 120 C-52 110 -58 96 -58 84 C-30 66 0 34 14 -4 Z"),
		crease(goldLight, 2.4, "M30 26 C16 60 -8 92 -42 114"), crease(ink, 1.1, "M20 4 C8 38 -18 72 -52 94 M25 12 C12 46 -12 80 -47 104"), bead(gold, 20, 6, 5), bead(red, 20, 6, 2.2)}},
	train: {outline: widely, pattern: lilies, ground: main, mark: goldLight, behind: []piece{crease(gold, 4, "M-60.6 165 C-40 172 40 172 60.6 165")}, before: []piece{
		body(gold, "M-22 -2 L-14 -2 C-20 50 -26 110 -27 171 L-37 170 C-36 112 -30 48 -22 -2 Z"), body(gold, "M22 -2 L14 -2 C20 50 26 110 27 171 L37 170 C36 112 30 48 22 -2 Z")}},
	pelisse: {outline: "M-16 -2 C-36 6 -50 30 -52 62 C-46 70 -34 70 -26 62 L-8 10 Z", ground: accent, behind: []piece{
		body(white, "M-54 58 C-46 66 -34 66 -25 58 L-24 66 C-34 75 -48 74 -55 66 Z"), crease(gold, 2, "M-40 26 L-30 30 M-44 38 L-32 42 M-47 50 L-34 52")},
		before: []piece{cord(gold, 2.6, "M-20 4 C-8 14 8 12 20 4")}},
}

// tails are the black tails on the edges of a royal mantle.
func tails() []piece {
	var all []piece
	for i := range 6 {
		x, y := 21+1.7*float64(i), 34+24*float64(i)
		all = append(all, patch(ink, spot).moved(-x, y), patch(ink, spot).moved(x, y))
	}
	return all
}

// mantleBehind draws what of the mantle is behind the figure.
func (b brush) mantleBehind(f figure) {
	h, worn := hangs[f.mantle]
	if !worn {
		return
	}
	b.cloth(pen.PathOf(h.outline), cloth{pattern: h.pattern, ground: h.ground, mark: h.mark, size: 1.3})
	b.draw(h.behind...)
}

// mantleBefore draws what of it is before the figure.
func (b brush) mantleBefore(f figure) { b.draw(hangs[f.mantle].before...) }
