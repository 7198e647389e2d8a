package chat

import (
	"bytes"
	"fmt"
	"unicode/utf8"
)

// Limits of a Picture.
const (
	PictureMost = 1 << 20 // bytes
	AltMost     = 1000    // code points
)

// Picture is shown with a message.
type Picture struct {
	PNG []byte // at least its signature, at most PictureMost
	Alt string // the text twin for who cannot see it, at most AltMost
	Key string // the same key is the same picture: a platform may remember what it has of it; never ""
}

// Check gives an error that wraps ErrRefused where the picture cannot be sent.
func (p Picture) Check() error {
	if !bytes.HasPrefix(p.PNG, []byte("\x89PNG\r\n\x1a\n")) || len(p.PNG) > PictureMost {
		return fmt.Errorf("chat: a picture of %d bytes, which is too large or no PNG: %w", len(p.PNG), ErrRefused)
	}
	if n := utf8.RuneCountInString(p.Alt); n > AltMost {
		return fmt.Errorf("chat: a picture with a text of %d code points: %w", n, ErrRefused)
	}
	if p.Key == "" {
		return fmt.Errorf("chat: a picture without a key: %w", ErrRefused)
	}
	return nil
}
