package console_test

import (
	"strings"
	"testing"

	"briscola/adapters/console"
	"briscola/bot/chat/chattest"
)

func TestPicturesAreNotPrinted(t *testing.T) {
	h := start(t, console.Options{Language: "en", Terminal: true})
	from := h.out.len()
	m := message("your hand", "play.1")
	m.Picture = chattest.Picture("one")
	ref, err := h.console.Send(t.Context(), console.Room(), m)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := h.out.String()[from:], "your hand\n  1) button play.1\n> "; !strings.HasSuffix(got, want) || strings.Contains(got, "picture") {
		t.Errorf("printed %q, want %q at the end", got, want)
	}
	from = h.out.len()
	m.Picture = chattest.Picture("two")
	if err := h.console.Edit(t.Context(), ref, m); err != nil || h.out.len() != from {
		t.Errorf("another picture printed %q, error %v", h.out.String()[from:], err)
	}
	if h.console.Caps().Pictures {
		t.Error("Caps promises pictures")
	}
}
