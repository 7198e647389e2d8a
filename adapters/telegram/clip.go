package telegram

import (
	"unicode"
	"unicode/utf8"
)

// clip cuts a text to a number of code points; a cut text ends with an ellipsis, and no character that is made of
// several code points is cut in two.
func clip(text string, most int) string {
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	if most <= 0 {
		return ""
	}
	runes := []rune(text)
	cut := most - 1
	for cut > 0 && !between(runes, cut) {
		cut--
	}
	return string(runes[:cut]) + ellipsis
}

// between tells whether a text may be cut before a rune: not before what only changes the character before it, not
// behind a joiner, not inside of a flag.
func between(runes []rune, i int) bool {
	if extends(runes[i]) || runes[i-1] == joiner {
		return false
	}
	flags := 0
	for j := i - 1; j >= 0 && regional(runes[j]); j-- {
		flags++
	}
	return !regional(runes[i]) || flags%2 == 0
}

const joiner = '\u200D'

func extends(r rune) bool {
	skin := r >= 0x1F3FB && r <= 0x1F3FF
	tag := r >= 0xE0020 && r <= 0xE007F
	return r == joiner || skin || tag || unicode.In(r, unicode.Mn, unicode.Me, unicode.Mc)
}

func regional(r rune) bool { return r >= 0x1F1E6 && r <= 0x1F1FF }
