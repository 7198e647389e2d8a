package discord

import (
	"strings"
	"unicode"
	"unicode/utf16"

	"briscola/bot/chat"
)

// contentLimit is what a message holds. Discord counts code points; counting UTF-16 units is never less.
const contentLimit = 2000

const (
	fence = "```"
	more  = "…"
)

// content renders the lines of a message as Discord's Markdown, with the icons that are there by name, never longer than a
// message may be: with icons that do not fit it has none, and what does not fit then is left out from the end and an ellipsis
// says so.
func content(m chat.Message, icons map[string]emoji) string {
	if p := lay(m, icons); !p.clip {
		return p.end()
	}
	return lay(m, nil).end()
}

// lay puts the lines of a message on a page.
func lay(m chat.Message, icons map[string]emoji) *page {
	p := &page{icons: icons}
	lines := split(m.Lines)
	if m.Mention != nil && isID(m.Mention.ID.ID) {
		p.mention("<@"+m.Mention.ID.ID+">", lines)
	}
	for _, line := range lines {
		if !p.line(line) {
			break
		}
	}
	return p
}

// page collects pieces of text up to the limit of a message.
type page struct {
	icons  map[string]emoji
	text   strings.Builder
	size   int
	lines  int
	open   string // what the next line begins behind: a mention
	fenced bool   // in a block of code
	clip   bool
}

// mention opens the page. It shares the first line where that line's look does not depend on beginning the line.
func (p *page) mention(name string, lines []chat.Line) {
	if len(lines) > 0 && (lines[0].Style == chat.Plain || lines[0].Style == chat.Title) {
		p.open = name + " "
		return
	}
	p.put(name)
}

func (p *page) put(piece string) {
	if p.lines > 0 {
		piece = "\n" + piece
	}
	p.text.WriteString(piece)
	p.size += units(piece)
	p.lines++
}

// room is how much the next piece may hold, so that the end of a block and the ellipsis still fit.
func (p *page) room() int { return contentLimit - p.size - units("\n"+"\n"+fence+"\n"+more) }

// line adds one line, or clips the page there and returns false.
func (p *page) line(line chat.Line) bool {
	open := p.open
	p.open = ""
	switch code := line.Style == chat.Code; {
	case code && !p.fenced:
		open += fence + "\n"
	case !code && p.fenced:
		open += fence + "\n"
	}
	piece := open + markdown(line.Style, line.Text, p.icons)
	if units(piece) > p.room() {
		p.clip = true
		if p.lines > 0 {
			return false
		}
		piece = open + fit(line, p.room()-units(open))
	}
	p.fenced = line.Style == chat.Code
	p.put(piece)
	return !p.clip
}

func (p *page) end() string {
	if p.fenced {
		p.put(fence)
	}
	if p.clip {
		p.put(more)
	}
	return p.text.String()
}

// fit shortens one line until it takes at most so many units.
func fit(line chat.Line, room int) string {
	runes := []rune(chat.Spell(line.Text))
	for units(markdown(line.Style, string(runes), nil)) > room {
		runes = runes[:len(runes)*9/10]
	}
	return markdown(line.Style, string(runes), nil)
}

// split breaks texts at every kind of line break, so that no text can begin a line unseen.
func split(lines []chat.Line) []chat.Line {
	var out []chat.Line
	for _, line := range lines {
		text := strings.NewReplacer("\r\n", "\n", "\r", "\n", "\v", "\n", "\f", "\n", "\u0085", "\n",
			"\u2028", "\n", "\u2029", "\n").Replace(line.Text)
		for part := range strings.SplitSeq(text, "\n") {
			out = append(out, chat.Line{Style: line.Style, Text: part})
		}
	}
	return out
}

// markdown renders one line of text in its style, with icons.
func markdown(style chat.Style, text string, icons map[string]emoji) string {
	if style == chat.Code {
		icons = nil // where an emoji would be text
	}
	text = printable(chat.Signs(text, func(icon, text string) string {
		if _, ok := icons[icon]; ok {
			return chat.Sign(icon, text)
		}
		return text
	}))
	if style == chat.Code {
		return unping(strings.ReplaceAll(text, fence, "`\u200b`\u200b`"))
	}
	text = chat.Signs(escape(strings.TrimSpace(text)), func(icon, _ string) string { return icons[icon].markup() })
	switch {
	case text == "":
		return ""
	case style == chat.Title:
		return "**" + text + "**"
	case style == chat.Quiet:
		return "-# " + text
	}
	return text
}

// escape makes a line of text show as it is: nothing in it is markup, a link or a mention.
func escape(text string) string {
	var b strings.Builder
	begins := len(lineMark(text))
	for i, r := range text {
		if i == begins-1 || strings.ContainsRune("\\*_~|`<[", r) || (r == ':' && strings.HasPrefix(text[i:], "://")) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return unping(b.String())
}

// lineMark gives what a line begins with up to and including the sign that would make it a heading, a quote, a list or
// small print; "" where it begins as text.
func lineMark(text string) string {
	rest := strings.TrimLeftFunc(text, unicode.IsSpace)
	space := len(text) - len(rest)
	digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
	switch {
	case digits > 0 && strings.HasPrefix(rest[digits:], "."):
		return text[:space+digits+1]
	case rest != "" && strings.ContainsRune("#>-+", rune(rest[0])):
		return text[:space+1]
	}
	return ""
}

// unping breaks the words that call everybody. Allowed mentions forbid the call; this forbids even its look.
func unping(text string) string {
	return strings.NewReplacer("@everyone", "@\u200beveryone", "@here", "@\u200bhere").Replace(text)
}

// printable leaves out control characters; a tab becomes a space.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t':
			return ' '
		case unicode.IsControl(r):
			return -1
		}
		return r
	}, text)
}

// units counts UTF-16 units.
func units(text string) int {
	n := 0
	for _, r := range text {
		n += max(utf16.RuneLen(r), 1)
	}
	return n
}
