package game

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// The rows give the points, so they settle a result directly: caller 0, and
// partner 1 or, alone, nobody else.
func TestScoresOfAChiamata(t *testing.T) {
	plain := Chiamata()
	plain.Multipliers, plain.Cappotto = false, 1
	tests := []struct {
		name   string
		rules  Rules
		target int
		ours   int
		alone  bool
		scores []int
	}{
		{"C1: made", Chiamata(), 61, 65, false, []int{2, 1, -1, -1, -1}},
		{"C2: failed with sixty", Chiamata(), 61, 60, false, []int{-2, -1, 1, 1, 1}},
		{"C3: alone, made", Chiamata(), 61, 61, true, []int{4, -1, -1, -1, -1}},
		{"C4: alone, failed", Chiamata(), 61, 50, true, []int{-4, 1, 1, 1, 1}},
		{"C5: the Two with 75, made", Chiamata(), 75, 76, false, []int{4, 2, -2, -2, -2}},
		{"C6: the Two with 75, failed", Chiamata(), 75, 74, false, []int{-4, -2, 2, 2, 2}},
		{"C7: cappotto", Chiamata(), 61, 120, false, []int{4, 2, -2, -2, -2}},
		{"C8: the Two with 85 and cappotto", Chiamata(), 85, 120, false, []int{12, 6, -6, -6, -6}},
		{"C9: the Two with 120", Chiamata(), 120, 120, false, []int{24, 12, -12, -12, -12}},
		{"C10: the Two with 70 is not multiplied", Chiamata(), 70, 70, false, []int{2, 1, -1, -1, -1}},
		{"C13: by points, 70 of 70", Chiamata(), 70, 70, false, []int{2, 1, -1, -1, -1}},
		{"C13: by points, 69 of 70", Chiamata(), 70, 69, false, []int{-2, -1, 1, 1, 1}},
		{"71 is multiplied by two", Chiamata(), 71, 71, false, []int{4, 2, -2, -2, -2}},
		{"80 still by two", Chiamata(), 80, 80, false, []int{4, 2, -2, -2, -2}},
		{"81 by three", Chiamata(), 81, 81, false, []int{6, 3, -3, -3, -3}},
		{"91 by four", Chiamata(), 91, 91, false, []int{8, 4, -4, -4, -4}},
		{"101 by five", Chiamata(), 101, 101, false, []int{10, 5, -5, -5, -5}},
		{"111 by six", Chiamata(), 111, 111, false, []int{12, 6, -6, -6, -6}},
		{"no points at all are no cappotto to pay double for", Chiamata(), 61, 0, false, []int{-2, -1, 1, 1, 1}},
		{"without multipliers", plain, 111, 111, false, []int{2, 1, -1, -1, -1}},
		{"without the factor of a cappotto", plain, 61, 120, false, []int{2, 1, -1, -1, -1}},
		{"alone with cappotto", Chiamata(), 61, 120, true, []int{8, -2, -2, -2, -2}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := Result{Points: [MaxSeats]int{0: tt.ours, 4: 120 - tt.ours}, Caller: 0, Partner: 1, Target: tt.target}
			ours, winners := []int{0, 1}, []int{2, 3, 4}
			if tt.alone {
				r.Partner, ours, winners = 0, []int{0}, []int{1, 2, 3, 4}
			}
			if tt.ours >= tt.target {
				winners = ours
			}
			r.Sides = tt.rules.pool(r)
			r.settleCall(tt.rules)
			if diff := cmp.Diff(tt.scores, r.Scores[:5]); diff != "" {
				t.Errorf("scores (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(winners, r.Winners); diff != "" {
				t.Errorf("winners (-want +got):\n%s", diff)
			}
			sum := 0 // C14
			for _, score := range r.Scores {
				sum += score
			}
			if sum != 0 || r.Drawn || r.Cappotto != (tt.ours == 120 || tt.ours == 0) {
				t.Errorf("scores add up to %d, drawn %v, cappotto %v", sum, r.Drawn, r.Cappotto)
			}
		})
	}
}

func TestTieByTheLastTrick(t *testing.T) {
	tests := []struct {
		name    string
		seats   int
		points  [MaxSeats]int
		last    [MaxSeats]int // number of the last trick of each seat
		winners []int
	}{
		{"S13: 60-60, the last trick to B", 2, [MaxSeats]int{60, 60}, [MaxSeats]int{19, 20}, []int{1}},
		{"61-59 is no tie", 2, [MaxSeats]int{61, 59}, [MaxSeats]int{19, 20}, []int{0}},
		{"60-60 in teams", 4, [MaxSeats]int{10, 30, 50, 30}, [MaxSeats]int{10, 9, 1, 8}, []int{0, 2}},
		{"three seats, two tied, the last trick to the third", 3, [MaxSeats]int{45, 45, 30}, [MaxSeats]int{11, 12, 13}, []int{1}},
		{"three seats, all tied", 3, [MaxSeats]int{40, 40, 40}, [MaxSeats]int{13, 12, 11}, []int{0}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := Result{Points: tt.points, Partner: nobody}
			r.Sides = Standard(tt.seats).pool(r)
			r.settle(tt.last)
			if !cmp.Equal(r.Winners, tt.winners) || r.Drawn {
				t.Errorf("got winners %v, drawn %v; want %v", r.Winners, r.Drawn, tt.winners)
			}
		})
	}
}
