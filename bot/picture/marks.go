package picture

import (
	"image/color"

	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/game"
)

// team draws the mark of a team, if there is one: a disc or a diamond.
func (c *canvas) team(t Team, x, y, radius float64, ink color.NRGBA) {
	switch t {
	case Disc:
		c.Fill(pen.Circle(x, y, radius), ink)
	case Diamond:
		r := radius * 1.25
		c.Fill(pen.Polygon(x, y-r, x+r, y, x, y+r, x-r, y), ink)
	}
}

// number draws a number on a disc.
func (c *canvas) numbered(n int, x, y, radius float64, ground, ink color.NRGBA) {
	c.FillStroke(pen.Circle(x, y, radius), ground, radius/6.5, c.ink)
	c.label(c.bold(radius*1.3), number(n), x, y, radius*1.7, pen.Center, ink)
}

// star marks a trump.
func (c *canvas) star(x, y, radius float64) {
	c.FillStroke(pen.Star(x, y, radius, radius*0.48, 5, 0), c.gold, radius/6, c.ink)
}

// sign draws the sign of a suit on a disc of paper.
func (c *canvas) sign(suit game.Suit, x, y, radius float64) {
	c.FillStroke(pen.Circle(x, y, radius), c.cream, 2, c.gold)
	scale := radius * 1.3 / 100
	c.Append(cardart.Sign(c.style, suit), pen.Translate(x, y).Mul(pen.Scale(scale, scale)))
}

// robot marks a computer player.
func (c *canvas) robot(x, y, radius float64, ink, ground color.NRGBA) {
	r := radius
	c.Stroke(pen.Line(x, y-r*0.5, x, y-r*1.15), r*0.22, ink)
	c.Fill(pen.Circle(x, y-r*1.2, r*0.25), ink)
	c.Fill(pen.RoundedRect(x-r*1.3, y-r*0.2, r*2.6, r*0.7, r*0.3), ink)
	c.Fill(pen.RoundedRect(x-r, y-r*0.75, r*2, r*1.7, r*0.4), ink)
	c.Fill(pen.Circle(x-r*0.42, y-r*0.05, r*0.24), ground)
	c.Fill(pen.Circle(x+r*0.42, y-r*0.05, r*0.24), ground)
	c.Stroke(pen.Line(x-r*0.4, y+r*0.5, x+r*0.4, y+r*0.5), r*0.18, ground)
}

// held draws a tiny back with the number of cards somebody holds, so tall.
func (c *canvas) held(n int, x, y, tall float64) {
	wide := tall * 0.74
	c.FillStroke(pen.RoundedRect(x-wide/2, y-tall/2, wide, tall, tall/7), c.colors.back, 1.6, c.cream)
	c.label(c.bold(tall*0.62), number(n), x, y, wide-3, pen.Center, c.cream)
}

// Faces of the fonts, in units.
func (c *canvas) bold(size float64) pen.Face   { return c.studio.fonts.Bold.Face(size) }
func (c *canvas) medium(size float64) pen.Face { return c.studio.fonts.Medium.Face(size) }
func (c *canvas) small(size float64) pen.Face {
	return pen.Face{Font: c.studio.fonts.SmallCaps, Size: size, Spacing: size / 45}
}

// tag draws a golden label without its text.
func (c *canvas) tag(width, x, y float64) {
	const height = 20.0
	c.FillStroke(pen.RoundedRect(x-width/2, y-height/2, width, height, height/2), c.gold, 1.6, c.ink)
}

// word puts a golden label with a word on something.
func (c *canvas) word(word string, x, y, room float64) {
	if word == "" {
		return
	}
	face, word := c.bold(13).Fit(word, room-16)
	c.tag(face.Width(word)+16, x, y)
	c.label(face, word, x, y, room, pen.Center, c.ink)
}
