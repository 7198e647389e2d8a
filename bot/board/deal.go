package board

import (
	"fmt"
	"slices"

	"briscola/game"
)

// Deal is a settled deal as it counts.
type Deal struct {
	Kind  Kind
	Day   Day
	Rated bool // people held every seat from the beginning, at a table that is rated
	Void  bool
	Seats []Seat
	Dealt Dealt
}

// Seat is who sat in a seat and what came of it.
type Seat struct {
	Player   int // number in the community, 0 for a computer
	GaveUp   bool
	Side     int
	Rank     int // of the side at the end, 0 the best; equal for a tie
	Won      bool
	Drawn    bool // the first place is shared
	Cappotto bool
	Points   int // card points of the side
	Auction  bool
	Caller   bool
	Score    int // match points
}

// Player is who sat in a seat.
type Player struct {
	Number int  // in the community, 0 for a computer
	GaveUp bool // left during the deal, or was away when it ended
}

// NewDeal makes a deal of its record. The players come by seat; rated says whether the table is. The error means that the record
// is not one of a whole deal for so many players.
func NewDeal(record game.Record, players []Player, day Day, rated bool) (Deal, error) {
	state, err := record.Replay()
	if err != nil {
		return Deal{}, err
	}
	rules := record.Deal.Rules
	if !state.Over() || len(players) != rules.Seats {
		return Deal{}, fmt.Errorf("board: no whole deal for %d players", len(players))
	}
	result := state.Result()
	d := Deal{Kind: KindOf(rules), Day: day, Rated: rated && !result.Void, Void: result.Void, Seats: make([]Seat, rules.Seats)}
	for i, p := range players {
		d.Rated = d.Rated && p.Number > 0
		d.Seats[i] = newSeat(rules, result, i)
		d.Seats[i].Player, d.Seats[i].GaveUp = p.Number, p.GaveUp
	}
	d.Dealt, err = newDealt(record.Deal)
	return d, err
}

func newSeat(rules game.Rules, result game.Result, seat int) Seat {
	s := Seat{
		Won:     slices.Contains(result.Winners, seat),
		Auction: result.Caller >= 0, Caller: result.Caller == seat, Score: result.Scores[seat],
		Side: rules.Side(seat), Points: sidePoints(result, seat),
	}
	s.Cappotto = s.Won && result.Cappotto
	switch {
	case s.Auction: // the caller's side and the others
		s.Side = 1
		if s.Won == slices.Contains(result.Winners, result.Caller) {
			s.Side = 0
		}
		if !s.Won {
			s.Rank = 1
		}
	case !s.Won:
		for _, side := range result.Sides {
			if len(side.Seats) > 0 && !slices.Contains(side.Seats, seat) && ahead(result, side, s.Points) {
				s.Rank++
			}
		}
	}
	s.Drawn = result.Drawn && s.Rank == 0
	return s
}

// ahead tells whether a side ended before one that did not win and has so many points.
func ahead(result game.Result, side game.SideResult, points int) bool {
	return slices.Contains(result.Winners, side.Seats[0]) || side.Points > points
}

// sidePoints are the card points of the side of a seat.
func sidePoints(result game.Result, seat int) int {
	for _, side := range result.Sides {
		if slices.Contains(side.Seats, seat) {
			return side.Points
		}
	}
	return 0
}
