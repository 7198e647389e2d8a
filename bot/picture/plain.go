package picture

import (
	"context"
	"image/color"

	"briscola/bot/picture/pen"
)

// plain draws a picture without cards. It may be of any size, so that the empty table is not kept, and it takes its few
// colours from itself.
func (s *Studio) plain(ctx context.Context, v view, size size, draw func(*canvas)) (Picture, error) {
	if err := s.enter(ctx); err != nil {
		return Picture{}, err
	}
	defer s.leave()
	felt := feltScene(float64(size.width)/size.scale, float64(size.height)/size.scale)
	empty := s.render(felt, size.width, size.height, pen.Scale(size.scale, size.scale))
	c := &canvas{Scene: new(pen.Scene), colors: tableColors(), studio: s, size: size, image: empty}
	draw(c)
	c.flush()
	colors := histogram{}
	colors.add(c.image)
	const most, exact = 40, 30
	return s.finish(c, v, newPalette(colors.tints(most, exact, c.accents()), exact))
}

// accents are colours of small areas that tell something, so that no palette changes them.
func (c colors) accents() (accents []tint) {
	for _, ink := range []color.NRGBA{c.better, c.first, c.second, c.back} {
		accents = append(accents, tint{ink.R, ink.G, ink.B})
	}
	return accents
}
