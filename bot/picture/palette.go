package picture

import (
	"encoding/hex"
	"image"
	"image/color"
	"slices"
	"sync/atomic"

	"briscola/bot/picture/cardart"
)

// palette is the colours of the pictures of a deck.
type palette struct {
	colors color.Palette // opaque
	// nearest holds for each colour, by its bin, the place in colors plus one, or 0 where nobody has asked yet. What is
	// filled in depends on the bin alone, so that a picture does not depend on those before it.
	nearest []atomic.Uint32
}

// A bin is the colours that agree in the upper six bits of red, green and blue.
const (
	binBits = 6
	bins    = 1 << (3 * binBits)
)

func binOf(r, g, b uint8) int {
	const drop = 8 - binBits
	return int(r>>drop)<<(2*binBits) | int(g>>drop)<<binBits | int(b>>drop)
}

// middle is the colour in the middle of a bin.
func middle(bin int) tint {
	const drop, half = 8 - binBits, 1 << (7 - binBits)
	part := func(shift int) uint8 { return uint8(bin>>shift<<drop) | half }
	return tint{part(2 * binBits), part(binBits), part(0)}
}

func newPalette(tints []tint, pinned int) *palette {
	p := &palette{nearest: make([]atomic.Uint32, bins)}
	for i, t := range tints {
		p.colors = append(p.colors, color.RGBA{t.r, t.g, t.b, 255})
		bin := &p.nearest[binOf(t.r, t.g, t.b)]
		if i < pinned && bin.Load() == 0 { // the first is the most frequent
			bin.Store(uint32(i) + 1)
		}
	}
	return p
}

// convert gives an opaque picture in the colours of the palette.
func (p *palette) convert(from *image.RGBA) *image.Paletted {
	to := image.NewPaletted(from.Rect, p.colors)
	p.convertRect(to, from, from.Rect)
	return to
}

// convertRect converts a part.
func (p *palette) convertRect(to *image.Paletted, from *image.RGBA, part image.Rectangle) {
	for y := part.Min.Y; y < part.Max.Y; y++ {
		row := from.Pix[from.PixOffset(part.Min.X, y):]
		out := to.Pix[to.PixOffset(part.Min.X, y):][:part.Dx()]
		last, index := -1, uint8(0)
		for x := range out {
			pixel := row[4*x : 4*x+3 : 4*x+3]
			if bin := binOf(pixel[0], pixel[1], pixel[2]); bin != last {
				last, index = bin, p.index(bin)
			}
			out[x] = index
		}
	}
}

// index is the place of the colour that is nearest to the middle of a bin.
func (p *palette) index(bin int) uint8 {
	if known := p.nearest[bin].Load(); known > 0 {
		return uint8(known - 1)
	}
	at, best, least := middle(bin), 0, 1<<30
	for i, c := range p.colors {
		if d := at.distance(tintOf(c)); d < least {
			best, least = i, d
		}
	}
	p.nearest[bin].Store(uint32(best) + 1)
	return uint8(best)
}

// tint is an opaque colour.
type tint struct{ r, g, b uint8 }

func tintOf(c color.Color) tint {
	rgba, _ := c.(color.RGBA)
	return tint{rgba.R, rgba.G, rgba.B}
}

// distance is how different colours look, roughly: green counts most and blue least.
func (t tint) distance(u tint) int {
	r, g, b := int(t.r)-int(u.r), int(t.g)-int(u.g), int(t.b)-int(u.b)
	return 3*r*r + 4*g*g + 2*b*b
}

// palette gives the palette of a style. Indices make no difference.
func (s *Studio) palette(style cardart.Style) *palette {
	style.Indices = cardart.Big
	s.mu.Lock()
	defer s.mu.Unlock()
	p := s.palettes[style]
	if p == nil {
		p = newPalette(cardTints(style), pinnedSize)
		s.palettes[style] = p
	}
	return p
}

// A palette of cards has so many colours, of which so many are exactly as they are: as few as look well, because a picture
// with fewer colours is smaller.
const (
	paletteSize = 176
	pinnedSize  = 85
)

//go:generate go test -run ^TestPalettesAreThoseOfTheCards$ -update . -timeout 10m

// cardTints reads the colours of the pictures of a deck. They are in the order of their choice: those that are exact first.
func cardTints(style cardart.Style) []tint {
	raw, err := hex.DecodeString(paletteTable(style.Deck, style.Contrast))
	if err != nil {
		return []tint{{}} // cannot be: a test reads the whole table
	}
	tints := make([]tint, 0, paletteSize)
	for part := range slices.Chunk(raw, 3) {
		tints = append(tints, tint{part[0], part[1], part[2]})
	}
	return tints
}
