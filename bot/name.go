package bot

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/rivo/uniseg"
)

// Limits of a name: columns on a screen, code points in one visible character, which keeps stacked accents in their line, and
// code points in all.
const (
	nameWidth   = 24
	nameCluster = 8
	nameRunes   = 32
)

// computerMark stands before the name of a computer player and in no other name.
const computerMark = "🤖"

// CleanName makes a name that somebody chose safe to show: one line, no control or direction characters, no mark of a
// computer player, at most 24 columns and 32 code points. The result may be empty. Markup is left alone: texts are plain.
func CleanName(raw string) string {
	raw = strings.ReplaceAll(strings.ToValidUTF8(raw, ""), computerMark, "")
	words := strings.FieldsFunc(visible([]rune(raw)), blank)
	var clean strings.Builder
	width, length := 0, 0
	for clusters := uniseg.NewGraphemes(strings.Join(words, " ")); clusters.Next(); {
		runes := clusters.Runes()
		cluster := strings.TrimRight(string(runes[:min(len(runes), nameCluster)]), "\u200d")
		width += uniseg.StringWidth(cluster)
		length += utf8.RuneCountInString(cluster)
		if width > nameWidth || length > nameRunes {
			return strings.TrimSpace(clean.String()) + "…"
		}
		clean.WriteString(cluster)
	}
	if width == 0 {
		return ""
	}
	return strings.TrimSpace(clean.String())
}

// blank tells what separates words, the fillers that look empty included.
func blank(r rune) bool {
	switch r {
	case '\u115f', '\u1160', '\u3164', '\uffa0', '\u2800':
		return true
	}
	return unicode.IsSpace(r)
}

// visible drops what cannot be seen or disturbs its surroundings. Joiners stay between the parts of an emoji.
func visible(runes []rune) string {
	kept := make([]rune, 0, len(runes))
	for i, r := range runes {
		joiner := r == '\u200d' && len(kept) > 0 && unicode.In(kept[len(kept)-1], unicode.So, unicode.Sk, unicode.Mn) &&
			i < len(runes)-1 && unicode.Is(unicode.So, runes[i+1])
		if joiner || unicode.IsGraphic(r) || unicode.IsSpace(r) {
			kept = append(kept, r)
		}
	}
	return string(kept)
}
