package storage

import (
	"bytes"
	"fmt"
	"maps"
	"slices"

	"go.etcd.io/bbolt"

	"briscola/bot/board"
	"briscola/bot/chat"
)

// placeName says where something is kept.
func placeName(c community) string {
	if c.ID == (chat.Community{}) {
		return "private chats"
	}
	return fmt.Sprintf("%q", c.ID)
}

// ids examines that the numbers of communities and what is kept under them belong together.
func (c *checker) ids() error {
	highest := uint32(0)
	err := scan(c.tx.Bucket(communitiesBucket), nil, func(key, value []byte) error {
		number, rest, ok := cutNumber(key)
		if !ok || len(rest) > 0 {
			c.report("a community has a key that is no number")
			c.put("communities", communitiesBucket, key, nil)
			return nil
		}
		highest = max(highest, number)
		kept, err := decode[community](value)
		if err != nil {
			c.wrong(err, "community %d", number)
			return nil
		}
		c.communities[number] = kept
		found, known, err := numberOf(c.tx, kept.ID)
		if c.note(err); err != nil || !known || found != number {
			c.report("%s is not found by its id", placeName(kept))
			c.put("communities", numbersBucket, communityKey(kept.ID), packNumber(number))
		}
		return nil
	})
	if err != nil {
		return err
	}
	return c.numbers(highest)
}

// numbers examines what leads from the ids of communities to their numbers; highest is the highest of those.
func (c *checker) numbers(highest uint32) error {
	err := scan(c.tx.Bucket(numbersBucket), nil, func(key, value []byte) error {
		id, ok := cutCommunityKey(key)
		if !ok {
			c.report("the number of a community has a key that is no id")
			c.put("communities", numbersBucket, key, nil)
			return nil
		}
		number, err := unpackNumber(value)
		if err != nil {
			c.wrong(err, "the number of %q", id)
			return nil
		}
		kept, known := c.communities[number]
		switch {
		case known && kept.ID == id, c.isKept(id):
		case known || !c.has(dealsBucket, numberKey(number)):
			c.report("%q has a number under which nothing of it is kept", id)
			c.put("communities", numbersBucket, key, nil)
		default:
			highest = max(highest, number)
			c.communities[number] = community{ID: id}
			c.report("what is kept of %q besides its deals is missing", id)
		}
		return nil
	})
	if sequence := c.tx.Bucket(communitiesBucket).Sequence(); sequence < uint64(highest) {
		c.report("the next community would have a number that is taken")
		c.mend("communities", func(tx *bbolt.Tx) error { return tx.Bucket(communitiesBucket).SetSequence(uint64(highest)) })
	}
	return err
}

// isKept tells whether a community is kept under some number.
func (c *checker) isKept(id chat.Community) bool {
	for _, kept := range c.communities {
		if kept.ID == id {
			return true
		}
	}
	return false
}

// has tells whether a bucket has a key that begins with a prefix.
func (c *checker) has(bucket, prefix []byte) bool {
	key, _ := c.tx.Bucket(bucket).Cursor().Seek(prefix)
	return bytes.HasPrefix(key, prefix)
}

// books examines all communities.
func (c *checker) books() error {
	for _, number := range slices.Sorted(maps.Keys(c.communities)) {
		if err := c.book(number); err != nil {
			return err
		}
	}
	return nil
}

// book examines what is kept of a community.
func (c *checker) book(number uint32) error {
	place := placeName(c.communities[number])
	seasons, err := c.seasons(number, place)
	if err != nil {
		return err
	}
	l, err := c.deals(number, place, seasons)
	if err != nil {
		return err
	}
	if err := c.members(l); err != nil {
		return err
	}
	if err := c.unlisted(l); err != nil {
		return err
	}
	if err := c.figures(l); err != nil {
		return err
	}
	c.months(l, seasons)
	c.record(l, seasons)
	return nil
}

// record examines what is kept of a community as a whole.
func (c *checker) record(l *ledger, seasons map[board.Period]season) {
	kept := c.communities[l.community]
	want := kept
	want.Deals, want.Newest, want.Open = l.last, l.day, 0
	if want.Players = l.players; l.unread > 0 {
		want.Players, want.Newest = max(l.players, kept.Players), max(l.day, kept.Newest)
	}
	for _, month := range slices.SortedFunc(maps.Keys(seasons), func(a, b board.Period) int { return int(a.Number) - int(b.Number) }) {
		if s := seasons[month]; want.Open == 0 && !s.Closed && s.Played {
			want.Open = month.Number
		}
	}
	if want == kept {
		return
	}
	for _, part := range []struct {
		what      string
		got, want any
	}{
		{"number of the newest deal", kept.Deals, want.Deals},
		{"number of players", kept.Players, want.Players},
		{"newest day", kept.Newest, want.Newest},
		{"month that is open", kept.Open, want.Open},
	} {
		if part.got != part.want {
			c.report("%s has %v as the %s, but the settled deals amount to %v", l.place, part.got, part.what, part.want)
		}
	}
	value, err := encode(want)
	if err != nil {
		return
	}
	c.put("communities", communitiesBucket, numberKey(l.community), value)
}
