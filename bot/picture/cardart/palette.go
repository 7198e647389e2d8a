package cardart

import (
	"image/color"

	"briscola/bot/picture/pen"
	"briscola/game"
)

// palette is the inks that a deck is printed with.
type palette struct {
	paper, ink                                 color.NRGBA
	red, blue, gold, green, brown              color.NRGBA
	redDark, blueDark, goldDark, greenDark     color.NRGBA
	redLight, blueLight, goldLight, greenLight color.NRGBA
	skin, white, grey                          color.NRGBA
	line                                       float64 // width of an outline
	contrast                                   bool    // are they those of a style with contrast
}

// paletteOf gives the inks of a deck. With contrast they are the same for all.
func paletteOf(style Style) palette {
	if style.Contrast {
		p := mixed(3, 0xFFFFFF, 0x000000, 0xD01A1E, 0x0F47B8, 0xFFC21A, 0x004A2C, 0x6B3D18, 0xFBD3A6, 0xFFFFFF, 0xA9A9A9)
		p.contrast = true
		return p
	}
	switch style.Deck {
	case Piacentine:
		return mixed(2.4, 0xFDFAF2, 0x1A1A1A, 0xDB3A2B, 0x3F78AE, 0xF2B430, 0x24523A, 0x7A4B2C, 0xF5D0A9, 0xFFFEFA, 0xB4B0AA)
	case Bergamasche:
		return mixed(2.4, 0xFCF8EE, 0x14151C, 0xD5332B, 0x2F48B2, 0xF0A62E, 0x1C4A38, 0x6E4426, 0xF6D3AD, 0xFFFEFA, 0xB4B0AA)
	case Trevigiane:
		return mixed(2.4, 0xFBF4E2, 0x1E1C22, 0xCF2F36, 0x2A6FB0, 0xF3C22B, 0x15463A, 0x7A4E2B, 0xF4D3B0, 0xFFFDF6, 0xB4B0AA)
	case Sarde:
		return mixed(2.2, 0xFBF3DF, 0x2A2119, 0xCE3B30, 0x3068B4, 0xE3AE2C, 0x1D4C30, 0x9A6A2F, 0xF3CFA6, 0xFFFBF0, 0xB9B2A6)
	case Francesi:
		return mixed(2.4, 0xFDFAF1, 0x1B1A20, 0xD42C28, 0x2258B0, 0xF3B72E, 0x124F33, 0x7A4B2C, 0xF6D3AC, 0xFFFEF8, 0xB9B3A8)
	}
	return mixed(2.4, 0xFBF6E9, 0x1D1A17, 0xD7281F, 0x1F55B8, 0xF6B91F, 0x0E5A36, 0x8C5A34, 0xF6D2AA, 0xFFFDF6, 0xB9B2A6)
}

// mixed makes a palette of pure inks in a fixed order, and the lighter and darker ones that follow from them.
func mixed(line float64, inks ...uint32) palette {
	p := palette{line: line}
	for i, to := range []*color.NRGBA{
		&p.paper, &p.ink, &p.red, &p.blue, &p.gold, &p.green, &p.brown, &p.skin, &p.white, &p.grey,
	} {
		*to = pen.Hex(inks[i])
	}
	p.redDark = pen.Mix(p.red, p.ink, 0.35)
	p.blueDark = pen.Mix(p.blue, p.ink, 0.4)
	p.goldDark = pen.Mix(p.gold, pen.Hex(0x9A5B00), 0.45)
	p.greenDark = pen.Mix(p.green, p.ink, 0.4)
	p.redLight = pen.Mix(p.red, p.white, 0.35)
	p.blueLight = pen.Mix(p.blue, p.white, 0.45)
	p.goldLight = pen.Mix(p.gold, p.white, 0.55)
	p.greenLight = pen.Mix(p.green, p.white, 0.35)
	return p
}

// suitColor is the colour that stands for a suit beside the cards of a deck. People who see fewer colours can tell the four of
// them apart too.
func (p palette) suitColor(suit game.Suit) color.NRGBA {
	switch suit {
	case game.Coppe:
		return p.red
	case game.Spade:
		return p.blue
	case game.Bastoni:
		return p.green
	}
	return pen.Mix(p.gold, pen.Hex(0xB87400), 0.55)
}
