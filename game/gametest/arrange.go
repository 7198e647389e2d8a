package gametest

import (
	"fmt"
	"strings"

	"briscola/game"
)

// Layout is a deal by what matters about it. Cards are written as in "3c Ad".
// What is left out is filled with the remaining cards in the order of the
// unshuffled deck.
type Layout struct {
	Rules    game.Rules
	Dealer   int
	Hands    []string // by seat, in the order in which they are dealt
	Briscola string   // the turned card, in the standard game
	Stock    string   // top first, without the turned card
}

// Deal returns a deal of that layout. It panics when a card is there twice or not in play.
func (l Layout) Deal() game.Deal {
	hands := make([][]game.Card, l.Rules.Seats)
	for seat, text := range l.Hands {
		hands[seat] = cards(text)
	}
	turned, stock := cards(l.Briscola), cards(l.Stock)
	rest := l.Rules.Cards()
	for _, placed := range append(hands, turned, stock) {
		for _, c := range placed {
			if !rest.Has(c) {
				panic(fmt.Sprintf("%s is there twice or not in play", c))
			}
			rest = rest.Without(c)
		}
	}
	fill := func(pile []game.Card, size int) []game.Card {
		for len(pile) < size {
			c := rest.At(0)
			pile, rest = append(pile, c), rest.Without(c)
		}
		return pile
	}
	if l.Rules.Preset == game.PresetStandard {
		turned = fill(turned, 1)
	}
	var deck []game.Card
	for i := range l.Rules.Hand {
		seat := l.Dealer
		for range l.Rules.Seats {
			seat = l.Rules.Next(seat)
			hands[seat] = fill(hands[seat], i+1)
			deck = append(deck, hands[seat][i])
		}
	}
	deck = append(append(deck, turned...), stock...)
	return game.Deal{Rules: l.Rules, Dealer: l.Dealer, Deck: fill(deck, l.Rules.Cards().Len())}
}

// Start starts a deal of that layout. It panics as Deal does.
func (l Layout) Start() game.State {
	state, _, err := game.Start(l.Deal())
	if err != nil {
		panic(err)
	}
	return state
}

func cards(text string) []game.Card {
	parsed, err := game.ParseCards(strings.Fields(text))
	if err != nil {
		panic(err)
	}
	return parsed
}
