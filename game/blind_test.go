package game_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
	"briscola/game/gametest"
)

// blindTrick plays the cards of T15 as the first trick of a blind Chiamata that seat 0 has won with a Four.
func blindTrick(t *testing.T, text string) game.State {
	t.Helper()
	layout := gametest.Layout{Rules: rules(t, text), Dealer: 4, Hands: []string{"7b", "Rb", "Ad 4c", "3c", "2b"}}
	state := layout.Start()
	for _, text := range []string{"0 bid 4", "1 pass", "2 pass", "3 pass", "4 pass", "0 7b", "1 Rb", "2 Ad", "3 3c", "4 2b"} {
		state = do(t, state, text)
	}
	return state
}

func TestBlindFirstTrickJudgedWithTheTrump(t *testing.T) { // T16
	state := blindTrick(t, "chiamata blind=judged")
	view := state.View(0)
	if view.Phase != game.PhaseCall || view.Turn != 0 || len(view.Table) != 5 || len(view.Tricks) != 0 || view.Trump != game.NoSuit || view.Legal != 0 {
		t.Errorf("before the call: phase %s, turn %d, table %v, trump %q", view.Phase, view.Turn, view.Table, view.Trump)
	}
	state, events, err := state.Do(game.Call(0, card(t, "4c")))
	if err != nil {
		t.Fatal(err)
	}
	want := []game.Event{
		{Kind: game.CalledCard, Seat: 0, To: game.Everyone, Card: card(t, "4c"), Suit: game.Coppe},
		{Kind: game.Took, Seat: 3, To: game.Everyone, Points: 25},
	}
	if diff := cmp.Diff(want, events); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
	if view := state.View(2); view.Turn != 3 || len(view.Table) != 0 || len(view.Tricks) != 1 || view.Points[3] != 25 || view.Partner != 2 {
		t.Errorf("after the call: turn %d, table %v, points %v, partner %d", view.Turn, view.Table, view.Points, view.Partner)
	}
}

func TestBlindFirstTrickJudgedWithoutTrump(t *testing.T) { // T15
	state := blindTrick(t, "chiamata blind=notrump")
	view := state.View(0)
	if view.Phase != game.PhaseCall || view.Turn != 0 || len(view.Table) != 0 || len(view.Tricks) != 1 || view.Points[1] != 25 {
		t.Errorf("before the call: phase %s, turn %d, table %v, points %v", view.Phase, view.Turn, view.Table, view.Points)
	}
	state = do(t, state, "0 call 4c")
	if view := state.View(-1); view.Turn != 1 || view.Trump != game.Coppe || view.Tricks[0].Winner != 1 || view.Tricks[0].Points != 25 {
		t.Errorf("after the call: turn %d, trump %s, tricks %v", view.Turn, view.Trump, view.Tricks)
	}
}

func TestACalledCardThatHasFallenTellsThePartnerAtOnce(t *testing.T) {
	for _, text := range []string{"chiamata blind=judged", "chiamata blind=notrump", "bastarda blind=judged", "bastarda blind=notrump"} {
		t.Run(text, func(t *testing.T) {
			layout := gametest.Layout{Rules: rules(t, text), Dealer: 4, Hands: []string{"5b", "Rb", "4c", "3d", "2b"}}
			state := layout.Start()
			for _, text := range []string{"0 bid 4", "1 pass", "2 pass", "3 pass", "4 pass", "0 5b", "1 Rb", "2 4c", "3 3d", "4 2b"} {
				state = do(t, state, text)
			}
			state, events, err := state.Do(game.Call(0, card(t, "4c")))
			if err != nil {
				t.Fatal(err)
			}
			if want := (game.Event{Kind: game.RevealedPartner, Seat: 2, To: game.Everyone, Card: card(t, "4c")}); len(events) < 2 || events[1] != want {
				t.Errorf("got %+v, want %+v as the second", events, want)
			}
			phase := game.PhasePlay
			if state.Rules().Preset == game.PresetBastarda {
				phase = game.PhaseTrump
			}
			if view := state.View(-1); view.Partner != 2 || view.Phase != phase {
				t.Errorf("got partner %d, phase %s; want 2, %s", view.Partner, view.Phase, phase)
			}
		})
	}
}
