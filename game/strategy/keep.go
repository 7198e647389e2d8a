package strategy

import "briscola/game"

// keep returns what a card is worth in the hand, in points. Trumps take tricks
// later, high ones for certain; a good card of another suit waits for a trick that
// it can win or that a partner wins. A secret partner holds the called card back.
// The worth falls towards the end and is nothing in the last trick. The numbers are
// those that won most in play against simple players.
func (o *outlook) keep(c game.Card) float64 {
	points, strength := float64(o.view.Rules.Points(c)), float64(o.view.Rules.Strength(c))
	worth := 0.45*points + 0.02*strength
	switch {
	case o.draws(c):
		worth = -3 + 0.1*strength
	case c.Suit() == o.trump:
		worth = 5.5 + 2*points + 0.5*strength
	}
	if c == o.view.Called && o.view.Seat != o.view.Caller {
		worth += 3
	}
	later := float64(o.view.Rules.Tricks() - len(o.view.Tricks) - 1)
	return worth * later / (later + 2)
}

// draws reports whether a caller who does not know the partner yet leads a small
// trump, to draw those of the others and the called card. It takes three trumps.
func (o *outlook) draws(c game.Card) bool {
	seeks := o.view.Seat == o.view.Caller && o.view.Partner < 0 && o.view.Called != game.NoCard && len(o.view.Table) == 0
	return seeks && c.Suit() == o.trump && o.view.Rules.Points(c) == 0 && ofSuit(o.view.Hand, o.trump).Len() >= 3
}
