package cardart_test

import (
	"fmt"
	"image"
	"testing"

	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/game"
)

// cards are the forty.
func cards() []game.Card {
	var all []game.Card
	for _, suit := range game.Suits() {
		for _, rank := range game.Ranks() {
			all = append(all, game.NewCard(rank, suit))
		}
	}
	return all
}

// styles are all there are.
func styles() []cardart.Style {
	var all []cardart.Style
	for _, deck := range cardart.Decks() {
		for _, indices := range []cardart.Indices{cardart.Big, cardart.Small, cardart.NoIndices} {
			for _, contrast := range []bool{false, true} {
				all = append(all, cardart.Style{Deck: deck, Indices: indices, Contrast: contrast})
			}
		}
	}
	return all
}

// paint renders a scene with the size of a card in a width.
func paint(s *pen.Scene, deck cardart.Deck, width int) *image.RGBA {
	scale := float64(width) / cardart.Width
	return pen.NewRenderer().Render(s, width, int(deck.Height()*scale+0.5), pen.Scale(scale, scale))
}

func TestEveryCardIsDrawnWithoutErrorAndWithinItsEdge(t *testing.T) {
	for _, style := range styles() {
		edge := pen.Box{Max: pen.Point{X: cardart.Width, Y: style.Deck.Height()}}
		scenes := map[string]*pen.Scene{"back": cardart.Back(style)}
		for _, card := range cards() {
			scenes[card.String()] = cardart.Card(style, card)
		}
		for name, s := range scenes {
			if err := s.Err(); err != nil {
				t.Errorf("%+v %s: %v", style, name, err)
			}
			if style.Indices != cardart.Big {
				continue // the rest is the same
			}
			if box := s.Bounds(); !box.In(edge) {
				t.Errorf("%+v %s covers %v, want it within %v", style, name, box, edge)
			}
		}
	}
}

func TestTheSameCallDrawsTheSame(t *testing.T) {
	for _, deck := range cardart.Decks() {
		style := cardart.Style{Deck: deck}
		for _, card := range append(cards(), game.NoCard) {
			if string(paint(cardart.Card(style, card), deck, 50).Pix) != string(paint(cardart.Card(style, card), deck, 50).Pix) {
				t.Errorf("%+v %v: two calls draw two scenes", style, card)
			}
		}
	}
}

func TestAnyValueIsDrawnWithoutError(t *testing.T) {
	for i := range 256 {
		card, suit := game.Card(i), game.Suit(i)
		style := cardart.Style{Deck: "lombarde", Indices: cardart.Indices(i - 128), Contrast: i%2 == 0}
		if i%3 == 0 {
			style.Deck = cardart.Decks()[i%len(cardart.Decks())]
		}
		for name, s := range map[string]*pen.Scene{
			"card": cardart.Card(style, card), "back": cardart.Back(style), "corner": cardart.Corner(style, card), "badge": cardart.Badge(style, card),
			"icon": cardart.Icon(card), "suit mark": cardart.SuitMark(suit), "sign": cardart.Sign(style, suit),
		} {
			if err := s.Err(); err != nil {
				t.Errorf("%s of %d: %v", name, i, err)
			}
		}
	}
}

func TestNothingOfACardIsTransparentBesidesItsRoundCorners(t *testing.T) {
	for _, deck := range cardart.Decks() {
		style := cardart.Style{Deck: deck}
		for name, s := range map[string]*pen.Scene{"7d": cardart.Card(style, game.NewCard(game.Seven, game.Denari)), "back": cardart.Back(style)} {
			picture := paint(s, deck, 100)
			for y := range picture.Rect.Max.Y {
				for x := range 100 {
					corner := min(x, 99-x)+min(y, picture.Rect.Max.Y-1-y) < 8
					rim := min(x, 99-x, y, picture.Rect.Max.Y-1-y) < 2
					if a := picture.RGBAAt(x, y).A; a < 255 && !corner && !rim {
						t.Fatalf("%s %s: the pixel at %d, %d has the alpha %d", deck, name, x, y, a)
					}
				}
			}
		}
	}
}

func TestWhatIsNoCardIsDrawnAsABack(t *testing.T) {
	for _, deck := range cardart.Decks() {
		style := cardart.Style{Deck: deck}
		want := paint(cardart.Back(style), deck, 50).Pix
		for _, card := range []game.Card{game.NoCard, 11, 15, 0x10, 0x4b, 255} {
			if got := paint(cardart.Card(style, card), deck, 50).Pix; string(got) != string(want) {
				t.Errorf("%s: card %d is not drawn as a back", deck, card)
			}
		}
	}
}

func TestABackIsTheSameUpsideDown(t *testing.T) {
	for _, style := range styles() {
		picture := paint(cardart.Back(style), style.Deck, 200)
		if whole := int(style.Deck.Height()); picture.Rect.Dy() != whole {
			t.Fatalf("%s is %d high, want %d", style.Deck, picture.Rect.Dy(), whole)
		}
		sum := 0
		for i := range picture.Pix {
			j := len(picture.Pix) - 4 - i&^3 + i&3
			sum += max(int(picture.Pix[i])-int(picture.Pix[j]), 0)
		}
		if mean := 2 * float64(sum) / float64(len(picture.Pix)); mean > 3 {
			t.Errorf("%+v: the back turned round is off by %.1f on average, want at most 3", style, mean)
		}
	}
}

