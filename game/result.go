package game

// SideResult is what one side has taken.
type SideResult struct {
	Seats  []int `json:"seats"`
	Points int   `json:"points"`
}

// Result is the outcome of a deal.
type Result struct {
	Points   [MaxSeats]int // card points by seat
	Sides    []SideResult  // in the order of Rules.Side
	Winners  []int         // seats of the winning side, empty when nobody wins
	Drawn    bool          // first place is shared, nobody wins
	Scores   [MaxSeats]int // match points by seat
	Caller   int           // -1 where nobody called
	Partner  int           // -1 where there is none
	Trump    Suit          // at the end
	Target   int           // points that win for certain
	Cappotto bool          // one side took all 120 points
}

const allPoints = 120

// Result returns the outcome. While the deal is not over, it has the points
// taken so far and no winner.
func (s State) Result() Result {
	r := Result{
		Points: s.points(), Sides: s.sides(), Winners: []int{},
		Caller: nobody, Partner: nobody, Trump: s.position.trump, Target: s.rules.Target(),
	}
	if !s.Over() {
		return r
	}
	best, shared := 0, false
	for i, side := range r.Sides {
		switch most := r.Sides[best].Points; {
		case side.Points > most:
			best, shared = i, false
		case i > 0 && side.Points == most:
			shared = true
		}
		r.Cappotto = r.Cappotto || side.Points == allPoints
	}
	r.Drawn = shared
	if len(r.Sides) > 0 && !shared {
		r.Winners = append(r.Winners, r.Sides[best].Seats...)
	}
	for _, seat := range r.Winners {
		r.Scores[seat] = 1
	}
	return r
}

// sides returns what each side has taken.
func (s *State) sides() []SideResult {
	sides := make([]SideResult, s.rules.Sides())
	for seat := range s.rules.Seats {
		side := &sides[s.rules.Side(seat)]
		side.Seats = append(side.Seats, seat)
		side.Points += s.position.Points(seat)
	}
	return sides
}
