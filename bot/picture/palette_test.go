package picture_test

import (
	"image"
	"testing"

	"briscola/bot/picture"
	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/game"
)

func TestPalettesChangeNoColourThatIsSeen(t *testing.T) {
	const mean, far, most = 0.7, 16, 0.012 // of a colour's 255; so few pixels may be further off
	s := studio(t)
	for _, deck := range decks() {
		for _, contrast := range []bool{false, !racing} {
			for seed, rules := range []game.Rules{game.Standard(4), game.Standard(6), game.Chiamata()} {
				style := cardart.Style{Deck: deck, Contrast: contrast}
				before, after := s.DrawTable(style, tableView(rules, uint64(seed), 23), false)
				got, share := apart(before, after, far)
				t.Logf("%s, contrast %v, %d seats: off by %.2f, %.1f %% by more than %d", deck, contrast, rules.Seats, got, 100*share, far)
				if got > mean || share > most {
					t.Errorf("%s, contrast %v: off by %.2f on average, want %.1f at most; and %.1f %% by more than %d, want %.1f", deck, contrast, got, mean, 100*share, far, 100*most)
				}
			}
		}
	}
}

// apart is how far two pictures differ on average, and the share of pixels that differ by more than far.
func apart(a, b image.Image, far int) (mean, share float64) {
	sum, many, pixels := 0, 0, a.Bounds().Dx()*a.Bounds().Dy()
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			r, g, bl, _ := a.At(x, y).RGBA()
			r2, g2, bl2, _ := b.At(x, y).RGBA()
			most := 0
			for _, pair := range [][2]uint32{{r, r2}, {g, g2}, {bl, bl2}} {
				off := int(pair[0]>>8) - int(pair[1]>>8)
				sum += max(off, -off)
				most = max(most, off, -off)
			}
			if most > far {
				many++
			}
		}
	}
	return float64(sum) / float64(3*pixels), float64(many) / float64(pixels)
}

func TestFlatColoursOfTheTableAreExact(t *testing.T) {
	s := studio(t)
	for _, deck := range decks() {
		p, err := s.Table(t.Context(), cardart.Style{Deck: deck}, picture.TableView{})
		if err != nil {
			t.Fatal(err)
		}
		want := pen.Hex(0x1F6B4C)
		if r, g, b, _ := opened(t, p).At(640, 400).RGBA(); r>>8 != uint32(want.R) || g>>8 != uint32(want.G) || b>>8 != uint32(want.B) {
			t.Errorf("%s: the felt is %02x%02x%02x, want %v", deck, r>>8, g>>8, b>>8, want)
		}
	}
}
