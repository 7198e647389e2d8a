package cardart_test

import (
	"flag"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/game"
)

var update = flag.Bool("update", false, "write the pictures in testdata anew")

// TestCardsLookAsTheyDid compares one card of each kind of every deck, and the back.
func TestCardsLookAsTheyDid(t *testing.T) {
	for _, deck := range cardart.Decks() {
		style := cardart.Style{Deck: deck}
		scenes := []*pen.Scene{cardart.Back(style)}
		for word := range strings.FieldsSeq("Ad 4c 7s 3b") {
			scenes = append(scenes, cardart.Card(style, parse(t, word)))
		}
		contrast := cardart.Style{Deck: deck, Contrast: true, Indices: cardart.Small}
		scenes = append(scenes, cardart.Card(contrast, parse(t, "6d")))
		compare(t, filepath.Join("testdata", string(deck)+".png"), row(deck, scenes))
		var courts []*pen.Scene
		for word := range strings.FieldsSeq("Fc Cs Rb") {
			courts = append(courts, cardart.Card(style, parse(t, word)))
		}
		compare(t, filepath.Join("testdata", string(deck)+"-courts.png"), row(deck, courts))
	}
}

// row is a picture of cards side by side.
func row(deck cardart.Deck, scenes []*pen.Scene) *image.RGBA {
	const width, gap = 48, 2
	height := paint(scenes[0], deck, width).Rect.Dy()
	all := image.NewRGBA(image.Rect(0, 0, len(scenes)*(width+gap), height))
	for i, s := range scenes {
		at := image.Rect(0, 0, width, height).Add(image.Pt(i*(width+gap), 0))
		draw.Draw(all, at, paint(s, deck, width), image.Point{}, draw.Src)
	}
	return all
}

func TestIconsLookAsTheyDid(t *testing.T) {
	const size = 48
	scenes := []*pen.Scene{cardart.IconBack(), cardart.SuitMark(game.Denari)}
	for word := range strings.FieldsSeq("Ad 7c Cs Rb") {
		scenes = append(scenes, cardart.Icon(parse(t, word)))
	}
	sheet := image.NewRGBA(image.Rect(0, 0, size*len(scenes), size))
	for i, s := range scenes {
		draw.Draw(sheet, image.Rect(i*size, 0, (i+1)*size, size), icon(s, size), image.Point{}, draw.Src)
	}
	compare(t, filepath.Join("testdata", "icons.png"), sheet)
}

func parse(t *testing.T, word string) game.Card {
	t.Helper()
	card, err := game.ParseCard(word)
	if err != nil {
		t.Fatal(err)
	}
	return card
}

// compare allows for the rounding of other processors.
func compare(t *testing.T, path string, got *image.RGBA) {
	t.Helper()
	if *update {
		write(t, path, got)
		return
	}
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	picture, err := png.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	want := image.NewRGBA(picture.Bounds())
	draw.Draw(want, want.Rect, picture, image.Point{}, draw.Src)
	if got.Rect != want.Rect {
		t.Errorf("%s is %v, want %v", path, got.Rect, want.Rect)
		return
	}
	sum, most := 0, 0
	for i := range got.Pix {
		by := off(got.Pix[i], want.Pix[i])
		sum, most = sum+by, max(most, by)
	}
	if mean := float64(sum) / float64(len(got.Pix)); mean >= 0.5 || most > 40 {
		t.Errorf("%s is off by %.2f on average and %d at most, want less than 0.5 and at most 40; "+
			"if it should look otherwise now, write it anew with -update", path, mean, most)
	}
}

func write(t *testing.T, path string, picture image.Image) {
	t.Helper()
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(file, picture); err != nil {
		t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
}
