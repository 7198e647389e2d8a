package storage

import (
	"slices"
	"time"

	"briscola/bot"
	"briscola/bot/chat"
)

// logs checks each table's log. Keys sort by table and number, so that numbers ascend. A log is replayed if all of it
// can be read.
func (c *checker) logs() error {
	var table bot.TableID
	var log []bot.Entry
	whole := true
	finish := func() {
		c.settlements(table, log)
		if whole {
			c.replay(table, log)
		}
	}
	err := scan(c.tx.Bucket(logsBucket), nil, func(key, value []byte) error {
		owner, seq, ok := cutFactKey(key)
		if !ok || seq == 0 {
			c.report("a fact has a key without a table and a number")
			return nil
		}
		if owner != table {
			finish()
			table, log, whole = owner, nil, true
		}
		fact, err := decode[bot.Fact](value)
		if err != nil {
			c.wrong(err, "table %q, fact %d", owner, seq)
			whole = false
			return nil
		}
		log = append(log, bot.Entry{Seq: seq, Fact: fact})
		return nil
	})
	finish()
	return err
}

// settlements checks that the settlements in a log are whole: the deals are kept, and what they replace is gone.
func (c *checker) settlements(table bot.TableID, log []bot.Entry) {
	settled := false // some deal, later in the log
	home := homeOf(log)
	for _, entry := range slices.Backward(log) {
		seq, fact := entry.Seq, entry.Fact
		switch {
		case fact.Kind == bot.Settled:
			settled = true
			if !c.isSettled(fact.Deal) && c.remembers(home, fact.At) {
				c.report("table %q, fact %d: the deal that was settled is not kept", table, seq)
			}
		case settled && leaves(fact.Kind):
			c.report("table %q, fact %d: belongs to a settled deal and should have left the log", table, seq)
		}
	}
}

// homeOf gives the community to which a table belongs.
func homeOf(log []bot.Entry) (home chat.Community) {
	for _, entry := range log {
		if kind := entry.Fact.Kind; kind == bot.Opened || kind == bot.Rehomed {
			home = entry.Fact.Community
		}
	}
	return home
}

// remembers tells whether the deals that a community had settled at a time are kept: it has not been forgotten since.
func (c *checker) remembers(home chat.Community, at time.Time) bool {
	first, known := c.begun[home]
	return known && at.Unix() >= first
}

// replay checks that a log folds to a table.
func (c *checker) replay(table bot.TableID, log []bot.Entry) {
	if err := bot.VerifyLog(table, log); err != nil {
		c.report("table %q, %v", table, err)
	}
}
