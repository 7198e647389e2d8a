package cardart_test

import (
	"image"
	"testing"

	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/game"
)

// frenchCards are pictures of the forty cards of the deck Francesi, so many pixels wide.
func frenchCards(t *testing.T, style cardart.Style, wide int) map[game.Card]*image.RGBA {
	t.Helper()
	style.Deck = cardart.Francesi
	scale := float64(wide) / cardart.Width
	all := map[game.Card]*image.RGBA{}
	for _, suit := range game.Suits() {
		for _, rank := range game.Ranks() {
			card := game.NewCard(rank, suit)
			s := cardart.Card(style, card)
			if err := s.Err(); err != nil {
				t.Errorf("%v: %v", card, err)
			}
			all[card] = pen.NewRenderer().Render(s, wide, int(style.Deck.Height()*scale), pen.Scale(scale, scale))
		}
	}
	return all
}

// light is how light a pixel is.
func light(i *image.RGBA, x, y int) int {
	c := i.RGBAAt(x, y)
	return (3*int(c.R) + 6*int(c.G) + int(c.B)) / 10
}

// apart is the part of pixels that differ clearly in lightness, so that another colour alone does not count.
func apart(a, b *image.RGBA) float64 {
	n := 0
	for y := range a.Rect.Dy() {
		for x := range a.Rect.Dx() {
			if d := light(a, x, y) - light(b, x, y); d > 60 || d < -60 {
				n++
			}
		}
	}
	return float64(n) / float64(a.Rect.Dx()*a.Rect.Dy())
}

func TestFrenchCardsDifferWhenSmallAndWithoutColours(t *testing.T) {
	for _, style := range []cardart.Style{{Indices: cardart.NoIndices}, {Indices: cardart.NoIndices, Contrast: true}} {
		all := frenchCards(t, style, 60)
		for a, one := range all {
			for b, other := range all {
				least := 0.01
				if a.Rank() >= game.Fante && b.Rank() >= game.Fante {
					least = 0.15 // more than another sign in the corners
				}
				if got := apart(one, other); a < b && got < least {
					t.Errorf("%v and %v differ in %.3f of their pixels, want at least %.3f", a, b, got, least)
				}
			}
		}
	}
}

func TestFrenchCourtsAreTheSameUpsideDown(t *testing.T) {
	for card, i := range frenchCards(t, cardart.Style{}, 100) {
		if card.Rank() < game.Fante {
			continue
		}
		turned := image.NewRGBA(i.Rect)
		for y := range i.Rect.Dy() {
			for x := range i.Rect.Dx() {
				turned.SetRGBA(i.Rect.Dx()-1-x, i.Rect.Dy()-1-y, i.RGBAAt(x, y))
			}
		}
		if got := apart(i, turned); got > 0.01 {
			t.Errorf("%v differs in %.3f of its pixels when it is turned", card, got)
		}
	}
}

func TestFrenchSignsAreRedAndBlackUnlessContrastIsWanted(t *testing.T) {
	colors := func(contrast bool) map[[3]uint8]bool {
		found := map[[3]uint8]bool{}
		for card, i := range frenchCards(t, cardart.Style{Contrast: contrast}, 100) {
			if card.Rank() == game.Two {
				c := i.RGBAAt(50, 42) // within the upper sign
				found[[3]uint8{c.R, c.G, c.B}] = true
			}
		}
		return found
	}
	if got := colors(false); len(got) != 2 {
		t.Errorf("signs have the colours %v, want two", got)
	}
	if got := colors(true); len(got) != 4 {
		t.Errorf("with contrast, signs have the colours %v, want four", got)
	}
}
