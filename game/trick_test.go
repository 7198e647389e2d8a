package game_test

import (
	"strings"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
)

func TestTrickWinner(t *testing.T) {
	tests := []struct {
		name   string
		cards  string // in playing order; trump is Coppe
		pos    int    // position of the winning card, from 1
		points int
	}{
		{"T1: the lowest trump beats Ace and Three", "3d Ad 2c", 3, 21},
		{"T2: Three above Seven", "7d 3d", 2, 10},
		{"T3: Ace above Three", "Ad 3d", 1, 21},
		{"T4: an Ace off the suit cannot win", "4s Ad", 1, 11},
		{"T5: the same order inside trump", "Rc 3c", 2, 14},
		{"T6: trump led, nobody trumps", "2c Ad As Ab", 1, 33},
		{"T7: cards without points still rank", "6d 5d 7d 4d", 3, 0},
		{"T9: three discards", "2d 2s 2b", 1, 0},
		{"T10: a higher trump beats a trump", "5b 4c 7c Ab", 3, 11},
		{"T11: a lower trump loses", "2d 4c 2c", 2, 0},
		{"T12: two players, one trump", "Rd 2c", 2, 4},
		{"T13: two players, same suit", "7s 6s", 1, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			hands := strings.Fields(tt.cards)
			rules := game.Standard(len(hands))
			if rules.Seats == 3 && !rules.Cards().Has(card(t, hands[2])) {
				rules.Out = card(t, "2b")
			}
			layout := gametest.Layout{Rules: rules, Dealer: rules.Seats - 1, Hands: hands, Briscola: "Fc"}
			state := layout.Start()
			var took game.Event
			for seat, text := range hands {
				next, events, err := state.Do(game.Play(seat, card(t, text)))
				if err != nil {
					t.Fatal(err)
				}
				state = next
				if len(events) > 1 {
					took = events[1]
				}
			}
			want := game.Event{Kind: game.Took, Seat: tt.pos - 1, To: game.Everyone, Points: tt.points}
			if took != want {
				t.Errorf("got %+v, want %+v", took, want)
			}
			if state.Turn() != tt.pos-1 {
				t.Errorf("seat %d leads, want the winner %d", state.Turn(), tt.pos-1)
			}
		})
	}
}
