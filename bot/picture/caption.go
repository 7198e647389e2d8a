package picture

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// maxText is how long a text is at most, in the units in which platforms count.
const maxText = 1000

// weight says when a sentence is cut: the lightest first, what is needed never.
type weight int

const (
	needed weight = iota
	counts        // how many cards somebody holds
	scores
)

// caption is a text in the making.
type caption struct {
	sentences []sentence
}

// sentence has a longer and a shorter form; where they are the same, the shorter is empty.
type sentence struct {
	long, short string
	weight      weight
}

// add adds a sentence unless there is nothing to say.
func (c *caption) add(w weight, text string) { c.addBoth(w, text, "") }

func (c *caption) addBoth(w weight, long, short string) {
	if long != "" {
		c.sentences = append(c.sentences, sentence{long, short, w})
	}
}

// list adds a sentence with a heading and items, unless there are none.
func (c *caption) list(w weight, heading string, items ...item) {
	if len(items) == 0 {
		return
	}
	separator := ", "
	if slices.ContainsFunc(items, func(i item) bool { return strings.Contains(i.long, ", ") || strings.Contains(i.long, ": ") }) {
		separator = "; "
	}
	var long, short []string
	for _, i := range items {
		long, short = append(long, i.long), append(short, i.short)
	}
	c.addBoth(w, headed(heading, strings.Join(long, separator)), headed(heading, strings.Join(short, separator)))
}

func headed(heading, text string) string {
	if heading == "" {
		return text
	}
	return heading + ": " + text
}

// String is the text: everything, or without the scores, or without the numbers of cards either, and with short names of
// cards where that is still too long.
func (c *caption) String() string {
	for _, short := range []bool{false, true} {
		for _, heaviest := range []weight{scores, counts, needed} {
			if text := c.text(short, heaviest); length(text) <= maxText {
				return text
			}
		}
	}
	return cut(c.text(true, needed))
}

func (c *caption) text(short bool, heaviest weight) string {
	var b strings.Builder
	for _, s := range c.sentences {
		if s.weight > heaviest {
			continue
		}
		text := s.long
		if short && s.short != "" {
			text = s.short
		}
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(capital(text))
		if last, _ := utf8.DecodeLastRuneInString(text); !strings.ContainsRune(".!?…", last) {
			b.WriteByte('.')
		}
	}
	return b.String()
}

// capital makes the first letter a large one.
func capital(text string) string {
	r, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(r)) + text[size:]
}

// length counts as platforms do: characters outside of the basic plane are two.
func length(text string) (n int) {
	for _, r := range text {
		n += max(1, utf16.RuneLen(r))
	}
	return n
}

// cut shortens a text that is too long in spite of everything.
func cut(text string) string {
	n := 1 // for the ellipsis
	for i, r := range text {
		if n += max(1, utf16.RuneLen(r)); n > maxText {
			return text[:i] + "…"
		}
	}
	return text
}

// item is a part of a sentence with a longer and a shorter form.
type item struct{ long, short string }

// same is an item that cannot be shortened.
func same(text string) item { return item{text, text} }

// join puts parts that are not empty behind each other.
func join(separator string, parts ...item) item {
	var long, short []string
	for _, p := range parts {
		if p.long != "" {
			long, short = append(long, p.long), append(short, p.short)
		}
	}
	return item{strings.Join(long, separator), strings.Join(short, separator)}
}

// item is the card's name.
func (c Card) item() item {
	name := c.Name
	if name == "" {
		name = c.Face.String()
	}
	if c.Short == "" {
		return same(name)
	}
	return item{name, c.Short}
}

// items are the names of cards.
func items(cards []Card) []item {
	all := make([]item, 0, len(cards))
	for _, c := range cards {
		if !c.none() {
			all = append(all, c.item())
		}
	}
	return all
}

func number(n int) string { return strconv.Itoa(n) }
