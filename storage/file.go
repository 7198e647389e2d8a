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

// format is the version of the layout of buckets and keys. Open brings a file of an earlier one up to it.
const format = 2

// lockWait is how long a file that another process holds is waited for.
const lockWait = time.Second

var (
	metaBucket              = []byte("meta")
	logsBucket              = []byte("logs")
	numbersBucket           = []byte("numbers")
	communitiesBucket       = []byte("communities")
	membersBucket           = []byte("members")
	personsBucket           = []byte("persons")
	unlistedBucket          = []byte("unlisted")
	dealsBucket             = []byte("deals")
	dealIDsBucket           = []byte("dealids")
	sectionsBucket          = []byte("sections")
	pairsBucket             = []byte("pairs")
	trendsBucket            = []byte("trends")
	evidenceBucket          = []byte("evidence")
	seasonsBucket           = []byte("seasons")
	personSettingsBucket    = []byte("personsettings")
	communitySettingsBucket = []byte("communitysettings")

	formatKey = []byte("format")
)

// buckets lists all buckets but meta.
func buckets() [][]byte {
	return append(owned(),
		logsBucket, numbersBucket, communitiesBucket, personsBucket, dealIDsBucket, personSettingsBucket, communitySettingsBucket)
}

// owned lists the buckets whose keys begin with the number of the community that owns what is under them.
func owned() [][]byte {
	return [][]byte{
		dealsBucket, membersBucket, unlistedBucket, sectionsBucket, pairsBucket, trendsBucket, evidenceBucket, seasonsBucket,
	}
}

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

// prepare lays out a new file, brings an old one up to date, and refuses one that is not this program's.
func prepare(bolt *bbolt.DB) error {
	var version int
	err := bolt.View(func(tx *bbolt.Tx) (err error) {
		version, err = formatOf(tx)
		return err
	})
	if err != nil || version == format {
		return err
	}
	return bolt.Update(func(tx *bbolt.Tx) error {
		if version == 1 {
			return upgrade(tx)
		}
		return layOut(tx)
	})
}

// layOut makes the buckets that are not there.
func layOut(tx *bbolt.Tx) error {
	for _, name := range append(buckets(), metaBucket) {
		if _, err := tx.CreateBucketIfNotExists(name); err != nil {
			return err
		}
	}
	return tx.Bucket(metaBucket).Put(formatKey, []byte(strconv.Itoa(format)))
}

// formatOf tells the version of the layout, 0 where there is nothing in the file yet, and refuses a file that is not this
// program's.
func formatOf(tx *bbolt.Tx) (version int, err error) {
	meta := tx.Bucket(metaBucket)
	if meta == nil {
		if name, _ := tx.Cursor().First(); name != nil {
			return 0, ErrForeign
		}
		return 0, nil
	}
	version, err = strconv.Atoi(string(meta.Get(formatKey)))
	switch {
	case err != nil || version < 1:
		return 0, ErrForeign
	case version > format:
		return 0, fmt.Errorf("%w: layout %d, this one reads up to %d", ErrNewer, version, format)
	}
	return version, nil
}

// syncDirectory makes the name of a new file as durable as its content. Not every file system can; that is no reason
// to refuse it.
func syncDirectory(path string) {
	if directory, err := os.Open(filepath.Dir(path)); err == nil {
		_ = directory.Sync()
		_ = directory.Close()
	}
}
