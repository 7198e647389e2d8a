package game_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
	"briscola/game/gametest"
)

// sight is what a seat has seen of a deal: all events, and what the state shows at the end.
type sight struct {
	Events []game.Event
	View   game.View
	Result game.Result
}

func seen(t testing.TB, record game.Record, seat int) (s sight) {
	state, events, err := game.Start(record.Deal)
	for _, move := range record.Moves {
		if err != nil {
			break
		}
		var more []game.Event
		state, more, err = state.Do(move)
		events = append(events, more...)
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range events {
		s.Events = append(s.Events, e.For(seat))
	}
	s.View, s.Result = state.View(seat), state.Result()
	return s
}

func TestNobodyLearnsThePartnerBeforeTheCalledCardFalls(t *testing.T) {
	rng := source(51)
	moved := 0 // worlds in which another seat is the partner
	for deals := 0; deals < 150; {
		rules := gametest.RandomRules(rng)
		_, record := gametest.Game(rng, gametest.Deal(rng, rules))
		from, to := secretMoves(record)
		if from == to {
			continue
		}
		deals++
		record.Moves = record.Moves[:from+rng.IntN(to-from)]
		for seat := -1; seat < rules.Seats; seat++ {
			one := seen(t, record, seat)
			holder := slices.Index(one.handsHeld(t, record), true)
			if one.Result.Partner != -1 || one.View.Partner != -1 && seat != holder {
				t.Fatalf("seat %d is told partner %d: %s", seat, one.View.Partner, record)
			}
			other := gametest.LookAlike(rng, record, seat)
			if diff := cmp.Diff(one, seen(t, other, seat)); diff != "" {
				t.Fatalf("seat %d can tell two worlds apart (-one +other):\n%s", seat, diff)
			}
			if now := slices.Index(one.handsHeld(t, other), true); now != holder {
				moved++
			}
		}
	}
	if moved < 150 {
		t.Errorf("the partner was another one in %d worlds only", moved)
	}
}

// secretMoves returns between which numbers of moves the called card is named but not played.
func secretMoves(record game.Record) (from, to int) {
	var called game.Card
	for i, move := range record.Moves {
		switch {
		case move.Kind == game.MoveCall:
			called, from, to = move.Card, i+1, i+1
		case called != game.NoCard && move.Kind == game.MovePlay:
			if to = i + 1; move.Card == called {
				return from, to
			}
		}
	}
	return 0, 0
}

// handsHeld tells for each seat whether it holds the called card after the moves of a record.
func (s sight) handsHeld(t testing.TB, record game.Record) (holds []bool) {
	state, err := record.Replay()
	if err != nil {
		t.Fatal(err)
	}
	for seat := range state.Rules().Seats {
		holds = append(holds, state.View(seat).Hand.Has(s.View.Called))
	}
	return holds
}
