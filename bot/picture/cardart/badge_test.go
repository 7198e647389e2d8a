package cardart_test

import (
	"image"
	"testing"

	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/bot/picture/pen/pentest"
	"briscola/game"
)

// badge draws one with two pixels a unit.
func badge(style cardart.Style, card game.Card) *image.RGBA {
	return pen.NewRenderer().Render(cardart.Badge(style, card), 2*cardart.BadgeWidth, 2*cardart.BadgeHeight, pen.Scale(2, 2))
}

func TestRankAndSignOfABadgeTouchNeitherEachOtherNorTheRim(t *testing.T) {
	for _, deck := range cardart.Decks() {
		for _, card := range cards() {
			b := badge(cardart.Style{Deck: deck}, card)
			paper := b.RGBAAt(20, 40)
			for _, box := range []image.Rectangle{
				image.Rect(9, 30, 20, 138), image.Rect(121, 9, 123, 159), image.Rect(241, 30, 247, 138), image.Rect(30, 10, 226, 16), image.Rect(30, 152, 226, 158),
			} {
				for y := box.Min.Y; y < box.Max.Y; y++ {
					for x := box.Min.X; x < box.Max.X; x++ {
						if b.RGBAAt(x, y) != paper {
							t.Fatalf("%s %s: there is something at %d, %d of its badge", deck, card, x/2, y/2)
						}
					}
				}
			}
		}
	}
}

func TestBadgesLookAsTheyDid(t *testing.T) {
	sheet := image.NewRGBA(image.Rect(0, 0, 4*2*cardart.BadgeWidth, len(cardart.Decks())*2*cardart.BadgeHeight))
	for j, deck := range cardart.Decks() {
		for i, word := range []string{"Cd", "7c", "3s", "Rb"} {
			b := badge(cardart.Style{Deck: deck}, parse(t, word))
			for y := range b.Rect.Dy() {
				for x := range b.Rect.Dx() {
					sheet.SetRGBA(i*b.Rect.Dx()+x, j*b.Rect.Dy()+y, b.RGBAAt(x, y))
				}
			}
		}
	}
	pentest.Golden(t, "testdata/badges.png", sheet, *update)
}
