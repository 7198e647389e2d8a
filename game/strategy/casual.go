package strategy

import (
	"math/rand/v2"

	"briscola/game"
)

// casual plays by rules of thumb.
type casual struct{}

// Choose plays the card whose trick promises most, less what the card would be
// worth later. Between equal cards it draws lots.
func (casual) Choose(view game.View, rng *rand.Rand) game.Move {
	now := newTrick(view)
	var choice game.Card
	most, equals := 0.0, 0
	for c := range view.Legal.All() {
		switch value := promise(now, c); {
		case choice == game.NoCard || value > most:
			choice, most, equals = c, value, 1
		case value == most:
			if equals++; rng.IntN(equals) == 0 {
				choice = c
			}
		}
	}
	return game.Play(view.Seat, choice)
}

// promise returns the points that the side can expect from the trick by playing a
// card, less what the card is worth later. A lost trick costs less when it goes to
// one of two opponents.
func promise(now trick, c game.Card) float64 {
	after := now
	after.put(c, true)
	win, opponents := after.chance(), float64(now.view.Rules.Sides()-1)
	return (win-(1-win)/opponents)*float64(after.points) - keep(now.view, c)
}

// keep returns what a card is worth in the hand, in points. Trumps take tricks
// later, high ones for certain; a good card of another suit waits for a trick that
// it can win or that a partner wins. The worth falls towards the end and is nothing
// in the last trick. The numbers are those that won most in play against simple
// players.
func keep(view game.View, c game.Card) float64 {
	points, strength := float64(view.Rules.Points(c)), float64(view.Rules.Strength(c))
	worth := 0.45*points + 0.02*strength
	if c.Suit() == view.Trump {
		worth = 5.5 + 2*points + 0.5*strength
	}
	later := float64(view.Rules.Tricks() - len(view.Tricks) - 1)
	return worth * later / (later + 2)
}
