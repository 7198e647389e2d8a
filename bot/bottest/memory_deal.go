package bottest

import (
	"maps"
	"slices"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

// Deal implements bot.Store.
func (s *Store) Deal(id bot.DealID) (bot.SettledDeal, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for community, c := range s.communities {
		for _, k := range c.deals {
			if k.id == id {
				return c.read(k, community)
			}
		}
	}
	return bot.SettledDeal{}, bot.ErrUnknown
}

// settled tells whether a deal is kept.
func (s *Store) settled(id bot.DealID) bool {
	for _, c := range s.communities {
		if slices.ContainsFunc(c.deals, func(k kept) bool { return k.id == id }) {
			return true
		}
	}
	return false
}

// History implements bot.Store.
func (s *Store) History(
	community chat.Community, person chat.PersonID, before uint64, limit int,
) (deals []bot.SettledDeal, earlier uint64, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.communities[community]
	if c == nil {
		return nil, 0, nil
	}
	everybody, number := person == chat.PersonID{}, c.numberOf(person)
	for i, k := range slices.Backward(c.deals) {
		n := uint64(i + 1)
		if before != 0 && n >= before || !everybody && (number == 0 || !slices.Contains(k.numbers, number)) {
			continue
		}
		if len(deals) >= limit {
			return deals, earlier, nil
		}
		deal, err := c.read(k, community)
		if err != nil {
			return nil, 0, err
		}
		deals, earlier = append(deals, deal), n
	}
	return deals, 0, nil
}

// Evidence implements bot.Store.
func (s *Store) Evidence(community chat.Community) (map[board.Kind]board.Evidence, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if community == (chat.Community{}) {
		return maps.Clone(s.everywhere.Evidences), nil
	}
	c := s.communities[community]
	if c == nil {
		return nil, nil
	}
	book, err := c.counts()
	if err != nil {
		return nil, err
	}
	return maps.Clone(book.Evidences), nil
}
