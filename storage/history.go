package storage

import (
	"fmt"
	"time"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

// Deal implements bot.Store.
func (db *DB) Deal(id bot.DealID) (deal bot.SettledDeal, err error) {
	err = db.view(func(tx *bbolt.Tx) error {
		value := tx.Bucket(dealIDsBucket).Get([]byte(id))
		if value == nil {
			return bot.ErrUnknown
		}
		number, n, err := unpackPlace(value)
		if err != nil {
			return fmt.Errorf("storage: deal %q: %w", id, err)
		}
		c, err := readCommunity(tx, number)
		if err != nil {
			return err
		}
		kept, err := readDeal(tx, number, n)
		if err == bot.ErrUnknown {
			return damagedDeal(number, n, ErrDamaged)
		}
		if err == nil {
			deal, err = told(tx, number, n, c.ID, &kept)
		}
		return err
	})
	return deal, err
}

// told gives a deal with the people who played it.
func told(tx *bbolt.Tx, number uint32, n uint64, id chat.Community, d *keptDeal) (deal bot.SettledDeal, err error) {
	record, err := d.read()
	if err != nil {
		return deal, damagedDeal(number, n, err)
	}
	deal = bot.SettledDeal{
		ID: d.id, Community: id, At: time.Unix(d.at, 0).UTC(), Day: d.day, Rated: d.rated,
		Players: make([]bot.Player, len(d.seats)), Record: record.String(),
	}
	for i, s := range d.seats {
		p := &deal.Players[i]
		p.GaveUp, p.Level = s.gaveUp, s.level
		if s.player == 0 {
			continue
		}
		m, err := readMember(tx, number, s.player)
		if err != nil && err != bot.ErrUnknown {
			return deal, err
		}
		p.Person, p.Name, p.Erased = m.PersonID, m.name, err == bot.ErrUnknown
	}
	return deal, nil
}

// History implements bot.Store.
func (db *DB) History(
	id chat.Community, person chat.PersonID, before uint64, limit int,
) (deals []bot.SettledDeal, earlier uint64, err error) {
	err = db.view(func(tx *bbolt.Tx) error {
		deals, earlier = nil, 0
		number, known, err := numberOf(tx, id)
		if err != nil || !known {
			return err
		}
		see := func(n uint64, d *keptDeal) (more bool, err error) {
			if len(deals) >= limit {
				return false, nil
			}
			deal, err := told(tx, number, n, id, d)
			deals, earlier = append(deals, deal), n
			return true, err
		}
		whole := false
		if person == (chat.PersonID{}) {
			whole, err = visitDeals(tx, number, before, see)
		} else {
			whole, err = visitDealsOf(tx, number, person, before, see)
		}
		if whole {
			earlier = 0
		}
		return err
	})
	if err != nil {
		return nil, 0, err
	}
	return deals, earlier, nil
}

// sight sees a deal and its number, and tells whether more is wanted.
type sight func(number uint64, d *keptDeal) (more bool, err error)

// visitDeals visits the deals of a community before a number if that is not 0, the newest first, while more is wanted. It
// tells whether that was all.
func visitDeals(tx *bbolt.Tx, number uint32, before uint64, see sight) (whole bool, err error) {
	var end []byte
	if before != 0 {
		end = dealKey(number, before)
	}
	whole = true
	err = scanBack(tx.Bucket(dealsBucket), numberKey(number), end, func(key, value []byte) (bool, error) {
		_, n, ok := cutDealKey(key)
		d, err := unpackDeal(value)
		if err := damagedUnless(ok, err); err != nil {
			return false, damagedDeal(number, n, err)
		}
		whole, err = see(n, &d)
		return whole, err
	})
	return whole, err
}

// visitDealsOf does the same with the deals of a person, each of which says where the one before is.
func visitDealsOf(tx *bbolt.Tx, number uint32, person chat.PersonID, before uint64, see sight) (whole bool, err error) {
	player, err := playerOf(tx, number, person)
	if err != nil || player == 0 {
		return true, err
	}
	m, err := readMember(tx, number, player)
	if err != nil {
		return false, err
	}
	next := m.newest
	if d, err := readDeal(tx, number, before); err == nil && before < next && d.seatOf(player) != nil {
		next = before // shorter than from the newest
	}
	for next > 0 {
		d, err := readDeal(tx, number, next)
		seat := d.seatOf(player)
		if err == bot.ErrUnknown || err == nil && (seat == nil || seat.back > next) {
			err = damagedDeal(number, next, ErrDamaged)
		}
		if err != nil {
			return false, err
		}
		if before == 0 || next < before {
			if more, err := see(next, &d); err != nil || !more {
				return false, err
			}
		}
		if seat.back == 0 {
			break
		}
		next -= seat.back
	}
	return true, nil
}

// Evidence implements bot.Store.
func (db *DB) Evidence(id chat.Community) (all map[board.Kind]board.Evidence, err error) {
	err = db.view(func(tx *bbolt.Tx) error {
		all = map[board.Kind]board.Evidence{}
		number, known, err := numberOf(tx, id)
		if err != nil || !known && id != (chat.Community{}) {
			return err
		}
		for _, kind := range board.Kinds() {
			e, err := readEvidence(tx, number, kind)
			if err != nil {
				return err
			}
			if e.Deals > 0 {
				all[kind] = e
			}
		}
		return nil
	})
	return all, err
}