func TestNoTwoBacksAreAlike(t *testing.T) {
	seen := map[string]cardart.Deck{}
	for _, deck := range cardart.Decks() {
		pix := string(pen.NewRenderer().Render(cardart.Back(cardart.Style{Deck: deck}), 60, 60, pen.Scale(0.3, 60/deck.Height())).Pix)
		if other, ok := seen[pix]; ok {
			t.Errorf("%s and %s have the same back", deck, other)
		}
		seen[pix] = deck
	}
}

func TestIndicesAreBigSmallOrAbsent(t *testing.T) {
	for _, deck := range cardart.Decks() {
		for _, contrast := range []bool{false, true} {
			var ink [3]int
			for i := range ink {
				style := cardart.Style{Deck: deck, Indices: cardart.Indices(i), Contrast: contrast}
				picture := paint(cardart.Card(style, game.NewCard(game.Seven, game.Spade)), deck, 200)
				for y := 12; y < 78; y++ {
					for x := 10; x < 38; x++ {
						if c := picture.RGBAAt(x, y); int(c.R)+int(c.G)+int(c.B) < 300 {
							ink[i]++
						}
					}
				}
			}
			if !(ink[0] > ink[1]*5/4 && ink[1] > ink[2]+50) {
				t.Errorf("%s: the corner has %d dark pixels with big, %d with small and %d without indices", deck, ink[0], ink[1], ink[2])
			}
		}
	}
}

func TestIndicesLeaveTheFrameAlone(t *testing.T) {
	const rim = 8 // the last pixel of a frame
	for _, style := range styles() {
		if style.Indices == cardart.NoIndices || style.Deck == cardart.Napoletane && !style.Contrast {
			continue // which has no frame
		}
		for _, card := range cards() {
			if card.Rank() < game.Fante && card.Suit() != game.Denari {
				continue // which is as narrow
			}
			bare := style
			bare.Indices = cardart.NoIndices
			with, without := paint(cardart.Card(style, card), style.Deck, 200), paint(cardart.Card(bare, card), style.Deck, 200)
			for y := range with.Rect.Dy() {
				for _, x := range []int{rim - 3, rim - 2, rim - 1, rim, 199 - rim, 200 - rim, 201 - rim, 202 - rim} {
					if with.RGBAAt(x, y) != without.RGBAAt(x, y) {
						t.Fatalf("%+v %s: the index reaches to %d, %d", style, card, x, y)
					}
				}
			}
		}
	}
}

func TestTheFrameTellsTheSuitWhereContrastIsWanted(t *testing.T) {
	styles := []cardart.Style{{Deck: cardart.Sarde}}
	for _, deck := range cardart.Decks() {
		styles = append(styles, cardart.Style{Deck: deck, Contrast: true})
	}
	for _, style := range styles {
		for i, suit := range game.Suits() {
			picture := paint(cardart.Card(style, game.NewCard(game.Five, suit)), style.Deck, 200)
			if got := gaps(picture, 8); got != i {
				t.Errorf("%+v %v: the line at the top is broken %d times, want %d", style, suit, got, i)
			}
		}
	}
}

// gaps counts how often a dark line at y is broken.
func gaps(picture *image.RGBA, y int) int {
	n, dark := 0, true
	for x := 12; x < picture.Rect.Dx()-12; x++ {
		now := picture.RGBAAt(x, y).G < 160
		if dark && !now {
			n++
		}
		dark = now
	}
	return n
}

func TestADeckHasAName(t *testing.T) {
	for _, deck := range cardart.Decks() {
		if got, err := cardart.ParseDeck(string(deck)); err != nil || got != deck {
			t.Errorf("ParseDeck(%q): got %q, %v", deck, got, err)
		}
		if h := deck.Height(); h < 300 || h > 430 {
			t.Errorf("%s is %v high", deck, h)
		}
	}
	for _, name := range []string{"", "Napoletane", "lombarde"} {
		if got, err := cardart.ParseDeck(name); err == nil {
			t.Errorf("ParseDeck(%q): got %q, want an error", name, got)
		}
	}
}

func TestAnUnknownDeckIsDrawnAsNapoletane(t *testing.T) {
	for _, card := range cards() {
		want := paint(cardart.Card(cardart.Style{Deck: cardart.Napoletane}, card), "", 40)
		for _, deck := range []cardart.Deck{"", "lombarde"} {
			if got := paint(cardart.Card(cardart.Style{Deck: deck}, card), deck, 40); string(got.Pix) != string(want.Pix) {
				t.Errorf("%v of the deck %q is not that of Napoletane", card, deck)
			}
		}
	}
}

func TestCardsAreDrawnByManyAtOnce(t *testing.T) {
	done := make(chan error)
	const painters = 8
	for i := range painters {
		go func() {
			renderer := pen.NewRenderer()
			var err error
			for j, card := range cards() {
				style := cardart.Style{Deck: cardart.Decks()[(i+j)%len(cardart.Decks())]}
				s := cardart.Card(style, card)
				renderer.Render(s, 40, 80, pen.Scale(0.2, 0.2))
				if err == nil && s.Err() != nil {
					err = fmt.Errorf("%+v %v: %w", style, card, s.Err())
				}
			}
			done <- err
		}()
	}
	for range painters {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
}
