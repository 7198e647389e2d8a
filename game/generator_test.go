package game_test

import (
	"strings"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
)

// What the generator leaves out, no property test sees.
func TestGeneratorReachesEveryOptionAndEveryKindOfMove(t *testing.T) {
	want := strings.Fields("standard chiamata bastarda briscolone briscolone5 seats=2 seats=3 seats=4 seats=6 hand=5 out=2d out=2s out=2b " +
		"lowthree=on ranking=sevenhigh ranking=bisca open=hands open=all peek=first peek=empty peek=both tie=last points=on callerleads=on " +
		"blind=judged blind=notrump multipliers=off cappotto=1 monte=0 monte=2 follow=on swap=on")
	reached := map[string]bool{}
	kinds := map[game.MoveKind]bool{}
	voids := map[bool]bool{}
	rng := source(71)
	for range 2000 {
		rules := gametest.RandomRules(rng)
		for _, word := range strings.Fields(rules.String()) {
			reached[word] = true
		}
		state, record := gametest.Game(rng, gametest.Deal(rng, rules))
		for _, move := range record.Moves {
			kinds[move.Kind] = true
		}
		if result := state.Result(); result.Void {
			voids[result.SameDealer] = true
		}
	}
	for _, word := range want {
		if !reached[word] {
			t.Errorf("never draws %s", word)
		}
	}
	if len(reached) != len(want) {
		t.Errorf("draws %d options, want %d: %v", len(reached), len(want), reached)
	}
	for kind := game.MovePlay; kind < game.MoveConcede; kind++ {
		if !kinds[kind] {
			t.Errorf("never makes a move like %q", game.Move{Kind: kind})
		}
	}
	if !voids[true] || !voids[false] {
		t.Errorf("never makes both kinds of void deal: %v", voids)
	}
}
