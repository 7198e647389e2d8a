package chat_test

import (
	"errors"
	"strings"
	"testing"

	"briscola/bot/chat"
)

// signature is what every PNG begins with.
const signature = "\x89PNG\r\n\x1a\n"

func TestAPictureIsAPNGWithAKeyAndAShortText(t *testing.T) {
	png := func(size int) []byte { return append([]byte(signature), make([]byte, size-len(signature))...) }
	for _, row := range []struct {
		rule    string
		picture chat.Picture
		want    error
	}{
		{"a table", chat.Picture{PNG: png(2000), Alt: "La tua mano: Sette di denari", Key: "hand 7d"}, nil},
		{"without a text", chat.Picture{PNG: png(8), Key: "k"}, nil},
		{"the largest", chat.Picture{PNG: png(chat.PictureMost), Alt: strings.Repeat("è", chat.AltMost), Key: "k"}, nil},
		{"without data", chat.Picture{Key: "k"}, chat.ErrRefused},
		{"no PNG", chat.Picture{PNG: []byte("GIF89a, and more"), Key: "k"}, chat.ErrRefused},
		{"too large", chat.Picture{PNG: png(chat.PictureMost + 1), Key: "k"}, chat.ErrRefused},
		{"a text too long", chat.Picture{PNG: png(8), Alt: strings.Repeat("x", chat.AltMost+1), Key: "k"}, chat.ErrRefused},
		{"without a key", chat.Picture{PNG: png(8), Alt: "x"}, chat.ErrRefused},
	} {
		err := row.picture.Check()
		if !errors.Is(err, row.want) {
			t.Errorf("%s: got %v, want %v", row.rule, err, row.want)
		}
		if err != nil && row.picture.Alt != "" && strings.Contains(err.Error(), row.picture.Alt) {
			t.Errorf("%s: the error %q holds the text", row.rule, err)
		}
	}
}
