package storage

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/board"
)

// Board implements bot.Store. It reads all figures of the section, as far as they count for the order, and puts only those
// of the page in order.
func (db *DB) Board(q bot.BoardQuery) (page bot.Board, err error) {
	r, _ := db.rankings.Get().(*ranking)
	if r == nil {
		r = new(ranking)
	}
	defer db.rankings.Put(r)
	err = db.inside(q.Community, func(tx *bbolt.Tx, number uint32) error {
		*r = ranking{tx: tx, community: number, query: q, rows: r.rows[:0], before: r.before[:0]}
		defer func() { r.tx = nil }()
		if err := r.scan(); err != nil {
			return err
		}
		page, err = r.page()
		return err
	})
	if err != nil {
		return bot.Board{}, err
	}
	return page, nil
}

// ranking is a section's people in an order, as far as a page of it needs.
type ranking struct {
	tx        *bbolt.Tx
	community uint32
	query     bot.BoardQuery
	rows      []ranked
	before    []int32 // the marks when the day began, of those who had one
}

// usualPeople is for how many people room is made at once; for more it has to grow.
const usualPeople = 1 << 17

// scan reads the section: everybody who is ranked and shown.
func (r *ranking) scan() error {
	c, err := readCommunity(r.tx, r.community)
	if err != nil {
		return err
	}
	people := min(max(c.Players, 0), usualPeople)
	r.rows, r.before = slices.Grow(r.rows, people), slices.Grow(r.before, people)
	unlisted := r.tx.Bucket(unlistedBucket).Cursor()
	prefix := numberKey(r.community)
	hidden, _ := unlisted.Seek(prefix) // goes along, as it has the same order
	var figures board.Figures
	return scan(r.tx.Bucket(sectionsBucket), sectionKey(r.community, r.query.Section), func(key, value []byte) error {
		if len(key) != sectionKeySize+4 {
			return r.damaged(0, ErrDamaged)
		}
		player := key[sectionKeySize:]
		for hidden != nil && string(hidden[:4]) == string(prefix) && string(hidden[4:]) < string(player) {
			hidden, _ = unlisted.Next()
		}
		if hidden != nil && string(hidden[:4]) == string(prefix) && string(hidden[4:]) == string(player) {
			return nil
		}
		return r.add(binary.BigEndian.Uint32(player), value, &figures)
	})
}

// add ranks a player. The figures are only there to be used again.
func (r *ranking) add(player uint32, value []byte, figures *board.Figures) error {
	rest, err := unpackRanked(value, figures)
	if err != nil {
		return r.damaged(player, err)
	}
	mark := figures.Mark(r.query.Order)
	if mark == board.Unranked {
		return nil
	}
	r.rows = append(r.rows, ranked{mark, player, clipped(figures.Wins), clipped(figures.Points)})
	before := mark
	if figures.Day >= r.query.Today { // else it is what MarkBefore would give
		if rest.before(figures); rest.bad {
			return r.damaged(player, ErrDamaged)
		}
		before = figures.MarkBefore(r.query.Order, r.query.Today)
	}
	if before != board.Unranked {
		r.before = append(r.before, before)
	}
	return nil
}

func clipped(n int) uint32 { return uint32(min(n, math.MaxUint32)) }

func (r *ranking) damaged(player uint32, err error) error {
	return fmt.Errorf("storage: figures of player %d in %q: %w", player, r.query.Community, err)
}

// page gives the part of the board that is asked for.
func (r *ranking) page() (page bot.Board, err error) {
	page.Total = len(r.rows)
	from := min(max(r.query.Offset, 0), len(r.rows))
	to := from + min(max(r.query.Limit, 0), len(r.rows)-from)
	self, err := playerOf(r.tx, r.community, r.query.Self)
	if err != nil {
		return page, err
	}
	own := slices.IndexFunc(r.rows, func(row ranked) bool { return self > 0 && int(row.player) == self })
	var shown []ranked
	if own >= 0 {
		shown = append(shown, r.rows[own])
	}
	if to > from {
		arrange(r.rows, from, to)
		shown = append(shown, r.rows[from:to]...)
	}
	rows, err := r.tell(shown)
	if err != nil {
		return page, err
	}
	if own >= 0 {
		page.Self, rows = &rows[0], rows[1:]
	}
	if page.Rows = rows; len(rows) == 0 {
		page.Rows = nil
	}
	return page, nil
}

// tell gives rows with people, figures and places.
func (r *ranking) tell(shown []ranked) ([]bot.Row, error) {
	rows := make([]bot.Row, len(shown))
	marks, before := newPlaces(len(shown)), newPlaces(len(shown))
	b := book{tx: r.tx, community: r.community}
	for i, s := range shown {
		m, err := readMember(r.tx, r.community, int(s.player))
		if err != nil {
			return nil, r.damaged(s.player, err)
		}
		figures, err := b.Figures(r.query.Section, int(s.player))
		if err != nil {
			return nil, err
		}
		rows[i] = bot.Row{Person: m.PersonID, Name: m.name, Figures: figures}
		marks.of[i], before.of[i] = s.mark, figures.MarkBefore(r.query.Order, r.query.Today)
	}
	marks.sort()
	before.sort()
	for i := range r.rows {
		marks.count(r.rows[i].mark)
	}
	for _, mark := range r.before {
		before.count(mark)
	}
	for i := range rows {
		rows[i].Place = marks.place(shown[i].mark)
		if mark := rows[i].Figures.MarkBefore(r.query.Order, r.query.Today); mark != board.Unranked {
			rows[i].Before = before.place(mark)
		}
	}
	return rows, nil
}
