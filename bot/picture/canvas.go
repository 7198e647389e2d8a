package picture

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"

	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/game"
)

// canvas is a picture in the making. Coordinates are units of its layout. What is added to the scene comes above the cards
// that are there and below those that follow.
type canvas struct {
	*pen.Scene
	colors
	studio *Studio
	style  cardart.Style
	size   size
	image  *image.RGBA
	err    error // the first thing that could not be drawn
}

// canvas gives an empty table.
func (s *Studio) canvas(style cardart.Style, size size) *canvas {
	empty := s.sprite(spriteKey{kind: felt, width: size.width, height: size.height, scale: size.scale})
	image := image.NewRGBA(size.bounds())
	copy(image.Pix, empty.Pix)
	return &canvas{Scene: new(pen.Scene), colors: tableColors(), studio: s, style: style, size: size, image: image}
}

// flush draws the scene, and begins another.
func (c *canvas) flush() {
	r := c.studio.renderers.Get().(*pen.Renderer)
	defer c.studio.renderers.Put(r)
	r.Draw(c.image, c.Scene, pen.Scale(c.size.scale, c.size.scale))
	if err := c.Err(); err != nil && c.err == nil {
		c.err = fmt.Errorf("a drawing makes no sense: %.200s", err.Error()) // whole paths are too long to read
	}
	c.Scene = new(pen.Scene)
}

// finish draws what is left of the scene, and tells what could not be drawn.
func (c *canvas) finish() error {
	c.flush()
	return c.err
}

// width and height of the layout.
func (c *canvas) width() float64  { return float64(c.size.width) / c.size.scale }
func (c *canvas) height() float64 { return float64(c.size.height) / c.size.scale }

// ratio is how much taller than wide a card is.
func (c *canvas) ratio() float64 { return c.style.Deck.Height() / cardart.Width }

// spot is where a card lies: its middle, how wide it is and how far it is turned.
type spot struct{ x, y, width, angle float64 }

// face puts a card with its shadow on the table.
func (c *canvas) face(card game.Card, at spot) { c.lay(face, card, at, true) }

// back puts a card with its face down.
func (c *canvas) back(at spot, shadowed bool) { c.lay(back, game.NoCard, at, shadowed) }

func (c *canvas) lay(kind spriteKind, card game.Card, at spot, shadowed bool) {
	c.flush()
	width := c.pixels(at.width)
	key := spriteKey{kind: kind, style: c.style, card: card, width: width, angle: at.angle}
	key.height = int(math.Round(float64(width) * c.ratio()))
	if kind == back {
		key.style.Indices = 0
	}
	if shadowed {
		below := key
		below.kind, below.style, below.card = shadow, cardart.Style{}, game.NoCard
		c.put(c.studio.sprite(below), at.x*c.size.scale+2, at.y*c.size.scale+4)
	}
	c.put(c.studio.sprite(key), at.x*c.size.scale, at.y*c.size.scale)
}

// corner puts a small card that shows rank and sign only.
func (c *canvas) corner(card game.Card, x, y, width float64) {
	c.shortened(corner, cornerRatio, card, x, y, width)
}

// badge puts one with the sign beside the rank.
func (c *canvas) badge(card game.Card, x, y, width float64) {
	c.shortened(badge, badgeRatio, card, x, y, width)
}

func (c *canvas) shortened(kind spriteKind, ratio float64, card game.Card, x, y, width float64) {
	c.flush()
	key := spriteKey{kind: kind, style: c.style, card: card, width: c.pixels(width)}
	key.height = int(math.Round(float64(key.width) * ratio))
	key.style.Indices = 0
	c.put(c.studio.sprite(key), x*c.size.scale, y*c.size.scale)
}

// How much taller than wide small cards are.
const (
	cornerRatio = cardart.CornerHeight / cardart.CornerWidth
	badgeRatio  = cardart.BadgeHeight / cardart.BadgeWidth
)

// pixels rounds a length.
func (c *canvas) pixels(length float64) int { return max(1, int(math.Round(length*c.size.scale))) }

// put draws a sprite about a point, in pixels.
func (c *canvas) put(sprite *image.RGBA, x, y float64) {
	at := image.Pt(int(math.Round(x))-sprite.Rect.Dx()/2, int(math.Round(y))-sprite.Rect.Dy()/2)
	draw.Draw(c.image, sprite.Rect.Add(at), sprite, image.Point{}, draw.Over)
}

// label writes a text that fits into a width, in the middle of a line about y.
func (c *canvas) label(face pen.Face, text string, x, y, width float64, align pen.Align, ink color.NRGBA) {
	face, text = face.Fit(text, width)
	c.Fill(face.Text(text, x, y+face.CapHeight()/2, align), ink)
}

// Drawable tells whether enough of a name can be drawn to know it by.
func (s *Studio) Drawable(name string) bool {
	text := s.fonts.Bold.Printable(name)
	return len([]rune(text)) >= 2 || text != "" && text == name
}

// instead is a list of names, or what is drawn instead of it.
func instead(name, fallback string) string {
	if fallback != "" {
		return fallback
	}
	return name
}

// printable is what of a name can be drawn, or its fallback where that is next to nothing.
func (c *canvas) printable(name, fallback string) string {
	if fallback == "" || c.studio.Drawable(name) {
		return c.studio.fonts.Bold.Printable(name)
	}
	return fallback
}
