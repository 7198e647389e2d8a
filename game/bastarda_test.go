package game_test

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
	"briscola/game/gametest"
)

// bastarda plays the second trick of B1, "5s Ab 4c Rs 7d", in which seat 2 plays
// the called card.
func bastarda(t *testing.T) (game.State, []game.Event) {
	t.Helper()
	layout := gametest.Layout{Rules: game.Bastarda(), Dealer: 4, Hands: []string{"As 5s Fb", "2s Ab Rb", "3s 4c Ac", "4s Rs 2d", "6s 7d 3c"}}
	state := layout.Start()
	for _, text := range []string{
		"0 pass", "1 pass", "2 pass", "3 bid 4", "4 pass", "3 call 4c",
		"0 As", "1 2s", "2 3s", "3 4s", "4 6s",
		"0 5s", "1 Ab", "2 4c", "3 Rs",
	} {
		state = do(t, state, text)
	}
	state, events, err := state.Do(game.Play(4, card(t, "7d")))
	if err != nil {
		t.Fatal(err)
	}
	return state, events
}

func TestBastardaOffersAChangeToWhoPlayedTheCalledCard(t *testing.T) { // B1
	state, events := bastarda(t)
	if want := (game.Event{Kind: game.Took, Seat: 2, To: game.Everyone, Points: 15}); events[1] != want {
		t.Errorf("got %+v, want %+v", events[1], want)
	}
	view := state.View(2)
	want := []game.Move{game.Keep(2), game.NameTrump(2, game.Denari), game.NameTrump(2, game.Spade), game.NameTrump(2, game.Bastoni)}
	if diff := cmp.Diff(want, view.Moves); diff != "" || view.Phase != game.PhaseTrump || view.Turn != 2 || view.Legal != 0 {
		t.Errorf("phase %s, turn %d, moves (-want +got):\n%s", view.Phase, view.Turn, diff)
	}
	refuse(t, state, "2 trump c", game.ErrTrumpSame)
	refuse(t, state, "0 trump d", game.ErrNotHolder)
	refuse(t, state, "0 keep", game.ErrNotHolder)
	refuse(t, state, "2 Ac", game.ErrWrongPhase)
	if _, _, err := state.Do(game.NameTrump(2, game.Bastoni+1)); !errors.Is(err, game.ErrNoSuchSuit) {
		t.Errorf("a suit that does not exist: got %v, want %v", err, game.ErrNoSuchSuit)
	}
}

func TestBastardaChangesTheTrumpFromTheNextTrick(t *testing.T) { // B1
	tests := []struct {
		name   string
		choice game.Move
		event  game.Event
		winner int // of "Ac 2d 3c Fb Rb", led by seat 2
	}{
		{"Denari instead of Coppe", game.NameTrump(2, game.Denari), game.Event{Kind: game.TrumpChanged, Seat: 2, To: game.Everyone, Suit: game.Denari}, 3},
		{"Coppe as before", game.Keep(2), game.Event{Kind: game.TrumpKept, Seat: 2, To: game.Everyone, Suit: game.Coppe}, 2},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			state, _ := bastarda(t)
			state, events, err := state.Do(tt.choice)
			if err != nil || len(events) != 1 || events[0] != tt.event {
				t.Errorf("got %+v, %v; want %+v", events, err, tt.event)
			}
			view := state.View(-1)
			if view.Trump != tt.event.Suit || view.Turn != 2 || view.Called != card(t, "4c") || view.Caller != 3 || view.Partner != 2 || view.Target != 61 {
				t.Errorf("got trump %s, turn %d, called %s, caller %d, partner %d", view.Trump, view.Turn, view.Called, view.Caller, view.Partner)
			}
			refuse(t, state, "2 trump s", game.ErrWrongPhase) // once in a deal
			for _, text := range []string{"2 Ac", "3 2d", "4 3c", "0 Fb", "1 Rb"} {
				state = do(t, state, text)
			}
			tricks := state.View(-1).Tricks
			if last := tricks[2]; last.Winner != tt.winner || last.Points != 27 {
				t.Errorf("got %+v, want winner %d and 27 points", last, tt.winner)
			}
			if tricks[1].Winner != 2 || tricks[1].Points != 15 {
				t.Errorf("the trick before changed: %+v", tricks[1])
			}
			if state.Phase() != game.PhasePlay {
				t.Errorf("got phase %s: the right is there once", state.Phase())
			}
		})
	}
}

func TestBastardaOffersNoChangeAfterTheLastTrick(t *testing.T) {
	rng := source(21)
	for range 300 {
		state, record := gametest.Game(rng, gametest.Deal(rng, game.Bastarda()))
		if result := state.Result(); result.Void {
			continue
		}
		called := state.View(-1).Called
		asked, inLast := false, false
		for i, move := range record.Moves {
			asked = asked || move.Kind == game.MoveKeep || move.Kind == game.MoveTrump
			inLast = inLast || move.Kind == game.MovePlay && move.Card == called && i >= len(record.Moves)-5
		}
		if asked == inLast {
			t.Fatalf("asked %v, called card in the last trick %v:\n%s", asked, inLast, record)
		}
	}
}
