package game_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
)

// outcome is the result of a deal with the given points by seat.
func outcome(winners []int, points ...int) (r game.Result) {
	r.Winners, r.Caller, r.Partner = winners, -1, -1
	copy(r.Points[:], points)
	return r
}

func TestFormats(t *testing.T) {
	cappotto := outcome([]int{0}, 120, 0)
	cappotto.Cappotto = true
	a, b, draw := outcome([]int{0}, 61, 59), outcome([]int{1}, 40, 80), outcome(nil, 60, 60)
	tests := []struct {
		name    string
		seats   int
		format  game.Format
		deals   []game.Result
		winners []int
	}{
		{"a fixed number is played to its end", 2, game.Format{Kind: game.FormatDeals, Goal: 5}, []game.Result{a, a, a, a, b}, []int{0}},
		{"a fixed number, draws are deals too", 2, game.Format{Kind: game.FormatDeals, Goal: 3}, []game.Result{draw, b, draw}, []int{1}},
		{"a fixed number, equal wins are a draw", 2, game.Format{Kind: game.FormatDeals, Goal: 2}, []game.Result{a, b}, nil},
		{"a fixed number, all drawn", 2, game.Format{Kind: game.FormatDeals, Goal: 2}, []game.Result{draw, draw}, nil},
		{"S14: to 151 points", 2, game.Format{Kind: game.FormatPoints, Goal: 151}, []game.Result{outcome([]int{0}, 82, 38), outcome([]int{0}, 70, 50)}, []int{0}},
		{"S15: both over 151 points, more points win", 2, game.Format{Kind: game.FormatPoints, Goal: 151}, []game.Result{outcome(nil, 75, 45), outcome(nil, 75, 45), draw}, []int{0}},
		{"equal beyond the limit, another deal", 2, game.Format{Kind: game.FormatPoints, Goal: 120}, []game.Result{draw, draw, outcome([]int{1}, 59, 61)}, []int{1}},
		{"points of a team are pooled", 4, game.Format{Kind: game.FormatPoints, Goal: 100}, []game.Result{outcome([]int{1, 3}, 10, 60, 9, 41)}, []int{1, 3}},
		{"cappotto is one win", 2, game.Format{Kind: game.FormatWins, Goal: 2}, []game.Result{cappotto, b, b}, []int{1}},
		{"cappotto may be two wins", 2, game.Format{Kind: game.FormatWins, Goal: 2, CappottoDouble: true}, []game.Result{cappotto}, []int{0}},
		{"to four wins", 4, game.Format{Kind: game.FormatWins, Goal: 4}, []game.Result{
			outcome([]int{0, 2}), outcome([]int{0, 2}), outcome([]int{1, 3}), outcome([]int{0, 2}), outcome([]int{0, 2}),
		}, []int{0, 2}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			match := game.NewMatchOf(game.Standard(tt.seats), tt.format)
			for i, deal := range tt.deals {
				if match.Over() || match.Winners() != nil {
					t.Fatalf("over before deal %d", i+1)
				}
				match = match.Add(deal)
			}
			if !match.Over() || !slices.Equal(match.Winners(), tt.winners) || match.Deals != len(tt.deals) {
				t.Errorf("over %v, winners %v after %d deals; want true, %v", match.Over(), match.Winners(), match.Deals, tt.winners)
			}
		})
	}
}

func TestPointsRunOverTheDeals(t *testing.T) { // S15
	match := game.NewMatchOf(game.Briscolone5(), game.Format{Kind: game.FormatPoints, Goal: 151})
	for _, deal := range []game.Result{outcome(nil, 75, 45), outcome(nil, 75, 45), outcome(nil, 60, 60)} {
		match = match.Add(deal)
	}
	if want := [game.MaxSeats]int{210, 150}; match.Points != want || !match.Over() {
		t.Errorf("got %v, over %v; want %v, over", match.Points, match.Over(), want)
	}
}

// called is the result of a Chiamata of caller 0 and partner 1 with target 61.
func called(points int) game.Result {
	r := outcome([]int{2, 3, 4}, points, 0, 120-points)
	r.Caller, r.Partner, r.Target = 0, 1, 61
	r.Sides = []game.SideResult{{Seats: []int{0, 1}, Points: points}, {Seats: []int{2, 3, 4}, Points: 120 - points}}
	r.Scores = [game.MaxSeats]int{-2, -1, 1, 1, 1}
	if points >= 61 {
		r.Winners, r.Scores = []int{0, 1}, [game.MaxSeats]int{2, 1, -1, -1, -1}
	}
	return r
}

