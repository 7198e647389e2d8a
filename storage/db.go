package storage

import (
	"errors"
	"fmt"
	"sync"

	"go.etcd.io/bbolt"

	"briscola/bot"
)

// DB is an open database. Its methods may be called from several goroutines.
type DB struct {
	bolt *bbolt.DB

	open   sync.RWMutex // held for reading by every call; Close waits for them
	closed bool

	writer  chan struct{} // holds a token while a transaction is written
	mu      sync.Mutex    // guards waiting
	waiting []*change     // for the next transaction

	rankings sync.Pool // of *ranking, whose memory boards use again
}

var _ bot.Store = (*DB)(nil)

// Open opens the database at the path, and creates it (mode 0600) where there is no file or an empty one. The error
// wraps ErrHeld, ErrForeign, ErrNewer or ErrDamaged, or is the operating system's, and names the path. It looks at every
// page first, which takes about a second for a gigabyte.
func Open(path string) (*DB, error) {
	bolt, err := openSound(path)
	if err != nil {
		return nil, fmt.Errorf("storage: %s: %w", path, err)
	}
	syncDirectory(path)
	return &DB{bolt: bolt, writer: make(chan struct{}, 1)}, nil
}

func openSound(path string) (*bbolt.DB, error) {
	if err := inspect(path); err != nil {
		return nil, err
	}
	bolt, err := openFile(path, false)
	if err != nil {
		return nil, err
	}
	if err := guard(func() error { return prepare(bolt) }); err != nil {
		return nil, errors.Join(err, bolt.Close())
	}
	return bolt, nil
}

// Close waits for the calls that are under way and closes the file. Later calls fail with ErrClosed; closing again
// does nothing.
func (db *DB) Close() error {
	db.open.Lock()
	defer db.open.Unlock()
	if db.closed {
		return nil
	}
	db.closed = true
	return db.bolt.Close()
}

func (db *DB) enter() error {
	db.open.RLock()
	if db.closed {
		db.open.RUnlock()
		return fmt.Errorf("storage: %w", ErrClosed)
	}
	return nil
}

func (db *DB) leave() { db.open.RUnlock() }

// view reads in one transaction.
func (db *DB) view(read func(*bbolt.Tx) error) error {
	if err := db.enter(); err != nil {
		return err
	}
	defer db.leave()
	return guard(func() error { return db.bolt.View(read) })
}
