package storage

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

// estate is all that is kept of a community but what follows from its deals.
type estate struct {
	community
	deals    []numberedDeal // in their order
	members  map[int]member
	unlisted map[int]bot.Unlisted
	seasons  map[board.Period]season
}

type numberedDeal struct {
	number uint64
	keptDeal
}

// merge puts what is kept of two communities together, under the id of the second. The deals of the first come first.
func merge(tx *bbolt.Tx, first, second uint32) error {
	old, err := readEstate(tx, first)
	if err != nil {
		return err
	}
	standing, err := readEstate(tx, second)
	if err != nil {
		return err
	}
	if err := forget(tx, old.ID, first); err != nil {
		return err
	}
	if err := forget(tx, standing.ID, second); err != nil {
		return err
	}
	old.follow(standing)
	return old.put(tx)
}

func readEstate(tx *bbolt.Tx, number uint32) (e estate, err error) {
	if e.community, err = readCommunity(tx, number); err != nil {
		return e, err
	}
	e.members, e.unlisted, e.seasons = map[int]member{}, map[int]bot.Unlisted{}, map[board.Period]season{}
	err = scan(tx.Bucket(dealsBucket), numberKey(number), func(key, value []byte) error {
		_, n, ok := cutDealKey(key)
		d, err := unpackDeal(bytes.Clone(value))
		e.deals = append(e.deals, numberedDeal{n, d})
		return damagedUnless(ok, err)
	})
	if err != nil {
		return e, fmt.Errorf("storage: a deal of community %d: %w", number, err)
	}
	if err := readPlayers(tx, membersBucket, number, unpackMember, e.members); err != nil {
		return e, err
	}
	if err := readPlayers(tx, unlistedBucket, number, decode[bot.Unlisted], e.unlisted); err != nil {
		return e, err
	}
	err = scan(tx.Bucket(seasonsBucket), numberKey(number), func(key, value []byte) error {
		month, ok := cutSeasonKey(key)
		e.seasons[month], err = decode[season](value)
		return damagedUnless(ok, err)
	})
	if err != nil {
		return e, fmt.Errorf("storage: a season of community %d: %w", number, err)
	}
	return e, nil
}

// readPlayers reads what a bucket keeps by players.
func readPlayers[T any](tx *bbolt.Tx, bucket []byte, number uint32, read func([]byte) (T, error), all map[int]T) error {
	err := scan(tx.Bucket(bucket), numberKey(number), func(key, value []byte) error {
		player, ok := cutPlayerKey(key)
		v, err := read(value)
		all[player] = v
		return damagedUnless(ok, err)
	})
	if err != nil {
		return fmt.Errorf("storage: %s of community %d: %w", bucket, number, err)
	}
	return nil
}

// follow adds all of another community, its deals after those that are here. What was closed, reset or chosen there stands.
func (e *estate) follow(next estate) {
	numbers := e.admit(next)
	for _, d := range next.deals {
		d.number += e.Deals
		for i := range d.seats {
			d.seats[i].player = numbers[d.seats[i].player]
		}
		e.deals = append(e.deals, d)
	}
	for month, s := range next.seasons {
		known := e.seasons[month]
		if !s.Closed {
			s.Closed, s.Announced, s.Order, s.Podium = known.Closed, known.Announced, known.Order, known.Podium
		} else {
			for i := range s.Podium {
				s.Podium[i].Player = numbers[s.Podium[i].Player]
			}
		}
		if s.From > 0 {
			s.From += e.Deals
		} else {
			s.From = known.From
		}
		s.Played = s.Played || known.Played
		e.seasons[month] = s
	}
	e.ID, e.Room, e.Away = next.ID, next.Room, next.Away
	e.Deals += next.Deals
	e.Newest = max(e.Newest, next.Newest)
}

// admit adds the people of another community and gives their numbers here by those there.
func (e *estate) admit(next estate) map[int]int {
	numbers := map[int]int{}
	here := map[chat.PersonID]int{}
	for player, m := range e.members {
		here[m.PersonID] = player
	}
	for player := 1; player <= next.Players; player++ {
		m, listed := next.members[player]
		n := here[m.PersonID]
		if !listed || n == 0 {
			e.Players++
			n = e.Players
		}
		numbers[player] = n
		if !listed {
			continue
		}
		u, known := next.unlisted[player], e.unlisted[n]
		u.Hidden, u.Removed = u.Hidden || known.Hidden, u.Removed || known.Removed
		e.unlisted[n] = u
		m.name = cmp.Or(m.name, e.members[n].name)
		e.members[n] = m
	}
	return numbers
}

// put keeps it all under a new number, and counts the deals anew.
func (e *estate) put(tx *bbolt.Tx) error {
	_, number, err := enter(tx, e.ID)
	if err != nil {
		return err
	}
	l := newLedger(number, placeName(e.community))
	l.members = e.members
	for month, s := range e.seasons {
		l.book.From[month] = s.From
		if err := s.put(tx, number, month); err != nil {
			return err
		}
	}
	for i := range e.deals {
		d := &e.deals[i]
		d.follow(l.newest, d.number)
		if err := putDeal(tx, number, d.number, &d.keptDeal); err != nil {
			return err
		}
		counts, err := d.counted()
		if err != nil {
			return damagedDeal(number, d.number, err)
		}
		l.book.Deal = d.number
		if err := board.Count(l.book, counts); err != nil {
			return err
		}
	}
	for player, m := range e.members {
		m.newest = l.newest[player]
		if err := errors.Join(m.put(tx, number, player), putUnlisted(tx, number, player, e.unlisted[player])); err != nil {
			return err
		}
	}
	if err := errors.Join(l.put(tx), e.community.put(tx, number)); err != nil {
		return err
	}
	return reopen(tx, number)
}

// follow says in each seat how far back its player's previous deal is. Newest knows the newest deal of each player.
func (d *keptDeal) follow(newest map[int]uint64, number uint64) {
	for i := range d.seats {
		if s := &d.seats[i]; s.player > 0 {
			s.back = 0
			if before := newest[s.player]; before > 0 {
				s.back = number - before
			}
		}
	}
	for _, s := range d.seats {
		if s.player > 0 {
			newest[s.player] = number
		}
	}
}
