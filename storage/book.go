package storage

import (
	"fmt"

	"go.etcd.io/bbolt"

	"briscola/bot/board"
)

// book is a community's board.Book in a transaction.
type book struct {
	tx        *bbolt.Tx
	community uint32
	deal      uint64 // number of the one that is counted
	resets    map[board.Period]uint64
}

var _ board.Book = (*book)(nil)

// openBook gives the book of a community to count a deal of a day in.
func openBook(tx *bbolt.Tx, community uint32, deal uint64, day board.Day) (*book, error) {
	s, err := readSeason(tx, community, day.Month())
	if err != nil {
		return nil, err
	}
	return &book{tx, community, deal, map[board.Period]uint64{day.Month(): s.From}}, nil
}

// Figures implements board.Book.
func (b *book) Figures(section board.Section, player int) (f board.Figures, err error) {
	value := b.tx.Bucket(sectionsBucket).Get(figuresKey(b.community, section, player))
	if value == nil {
		return f, nil
	}
	if f, err = unpackFigures(value); err != nil {
		return f, b.damaged("figures", player, err)
	}
	return f, nil
}

// SetFigures implements board.Book.
func (b *book) SetFigures(section board.Section, player int, figures board.Figures) error {
	return b.put(sectionsBucket, figuresKey(b.community, section, player), packFigures(figures))
}

// Pair implements board.Book.
func (b *book) Pair(kind board.Kind, player, other int) (pair board.Pair, err error) {
	value := b.tx.Bucket(pairsBucket).Get(pairKey(b.community, kind, player, other))
	if value == nil {
		return pair, nil
	}
	if pair, err = unpackPair(value); err != nil {
		return pair, b.damaged("a pair", player, err)
	}
	return pair, nil
}

// SetPair implements board.Book.
func (b *book) SetPair(kind board.Kind, player, other int, pair board.Pair) error {
	return b.put(pairsBucket, pairKey(b.community, kind, player, other), packPair(pair))
}

// SetTrend implements board.Book.
func (b *book) SetTrend(player int, day board.Day, shown int) error {
	return b.put(trendsBucket, trendKey(b.community, player, day), packShown(shown))
}

// Evidence implements board.Book.
func (b *book) Evidence(kind board.Kind) (board.Evidence, error) {
	return readEvidence(b.tx, b.community, kind)
}

// SetEvidence implements board.Book.
func (b *book) SetEvidence(kind board.Kind, evidence board.Evidence) error {
	return b.put(evidenceBucket, evidenceKey(b.community, kind), packEvidence(evidence))
}

// Counts implements board.Book.
func (b *book) Counts(period board.Period) bool { return b.deal >= b.resets[period] }

func (b *book) put(bucket, key, value []byte) error {
	if err := b.tx.Bucket(bucket).Put(key, value); err != nil {
		return fmt.Errorf("storage: book: %w", err)
	}
	return nil
}

func (b *book) damaged(what string, player int, err error) error {
	return fmt.Errorf("storage: %s of player %d in community %d: %w", what, player, b.community, err)
}

func readEvidence(tx *bbolt.Tx, community uint32, kind board.Kind) (e board.Evidence, err error) {
	value := tx.Bucket(evidenceBucket).Get(evidenceKey(community, kind))
	if value == nil {
		return e, nil
	}
	if e, err = unpackEvidence(value); err != nil {
		return e, fmt.Errorf("storage: evidence of community %d: %w", community, err)
	}
	return e, nil
}
