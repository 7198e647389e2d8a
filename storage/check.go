package storage

import (
	"errors"
	"fmt"
	"slices"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/chat"
)

// Check examines the database at the path, which no process may have open, and changes nothing. It reads every page and
// every value, replays every log and every settled deal, and compares figures and boards with what the deals
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
	c := &checker{figures: map[member]bot.Figures{}, people: map[chat.Community]uint64{}, settled: map[bot.DealID]bool{}}
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

// member is a person in a community.
type member struct {
	community chat.Community
	person    chat.PersonID
}

type checker struct {
	findings []string
	settled  map[bot.DealID]bool       // deals that are kept
	figures  map[member]bot.Figures    // what the deals amount to, then what of it has not been found
	people   map[chat.Community]uint64 // how many have figures
}

func (c *checker) report(format string, args ...any) {
	c.findings = append(c.findings, fmt.Sprintf(format, args...))
}

func (c *checker) file(tx *bbolt.Tx) error {
	lost, err := checkPages(tx)
	if err != nil {
		return err
	}
	if len(lost) > 0 {
		c.report("%d pages of the file are neither used nor free", len(lost))
	}
	fresh, err := checkFormat(tx)
	if fresh || err != nil {
		return err
	}
	for _, part := range []struct {
		bucket []byte
		check  func(*bbolt.Bucket) error
	}{
		{dealsBucket, c.deals},
		{logsBucket, c.logs},
		{figuresBucket, c.countedFigures},
		{boardsBucket, c.boards},
		{peopleBucket, c.peopleSettings},
		{communitiesBucket, c.communitySettings},
	} {
		bucket := tx.Bucket(part.bucket)
		if bucket == nil {
			c.report("the bucket %s is missing", part.bucket)
		} else if err := part.check(bucket); err != nil {
			return err
		}
	}
	return nil
}

func (c *checker) peopleSettings(people *bbolt.Bucket) error {
	return checkSettings[bot.PersonSettings](c, "a person", people)
}

func (c *checker) communitySettings(communities *bbolt.Bucket) error {
	return checkSettings[bot.CommunitySettings](c, "a community", communities)
}

func checkSettings[T any](c *checker, whose string, settings *bbolt.Bucket) error {
	return scan(settings, nil, func(key, value []byte) error {
		platform, id, rest, ok := cutPair(key)
		if !ok || len(rest) > 0 {
			c.report("settings of %s have a key that names nobody", whose)
			return nil
		}
		if _, err := decode[T](value); err != nil {
			c.report("settings of %s, %q: %v", whose, platform+":"+id, err)
		}
		return nil
	})
}
