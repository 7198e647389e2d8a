package storage

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"go.etcd.io/bbolt"
	bolterrors "go.etcd.io/bbolt/errors"
)

// format is the version of the layout of buckets and keys.
const format = 1

// lockWait is how long a file that another process holds is waited for.
const lockWait = time.Second

var (
	metaBucket        = []byte("meta")
	logsBucket        = []byte("logs")
	dealsBucket       = []byte("deals")
	figuresBucket     = []byte("figures")
	boardsBucket      = []byte("boards")
	peopleBucket      = []byte("people")
	communitiesBucket = []byte("communities")

	formatKey = []byte("format")
)

// openFile opens the file without looking at its layout. To write, it must be sound: see inspect.
func openFile(path string, readOnly bool) (bolt *bbolt.DB, err error) {
	err = guard(func() error {
		bolt, err = bbolt.Open(path, 0o600, &bbolt.Options{
			Timeout: lockWait, ReadOnly: readOnly, FreelistType: bbolt.FreelistMapType,
		})
		return err
	})
	if err != nil {
		return nil, explain(err)
	}
	return bolt, nil
}

// inspect looks at every page of an existing file before it is opened for writing, as bbolt may run wild on a damaged one.
func inspect(path string) error {
	if info, err := os.Stat(path); errors.Is(err, os.ErrNotExist) || err == nil && info.Size() == 0 {
		return nil
	}
	bolt, err := openFile(path, true)
	if err != nil {
		return err
	}
	err = guard(func() error {
		return bolt.View(func(tx *bbolt.Tx) error {
			_, err := checkPages(tx)
			return err
		})
	})
	return errors.Join(err, bolt.Close())
}

// refuseEmpty refuses an empty file: to be written it is as good as none, but there is nothing in it to examine.
func refuseEmpty(path string) error {
	if info, err := os.Stat(path); err == nil && info.Size() == 0 {
		return fmt.Errorf("%w: the file is empty", ErrForeign)
	}
	return nil
}

// explain says what bbolt's errors mean to the caller.
func explain(err error) error {
	switch {
	case errors.Is(err, bolterrors.ErrTimeout):
		return ErrHeld
	case errors.Is(err, bolterrors.ErrInvalid), errors.Is(err, bolterrors.ErrVersionMismatch):
		return ErrForeign
	case strings.HasPrefix(err.Error(), "file size too small"): // bbolt has no name for it
		return ErrForeign
	case errors.Is(err, bolterrors.ErrChecksum):
		return fmt.Errorf("%w: both of its heads", ErrDamaged)
	}
	return err
}

// prepare lays out a new file, and refuses one that is not this program's.
func prepare(bolt *bbolt.DB) error {
	var fresh bool
	err := bolt.View(func(tx *bbolt.Tx) (err error) {
		fresh, err = checkFormat(tx)
		return err
	})
	if err != nil || !fresh {
		return err
	}
	return bolt.Update(func(tx *bbolt.Tx) error {
		for _, name := range [][]byte{logsBucket, dealsBucket, figuresBucket, boardsBucket, peopleBucket, communitiesBucket} {
			if _, err := tx.CreateBucket(name); err != nil {
				return err
			}
		}
		meta, err := tx.CreateBucket(metaBucket)
		if err != nil {
			return err
		}
		return meta.Put(formatKey, []byte(strconv.Itoa(format)))
	})
}

// checkFormat tells whether there is nothing in the file yet, and refuses a file that is not this program's.
func checkFormat(tx *bbolt.Tx) (fresh bool, err error) {
	meta := tx.Bucket(metaBucket)
	if meta == nil {
		if name, _ := tx.Cursor().First(); name != nil {
			return false, ErrForeign
		}
		return true, nil
	}
	version, err := strconv.Atoi(string(meta.Get(formatKey)))
	switch {
	case err != nil || version < 1:
		return false, ErrForeign
	case version > format:
		return false, fmt.Errorf("%w: layout %d, this one reads up to %d", ErrNewer, version, format)
	}
	return false, nil
}

// syncDirectory makes the name of a new file as durable as its content. Not every file system can; that is no reason
// to refuse it.
func syncDirectory(path string) {
	if directory, err := os.Open(filepath.Dir(path)); err == nil {
		_ = directory.Sync()
		_ = directory.Close()
	}
}
