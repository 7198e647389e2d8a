package game_test

import (
	"fmt"
	"strings"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
)

func TestTrickWinner(t *testing.T) {
	const standard, low, seven, bisca = "", " lowthree=on", " ranking=sevenhigh", " ranking=bisca"
	tests := []struct {
		name   string
		option string
		cards  string // in playing order; trump is Coppe
		pos    int    // position of the winning card, from 1
		points int
	}{
		{"T1: the lowest trump beats Ace and Three", standard, "3d Ad 2c", 3, 21},
		{"T2: Three above Seven", standard, "7d 3d", 2, 10},
		{"T3: Ace above Three", standard, "Ad 3d", 1, 21},
		{"T4: an Ace off the suit cannot win", standard, "4s Ad", 1, 11},
		{"T5: the same order inside trump", standard, "Rc 3c", 2, 14},
		{"T6: trump led, nobody trumps", standard, "2c Ad As Ab", 1, 33},
		{"T7: cards without points still rank", standard, "6d 5d 7d 4d", 3, 0},
		{"T9: three discards", standard, "2d 2s 2b", 1, 0},
		{"T10: a higher trump beats a trump", standard, "5b 4c 7c Ab", 3, 11},
		{"T11: a lower trump loses", standard, "2d 4c 2c", 2, 0},
		{"T12: two players, one trump", standard, "Rd 2c", 2, 4},
		{"T13: two players, same suit", standard, "7s 6s", 1, 0},
		{"standard order on the cards of L1", standard, "3d 4d", 1, 10},
		{"L1: the low Three below the Four", low, "3d 4d", 2, 10},
		{"L2: the low Three above the Two", low, "3d 2d", 1, 10},
		{"L3: the low Three in trump", low, "3c 4c", 2, 10},
		{"L4: the low Three of trump beats the Two", low, "2c 3c", 2, 10},
		{"L5: the low Three of trump beats an Ace", low, "Ad 3c", 2, 21},
		{"L7: the Ace stays the highest", low, "Rd 3d Ad", 3, 25},
		{"H1: the Seven is worth ten and beats the Three", seven, "3d 7d", 2, 10},
		{"H1: the Ace beats the Seven", seven, "7d Ad", 2, 21},
		{"the Seven beats the King", seven, "Rd 7d", 2, 14},
		{"H2: in the Bisca the Jack, worth 3, beats the Queen, worth 2", bisca, "Cd Fd", 2, 5},
		{"H2: and the Queen does not beat the Jack", bisca, "Fd Cd", 1, 5},
		{"the Bisca has its Seven", bisca, "Rd 7d", 2, 14},
		{"without the Bisca the Cavallo beats the Fante", seven, "Fd Cd", 2, 5},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			hands := strings.Fields(tt.cards)
			rules := rules(t, fmt.Sprintf("standard seats=%d%s", len(hands), tt.option))
			if rules.Seats == 3 && !rules.Cards().Has(card(t, hands[2])) {
				rules.Out = card(t, "2b")
			}
			layout := gametest.Layout{Rules: rules, Dealer: rules.Seats - 1, Hands: hands, Briscola: "Fc"}
			checkFirstTrick(t, layout.Start(), hands, tt.pos, tt.points)
		})
	}
}

func TestTrickWithoutTrump(t *testing.T) { // T17
	layout := gametest.Layout{Rules: game.Briscolone5(), Dealer: 1, Hands: strings.Fields("2d Ac")}
	checkFirstTrick(t, layout.Start(), layout.Hands, 1, 11)
}

// checkFirstTrick plays one card of each seat and expects a position and points.
func checkFirstTrick(t *testing.T, state game.State, played []string, pos, points int) {
	t.Helper()
	var took game.Event
	for seat, text := range played {
		next, events, err := state.Do(game.Play(seat, card(t, text)))
		if err != nil {
			t.Fatal(err)
		}
		state = next
		if len(events) > 1 {
			took = events[1]
		}
	}
	want := game.Event{Kind: game.Took, Seat: pos - 1, To: game.Everyone, Points: points}
	if took != want {
		t.Errorf("got %+v, want %+v", took, want)
	}
	if state.Turn() != pos-1 {
		t.Errorf("seat %d leads, want the winner %d", state.Turn(), pos-1)
	}
}
