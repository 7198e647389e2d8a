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
