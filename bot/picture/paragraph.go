package picture

import (
	"image/color"
	"strings"

	"briscola/bot/picture/pen"
)

// paragraph is a text in lines of one size.
type paragraph struct {
	face  pen.Face
	lines []string
}

const (
	leading  = 1.06 // from line to line, in sizes of the letters
	lineGain = 1.1  // how much larger letters have to become by another line

	listWorth = 0.84 // so large are letters at least, of what they could be, where lines of a list begin with its items
)

// smallName is the size of the smallest letters of a name, in units of a layout: those of a whole table can still be read
// where it is as wide as a phone.
const smallName = 13.0

// newParagraph breaks a text into lines, so that its letters are as large as can be in a width and a height: after the commas
// of a list where that is nearly as good, at spaces, after hyphens where the letters would be smaller than the least size
// otherwise, and within words that are too long even so. What is too long for all that is cut.
func newParagraph(face pen.Face, text string, width, height, least float64) paragraph {
	text, least = face.Font.Printable(text), min(least, face.Size)
	most := max(1, int(height/(least*leading)+1e-6))
	p := paragraph{face: resized(face, least)}
	words := strings.SplitAfter(text, " ")
	if names := strings.SplitAfter(text, ", "); len(names) > 1 {
		listed, size := broken(face, names, width, height, most), broken(face, words, width, height, most).face.Size
		if listed.face.Size >= max(least, listWorth*size) {
			return listed
		}
	}
	syllables := hyphened(words)
	parts := p.spelt(syllables, width)
	for _, pieces := range [][]string{words, syllables, parts} {
		if p := broken(face, pieces, width, height, most); p.face.Size >= least {
			return p
		}
	}
	p.lines = p.fill(parts, width)
	if len(p.lines) > most {
		rest := strings.Join(parts, "")
		for _, line := range p.lines[:most-1] {
			rest = strings.TrimSpace(strings.TrimPrefix(rest, line))
		}
		p.lines = append(p.lines[:most-1], p.face.Cut(rest, width))
	}
	return p
}

// broken puts pieces of a text into as many lines as let it have the largest letters, where another line is worth it.
func broken(face pen.Face, pieces []string, width, height float64, most int) paragraph {
	best := paragraph{face: resized(face, 0)}
	for n := 1; n <= most; n++ {
		p := paragraph{face: face}
		widest := p.narrowest(pieces, n)
		p.lines = p.fill(pieces, widest)
		size := min(face.Size, face.Size*width/max(widest, 1e-9), height/(leading*float64(n)))
		p.face = resized(face, size*(1-1e-9))
		if p.face.Size > best.face.Size*lineGain {
			best = p
		}
	}
	return best
}

// narrowest is the least width in which pieces fill so many lines.
func (p paragraph) narrowest(pieces []string, lines int) float64 {
	low, high := 0.0, p.face.Width(strings.Join(pieces, ""))+1e-6
	for _, piece := range pieces {
		low = max(low, p.face.Width(strings.TrimRight(piece, " ")))
	}
	if len(p.fill(pieces, low)) <= lines {
		return low
	}
	for high-low > p.face.Size/40 {
		if middle := (low + high) / 2; len(p.fill(pieces, middle)) <= lines {
			high = middle
		} else {
			low = middle
		}
	}
	return high
}

// fill puts as many pieces into each line as fit into a width.
func (p paragraph) fill(pieces []string, width float64) (lines []string) {
	line := ""
	for _, piece := range pieces {
		if longer := line + piece; line == "" || p.face.Width(strings.TrimRight(longer, " ")) <= width+1e-6 {
			line = longer
			continue
		}
		lines = append(lines, strings.TrimSpace(line))
		line = piece
	}
	return append(lines, strings.TrimSpace(line))
}

// hyphened parts words after hyphens too.
func hyphened(words []string) (pieces []string) {
	for _, word := range words {
		pieces = append(pieces, strings.SplitAfter(word, "-")...)
	}
	return pieces
}

// spelt parts words that are wider than a line into their letters.
func (p paragraph) spelt(words []string, width float64) (pieces []string) {
	for _, word := range words {
		if p.face.Width(strings.TrimSpace(word)) > width {
			pieces = append(pieces, strings.Split(word, "")...)
		} else {
			pieces = append(pieces, word)
		}
	}
	return pieces
}

// resized is a face in another size.
func resized(face pen.Face, size float64) pen.Face {
	face.Spacing *= size / face.Size
	face.Size = size
	return face
}

// width is how wide the widest line is, and height how tall all lines are.
func (p paragraph) width() (width float64) {
	for _, line := range p.lines {
		width = max(width, p.face.Width(line))
	}
	return width
}

func (p paragraph) height() float64 { return p.face.Size * leading * float64(len(p.lines)) }

// write writes a paragraph about y.
func (c *canvas) write(p paragraph, x, y float64, align pen.Align, ink color.NRGBA) {
	step := p.face.Size * leading
	y -= step * float64(len(p.lines)-1) / 2
	for _, line := range p.lines {
		c.Fill(p.face.Text(line, x, y+p.face.CapHeight()/2, align), ink)
		y += step
	}
}
