package bot_test

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/rivo/uniseg"

	"briscola/bot"
)

func TestNamesAreMadeSafeToShow(t *testing.T) {
	tests := []struct{ name, raw, want string }{
		{"an ordinary one stays", "Anna Maria", "Anna Maria"},
		{"letters of other scripts stay", "Łukasz Šimić 小林", "Łukasz Šimić 小林"},
		{"line breaks and tabs are blanks", " Anna\n\tMaria\r ", "Anna Maria"},
		{"control characters go", "An\x00na\x1b[31m\u0085", "Anna[31m"},
		{"direction marks go", "\u202eannA\u202c\u2066x\u2069\u200f", "annAx"},
		{"invisible ones go", "\u200b\u2060\ufeffAnna\u00ad", "Anna"},
		{"fillers that look empty are empty", "\u3164\u2800\u115f", ""},
		{"nothing is nothing", "", ""},
		{"broken bytes go", "An\xffna", "Anna"},
		{"markup is left to the platform", "*Anna* <b>@everyone</b>", "*Anna* <b>@everyone</b>"},
		{"long ones are cut", strings.Repeat("a", 99), strings.Repeat("a", 24) + "…"},
		{"joined emoji stay whole", "👩‍👩‍👧 Rossi", "👩‍👩‍👧 Rossi"},
		{"many emoji are cut", strings.Repeat("🙂", 64), strings.Repeat("🙂", 12) + "…"},
		{"the computers' mark is theirs", "🤖 Computer 2", "Computer 2"},
		{"stacked accents are cut", "a" + strings.Repeat("\u0301", 50) + "b", "a" + strings.Repeat("\u0301", 7) + "b"},
		{"accents on every letter are cut", strings.Repeat("a"+strings.Repeat("\u0301", 7), 24), strings.Repeat("a"+strings.Repeat("\u0301", 7), 4) + "…"},
		{"accents alone are nothing", strings.Repeat("\u0301", 5), ""},
	}
	for _, tt := range tests {
		if got := bot.CleanName(tt.raw); got != tt.want {
			t.Errorf("%s: CleanName(%q) = %q, want %q", tt.name, tt.raw, got, tt.want)
		}
	}
}

func FuzzCleanName(f *testing.F) {
	for _, s := range []string{"Anna", "\u202e", "👩‍👩‍👧", "a\u0301\u0301", "\xff\xfe", "🇮🇹🇮🇹", "\u200d\u200d"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, raw string) {
		name := bot.CleanName(raw)
		if !utf8.ValidString(name) || uniseg.StringWidth(name) > 26 || len([]rune(name)) > 200 {
			t.Errorf("CleanName(%q) = %q", raw, name)
		}
		for _, r := range name {
			if unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\n' {
				t.Errorf("CleanName(%q) = %q keeps %U", raw, name, r)
			}
		}
		if again := bot.CleanName(strings.TrimSuffix(name, "…")); again != strings.TrimSuffix(name, "…") {
			t.Errorf("CleanName(%q) = %q, and again %q", raw, name, again)
		}
	})
}
