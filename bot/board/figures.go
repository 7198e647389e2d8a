package board

import "briscola/bot/rating"

// Figures is what the deals of a section amount to for one player. The zero Figures is somebody who has not played.
type Figures struct {
	Deals     int
	Wins      int
	Draws     int
	Points    int // card points of the player's side
	Cappotti  int // deals won with all points
	Streak    int // wins in a row up to now
	Longest   int // the longest such row
	Auctions  int // deals with an auction
	Calls     int // won auctions
	Failed    int // of these, lost
	Score     int // match points in deals with an auction
	Abandoned int // deals given up, or away when they ended

	Rated  int // deals that the rating counts
	Rating rating.Rating

	Day    Day   // of the newest deal
	Before Marks // what the marks were when that day began
}

// Losses are the deals that were neither won nor drawn.
func (f *Figures) Losses() int { return f.Deals - f.Wins - f.Draws }

// Skill is the rating, that of a newcomer before the first rated deal.
func (f *Figures) Skill() rating.Rating {
	if f.Rated == 0 {
		return rating.New()
	}
	return f.Rating
}

// add counts a deal for who sat in a seat.
func (f *Figures) add(d *Deal, seat int) {
	if f.Deals == 0 || f.Day != d.Day {
		f.Before = f.marks()
		f.Day = d.Day
	}
	s := &d.Seats[seat]
	f.Deals++
	if s.Auction {
		f.Auctions++
		f.Score += s.Score
	}
	if s.Caller {
		f.Calls++
		if !s.Won {
			f.Failed++
		}
	}
	switch {
	case s.GaveUp:
		f.Abandoned++
		f.Streak = 0
		return
	case s.Won:
		f.Wins++
		f.Streak++
		f.Longest = max(f.Longest, f.Streak)
		if s.Cappotto {
			f.Cappotti++
		}
	case s.Drawn:
		f.Draws++
		f.Streak = 0
	default:
		f.Streak = 0
	}
	f.Points += s.Points
}

// Pair is what the deals amount to in which one player met another, as the first sees them.
type Pair struct {
	Against int // deals on different sides
	Won     int // of these
	Lost    int // of these; those that nobody of the two won are neither
	With    int // deals on the same side
	WonWith int // of these
	Day     Day // of the newest rated deal against each other
	Today   int // rated deals against each other on that day
}

// add counts a deal for two seats.
func (p *Pair) add(d *Deal, seat, other int) {
	a, b := &d.Seats[seat], &d.Seats[other]
	won := a.Won && !a.GaveUp
	if a.Side == b.Side {
		p.With++
		if won {
			p.WonWith++
		}
		return
	}
	p.Against++
	switch {
	case won:
		p.Won++
	case b.Won && !b.GaveUp:
		p.Lost++
	}
	if !d.Rated {
		return
	}
	if p.Day != d.Day {
		p.Day, p.Today = d.Day, 0
	}
	p.Today++
}
