package cardart

import (
	"briscola/bot/picture/pen"
	"briscola/game"
)

// Card draws the face of a card, [Width] wide and as tall as its deck, with the top left corner at 0, 0. What is
// no card is the back.
func Card(style Style, card game.Card) *pen.Scene {
	switch {
	case !valid(card):
		return Back(style)
	case style.Deck == Francesi:
		return frenchCard(style, card)
	}
	s := new(pen.Scene)
	p := newPainter(s, style)
	suit, rank := card.Suit(), card.Rank()
	p.frame(suit)
	switch {
	case rank == game.Ace:
		p.ace(suit)
	case rank >= game.Fante:
		court(s, style, card)
	default:
		p.pips(card)
	}
	p.index(style.Indices, p.deck.label(rank), func(x, y, height float64) { p.glyph(suit, x, y, height) })
	p.edge()
	return s
}

// valid tells whether a card is one of the forty.
func valid(card game.Card) bool {
	return card != game.NoCard && card == game.NewCard(card.Rank(), card.Suit())
}
