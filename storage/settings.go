package storage

import (
	"fmt"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/chat"
)

// PersonSettings implements bot.Store.
func (db *DB) PersonSettings(person chat.PersonID) (bot.PersonSettings, error) {
	return readSettings[bot.PersonSettings](db, personSettingsBucket, personKey(person))
}

// SetPersonSettings implements bot.Store.
func (db *DB) SetPersonSettings(person chat.PersonID, settings bot.PersonSettings) error {
	return writeSettings(db, personSettingsBucket, personKey(person), settings)
}

// CommunitySettings implements bot.Store.
func (db *DB) CommunitySettings(community chat.Community) (bot.CommunitySettings, error) {
	return readSettings[bot.CommunitySettings](db, communitySettingsBucket, communityKey(community))
}

// SetCommunitySettings implements bot.Store.
func (db *DB) SetCommunitySettings(community chat.Community, settings bot.CommunitySettings) error {
	return writeSettings(db, communitySettingsBucket, communityKey(community), settings)
}

func readSettings[T any](db *DB, bucket, key []byte) (settings T, err error) {
	err = db.view(func(tx *bbolt.Tx) error {
		value := tx.Bucket(bucket).Get(key)
		if value == nil {
			return nil
		}
		if settings, err = decode[T](value); err != nil {
			return fmt.Errorf("storage: settings in %s: %w", bucket, err)
		}
		return nil
	})
	return settings, err
}

func writeSettings[T any](db *DB, bucket, key []byte, settings T) error {
	value, err := encode(settings)
	if err != nil {
		return err
	}
	return db.commit(func(tx *bbolt.Tx) error {
		if err := tx.Bucket(bucket).Put(key, value); err != nil {
			return fmt.Errorf("storage: settings: %w", err)
		}
		return nil
	})
}
