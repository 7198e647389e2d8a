package bottest

import (
	"cmp"
	"errors"
	"maps"
	"slices"
	"strings"
	"time"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

// Communities implements bot.Store.
func (s *Store) Communities() ([]bot.Community, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var list []bot.Community
	for id, c := range s.communities {
		if id != (chat.Community{}) {
			list = append(list, bot.Community{ID: id, Room: c.room, Away: c.away, Open: c.open(), Newest: c.newestDay()})
		}
	}
	slices.SortFunc(list, func(a, b bot.Community) int { return compareCommunities(a.ID, b.ID) })
	return list, nil
}

func compareCommunities(a, b chat.Community) int {
	return cmp.Or(cmp.Compare(a.Platform, b.Platform), cmp.Compare(a.ID, b.ID))
}

// open gives the earliest month with deals that is not closed.
func (c *community) open() (open board.Period) {
	for _, k := range c.deals {
		month := k.counted.Day.Month()
		if !c.seasons[month].season.Closed && (open == board.Period{} || month.Number < open.Number) {
			open = month
		}
	}
	return open
}

func (c *community) newestDay() board.Day {
	newest := c.deals[0].counted.Day
	for _, k := range c.deals {
		newest = max(newest, k.counted.Day)
	}
	return newest
}

// SetAway implements bot.Store.
func (s *Store) SetAway(community chat.Community, since time.Time) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.ranked(community).away = since.Truncate(time.Second)
	return nil
}

// Forget implements bot.Store.
func (s *Store) Forget(community chat.Community) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if community == (chat.Community{}) {
		return errors.New("bottest: no community to forget")
	}
	delete(s.communities, community)
	delete(s.settings, community)
	return nil
}

// SetUnlisted implements bot.Store.
func (s *Store) SetUnlisted(community chat.Community, person chat.PersonID, unlisted bot.Unlisted) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.ranked(community)
	if m := c.members[c.numberOf(person)]; m != nil {
		m.unlisted = unlisted
	}
	return nil
}

// Named implements bot.Store.
func (s *Store) Named(community chat.Community, name string) (chat.PersonID, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.ranked(community)
	for _, n := range slices.Sorted(maps.Keys(c.members)) {
		if m := c.members[n]; name != "" && strings.EqualFold(m.name, name) {
			return m.person, nil
		}
	}
	return chat.PersonID{}, bot.ErrUnknown
}

// Memberships implements bot.Store.
func (s *Store) Memberships(person chat.PersonID) ([]chat.Community, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var list []chat.Community
	for id, c := range s.communities {
		if id != (chat.Community{}) && c.numberOf(person) > 0 {
			list = append(list, id)
		}
	}
	slices.SortFunc(list, compareCommunities)
	return list, nil
}

// Erase implements bot.Store.
func (s *Store) Erase(person chat.PersonID) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, c := range s.communities {
		delete(c.members, c.numberOf(person))
	}
	delete(s.people, person)
	return nil
}
