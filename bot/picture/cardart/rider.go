package cardart

import "briscola/bot/picture/pen"

// riding draws the leg of a rider that one sees.
func (b brush) riding(f figure) {
	q := b.at(0, 0, 0, f.horse.side())
	q.limb(limb{2, 58, 24, -18, 74, 18, -14, 96, 14, -11, 104, 12}, cloth{ground: second})
	q.draw(
		body(brownDark, "M-20 84 C-14 88 -4 88 0 84 L0 104 C0 112 -8 114 -16 113 L-28 113 C-32 110 -30 105 -24 104 C-20 102 -19 98 -20 92 Z"),
		body(brown, "M-22 82 C-13 87 -4 87 2 82 L2 90 C-4 94 -13 94 -22 90 Z"),
		cord(gold, 2.4, "M-26 116 L-4 116 L-5 103"))
	q.Pop()
}

// side is 1 for a horse that looks to the left and -1 for one that looks to the right.
func (h horse) side() float64 {
	if h.right {
		return -1
	}
	return 1
}

// before draws what is between a rider and who looks at the card: the reins and, where only half of a rider is to be
// seen, the head of the horse.
func (b brush) before(f figure, at setting, hand posture) {
	side := f.horse.side()
	bit := pen.Point{X: -73.6 * side, Y: 54}
	if at.half {
		n := b.at(-37*side, 2, 0, 0.8*side)
		n.neck(f.horse, true)
		n.Pop()
		bit = pen.Point{X: -61 * side, Y: 42.8}
	}
	if f.gesture != rein && f.gesture != reinHigh {
		return
	}
	var line pen.Path
	deep := max(bit.Y, hand.y) + 12
	line.MoveTo(bit.X, bit.Y).CubicTo(bit.X+12*side, deep, -hand.x-14*side, deep, -hand.x, hand.y)
	b.Stroke(line, 2.4+2*b.outline, b.ink)
	b.Stroke(line, 2.4, b.dyes[accent])
}
