package console_test

import (
	"context"
	"io"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"briscola/adapters/console"
	"briscola/bot/chat"
)

func TestTheWordsOfTheTerminalFitIntoEightyColumns(t *testing.T) {
	for _, language := range []string{"it", "en"} {
		h := start(t, console.Options{Language: language})
		h.typed("?")
		for _, line := range strings.Split(h.out.wait(t, 0, "/play "), "\n") {
			if n := utf8.RuneCountInString(line); n >= 80 {
				t.Errorf("%s: %d columns in %q", language, n, line)
			}
		}
	}
}

func TestATerminalBreaksLinesBetweenWords(t *testing.T) {
	tens := func(n int) string { return strings.TrimSpace(strings.Repeat("ten_wide_x ", n)) } // 11 columns each, with the space
	long := strings.Repeat("x", 100)
	m := chat.Message{
		Lines: []chat.Line{
			{Style: chat.Title, Text: tens(8)},
			{Text: "  " + tens(7)},                        // 78 columns
			{Text: "   " + tens(7)},                       // 79
			{Text: "    " + tens(7)},                      // 80
			{Text: long + " " + "end"},                    // wider than a terminal
			{Text: strings.Repeat("🏆 ", 26) + "x"},        // two columns for a cup: 79
			{Text: strings.Repeat("🏆 ", 26) + "xx\nnext"}, // 80, and a line of its own
		},
		Buttons: [][]chat.Button{{
			{Label: tens(2), Token: "a"}, {Label: tens(2), Token: "b"}, {Label: tens(2), Token: "c"}, {Label: tens(2), Token: "d"},
		}},
	}
	want := []string{
		"\x1b[1m" + tens(7) + "\x1b[0m", "\x1b[1mten_wide_x\x1b[0m",
		"  " + tens(7),
		"   " + tens(7),
		"    " + tens(6), "    ten_wide_x",
		long, "end",
		strings.Repeat("🏆 ", 26) + "x",
		strings.TrimSpace(strings.Repeat("🏆 ", 26)), "xx", "next",
		"  1) " + tens(2) + "   2) " + tens(2), "  3) " + tens(2) + "   4) " + tens(2),
	}
	h := start(t, console.Options{Terminal: true, Bold: true})
	if _, err := h.console.Send(t.Context(), console.Room(), m); err != nil {
		t.Fatal(err)
	}
	_, got, _ := strings.Cut(h.out.String(), "\n> \n\n")
	if diff := cmp.Diff(want, strings.Split(strings.TrimSuffix(got, "\n> "), "\n")); diff != "" {
		t.Errorf("lines (-want +got):\n%s", diff)
	}
}

func TestWithoutATerminalLinesStayWhole(t *testing.T) {
	h := start(t, console.Options{})
	text := strings.Repeat("word ", 30) + "end"
	send(t, h, text)
	if got := h.out.String(); !strings.HasSuffix(got, "\n"+text+"\n") {
		t.Errorf("printed %q, want the line unbroken", got)
	}
}

func TestATerminalBreaksWhatTheBotAnswers(t *testing.T) {
	h := start(t, console.Options{Terminal: true})
	note := strings.Repeat("word ", 15) + "over the edge" // the fifteenth ends in column 74
	h.Serve(func(_ context.Context, _ chat.Update) chat.Answer { return chat.Answer{Note: note} })
	from := h.out.len()
	if _, err := io.WriteString(h.keys, "/table\n"); err != nil {
		t.Fatal(err)
	}
	if got, want := h.out.wait(t, from, "edge\n"), strings.Repeat("word ", 15)+"over\nthe edge\n"; !strings.HasPrefix(got, want) {
		t.Errorf("printed %q, want %q first", got, want)
	}
}
