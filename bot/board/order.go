package board

import (
	"fmt"
	"math"
)

// Order is what a board is ordered by.
type Order uint8

// The orders of a board.
const (
	ByRating  Order = iota
	ByWins          // how many
	ByRate          // wins in a hundred deals
	ByAverage       // card points a deal
	ByStreak        // the longest row of wins
	ByCalls         // match points in games with an auction
	orders
)

// Orders lists all orders.
func Orders() []Order { return []Order{ByRating, ByWins, ByRate, ByAverage, ByStreak, ByCalls} }

// String gives the name that commands and buttons use.
func (o Order) String() string {
	switch o {
	case ByWins:
		return "wins"
	case ByRate:
		return "rate"
	case ByAverage:
		return "average"
	case ByStreak:
		return "streak"
	case ByCalls:
		return "calls"
	}
	return "rating"
}

// ParseOrder reads the form of String.
func ParseOrder(name string) (Order, error) {
	for _, o := range Orders() {
		if o.String() == name {
			return o, nil
		}
	}
	return ByRating, fmt.Errorf("board: no order %q", name)
}

// LeastDeals is how many deals an average needs to be ranked.
const LeastDeals = 10

// Unranked is the mark of figures that an order does not rank.
const Unranked = math.MinInt32

// Scales of the marks that are averages: wins in a million deals, thousandths of card points.
const (
	RateScale    = 1_000_000
	AverageScale = 1_000
)

// Marks holds a mark for each order.
type Marks [orders]int32

// Mark tells what counts in an order, more being better; Unranked where there is too little to go by.
func (f *Figures) Mark(o Order) int32 {
	switch o {
	case ByRating:
		if f.Rated > 0 {
			return int32(f.Rating.Shown())
		}
	case ByWins:
		if f.Deals > 0 {
			return int32(f.Wins)
		}
	case ByRate:
		if f.Deals >= LeastDeals {
			return int32(int64(f.Wins) * RateScale / int64(f.Deals))
		}
	case ByAverage:
		if f.Deals >= LeastDeals {
			return int32(int64(f.Points) * AverageScale / int64(f.Deals))
		}
	case ByStreak:
		if f.Longest > 0 {
			return int32(f.Longest)
		}
	case ByCalls:
		if f.Auctions > 0 {
			return int32(f.Score)
		}
	}
	return Unranked
}

// MarkBefore is the mark as it was when a day began: today's deals left out.
func (f *Figures) MarkBefore(o Order, today Day) int32 {
	if f.Day < today {
		return f.Mark(o)
	}
	return f.Before[o]
}

func (f *Figures) marks() (m Marks) {
	for _, o := range Orders() {
		m[o] = f.Mark(o)
	}
	return m
}
