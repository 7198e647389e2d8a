package game

// nobody stands for a seat where there is none.
const nobody = -1

// State is a deal in progress. It is a fixed-size, comparable value without
// pointers: copying it is cloning it. The only ways to one are Start and Do; the
// zero State is a deal without seats that is over.
type State struct {
	rules    Rules
	position Position
	dealer   int8
	briscola Card // the turned card
	holder   int8 // seat that drew it and has not played it yet
	plays    uint8
	played   [maxCards]Card  // all cards played, in order
	winners  [maxTricks]int8 // who took each finished trick
}

// Rules returns the rules of the deal.
func (s State) Rules() Rules { return s.rules }

// Over reports whether the deal is finished.
func (s State) Over() bool { return s.position.Over() }

// Turn returns the seat to act, -1 when the deal is over.
func (s State) Turn() int {
	if s.Over() {
		return nobody
	}
	return s.position.Turn()
}

// Legal returns all moves that Do accepts now, in the order of the cards.
func (s State) Legal() []Move {
	if s.Over() {
		return nil
	}
	var moves []Move
	for c := range s.position.Legal().All() {
		moves = append(moves, Play(s.Turn(), c))
	}
	return moves
}

// Do makes a move and returns the state after it and what happened. A refused
// move gives a *MoveError that wraps the reason, and the state as it was.
func (s State) Do(m Move) (State, []Event, error) {
	if err := s.check(m); err != nil {
		return s, nil, &MoveError{Move: m, Err: err}
	}
	return s, s.play(m.Card), nil
}

func (s *State) check(m Move) error {
	switch {
	case s.Over():
		return ErrOver
	case m.Seat < 0 || m.Seat >= s.rules.Seats:
		return ErrNoSuchSeat
	case m.Kind != MovePlay:
		return ErrWrongPhase
	case m.Seat != s.position.Turn():
		return ErrNotYourTurn
	case !s.position.Hand(m.Seat).Has(m.Card):
		return ErrNotHeld
	}
	return nil
}

// play plays a card that has been checked.
func (s *State) play(c Card) []Event {
	seat := s.position.Turn()
	if c == s.briscola {
		s.holder = nobody
	}
	s.played[s.plays] = c
	s.plays++
	played := Event{Kind: Played, Seat: seat, To: Everyone, Card: c}
	drawn, points := int(s.position.drawn), s.position.points
	if !s.position.Play(c) {
		return []Event{played}
	}
	winner := s.position.Turn()
	s.winners[int(s.plays)/s.rules.Seats-1] = int8(winner)
	events := make([]Event, 0, 2+s.rules.Seats)
	won := int(s.position.points[winner] - points[winner])
	events = append(events, played, Event{Kind: Took, Seat: winner, To: Everyone, Points: won})
	if s.Over() {
		return append(events, Event{Kind: Ended, Seat: nobody, To: Everyone})
	}
	return s.draws(events, drawn, winner)
}

// draws appends who drew what after a trick, the winner first.
func (s *State) draws(events []Event, from, seat int) []Event {
	for i := from; i < int(s.position.drawn); i++ {
		e := Event{Kind: Drew, Seat: seat, To: seat, Card: s.position.stock[i]}
		if e.Card == s.briscola {
			e.Kind, e.To = DrewBriscola, Everyone
			s.holder = int8(seat)
		}
		events = append(events, e)
		seat = s.rules.Next(seat)
	}
	return events
}
