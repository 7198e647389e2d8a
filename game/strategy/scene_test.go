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
	rules    game.Rules
	hands    []string // by seat, what matters of them
	briscola string
	moves    string // made so far, separated by commas; seat 0 speaks and leads first
	want     string // one of these moves, separated by commas
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

// play checks what casual does.
func (s scene) play(t *testing.T) {
	t.Helper()
	s.expect(t, s.state(t))
}

// expect checks what casual does in a position, with several seeds.
func (s scene) expect(t *testing.T, state game.State) {
	t.Helper()
	view := state.View(state.Turn())
	for seed := range uint64(10) {
		got := casual(t).Choose(view, rand.New(rand.NewPCG(seed, 0)), strategy.Limit{}).Move
		if !slices.Contains(list(s.want), got.String()) {
			t.Errorf("got %q, want %q; hand %s, table %v", got, s.want, view.Hand, view.Table)
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
