package game

import (
	"slices"
	"testing"
)

// The rows give the points by seat, so they settle a result directly.
func TestSettle(t *testing.T) {
	tests := []struct {
		name     string
		seats    int
		points   [MaxSeats]int
		sides    []int // points of each side
		winners  []int
		drawn    bool
		cappotto bool
	}{
		{"S1: 61-59, first side wins", 2, [MaxSeats]int{61, 59}, []int{61, 59}, []int{0}, false, false},
		{"S2: 60-60 is a draw", 2, [MaxSeats]int{60, 60}, []int{60, 60}, nil, true, false},
		{"S3: 120-0, cappotto", 2, [MaxSeats]int{0, 120}, []int{0, 120}, []int{1}, false, true},
		{"119 is not all", 2, [MaxSeats]int{118, 2}, []int{118, 2}, []int{0}, false, false},
		{"S5: three players, most points", 3, [MaxSeats]int{50, 40, 30}, []int{50, 40, 30}, []int{0}, false, false},
		{"S6: three players, shared first place", 3, [MaxSeats]int{45, 45, 30}, []int{45, 45, 30}, nil, true, false},
		{"S7: three-way tie", 3, [MaxSeats]int{40, 40, 40}, []int{40, 40, 40}, nil, true, false},
		{"S8: three players, 61", 3, [MaxSeats]int{61, 59, 0}, []int{61, 59, 0}, []int{0}, false, false},
		{"a tie below the first place is no tie", 3, [MaxSeats]int{30, 30, 60}, []int{30, 30, 60}, []int{2}, false, false},
		{"S9: four players, points are pooled", 4, [MaxSeats]int{22, 30, 39, 29}, []int{61, 59}, []int{0, 2}, false, false},
		{"S10: six players, draw", 6, [MaxSeats]int{10, 5, 25, 30, 25, 25}, []int{60, 60}, nil, true, false},
		{"six players, the other team", 6, [MaxSeats]int{0, 40, 0, 40, 0, 40}, []int{0, 120}, []int{1, 3, 5}, false, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := Result{Points: tt.points, Partner: nobody}
			r.Sides = Standard(tt.seats).pool(r)
			r.settle([MaxSeats]int{})
			var sides []int
			for _, side := range r.Sides {
				sides = append(sides, side.Points)
			}
			if !slices.Equal(sides, tt.sides) || !slices.Equal(r.Winners, tt.winners) {
				t.Errorf("got sides %v, winners %v; want %v, %v", sides, r.Winners, tt.sides, tt.winners)
			}
			if r.Drawn != tt.drawn || r.Cappotto != tt.cappotto {
				t.Errorf("got drawn %v, cappotto %v; want %v, %v", r.Drawn, r.Cappotto, tt.drawn, tt.cappotto)
			}
			for seat, score := range r.Scores {
				if won := slices.Contains(tt.winners, seat); (score == 1) != won || (score == 0) == won {
					t.Errorf("seat %d: score %d, won %v", seat, score, won)
				}
			}
		})
	}
}
