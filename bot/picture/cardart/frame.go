package cardart

import (
	"briscola/bot/picture/pen"
	"briscola/game"
)

// paperCard is the outline of the card.
func (p *painter) paperCard() pen.Path { return pen.RoundedRect(1, 1, width-2, p.height-2, 13) }

// frame draws the paper of a face and the line around it that the deck has.
func (p *painter) frame(suit game.Suit) {
	p.Fill(p.paperCard(), p.paper)
	if p.contrast {
		p.pinta(suit)
		return
	}
	switch p.deck {
	case Piacentine:
		p.Stroke(pen.Rect(8, 8, width-16, p.height-16), 1.6, p.ink)
	case Bergamasche:
		p.Stroke(pen.RoundedRect(7, 7, width-14, p.height-14, 14), 2.4, p.ink)
	case Trevigiane:
		p.Stroke(pen.RoundedRect(7, 7, width-14, p.height-14, 9), 1.6, p.ink)
	case Sarde:
		p.pinta(suit)
	}
}

// pinta draws a frame that tells the suit: the lines at the top and at the bottom are broken never for denari, once for
// coppe, twice for spade and three times for bastoni.
func (p *painter) pinta(suit game.Suit) {
	const inset, gap = 8.0, 14.0
	line := 1.6
	if p.contrast {
		line = 2.6
	}
	gaps := int(suit) - int(game.Denari)
	step := (width - 2*inset) / float64(gaps+1)
	for _, x := range []float64{inset, width - inset} {
		p.Stroke(pen.Line(x, inset, x, p.height-inset), line, p.ink)
	}
	for _, y := range []float64{inset, p.height - inset} {
		for i := range gaps + 1 {
			from, to := inset+float64(i)*step, inset+float64(i+1)*step
			if i > 0 {
				from += gap / 2
			}
			if i < gaps {
				to -= gap / 2
			}
			p.Stroke(pen.Line(from, y, to, y), line, p.ink)
		}
	}
}

// edge draws the rim of the card over everything.
func (p *painter) edge() { p.Stroke(p.paperCard(), 1.8, pen.Mix(p.ink, p.paper, 0.25)) }
