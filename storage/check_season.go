package storage

import (
	"briscola/bot/board"
)

// seasons reads the seasons of a community.
func (c *checker) seasons(number uint32, place string) (map[board.Period]season, error) {
	seasons := map[board.Period]season{}
	err := scan(c.tx.Bucket(seasonsBucket), numberKey(number), func(key, value []byte) error {
		month, ok := cutSeasonKey(key)
		if !ok {
			c.report("a season of %s has a key without a month", place)
			c.put("seasons", seasonsBucket, key, nil)
			return nil
		}
		s, err := decode[season](value)
		if _, bad := board.ParseOrder(s.Order); err == nil && s.Closed && bad != nil {
			err = ErrDamaged
		}
		if err != nil {
			if c.wrong(err, "season %s of %s", month, place) {
				c.put("seasons", seasonsBucket, key, nil) // months puts a new one there
			}
			return nil
		}
		seasons[month] = s
		return nil
	})
	return seasons, err
}

// months compares the seasons with the months in which there are deals.
func (c *checker) months(l *ledger, seasons map[board.Period]season) {
	for month := range l.months {
		if s := seasons[month]; !s.Played {
			s.Played = true
			c.season(l, month, seasons, s, "is not known to have deals")
		}
	}
	for month, s := range seasons {
		if s.Played && !l.months[month] && l.unread == 0 {
			s.Played = false
			c.season(l, month, seasons, s, "is said to have deals, but has none")
		}
		if s.From > l.last+1 && l.unread == 0 {
			s.From = l.last + 1
			c.season(l, month, seasons, s, "was reset later than at the newest deal")
		}
		for _, m := range s.Podium {
			if m.Player < 0 || m.Player > max(l.players, c.communities[l.community].Players) {
				c.report("season %s of %s has somebody on its podium who was never there", month, l.place)
			}
		}
	}
}

// season reports something wrong with a season, and mends it.
func (c *checker) season(l *ledger, month board.Period, seasons map[board.Period]season, s season, what string) {
	c.report("season %s of %s %s", month, l.place, what)
	seasons[month] = s
	if value, err := encode(s); err == nil {
		c.put("seasons", seasonsBucket, seasonKey(l.community, month), value)
	}
}
