package telegramtest

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf16"
)

// Entity is a marked part of a text. Offset and Length count UTF-16 units.
type Entity struct {
	Type   string `json:"type"`
	Offset int    `json:"offset"`
	Length int    `json:"length"`
	URL    string `json:"url,omitempty"`
}

// parseHTML reads the platform's HTML strictly.
func parseHTML(source string) (string, []Entity, *refusal) {
	p := htmlParser{source: source}
	for p.at < len(p.source) {
		var refused *refusal
		switch p.source[p.at] {
		case '<':
			refused = p.tag()
		case '&':
			p.reference()
		default:
			end := strings.IndexAny(p.source[p.at:], "<&")
			if end < 0 {
				end = len(p.source) - p.at
			}
			p.text.WriteString(p.source[p.at : p.at+end])
			p.at += end
		}
		if refused != nil {
			return "", nil, refused
		}
	}
	if len(p.open) > 0 {
		return "", nil, bad("can't parse entities: Can't find end tag corresponding to start tag %q", p.open[len(p.open)-1].name)
	}
	return p.text.String(), p.entities, nil
}

type htmlParser struct {
	source   string
	at       int
	text     strings.Builder
	open     []openTag
	entities []Entity
}

type openTag struct {
	name, kind, url string
	offset          int
}

func (p *htmlParser) tag() *refusal {
	begin := p.at
	length := strings.IndexByte(p.source[begin:], '>')
	if length < 0 {
		return bad("can't parse entities: Unclosed start tag at byte offset %d", begin)
	}
	inner := p.source[begin+1 : begin+length]
	p.at = begin + length + 1
	if name, ok := strings.CutPrefix(inner, "/"); ok {
		return p.endTag(strings.ToLower(strings.TrimSpace(name)), begin)
	}
	name, rest, _ := strings.Cut(inner, " ")
	name = strings.ToLower(name)
	attributes, ok := parseAttributes(rest)
	if !ok {
		return bad("can't parse entities: Unexpected attribute in the tag %q at byte offset %d", name, begin)
	}
	kind, url, ok := entityKind(name, attributes)
	if !ok {
		return bad("can't parse entities: Unsupported start tag %q at byte offset %d", name, begin)
	}
	p.open = append(p.open, openTag{name: name, kind: kind, url: url, offset: utf16Length(p.text.String())})
	return nil
}

func (p *htmlParser) endTag(name string, at int) *refusal {
	if len(p.open) == 0 {
		return bad("can't parse entities: Unexpected end tag at byte offset %d", at)
	}
	last := p.open[len(p.open)-1]
	if name != "" && name != last.name {
		return bad("can't parse entities: Unmatched end tag at byte offset %d, expected \"</%s>\", found \"</%s>\"", at, last.name, name)
	}
	p.open = p.open[:len(p.open)-1]
	length := utf16Length(p.text.String()) - last.offset
	if length > 0 && last.kind != "" {
		p.entities = append(p.entities, Entity{Type: last.kind, Offset: last.offset, Length: length, URL: last.url})
	}
	return nil
}

// reference reads a character reference; what is none stays as it is.
func (p *htmlParser) reference() {
	end := strings.IndexByte(p.source[p.at:], ';')
	if end > 0 {
		name := p.source[p.at+1 : p.at+end]
		if char, ok := character(name); ok {
			p.text.WriteRune(char)
			p.at += end + 1
			return
		}
	}
	p.text.WriteByte('&')
	p.at++
}

func character(name string) (rune, bool) {
	switch name {
	case "lt":
		return '<', true
	case "gt":
		return '>', true
	case "amp":
		return '&', true
	case "quot":
		return '"', true
	}
	digits, ok := strings.CutPrefix(name, "#")
	if !ok {
		return 0, false
	}
	base := 10
	if hex, ok := strings.CutPrefix(digits, "x"); ok {
		digits, base = hex, 16
	}
	n, err := strconv.ParseInt(digits, base, 32)
	return rune(n), err == nil && n > 0 && n < 0x110000
}

func parseAttributes(text string) (map[string]string, bool) {
	attributes := map[string]string{}
	pattern := regexp.MustCompile(`^\s*([a-z-]+)(?:="([^"]*)"|='([^']*)')?`)
	for strings.TrimSpace(text) != "" {
		found := pattern.FindStringSubmatch(text)
		if found == nil {
			return nil, false
		}
		attributes[found[1]] = unescape(found[2] + found[3])
		text = text[len(found[0]):]
	}
	return attributes, true
}

func unescape(text string) string {
	p := htmlParser{source: text}
	for p.at < len(text) {
		if text[p.at] == '&' {
			p.reference()
			continue
		}
		p.text.WriteByte(text[p.at])
		p.at++
	}
	return p.text.String()
}

func entityKind(name string, attributes map[string]string) (kind, url string, ok bool) {
	switch name {
	case "b", "strong":
		return "bold", "", true
	case "i", "em":
		return "italic", "", true
	case "u", "ins":
		return "underline", "", true
	case "s", "strike", "del":
		return "strikethrough", "", true
	case "code", "pre", "blockquote":
		return name, "", true
	case "tg-spoiler":
		return "spoiler", "", true
	case "span":
		return "spoiler", "", attributes["class"] == "tg-spoiler"
	case "a":
		return "text_link", attributes["href"], attributes["href"] != ""
	}
	return "", "", false
}

func utf16Length(text string) int { return len(utf16.Encode([]rune(text))) }

// clean does to a text what the server does: line breaks are unified, control characters become spaces, marks that
// override the direction vanish, and space around the text goes, with the entities moved accordingly.
func clean(text string, entities []Entity) (string, []Entity) {
	text = strings.Map(func(r rune) rune {
		switch {
		case r == '\r' || r >= 0x2028 && r <= 0x202E:
			return -1
		case r < ' ' && r != '\n':
			return ' '
		}
		return r
	}, text)
	trimmed := strings.TrimLeft(text, " \n\u00a0\u200b\u2060")
	shift := utf16Length(text) - utf16Length(trimmed)
	trimmed = strings.TrimRight(trimmed, " \n\u00a0\u200b\u2060")
	length := utf16Length(trimmed)
	var kept []Entity
	for _, e := range entities {
		begin, end := max(e.Offset-shift, 0), min(e.Offset-shift+e.Length, length)
		if begin < end {
			e.Offset, e.Length = begin, end-begin
			kept = append(kept, e)
		}
	}
	return trimmed, kept
}

// mentioned lists who is named by a text: through links to people, and through @names outside of fixed-width parts.
func (s *Server) mentioned(text string, entities []Entity) []int64 {
	var ids []int64
	units := utf16.Encode([]rune(text))
	for _, e := range entities {
		var id int64
		if n, _ := fmt.Sscanf(e.URL, "tg://user?id=%d", &id); n == 1 {
			ids = append(ids, id)
		}
		if e.Type == "code" || e.Type == "pre" || e.Type == "text_link" {
			for i := e.Offset; i < min(e.Offset+e.Length, len(units)); i++ {
				units[i] = ' '
			}
		}
	}
	plain := string(utf16.Decode(units))
	for _, found := range regexp.MustCompile(`(?:^|[^\w@/])@(\w{3,32})\b`).FindAllStringSubmatch(plain, -1) {
		for _, u := range s.users {
			if strings.EqualFold(u.Username, found[1]) {
				ids = append(ids, u.ID)
			}
		}
	}
	return ids
}
