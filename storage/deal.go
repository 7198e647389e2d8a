package storage

import (
	"fmt"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/game"
)

// keptDeal is a settled deal as it is kept, under its community and number.
type keptDeal struct {
	id     bot.DealID
	day    board.Day
	at     int64 // seconds since 1970
	rated  bool
	seats  []keptSeat
	record []byte // as appendRecord gives it
}

// keptSeat is who sat in a seat.
type keptSeat struct {
	player int // number in the community, 0 for a computer
	gaveUp bool
	back   uint64 // how many numbers before this deal the player's previous one was, 0 for the first
	level  string // of a computer
}

// secondsOfDay makes seconds small numbers: they are counted from the beginning of the day in Greenwich.
const secondsOfDay = 24 * 60 * 60

func (d *keptDeal) pack() []byte {
	b := make([]byte, 0, 64+len(d.record))
	b = appendString(append(b, valueVersion), string(d.id))
	b = appendSigned(b, int64(d.day))
	b = appendSigned(b, d.at-int64(d.day)*secondsOfDay)
	b = appendCount(b, len(d.seats)<<1|bit(d.rated))
	for _, s := range d.seats {
		if b = appendCount(b, s.player<<1|bit(s.gaveUp)); s.player == 0 {
			b = appendString(b, s.level)
		} else {
			b = appendCount(b, int(s.back))
		}
	}
	return append(b, d.record...)
}

func bit(set bool) int {
	if set {
		return 1
	}
	return 0
}

// unpackDeal reads all but the record, which goes on sharing memory with the value.
func unpackDeal(value []byte) (d keptDeal, err error) {
	p, err := unpack(value)
	if err != nil {
		return d, err
	}
	d.id = bot.DealID(p.text())
	d.day = board.Day(p.signed32())
	d.at = p.signed() + int64(d.day)*secondsOfDay
	n := p.count()
	d.rated = n&1 != 0
	if n>>1 > game.MaxSeats {
		return d, ErrDamaged
	}
	d.seats = make([]keptSeat, n>>1)
	for i := range d.seats {
		s, n := &d.seats[i], p.count()
		if s.player, s.gaveUp = n>>1, n&1 != 0; s.player == 0 {
			s.level = p.text()
		} else {
			s.back = uint64(p.count())
		}
	}
	if p.bad {
		return keptDeal{}, ErrDamaged
	}
	d.record = p.rest()
	return d, nil
}

// read gives the record.
func (d *keptDeal) read() (game.Record, error) {
	p := packed{value: d.record}
	return p.record()
}

// counted gives the deal as it counts.
func (d *keptDeal) counted() (board.Deal, error) {
	record, err := d.read()
	if err != nil {
		return board.Deal{}, err
	}
	players := make([]board.Player, len(d.seats))
	for i, s := range d.seats {
		players[i] = board.Player{Number: s.player, GaveUp: s.gaveUp}
	}
	deal, err := board.NewDeal(record, players, d.day, d.rated)
	if err != nil {
		return deal, ErrDamaged
	}
	return deal, nil
}

// seatOf finds the seat of a player, nil where the player has none.
func (d *keptDeal) seatOf(player int) *keptSeat {
	for i := range d.seats {
		if d.seats[i].player == player {
			return &d.seats[i]
		}
	}
	return nil
}

// putDeal keeps a deal under a number. Deals come one after the other, so their pages can be filled.
func putDeal(tx *bbolt.Tx, community uint32, number uint64, d *keptDeal) error {
	deals := tx.Bucket(dealsBucket)
	deals.FillPercent = 1
	if err := deals.Put(dealKey(community, number), d.pack()); err != nil {
		return fmt.Errorf("storage: deal: %w", err)
	}
	return putDealID(tx, d.id, community, number)
}

// putDealID keeps where a deal is.
func putDealID(tx *bbolt.Tx, id bot.DealID, community uint32, number uint64) error {
	if err := tx.Bucket(dealIDsBucket).Put([]byte(id), packPlace(community, number)); err != nil {
		return fmt.Errorf("storage: id of a deal: %w", err)
	}
	return nil
}

// packPlace gives where a deal is.
func packPlace(community uint32, number uint64) []byte {
	return appendCount(appendCount([]byte{valueVersion}, int(community)), int(number))
}

func unpackPlace(value []byte) (community uint32, number uint64, err error) {
	p, err := unpack(value)
	if err != nil {
		return 0, 0, err
	}
	place, number := p.number(), p.number()
	if p.done() != nil || place != uint64(uint32(place)) {
		return 0, 0, ErrDamaged
	}
	return uint32(place), number, nil
}

// readDeal gives the deal of a number, bot.ErrUnknown where there is none.
func readDeal(tx *bbolt.Tx, community uint32, number uint64) (d keptDeal, err error) {
	value := tx.Bucket(dealsBucket).Get(dealKey(community, number))
	if value == nil {
		return d, bot.ErrUnknown
	}
	if d, err = unpackDeal(value); err != nil {
		return d, damagedDeal(community, number, err)
	}
	return d, nil
}

func damagedDeal(community uint32, number uint64, err error) error {
	return fmt.Errorf("storage: deal %d of community %d: %w", number, community, err)
}
