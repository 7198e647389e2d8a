package picture

import "briscola/bot/picture/pen"

// trump says what trump is, by its sign and in words, up to x, and gives the room that took.
func (c *canvas) trump(t Trump, words Words, x, y, room float64) float64 {
	const radius = 13.0
	face, text := c.bold(16).Fit(headed(capital(words.Trump), t.Name), room-2*radius-8)
	width := 2*radius + 8 + face.Width(text)
	c.sign(t.Suit, x-width+radius, y, radius)
	c.label(face, text, x-width+2*radius+8, y, room, pen.Left, c.cream)
	return width
}

// trumpPlate says what trump is, in two lines beside its sign.
func (c *canvas) trumpPlate(t Trump, words Words, in area) {
	radius := in.height/2 - 2
	c.Fill(pen.RoundedRect(in.left(), in.top(), in.width, in.height, in.height/2), pen.Alpha(c.plate, 0.88))
	c.sign(t.Suit, in.left()+radius+2, in.y, radius)
	x := in.left() + 2*radius + 9
	room := in.right() - x - 10
	c.label(c.medium(14), capital(words.Trump), x, in.y-10, room, pen.Left, c.gold)
	c.label(c.bold(18), t.Name, x, in.y+9, room, pen.Left, c.cream)
}

// trumpTag marks a trump: a star, and the word where there is room for it.
func (c *canvas) trumpTag(word string, x, y, room float64) {
	const letter, star = 13.0, 8.0
	width := c.bold(letter).Width(word) + 2*star + 16
	if word == "" || width > room {
		c.star(x, y-7, 13)
		return
	}
	c.tag(width, x, y)
	c.Fill(pen.Star(x-width/2+star+4, y, star, star*0.48, 5, 0), c.ink)
	c.label(c.bold(letter), word, x+star, y, width, pen.Center, c.ink)
}
