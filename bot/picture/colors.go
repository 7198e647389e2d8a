package picture

import (
	"image/color"

	"briscola/bot/picture/pen"
)

// colors are those of the table and of what is written on it.
type colors struct {
	felt, feltDark, feltLight color.NRGBA
	wood, woodLight           color.NRGBA
	plate, cream, gold, ink   color.NRGBA
	first, second             color.NRGBA // teams
	back                      color.NRGBA // of small cards
	better                    color.NRGBA // what has risen
}

func tableColors() colors {
	return colors{
		felt: pen.Hex(0x1F6B4C), feltDark: pen.Hex(0x17553C), feltLight: pen.Hex(0x2A7A59),
		wood: pen.Hex(0x4A2E1B), woodLight: pen.Hex(0x6B4527),
		plate: pen.Hex(0x12241C), cream: pen.Hex(0xFBF4E2), gold: pen.Hex(0xF2C14B), ink: pen.Hex(0x1D1A17),
		first: pen.Hex(0x8FD3F4), second: pen.Hex(0xFFB27A),
		back: pen.Hex(0xA3202A), better: pen.Hex(0x8EDB9E),
	}
}

// line is the colour of thin lines and empty places on the felt.
func (c colors) line() color.NRGBA { return pen.Mix(c.felt, c.gold, 0.5) }

// team is the colour of a team.
func (c colors) team(t Team) color.NRGBA {
	switch t {
	case Disc:
		return c.first
	case Diamond:
		return c.second
	}
	return c.line()
}
