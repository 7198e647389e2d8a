package game_test

import (
	"slices"
	"testing"

	"briscola/game"
)

func TestMatch(t *testing.T) {
	const draw = -1
	tests := []struct {
		name    string
		seats   int
		goal    int
		deals   []int // a seat of the side that won, or draw
		winners []int
	}{
		{"S11: best of three, W L W", 2, 2, []int{0, 1, 0}, []int{0}},
		{"S11: best of three, W W", 2, 2, []int{1, 1}, []int{1}},
		{"S12: first to three, a draw uses no win", 2, 3, []int{0, draw, 1, 0, 0}, []int{0}},
		{"a single deal", 2, game.SingleDeal, []int{1}, []int{1}},
		{"a single deal may be drawn", 2, game.SingleDeal, []int{draw}, nil},
		{"first to one plays on after a draw", 2, 1, []int{draw, draw, 1}, []int{1}},
		{"teams of four win together", 4, 2, []int{3, 0, 1}, []int{1, 3}},
		{"teams of six win together", 6, 1, []int{4}, []int{0, 2, 4}},
		{"three players, everybody alone", 3, 2, []int{0, 1, 2, draw, 2}, []int{2}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			match := game.NewMatch(game.Standard(tt.seats), tt.goal)
			for i, winner := range tt.deals {
				if match.Over() || match.Winners() != nil {
					t.Fatalf("over before deal %d", i+1)
				}
				match = match.Add(won(match.Rules, winner))
			}
			if !match.Over() || !slices.Equal(match.Winners(), tt.winners) || match.Deals != len(tt.deals) {
				t.Errorf("over %v, winners %v after %d deals; want true, %v after %d",
					match.Over(), match.Winners(), match.Deals, tt.winners, len(tt.deals))
			}
		})
	}
}

// won is the result of a deal that the side of a seat won, or of a draw.
func won(rules game.Rules, winner int) (r game.Result) {
	for seat := range rules.Seats {
		if winner >= 0 && rules.Side(seat) == rules.Side(winner) {
			r.Winners = append(r.Winners, seat)
		}
	}
	return r
}

func TestLeadersOfAMatch(t *testing.T) {
	match := game.NewMatch(game.Standard(3), 3)
	for i, tt := range []struct {
		winner  int
		leaders []int
	}{{-1, nil}, {1, []int{1}}, {2, []int{1, 2}}, {2, []int{2}}} {
		match = match.Add(won(match.Rules, tt.winner))
		if got := match.Leaders(); !slices.Equal(got, tt.leaders) {
			t.Errorf("after deal %d: got %v, want %v", i+1, got, tt.leaders)
		}
	}
}

func TestAddLeavesTheOldMatch(t *testing.T) {
	before := game.NewMatch(game.Standard(2), 3)
	after := before.Add(won(before.Rules, 0))
	if before != game.NewMatch(game.Standard(2), 3) || after == before {
		t.Error("Add must return a new match and leave the old one")
	}
}

func TestDealerGoesToTheRight(t *testing.T) { // S16
	got := []int{2}
	for range 4 {
		got = append(got, game.NextDealer(got[len(got)-1], 4))
	}
	if want := []int{2, 3, 0, 1, 2}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
