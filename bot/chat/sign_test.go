package chat_test

import (
	"strings"
	"testing"

	"briscola/bot/chat"
)

func TestSignsAreReplacedByWhatIsShownForThem(t *testing.T) {
	cup, coin := chat.Sign("3c", "🏆"), chat.Sign("Ad", "🪙")
	for _, row := range []struct {
		text, shown, plain string
		comment            string
	}{
		{"three", "three", "three", "no sign"},
		{"", "", "", "nothing"},
		{cup, "<3c>", "🏆", "a sign alone"},
		{"Tre " + cup + ", Asso " + coin + "!", "Tre <3c>, Asso <Ad>!", "Tre 🏆, Asso 🪙!", "two signs"},
		{cup + coin, "<3c><Ad>", "🏆🪙", "side by side"},
		{chat.Sign("back", ""), "<back>", "", "nothing stands for it"},
		{"a\ue002b\ue001c", "abc", "abc", "runes that belong to no sign"},
		{"a\ue0003c", "a3c", "a3c", "cut after the name"},
		{"a\ue0003c\ue001🏆", "a3c🏆", "a3c🏆", "cut before the end"},
		{"\ue0003c" + coin, "3c<Ad>", "3c🪙", "cut, and a whole one behind"},
		{"\ue000" + cup, "<3c>", "🏆", "begun twice"},
		{"\ue0003c\ue001🏆\ue001\ue002", "3c🏆", "3c🏆", "divided twice"},
	} {
		shown := chat.Signs(row.text, func(icon, _ string) string { return "<" + icon + ">" })
		if plain := chat.Spell(row.text); shown != row.shown || plain != row.plain {
			t.Errorf("%s: shown %q, want %q; plain %q, want %q", row.comment, shown, row.shown, plain, row.plain)
		}
	}
}

func FuzzSigns(f *testing.F) {
	f.Add("Tre " + chat.Sign("3c", "🏆") + "!")
	f.Add("\ue000\ue001\ue002\ue000")
	f.Fuzz(func(t *testing.T, text string) {
		if plain := chat.Spell(text); strings.ContainsAny(plain, "\ue000\ue001\ue002") {
			t.Errorf("runes of signs are left in %q", plain)
		}
		if text != "" && !strings.ContainsAny(text, "\ue000\ue001\ue002") && chat.Spell(text) != text {
			t.Errorf("%q has no signs and is changed", text)
		}
	})
}
