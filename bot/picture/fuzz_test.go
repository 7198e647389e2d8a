package picture_test

import (
	"image"
	"math/rand/v2"
	"testing"

	"briscola/bot/picture"
	"briscola/bot/picture/cardart"
	"briscola/game"
)

// nonsense makes views out of numbers: any cards, even such that are none, any texts and any counts.
type nonsense struct {
	*rand.Rand
	texts []string
}

func (n nonsense) text() string {
	text := n.texts[n.IntN(len(n.texts))]
	if n.IntN(4) == 0 {
		text += " " + n.text()
	}
	return text
}

func (n nonsense) yes() bool { return n.IntN(2) == 0 }

func (n nonsense) card() picture.Card {
	c := game.Card(n.IntN(64))
	if n.IntN(20) == 0 {
		c = game.Card(n.IntN(256))
	}
	return picture.Card{Face: c, Name: n.text(), Short: n.text()}
}

func (n nonsense) cards(most int) (cards []picture.Card) {
	for range n.IntN(most + 1) {
		cards = append(cards, n.card())
	}
	return cards
}

func (n nonsense) trump() picture.Trump {
	return picture.Trump{Suit: game.Suit(n.IntN(6)), Name: n.text()}
}

func (n nonsense) words() picture.Words {
	return picture.Words{n.text(), n.text(), n.text(), n.text(), n.text(), n.text(), n.text(), n.text(), n.text(), n.text(), n.text(), n.text(), n.text(), n.text()}
}

func (n nonsense) hand() picture.HandView {
	v := picture.HandView{Title: n.text(), Turn: n.text(), Trump: n.trump(), Words: n.words()}
	for _, c := range n.cards(41) {
		v.Cards = append(v.Cards, picture.HandCard{Card: c, Number: n.IntN(2000) - 500, Blocked: n.yes()})
	}
	return v
}

func (n nonsense) table() picture.TableView {
	v := picture.TableView{
		Layout: picture.Layout(n.IntN(3)), Title: n.text(), Trump: n.trump(), Stock: n.IntN(60) - 10, StockText: n.text(),
		LastTrick: picture.LastTrick{Name: n.text(), Fallback: n.text(), Cards: n.cards(7)}, Turn: n.text(), Words: n.words(),
	}
	for range n.IntN(8) {
		s := picture.Seat{
			Name: n.text(), Fallback: n.text(), Team: picture.Team(n.IntN(4)), Order: n.IntN(10) - 2, Winning: n.yes(), Turn: n.yes(),
			HandSize: n.IntN(200) - 20, Computer: n.yes(), Caller: n.IntN(4) == 0, Partner: n.IntN(4) == 0,
		}
		if n.yes() {
			s.Card = n.card()
		}
		if n.yes() {
			s.Says, s.Points = n.text(), n.text()
		}
		if n.IntN(10) == 0 {
			s.Hand = n.cards(20)
		}
		v.Seats = append(v.Seats, s)
	}
	if n.yes() {
		v.Briscola = n.card()
	}
	if n.IntN(4) == 0 {
		v.Called, v.Bid = n.card(), n.text()
	}
	if n.IntN(10) == 0 {
		v.StockOrder = n.cards(40)
	}
	for range n.IntN(7) {
		v.Scores = append(v.Scores, picture.Score{Name: n.text(), Team: picture.Team(n.IntN(4)), Points: n.IntN(2000) - 500})
	}
	return v
}

func (n nonsense) result() picture.ResultView {
	v := picture.ResultView{Title: n.text(), Trump: n.trump(), Words: n.words()}
	for range n.IntN(7) {
		s := picture.Side{Name: n.text(), Team: picture.Team(n.IntN(4)), Points: n.IntN(2000) - 500, Won: n.yes()}
		for _, c := range n.cards(41) {
			s.Cards = append(s.Cards, picture.WonCard{Card: c, Points: n.IntN(14) - 2})
		}
		v.Sides = append(v.Sides, s)
	}
	return v
}

// frameOf gives the pixels of the wooden frame around a picture of a size.
func frameOf(img image.Image) (colors []any) {
	const width = 7 // a pixel less than the narrowest
	inner := img.Bounds().Inset(width)
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			if !image.Pt(x, y).In(inner) {
				colors = append(colors, img.At(x, y))
			}
		}
	}
	return colors
}

func FuzzNoViewPanicsOrLeavesTheFrame(f *testing.F) {
	for seed := range uint64(24) {
		if racing && seed > 5 {
			break
		}
		f.Add(seed, "Lucia", "Wilhelmina Wągłowska-Żyw")
	}
	f.Add(uint64(100), "李小龍", "")
	f.Add(uint64(101), "שלום", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW")
	s := studio(f)
	style := cardart.Style{}
	frames := map[image.Point][]any{}
	for _, draw := range []func() (picture.Picture, error){
		func() (picture.Picture, error) { return s.Hand(f.Context(), style, picture.HandView{}) },
		func() (picture.Picture, error) { return s.Table(f.Context(), style, picture.TableView{}) },
		func() (picture.Picture, error) {
			return s.Table(f.Context(), style, picture.TableView{Layout: picture.Cross})
		},
	} {
		p, err := draw()
		if err != nil {
			f.Fatal(err)
		}
		img := opened(f, p)
		frames[img.Bounds().Size()] = frameOf(img)
	}
	f.Fuzz(func(t *testing.T, seed uint64, one, other string) {
		n := nonsense{source(seed), []string{one, other, "", "briscola"}}
		var p picture.Picture
		var err error
		switch n.IntN(3) {
		case 0:
			p, err = s.Hand(t.Context(), style, n.hand())
		case 1:
			p, err = s.Table(t.Context(), style, n.table())
		default:
			p, err = s.Result(t.Context(), style, n.result())
		}
		if err != nil {
			t.Fatal(err)
		}
		img := opened(t, p)
		want, ok := frames[img.Bounds().Size()]
		if !ok {
			t.Fatalf("a picture is %v", img.Bounds().Size())
		}
		for i, got := range frameOf(img) {
			if got != want[i] {
				t.Fatal("something lies on the frame")
			}
		}
	})
}
