package game

// checkCall checks the card that the caller names.
func (s *State) checkCall(m Move) error {
	switch {
	case m.Seat != int(s.caller):
		return ErrNotCaller
	case !s.rules.Cards().Has(m.Card):
		return ErrNoSuchCard
	case !s.rules.PointBids && m.Card.Rank() != s.auction.bid.rank(s.rules):
		return ErrCallRank
	}
	return nil
}

// checkTrump checks the choice of who played the called card.
func (s *State) checkTrump(m Move) error {
	switch {
	case m.Seat != int(s.partner):
		return ErrNotHolder
	case m.Kind == MoveKeep:
		return nil
	case m.Suit < Denari || m.Suit > Bastoni:
		return ErrNoSuchSuit
	case m.Suit == s.position.trump:
		return ErrTrumpSame
	}
	return nil
}

// call names the called card and its suit as trump. In a blind first trick the
// card may have been played already.
func (s *State) call(c Card) []Event {
	s.called, s.phase = c, PhasePlay
	events := []Event{{Kind: CalledCard, Seat: int(s.caller), To: Everyone, Card: c, Suit: c.Suit()}}
	for seat := range s.rules.Seats {
		if s.position.Hand(seat).Has(c) {
			s.partner = int8(seat)
		}
	}
	seat := s.firstLeader()
	for _, played := range s.played[:s.plays] {
		if played == c {
			s.partner = int8(seat)
			events = append(events, s.reveal())
		}
		seat = s.rules.Next(seat)
	}
	if s.position.SetTrump(c.Suit()) {
		return s.took(events, 0)
	}
	s.offerTrump()
	return events
}

// reveal makes the holder of the called card known to everybody.
func (s *State) reveal() Event {
	s.fallen = true
	return Event{Kind: RevealedPartner, Seat: int(s.partner), To: Everyone, Card: s.called}
}

// offerTrump lets who has played the called card change the trump, once in a Bastarda.
func (s *State) offerTrump() {
	if s.rules.Preset == PresetBastarda && s.fallen && !s.offered {
		s.offered, s.phase = true, PhaseTrump
	}
}

// choose changes or keeps the trump.
func (s *State) choose(m Move) []Event {
	s.phase = PhasePlay
	if m.Kind == MoveKeep {
		return []Event{{Kind: TrumpKept, Seat: m.Seat, To: Everyone, Suit: s.position.trump}}
	}
	s.position.SetTrump(m.Suit)
	return []Event{{Kind: TrumpChanged, Seat: m.Seat, To: Everyone, Suit: m.Suit}}
}

// calls returns all cards that the caller may name.
func (s *State) calls() []Move {
	var moves []Move
	for c := range s.rules.Cards().All() {
		if m := Call(int(s.caller), c); s.checkCall(m) == nil {
			moves = append(moves, m)
		}
	}
	return moves
}

// changes returns the choices of who played the called card.
func (s *State) changes() []Move {
	seat := int(s.partner)
	moves := []Move{Keep(seat)}
	for _, suit := range Suits() {
		if m := NameTrump(seat, suit); s.checkTrump(m) == nil {
			moves = append(moves, m)
		}
	}
	return moves
}
