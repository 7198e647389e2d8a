package storage

import (
	"bytes"

	"go.etcd.io/bbolt"
)

// scan visits the keys that begin with the prefix, in order, until an error.
func scan(b *bbolt.Bucket, prefix []byte, visit func(key, value []byte) error) error {
	c := b.Cursor()
	for key, value := c.Seek(prefix); key != nil && bytes.HasPrefix(key, prefix); key, value = c.Next() {
		if err := visit(key, value); err != nil {
			return err
		}
	}
	return nil
}

// scanBack visits the keys that begin with the prefix, and precede another key if that is not nil, the last one first, while
// more is wanted.
func scanBack(b *bbolt.Bucket, prefix, before []byte, visit func(key, value []byte) (more bool, err error)) error {
	if before == nil {
		before = following(prefix)
	}
	c := b.Cursor()
	key, value := c.Seek(before)
	if key == nil {
		key, value = c.Last()
	} else {
		key, value = c.Prev()
	}
	for ; key != nil && bytes.HasPrefix(key, prefix); key, value = c.Prev() {
		if more, err := visit(key, value); err != nil || !more {
			return err
		}
	}
	return nil
}

// following gives the key that comes after all that begin with the prefix, which has a byte below the highest.
func following(prefix []byte) []byte {
	next := bytes.Clone(prefix)
	for i := len(next) - 1; ; i-- {
		if next[i]++; next[i] != 0 {
			return next[:i+1]
		}
	}
}

// deleteKeys deletes the keys with the prefix that are unwanted. It looks first: a cursor loses its place by a deletion.
func deleteKeys(b *bbolt.Bucket, prefix []byte, unwanted func(key, value []byte) (bool, error)) error {
	var keys [][]byte
	err := scan(b, prefix, func(key, value []byte) error {
		remove, err := unwanted(key, value)
		if remove {
			keys = append(keys, bytes.Clone(key))
		}
		return err
	})
	for i := 0; i < len(keys) && err == nil; i++ {
		err = b.Delete(keys[i])
	}
	return err
}

// deleteAll deletes all keys with the prefix.
func deleteAll(b *bbolt.Bucket, prefix []byte) error {
	return deleteKeys(b, prefix, func(_, _ []byte) (bool, error) { return true, nil })
}
