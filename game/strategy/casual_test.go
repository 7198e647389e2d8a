package strategy_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
	"briscola/game/strategy"
)

func TestCasualByPosition(t *testing.T) {
	tests := []struct {
		name  string
		table string // cards played before its turn; the turned card is the Seven of Coppe
		hand  string
		seats int
		want  string // one of these
	}{
		{"leads a low card that is no trump", "", "2c 4s Ad", 2, "4s"},
		{"leads a low card rather than a court card", "", "Rb 5d Cs", 2, "5d"},
		{"leads a small trump rather than a Three", "", "4c 3s 3d", 2, "4c"},
		{"wastes no trump on a card without points", "4d", "2c 5s Cc", 2, "5s"},
		{"takes a carico with a trump", "Ad", "2c 5s 4b", 2, "2c"},
		{"takes a carico with its lowest trump", "3d", "Fc 4c Ac", 2, "4c"},
		{"takes with the Ace of the suit", "4d", "Ad 5s Rc", 2, "Ad"},
		{"takes with the Three of the suit, not with a trump", "Rd", "3d 4c 5s", 2, "3d"},
		{"gives the least away", "Ac", "Rd 3s 4b", 2, "4b"},
		{"gives the lesser court card away", "Ac", "Rd 3s Fb", 2, "Fb"},
		{"keeps its trump Ace from a poor trick", "Fd", "Ac 4s 5b", 2, "4s 5b"},
		{"feeds its partner who has won the trick", "4s Ac 5d", "3b 4d Rs", 4, "3b"},
		{"feeds its partner even with the Ace", "4s Ac 5d", "Ab 4d 2b", 4, "Ab"},
		{"does not feed its opponents", "Ac 4s 5d", "3b 4d Rs", 4, "4d"},
		{"does not take the trick from its partner", "4s As 5d", "2c 4d 5b", 4, "4d 5b"},
		{"takes the trick for its partner who is losing", "As 4s Fd", "2c 4d 5b", 4, "2c"},
		{"six players: feeds its partner", "4s 5s 6s Ac 7s", "3b 4d Rs", 6, "3b"},
		{"six players: takes a rich trick as the last", "As Fs 3s 4s Rs", "5c 4d 6b", 6, "5c"},
		{"three players: takes a rich trick as the last", "As Fd", "5c 4d 6b", 3, "5c"},
		{"three players: gives the least away", "Ac Fd", "Rs 4d 3b", 3, "4d"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			view := position(t, tt.seats, strings.Fields(tt.table), tt.hand)
			for seed := range uint64(10) {
				move := casual(t).Choose(view, rand.New(rand.NewPCG(seed, 0)), strategy.Limit{}).Move
				if move.Seat != view.Seat || !strings.Contains(" "+tt.want+" ", " "+move.Card.String()+" ") {
					t.Errorf("plays %s, want %s", move.Card, tt.want)
				}
			}
		})
	}
}

// position returns the view of the seat that is on turn after the given cards of the first trick.
func position(t *testing.T, seats int, table []string, hand string) game.View {
	t.Helper()
	layout := gametest.Layout{Rules: game.Standard(seats), Dealer: seats - 1, Briscola: "7c"}
	layout.Hands = append(append(layout.Hands, table...), hand)
	state := layout.Start()
	for seat, text := range table {
		c, err := game.ParseCard(text)
		if err != nil {
			t.Fatal(err)
		}
		if state, _, err = state.Do(game.Play(seat, c)); err != nil {
			t.Fatal(err)
		}
	}
	return state.View(len(table))
}

// Early in the deal a trump is worth more than a Fante, in the last trick but one it is not.
func TestCasualSpendsItsTrumpsTowardsTheEnd(t *testing.T) {
	early := position(t, 2, []string{"Fd"}, "2c 4s 5b")
	if move := casual(t).Choose(early, rand.New(rand.NewPCG(1, 0)), strategy.Limit{}).Move; move.Card.Suit() == game.Coppe {
		t.Errorf("first trick: plays %s on Fd", move.Card)
	}
	found := 0
	for seed := range uint64(5000) {
		rng := rand.New(rand.NewPCG(seed, 0))
		state, _ := gametest.Play(rng, gametest.Deal(rng, game.Standard(2)), 37)
		late := state.View(state.Turn())
		trump, other, ok := trumpAndBlank(late)
		if !ok || late.Table[0].Rank() != game.Fante || late.Table[0].Suit() == late.Trump {
			continue
		}
		found++
		if move := casual(t).Choose(late, rng, strategy.Limit{}).Move; move.Card != trump {
			t.Errorf("deal %d, last trick but one: plays %s and keeps %s on %s", seed, other, trump, late.Table[0])
		}
	}
	if found == 0 {
		t.Error("no such position was found")
	}
}

// trumpAndBlank returns the two cards of a hand if one is a trump below the court
// cards and the other has no points and cannot win.
func trumpAndBlank(view game.View) (trump, other game.Card, ok bool) {
	trump, other = view.Hand.At(0), view.Hand.At(1)
	if other.Suit() == view.Trump {
		trump, other = other, trump
	}
	blank := view.Rules.Points(trump) == 0 && view.Rules.Points(other) == 0
	return trump, other, blank && trump.Suit() == view.Trump && other.Suit() != view.Trump && !takes(view, other)
}
