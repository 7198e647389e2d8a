package game

// nobody stands for a seat where there is none.
const nobody = -1

// State is a deal in progress. It is a fixed-size, comparable value without
// pointers: copying it is cloning it. The only ways to one are Start and Do; the
// zero State is a deal without seats that is over.
type State struct {
	rules    Rules
	position Position
	phase    Phase
	dealer   int8
	briscola Card    // the turned card, or what was exchanged for it
	shown    CardSet // cards that came into a hand face up
	auction  auction
	caller   int8
	called   Card
	partner  int8 // seat that holds or held the called card
	fallen   bool // the called card has been played after or before it was called
	offered  bool // the trump could be changed, once in a Bastarda
	thrownIn bool // a poor hand ended the deal
	conceded int8 // seat that gave the deal up
	plays    uint8
	played   [maxCards]Card  // all cards played, in order
	winners  [maxTricks]int8 // who took each finished trick
}

// Rules returns the rules of the deal.
func (s State) Rules() Rules { return s.rules }

// Legal returns all moves that Do accepts now from the seat on turn, except giving
// up, which is possible at any time: bids in the order of the ladder, cards in
// that of the unshuffled deck.
func (s State) Legal() []Move {
	seat := s.Turn()
	var moves []Move
	switch s.Phase() {
	case PhaseAuction:
		moves = append(s.bids(), Pass(seat))
		if s.checkMonte(seat) == nil {
			moves = append(moves, Monte(seat))
		}
	case PhaseCall:
		moves = s.calls()
	case PhasePlay:
		for c := range s.position.Legal().All() {
			moves = append(moves, Play(seat, c))
		}
		if s.checkSwap(seat) == nil {
			moves = append(moves, Swap(seat))
		}
	case PhaseTrump:
		moves = s.changes()
	}
	return moves
}

// Do makes a move and returns the state after it and what happened. A refused
// move gives a *MoveError that wraps the reason, and the state as it was.
func (s State) Do(m Move) (State, []Event, error) {
	if err := s.check(m); err != nil {
		return s, nil, &MoveError{Move: m, Err: err}
	}
	var events []Event
	switch m.Kind {
	case MoveBid, MovePass:
		events = s.speak(m)
	case MoveMonte:
		events = s.throwIn(m.Seat)
	case MoveCall:
		events = s.call(m.Card)
	case MoveTrump, MoveKeep:
		events = s.choose(m)
	case MoveSwap:
		events = s.swap(m.Seat)
	case MoveConcede:
		events = s.concede(m.Seat)
	default:
		events = s.play(m.Card)
	}
	return s, events, nil
}

func (s *State) check(m Move) error {
	switch {
	case s.over():
		return ErrOver
	case m.Seat < 0 || m.Seat >= s.rules.Seats:
		return ErrNoSuchSeat
	case !m.wellFormed():
		return ErrMalformed
	}
	switch m.Kind {
	case MovePlay:
		return s.checkPlay(m)
	case MoveBid, MovePass, MoveMonte:
		return s.checkAuction(m)
	case MoveSwap:
		return s.checkSwap(m.Seat)
	case MoveConcede:
		return s.checkConcede()
	case MoveCall:
		if s.phase == PhaseCall {
			return s.checkCall(m)
		}
	case MoveTrump, MoveKeep:
		if s.phase == PhaseTrump {
			return s.checkTrump(m)
		}
	}
	return ErrWrongPhase
}

func (s *State) checkPlay(m Move) error {
	switch {
	case s.phase != PhasePlay:
		return ErrWrongPhase
	case m.Seat != s.position.Turn():
		return ErrNotYourTurn
	case !s.position.Hand(m.Seat).Has(m.Card):
		return ErrNotHeld
	case !s.position.Legal().Has(m.Card):
		return ErrMustFollow
	}
	return nil
}

func (s *State) checkAuction(m Move) error {
	switch {
	case s.rules.auctioned() && s.phase != PhaseAuction && m.Kind == MoveMonte:
		return ErrMonteLate
	case s.phase != PhaseAuction:
		return ErrWrongPhase
	case s.auction.passed[m.Seat]:
		return ErrPassed
	case m.Seat != int(s.auction.turn):
		return ErrNotYourTurn
	case m.Kind == MoveBid:
		return s.checkBid(m)
	case m.Kind == MoveMonte:
		return s.checkMonte(m.Seat)
	}
	return nil
}

// checkConcede allows giving up where that makes the other side the winner.
func (s *State) checkConcede() error {
	if s.rules.Sides() != 2 {
		return ErrNoConcede
	}
	return nil
}

// concede ends the deal for the side of a seat.
func (s *State) concede(seat int) []Event {
	s.conceded = int8(seat)
	return s.end(Event{Kind: Conceded, Seat: seat, To: Everyone})
}
