package console_test

import (
	"context"
	"strings"
	"testing"

	"briscola/adapters/console"
	"briscola/bot/chat"
)

func TestAFileIsPrintedOnceBelowItsMessage(t *testing.T) {
	for _, row := range []struct{ rule, language, data, want string }{
		{"text", "en", "{\n  \"name\": \"Anna\"\n}\n", "File data.json, 21 bytes\n{\n  \"name\": \"Anna\"\n}\n"},
		{"text in Italian", "it", "{}", "File data.json, 2 byte\n{}\n"},
		{"lines wider than the terminal", "en", strings.Repeat("wide ", 30) + "end", "File data.json, 153 bytes\n" + strings.Repeat("wide ", 30) + "end\n"},
		{"marks of direction", "en", "a\u202eb", "File data.json, 5 bytes\nab\n"},
		{"an escape sequence", "en", "a\x1b[2J", "File data.json, 5 bytes\n"},
		{"no text", "en", "\xff\x00", "File data.json, 2 bytes\n"},
	} {
		h := start(t, console.Options{Language: row.language, Terminal: true})
		from := h.out.len()
		m := message("yours", "delete.1")
		m.File = &chat.File{Name: "data.json", Data: []byte(row.data)}
		ref, err := h.console.Send(t.Context(), console.Room(), m)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := h.out.String()[from:], "yours\n  1) button delete.1\n"+row.want+"> "; !strings.HasSuffix(got, want) {
			t.Errorf("%s: printed %q, want %q at the end", row.rule, got, want)
		}
		from = h.out.len()
		if err := h.console.Edit(t.Context(), ref, m); err != nil || h.out.len() != from {
			t.Errorf("%s: an equal edit printed %q, error %v", row.rule, h.out.String()[from:], err)
		}
		edit(t, h, ref, "still yours", "delete.1")
		h.Serve(func(context.Context, chat.Update) chat.Answer { return chat.Answer{Screen: &m} })
		h.typed("1")
		if got := h.out.String()[from:]; strings.Contains(got, "data.json") {
			t.Errorf("%s: the file is printed again in %q", row.rule, got)
		}
	}
}
