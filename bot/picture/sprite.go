package picture

import (
	"image"
	"image/color"
	"math"

	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/game"
)

// spriteKey names something that is drawn once and used in many pictures.
type spriteKey struct {
	kind          spriteKind
	style         cardart.Style
	card          game.Card
	width, height int     // in pixels; of a card before it is turned
	angle         float64 // clockwise
	scale         float64 // of a table
}

type spriteKind byte

const (
	face   spriteKind = iota
	back              // of a card
	corner            // rank and sign of a card
	badge             // the same side by side
	shadow            // of a card
	felt              // a table with nothing on it
)

// sprite gives what a key stands for.
func (s *Studio) sprite(key spriteKey) *image.RGBA {
	return s.cache.get(key, func() *image.RGBA { return s.draw(key) })
}

// draw draws what a key stands for.
func (s *Studio) draw(key spriteKey) *image.RGBA {
	switch key.kind {
	case face:
		return s.drawCard(key, cardart.Card(key.style, key.card))
	case back:
		return s.drawCard(key, cardart.Back(key.style))
	case corner:
		scale := float64(key.width) / cardart.CornerWidth
		return s.render(cardart.Corner(key.style, key.card), key.width, key.height, pen.Scale(scale, scale))
	case badge:
		scale := float64(key.width) / cardart.BadgeWidth
		return s.render(cardart.Badge(key.style, key.card), key.width, key.height, pen.Scale(scale, scale))
	case shadow:
		return s.drawShadow(key)
	}
	width, height := float64(key.width)/key.scale, float64(key.height)/key.scale
	return s.render(feltScene(width, height), key.width, key.height, pen.Scale(key.scale, key.scale))
}

// render draws a scene on a transparent image.
func (s *Studio) render(scene *pen.Scene, width, height int, m pen.Matrix) *image.RGBA {
	r := s.renderers.Get().(*pen.Renderer)
	defer s.renderers.Put(r)
	return r.Render(scene, width, height, m)
}

// drawCard draws a card, turned about the middle of an image that has room for it.
func (s *Studio) drawCard(key spriteKey, scene *pen.Scene) *image.RGBA {
	scale := float64(key.width) / cardart.Width
	width, height := key.room(0)
	m := pen.Translate(float64(width)/2, float64(height)/2).Mul(pen.Rotate(key.angle)).
		Mul(pen.Translate(-float64(key.width)/2, -float64(key.height)/2)).Mul(pen.Scale(scale, scale))
	return s.render(scene, width, height, m)
}

// A shadow is some layers of thin black, each smaller than the one below.
const (
	shadowLayers = 6
	shadowRadius = 10
)

func (s *Studio) drawShadow(key spriteKey) *image.RGBA {
	width, height := key.room(2 * shadowLayers)
	var scene pen.Scene
	for i := range shadowLayers {
		grow := float64(shadowLayers - 1 - i)
		w, h := float64(key.width)+2*grow, float64(key.height)+2*grow
		scene.Fill(pen.RoundedRect(-w/2, -h/2, w, h, shadowRadius+grow), color.NRGBA{A: 18})
	}
	m := pen.Translate(float64(width)/2, float64(height)/2).Mul(pen.Rotate(key.angle))
	return s.render(&scene, width, height, m)
}

// room is how large an image has to be for a card that is turned, and a margin. Both are even or odd as those of the card
// are, so that the middle of the image is the middle of the card.
func (k spriteKey) room(margin int) (width, height int) {
	sin, cos := math.Sincos(k.angle * math.Pi / 180)
	w, h := math.Abs(float64(k.width)), math.Abs(float64(k.height))
	grow := func(from int, to float64) int { return from + 2*int(math.Ceil((to-float64(from))/2-1e-9)) }
	return grow(k.width, w*math.Abs(cos)+h*math.Abs(sin)) + margin, grow(k.height, w*math.Abs(sin)+h*math.Abs(cos)) + margin
}
