package game

import "slices"

// SideResult is what one side has taken.
type SideResult struct {
	Seats  []int `json:"seats"`
	Points int   `json:"points"`
}

// Result is the outcome of a deal. The sides come in the order of Rules.Side; in a
// Chiamata the caller's side is first, and until it is known everybody is alone.
type Result struct {
	Points     [MaxSeats]int `json:"points"`               // card points by seat
	Sides      []SideResult  `json:"sides"`                // see above
	Winners    []int         `json:"winners"`              // seats of the winning side, empty when nobody wins
	Drawn      bool          `json:"drawn"`                // first place is shared, nobody wins
	Scores     [MaxSeats]int `json:"scores"`               // match points by seat
	Caller     int           `json:"caller"`               // -1 where nobody called
	Partner    int           `json:"partner"`              // -1 where there is none or none is known yet
	Trump      Suit          `json:"trump"`                // at the end
	Target     int           `json:"target"`               // points that win for certain, or that the caller's side needs
	Cappotto   bool          `json:"cappotto"`             // one side has all 120 points
	Void       bool          `json:"void,omitempty"`       // nobody scores, the cards are dealt again
	SameDealer bool          `json:"sameDealer,omitempty"` // by the same dealer
}

const allPoints = 120

// Result returns the outcome. While the deal is not over, it has the points
// taken so far and no winner. It tells the partner of a caller only when the
// called card has been played.
func (s State) Result() Result {
	r := Result{
		Points: s.points(), Winners: []int{}, Caller: int(s.caller), Partner: nobody,
		Trump: s.position.trump, Target: s.auction.target(),
	}
	if s.rules.Seats > 0 && s.conceded != nobody {
		r.Points = s.givenUp()
	}
	if s.fallen {
		r.Partner = int(s.partner)
	}
	r.Sides = s.rules.pool(r)
	switch {
	case !s.Over():
	case s.rules.auctioned() && s.called == NoCard:
		r.Caller, r.Target = nobody, MinTarget
		r.Void, r.SameDealer = true, s.thrownIn
	case s.rules.auctioned():
		r.settleCall(s.rules)
	default:
		r.settle(s.lastTricks())
	}
	return r
}

// givenUp shares all points out among the seats of the side that did not give up.
func (s *State) givenUp() (points [MaxSeats]int) {
	for seat := range s.rules.Seats {
		if s.rules.Side(seat) != s.rules.Side(int(s.conceded)) {
			points[seat] = allPoints * s.rules.Sides() / s.rules.Seats
		}
	}
	return points
}

// pool adds the points of the seats up to those of the sides.
func (r Rules) pool(result Result) []SideResult {
	n, side := r.Sides(), r.Side
	if result.Partner != nobody {
		n, side = 2, result.sideInCall
	}
	sides := make([]SideResult, n)
	for seat := range r.Seats {
		s := &sides[side(seat)]
		s.Seats = append(s.Seats, seat)
		s.Points += result.Points[seat]
	}
	return sides
}

// sideInCall returns 0 for the caller and the partner, 1 for the others.
func (r Result) sideInCall(seat int) int {
	if seat == r.Caller || seat == r.Partner {
		return 0
	}
	return 1
}

// lastTricks returns for each seat the number of the last trick it took, from 1,
// and 0 where a tie is a draw.
func (s *State) lastTricks() (last [MaxSeats]int) {
	if s.rules.Tie == TieLast {
		for i, winner := range s.winners[:s.tricksTaken()] {
			last[winner] = i + 1
		}
	}
	return last
}

// settle finds the winners: the side with most points, and of several the one
// whose last trick came last. Where they are equal in both, nobody wins.
func (r *Result) settle(lastTrick [MaxSeats]int) {
	rank := func(side SideResult) int {
		last := 0
		for _, seat := range side.Seats {
			last = max(last, lastTrick[seat])
		}
		return side.Points*(maxTricks+1) + last
	}
	most := 0
	for _, side := range r.Sides {
		most = max(most, rank(side))
		r.Cappotto = r.Cappotto || side.Points == allPoints
	}
	first := slices.DeleteFunc(slices.Clone(r.Sides), func(side SideResult) bool { return rank(side) < most })
	r.Drawn = len(first) > 1
	if len(first) == 1 {
		r.Winners = slices.Clone(first[0].Seats)
	}
	for _, seat := range r.Winners {
		r.Scores[seat] = 1
	}
}
