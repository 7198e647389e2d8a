package picture_test

import (
	"bytes"
	"image"
	"image/png"
	"testing"

	"golang.org/x/image/draw"

	"briscola/bot/picture/cardart"
	"briscola/game"
)

// TestPicturesLookAsTheyDid compares pictures as small as on a phone: that is enough to see what has moved.
func TestPicturesLookAsTheyDid(t *testing.T) {
	s := studio(t)
	style := cardart.Style{}
	pictures, err := album(t.Context(), s, style)
	if err != nil {
		t.Fatal(err)
	}
	four, err := s.Table(t.Context(), style, tableView(game.Standard(4), 5, 22))
	if err != nil {
		t.Fatal(err)
	}
	for i, name := range []string{"hand", "hand-20", "row-6", "cross-5", "result-3", "row-4"} {
		golden(t, name, shrink(t, append(pictures, four)[i].PNG))
	}
}

// shrink makes a picture a quarter as wide and as tall.
func shrink(t *testing.T, file []byte) []byte {
	from := unpack(t, file)
	to := image.NewRGBA(image.Rect(0, 0, from.Bounds().Dx()/4, from.Bounds().Dy()/4))
	draw.ApproxBiLinear.Scale(to, to.Rect, from, from.Bounds(), draw.Src, nil)
	var small bytes.Buffer
	if err := png.Encode(&small, to); err != nil {
		t.Fatal(err)
	}
	return small.Bytes()
}
