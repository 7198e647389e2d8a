package storage

import (
	"slices"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/chat"
)

// deals checks that each deal replays to its end, and counts what it adds to the figures.
func (c *checker) deals(deals *bbolt.Bucket) error {
	return scan(deals, nil, func(key, value []byte) error {
		text, rest, ok := cutText(key)
		id := bot.DealID(text)
		if !ok || len(rest) > 0 {
			c.report("a deal has a key that is no deal's id")
			return nil
		}
		c.settled[id] = true
		deal, err := decode[bot.SettledDeal](value)
		if err != nil {
			c.report("deal %q: %v", id, err)
			return nil
		}
		if deal.ID != id {
			c.report("deal %q is kept under the id of another deal", id)
		}
		gains, err := bot.Gains(deal)
		if err != nil {
			c.report("deal %q: its record does not replay to the end of a deal", id)
		}
		if deal.Community != (chat.Community{}) {
			c.count(deal.Community, gains)
		}
		return nil
	})
}

func (c *checker) count(community chat.Community, gains []bot.Figures) {
	for _, gain := range gains {
		m := member{community, gain.Person}
		c.figures[m] = sum(c.figures[m], gain)
	}
}

// logs checks each table's log. Keys sort by table and number, so that numbers ascend. A log is replayed if all of it
// can be read.
func (c *checker) logs(logs *bbolt.Bucket) error {
	var table bot.TableID
	var log []bot.Entry
	whole := true
	finish := func() {
		c.settlements(table, log)
		if whole {
			c.replay(table, log)
		}
	}
	err := scan(logs, nil, func(key, value []byte) error {
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
			c.report("table %q, fact %d: %v", owner, seq, err)
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
	for _, entry := range slices.Backward(log) {
		seq, fact := entry.Seq, entry.Fact
		switch {
		case fact.Kind == bot.Settled:
			settled = true
			if !c.settled[fact.Deal] {
				c.report("table %q, fact %d: the deal that was settled is not kept", table, seq)
			}
		case settled && leaves(fact.Kind):
			c.report("table %q, fact %d: belongs to a settled deal and should have left the log", table, seq)
		}
	}
}

// replay checks that a log folds to a table.
func (c *checker) replay(table bot.TableID, log []bot.Entry) {
	if err := bot.VerifyLog(table, log); err != nil {
		c.report("table %q, %v", table, err)
	}
}
