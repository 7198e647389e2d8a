package game

// play plays a card that has been checked.
func (s *State) play(c Card) []Event {
	seat, drawn := s.position.Turn(), int(s.position.drawn)
	s.played[s.plays] = c
	s.plays++
	played := Event{Kind: Played, Seat: seat, To: Everyone, Card: c}
	completed := s.position.Play(c)
	if !completed && c != s.called {
		return []Event{played}
	}
	events := append(make([]Event, 0, 2+s.rules.Seats), played)
	if c == s.called {
		events = append(events, s.reveal())
	}
	switch {
	case !completed:
		return events
	case s.position.waits:
		s.phase = PhaseCall
		return events
	default:
		return s.took(events, drawn)
	}
}

// took appends what follows a completed trick: who took it, and what was drawn
// from the given place of the stock on.
func (s *State) took(events []Event, drawn int) []Event {
	trick, winner := s.tricksPlayed()-1, s.position.Turn()
	s.winners[trick] = int8(winner)
	events = append(events, Event{Kind: Took, Seat: winner, To: Everyone, Points: s.rules.sum(s.trickCards(trick))})
	switch {
	case s.position.Over():
		return s.end(events...)
	case s.rules.auctioned() && s.called == NoCard:
		s.phase = PhaseCall
	default:
		s.offerTrump()
	}
	return s.draws(events, drawn, winner)
}

// draws appends who drew what after a trick, the winner first.
func (s *State) draws(events []Event, from, seat int) []Event {
	for i := from; i < int(s.position.drawn); i++ {
		e := Event{Kind: Drew, Seat: seat, To: seat, Card: s.position.stock[i]}
		if e.Card == s.briscola {
			e.Kind, e.To = DrewBriscola, Everyone
			s.shown = s.shown.With(e.Card)
		}
		events = append(events, e)
		seat = s.rules.Next(seat)
	}
	return events
}

// tricksPlayed returns how many tricks are full, tricksTaken how many of them
// have been judged.
func (s *State) tricksPlayed() int { return int(s.plays) / s.rules.Seats }

func (s *State) tricksTaken() int { return (int(s.plays) - int(s.position.onTable)) / s.rules.Seats }

// trickCards returns the cards of a full trick.
func (s *State) trickCards(trick int) []Card {
	n := s.rules.Seats
	return s.played[trick*n : (trick+1)*n]
}

// firstLeader returns the seat that leads to the first trick.
func (s *State) firstLeader() int {
	if s.rules.CallerLeads && s.caller != nobody {
		return int(s.caller)
	}
	return s.rules.Next(int(s.dealer))
}
