package chattest

import (
	"bytes"
	"hash/fnv"
	"image"
	"image/color"
	"image/png"
	"unicode/utf8"

	"briscola/bot/chat"
)

// Picture makes a small picture of which the bytes, the text and the key are unlike those of any other key.
func Picture(key string) *chat.Picture {
	hash := fnv.New64a()
	hash.Write([]byte(key))
	bits := hash.Sum64()
	paint := image.NewGray(image.Rect(0, 0, 16, 9))
	for i := range 8 {
		paint.SetGray(i, 0, color.Gray{Y: uint8(bits >> (8 * i))})
	}
	var out bytes.Buffer
	if err := png.Encode(&out, paint); err != nil {
		panic(err) // memory takes everything
	}
	return &chat.Picture{PNG: out.Bytes(), Alt: "A picture of " + key, Key: key}
}

// RefusePictures makes the platform refuse pictures, so that messages are shown without them from now on, or take them again.
func (f *Fake) RefusePictures(refuse bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.bare = refuse
}

// visible gives a message as the platform shows it: with its picture only where pictures are taken, and its text is short
// enough.
func (f *Fake) visible(m chat.Message) chat.Message {
	if !f.caps.Pictures || f.bare || f.caps.Caption > 0 && utf8.RuneCountInString(m.Text()) > f.caps.Caption {
		m.Picture = nil
	}
	return m
}
