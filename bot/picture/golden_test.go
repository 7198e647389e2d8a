package picture_test

import (
	"bytes"
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"briscola/bot/picture"
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

// golden compares a picture with the one in testdata: on average and at every pixel nearly the same, since machines round
// differently.
func golden(t *testing.T, name string, file []byte) {
	t.Helper()
	path := filepath.Join("testdata", name+".png")
	if *update {
		if err := os.WriteFile(path, file, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	a, b := unpack(t, file), unpack(t, want)
	if a.Bounds() != b.Bounds() {
		t.Fatalf("%s is %v, want %v", name, a.Bounds(), b.Bounds())
	}
	sum, most := 0, 0
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			d := difference(a, b, x, y)
			sum, most = sum+d, max(most, d)
		}
	}
	if mean := float64(sum) / float64(a.Bounds().Dx()*a.Bounds().Dy()); mean > 0.5 || most > 40 {
		t.Errorf("%s is off by %.2f on average and by %d at most; go test -update writes it anew", name, mean, most)
	}
}

// difference is how much two pictures differ at a pixel, in the colour in which they differ most.
func difference(a, b image.Image, x, y int) int {
	r, g, u, _ := a.At(x, y).RGBA()
	s, h, v, _ := b.At(x, y).RGBA()
	apart := func(p, q uint32) int { return max(int(p>>8)-int(q>>8), int(q>>8)-int(p>>8)) }
	return max(apart(r, s), apart(g, h), apart(u, v))
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
