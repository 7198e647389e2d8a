package bot

import (
	"slices"
	"strconv"

	"briscola/bot/chat"
	"briscola/bot/lang"
)

// join seats a person, in the first free seat or in the one that the button names; who sits already changes seats.
func (t *table) join(p press) (reply, error) {
	s := t.state
	if s.phase != inLobby {
		return reply{}, refuse(WrongTime)
	}
	wanted, err := t.seatWanted(p)
	if err != nil {
		return reply{}, err
	}
	if p.seat >= 0 && p.token.Arg == "" || wanted == p.seat {
		return reply{note: p.words.Say(lang.SatDown{Number: p.seat + 1})}, nil
	}
	if err := t.sit(p.update.From, wanted); err != nil {
		return reply{}, err
	}
	return reply{note: p.words.Say(lang.SatDown{Number: wanted + 1})}, nil
}

// seatWanted finds the seat that a press asks for.
func (t *table) seatWanted(p press) (int, error) {
	s := t.state
	if p.token.Arg == "" {
		for i := range s.seats {
			if s.seats[i].player == nil {
				return i, nil
			}
		}
		if p.seat >= 0 {
			return p.seat, nil
		}
		return 0, refuse(TableFull)
	}
	n, err := strconv.Atoi(p.token.Arg)
	if err != nil || n < 1 || n > len(s.seats) {
		return 0, refuse(UnknownButton)
	}
	if n-1 != p.seat && s.seats[n-1].player != nil {
		return 0, refuse(SeatGone)
	}
	return n - 1, nil
}

// sit puts a person in a free seat; a full table starts.
func (t *table) sit(person chat.Person, seat int) error {
	if !t.bot.claim(person.ID, t) {
		return refuse(SeatedOther)
	}
	old := t.state.seatOf(person.ID)
	var facts []Fact
	if old >= 0 {
		facts = append(facts, Fact{Kind: Left, Seat: old})
	}
	facts = append(facts, Fact{Kind: Seated, Seat: seat, Player: &Player{
		Person: person.ID, Name: CleanName(person.Name), Language: person.Language,
	}})
	if err := t.append(facts...); err != nil {
		t.bot.align(t)
		return err
	}
	t.startIfFull()
	return nil
}

// startIfFull starts a full table. If that cannot be saved, the clock tries again.
func (t *table) startIfFull() {
	if t.state.phase != inLobby || t.state.free() > 0 {
		return
	}
	if err := t.begin(); err != nil {
		t.bot.Log.Error("full table not started yet", append(t.logKeys(), "error", err)...)
	}
}

// leave gives a seat up. In a match a computer takes it over; an empty lobby closes.
func (t *table) leave(p press) (reply, error) {
	s := t.state
	done := reply{note: p.words.Term("left"), ack: true}
	var facts []Fact
	switch others := s.people() - 1; {
	case others == 0 && (s.private || s.phase != inDeal):
		return done, t.close("empty")
	case s.host == p.update.From.ID && others > 0:
		facts = append(facts, Fact{Kind: Hosted, Host: s.firstWho(func(c *seat) bool { return c.person() && c.player.Person != s.host })})
	}
	if err := t.append(append(facts, Fact{Kind: Left, Seat: p.seat, InDeal: s.phase == inDeal})...); err != nil {
		return reply{}, err
	}
	t.rematchIfAgreed()
	return done, nil
}

// firstWho finds the person in the first seat that fits.
func (s *state) firstWho(fits func(*seat) bool) chat.PersonID {
	for i := range s.seats {
		if fits(&s.seats[i]) {
			return s.seats[i].player.Person
		}
	}
	return chat.PersonID{}
}

// lobbyOf checks what only the host may do, in the lobby, looking at its newest screen.
func (t *table) lobbyOf(p press) error {
	switch s := t.state; {
	case s.phase != inLobby:
		return refuse(WrongTime)
	case s.host != p.update.From.ID:
		return refuse(NotHost)
	case p.token.Seq != s.version:
		return refuse(Stale)
	}
	return nil
}

// add seats a computer.
func (t *table) add(p press) (reply, error) {
	if err := t.lobbyOf(p); err != nil {
		return reply{}, err
	}
	free := slices.IndexFunc(t.state.seats, func(c seat) bool { return c.player == nil })
	if free < 0 {
		return reply{}, refuse(TableFull)
	}
	if err := t.append(Fact{Kind: Seated, Seat: free, Player: &Player{Level: t.state.level}}); err != nil {
		return reply{}, err
	}
	t.startIfFull()
	return reply{note: p.words.Term("added")}, nil
}

// dropComputer sends the last computer away.
func (t *table) dropComputer(p press) (reply, error) {
	if err := t.lobbyOf(p); err != nil {
		return reply{}, err
	}
	for i := len(t.state.seats) - 1; i >= 0; i-- {
		if c := &t.state.seats[i]; c.player != nil && c.player.Computer() {
			return reply{note: p.words.Term("dropped")}, t.append(Fact{Kind: Dropped, Seat: i})
		}
	}
	return reply{}, refuse(NoComputer)
}

// startNow starts a match without waiting for more people: the host's in a lobby, or a rematch by somebody who agreed to one.
func (t *table) startNow(p press) (reply, error) {
	s := t.state
	started := reply{note: p.words.Term("started")}
	switch s.phase {
	case inLobby:
		if s.host != p.update.From.ID {
			return reply{}, refuse(NotHost)
		}
		return started, t.begin()
	case inResult:
		if !s.seats[p.seat].agreed {
			return reply{}, refuse(WrongTime)
		}
		return started, t.rematch()
	}
	return started, nil // the press of somebody who was a moment late
}

// agree asks for a rematch, which starts when everybody has.
func (t *table) agree(p press) (reply, error) {
	s := t.state
	agreed := reply{note: p.words.Term("agreed")}
	if s.phase != inResult {
		if p.token.Seq < s.version && s.phase == inDeal {
			return agreed, nil
		}
		return reply{}, refuse(WrongTime)
	}
	mixed := p.token.Arg == "mix" && s.partners() && !s.mixed
	if !s.seats[p.seat].agreed || mixed {
		if err := t.append(Fact{Kind: Agreed, Seat: p.seat, Mixed: mixed}); err != nil {
			return reply{}, err
		}
	}
	t.rematchIfAgreed()
	return agreed, nil
}

// rematchIfAgreed starts a rematch when all the people who are left want one. If that cannot be saved, the clock tries again.
func (t *table) rematchIfAgreed() {
	if t.state.phase != inResult || !t.state.allAgreed() {
		return
	}
	if err := t.rematch(); err != nil {
		t.bot.Log.Error("rematch not started yet", append(t.logKeys(), "error", err)...)
	}
}

// allAgreed tells whether all the people who are left want a rematch.
func (s *state) allAgreed() bool {
	people := s.people()
	return people > 0 && s.count(func(c *seat) bool { return c.person() && c.agreed }) == people
}

// endByHost closes the table.
func (t *table) endByHost(p press) (reply, error) {
	if t.state.host != p.update.From.ID {
		return reply{}, refuse(NotHost)
	}
	return reply{note: p.words.Term("ended")}, t.close("ended")
}
