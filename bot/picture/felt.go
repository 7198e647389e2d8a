package picture

import "briscola/bot/picture/pen"

// rim is how wide the wood around the felt is, in units of a layout. Nothing is ever drawn on it.
const rim = 5.0

// feltScene draws an empty table.
func feltScene(width, height float64) *pen.Scene {
	const line = 10.6 // inset of the golden line
	s, c := new(pen.Scene), tableColors()
	s.Fill(pen.Rect(0, 0, width, height), c.wood)
	s.Fill(pen.RoundedRect(1.9, 1.9, width-3.8, height-3.8, 10), c.woodLight)
	felt := pen.RoundedRect(rim, rim, width-2*rim, height-2*rim, 8)
	s.FillStroke(felt, c.felt, 1.9, c.feltDark)
	s.Stroke(pen.RoundedRect(line, line, width-2*line, height-2*line, 5), 0.9, pen.Mix(c.felt, c.gold, 0.4))
	return s
}
