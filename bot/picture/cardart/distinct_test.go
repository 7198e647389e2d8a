package cardart_test

import (
	"image"
	"testing"

	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/game"
)

// outline is where a picture has edges, however they are coloured: how much a pixel differs from the one at its right or
// below, in the channel in which they differ most.
type outline []int

// thumbnail is the size that cards are compared in.
var thumbnail = image.Rect(0, 0, 60, 110)

const (
	clear = 60 // an edge that anybody sees
	faint = 25 // one that is there at all
)

func outlineOf(picture *image.RGBA) outline {
	var o outline
	for y := range thumbnail.Dy() {
		for x := range thumbnail.Dx() {
			here, most := picture.RGBAAt(x, y), 0
			for _, next := range []image.Point{{x + 1, y}, {x, y + 1}} {
				if next.In(thumbnail) {
					c := picture.RGBAAt(next.X, next.Y)
					most = max(most, off(here.R, c.R), off(here.G, c.G), off(here.B, c.B))
				}
			}
			o = append(o, most)
		}
	}
	return o
}

func off(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

// unlike is which part of the clear edges of two pictures the other one does not have at all.
func unlike(a, b outline) float64 {
	alone, all := 0, 0
	for _, pair := range [][2]outline{{a, b}, {b, a}} {
		for i, edge := range pair[0] {
			if edge > clear {
				all++
				if pair[1][i] < faint {
					alone++
				}
			}
		}
	}
	return float64(alone) / float64(max(all, 1))
}

// small renders a card without indices, all decks in one shape.
func small(deck cardart.Deck, card game.Card) *image.RGBA {
	s := cardart.Card(cardart.Style{Deck: deck, Indices: cardart.NoIndices}, card)
	w, h := thumbnail.Dx(), thumbnail.Dy()
	return pen.NewRenderer().Render(s, w, h, pen.Scale(float64(w)/cardart.Width, float64(h)/deck.Height()))
}

// recoloured gives other inks to a picture, as a lazy copy of a card would have.
func recoloured(picture *image.RGBA) *image.RGBA {
	out := image.NewRGBA(picture.Rect)
	for i := 0; i < len(picture.Pix); i += 4 {
		r, g, b := picture.Pix[i], picture.Pix[i+1], picture.Pix[i+2]
		copy(out.Pix[i:], []byte{uint8((int(b)*3 + int(r)) / 4), r, uint8((int(g)*3 + int(b)) / 4), picture.Pix[i+3]})
	}
	return out
}

// A card in other colours has the same outlines, but for what is hardly to be seen. The cards that are most alike, a six
// and a seven of a suit, differ in one part of twenty or thirty.
const (
	alike     = 0.01
	different = 0.035
)

func TestNoCardIsAnotherInDifferentColours(t *testing.T) {
	outlines := map[cardart.Deck]map[game.Card]outline{}
	for _, deck := range cardart.Decks() {
		outlines[deck] = map[game.Card]outline{}
		for _, card := range cards() {
			outlines[deck][card] = outlineOf(small(deck, card))
		}
	}
	all := cards()
	for _, deck := range cardart.Decks() {
		for i, a := range all {
			for _, b := range all[:i] {
				if d := unlike(outlines[deck][a], outlines[deck][b]); d < different {
					t.Errorf("%s: the outlines of %v and %v differ in %.1f %%, want at least %.1f %%", deck, a, b, 100*d, 100*different)
				}
			}
		}
	}
	for _, card := range all {
		for i, a := range cardart.Decks() {
			for _, b := range cardart.Decks()[:i] {
				if d := unlike(outlines[a][card], outlines[b][card]); d < different {
					t.Errorf("%v: the outlines in %s and %s differ in %.1f %%, want at least %.1f %%", card, a, b, 100*d, 100*different)
				}
			}
		}
	}
}

// TestACardInDifferentColoursIsFound guards the comparison itself: a copy of any card is nowhere near the bound.
func TestACardInDifferentColoursIsFound(t *testing.T) {
	for _, deck := range cardart.Decks() {
		for _, card := range cards() {
			picture := small(deck, card)
			copied := recoloured(picture)
			if string(copied.Pix) == string(picture.Pix) {
				t.Fatalf("%s %v: the copy has the same colours", deck, card)
			}
			if d := unlike(outlineOf(picture), outlineOf(copied)); d > alike {
				t.Errorf("%s %v in different colours differs in %.1f %%, want at most %.1f %%", deck, card, 100*d, 100*alike)
			}
		}
	}
}
