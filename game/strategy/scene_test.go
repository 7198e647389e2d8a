package strategy_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
	"briscola/game/strategy"
)

// scene is a position of a deal and what a seat should do in it.
type scene struct {
	name     string
	level    string         // who plays, casual where it is empty
	limit    strategy.Limit // of its thinking
	rules    game.Rules
	hands    []string // by seat, what matters of them
	briscola string
	moves    string      // made so far, separated by commas; seat 0 speaks and leads first
	signs    []game.Sign // that the seat on turn has seen
	want     string      // one of these moves, separated by commas
}

// state returns the position.
func (s scene) state(t *testing.T) game.State {
	t.Helper()
	layout := gametest.Layout{Rules: s.rules, Dealer: s.rules.Seats - 1, Hands: s.hands, Briscola: s.briscola}
	state := layout.Start()
	for _, text := range list(s.moves) {
		move, err := game.ParseMove(text)
		if err == nil {
			state, _, err = state.Do(move)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return state
}

// play checks what the level does.
func (s scene) play(t *testing.T) {
	t.Helper()
	s.expect(t, s.state(t))
}

// playWell checks what the levels that search do, or the one that is named, with a search short enough for a test.
func (s scene) playWell(t *testing.T) {
	t.Helper()
	s.expectWell(t, s.state(t))
}

// expectWell is playWell from a position.
func (s scene) expectWell(t *testing.T, state game.State) {
	t.Helper()
	levels := []string{strategy.Strong, strategy.Maestro}
	if s.level != "" {
		levels = []string{s.level}
	}
	s.limit.Nodes = 3000
	for _, s.level = range levels {
		s.expect(t, state)
	}
}

// expect checks what the level does in a position, with several seeds.
func (s scene) expect(t *testing.T, state game.State) {
	t.Helper()
	if s.level == "" {
		s.level = strategy.Casual
	}
	view := state.View(state.Turn())
	view.Signs = s.signs
	for seed := range uint64(max(3, deals(10))) {
		got := level(t, s.level).Choose(view, rand.New(rand.NewPCG(seed, 0)), s.limit).Move
		if !slices.Contains(list(s.want), got.String()) {
			t.Errorf("%s: got %q, want %q; hand %s, table %v", s.level, got, s.want, view.Hand, view.Table)
			return
		}
	}
}

// list splits at commas.
func list(text string) (parts []string) {
	for part := range strings.SplitSeq(text, ",") {
		if part = strings.TrimSpace(part); part != "" {
			parts = append(parts, part)
		}
	}
	return parts
}
