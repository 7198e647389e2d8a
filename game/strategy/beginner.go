package strategy

import (
	"math/rand/v2"

	"briscola/game"
)

// One card in so many is not the one that beginner meant to play.
const slips = 6

// nerve is the least value of a contract for which beginner bids, in match points.
const nerve = 0.9

// beginner plays like somebody who has just learnt the rules.
type beginner struct{}

// Choose leads low, takes whatever can be taken as cheaply as possible, and once in a
// while plays another card that does not cost much. It bids on splendid hands only.
func (beginner) Choose(view game.View, rng *rand.Rand, _ Limit) Choice {
	switch view.Phase {
	case game.PhaseAuction:
		return Choice{Move: speak(view, nerve, guess(view))}
	case game.PhaseCall:
		return Choice{Move: game.Call(view.Seat, bestContract(view, view.Bid).called)}
	case game.PhaseTrump:
		return Choice{Move: game.Keep(view.Seat)}
	}
	o := newOutlook(view)
	if o.gainsBySwap() {
		return Choice{Move: game.Swap(view.Seat)}
	}
	card := o.simplest()
	if rng.IntN(slips) == 0 {
		card = o.slip(rng, card)
	}
	return Choice{Move: game.Play(view.Seat, card)}
}

// simplest returns the cheapest card that takes the trick, or the cheapest of all: on
// the lead, where nothing takes it, and where a known partner has it already.
func (o *outlook) simplest() (choice game.Card) {
	t, taken := newTrick(o), false
	for c := range o.view.Legal.All() {
		switch takes := o.grabs(t, c); {
		case choice == game.NoCard, takes && !taken, takes == taken && o.price(c) < o.price(choice):
			choice, taken = c, takes
		}
	}
	return choice
}

// grabs reports whether a card takes the trick from an opponent. No trump Ace or
// Three is spent on nothing.
func (o *outlook) grabs(t trick, c game.Card) bool {
	if t.best == game.NoCard || o.trust[t.taker] == 1 || !o.view.Beats(c, t.best) {
		return false
	}
	return t.points > 0 || c.Suit() != o.trump || o.view.Rules.Points(c) < 10
}

// price is what a beginner thinks that a card is worth: its points, and more for a trump.
func (o *outlook) price(c game.Card) int { return price(o.view.Rules, c, o.trump) }

func price(rules game.Rules, c game.Card, trump game.Suit) int {
	return 16*rules.Points(c) + rules.Strength(c) + 40*oneIf(c.Suit() == trump)
}

// A slip costs at most this price: no Ace and no Three is thrown away.
const slipPrice = 40 + 16*4 + 10

// slip returns another card than the one that was meant, if there is a cheap one.
func (o *outlook) slip(rng *rand.Rand, meant game.Card) game.Card {
	var others []game.Card
	for c := range o.view.Legal.All() {
		if c != meant && o.price(c) <= slipPrice {
			others = append(others, c)
		}
	}
	if len(others) == 0 {
		return meant
	}
	return others[rng.IntN(len(others))]
}
