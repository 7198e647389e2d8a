package cardart_test

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"testing"

	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/game"
)

// icon renders an icon in a size.
func icon(s *pen.Scene, size int) *image.RGBA {
	scale := float64(size) / cardart.IconSize
	return pen.NewRenderer().Render(s, size, size, pen.Scale(scale, scale))
}

// icons are all there are, by a name.
func icons() map[string]*pen.Scene {
	all := map[string]*pen.Scene{"back": cardart.IconBack()}
	for _, suit := range game.Suits() {
		all[suit.String()] = cardart.SuitMark(suit)
	}
	for _, card := range cards() {
		all[card.String()] = cardart.Icon(card)
	}
	return all
}

// darkest is the darkest colour of a part of a picture.
func darkest(picture *image.RGBA, x0, y0, x1, y1 int) color.Color {
	found := color.RGBA{255, 255, 255, 255}
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			if c := picture.RGBAAt(x, y); int(c.R)+int(c.G)+int(c.B) < int(found.R)+int(found.G)+int(found.B) {
				found = c
			}
		}
	}
	return found
}

func TestEveryIconIsDrawnWithoutErrorAndWithinItsSquare(t *testing.T) {
	square := pen.Box{Max: pen.Point{X: cardart.IconSize, Y: cardart.IconSize}}
	for name, s := range icons() {
		if err := s.Err(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if box := s.Bounds(); !box.In(square) {
			t.Errorf("%s covers %v, want it within %v", name, box, square)
		}
	}
}

func TestIconsAreSmallFilesInTheSizesOfBothChats(t *testing.T) {
	all := icons()
	if len(all) != 45 {
		t.Errorf("got %d icons, want 40 cards, a back and 4 suits", len(all))
	}
	for size, most := range map[int]int{128: 8 << 10, 100: 6 << 10} {
		for name, s := range all {
			var file bytes.Buffer
			if err := png.Encode(&file, icon(s, size)); err != nil {
				t.Fatal(err)
			}
			if n := file.Len(); n > most {
				t.Errorf("%s in %d: the file has %d bytes, want at most %d", name, size, n, most)
			}
			read, err := png.Decode(&file)
			if err != nil {
				t.Fatal(err)
			}
			if got := read.Bounds(); got != image.Rect(0, 0, size, size) {
				t.Errorf("%s in %d: the picture has the bounds %v", name, size, got)
			}
		}
	}
}

func TestNoTwoIconsAreAlikeEvenIfTiny(t *testing.T) {
	const size = 22
	seen := map[string]*image.RGBA{}
	for name, s := range icons() {
		picture := icon(s, size)
		for other, o := range seen {
			sum := 0
			for i := range picture.Pix {
				sum += off(picture.Pix[i], o.Pix[i])
			}
			if mean := float64(sum) / float64(len(picture.Pix)); mean < 2 {
				t.Errorf("%s and %s differ by %.1f on average, want at least 2", name, other, mean)
			}
		}
		seen[name] = picture
	}
}

func TestAnIconHasARimForDarkChatsAndIsTransparentAround(t *testing.T) {
	for name, s := range icons() {
		picture := icon(s, 128)
		if c := picture.RGBAAt(2, 64); c.A != 255 || c.G < 240 {
			t.Errorf("%s: the rim is %v, want it white", name, c)
		}
		if c := picture.RGBAAt(1, 1); c.A != 0 {
			t.Errorf("%s: the corner is %v, want it transparent", name, c)
		}
	}
	if string(icon(cardart.Icon(game.NoCard), 64).Pix) != string(icon(cardart.IconBack(), 64).Pix) {
		t.Error("the icon of no card is not the back")
	}
}
