package storage

import (
	"errors"
	"fmt"

	"go.etcd.io/bbolt"

	"briscola/bot/chat"
)

// Rehome implements bot.Store.
func (db *DB) Rehome(from, to chat.Community) error {
	if from == to {
		return nil
	}
	if from == (chat.Community{}) || to == (chat.Community{}) {
		return errors.New("storage: no community to rehome")
	}
	return db.commit(func(tx *bbolt.Tx) error {
		if err := rehomeSettings(tx.Bucket(communitySettingsBucket), communityKey(from), communityKey(to)); err != nil {
			return err
		}
		old, known, err := numberOf(tx, from)
		if err != nil || !known {
			return err
		}
		standing, stands, err := numberOf(tx, to)
		if err != nil {
			return err
		}
		if stands {
			return merge(tx, old, standing)
		}
		return rename(tx, old, to)
	})
}

func rehomeSettings(settings *bbolt.Bucket, from, to []byte) error {
	value := settings.Get(from)
	if value == nil {
		return nil
	}
	if settings.Get(to) == nil {
		if err := settings.Put(to, value); err != nil {
			return fmt.Errorf("storage: settings: %w", err)
		}
	}
	return settings.Delete(from)
}

// rename gives a community another id. All that is kept of it is kept by its number.
func rename(tx *bbolt.Tx, number uint32, to chat.Community) error {
	c, err := readCommunity(tx, number)
	if err != nil {
		return err
	}
	numbers := tx.Bucket(numbersBucket)
	if err := numbers.Delete(communityKey(c.ID)); err != nil {
		return err
	}
	if err := numbers.Put(communityKey(to), packNumber(number)); err != nil {
		return fmt.Errorf("storage: rehome: %w", err)
	}
	c.ID = to
	return c.put(tx, number)
}
