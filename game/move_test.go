package game_test

import (
	"testing"

	"briscola/game"
)

func TestMoveNotation(t *testing.T) {
	tests := []struct {
		text string
		want game.Move
	}{
		{"1 Rs", game.Play(1, game.NewCard(game.Re, game.Spade))},
		{"0 bid R", game.Move{Kind: game.MoveBid, Seat: 0, Rank: game.Re}},
		{"2 bid 7", game.Move{Kind: game.MoveBid, Seat: 2, Rank: game.Seven}},
		{"3 bid 2 61", game.Move{Kind: game.MoveBid, Seat: 3, Rank: game.Two, Target: 61}},
		{"3 bid 75", game.Move{Kind: game.MoveBid, Seat: 3, Target: 75}},
		{"0 pass", game.Move{Kind: game.MovePass, Seat: 0}},
		{"2 call 7s", game.Move{Kind: game.MoveCall, Seat: 2, Card: game.NewCard(game.Seven, game.Spade)}},
		{"4 trump d", game.Move{Kind: game.MoveTrump, Seat: 4, Suit: game.Denari}},
		{"4 keep", game.Move{Kind: game.MoveKeep, Seat: 4}},
		{"1 monte", game.Move{Kind: game.MoveMonte, Seat: 1}},
		{"1 swap", game.Move{Kind: game.MoveSwap, Seat: 1}},
		{"5 concede", game.Move{Kind: game.MoveConcede, Seat: 5}},
	}
	for _, tt := range tests {
		t.Run(tt.text, func(t *testing.T) {
			got, err := game.ParseMove(tt.text)
			if err != nil || got != tt.want {
				t.Errorf("got %+v, %v; want %+v", got, err, tt.want)
			}
			if got.String() != tt.text {
				t.Errorf("written back: %q", got)
			}
		})
	}
}

func TestParseMoveRefusesWhatIsNoMove(t *testing.T) {
	for _, text := range []string{
		"", "1", "Rs", "6 Rs", "-1 Rs", "01 Rs", "x Rs", "1 Rs Rs", "1 rs", "1 play Rs",
		"1 bid", "1 bid 9", "1 bid 061", "1 bid 2 2", "1 bid 61 2", "1 bid R 61 62", "1 bid +75", "1 bid 1000",
		"1 pass now", "1 call", "1 call s", "1 trump", "1 trump 7s", "1 trump x", "1 keep 7s", "1 BID R",
	} {
		if got, err := game.ParseMove(text); err == nil {
			t.Errorf("ParseMove(%q): got %+v, want an error", text, got)
		}
	}
}
