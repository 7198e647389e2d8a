package cardart

import (
	"image/color"

	"briscola/bot/picture/pen"
	"briscola/game"
)

// frenchCard draws a card of the deck Francesi, which shows hearts for Coppe, diamonds for Denari, spades for Spade and
// clubs for Bastoni.
//
// Its indices are those of the other decks, 1 to 7, F, C and R, so that picture and text agree: F is the jack, R the king,
// and C, the place of the Cavallo, is a lady, as in the French-suited decks of Italy. Every court carries something that
// recalls the Italian suit or its people: a goblet, coins, blades, living wood.
func frenchCard(style Style, card game.Card) *pen.Scene {
	s := new(pen.Scene)
	f := newFrench(s, style, card.Suit())
	f.frame(f.suit)
	switch r := card.Rank(); {
	case r == game.Ace:
		f.ace()
	case r >= game.Fante:
		f.court(r)
	default:
		f.number(r)
	}
	f.index(style.Indices, f.deck.label(card.Rank()), func(x, y, height float64) { f.glyph(f.suit, x+1, y, height*0.92) })
	f.edge()
	return s
}

// french is a painter of cards of one suit of the deck Francesi.
type french struct {
	*painter
	suit game.Suit
	sign color.NRGBA // colour of its signs
}

func newFrench(s *pen.Scene, style Style, suit game.Suit) *french {
	p := newPainter(s, style)
	return &french{painter: p, suit: suit, sign: p.frenchColor(suit)}
}

// drawnWith is the same with another width of outlines, for what is drawn under a scale.
func (f *french) drawnWith(line float64) *french {
	return &french{painter: f.lined(line), suit: f.suit, sign: f.sign}
}

// frenchColor is the colour of a sign: red or black, and each its own where contrast is wanted.
func (p *painter) frenchColor(suit game.Suit) color.NRGBA {
	switch {
	case suit == game.Denari && p.contrast:
		return p.blue
	case suit == game.Bastoni && p.contrast:
		return p.green
	case suit == game.Denari || suit == game.Coppe:
		return p.red
	}
	return p.ink
}

// frenchSign is the outline of a sign, 100 high about 0, 0.
func frenchSign(suit game.Suit) pen.Path {
	switch suit {
	case game.Coppe:
		return pen.PathOf("M0 49 C-13 31 -47 10 -47 -19 C-47 -38 -35 -49 -22 -49 C-11 -49 -3 -42 0 -30 " +
			"C3 -42 11 -49 22 -49 C35 -49 47 -38 47 -19 C47 10 13 31 0 49 Z")
	case game.Denari:
		return pen.PathOf("M0 -50 C9 -29 21 -12 38 0 C21 12 9 29 0 50 C-9 29 -21 12 -38 0 C-21 -12 -9 -29 0 -50 Z")
	case game.Spade:
		return pen.PathOf("M0 -50 C9 -31 46 -10 46 15 C46 31 36 40 24 40 C14 40 7 35 4 27 C5 38 10 45 19 50 " +
			"L-19 50 C-10 45 -5 38 -4 27 C-7 35 -14 40 -24 40 C-36 40 -46 31 -46 15 C-46 -10 -9 -31 0 -50 Z")
	}
	return pen.PathOf("M-19 50 C-10 45 -4 37 -5.4 20.5 A22.5 22.5 0 1 1 -12.5 -9 A22.5 22.5 0 1 1 12.5 -9 " +
		"A22.5 22.5 0 1 1 5.4 20.5 C4 37 10 45 19 50 Z")
}

// pip draws the sign of the suit about a point: flat, with a light along its left edge where it is large enough.
func (f *french) pip(x, y, height float64) {
	k := height / 100
	f.Push(pen.Translate(x, y).Mul(pen.Scale(k, k)))
	defer f.Pop()
	sign := frenchSign(f.suit)
	f.Fill(sign, f.sign)
	if height >= 40 {
		f.Clip(sign)
		f.Fill(frenchShade(f.suit), pen.Alpha(f.ink, 0.2))
		f.Stroke(frenchLight(f.suit), 4.5, pen.Alpha(f.white, 0.4))
		f.Pop()
	}
	f.Stroke(sign, min(f.line/k, 7), f.ink)
}
