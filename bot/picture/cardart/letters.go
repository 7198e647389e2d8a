package cardart

import "briscola/bot/picture/pen"

// boldText is a label with its middle at x and its baseline at y, squeezed to a width where it is wider.
func boldText(text string, size, x, y, width float64) pen.Path {
	f, err := pen.LoadFonts() // which takes no time beside what is drawn
	if err != nil {
		return pen.Path{} // as if no rune had a glyph
	}
	letters := f.Bold.Face(size).Text(text, 0, 0, pen.Center)
	squeeze := min(1, width/max(letters.Bounds().Dx(), 1))
	return letters.Transform(pen.Translate(x, y).Mul(pen.Scale(squeeze, 1)))
}

// mottoText is lines of capitals with their middle at x, the first baseline at y and as small as the width demands.
func mottoText(lines []string, size, x, y, width float64) []pen.Path {
	f, err := pen.LoadFonts()
	if err != nil {
		return nil
	}
	face := pen.Face{Font: f.Medium, Size: size, Spacing: 0.04 * size}
	shrink := 1.0
	for _, line := range lines {
		shrink = min(shrink, width/max(face.Width(line), 1))
	}
	var texts []pen.Path
	for i, line := range lines {
		m := pen.Translate(x, y+float64(i)*size*1.1).Mul(pen.Scale(shrink, shrink))
		texts = append(texts, face.Text(line, 0, 0, pen.Center).Transform(m))
	}
	return texts
}
