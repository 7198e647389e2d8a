package strategy_test

import (
	"testing"

	"briscola/game"
)

// strong is long in Coppe without the Ace, and has two Aces beside it.
const strong = "3c Rc Cc 7c 6c Ad As 2b"

// fair has three trumps of middling strength.
const fair = "Cc 7c 4c 5d 4d 2s 5s 2b"

// poor has two points and no suit.
const poor = "4d 5d 2s Fs 4b 7b 2c 6c"

func TestCasualInTheAuction(t *testing.T) {
	points := game.Chiamata()
	points.PointBids = true
	monte := game.Chiamata()
	monte.Monte = 2
	low := game.Chiamata()
	low.Ranking = game.RankingLowThree
	tests := []scene{
		{
			name:  "opens with the Ace that it misses",
			hands: []string{strong}, want: "0 bid A",
		},
		{
			name:  "passes a poor hand",
			hands: []string{poor}, want: "0 pass",
		},
		{
			name:  "passes a fair hand when it has to lead",
			hands: []string{fair}, want: "0 pass",
		},
		{
			name:  "bids on a fair hand when another leads",
			hands: []string{"", fair}, moves: "0 pass", want: "1 bid A",
		},
		{
			name:  "goes one step down",
			hands: []string{"", strong}, moves: "0 bid A", want: "1 bid 3",
		},
		{
			name:  "goes as far down as a card that it misses",
			hands: []string{"", "Ac Rc Cc 7c 6c Ad As 2b"}, moves: "0 bid R", want: "1 bid F",
		},
		{
			name:  "bids the Two with its first target",
			hands: []string{"", "Ac 3c Rc Cc 7c Ad As 3b"}, moves: "0 bid 4", want: "1 bid 2 61",
		},
		{
			name:  "bids the next target of the Two",
			hands: []string{"", "Ac 3c Rc Cc 7c Ad As 3b"}, moves: "0 bid 2 61", want: "1 bid 2 62",
		},
		{
			name:  "leaves targets out of reach to others",
			hands: []string{"", "Ac 3c Rc Cc 7c Ad As 3b"}, moves: "0 bid 2 99", want: "1 pass",
		},
		{
			name:  "does not go down with a hand for the Ace only",
			hands: []string{"", "Rc 7c 6c 5d 4d 2s 5s 2b"}, moves: "0 bid C", want: "1 pass",
		},
		{
			name:  "low three: the last rank is the Three",
			rules: low,
			hands: []string{"", "Ac Rc Cc Fc 7c Ad As 3b"}, moves: "0 bid 2", want: "1 bid 3 61",
		},
		{
			name:  "points: opens with the least target",
			rules: points,
			hands: []string{strong}, want: "0 bid 61",
		},
		{
			name:  "points: raises by one",
			rules: points,
			hands: []string{"", strong}, moves: "0 bid 70", want: "1 bid 71",
		},
		{
			name:  "points: passes a target out of reach",
			rules: points,
			hands: []string{"", strong}, moves: "0 bid 110", want: "1 pass",
		},
		{
			name:  "points: passes a poor hand",
			rules: points,
			hands: []string{"", poor}, moves: "0 bid 61", want: "1 pass",
		},
		{
			name:  "throws a poor hand in where it may",
			rules: monte,
			hands: []string{poor}, want: "0 monte",
		},
		{
			name:  "throws nothing in that has more points than allowed",
			rules: monte,
			hands: []string{"4d 5d 2s Fs 4b 7b Fc 6c"}, want: "0 pass",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if tt.rules == (game.Rules{}) {
				tt.rules = game.Chiamata()
			}
			tt.play(t)
		})
	}
}

func TestCasualCalls(t *testing.T) {
	points := game.Chiamata()
	points.PointBids = true
	judged := game.Chiamata()
	judged.Blind = game.BlindJudged
	const won0 = "0 bid A, 1 pass, 2 pass, 3 pass, 4 pass"
	tests := []scene{
		{
			name:  "the suit in which it is long and strong",
			hands: []string{"3c Rc Cc 7c Ad 3s 2b 4b"}, moves: won0, want: "0 call Ac",
		},
		{
			name:  "a suit in which it does not hold the called card",
			hands: []string{"Ac 7c 6c 5c Rd Cd Fd 2b"}, moves: won0, want: "0 call Ad",
		},
		{
			name:  "the card that it holds itself when it is strong enough to play alone",
			hands: []string{"Ac 3c Rc Cc Fc 7c 6c 3d"}, moves: won0, want: "0 call Ac",
		},
		{
			name:  "points: the highest trump that is missing",
			rules: points,
			hands: []string{"Ac Rc Cc 7c 6c Ad 3s 2b"}, moves: "0 bid 61, 1 pass, 2 pass, 3 pass, 4 pass", want: "0 call 3c",
		},
		{
			name:  "points: the Ace when it is missing",
			rules: points,
			hands: []string{strong}, moves: "0 bid 61, 1 pass, 2 pass, 3 pass, 4 pass", want: "0 call Ac",
		},
		{
			name:  "a blind first trick: a poorer suit that wins it",
			rules: judged,
			hands: []string{"Ad", "3d", "4d", "5d", "3c Cc 6c 7s 6s 2s 5b 4b"},
			moves: "0 pass, 1 pass, 2 pass, 3 pass, 4 bid A, 0 Ad, 1 3d, 2 4d, 3 5d, 4 2s", want: "4 call As",
		},
		{
			name:  "a blind first trick: of equal suits the one that wins it",
			rules: judged,
			hands: []string{"Ad", "3d", "4d", "5d", "3c Rc 7c 3s Rs 7s 2s 5b"},
			moves: "0 pass, 1 pass, 2 pass, 3 pass, 4 bid A, 0 Ad, 1 3d, 2 4d, 3 5d, 4 2s", want: "4 call As",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if tt.rules == (game.Rules{}) {
				tt.rules = game.Chiamata()
			}
			tt.play(t)
		})
	}
}
