package cardart

import (
	"briscola/bot/picture/pen"
	"briscola/game"
)

// CornerHeight is how tall what [Corner] draws is; it is CornerWidth wide.
const (
	CornerWidth  = 100.0
	CornerHeight = 132.0
)

// Corner draws what the corner of a card says, rank and sign, large on a small card of its own. It is for places where a
// whole card would be too small to read.
func Corner(style Style, card game.Card) *pen.Scene {
	s, p := smallCard(style, CornerWidth, CornerHeight)
	p.Fill(boldText(p.deck.label(card.Rank()), 68, CornerWidth/2, 60, CornerWidth-20), p.ink)
	p.glyph(card.Suit(), CornerWidth/2, 94, 54)
	return s
}

// BadgeHeight is how tall what [Badge] draws is; it is BadgeWidth wide.
const (
	BadgeWidth  = 128.0
	BadgeHeight = 84.0
)

// Badge draws the same with the sign beside the rank, where that makes both larger.
func Badge(style Style, card game.Card) *pen.Scene {
	s, p := smallCard(style, BadgeWidth, BadgeHeight)
	p.Fill(boldText(p.deck.label(card.Rank()), 68, 35, BadgeHeight/2+24.5, 44), p.ink)
	p.glyph(card.Suit(), 91, BadgeHeight/2, 50)
	return s
}

// smallCard begins a scene with an empty card.
func smallCard(style Style, width, height float64) (*pen.Scene, *painter) {
	s := new(pen.Scene)
	p := newPainter(s, style)
	p.Fill(pen.RoundedRect(0, 0, width, height, 17), p.ink)
	p.Fill(pen.RoundedRect(4, 4, width-8, height-8, 13), p.paper)
	return s, p
}

// Sign draws the simplified sign of a suit, 100 units tall about the origin.
func Sign(style Style, suit game.Suit) *pen.Scene {
	s := new(pen.Scene)
	newPainter(s, style).glyph(suit, 0, 0, 100)
	return s
}
