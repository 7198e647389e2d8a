package game

// maxCalls is the largest number of bids and passes in an auction: nine ranks,
// sixty targets, and four seats that pass.
const maxCalls = 9 + (MaxTarget - MinTarget + 1) + 4

// auction is what has been bid so far.
type auction struct {
	calls  [maxCalls]call // bids and passes in order
	made   uint8          // how many of them
	turn   int8
	spoken [MaxSeats]bool // has bid or passed
	passed [MaxSeats]bool
	bidder int8 // seat whose bid stands
	bid    call // the bid that stands
}

// call is a bid or a pass in one byte, so that a State stays small: its target, else its rank, 0 for a pass. Whose it is
// follows from the order.
type call uint8

func callOf(m Move) call { return call(max(m.Target, int(m.Rank))) }

// target returns the points that are bid, 0 for a bid of a rank alone.
func (c call) target() int {
	if c < MinTarget {
		return 0
	}
	return int(c)
}

// rank returns the rank that is bid under some rules, NoRank for points alone.
func (c call) rank(r Rules) Rank {
	switch {
	case c < MinTarget:
		return Rank(c)
	case r.PointBids:
		return NoRank
	}
	return r.lowest()
}

func (c call) move(r Rules, seat int) Move {
	if c == 0 {
		return Pass(seat)
	}
	return BidTarget(seat, c.rank(r), c.target())
}

// spokenMoves returns the bids and passes in order.
func (s *State) spokenMoves() (moves []Move) {
	var passed [MaxSeats]bool
	seat := int(s.dealer)
	for _, c := range s.auction.calls[:s.auction.made] {
		for seat = s.rules.Next(seat); passed[seat]; {
			seat = s.rules.Next(seat)
		}
		passed[seat] = c == 0
		moves = append(moves, c.move(s.rules, seat))
	}
	return moves
}

// active returns how many seats have not passed.
func (a *auction) active(seats int) int {
	for _, passed := range a.passed {
		if passed {
			seats--
		}
	}
	return seats
}

// decided reports whether the seat of the standing bid has won.
func (a *auction) decided(seats int) bool {
	return a.bidder != nobody && (a.bid.target() == MaxTarget || a.active(seats) == 1)
}

// target returns what the caller's side must take with the bid that stands.
func (a *auction) target() int { return max(a.bid.target(), MinTarget) }

// checkBid checks what a bid says; whether the seat may speak is checked before.
func (s *State) checkBid(m Move) error {
	byTarget := s.rules.PointBids || m.Rank == s.rules.lowest()
	if s.rules.PointBids != (m.Rank == NoRank) || m.Rank > Re || byTarget != (m.Target != 0) {
		return ErrBidForm
	}
	if byTarget && (m.Target < MinTarget || m.Target > MaxTarget) {
		return ErrBidRange
	}
	if s.auction.bidder == nobody {
		return nil
	}
	switch rank := s.auction.bid.rank(s.rules); {
	case rank != m.Rank && s.rules.rung(m.Rank) < s.rules.rung(rank):
		return ErrBidNotLower
	case rank == m.Rank && !byTarget:
		return ErrBidNotLower
	case rank == m.Rank && m.Target <= s.auction.bid.target():
		return ErrBidNotHigher
	}
	return nil
}

// checkMonte checks whether the seat may throw its hand in.
func (s *State) checkMonte(seat int) error {
	if s.rules.Monte < 0 {
		return ErrNoMonte
	}
	if s.auction.spoken[seat] {
		return ErrMonteLate
	}
	points := 0
	for c := range s.position.Hand(seat).All() {
		points += s.rules.Points(c)
	}
	if points > s.rules.Monte {
		return ErrMonteHand
	}
	return nil
}

// speak records a bid or a pass that has been checked.
func (s *State) speak(m Move) []Event {
	a := &s.auction
	c := callOf(m)
	a.calls[a.made] = c
	a.made++
	a.spoken[m.Seat] = true
	e := Event{Kind: BidMade, Seat: m.Seat, To: Everyone, Rank: m.Rank, Points: m.Target}
	if m.Kind == MovePass {
		a.passed[m.Seat] = true
		e.Kind = PassedBid
	} else {
		a.bid, a.bidder = c, int8(m.Seat)
	}
	switch {
	case a.decided(s.rules.Seats):
		s.win(int(a.bidder))
	case a.active(s.rules.Seats) == 0:
		return s.end(e)
	default:
		a.turn = int8(s.nextBidder(m.Seat))
	}
	return []Event{e}
}

// nextBidder returns the next seat that has not passed.
func (s *State) nextBidder(seat int) int {
	for seat = s.rules.Next(seat); s.auction.passed[seat]; {
		seat = s.rules.Next(seat)
	}
	return seat
}

// win ends the auction for the caller.
func (s *State) win(caller int) {
	s.caller, s.phase = int8(caller), PhaseCall
	if s.rules.CallerLeads {
		s.position.leader, s.position.turn = uint8(caller), uint8(caller)
	}
	if s.rules.Blind != BlindOff {
		s.phase = PhasePlay
	}
}

// throwIn ends the deal because of a poor hand.
func (s *State) throwIn(seat int) []Event {
	s.thrownIn = true
	return s.end(Event{Kind: ThrownIn, Seat: seat, To: Everyone})
}

// end appends the end of the deal to what happened.
func (s *State) end(events ...Event) []Event {
	s.phase = PhaseOver
	return append(events, Event{Kind: Ended, Seat: nobody, To: Everyone})
}

// bids returns all bids that the seat on turn may make, in the order of the ladder.
func (s *State) bids() []Move {
	seat := int(s.auction.turn)
	var moves []Move
	add := func(m Move) {
		if s.checkBid(m) == nil {
			moves = append(moves, m)
		}
	}
	rank := NoRank
	if !s.rules.PointBids {
		for _, r := range s.rules.Ladder() {
			add(Bid(seat, r))
		}
		rank = s.rules.lowest()
	}
	for target := MinTarget; target <= MaxTarget; target++ {
		add(BidTarget(seat, rank, target))
	}
	return moves
}
