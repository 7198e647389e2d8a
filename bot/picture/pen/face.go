package pen

import "strings"

// Face is a font in a size: the distance between lines of text that is set solid.
type Face struct {
	Font    *Font
	Size    float64
	Spacing float64 // added between glyphs
}

// Align says where a text is in relation to its x.
type Align int

// The alignments: x is the left end of the text, its middle or its right end.
const (
	Left Align = iota
	Center
	Right
)

// Width is how wide a text is. Runes that cannot be drawn take no room.
func (f Face) Width(text string) float64 {
	width, spaces := 0.0, 0.0
	for _, r := range text {
		if g, ok := f.Font.glyph(r); ok {
			width += g.advance*f.Size + spaces
			spaces = f.Spacing
		}
	}
	return width
}

// CapHeight is how tall a capital letter is: a text in the middle of a box stands half of it below the middle.
func (f Face) CapHeight() float64 {
	g, _ := f.Font.glyph('H')
	return g.path.Bounds().Dy() * f.Size
}

// Text is the outlines of a text whose baseline is at y. Runes that cannot be drawn are left out.
func (f Face) Text(text string, x, y float64, align Align) Path {
	x -= f.Width(text) * float64(align) / 2
	var glyphs []Path
	for _, r := range text {
		if g, ok := f.Font.glyph(r); ok {
			glyphs = append(glyphs, g.path.Transform(Matrix{f.Size, 0, 0, f.Size, x, y}))
			x += g.advance*f.Size + f.Spacing
		}
	}
	return Join(glyphs...)
}

// smallest is how far Fit shrinks a text before it cuts.
const smallest = 0.78

// Fit makes a text fit into a width: what is printable of it, smaller down to 78 % of the size, and if that is not enough
// cut at the end, where an ellipsis shows it. Draw the text that it gives with the face that it gives.
func (f Face) Fit(text string, width float64) (Face, string) {
	text = f.Font.Printable(text)
	full := f.Width(text)
	if full <= width {
		return f, text
	}
	scale := max(smallest, width/full*(1-1e-9)) // a little less, or rounding makes it too wide
	f.Size *= scale
	f.Spacing *= scale
	if f.Width(text) <= width {
		return f, text
	}
	return f, f.Cut(text, width)
}

// Cut is as much of the beginning of a text as fits into a width, with an ellipsis where something is missing.
func (f Face) Cut(text string, width float64) string {
	if f.Width(text) <= width {
		return text
	}
	runes := []rune(text)
	for n := len(runes) - 1; n > 0; n-- {
		cut := strings.TrimRight(string(runes[:n]), " ") + "…"
		if f.Width(cut) <= width {
			return cut
		}
	}
	return ""
}
