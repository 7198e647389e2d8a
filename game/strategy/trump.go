package strategy

import "briscola/game"

// turn answers who may change the trump of a Bastarda: another suit if the own side
// is likely to be stronger in it, and the trump as it is otherwise.
func turn(view game.View) game.Move {
	choice, most := game.Keep(view.Seat), power(view, view.Trump)
	for _, suit := range game.Suits() {
		if power := power(view, suit); power > most {
			choice, most = game.NameTrump(view.Seat, suit), power
		}
	}
	return choice
}

// power returns the strength of the own side in a suit, the partner's share being
// guessed: the caller holds more of what was trump until now than of other suits.
func power(view game.View, suit game.Suit) (power float64) {
	share := 0.25
	switch {
	case view.Partner == view.Caller:
		share = 0
	case suit == view.Trump:
		share = 0.5
	}
	for c := range ofSuit(view.Hand, suit).All() {
		power += 3 + float64(view.Rules.Strength(c))
	}
	for c := range ofSuit(view.Unseen(), suit).All() {
		power += share * (3 + float64(view.Rules.Strength(c)))
	}
	return power
}
