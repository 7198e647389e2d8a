package cardart_test

import (
	"flag"
	"image"
	"image/draw"
	"path/filepath"
	"strings"
	"testing"

	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/bot/picture/pen/pentest"
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
		pentest.Golden(t, filepath.Join("testdata", string(deck)+".png"), row(deck, scenes), *update)
		var courts []*pen.Scene
		for word := range strings.FieldsSeq("Fc Cs Rb") {
			courts = append(courts, cardart.Card(style, parse(t, word)))
		}
		pentest.Golden(t, filepath.Join("testdata", string(deck)+"-courts.png"), row(deck, courts), *update)
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
	pentest.Golden(t, filepath.Join("testdata", "icons.png"), sheet, *update)
}

func parse(t *testing.T, word string) game.Card {
	t.Helper()
	card, err := game.ParseCard(word)
	if err != nil {
		t.Fatal(err)
	}
	return card
}
