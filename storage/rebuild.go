package storage

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"

	"go.etcd.io/bbolt"
)

// Mended is how many things of a kind were put right.
type Mended struct {
	What  string
	Count int
}

// Rebuild examines the database at the path as Check does, and writes anew what is wrong of that which follows from the settled
// deals: figures, pairs, ratings, evidence, and what deals and people are found by. No process may have the file open. All is
// mended in one transaction, or nothing. The findings are what is still wrong after that, as it does not follow from the deals.
// The errors are those of Open; it is ErrNewer too where a newer version has written any of it.
func Rebuild(path string) (mended []Mended, findings []string, err error) {
	if err := refuseEmpty(path); err != nil {
		return nil, nil, fmt.Errorf("storage: %s: %w", path, err)
	}
	if _, err := os.Stat(path); err != nil {
		return nil, nil, fmt.Errorf("storage: %w", err)
	}
	bolt, err := openSound(path)
	if err != nil {
		return nil, nil, fmt.Errorf("storage: %s: %w", path, err)
	}
	err = guard(func() error {
		return bolt.Update(func(tx *bbolt.Tx) (err error) {
			mended, findings, err = rebuild(tx)
			return err
		})
	})
	if err = errors.Join(err, bolt.Close()); err != nil {
		return nil, nil, fmt.Errorf("storage: %s: %w", path, err)
	}
	return mended, findings, nil
}

func rebuild(tx *bbolt.Tx) (mended []Mended, findings []string, err error) {
	if tx.Bucket(dealsBucket) == nil {
		return nil, nil, fmt.Errorf("%w: the deals are missing", ErrDamaged)
	}
	counts := map[string]int{}
	for _, name := range buckets() {
		if tx.Bucket(name) == nil {
			counts["buckets"]++
		}
	}
	if err := layOut(tx); err != nil {
		return nil, nil, err
	}
	c := newChecker()
	if err := c.content(tx); err != nil {
		return nil, nil, err
	}
	if c.newer {
		return nil, nil, ErrNewer
	}
	for _, m := range c.mends {
		if err := m.do(tx); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", m.what, err)
		}
		counts[m.what]++
	}
	for _, what := range slices.Sorted(maps.Keys(counts)) {
		mended = append(mended, Mended{what, counts[what]})
	}
	left := newChecker()
	err = left.content(tx)
	slices.Sort(left.findings)
	return mended, left.findings, err
}
