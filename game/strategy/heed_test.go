package strategy_test

import (
	"math/rand/v2"
	"testing"

	"briscola/game"
	"briscola/game/strategy"
)

// An opponent has led the Re of Denari and the seat on turn holds a Three, which its partner, who plays last, makes
// safe with a high trump. The opponent between the two takes it with the same card.
func TestMaestroHeedsSigns(t *testing.T) {
	shown := func(seat int) []game.Sign {
		return []game.Sign{{Seat: seat, Rank: game.Ace}, {Seat: seat, Rank: game.Three}}
	}
	tests := []struct {
		name        string
		signs       []game.Sign
		least, most int // times out of twenty that the Three is played
	}{
		{"no signs: a toss-up", nil, 0, 14},
		{"the partner shows the Ace and the Three of trump", shown(3), 15, 20},
		{"the opponent in between shows them", shown(2), 0, 8},
	}
	for _, tt := range tests {
		for _, hand := range []string{"3s 4b 5b", "3s Rb Cs"} {
			view := position(t, 4, []string{"Rd"}, hand)
			view.Signs = tt.signs
			fed := 0
			for seed := range uint64(20) {
				choice := level(t, strategy.Maestro).Choose(view, rand.New(rand.NewPCG(seed, 1)), strategy.Limit{Nodes: 3000})
				if choice.Move.Card == game.NewCard(game.Three, game.Spade) {
					fed++
				}
			}
			if fed < tt.least || fed > tt.most {
				t.Errorf("%s, hand %s: plays the Three %d times out of 20, want %d to %d", tt.name, hand, fed, tt.least, tt.most)
			}
		}
	}
}
