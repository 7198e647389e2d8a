package bottest

import (
	"slices"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

// season is a closed season. Who has its medals is told by the members' numbers alone.
type season struct {
	season  bot.Season // its medals without person and name
	numbers []int      // by medal, 0 for somebody who is no member
}

// Season implements bot.Store.
func (s *Store) Season(community chat.Community, month board.Period) (bot.Season, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.ranked(community)
	return c.season(c.seasons[month]), nil
}

// season gives a season as its members are known now.
func (c *community) season(kept season) bot.Season {
	season := kept.season
	season.Podium = slices.Clone(season.Podium)
	for i, n := range kept.numbers {
		season.Podium[i].Person, season.Podium[i].Name = c.who(n)
	}
	return season
}

// Hall implements bot.Store.
func (s *Store) Hall(community chat.Community, limit int) ([]bot.Season, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.ranked(community)
	var hall []bot.Season
	for _, kept := range c.seasons {
		hall = append(hall, c.season(kept))
	}
	slices.SortFunc(hall, func(a, b bot.Season) int { return int(b.Month.Number) - int(a.Month.Number) })
	return hall[:min(max(limit, 0), len(hall))], nil
}

// CloseSeason implements bot.Store.
func (s *Store) CloseSeason(community chat.Community, closed bot.Season) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.ranked(community)
	if c.seasons[closed.Month].season.Closed {
		return nil
	}
	closed.Closed = true
	kept := season{season: closed}
	kept.season.Podium = nil
	for _, medal := range closed.Podium {
		kept.numbers = append(kept.numbers, c.numberOf(medal.Person))
		kept.season.Podium = append(kept.season.Podium, bot.Medal{Place: medal.Place, Mark: medal.Mark})
	}
	c.seasons[closed.Month] = kept
	return nil
}

// AnnounceSeason implements bot.Store.
func (s *Store) AnnounceSeason(community chat.Community, month board.Period) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.ranked(community)
	if kept, closed := c.seasons[month]; closed {
		kept.season.Announced = true
		c.seasons[month] = kept
	}
	return nil
}

// ResetSeason implements bot.Store.
func (s *Store) ResetSeason(community chat.Community, month board.Period) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.ranked(community)
	if !c.seasons[month].season.Closed {
		c.resets[month] = uint64(len(c.deals)) + 1
		c.book = nil
	}
	return nil
}
