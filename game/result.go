package game

import "slices"

// SideResult is what one side has taken.
type SideResult struct {
	Seats  []int `json:"seats"`
	Points int   `json:"points"`
}

// Result is the outcome of a deal.
type Result struct {
	Points   [MaxSeats]int `json:"points"`   // card points by seat
	Sides    []SideResult  `json:"sides"`    // in the order of Rules.Side
	Winners  []int         `json:"winners"`  // seats of the winning side, empty when nobody wins
	Drawn    bool          `json:"drawn"`    // first place is shared, nobody wins
	Scores   [MaxSeats]int `json:"scores"`   // match points by seat
	Caller   int           `json:"caller"`   // -1 where nobody called
	Partner  int           `json:"partner"`  // -1 where there is none
	Trump    Suit          `json:"trump"`    // at the end
	Target   int           `json:"target"`   // points that win for certain
	Cappotto bool          `json:"cappotto"` // one side took all 120 points
}

const allPoints = 120

// Result returns the outcome. While the deal is not over, it has the points
// taken so far and no winner.
func (s State) Result() Result {
	r := Result{
		Points: s.points(), Winners: []int{}, Caller: nobody, Partner: nobody,
		Trump: s.position.trump, Target: s.rules.Target(),
	}
	r.Sides = s.rules.pool(r.Points)
	if s.Over() {
		r.settle()
	}
	return r
}

// pool adds the points of the seats up to those of the sides.
func (r Rules) pool(points [MaxSeats]int) []SideResult {
	sides := make([]SideResult, r.Sides())
	for seat := range r.Seats {
		side := &sides[r.Side(seat)]
		side.Seats = append(side.Seats, seat)
		side.Points += points[seat]
	}
	return sides
}

// settle finds the winners: the side with most points. Where several sides have
// most, nobody wins.
func (r *Result) settle() {
	most := 0
	for _, side := range r.Sides {
		most = max(most, side.Points)
	}
	first := slices.DeleteFunc(slices.Clone(r.Sides), func(side SideResult) bool { return side.Points < most })
	r.Cappotto = most == allPoints
	r.Drawn = len(first) > 1
	if len(first) == 1 {
		r.Winners = slices.Clone(first[0].Seats)
	}
	for _, seat := range r.Winners {
		r.Scores[seat] = 1
	}
}
