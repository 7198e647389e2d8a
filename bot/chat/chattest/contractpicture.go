package chattest

import (
	"bytes"
	"context"
	"errors"
	"testing"

	"briscola/bot/chat"
)

func withPicture(m chat.Message, p *chat.Picture) chat.Message {
	m.Picture = p
	return m
}

// needPictures skips what makes sense only where pictures are shown.
func needPictures(t *testing.T, h Harness) {
	t.Helper()
	if !h.Messenger().Caps().Pictures {
		t.Skip("no pictures here")
	}
}

// pictures says which picture a message shows; none at all on a platform without pictures.
func pictures(t *testing.T, h Harness, ref chat.MessageRef, want *chat.Picture) {
	t.Helper()
	if !h.Messenger().Caps().Pictures {
		want = nil
	}
	got := h.Picture(ref)
	switch {
	case want == nil && got != nil:
		t.Errorf("a picture %q is shown, want none", got.Alt)
	case want != nil && (got == nil || !bytes.Equal(got.PNG, want.PNG)):
		t.Errorf("the picture of key %q is not shown", want.Key)
	case want != nil && got.Alt != "" && got.Alt != want.Alt:
		t.Errorf("the picture has the text %q, want %q", got.Alt, want.Alt)
	}
}

func edit(t *testing.T, h Harness, ref chat.MessageRef, m chat.Message) {
	t.Helper()
	if err := h.Messenger().Edit(context.Background(), ref, m); err != nil {
		t.Fatalf("Edit: %v", err)
	}
}

func pictureShown(t *testing.T, h Harness) {
	pictures(t, h, send(t, h, screen("nothing to look at")), nil)
	ref := send(t, h, withPicture(screen("your hand", "all of it"), Picture("hand")))
	shows(t, h, ref, "your hand")
	shows(t, h, ref, "all of it")
	pictures(t, h, ref, Picture("hand"))
}

func otherPicture(t *testing.T, h Harness) {
	ref := send(t, h, withPicture(screen("first trick"), Picture("one")))
	for _, key := range []string{"two", "three", "one"} {
		edit(t, h, ref, withPicture(screen("now "+key), Picture(key)))
		shows(t, h, ref, "now "+key)
		pictures(t, h, ref, Picture(key))
	}
}

func equalPicture(t *testing.T, h Harness) {
	ref := send(t, h, withPicture(screen("before"), Picture("table")))
	before := h.Uploads()
	edit(t, h, ref, withPicture(screen("after"), Picture("table")))
	edit(t, h, ref, withPicture(screen("after"), Picture("table")))
	shows(t, h, ref, "after")
	pictures(t, h, ref, Picture("table"))
	if n := h.Uploads() - before; n != 0 {
		t.Errorf("the picture was sent %d times more", n)
	}
}

func pictureAdded(t *testing.T, h Harness) {
	ref := send(t, h, screen("words"))
	edit(t, h, ref, withPicture(screen("words and more"), Picture("table")))
	shows(t, h, ref, "words and more")
	pictures(t, h, ref, Picture("table"))
}

func pictureGone(t *testing.T, h Harness) {
	ref := bare(t, h, send(t, h, withPicture(screen("before"), Picture("table"))), screen("after"))
	edit(t, h, ref, withPicture(screen("again"), Picture("next")))
	shows(t, h, ref, "again")
	pictures(t, h, ref, Picture("next"))
}

// bare edits a message to one that shows no picture, or finds it deleted and sends it anew.
func bare(t *testing.T, h Harness, ref chat.MessageRef, m chat.Message) chat.MessageRef {
	t.Helper()
	err := h.Messenger().Edit(context.Background(), ref, m)
	if errors.Is(err, chat.ErrGone) {
		if text, there := h.Shows(ref); there {
			t.Errorf("a message that is said to be gone shows %q", text)
		}
		ref, err = h.Messenger().Send(context.Background(), h.Room(), m)
	}
	if err != nil {
		t.Fatalf("a picture is to go: %v", err)
	}
	shows(t, h, ref, m.Text())
	pictures(t, h, ref, nil)
	return ref
}

func badPicture(t *testing.T, h Harness) {
	good := Picture("table")
	ref := send(t, h, withPicture(screen("good"), good))
	large := append(bytes.Clone(good.PNG), make([]byte, chat.PictureMost)...)
	for _, p := range []chat.Picture{{Key: "k"}, {PNG: []byte("a sketch"), Key: "k"}, {PNG: large, Key: "k"}, {PNG: good.PNG}} {
		m := withPicture(screen("bad"), &p)
		if _, err := h.Messenger().Send(context.Background(), h.Room(), m); !errors.Is(err, chat.ErrRefused) {
			t.Errorf("Send of a picture of %d bytes with the key %q: got %v, want ErrRefused", len(p.PNG), p.Key, err)
		}
		if err := h.Messenger().Edit(context.Background(), ref, m); !errors.Is(err, chat.ErrRefused) {
			t.Errorf("Edit to a picture of %d bytes with the key %q: got %v, want ErrRefused", len(p.PNG), p.Key, err)
		}
	}
	m := withPicture(withFile(screen("both")), good)
	if _, err := h.Messenger().Send(context.Background(), h.Room(), m); !errors.Is(err, chat.ErrRefused) {
		t.Errorf("Send of a picture and a file: got %v, want ErrRefused", err)
	}
	shows(t, h, ref, "good")
	pictures(t, h, ref, good)
}

func pictureRefused(t *testing.T, h Harness) {
	needPictures(t, h)
	text := send(t, h, screen("words"))
	picture := send(t, h, withPicture(screen("before"), Picture("table")))
	if !h.Bare(h.Room()) {
		t.Skip("pictures are always taken here")
	}
	ref := send(t, h, withPicture(screen("your hand"), Picture("hand")))
	shows(t, h, ref, "your hand")
	pictures(t, h, ref, nil)
	edit(t, h, text, withPicture(screen("more words"), Picture("hand")))
	shows(t, h, text, "more words")
	pictures(t, h, text, nil)
	bare(t, h, picture, withPicture(screen("after"), Picture("next")))
	before := h.Uploads()
	shows(t, h, send(t, h, withPicture(screen("once more"), Picture("hand"))), "once more")
	if n := h.Uploads() - before; n != 0 {
		t.Errorf("a picture was sent where pictures had been refused")
	}
}
