package storage

import (
	"errors"
	"fmt"
	"slices"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

// Check examines the database at the path, which no process may have open, and changes nothing. It reads every page and
// every value, replays every log and every settled deal, and compares all that follows from the deals with what the deals
// amount to. Each finding is one sentence; none means that all is well. The error is that of Open: it means that
// nothing could be examined; an empty file is refused too, as ErrForeign. A file that a killed process left needs no
// repair and has no findings.
func Check(path string) (findings []string, err error) {
	if err := refuseEmpty(path); err != nil {
		return nil, fmt.Errorf("storage: %s: %w", path, err)
	}
	bolt, err := openFile(path, true)
	if err != nil {
		return nil, fmt.Errorf("storage: %s: %w", path, err)
	}
	c := newChecker()
	err = guard(func() error { return bolt.View(c.file) })
	if errors.Is(err, ErrDamaged) {
		c.report("the file cannot be read further: %v", err)
		err = nil
	}
	if err != nil {
		err = fmt.Errorf("storage: %s: %w", path, err)
	}
	slices.Sort(c.findings)
	return c.findings, errors.Join(err, bolt.Close())
}

// checker compares what is kept with what the settled deals amount to, one community after the other.
type checker struct {
	tx       *bbolt.Tx
	findings []string
	mends    []mend
	newer    bool // something was written by a newer version

	communities map[uint32]community // by number, as they are kept or can be told from their ids
	persons     map[uint32][]person
	begun       map[chat.Community]int64 // when the first deal was settled
	refound     map[bot.DealID]bool      // deals whose place was not kept rightly
	everywhere  map[board.Kind]board.Evidence
}

// mend puts one thing right that follows from the deals.
type mend struct {
	what string
	do   func(*bbolt.Tx) error
}

func newChecker() *checker {
	return &checker{
		communities: map[uint32]community{}, persons: map[uint32][]person{}, refound: map[bot.DealID]bool{},
		begun: map[chat.Community]int64{}, everywhere: map[board.Kind]board.Evidence{},
	}
}

func (c *checker) report(format string, args ...any) {
	c.findings = append(c.findings, fmt.Sprintf(format, args...))
}

// wrong reports a value that cannot be read, and tells whether it may be written anew: not what a newer version wrote.
func (c *checker) wrong(err error, format string, args ...any) (mendable bool) {
	c.report("%s: %v", fmt.Sprintf(format, args...), err)
	c.note(err)
	return !errors.Is(err, ErrNewer)
}

// note notes whether an error means that a newer version was there.
func (c *checker) note(err error) { c.newer = c.newer || errors.Is(err, ErrNewer) }

func (c *checker) mend(what string, do func(*bbolt.Tx) error) {
	c.mends = append(c.mends, mend{what, do})
}

// put mends by a value under a key, or none if that is nil.
func (c *checker) put(what string, bucket, key, value []byte) {
	key = slices.Clone(key)
	c.mend(what, func(tx *bbolt.Tx) error {
		if value == nil {
			return tx.Bucket(bucket).Delete(key)
		}
		return tx.Bucket(bucket).Put(key, value)
	})
}

func (c *checker) file(tx *bbolt.Tx) error {
	lost, err := checkPages(tx)
	if err != nil {
		return err
	}
	if len(lost) > 0 {
		c.report("%d pages of the file are neither used nor free", len(lost))
	}
	version, err := formatOf(tx)
	switch {
	case err != nil || version == 0:
		return err
	case version < format:
		c.report("the file has layout %d; the program has to open it once before it can be examined", version)
		return nil
	}
	return c.content(tx)
}

// content examines what is in the buckets.
func (c *checker) content(tx *bbolt.Tx) error {
	c.tx = tx
	missing := false
	for _, name := range buckets() {
		if tx.Bucket(name) == nil {
			c.report("the bucket %s is missing", name)
			missing = true
		}
	}
	if missing {
		return nil
	}
	for _, check := range []func() error{
		c.ids, c.people, c.books, c.evidenceEverywhere, c.dealPlaces, c.strays, c.logs, c.settings,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func (c *checker) settings() error {
	err := checkSettings[bot.PersonSettings](c, "a person", personSettingsBucket)
	return errors.Join(err, checkSettings[bot.CommunitySettings](c, "a community", communitySettingsBucket))
}

func checkSettings[T any](c *checker, whose string, bucket []byte) error {
	return scan(c.tx.Bucket(bucket), nil, func(key, value []byte) error {
		platform, id, rest, ok := cutPair(key)
		if !ok || len(rest) > 0 {
			c.report("settings of %s have a key that names nobody", whose)
			return nil
		}
		if _, err := decode[T](value); err != nil {
			c.wrong(err, "settings of %s, %q", whose, platform+":"+id)
		}
		return nil
	})
}
