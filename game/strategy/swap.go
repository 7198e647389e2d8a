package strategy

import (
	"slices"

	"briscola/game"
)

// gainsBySwap reports whether the turned card may be exchanged and is worth more
// than what is given for it.
func (o *outlook) gainsBySwap() bool {
	turned := o.view.Briscola
	return slices.Contains(o.view.Moves, game.Swap(o.view.Seat)) && o.keep(turned) > o.keep(swapped(turned))
}

// swapped returns the card that is given for a turned one where they are exchanged.
func swapped(turned game.Card) game.Card {
	switch turned.Rank() {
	case game.Ace, game.Three, game.Re, game.Cavallo, game.Fante:
		return game.NewCard(game.Seven, turned.Suit())
	}
	return game.NewCard(game.Two, turned.Suit())
}
