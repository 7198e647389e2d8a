package storage_test

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"time"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/game"
)

// movesInTheLog is how many moves of a deal playOn appends before it settles the deal with all the others.
const movesInTheLog = 2

// playOn makes the next change at a table and gives the newest fact: two people open it, then they deal, play and settle
// again and again, in matches of a single deal. What was written before is played on.
func playOn(s bot.Store, table bot.TableID) (bot.Entry, error) {
	log, err := s.Log(table)
	if errors.Is(err, bot.ErrUnknown) {
		return appendFacts(s, table, nil, opening()...)
	}
	if err != nil {
		return bot.Entry{}, err
	}
	p, err := follow(table, log)
	switch {
	case err != nil:
		return bot.Entry{}, err
	case p.from == 0:
		return appendFacts(s, table, log, p.dealing()...)
	case len(p.record.Moves) < movesInTheLog:
		moved, _, err := p.move()
		if err != nil {
			return bot.Entry{}, err
		}
		return appendFacts(s, table, log, moved)
	}
	end, err := p.settlement()
	if err != nil {
		return bot.Entry{}, err
	}
	after := newest(log)
	last := len(end.Facts)
	return bot.Entry{Seq: after + uint64(last), Fact: end.Facts[last-1]}, s.Settle(table, after, end)
}

// post appends that a screen was shown.
func post(s bot.Store, table bot.TableID, message string) (bot.Entry, error) {
	log, err := s.Log(table)
	if err != nil {
		return bot.Entry{}, err
	}
	return appendFacts(s, table, log, bot.Fact{Kind: bot.Posted, Surface: bot.TableSurface, Message: chat.MessageRef{ID: message}})
}

// appendFacts appends to a log as it was read, and gives the newest fact.
func appendFacts(s bot.Store, table bot.TableID, log []bot.Entry, facts ...bot.Fact) (bot.Entry, error) {
	after := newest(log)
	return bot.Entry{Seq: after + uint64(len(facts)), Fact: facts[len(facts)-1]}, s.Append(table, after, facts...)
}

func newest(log []bot.Entry) uint64 {
	if len(log) == 0 {
		return 0
	}
	return log[len(log)-1].Seq
}

var (
	room = chat.Room{Platform: "discord", Chat: "5"}
	noon = time.Date(2026, 11, 16, 12, 0, 0, 0, time.UTC)
)

// twoPlayers are who sits at every table.
func twoPlayers() []bot.Player {
	return []bot.Player{{Person: first, Name: "Wilhelmina"}, {Person: second, Name: "Bartolomeo"}}
}

func opening() []bot.Fact {
	players := twoPlayers()
	return []bot.Fact{
		{Kind: bot.Opened, Community: square, Host: first, Rules: "standard seats=2"},
		{Kind: bot.Seated, Seat: 0, Player: &players[0]},
		{Kind: bot.Seated, Seat: 1, Player: &players[1]},
	}
}

// played is how far a table's log has come.
type played struct {
	table   bot.TableID
	settled int         // deals
	from    uint64      // number of the running deal's first fact, 0 where none runs
	record  game.Record // of the running deal
}

func follow(table bot.TableID, log []bot.Entry) (p played, err error) {
	p.table = table
	for _, entry := range log {
		switch fact := entry.Fact; fact.Kind {
		case bot.Dealt:
			seed, bad := game.ParseSeed(fact.Seed)
			rules := game.Standard(2)
			deal := game.Deal{Rules: rules, Dealer: fact.Dealer, Deck: game.Shuffle(rules, seed)}
			p.from, p.record, err = entry.Seq, game.Record{Deal: deal, Seed: &seed}, errors.Join(err, bad)
		case bot.Moved:
			move, bad := game.ParseMove(fact.Move)
			p.record.Moves, err = append(p.record.Moves, move), errors.Join(err, bad)
		case bot.Settled:
			p.from = 0
			p.settled++
		}
	}
	return p, err
}

// dealing begins a match and its deal. The shuffle is another for each deal, and the same in each run.
func (p played) dealing() []bot.Fact {
	seed := game.Seed(sha256.Sum256(fmt.Append(nil, p.id())))
	return []bot.Fact{{Kind: bot.Started}, {Kind: bot.Dealt, Dealer: p.settled % 2, Seed: seed.String()}}
}

// id names the running deal or the next one.
func (p played) id() bot.DealID { return bot.DealID(fmt.Sprintf("%s-%d", p.table, p.settled+1)) }

// move plays the first card that may be played.
func (p *played) move() (bot.Fact, game.State, error) {
	state, err := p.record.Replay()
	if err != nil {
		return bot.Fact{}, state, err
	}
	move := state.Legal()[0]
	p.record.Moves = append(p.record.Moves, move)
	state, _, err = state.Do(move)
	return bot.Fact{Kind: bot.Moved, Move: move.String(), By: bot.ByPerson}, state, err
}

// settlement plays the running deal to its end.
func (p played) settlement() (end bot.Settlement, err error) {
	var state game.State
	for range len(p.record.Deal.Deck) - len(p.record.Moves) {
		var moved bot.Fact
		if moved, state, err = p.move(); err != nil {
			return end, err
		}
		end.Facts = append(end.Facts, moved)
	}
	result, tricks := state.Result(), state.View(-1).Tricks
	end.Facts = append(end.Facts, bot.Fact{
		Kind: bot.Settled, At: noon, Deal: p.id(), Seed: p.record.Seed.String(), Result: &result, Trick: &tricks[len(tricks)-1],
	})
	end.From = p.from
	end.Room = room
	end.Deal = bot.SettledDeal{
		ID: p.id(), Community: square, At: noon, Day: board.DayOf(noon), Rated: true, Players: twoPlayers(), Record: p.record.String(),
	}
	return end, err
}
