package storage

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/chat"
)

// member says who a player of a community is. Without one the player's data was deleted.
type member struct {
	chat.PersonID
	name   string
	newest uint64 // deal
}

func (m member) pack() []byte {
	b := appendCount([]byte{valueVersion}, int(m.newest))
	return appendString(appendString(appendString(b, m.Platform), m.ID), m.name)
}

func unpackMember(value []byte) (m member, err error) {
	p, err := unpack(value)
	if err != nil {
		return m, err
	}
	m.newest = uint64(p.count())
	m.Platform, m.ID, m.name = p.text(), p.text(), p.text()
	return m, p.done()
}

// playerOf gives a person's number in a community, 0 where there is none.
func playerOf(tx *bbolt.Tx, number uint32, person chat.PersonID) (player int, err error) {
	value := tx.Bucket(personsBucket).Get(presenceKey(person, number))
	if value == nil {
		return 0, nil
	}
	n, err := unpackNumber(value)
	if err != nil {
		return 0, fmt.Errorf("storage: number of %q: %w", person, err)
	}
	return int(n), nil
}

// readMember tells who a player is; bot.ErrUnknown of somebody whose data was deleted.
func readMember(tx *bbolt.Tx, number uint32, player int) (m member, err error) {
	value := tx.Bucket(membersBucket).Get(playerKey(number, player))
	if value == nil {
		return m, bot.ErrUnknown
	}
	if m, err = unpackMember(value); err != nil {
		return m, fmt.Errorf("storage: player %d of community %d: %w", player, number, err)
	}
	return m, nil
}

func (m member) put(tx *bbolt.Tx, number uint32, player int) error {
	if err := tx.Bucket(membersBucket).Put(playerKey(number, player), m.pack()); err != nil {
		return fmt.Errorf("storage: player: %w", err)
	}
	if err := tx.Bucket(personsBucket).Put(presenceKey(m.PersonID, number), packNumber(uint32(player))); err != nil {
		return fmt.Errorf("storage: player: %w", err)
	}
	return nil
}

// join gives the number of somebody who has settled a deal, a new one to who comes first, and keeps the name. Back is how
// far back the previous deal of that person is.
func (c *community) join(tx *bbolt.Tx, number uint32, person bot.Player) (player int, back uint64, err error) {
	player, err = playerOf(tx, number, person.Person)
	if err != nil {
		return 0, 0, err
	}
	m := member{PersonID: person.Person}
	if player > 0 {
		if m, err = readMember(tx, number, player); err == bot.ErrUnknown {
			err = fmt.Errorf("storage: player %d of community %d: %w", player, number, ErrDamaged)
		}
		if err != nil {
			return 0, 0, err
		}
		back = c.Deals - m.newest
	} else {
		c.Players++
		player = c.Players
	}
	m.name, m.newest = cmp.Or(person.Name, m.name), c.Deals
	return player, back, m.put(tx, number, player)
}

// SetUnlisted implements bot.Store.
func (db *DB) SetUnlisted(id chat.Community, person chat.PersonID, unlisted bot.Unlisted) error {
	return db.change(id, func(tx *bbolt.Tx, number uint32) error {
		player, err := playerOf(tx, number, person)
		if err != nil || player == 0 {
			return err
		}
		return putUnlisted(tx, number, player, unlisted)
	})
}

func putUnlisted(tx *bbolt.Tx, number uint32, player int, unlisted bot.Unlisted) error {
	bucket, key := tx.Bucket(unlistedBucket), playerKey(number, player)
	if unlisted == (bot.Unlisted{}) {
		return bucket.Delete(key)
	}
	value, err := encode(unlisted)
	if err != nil {
		return err
	}
	if err := bucket.Put(key, value); err != nil {
		return fmt.Errorf("storage: unlisted: %w", err)
	}
	return nil
}

func readUnlisted(tx *bbolt.Tx, number uint32, player int) (unlisted bot.Unlisted, err error) {
	value := tx.Bucket(unlistedBucket).Get(playerKey(number, player))
	if value == nil {
		return unlisted, nil
	}
	if unlisted, err = decode[bot.Unlisted](value); err != nil {
		return unlisted, fmt.Errorf("storage: why player %d of community %d is unlisted: %w", player, number, err)
	}
	return unlisted, nil
}

// returned keeps that somebody plays in a community again after leaving it.
func returned(tx *bbolt.Tx, number uint32, player int) error {
	unlisted, err := readUnlisted(tx, number, player)
	if err != nil || !unlisted.Left {
		return err
	}
	unlisted.Left = false
	return putUnlisted(tx, number, player, unlisted)
}

// Memberships implements bot.Store.
func (db *DB) Memberships(person chat.PersonID) (list []chat.Community, err error) {
	err = db.view(func(tx *bbolt.Tx) error {
		list = nil
		return scan(tx.Bucket(personsBucket), personKey(person), func(key, _ []byte) error {
			_, number, ok := cutPresenceKey(key)
			if !ok {
				return fmt.Errorf("storage: communities of %q: %w", person, ErrDamaged)
			}
			if number == private {
				return nil
			}
			c, err := readCommunity(tx, number)
			list = append(list, c.ID)
			return err
		})
	})
	slices.SortFunc(list, func(a, b chat.Community) int {
		return cmp.Or(cmp.Compare(a.Platform, b.Platform), cmp.Compare(a.ID, b.ID))
	})
	return list, err
}

// Named implements bot.Store. It looks at one member after the other.
func (db *DB) Named(id chat.Community, name string) (who chat.PersonID, err error) {
	err = db.inside(id, func(tx *bbolt.Tx, number uint32) error {
		who = chat.PersonID{}
		c := tx.Bucket(membersBucket).Cursor()
		prefix := numberKey(number)
		for key, value := c.Seek(prefix); bytes.HasPrefix(key, prefix); key, value = c.Next() {
			m, err := unpackMember(value)
			if err != nil {
				return fmt.Errorf("storage: a player of community %d: %w", number, err)
			}
			if name != "" && strings.EqualFold(m.name, name) {
				who = m.PersonID
				return nil
			}
		}
		return nil
	})
	if err == nil && who == (chat.PersonID{}) {
		err = bot.ErrUnknown
	}
	return who, err
}
