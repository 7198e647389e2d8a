package storage

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

// The buckets of layout 1 that are no more, or have another name now. Its logs are as they were; its deals were JSON.
var (
	figures1Bucket     = []byte("figures")
	boards1Bucket      = []byte("boards")
	people1Bucket      = []byte("people")
	communities1Bucket = []byte("communities")
)

// upgrade turns layout 1 into the present one. All deals are counted anew: as unrated, as it was not known of any that people
// held all seats from the beginning, and on the day that it was in Greenwich.
func upgrade(tx *bbolt.Tx) error {
	deals, err := deals1(tx)
	if err != nil {
		return err
	}
	people, err := contentOf(tx, people1Bucket)
	if err != nil {
		return err
	}
	communities, err := contentOf(tx, communities1Bucket)
	if err != nil {
		return err
	}
	for _, name := range [][]byte{dealsBucket, figures1Bucket, boards1Bucket, people1Bucket, communities1Bucket} {
		if tx.Bucket(name) == nil {
			continue
		}
		if err := tx.DeleteBucket(name); err != nil {
			return err
		}
	}
	if err := layOut(tx); err != nil {
		return err
	}
	if err := fill(tx.Bucket(personSettingsBucket), people); err != nil {
		return err
	}
	if err := fill(tx.Bucket(communitySettingsBucket), communities); err != nil {
		return err
	}
	for _, deal := range deals {
		s, err := newSettled(deal, chat.Room{})
		if err != nil {
			return fmt.Errorf("%w: %w", ErrDamaged, err)
		}
		if err := s.keep(tx); err != nil {
			return err
		}
	}
	return nil
}

// deals1 reads the deals of layout 1 in the order in which they were settled.
func deals1(tx *bbolt.Tx) (deals []bot.SettledDeal, err error) {
	content, err := contentOf(tx, dealsBucket)
	if err != nil {
		return nil, err
	}
	for key, value := range content {
		deal, err := decode[bot.SettledDeal](value)
		if id, _, ok := cutText([]byte(key)); err == nil && (!ok || string(deal.ID) != id) {
			err = ErrDamaged
		}
		if err != nil {
			return nil, fmt.Errorf("deal %q: %w", deal.ID, err)
		}
		deal.Day, deal.Rated = board.DayOf(deal.At.UTC()), false
		deals = append(deals, deal)
	}
	slices.SortFunc(deals, func(a, b bot.SettledDeal) int { return cmp.Or(a.At.Compare(b.At), cmp.Compare(a.ID, b.ID)) })
	return deals, nil
}

// contentOf copies a bucket.
func contentOf(tx *bbolt.Tx, name []byte) (map[string][]byte, error) {
	bucket := tx.Bucket(name)
	if bucket == nil {
		return nil, fmt.Errorf("%w: the bucket %s is missing", ErrDamaged, name)
	}
	content := map[string][]byte{}
	err := scan(bucket, nil, func(key, value []byte) error {
		content[string(key)] = bytes.Clone(value)
		return nil
	})
	return content, err
}

func fill(bucket *bbolt.Bucket, content map[string][]byte) error {
	for key, value := range content {
		if err := bucket.Put([]byte(key), value); err != nil {
			return err
		}
	}
	return nil
}
