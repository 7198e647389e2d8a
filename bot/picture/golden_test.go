package picture_test

import (
	"bytes"
	"flag"
	"image"
	"image/png"
	"path/filepath"
	"sync"
	"testing"

	"briscola/bot/picture"
	"briscola/bot/picture/pen/pentest"
)

var update = flag.Bool("update", false, "write the golden pictures")

var newBoards = sync.OnceValues(func() (*picture.Studio, error) { return picture.NewStudio(0) })

// boards is a studio for the tests of what has no cards.
func boards(t testing.TB) *picture.Studio {
	t.Helper()
	s, err := newBoards()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func unpack(t testing.TB, file []byte) image.Image {
	t.Helper()
	i, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	return i
}

// golden compares a picture with the one in testdata.
func golden(t *testing.T, name string, file []byte) {
	t.Helper()
	pentest.Golden(t, filepath.Join("testdata", name+".png"), unpack(t, file), *update)
}

// framed tells whether nothing is drawn on the wooden frame of a picture.
func framed(t *testing.T, name string, p picture.Picture) {
	t.Helper()
	i := unpack(t, p.PNG)
	if b := i.Bounds(); b.Dx() != p.Width || b.Dy() != p.Height {
		t.Fatalf("%s is %v, want %d by %d", name, b, p.Width, p.Height)
	}
	const rim = 3
	for y := range p.Height {
		for x := 0; x < p.Width; x++ {
			if x == rim && y >= rim && y < p.Height-rim {
				x = p.Width - rim // the inside does not matter
			}
			if r, g, b, _ := i.At(x, y).RGBA(); r>>8 > 0x60 || g>>8 > 0x45 || b>>8 > 0x35 {
				t.Fatalf("%s: something is drawn on the frame at %d, %d", name, x, y)
			}
		}
	}
}
