package cardart

import (
	"briscola/bot/picture/pen"
	"briscola/game"
)

// stage is where figures are on the cards of a deck: the pit of the neck, how large they are, and the middle of the sign.
type stage struct{ x, y, size, signX, signY float64 }

// court draws the figure of a court card.
func court(s *pen.Scene, style Style, card game.Card) {
	b, f := newBrush(s, style, card), figureOf(style.Deck, card)
	switch {
	case b.deck.mirrored():
		b.halves(f, card)
	case b.deck == Sarde:
		b.landscape(card.Suit())
		b.stand(f, card, stageOf(card.Rank(), -4))
	default:
		b.ground()
		b.stand(f, card, stageOf(card.Rank(), 0))
	}
}

// stageOf is where figures are that are shown from head to foot.
func stageOf(rank game.Rank, lift float64) stage {
	if rank == game.Cavallo {
		return stage{105, 123 + lift, 0.94, 154, 72 + lift}
	}
	return stage{95, 118 + lift, 1, 150, 70 + lift}
}

// halves draws a figure to its waist, twice.
func (b brush) halves(f figure, card game.Card) {
	middle := b.height / 2
	half := *b.painter
	half.Scene = new(pen.Scene)
	h := b
	h.painter = &half
	h.Clip(pen.Rect(8.6, 8.6, width-17.2, middle-8.6))
	h.stand(f, card, busts[b.deck])
	h.Pop()
	b.Append(half.Scene, pen.Identity())
	b.Append(half.Scene, pen.RotateAt(180, width/2, middle))
	q := b.at(width/2, middle, 0, 1)
	q.divide(card)
	q.Pop()
}

// busts are the stages of the decks whose figures are shown to the waist.
var busts = map[Deck]stage{
	Piacentine:  {103, 117, 1.07, 162, 66},
	Bergamasche: {102, 123, 1.13, 162, 68},
	Trevigiane:  {102, 135, 1.21, 162, 72},
}

// stand draws a figure in its place on a stage.
func (b brush) stand(f figure, card game.Card, st stage) {
	q := b.at(st.x, st.y, 0, st.size)
	q.figure(f, setting{card, (st.signX - st.x) / st.size, (st.signY - st.y) / st.size, b.deck.mirrored()})
	q.Pop()
}

// liveries are the colours of the suits: the main one, the second and the one for what is small.
var liveries = map[game.Suit][3]tint{
	game.Denari:  {gold, blue, red},
	game.Coppe:   {red, gold, blue},
	game.Spade:   {blue, red, gold},
	game.Bastoni: {green, gold, red},
}
