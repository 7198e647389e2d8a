package storage

import (
	"fmt"
	"slices"

	"go.etcd.io/bbolt"
)

// change is one caller's part of a transaction.
type change struct {
	apply func(*bbolt.Tx) error // may run several times, each time in a transaction without traces of the last
	done  chan error            // gets the outcome
}

// commit makes a change and returns when it is on disk, or refused. Callers that find a transaction being written wait
// together; one of them then writes the next transaction for them all.
func (db *DB) commit(apply func(*bbolt.Tx) error) error {
	if err := db.enter(); err != nil {
		return err
	}
	defer db.leave()
	c := &change{apply: apply, done: make(chan error, 1)}
	db.mu.Lock()
	db.waiting = append(db.waiting, c)
	db.mu.Unlock()
	select {
	case err := <-c.done:
		return err
	case db.writer <- struct{}{}:
	}
	db.mu.Lock()
	batch := db.waiting
	db.waiting = nil
	db.mu.Unlock()
	db.commitAll(batch)
	<-db.writer
	return <-c.done
}

// commitAll tells every change its outcome. When one is refused, the transaction begins anew without it.
func (db *DB) commitAll(batch []*change) {
	for len(batch) > 0 {
		refused, err := db.tryCommit(batch)
		if refused >= 0 {
			batch[refused].done <- err
			batch = slices.Delete(batch, refused, refused+1)
			continue
		}
		if err != nil {
			err = fmt.Errorf("storage: not written: %w", err)
		}
		for _, c := range batch {
			c.done <- err
		}
		return
	}
}

// tryCommit makes the changes in one transaction. It names the first that was refused; -1 means that the outcome is that
// of the transaction.
func (db *DB) tryCommit(batch []*change) (refused int, err error) {
	refused = -1
	err = guard(func() error {
		return db.bolt.Update(func(tx *bbolt.Tx) error {
			for i, c := range batch {
				if err := guard(func() error { return c.apply(tx) }); err != nil {
					refused = i
					return err
				}
			}
			return nil
		})
	})
	return refused, err
}
