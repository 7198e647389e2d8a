package console

import "strings"

// terminalWidth is how many columns are used of a terminal. The narrowest usual one has 80, and the last stays free.
const terminalWidth = 79

// width is the longest line that is printed, in columns; 0 where nobody sits who would see it break.
func (c *Console) width() int {
	if c.options.Terminal {
		return terminalWidth
	}
	return 0
}

// wrapLines breaks each line that is too wide between words.
func wrapLines(text string, width int) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if width == 0 || columns(line) <= width {
			continue
		}
		words := strings.TrimLeft(line, " ")
		lines[i] = fill(strings.Fields(words), " ", line[:len(line)-len(words)], width)
	}
	return strings.Join(lines, "\n")
}

// fill puts parts on as few lines as it can, with an indent before each line and a gap between two parts. A part is never
// broken. With width 0 there is one line.
func fill(parts []string, gap, indent string, width int) string {
	var b strings.Builder
	b.WriteString(indent)
	column := len(indent)
	for i, part := range parts {
		switch {
		case i == 0:
		case width > 0 && column+len(gap)+columns(part) > width:
			b.WriteString("\n" + indent)
			column = len(indent)
		default:
			b.WriteString(gap)
			column += len(gap)
		}
		b.WriteString(part)
		column += columns(part)
	}
	return b.String()
}

// columns is how wide a text is on a terminal: a column for a letter, two for an emoji. Joined emojis are narrower than that.
func columns(text string) (n int) {
	for _, r := range escape.ReplaceAllString(text, "") {
		n++
		if r >= 0x1f000 {
			n++
		}
	}
	return n
}
