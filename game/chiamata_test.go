package game_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
)

// playOldest plays a Chiamata on: everybody plays the card that was dealt first.
func playOldest(t *testing.T, state game.State) game.State {
	t.Helper()
	deck := deckFor(t, state.Rules())
	for !state.Over() {
		seat := state.Turn()
		for i := (seat + 4) % 5; i < len(deck); i += 5 {
			if state.View(seat).Hand.Has(deck[i]) {
				state = do(t, state, game.Play(seat, deck[i]).String())
				break
			}
		}
	}
	return state
}

func TestChiamataOnDeckD(t *testing.T) { // C16
	tests := []struct {
		name    string
		moves   string
		winners []int
		scores  []int
		sides   []game.SideResult
	}{
		{
			"caller 1 and partner 4 make 61", "1 bid 4, 2 pass, 3 pass, 4 pass, 0 pass, 1 call 4c", []int{1, 4}, []int{-1, 2, -1, -1, 1},
			[]game.SideResult{{Seats: []int{1, 4}, Points: 61}, {Seats: []int{0, 2, 3}, Points: 59}},
		},
		{
			"caller 2 and partner 4 fail with 60", "1 pass, 2 bid 4, 3 pass, 4 pass, 0 pass, 2 call 4c", []int{0, 1, 3}, []int{1, 1, -2, 1, -1},
			[]game.SideResult{{Seats: []int{2, 4}, Points: 60}, {Seats: []int{0, 1, 3}, Points: 60}},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			report := playOldest(t, auctioned(t, "chiamata", tt.moves)).Report()
			var takers []int
			for _, trick := range report.Tricks {
				takers = append(takers, trick.Winner)
			}
			if diff := cmp.Diff([]int{4, 1, 2, 0, 3, 3, 1, 4}, takers); diff != "" {
				t.Errorf("trick winners (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff([]int{23, 21, 20, 16, 40}, report.Points); diff != "" {
				t.Errorf("points by seat (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(tt.sides, report.Sides); diff != "" {
				t.Errorf("sides (-want +got):\n%s", diff)
			}
			if !cmp.Equal(tt.winners, report.Winners) || !cmp.Equal(tt.scores, report.Scores) || report.Partner != 4 {
				t.Errorf("got winners %v, scores %v, partner %d", report.Winners, report.Scores, report.Partner)
			}
		})
	}
}
