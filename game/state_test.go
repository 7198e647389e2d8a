package game_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
	"briscola/game/gametest"
)

// source returns a source of randomness that is the same in every run.
func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

func TestDoRefusesAMoveForOneReason(t *testing.T) {
	state := gametest.Layout{Rules: game.Standard(2), Dealer: 1, Hands: []string{"3c Ad 2s", "4c 5c 6c"}, Briscola: "7d"}.Start()
	over, _ := gametest.Game(source(1), gametest.Deal(source(1), game.Standard(2)))
	tests := []struct {
		name  string
		state game.State
		move  game.Move
		want  error
	}{
		{"a seat below the table", state, game.Play(-1, card(t, "3c")), game.ErrNoSuchSeat},
		{"a seat beyond the table", state, game.Play(2, card(t, "3c")), game.ErrNoSuchSeat},
		{"out of turn", state, game.Play(1, card(t, "4c")), game.ErrNotYourTurn},
		{"a card of another hand", state, game.Play(0, card(t, "4c")), game.ErrNotHeld},
		{"a card in the stock", state, game.Play(0, card(t, "Rb")), game.ErrNotHeld},
		{"the turned card", state, game.Play(0, card(t, "7d")), game.ErrNotHeld},
		{"no card", state, game.Play(0, game.NoCard), game.ErrNotHeld},
		{"a number that is no card", state, game.Play(0, 255), game.ErrNotHeld},
		{"a bid where there is no auction", state, game.Move{Kind: game.MoveBid, Seat: 0, Rank: game.Seven}, game.ErrWrongPhase},
		{"a kind of move that does not exist", state, game.Move{Kind: 99, Seat: 0}, game.ErrWrongPhase},
		{"a play that also bids", state, game.Move{Kind: game.MovePlay, Seat: 0, Card: card(t, "3c"), Rank: game.Two}, game.ErrMalformed},
		{"anything after the end", over, game.Play(0, card(t, "3c")), game.ErrOver},
		{"anything in no deal", game.State{}, game.Play(0, card(t, "3c")), game.ErrOver},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			after, events, err := tt.state.Do(tt.move)
			var refused *game.MoveError
			if !errors.Is(err, tt.want) || !errors.As(err, &refused) || refused.Move != tt.move {
				t.Errorf("got %v, want a MoveError with %v", err, tt.want)
			}
			if after != tt.state || events != nil {
				t.Errorf("a refused move changed the state or gave %d events", len(events))
			}
		})
	}
}

func TestDoTellsWhatHappened(t *testing.T) {
	layout := gametest.Layout{Rules: game.Standard(2), Dealer: 1, Hands: []string{"3d Ad 2s", "4c 5c 6c"}, Briscola: "7c", Stock: "Rb Fb"}
	state := layout.Start()
	state, events, err := state.Do(game.Play(0, card(t, "3d")))
	if err != nil {
		t.Fatal(err)
	}
	want := []game.Event{{Kind: game.Played, Seat: 0, To: game.Everyone, Card: card(t, "3d")}}
	if diff := cmp.Diff(want, events); diff != "" {
		t.Errorf("after the lead (-want +got):\n%s", diff)
	}
	_, events, err = state.Do(game.Play(1, card(t, "4c")))
	if err != nil {
		t.Fatal(err)
	}
	want = []game.Event{
		{Kind: game.Played, Seat: 1, To: game.Everyone, Card: card(t, "4c")},
		{Kind: game.Took, Seat: 1, To: game.Everyone, Points: 10},
		{Kind: game.Drew, Seat: 1, To: 1, Card: card(t, "Rb")}, // R13: the winner draws first
		{Kind: game.Drew, Seat: 0, To: 0, Card: card(t, "Fb")},
	}
	if diff := cmp.Diff(want, events); diff != "" {
		t.Errorf("after the trick (-want +got):\n%s", diff)
	}
}

func TestTheLastCardEndsTheDeal(t *testing.T) {
	rng := source(6)
	state, _ := gametest.Play(rng, gametest.Deal(rng, game.Standard(4)), 39)
	state, events, err := state.Do(state.Legal()[0])
	if err != nil {
		t.Fatal(err)
	}
	if last := events[len(events)-1]; last != (game.Event{Kind: game.Ended, Seat: -1, To: game.Everyone}) {
		t.Errorf("last event: got %+v", last)
	}
	if !state.Over() || state.Turn() != -1 || len(state.Legal()) != 0 {
		t.Errorf("over %v, turn %d, %d legal moves", state.Over(), state.Turn(), len(state.Legal()))
	}
}

func TestEventHidesItsCardFromOtherSeats(t *testing.T) {
	private := game.Event{Kind: game.Drew, Seat: 1, To: 1, Card: card(t, "3c")}
	hidden := game.Event{Kind: game.Drew, Seat: 1, To: 1}
	public := game.Event{Kind: game.Played, Seat: 1, To: game.Everyone, Card: card(t, "3c")}
	for seat := -1; seat < 4; seat++ {
		want := hidden
		if seat == 1 {
			want = private
		}
		if got := private.For(seat); got != want {
			t.Errorf("seat %d: got %+v, want %+v", seat, got, want)
		}
		if got := public.For(seat); got != public {
			t.Errorf("seat %d: a public event became %+v", seat, got)
		}
	}
}

func TestEventKindsHaveNames(t *testing.T) {
	var names []string
	for kind := game.Dealt; kind <= game.Ended; kind++ {
		names = append(names, kind.String())
	}
	want := []string{
		"dealt", "turned", "bid made", "passed bid", "thrown in", "called card", "revealed partner", "trump changed",
		"trump kept", "swapped briscola", "played", "took", "drew", "drew briscola", "conceded", "ended",
	}
	if diff := cmp.Diff(want, names); diff != "" || (game.Ended+1).String() != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestPhasesAndPresetsHaveNames(t *testing.T) {
	var names []string
	for phase := game.PhaseAuction; phase <= game.PhaseOver+1; phase++ {
		names = append(names, phase.String())
	}
	for preset := game.PresetStandard; preset <= game.PresetBriscolone5+1; preset++ {
		names = append(names, preset.String())
	}
	want := []string{"auction", "call", "play", "trump", "over", "", "standard", "chiamata", "bastarda", "briscolone", "briscolone5", ""}
	if diff := cmp.Diff(want, names); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestZeroStateIsOverAndHarmless(t *testing.T) {
	var state game.State
	if view := state.View(0); !state.Over() || state.Turn() != -1 || state.Legal() != nil || view.Seat != -1 || view.Tricks != nil {
		t.Errorf("got %+v", view)
	}
	if result := state.Result(); len(result.Winners) != 0 || result.Drawn {
		t.Errorf("got %+v", result)
	}
}
