package strategy_test

import (
	"testing"

	"briscola/game"
	"briscola/game/strategy"
)

// splendid misses one high trump and has Aces beside them.
const splendid = "Ac 3c Rc Cc 7c Ad As 3b"

func TestGoodLevelsInTheAuction(t *testing.T) {
	points, monte := game.Chiamata(), game.Chiamata()
	points.PointBids, monte.Monte = true, 2
	tests := []scene{
		{name: "opens with the Ace that it misses", hands: []string{strong}, want: "0 bid A"},
		{name: "goes one step down", hands: []string{"", strong}, moves: "0 bid A", want: "1 bid 3"},
		{name: "bids the Two with its first target", hands: []string{"", splendid}, moves: "0 bid 4", want: "1 bid 2 61"},
		{name: "bids the next target of the Two", hands: []string{"", splendid}, moves: "0 bid 2 61", want: "1 bid 2 62"},
		{name: "leaves targets of the Two out of reach to others", hands: []string{"", splendid}, moves: "0 bid 2 112", want: "1 pass"},
		{name: "does not open with a poor hand", hands: []string{poor}, want: "0 pass"},
		{name: "throws a poor hand in", rules: monte, hands: []string{poor}, want: "0 monte"},
		{name: "does not go down with a poor hand", hands: []string{"", poor}, moves: "0 bid C", want: "1 pass"},
		{name: "throws a poor hand in rather than go down", rules: monte, hands: []string{"", poor}, moves: "0 bid C", want: "1 monte"},
		{name: "does not throw in a hand with a point too many", rules: monte, hands: []string{"", "4d 5d 2s Fs 4b 7b Fc 6c"}, moves: "0 bid C", want: "1 pass"},
		{name: "points: passes a poor hand", rules: points, hands: []string{"", poor}, moves: "0 bid 70", want: "1 pass"},
		{name: "points: opens with the least target", rules: points, hands: []string{strong}, want: "0 bid 61"},
		{name: "points: raises by one", rules: points, hands: []string{"", strong}, moves: "0 bid 70", want: "1 bid 71"},
		{name: "points: passes a target out of reach", rules: points, hands: []string{"", strong}, moves: "0 bid 115", want: "1 pass"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if tt.rules == (game.Rules{}) {
				tt.rules = game.Chiamata()
			}
			tt.playWell(t)
		})
	}
}

func TestGoodLevelsCall(t *testing.T) {
	points := game.Chiamata()
	points.PointBids = true
	const won0 = "0 bid A, 1 pass, 2 pass, 3 pass, 4 pass"
	tests := []scene{
		{name: "the suit in which it is long and strong", hands: []string{"3c Rc Cc 7c Ad 3s 2b 4b"}, moves: won0, want: "0 call Ac"},
		{name: "alone with a suit that cannot be beaten", hands: []string{"Ac 3c Rc Cc Fc 7c 6c 5c"}, moves: won0, want: "0 call Ac"},
		{
			name: "points: the highest trump that is missing", rules: points, hands: []string{"Ac Rc Cc 7c 6c Ad 3s 2b"},
			moves: "0 bid 61, 1 pass, 2 pass, 3 pass, 4 pass", want: "0 call 3c",
		},
		{
			name: "points: the Ace when it is missing", rules: points, hands: []string{strong},
			moves: "0 bid 61, 1 pass, 2 pass, 3 pass, 4 pass", want: "0 call Ac",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if tt.rules == (game.Rules{}) {
				tt.rules = game.Chiamata()
			}
			tt.playWell(t)
		})
	}
}

func TestGoodLevelsChangeTheTrumpWhereTheyAreStronger(t *testing.T) {
	const called = "0 bid 3, 1 pass, 2 pass, 3 pass, 4 pass, 0 call 3c, 0 4c, 1 3c, 2 2d, 3 2s, 4 2b"
	tests := []scene{
		{
			name:  "takes the suit that it is long in",
			hands: []string{"4c", "3c As 3s Rs Cs Fs 7s 4b", "2d", "2s", "2b"}, moves: called, want: "1 trump s",
		},
		{
			name:  "keeps the trump that it is long in",
			hands: []string{"4c", "3c Ac Rc Cc 5s 7s 4b 6d", "2d", "2s", "2b"}, moves: called, want: "1 keep",
		},
		{
			name: "leaves the caller the trump when it has no suit of its own", level: strategy.Maestro,
			hands: []string{"4c", "3c 5c 7s 4s 4b 6b 4d 6d", "2d", "2s", "2b"}, moves: called, want: "1 keep",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.rules = game.Bastarda()
			tt.playWell(t)
		})
	}
}