func TestTotalsOfAChiamata(t *testing.T) {
	void := game.Result{Void: true, Caller: -1, Partner: -1}
	tests := []struct {
		name    string
		format  game.Format
		deals   []game.Result
		totals  []int
		winners []int
	}{
		{"scores add up", game.Format{Kind: game.FormatTotals, Goal: 2}, []game.Result{called(61), called(90)}, []int{4, 2, -2, -2, -2}, []int{0}},
		{"a shared first place is won by all of them", game.Format{Kind: game.FormatTotals, Goal: 1}, []game.Result{called(60)}, []int{-2, -1, 1, 1, 1}, []int{2, 3, 4}},
		{"totals may cancel out", game.Format{Kind: game.FormatTotals, Goal: 2}, []game.Result{called(60), called(61)}, []int{0, 0, 0, 0, 0}, []int{0, 1, 2, 3, 4}},
		{"a void deal is none of them", game.Format{Kind: game.FormatTotals, Goal: 1}, []game.Result{void, void, called(61)}, []int{2, 1, -1, -1, -1}, []int{0}},
		{"C11: a void deal may double the next", game.Format{Kind: game.FormatTotals, Goal: 1, MonteDoubles: true}, []game.Result{void, called(61)}, []int{4, 2, -2, -2, -2}, []int{0}},
		{"the doubling ends", game.Format{Kind: game.FormatTotals, Goal: 2, MonteDoubles: true}, []game.Result{void, called(61), called(61)}, []int{6, 3, -3, -3, -3}, []int{0}},
		{"C12: sixty may double the next", game.Format{Kind: game.FormatTotals, Goal: 1, SixtyDoubles: true}, []game.Result{called(60), called(61)}, []int{4, 2, -2, -2, -2}, []int{0}},
		{"C12: 59 is a loss all the same", game.Format{Kind: game.FormatTotals, Goal: 1, SixtyDoubles: true}, []game.Result{called(59)}, []int{-2, -1, 1, 1, 1}, []int{2, 3, 4}},
		{"first to two wins, each for himself", game.Format{Kind: game.FormatWins, Goal: 2}, []game.Result{called(61), called(60), called(61)}, []int{2, 1, -1, -1, -1}, []int{0, 1}},
		{"a single deal is won by the caller's side", game.Format{}, []game.Result{void, called(61)}, []int{2, 1, -1, -1, -1}, []int{0, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			match := game.NewMatchOf(game.Chiamata(), tt.format)
			for i, deal := range tt.deals {
				if match.Over() {
					t.Fatalf("over before deal %d", i+1)
				}
				match = match.Add(deal)
			}
			if diff := cmp.Diff(tt.totals, match.Totals[:5]); diff != "" {
				t.Errorf("totals (-want +got):\n%s", diff)
			}
			if !match.Over() || !slices.Equal(match.Winners(), tt.winners) {
				t.Errorf("over %v, winners %v; want true, %v", match.Over(), match.Winners(), tt.winners)
			}
		})
	}
}

func TestFormatRefusesWhatCannotBePlayed(t *testing.T) {
	tests := []struct {
		name   string
		rules  game.Rules
		format game.Format
		valid  bool
	}{
		{"a single deal", game.Standard(2), game.Format{}, true},
		{"a single deal with a goal", game.Standard(2), game.Format{Goal: 1}, false},
		{"no goal", game.Standard(2), game.Format{Kind: game.FormatWins}, false},
		{"a goal below zero", game.Standard(2), game.Format{Kind: game.FormatDeals, Goal: -1}, false},
		{"card points of sides that change", game.Chiamata(), game.Format{Kind: game.FormatPoints, Goal: 151}, false},
		{"card points", game.Briscolone5(), game.Format{Kind: game.FormatPoints, Goal: 151}, true},
		{"void deals in a game without auction", game.Standard(4), game.Format{MonteDoubles: true}, false},
		{"sixty in a game without auction", game.Standard(4), game.Format{SixtyDoubles: true}, false},
		{"totals", game.Bastarda(), game.Format{Kind: game.FormatTotals, Goal: 7, MonteDoubles: true, SixtyDoubles: true}, true},
		{"no format", game.Standard(2), game.Format{Kind: 77, Goal: 1}, false},
	}
	for _, tt := range tests {
		if err := tt.format.Validate(tt.rules); (err == nil) != tt.valid {
			t.Errorf("%s: got %v, want valid %v", tt.name, err, tt.valid)
		}
	}
}
