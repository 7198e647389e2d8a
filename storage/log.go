package storage

import (
	"fmt"

	"go.etcd.io/bbolt"

	"briscola/bot"
)

// Append implements bot.Store.
func (db *DB) Append(table bot.TableID, after uint64, facts ...bot.Fact) error {
	values, err := encodeFacts(facts)
	if err != nil {
		return err
	}
	return db.commit(func(tx *bbolt.Tx) error {
		logs := tx.Bucket(logsBucket)
		if newest(logs, table) != after {
			return bot.ErrConflict
		}
		for i, value := range values {
			if err := logs.Put(factKey(table, after+1+uint64(i)), value); err != nil {
				return fmt.Errorf("storage: append: %w", err)
			}
		}
		return nil
	})
}

func encodeFacts(facts []bot.Fact) (values [][]byte, err error) {
	values = make([][]byte, len(facts))
	for i, fact := range facts {
		if values[i], err = encode(fact); err != nil {
			return nil, err
		}
	}
	return values, nil
}

// newest gives the number of a table's newest fact, 0 where there is none.
func newest(logs *bbolt.Bucket, table bot.TableID) uint64 {
	c := logs.Cursor()
	key, _ := c.Seek(behind(table))
	if key == nil {
		key, _ = c.Last()
	} else {
		key, _ = c.Prev()
	}
	if owner, seq, ok := cutFactKey(key); ok && owner == table {
		return seq
	}
	return 0
}

// Log implements bot.Store.
func (db *DB) Log(table bot.TableID) (entries []bot.Entry, err error) {
	err = db.view(func(tx *bbolt.Tx) error {
		entries, err = readLog(tx, table)
		return err
	})
	if err == nil && len(entries) == 0 {
		err = bot.ErrUnknown
	}
	if err != nil {
		return nil, err
	}
	return entries, nil
}

func readLog(tx *bbolt.Tx, table bot.TableID) (entries []bot.Entry, err error) {
	err = scan(tx.Bucket(logsBucket), tableKey(table), func(key, value []byte) error {
		_, seq, ok := cutFactKey(key)
		if !ok {
			return fmt.Errorf("storage: table %q: %w: a fact without a number", table, ErrDamaged)
		}
		fact, err := decode[bot.Fact](value)
		if err != nil {
			return fmt.Errorf("storage: table %q, fact %d: %w", table, seq, err)
		}
		entries = append(entries, bot.Entry{Seq: seq, Fact: fact})
		return nil
	})
	return entries, err
}

// Tables implements bot.Store.
func (db *DB) Tables() (tables []bot.TableID, err error) {
	err = db.view(func(tx *bbolt.Tx) error {
		c := tx.Bucket(logsBucket).Cursor()
		for key, _ := c.First(); key != nil; {
			table, _, ok := cutFactKey(key)
			if !ok {
				return fmt.Errorf("storage: %w: a fact without a table", ErrDamaged)
			}
			tables = append(tables, table)
			key, _ = c.Seek(behind(table))
		}
		return nil
	})
	return tables, err
}

// Drop implements bot.Store.
func (db *DB) Drop(table bot.TableID) error {
	return db.commit(func(tx *bbolt.Tx) error {
		return deleteKeys(tx.Bucket(logsBucket), tableKey(table), func(_, _ []byte) (bool, error) { return true, nil })
	})
}
