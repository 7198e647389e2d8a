package cardart

import (
	"strconv"

	"briscola/bot/picture/pen"
	"briscola/game"
)

// label is how a rank is written in the corners of a card of the deck, and on icons.
func (d Deck) label(rank game.Rank) string {
	switch {
	case rank == game.Ace:
		return "1"
	case d == Sarde && rank >= game.Fante:
		return strconv.Itoa(int(rank-game.Fante) + 10)
	}
	return rank.String()
}

// index writes a label over a sign of the suit into two corners of the card, further in where they would touch a frame. The
// sign is drawn about a point.
func (p *painter) index(size Indices, label string, sign func(x, y, height float64)) {
	const rim = 12.5 // what a frame and its margin take
	x, baseline, letters, middle, height := 22.0, 42.0, 36.0, 62.0, 27.0
	switch size {
	case NoIndices:
		return
	case Small:
		x, baseline, letters, middle, height = 19, 31, 22, 43, 16
	}
	framed := p.contrast || p.deck != Napoletane
	if framed && size == Big {
		x, height = 23, 24
	}
	text := boldText(label, letters, x, baseline, letters*0.78)
	if in := rim - text.Bounds().Min.X; framed && in > 0 {
		x += in
		text = text.Transform(pen.Translate(in, 0))
	}
	p.turned(func() {
		p.Stroke(text, letters*0.14, p.paper)
		p.Fill(text, p.ink)
		sign(x, middle, height)
	})
}
