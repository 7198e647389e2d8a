package storage

import (
	"errors"
	"fmt"
	"runtime/debug"
)

var (
	// ErrClosed says that the DB was closed before the call.
	ErrClosed = errors.New("the database is closed")

	// ErrHeld says that another process has the file open.
	ErrHeld = errors.New("another process has the database open")

	// ErrForeign says that the file is not a database of this program.
	ErrForeign = errors.New("not a database of this program")

	// ErrNewer says that a newer version of this program wrote the file or the value.
	ErrNewer = errors.New("written by a newer version of this program")

	// ErrDamaged says that the file or a value in it cannot be read.
	ErrDamaged = errors.New("damaged")
)

// damagedUnless gives the error of reading a value, or ErrDamaged where the key is not what it should be.
func damagedUnless(ok bool, err error) error {
	if err == nil && !ok {
		return ErrDamaged
	}
	return err
}

// guard runs work that reads the mapped file. On damaged pages bbolt panics, or reads where there is no file; both
// come back as ErrDamaged.
func guard(work func() error) (err error) {
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%w: %v", ErrDamaged, r)
		}
	}()
	return work()
}
