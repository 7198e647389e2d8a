package console

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"briscola/bot/chat"
)

// render gives a message as lines of text of at most a width (see wrapLines), its pressable buttons numbered from 1.
func render(m chat.Message, bold bool, width int) string {
	var b strings.Builder
	for i, line := range m.Lines {
		text := cleanLines(line.Text)
		if i == 0 && m.Mention != nil {
			text = clean(m.Mention.Name) + ": " + text
		}
		b.WriteString(emphasise(wrapLines(text, width), bold && line.Style == chat.Title) + "\n")
	}
	number := 0
	for _, row := range m.Buttons {
		var labels []string
		for _, button := range row {
			switch label := clean(button.Label); {
			case button.URL != "":
				labels = append(labels, label+": "+clean(button.URL))
			case pressable(button):
				number++
				labels = append(labels, emphasise(keyOf(button, number)+") "+label, bold && button.Look == chat.Primary))
			}
		}
		if len(labels) > 0 {
			b.WriteString(fill(labels, "   ", "  ", width) + "\n")
		}
	}
	return b.String()
}

// keyOf is what presses a button. One that ends something wants an exclamation mark, because numbers move when a screen
// changes while somebody types.
func keyOf(b chat.Button, number int) string {
	key := strconv.Itoa(number)
	if b.Look == chat.Danger {
		key += "!"
	}
	return key
}

// emphasise makes each line bold.
func emphasise(text string, bold bool) string {
	if !bold {
		return text
	}
	return "\x1b[1m" + strings.ReplaceAll(text, "\n", "\x1b[0m\n\x1b[1m") + "\x1b[0m"
}

// escape matches the escape sequences of a terminal, those that set its title or clipboard included.
var escape = regexp.MustCompile("\x1b\\[[0-?]*[ -/]*[@-~]|\x1b[\\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\\\)?|\x1b.|\u009b[0-?]*[ -/]*[@-~]")

// clean makes text safe to print on one line.
func clean(text string) string {
	text = escape.ReplaceAllString(strings.ToValidUTF8(text, "�"), "")
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case r == '\u200d': // joins the parts of an emoji
			return r
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Co):
			return -1
		}
		return r
	}, text)
}

// cleanLines makes text safe to print and keeps its line breaks.
func cleanLines(text string) string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(clean(lines[i]), " ")
	}
	return strings.Join(lines, "\n")
}
