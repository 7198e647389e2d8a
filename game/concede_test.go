package game_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
	"briscola/game/gametest"
)

func TestGivingUpLosesAllPoints(t *testing.T) {
	tests := []struct {
		rules   game.Rules
		seat    int
		points  []int
		winners []int
	}{
		{game.Standard(2), 0, []int{0, 120}, []int{1}},
		{game.Briscolone5(), 1, []int{120, 0}, []int{0}},
		{game.Standard(4), 3, []int{60, 0, 60, 0}, []int{0, 2}},
		{game.Standard(6), 2, []int{0, 40, 0, 40, 0, 40}, []int{1, 3, 5}},
	}
	for _, tt := range tests {
		for moves := range 6 { // whoever is on turn
			rng := source(41)
			state, _ := gametest.Play(rng, gametest.Deal(rng, tt.rules), moves)
			after, events, err := state.Do(game.Concede(tt.seat))
			if err != nil {
				t.Fatal(err)
			}
			want := []game.Event{{Kind: game.Conceded, Seat: tt.seat, To: game.Everyone}, {Kind: game.Ended, Seat: -1, To: game.Everyone}}
			if diff := cmp.Diff(want, events); diff != "" {
				t.Errorf("events (-want +got):\n%s", diff)
			}
			report, result := after.Report(), after.Result()
			if !report.Over || !cmp.Equal(report.Points, tt.points) || !cmp.Equal(report.Winners, tt.winners) || report.Drawn || result.Void || !result.Cappotto {
				t.Errorf("%s, seat %d: got %+v", tt.rules, tt.seat, report)
			}
			refuse(t, after, game.Concede(tt.seat).String(), game.ErrOver)
		}
	}
}

func TestGivingUpNeedsTwoSides(t *testing.T) {
	for _, r := range []game.Rules{game.Standard(3), game.Chiamata(), game.Bastarda()} {
		rng := source(42)
		state, _ := gametest.Play(rng, gametest.Deal(rng, r), 2)
		refuse(t, state, "1 concede", game.ErrNoConcede)
	}
}
