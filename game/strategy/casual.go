package strategy

import (
	"math/rand/v2"

	"briscola/game"
)

// casual plays by rules of thumb.
type casual struct{}

// Choose speaks in the auction, calls, changes the trump, exchanges the turned card
// or plays, as the phase wants it.
func (casual) Choose(view game.View, rng *rand.Rand, _ Limit) Choice {
	switch view.Phase {
	case game.PhaseAuction:
		return Choice{Move: speak(view, daring, guess(view))}
	case game.PhaseCall:
		return Choice{Move: game.Call(view.Seat, bestContract(view, view.Bid).called)}
	case game.PhaseTrump:
		return Choice{Move: turn(view)}
	}
	o := newOutlook(view)
	if o.gainsBySwap() {
		return Choice{Move: game.Swap(view.Seat)}
	}
	return Choice{Move: game.Play(view.Seat, o.pick(rng))}
}

// pick returns the card whose trick promises most, less what the card would be
// worth later. Between equal cards it draws lots.
func (o *outlook) pick(rng *rand.Rand) (choice game.Card) {
	now := newTrick(o)
	most, equals := 0.0, 0
	for c := range o.view.Legal.All() {
		switch value := now.promise(c) - o.keep(c); {
		case choice == game.NoCard || value > most:
			choice, most, equals = c, value, 1
		case value == most:
			if equals++; rng.IntN(equals) == 0 {
				choice = c
			}
		}
	}
	return choice
}

// promise returns the points that the side can expect from the trick by playing a
// card. A lost trick costs less when it goes to one of two opponents.
func (t trick) promise(c game.Card) float64 {
	seat := t.view.Seat
	t.put(c, seat)
	if !t.open() {
		win := t.chance()
		return (win - (1-win)/t.rivals()) * float64(t.points)
	}
	if !t.last(seat) {
		t = t.foresee(t.view.Rules.Next(seat))
	}
	return t.yield(seat)
}
