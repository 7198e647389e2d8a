package bot

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	mathrand "math/rand/v2"
	"slices"
	"time"

	"briscola/bot/board"
	"briscola/game"
)

// begin starts a match with whoever sits here; computers take the free seats.
func (t *table) begin() error {
	s := t.state
	computer, err := t.bot.Strategies(s.level)
	if err != nil {
		return err
	}
	t.computer = computer // the lobby may have changed the level, and nobody plays yet
	players := make([]*Player, len(s.seats))
	for i := range s.seats {
		if players[i] = s.seats[i].player; players[i] == nil {
			players[i] = &Player{Level: s.level}
		}
	}
	facts, err := s.seating(players)
	if err != nil {
		return err
	}
	dealt, err := t.dealt(s.settled == 0)
	if err != nil {
		return err
	}
	if err := t.append(append(facts, Fact{Kind: Started}, dealt)...); err != nil {
		return err
	}
	t.reseated()
	return nil
}

// seating gives the facts that put players where they do not sit yet; if that is chosen, it draws their seats by lot.
func (s *state) seating(players []*Player) ([]Fact, error) {
	if s.mixed && s.partners() {
		var lot [32]byte
		if _, err := rand.Read(lot[:]); err != nil {
			return nil, err
		}
		mathrand.New(mathrand.NewChaCha8(lot)).Shuffle(len(players), func(i, j int) { players[i], players[j] = players[j], players[i] })
	}
	var facts []Fact
	for i, player := range players {
		if s.seats[i].player != player || s.seats[i].gone {
			facts = append(facts, Fact{Kind: Seated, Seat: i, Player: player})
		}
	}
	return facts, nil
}

// reseated forgets what was known of the people by their seats.
func (t *table) reseated() {
	t.picked = game.NoSuit
	t.shut, t.window = [game.MaxSeats]bool{}, [game.MaxSeats]window{}
	for sh := range t.sheets {
		if sh.surface == HandSurface {
			delete(t.sheets, sh)
		}
	}
	t.mark()
}

// dealt shuffles. The first dealer is drawn by lot, then the deal goes to the right.
func (t *table) dealt(first bool) (Fact, error) {
	seed, err := t.bot.Seed()
	if err != nil {
		return Fact{}, fmt.Errorf("bot: no seed: %w", err)
	}
	s := t.state
	dealer := game.NextDealer(s.deal.dealer, s.rules.Seats)
	if s.result != nil && s.result.SameDealer {
		dealer = s.deal.dealer
	}
	if first {
		lot := sha256.Sum256(append([]byte("dealer"), seed[:]...))
		dealer = int(binary.BigEndian.Uint64(lot[:8]) % uint64(s.rules.Seats))
	}
	return Fact{Kind: Dealt, Dealer: dealer, Seed: seed.String()}, nil
}

// dealNext deals the next deal of a match.
func (t *table) dealNext() error {
	dealt, err := t.dealt(false)
	if err != nil {
		return err
	}
	table := t.resting(sheet{surface: TableSurface})
	if err := t.append(dealt); err != nil {
		return err
	}
	t.retire(table)
	t.picked = game.NoSuit
	return nil
}

// slipsToLend is how many cards in a row the clock plays for a person before the seat is lent to the computer.
const slipsToLend = 2

// move makes a move that somebody decided on; the last one settles the deal. An error of package game means that the
// move is not possible, any other that it was not saved.
func (t *table) move(move game.Move, by Author, more ...Fact) error {
	s := t.state
	next, _, err := s.deal.state.Do(move)
	if err != nil {
		return err
	}
	facts := append(more, Fact{Kind: Moved, Move: move.String(), By: by})
	if c := &s.seats[move.Seat]; by == ByClock && c.slips+1 >= slipsToLend {
		facts = append(facts, Fact{Kind: Lent, Seat: move.Seat})
	}
	if next.Over() {
		return t.settle(facts, move, next)
	}
	return t.append(facts...)
}

// settle saves the last move of a deal, its result, its record and what the people gain by it, all or nothing.
func (t *table) settle(facts []Fact, last game.Move, final game.State) error {
	s := t.state
	id := DealID(fmt.Sprintf("%s-%d", s.id, s.settled+1))
	result := final.Result()
	settled := Fact{Kind: Settled, Deal: id, Dealer: s.deal.dealer, Seed: s.deal.seed.String(), Result: &result}
	if tricks := final.View(-1).Tricks; len(tricks) > 0 {
		settled.Trick = &tricks[len(tricks)-1]
	}
	facts = append(facts, settled)
	t.stamp(facts)
	record := game.Record{
		Deal:  game.Deal{Rules: s.rules, Dealer: s.deal.dealer, Deck: s.deal.deck},
		Seed:  &s.deal.seed,
		Moves: append(slices.Clone(s.deal.moves), last),
	}
	settlement := Settlement{
		Facts: facts,
		From:  s.deal.from,
		Deal:  t.settledDeal(id, facts[0].At, record),
		Room:  s.room,
	}
	before := t.ratings(settlement.Deal)
	err := t.commit(facts, func() error {
		return t.bot.Store.Settle(s.id, s.seq, settlement)
	})
	if err == nil {
		t.moved = ratingMoves{deal: t.state.settled, before: before, after: t.ratings(settlement.Deal)}
	}
	return err
}

// settledDeal is the deal for the archive. Those of private chats count in no community.
func (t *table) settledDeal(id DealID, at time.Time, record game.Record) SettledDeal {
	s := t.state
	d := SettledDeal{ID: id, At: at.Truncate(time.Second), Rated: s.rated(), Players: make([]Player, len(s.seats)), Record: record.String()}
	if !s.private {
		d.Community = s.community
	}
	d.Day = board.DayOf(at.In(t.bot.zone(d.Community)))
	for i := range s.seats {
		c := &s.seats[i]
		d.Players[i] = *c.player
		d.Players[i].GaveUp = c.gone || c.lent
	}
	return d
}

// rematch starts another match; people who did not agree make room for computers.
func (t *table) rematch() error {
	s := t.state
	if s.private && !t.bot.claim(s.host, t) {
		return refuse(SeatedOther)
	}
	var facts []Fact
	if host := s.seatOf(s.host); host < 0 || !s.seats[host].agreed {
		facts = append(facts, Fact{Kind: Hosted, Host: s.firstWho(func(c *seat) bool { return c.person() && c.agreed })})
	}
	players := make([]*Player, len(s.seats))
	for i := range s.seats {
		c := &s.seats[i]
		if players[i] = c.player; c.player == nil || c.gone || !c.player.Computer() && !c.agreed {
			players[i] = &Player{Level: s.level}
		}
	}
	seating, err := s.seating(players)
	if err != nil {
		return err
	}
	facts = append(facts, seating...)
	dealt, err := t.dealt(false)
	if err != nil {
		return err
	}
	table, result := t.resting(sheet{surface: TableSurface}), t.resting(sheet{surface: ResultSurface})
	if err := t.append(append(facts, Fact{Kind: Started}, dealt)...); err != nil {
		return err
	}
	t.retire(table)
	t.retire(result)
	t.reseated()
	return nil
}
