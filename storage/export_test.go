package storage

import "go.etcd.io/bbolt"

// HoldWriter keeps transactions from being written until release is called.
func (db *DB) HoldWriter() (release func()) {
	db.writer <- struct{}{}
	return func() { <-db.writer }
}

// Waiting counts the changes that wait for the next transaction.
func (db *DB) Waiting() int {
	db.mu.Lock()
	defer db.mu.Unlock()
	return len(db.waiting)
}

// Commits counts the transactions that were committed to the file.
func (db *DB) Commits() (n int) {
	_ = db.view(func(tx *bbolt.Tx) error { n = tx.ID(); return nil })
	return n
}

// NoSync spares the test of something else the time to sync.
func (db *DB) NoSync() { db.bolt.NoSync = true }
