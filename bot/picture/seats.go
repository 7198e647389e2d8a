package picture

import (
	"briscola/bot/picture/pen"
)

// seats draws what belongs to the seats: empty places first, then the cards in playing order, then what lies above.
func (c *canvas) seats(v TableView, stands []stand) {
	for i, s := range v.Seats {
		if s.Card.none() {
			c.emptyPlace(s, stands[i])
		}
	}
	order := v.order()
	for _, i := range order {
		if v.Seats[i].Winning {
			c.winning(stands[i])
		}
		c.face(v.Seats[i].Card.Face, stands[i].card)
	}
	for _, i := range order {
		c.played(v.Seats[i], stands[i], v.Words)
	}
	for i, s := range v.Seats {
		c.plateOf(s, stands[i].plate, v.Words)
		if len(s.Hand) > 0 {
			open := openRows(v, stands[i].hand.width)
			c.corners(s.Hand, stands[i].hand, open.columns, open.width)
		}
	}
}

// emptyPlace is where a card will lie. It asks for one, or shows what the seat says.
func (c *canvas) emptyPlace(s Seat, at stand) {
	w, h := at.card.width, at.height
	c.Push(pen.RotateAt(at.card.angle, at.card.x, at.card.y))
	place := pen.RoundedRect(at.card.x-w/2, at.card.y-h/2, w, h, w*13/200)
	c.Fill(place, pen.Alpha(c.feltDark, 0.8))
	c.Stroke(place, 2, c.line())
	c.Pop()
	switch {
	case s.Says != "":
		c.label(c.bold(min(30, w*0.22)), s.Says, at.card.x, at.card.y, w-14, pen.Center, c.gold)
	case s.Turn:
		c.label(c.bold(w*0.5), "?", at.card.x, at.card.y, w, pen.Center, c.gold)
	}
}

// winning puts a golden border around the card that takes the trick.
func (c *canvas) winning(at stand) {
	const width = 6.0
	w, h := at.card.width+width, at.height+width
	c.Push(pen.Translate(at.card.x, at.card.y).Mul(pen.Rotate(at.card.angle)))
	c.Stroke(pen.RoundedRect(-w/2, -h/2, w, h, at.card.width*13/200+width/2), width+2, c.ink)
	c.Stroke(pen.RoundedRect(-w/2, -h/2, w, h, at.card.width*13/200+width/2), width, c.gold)
	c.Pop()
}

// played writes on a card when it was played, and whether it takes the trick.
func (c *canvas) played(s Seat, at stand, words Words) {
	w, h := at.card.width, at.height
	corner := pen.RotateAt(at.card.angle, at.card.x, at.card.y).Apply(pen.Point{X: at.card.x + w*0.44, Y: at.card.y - h*0.47})
	if s.Order > 0 {
		c.numbered(s.Order, corner.X, corner.Y, 14, c.gold, c.ink)
	}
	if s.Winning {
		c.word(words.Winning, at.card.x, at.card.y+h/2, w)
	}
}
