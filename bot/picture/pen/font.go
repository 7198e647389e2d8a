package pen

import (
	"fmt"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomedium"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/gofont/gosmallcaps"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Fonts are the Go fonts: Latin, Greek and Cyrillic letters.
type Fonts struct{ Regular, Medium, Bold, SmallCaps *Font }

// LoadFonts reads the fonts, which are part of the program. Once is enough.
func LoadFonts() (*Fonts, error) {
	var fonts Fonts
	for _, f := range []struct {
		to   **Font
		data []byte
	}{
		{&fonts.Regular, goregular.TTF},
		{&fonts.Medium, gomedium.TTF},
		{&fonts.Bold, gobold.TTF},
		{&fonts.SmallCaps, gosmallcaps.TTF},
	} {
		parsed, err := sfnt.Parse(f.data)
		if err != nil {
			return nil, fmt.Errorf("pen: font: %w", err)
		}
		*f.to = &Font{font: parsed, glyphs: map[rune]glyph{}}
	}
	return &fonts, nil
}

// Font is a typeface without a size. It is safe for concurrent use.
type Font struct {
	mu     sync.Mutex // guards all
	font   *sfnt.Font
	buffer sfnt.Buffer
	glyphs map[rune]glyph // what was asked for so far
}

// glyph is a rune's outline and how far it takes the pen, for a size of 1.
type glyph struct {
	path    Path
	advance float64
}

// Face is the font in a size.
func (f *Font) Face(size float64) Face { return Face{Font: f, Size: size} }

// Printable is what can be drawn of a text: runes that have a glyph and run from left to right, single spaces between
// words and none around them. Of a name in another script nothing is left.
func (f *Font) Printable(text string) string {
	kept := strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return ' '
		}
		if _, ok := f.glyph(r); !ok {
			return -1
		}
		return r
	}, text)
	return strings.Join(strings.Fields(kept), " ")
}

// drawable tells whether a rune needs nothing but a glyph: no marks, which have to be put in place, and no letters that run
// from right to left, even if a font has them.
func drawable(r rune) bool {
	return unicode.IsPrint(r) && r != unicode.ReplacementChar &&
		!unicode.In(r, unicode.M, unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana, unicode.Nko)
}

// glyph gives the glyph of a rune that can be drawn.
func (f *Font) glyph(r rune) (glyph, bool) {
	if !drawable(r) {
		return glyph{}, false
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if g, ok := f.glyphs[r]; ok {
		return g, true
	}
	g, ok := f.load(r)
	if ok {
		f.glyphs[r] = g
	}
	return g, ok
}

// load reads a glyph at a size at which its coordinates are whole numbers.
func (f *Font) load(r rune) (glyph, bool) {
	index, err := f.font.GlyphIndex(&f.buffer, r)
	if err != nil || index == 0 {
		return glyph{}, false
	}
	em := float64(f.font.UnitsPerEm())
	size := fixed.I(int(em))
	advance, err := f.font.GlyphAdvance(&f.buffer, index, size, font.HintingNone)
	if err != nil {
		return glyph{}, false
	}
	segments, err := f.font.LoadGlyph(&f.buffer, index, size, nil)
	if err != nil {
		return glyph{}, false
	}
	scale := 1 / em / 64
	return glyph{outline(segments, scale), float64(advance) * scale}, true
}

// outline makes a path of the segments of a glyph.
func outline(segments sfnt.Segments, scale float64) Path {
	var p Path
	for _, s := range segments {
		var xy [6]float64
		for i, arg := range s.Args {
			xy[2*i], xy[2*i+1] = float64(arg.X)*scale, float64(arg.Y)*scale
		}
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			p.Close()
			p.MoveTo(xy[0], xy[1])
		case sfnt.SegmentOpLineTo:
			p.LineTo(xy[0], xy[1])
		case sfnt.SegmentOpQuadTo:
			p.QuadTo(xy[0], xy[1], xy[2], xy[3])
		case sfnt.SegmentOpCubeTo:
			p.CubicTo(xy[0], xy[1], xy[2], xy[3], xy[4], xy[5])
		}
	}
	p.Close()
	return p
}
