package storage

import (
	"slices"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/board"
)

// deals reads the deals of a community, and examines that they are found by their ids and by the people who played them.
func (c *checker) deals(number uint32, place string, seasons map[board.Period]season) (*ledger, error) {
	l := newLedger(number, place)
	home := c.communities[number].ID
	for month, s := range seasons {
		l.book.From[month] = s.From
	}
	err := scan(c.tx.Bucket(dealsBucket), numberKey(number), func(key, value []byte) error {
		_, n, ok := cutDealKey(key)
		if !ok || n == 0 {
			c.report("a deal in %s has a key without a number", place)
			l.unread++
			return nil
		}
		l.last = n
		d, err := unpackDeal(value)
		if err != nil {
			c.wrong(err, "deal %d in %s", n, place)
			l.unread++
			return nil
		}
		if _, begun := c.begun[home]; !begun {
			c.begun[home] = d.at
		}
		c.deal(l, n, &d)
		return nil
	})
	for kind, evidence := range l.book.Evidences {
		c.everywhere[kind] = addEvidence(c.everywhere[kind], evidence)
	}
	return l, err
}

// deal examines a deal and counts it.
func (c *checker) deal(l *ledger, n uint64, d *keptDeal) {
	seats := slices.Clone(d.seats)
	if d.follow(l.newest, n); !slices.Equal(seats, d.seats) {
		c.report("deal %q in %s is not linked rightly to the earlier deals of its players", d.id, l.place)
		c.put("deals", dealsBucket, dealKey(l.community, n), d.pack())
	}
	for _, s := range d.seats {
		l.players = max(l.players, s.player)
	}
	if l.read++; l.read == 1 || d.day > l.day {
		l.day = d.day
	}
	l.months[d.day.Month()] = true
	community, number, err := c.placeOf(d.id)
	if c.note(err); err != nil || community != l.community || number != n {
		c.report("deal %q in %s is not found by its id", d.id, l.place)
		c.refound[d.id] = true
		c.put("ids of deals", dealIDsBucket, []byte(d.id), packPlace(l.community, n))
	}
	counts, err := d.counted()
	if err != nil {
		c.report("deal %q in %s: its record does not replay to the end of a deal", d.id, l.place)
		l.unread++
		return
	}
	counts.Void = counts.Void || l.community == private
	l.book.Deal = n
	_ = board.Count(l.book, counts) // a book in memory has no errors
}

func (c *checker) placeOf(id bot.DealID) (community uint32, number uint64, err error) {
	return unpackPlace(c.tx.Bucket(dealIDsBucket).Get([]byte(id)))
}

// isSettled tells whether a deal is kept.
func (c *checker) isSettled(id bot.DealID) bool {
	community, number, err := c.placeOf(id)
	if err != nil || c.refound[id] {
		return c.refound[id]
	}
	d, err := readDeal(c.tx, community, number)
	return err == nil && d.id == id
}

// dealPlaces examines that ids lead to deals.
func (c *checker) dealPlaces() error {
	return scan(c.tx.Bucket(dealIDsBucket), nil, func(key, value []byte) error {
		id := bot.DealID(key)
		community, number, err := unpackPlace(value)
		if err == nil {
			d, unread := readDeal(c.tx, community, number)
			if unread != nil && unread != bot.ErrUnknown || d.id == id {
				return nil
			}
		}
		if c.note(err); c.refound[id] {
			return nil
		}
		c.report("deal %q is not where its id leads", id)
		c.put("ids of deals", dealIDsBucket, key, nil)
		return nil
	})
}

// strays finds what is kept of communities that are not kept themselves.
func (c *checker) strays() error {
	for _, bucket := range owned() {
		cursor := c.tx.Bucket(bucket).Cursor()
		for key, _ := cursor.First(); key != nil; {
			number, _, ok := cutNumber(key)
			_, known := c.communities[number]
			switch {
			case !ok:
				c.report("the bucket %s has a key without a community", bucket)
				c.put("strays", bucket, key, nil)
				key, _ = cursor.Next()
				continue
			case known, string(bucket) == string(evidenceBucket) && (number == private || number == forgotten):
			case c.has(dealsBucket, numberKey(number)):
				if string(bucket) == string(dealsBucket) {
					c.report("there are deals of community %d, whose id is not kept", number)
				}
			default:
				c.report("the bucket %s has something of community %d, of which there are no deals", bucket, number)
				c.mend("strays", func(tx *bbolt.Tx) error { return deleteAll(tx.Bucket(bucket), numberKey(number)) })
			}
			if number == forgotten {
				break
			}
			key, _ = cursor.Seek(following(numberKey(number)))
		}
	}
	return nil
}
