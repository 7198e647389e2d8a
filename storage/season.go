package storage

import (
	"fmt"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

// season is what is kept of a month of a community besides its figures. There is one for every month with deals.
type season struct {
	Played    bool    `json:"played,omitempty"` // there are deals
	From      uint64  `json:"from,omitempty"`   // it was reset: deals before this one do not count
	Closed    bool    `json:"closed,omitempty"`
	Announced bool    `json:"announced,omitempty"`
	Order     string  `json:"order,omitempty"`
	Podium    []medal `json:"podium,omitempty"`
}

// medal is a place on a podium.
type medal struct {
	Place  int   `json:"place"`
	Player int   `json:"player"`
	Mark   int32 `json:"mark"`
}

func readSeason(tx *bbolt.Tx, number uint32, month board.Period) (s season, err error) {
	value := tx.Bucket(seasonsBucket).Get(seasonKey(number, month))
	if value == nil {
		return s, nil
	}
	if s, err = decode[season](value); err != nil {
		return s, fmt.Errorf("storage: season %s of community %d: %w", month, number, err)
	}
	return s, nil
}

func (s season) put(tx *bbolt.Tx, number uint32, month board.Period) error {
	value, err := encode(s)
	if err != nil {
		return err
	}
	if err := tx.Bucket(seasonsBucket).Put(seasonKey(number, month), value); err != nil {
		return fmt.Errorf("storage: season: %w", err)
	}
	return nil
}

// played keeps that there are deals in a month.
func (c *community) played(tx *bbolt.Tx, number uint32, month board.Period) error {
	s, err := readSeason(tx, number, month)
	if err != nil {
		return err
	}
	if !s.Closed && (c.Open == 0 || month.Number < c.Open) {
		c.Open = month.Number
	}
	if s.Played {
		return nil
	}
	s.Played = true
	return s.put(tx, number, month)
}

// told gives a season with the people that are on its podium.
func (s season) told(tx *bbolt.Tx, number uint32, month board.Period) (told bot.Season, err error) {
	if !s.Closed {
		return told, nil
	}
	order, err := board.ParseOrder(s.Order)
	if err != nil {
		return told, fmt.Errorf("storage: season %s of community %d: %w", month, number, ErrDamaged)
	}
	told = bot.Season{Month: month, Closed: s.Closed, Announced: s.Announced, Order: order}
	for _, m := range s.Podium {
		who, err := readMember(tx, number, m.Player)
		if err != nil && err != bot.ErrUnknown {
			return told, err
		}
		told.Podium = append(told.Podium, bot.Medal{Place: m.Place, Person: who.PersonID, Name: who.name, Mark: m.Mark})
	}
	return told, nil
}

// Season implements bot.Store.
func (db *DB) Season(id chat.Community, month board.Period) (told bot.Season, err error) {
	if month.Span != board.Month {
		return told, nil
	}
	err = db.inside(id, func(tx *bbolt.Tx, number uint32) error {
		s, err := readSeason(tx, number, month)
		if err == nil {
			told, err = s.told(tx, number, month)
		}
		return err
	})
	return told, err
}

// Hall implements bot.Store.
func (db *DB) Hall(id chat.Community, limit int) (list []bot.Season, err error) {
	err = db.inside(id, func(tx *bbolt.Tx, number uint32) error {
		list = nil
		return scanBack(tx.Bucket(seasonsBucket), numberKey(number), nil, func(key, value []byte) (bool, error) {
			month, ok := cutSeasonKey(key)
			s, err := decode[season](value)
			if err := damagedUnless(ok, err); err != nil {
				return false, fmt.Errorf("storage: a season of community %d: %w", number, err)
			}
			if !s.Closed || len(list) >= limit {
				return len(list) < limit, nil
			}
			told, err := s.told(tx, number, month)
			list = append(list, told)
			return true, err
		})
	})
	return list, err
}

// CloseSeason implements bot.Store.
func (db *DB) CloseSeason(id chat.Community, closed bot.Season) error {
	return db.changeSeason(id, closed.Month, func(tx *bbolt.Tx, number uint32, s *season) error {
		if s.Closed {
			return nil
		}
		s.Closed, s.Announced, s.Order, s.Podium = true, closed.Announced, closed.Order.String(), nil
		for _, m := range closed.Podium {
			player, err := playerOf(tx, number, m.Person)
			if err != nil {
				return err
			}
			s.Podium = append(s.Podium, medal{m.Place, player, m.Mark})
		}
		if err := s.put(tx, number, closed.Month); err != nil {
			return err
		}
		return reopen(tx, number)
	})
}

// reopen finds the earliest month that is open.
func reopen(tx *bbolt.Tx, number uint32) error {
	c, err := readCommunity(tx, number)
	if err != nil {
		return err
	}
	c.Open = 0
	err = scan(tx.Bucket(seasonsBucket), numberKey(number), func(key, value []byte) error {
		month, ok := cutSeasonKey(key)
		s, err := decode[season](value)
		if err := damagedUnless(ok, err); err != nil {
			return fmt.Errorf("storage: a season of community %d: %w", number, err)
		}
		if c.Open == 0 && s.Played && !s.Closed {
			c.Open = month.Number
		}
		return nil
	})
	if err != nil {
		return err
	}
	return c.put(tx, number)
}

// AnnounceSeason implements bot.Store.
func (db *DB) AnnounceSeason(id chat.Community, month board.Period) error {
	return db.changeSeason(id, month, func(tx *bbolt.Tx, number uint32, s *season) error {
		if !s.Closed {
			return nil
		}
		s.Announced = true
		return s.put(tx, number, month)
	})
}

// ResetSeason implements bot.Store.
func (db *DB) ResetSeason(id chat.Community, month board.Period) error {
	return db.changeSeason(id, month, func(tx *bbolt.Tx, number uint32, s *season) error {
		if s.Closed {
			return nil
		}
		c, err := readCommunity(tx, number)
		if err != nil {
			return err
		}
		s.From = c.Deals + 1
		for _, kind := range board.Kinds() {
			if err := deleteAll(tx.Bucket(sectionsBucket), sectionKey(number, board.Section{Period: month, Kind: kind})); err != nil {
				return err
			}
		}
		return s.put(tx, number, month)
	})
}

// changeSeason makes a change to a season of a community with deals.
func (db *DB) changeSeason(id chat.Community, month board.Period, apply func(tx *bbolt.Tx, number uint32, s *season) error) error {
	if month.Span != board.Month {
		return fmt.Errorf("storage: %s is no month", month)
	}
	return db.change(id, func(tx *bbolt.Tx, number uint32) error {
		s, err := readSeason(tx, number, month)
		if err != nil {
			return err
		}
		return apply(tx, number, &s)
	})
}
