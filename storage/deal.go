package storage

import (
	"encoding/binary"
	"errors"
	"fmt"

	"go.etcd.io/bbolt"

	"briscola/bot"
)

// Settle implements bot.Store.
func (db *DB) Settle(table bot.TableID, after uint64, s bot.Settlement) error {
	if n := len(s.Facts); n == 0 || s.Facts[n-1].Kind != bot.Settled {
		return errors.New("storage: the last fact of a settlement is not the settled one")
	}
	facts, err := encodeFacts(s.Facts)
	if err != nil {
		return err
	}
	deal, err := encode(s.Deal)
	if err != nil {
		return err
	}
	return db.commit(func(tx *bbolt.Tx) error {
		logs, deals := tx.Bucket(logsBucket), tx.Bucket(dealsBucket)
		if newest(logs, table) != after {
			return bot.ErrConflict
		}
		if deals.Get(dealKey(s.Deal.ID)) != nil {
			return fmt.Errorf("storage: deal %q is settled already", s.Deal.ID)
		}
		if err := takeOut(logs, table, s.From); err != nil {
			return err
		}
		for i, fact := range s.Facts {
			seq := after + 1 + uint64(i)
			if leaves(fact.Kind) && seq >= s.From {
				continue
			}
			if err := logs.Put(factKey(table, seq), facts[i]); err != nil {
				return fmt.Errorf("storage: settle: %w", err)
			}
		}
		if err := deals.Put(dealKey(s.Deal.ID), deal); err != nil {
			return fmt.Errorf("storage: settle: %w", err)
		}
		return addGains(tx, s.Deal.Community, s.Gains)
	})
}

// leaves tells which facts are kept as the deal's record once it is settled.
func leaves(kind bot.FactKind) bool { return kind == bot.Dealt || kind == bot.Moved }

// takeOut removes a deal's own facts, from its first one on.
func takeOut(logs *bbolt.Bucket, table bot.TableID, from uint64) error {
	prefix := tableKey(table)
	return deleteKeys(logs, prefix, func(key, value []byte) (bool, error) {
		if binary.BigEndian.Uint64(key[len(prefix):]) < from {
			return false, nil
		}
		fact, err := decode[bot.Fact](value)
		return leaves(fact.Kind), err
	})
}

// Deal implements bot.Store.
func (db *DB) Deal(id bot.DealID) (deal bot.SettledDeal, err error) {
	err = db.view(func(tx *bbolt.Tx) error {
		value := tx.Bucket(dealsBucket).Get(dealKey(id))
		if value == nil {
			return bot.ErrUnknown
		}
		if deal, err = decode[bot.SettledDeal](value); err != nil {
			return fmt.Errorf("storage: deal %q: %w", id, err)
		}
		return nil
	})
	return deal, err
}
