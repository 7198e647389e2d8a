package storage

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"time"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/game"
)

// Settle implements bot.Store.
func (db *DB) Settle(table bot.TableID, after uint64, s bot.Settlement) error {
	if n := len(s.Facts); n == 0 || s.Facts[n-1].Kind != bot.Settled {
		return errors.New("storage: the last fact of a settlement is not the settled one")
	}
	facts, err := encodeFacts(s.Facts)
	if err != nil {
		return err
	}
	deal, err := newSettled(s.Deal, s.Room)
	if err != nil {
		return err
	}
	return db.commit(func(tx *bbolt.Tx) error {
		logs := tx.Bucket(logsBucket)
		if newest(logs, table) != after {
			return bot.ErrConflict
		}
		if err := takeOut(logs, table, s.From); err != nil {
			return err
		}
		for i, fact := range s.Facts {
			seq := after + 1 + uint64(i)
			if leaves(fact.Kind) && seq >= s.From {
				continue
			}
			if err := logs.Put(factKey(table, seq), facts[i]); err != nil {
				return fmt.Errorf("storage: settle: %w", err)
			}
		}
		return deal.keep(tx)
	})
}

// leaves tells which facts are kept as the deal's record once it is settled.
func leaves(kind bot.FactKind) bool { return kind == bot.Dealt || kind == bot.Moved }

// takeOut removes a deal's own facts, from its first one on.
func takeOut(logs *bbolt.Bucket, table bot.TableID, from uint64) error {
	prefix := tableKey(table)
	return deleteKeys(logs, prefix, func(key, value []byte) (bool, error) {
		if binary.BigEndian.Uint64(key[len(prefix):]) < from {
			return false, nil
		}
		fact, err := decode[bot.Fact](value)
		return leaves(fact.Kind), err
	})
}

// settled is a deal on its way into the store: all that can be known without looking at what is there.
type settled struct {
	community chat.Community
	room      chat.Room
	players   []bot.Player
	deal      keptDeal   // seats without numbers
	counts    board.Deal // players without numbers
}

func newSettled(deal bot.SettledDeal, room chat.Room) (s settled, err error) {
	if deal, err = asKept(deal); err != nil {
		return s, err
	}
	if room, err = asKept(room); err != nil {
		return s, err
	}
	record, err := game.ParseRecord(deal.Record)
	if err != nil {
		return s, refusedRecord(deal.ID)
	}
	s = settled{community: deal.Community, room: room, players: deal.Players}
	s.deal = keptDeal{id: deal.ID, day: deal.Day, at: deal.At.Unix(), rated: deal.Rated, seats: make([]keptSeat, len(deal.Players))}
	for i, p := range deal.Players {
		s.deal.seats[i] = keptSeat{gaveUp: p.GaveUp}
		switch {
		case p.Computer():
			s.deal.seats[i].level = p.Level
		case !p.Erased:
			s.deal.seats[i].player = i + 1 // somebody, until there is a number
		}
	}
	if s.deal.record, err = appendRecord(nil, record); err != nil {
		return s, refusedRecord(deal.ID)
	}
	if s.counts, err = s.deal.counted(); err != nil {
		return s, refusedRecord(deal.ID)
	}
	return s, nil
}

// refusedRecord says nothing of what is in the record: it names cards.
func refusedRecord(id bot.DealID) error {
	return fmt.Errorf("storage: deal %q: its record does not replay to the end of a deal for so many players", id)
}

// keep keeps a deal as the newest of its community, and counts it.
func (s settled) keep(tx *bbolt.Tx) error {
	if tx.Bucket(dealIDsBucket).Get([]byte(s.deal.id)) != nil {
		return fmt.Errorf("storage: deal %q is settled already", s.deal.id)
	}
	c, number, err := enter(tx, s.community)
	if err != nil {
		return err
	}
	c.Deals++
	if c.Deals == 1 || s.deal.day > c.Newest {
		c.Newest = s.deal.day
	}
	c.Room, c.Away = s.room, time.Time{}
	deal, counts := s.deal, s.counts
	deal.seats, counts.Seats = slices.Clone(deal.seats), slices.Clone(counts.Seats)
	if err := s.seat(tx, &c, number, deal.seats); err != nil {
		return err
	}
	for i := range counts.Seats {
		counts.Seats[i].Player = deal.seats[i].player
	}
	if err := putDeal(tx, number, c.Deals, &deal); err != nil {
		return err
	}
	if err := c.played(tx, number, deal.day.Month()); err != nil {
		return err
	}
	if err := c.put(tx, number); err != nil {
		return err
	}
	return count(tx, number, c.Deals, counts)
}

// seat finds the numbers of the people in a deal.
func (s settled) seat(tx *bbolt.Tx, c *community, number uint32, seats []keptSeat) (err error) {
	for i, p := range s.players {
		seat := &seats[i]
		if seat.player == 0 {
			continue
		}
		if twin := slices.IndexFunc(s.players[:i], func(other bot.Player) bool { return other.Person == p.Person }); twin >= 0 {
			seat.player, seat.back = seats[twin].player, seats[twin].back
			continue
		}
		if seat.player, seat.back, err = c.join(tx, number, p); err != nil {
			return err
		}
		if p.GaveUp {
			continue
		}
		if err := returned(tx, number, seat.player); err != nil {
			return err
		}
	}
	return nil
}

// count counts a deal: as evidence everywhere, and in the book of its community.
func count(tx *bbolt.Tx, number uint32, deal uint64, d board.Deal) error {
	everywhere := d
	everywhere.Void = true // so that only the shuffle counts
	if err := board.Count(&book{tx: tx, community: private}, everywhere); err != nil || number == private {
		return err
	}
	b, err := openBook(tx, number, deal, d.Day)
	if err != nil {
		return err
	}
	return board.Count(b, d)
}
