package chat

import "strings"

// A sign is a small picture in a text: the name of an icon and the characters that stand for it, between runes for private
// use, which no name of a person holds.
const (
	signBegins  = '\ue000' // before the name of the icon
	signDivides = '\ue001' // before the characters that stand for it
	signEnds    = '\ue002'
)

// Sign makes a sign from the name of an icon, in ASCII letters and digits, and a few characters that stand for it where the
// icon cannot be shown. Signs may be in the lines, labels and notes for a platform with Caps.Icons.
func Sign(icon, text string) string {
	return string(signBegins) + icon + string(signDivides) + text + string(signEnds)
}

// Signs replaces each sign of a text by what show gives for it. What is left of a broken one is taken out.
func Signs(text string, show func(icon, text string) string) string {
	if !strings.ContainsFunc(text, signRune) {
		return text
	}
	var out strings.Builder
	for {
		before, rest, found := strings.Cut(text, string(signBegins))
		out.WriteString(without(before))
		if !found {
			return out.String()
		}
		icon, behind, divided := strings.Cut(rest, string(signDivides))
		stands, after, ended := strings.Cut(behind, string(signEnds))
		if !divided || !ended || strings.ContainsFunc(icon+stands, signRune) {
			text = rest
			continue
		}
		out.WriteString(show(icon, stands))
		text = after
	}
}

// Spell gives a text with the characters that stand for its signs.
func Spell(text string) string {
	return Signs(text, func(_, text string) string { return text })
}

func signRune(r rune) bool { return r >= signBegins && r <= signEnds }

// without takes the runes of signs out of a text.
func without(text string) string {
	return strings.Map(func(r rune) rune {
		if signRune(r) {
			return -1
		}
		return r
	}, text)
}
