package game_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
	"briscola/game/gametest"
)

func TestResultBeforeTheEndHasNoWinner(t *testing.T) {
	layout := gametest.Layout{Rules: game.Standard(2), Dealer: 1, Hands: []string{"3d", "Ad"}, Briscola: "7c"}
	state := do(t, do(t, layout.Start(), "0 3d"), "1 Ad")
	want := game.Result{
		Points: [game.MaxSeats]int{1: 21}, Winners: []int{}, Caller: -1, Partner: -1, Trump: game.Coppe, Target: 61,
		Sides: []game.SideResult{{Seats: []int{0}}, {Seats: []int{1}, Points: 21}},
	}
	if diff := cmp.Diff(want, state.Result()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestResultOfDealG3(t *testing.T) {
	rules := game.Standard(4)
	state, _, _ := gametest.Oldest(game.Deal{Rules: rules, Deck: deckFor(t, rules)})
	want := game.Result{
		Points: [game.MaxSeats]int{49, 45, 11, 15}, Winners: []int{}, Drawn: true, Caller: -1, Partner: -1,
		Trump: game.Denari, Target: 61,
		Sides: []game.SideResult{{Seats: []int{0, 2}, Points: 60}, {Seats: []int{1, 3}, Points: 60}},
	}
	if diff := cmp.Diff(want, state.Result()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestCappottoIsAllPointsNotAllTricks(t *testing.T) { // S4
	layout := gametest.Layout{Rules: game.Standard(2), Dealer: 1, Hands: []string{"2s Ad 3d", "4s 5s 6b"}, Briscola: "Cd"}
	state := do(t, do(t, layout.Start(), "0 2s"), "1 4s") // a trick for seat 1, without points
	state, found := withoutPointsForSeat1(state)
	if !found {
		t.Fatal("found no way to keep seat 1 without points")
	}
	view, result := state.View(-1), state.Result()
	if view.Tricks[0].Winner != 1 || !result.Cappotto || !cmp.Equal(result.Winners, []int{0}) {
		t.Errorf("got %+v after the first trick to seat %d, want cappotto by seat 0", result, view.Tricks[0].Winner)
	}
}

// withoutPointsForSeat1 searches for a way to play a deal to its end in which seat 1 takes no points.
func withoutPointsForSeat1(state game.State) (game.State, bool) {
	if state.Over() {
		return state, true
	}
	for _, move := range state.Legal() {
		next, _, err := state.Do(move)
		if err != nil || next.View(-1).Points[1] > 0 {
			continue
		}
		if end, found := withoutPointsForSeat1(next); found {
			return end, true
		}
	}
	return state, false
}
