package bot

import (
	"strings"
	"unicode"

	"github.com/rivo/uniseg"
)

// Limits of a name: columns on a screen, and code points in one visible character, which keeps stacked accents in their line.
const (
	nameWidth   = 24
	nameCluster = 8
)

// computerMark stands before the name of a computer player and in no other name.
const computerMark = "🤖"

// CleanName makes a name that somebody chose safe to show: one line, no control or direction characters, no mark of a
// computer player, at most 24 columns. The result may be empty. Markup is left alone: texts are plain.
func CleanName(raw string) string {
	raw = strings.ReplaceAll(strings.ToValidUTF8(raw, ""), computerMark, "")
	var clean strings.Builder
	width, cut := 0, false
	clusters := uniseg.NewGraphemes(strings.Join(strings.FieldsFunc(raw, blank), " "))
	for clusters.Next() && !cut {
		cluster := visible(clusters.Runes())
		if cluster == "" {
			continue
		}
		if width += uniseg.StringWidth(cluster); width > nameWidth {
			cut = true
			continue
		}
		clean.WriteString(cluster)
	}
	name := strings.TrimSpace(clean.String())
	if cut {
		name += "…"
	}
	return name
}

// blank tells what separates words, the fillers that look empty included.
func blank(r rune) bool {
	switch r {
	case '\u115f', '\u1160', '\u3164', '\uffa0', '\u2800':
		return true
	}
	return unicode.IsSpace(r)
}

// visible drops from one visible character what could disturb its surroundings. Joiners stay inside an emoji.
func visible(runes []rune) string {
	kept := make([]rune, 0, nameCluster)
	for i, r := range runes {
		joiner := r == '\u200d' && i > 0 && i < len(runes)-1
		if !joiner && !unicode.IsGraphic(r) || len(kept) == nameCluster {
			continue
		}
		kept = append(kept, r)
	}
	if len(kept) > 0 && (unicode.IsMark(kept[0]) || uniseg.StringWidth(string(kept)) == 0) {
		return ""
	}
	return string(kept)
}
