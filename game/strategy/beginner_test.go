package strategy_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"briscola/game/strategy"
)

func level(t testing.TB, name string) strategy.Strategy {
	t.Helper()
	s, err := strategy.New(name)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Most of the time beginner does the obvious, and its slips are no blunders.
func TestBeginnerByPosition(t *testing.T) {
	tests := []struct {
		name, table, hand string // the turned card is the Seven of Coppe
		seats             int
		mostly            string
		never             string
	}{
		{"leads the cheapest card", "", "2c 4s Ad", 2, "4s", "Ad"},
		{"takes as cheaply as it can", "5d", "6d Ad Ac", 2, "6d", "Ad Ac"},
		{"throws the cheapest card away when it cannot take", "Ac", "4d Ad 3s", 2, "4d", "Ad 3s"},
		{"does not throw the Ace of trump on nothing", "2s", "Ac 4d 5b", 2, "4d", "Ac"},
		{"does not take the trick from its partner", "4s As 5d", "2c 4d 5b", 4, "4d", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			view, usual := position(t, tt.seats, strings.Fields(tt.table), tt.hand), 0
			for seed := range uint64(200) {
				card := level(t, strategy.Beginner).Choose(view, rand.New(rand.NewPCG(seed, 0)), strategy.Limit{}).Move.Card.String()
				if strings.Contains(tt.never, card) {
					t.Fatalf("plays %s", card)
				}
				if strings.Contains(tt.mostly, card) {
					usual++
				}
			}
			if usual < 120 {
				t.Errorf("does the obvious %d times in 200", usual)
			}
		})
	}
}
