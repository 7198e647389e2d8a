package strategy

import (
	"slices"

	"briscola/game"
)

// gainsBySwap reports whether the turned card may be exchanged and is worth more
// than what is given for it.
func (o *outlook) gainsBySwap() bool {
	if !slices.Contains(o.view.Moves, game.Swap(o.view.Seat)) {
		return false
	}
	given := game.Two
	switch o.view.Briscola.Rank() {
	case game.Ace, game.Three, game.Re, game.Cavallo, game.Fante:
		given = game.Seven
	}
	return o.keep(o.view.Briscola) > o.keep(game.NewCard(given, o.view.Briscola.Suit()))
}
