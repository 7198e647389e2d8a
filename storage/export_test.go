package storage

import (
	"go.etcd.io/bbolt"

	"briscola/bot/board"
	"briscola/game"
)

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

// PackRecord gives a record as deals keep it.
func PackRecord(record game.Record) ([]byte, error) { return appendRecord(nil, record) }

// UnpackRecord reads what PackRecord gave.
func UnpackRecord(packed []byte) (game.Record, error) {
	d := keptDeal{record: packed}
	return d.read()
}

// UnpackAndPack reads a packed value of each kind, and gives those that could be read as they are packed again.
func UnpackAndPack(value []byte) (again map[string][]byte) {
	again = map[string][]byte{}
	if d, err := unpackDeal(value); err == nil {
		if record, err := d.read(); err == nil {
			d.record, _ = appendRecord(nil, record)
			again["deal"] = d.pack()
		}
	}
	if f, err := unpackFigures(value); err == nil {
		again["figures"] = packFigures(f)
	}
	if pair, err := unpackPair(value); err == nil {
		again["pair"] = packPair(pair)
	}
	if shown, err := unpackShown(value); err == nil {
		again["shown"] = packShown(shown)
	}
	if e, err := unpackEvidence(value); err == nil {
		again["evidence"] = packEvidence(e)
	}
	if m, err := unpackMember(value); err == nil {
		again["member"] = m.pack()
	}
	if community, number, err := unpackPlace(value); err == nil {
		again["place"] = packPlace(community, number)
	}
	return again
}

// PackFigures and UnpackFigures are how figures are kept.
func PackFigures(f board.Figures) []byte { return packFigures(f) }

// UnpackFigures reads what PackFigures gave.
func UnpackFigures(value []byte) (board.Figures, error) { return unpackFigures(value) }

// Allocated gives the bytes of the pages that a bucket fills, and how many keys it has.
func (db *DB) Allocated(bucket string) (bytes, keys int) {
	_ = db.view(func(tx *bbolt.Tx) error {
		stats := tx.Bucket([]byte(bucket)).Stats()
		bytes, keys = stats.LeafAlloc+stats.BranchAlloc, stats.KeyN
		return nil
	})
	return bytes, keys
}

// Used gives the bytes of the pages that are not free.
func (db *DB) Used() (bytes int) {
	_ = db.view(func(tx *bbolt.Tx) error {
		bytes = int(tx.Size()) - db.bolt.Stats().FreePageN*db.bolt.Info().PageSize
		return nil
	})
	return bytes
}

// Unlink gives a packed deal that leads to a wrong earlier deal of a player.
func Unlink(value []byte) []byte {
	d, err := unpackDeal(value)
	if err != nil {
		panic(err)
	}
	for i := range d.seats {
		if d.seats[i].player > 0 {
			d.seats[i].back++
		}
	}
	return d.pack()
}
