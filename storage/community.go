package storage

import (
	"encoding/binary"
	"fmt"
	"time"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

// community is what is kept of a community with settled deals, under its number. That of the zero community, 0, has those of
// private chats.
type community struct {
	ID      chat.Community `json:"id,omitzero"`
	Room    chat.Room      `json:"room,omitzero"` // of the newest deal
	Away    time.Time      `json:"away,omitzero"`
	Deals   uint64         `json:"deals"`          // number of the newest
	Players int            `json:"players"`        // the highest number given out
	Newest  board.Day      `json:"newest"`         // the latest day of a deal
	Open    int32          `json:"open,omitempty"` // number of the earliest month with deals that is not closed, 0 where there is none
}

// private is the number of the zero community.
const private = 0

// numberOf gives the number of a community; false where it has no deals.
func numberOf(tx *bbolt.Tx, id chat.Community) (number uint32, known bool, err error) {
	value := tx.Bucket(numbersBucket).Get(communityKey(id))
	if value == nil {
		return 0, false, nil
	}
	number, err = unpackNumber(value)
	if err != nil {
		return 0, false, fmt.Errorf("storage: number of %q: %w", id, err)
	}
	return number, true, nil
}

func packNumber(n uint32) []byte { return binary.BigEndian.AppendUint32([]byte{valueVersion}, n) }

func unpackNumber(value []byte) (uint32, error) {
	rest, err := unversioned(value)
	if err == nil && len(rest) != 4 {
		err = ErrDamaged
	}
	if err != nil {
		return 0, err
	}
	return binary.BigEndian.Uint32(rest), nil
}

// readCommunity gives what is kept under a number.
func readCommunity(tx *bbolt.Tx, number uint32) (c community, err error) {
	if c, err = decode[community](tx.Bucket(communitiesBucket).Get(numberKey(number))); err != nil {
		return c, fmt.Errorf("storage: community %d: %w", number, err)
	}
	return c, nil
}

func (c community) put(tx *bbolt.Tx, number uint32) error {
	value, err := encode(c)
	if err != nil {
		return err
	}
	if err := tx.Bucket(communitiesBucket).Put(numberKey(number), value); err != nil {
		return fmt.Errorf("storage: community: %w", err)
	}
	return nil
}

// enter gives a community and its number, a new one if it has no deals yet.
func enter(tx *bbolt.Tx, id chat.Community) (c community, number uint32, err error) {
	number, known, err := numberOf(tx, id)
	if err != nil {
		return c, 0, err
	}
	if known {
		c, err = readCommunity(tx, number)
		return c, number, err
	}
	if number = private; id != (chat.Community{}) {
		next, err := tx.Bucket(communitiesBucket).NextSequence()
		if err != nil {
			return c, 0, err
		}
		number = uint32(next)
	}
	if err := tx.Bucket(numbersBucket).Put(communityKey(id), packNumber(number)); err != nil {
		return c, 0, fmt.Errorf("storage: community: %w", err)
	}
	return community{ID: id}, number, nil
}

// Communities implements bot.Store.
func (db *DB) Communities() (list []bot.Community, err error) {
	err = db.view(func(tx *bbolt.Tx) error {
		list = nil
		return scan(tx.Bucket(numbersBucket), nil, func(_, value []byte) error {
			number, err := unpackNumber(value)
			if err != nil || number == private {
				return err
			}
			c, err := readCommunity(tx, number)
			list = append(list, bot.Community{ID: c.ID, Room: c.Room, Away: c.Away, Open: month(c.Open), Newest: c.Newest})
			return err
		})
	})
	return list, err
}

// month gives the month of a number, and the zero Period of 0.
func month(number int32) board.Period {
	if number == 0 {
		return board.Period{}
	}
	return board.Period{Span: board.Month, Number: number}
}

// SetAway implements bot.Store.
func (db *DB) SetAway(id chat.Community, since time.Time) error {
	return db.change(id, func(tx *bbolt.Tx, number uint32) error {
		c, err := readCommunity(tx, number)
		if err != nil {
			return err
		}
		c.Away = since.Truncate(time.Second)
		return c.put(tx, number)
	})
}

// change makes a change to what is kept of a community with deals, and does nothing where there is none.
func (db *DB) change(id chat.Community, apply func(tx *bbolt.Tx, number uint32) error) error {
	return db.commit(func(tx *bbolt.Tx) error {
		number, known, err := numberOf(tx, id)
		if err != nil || !known || number == private {
			return err
		}
		return apply(tx, number)
	})
}

// inside reads what is kept of a community with deals, and does nothing where there is none.
func (db *DB) inside(id chat.Community, read func(tx *bbolt.Tx, number uint32) error) error {
	return db.view(func(tx *bbolt.Tx) error {
		number, known, err := numberOf(tx, id)
		if err != nil || !known || number == private {
			return err
		}
		return read(tx, number)
	})
}
