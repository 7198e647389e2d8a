package bottest

import (
	"cmp"
	"errors"
	"slices"

	"briscola/bot/chat"
)

// Rehome implements bot.Store.
func (s *Store) Rehome(from, to chat.Community) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if from == to {
		return nil
	}
	if from == (chat.Community{}) || to == (chat.Community{}) {
		return errors.New("bottest: no community to rehome")
	}
	if settings, ok := s.settings[from]; ok {
		if _, stands := s.settings[to]; !stands {
			s.settings[to] = settings
		}
		delete(s.settings, from)
	}
	old, ok := s.communities[from]
	if !ok {
		return nil
	}
	delete(s.communities, from)
	if standing := s.communities[to]; standing != nil {
		merged := newCommunity()
		merged.room, merged.away = standing.room, standing.away
		merged.follow(old)
		merged.follow(standing)
		old = merged
	}
	s.communities[to] = old
	return nil
}

// follow adds all of another community, its deals after those that are here.
func (c *community) follow(next *community) {
	numbers := c.admit(next)
	before := uint64(len(c.deals))
	for _, k := range next.deals {
		k.numbers = renumbered(k.numbers, numbers)
		k.counted.Seats = slices.Clone(k.counted.Seats)
		for i := range k.counted.Seats {
			k.counted.Seats[i].Player = k.numbers[i]
		}
		c.deals = append(c.deals, k)
	}
	for month, s := range next.seasons {
		s.numbers = renumbered(s.numbers, numbers)
		c.seasons[month] = s
	}
	for month, first := range next.resets {
		c.resets[month] = before + first
	}
}

// admit adds the members of another community and gives their numbers here by those there.
func (c *community) admit(next *community) map[int]int {
	numbers := map[int]int{0: 0}
	for n := 1; n <= next.newest; n++ {
		m := next.members[n]
		if m != nil {
			numbers[n] = c.numberOf(m.person)
		}
		if numbers[n] == 0 {
			c.newest++
			numbers[n] = c.newest
		}
		if m == nil {
			continue
		}
		admitted := *m
		if known := c.members[numbers[n]]; known != nil {
			admitted.name = cmp.Or(m.name, known.name)
			admitted.unlisted.Hidden = m.unlisted.Hidden || known.unlisted.Hidden
			admitted.unlisted.Removed = m.unlisted.Removed || known.unlisted.Removed
		}
		c.members[numbers[n]] = &admitted
	}
	return numbers
}

func renumbered(list []int, numbers map[int]int) []int {
	list = slices.Clone(list)
	for i, n := range list {
		list[i] = numbers[n]
	}
	return list
}
