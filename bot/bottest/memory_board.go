package bottest

import (
	"cmp"
	"maps"
	"slices"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

// ranked gives the community whose book people are ranked by, an empty one where there is none.
func (s *Store) ranked(id chat.Community) *community {
	if c := s.communities[id]; c != nil && id != (chat.Community{}) {
		return c
	}
	return newCommunity()
}

// Board implements bot.Store.
func (s *Store) Board(q bot.BoardQuery) (bot.Board, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	rows, err := s.ranked(q.Community).rows(q)
	if err != nil {
		return bot.Board{}, err
	}
	from := min(max(q.Offset, 0), len(rows))
	b := bot.Board{Rows: rows[from : from+min(max(q.Limit, 0), len(rows)-from)], Total: len(rows)}
	for _, row := range rows {
		if row.Person == q.Self {
			b.Self = &row
		}
	}
	return b, nil
}

// rows lists all people who are ranked and shown, best first.
func (c *community) rows(q bot.BoardQuery) ([]bot.Row, error) {
	book, err := c.counts()
	if err != nil {
		return nil, err
	}
	var rows []bot.Row
	for _, n := range slices.Sorted(maps.Keys(c.members)) {
		m, f := c.members[n], book.Sections[q.Section][n]
		if m.unlisted == (bot.Unlisted{}) && f.Mark(q.Order) != board.Unranked {
			rows = append(rows, bot.Row{Person: m.person, Name: m.name, Figures: f})
		}
	}
	mark := func(r bot.Row) int32 { return r.Figures.Mark(q.Order) }
	before := func(r bot.Row) int32 { return r.Figures.MarkBefore(q.Order, q.Today) }
	for i := range rows {
		rows[i].Place = place(rows, rows[i], mark)
		if before(rows[i]) != board.Unranked {
			rows[i].Before = place(rows, rows[i], before)
		}
	}
	slices.SortStableFunc(rows, func(a, b bot.Row) int {
		return cmp.Or(
			cmp.Compare(mark(b), mark(a)),
			cmp.Compare(b.Figures.Wins, a.Figures.Wins),
			cmp.Compare(b.Figures.Points, a.Figures.Points),
		)
	})
	return rows, nil
}

// place is one more than there are better rows.
func place(rows []bot.Row, row bot.Row, mark func(bot.Row) int32) int {
	place := 1
	for _, other := range rows {
		if mark(other) > mark(row) {
			place++
		}
	}
	return place
}

// Profile implements bot.Store.
func (s *Store) Profile(community chat.Community, person chat.PersonID, period board.Period) (bot.Profile, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.ranked(community)
	number := c.numberOf(person)
	if number == 0 {
		return bot.Profile{}, bot.ErrUnknown
	}
	book, err := c.counts()
	if err != nil {
		return bot.Profile{}, err
	}
	m := c.members[number]
	p := bot.Profile{
		Person: m.person, Name: m.name, Unlisted: m.unlisted, Figures: map[board.Kind]board.Figures{},
		Partners: map[board.Kind]bot.Companion{}, Nemeses: map[board.Kind]bot.Companion{},
	}
	for _, kind := range board.Kinds() {
		if f := book.Sections[board.Section{Period: period, Kind: kind}][number]; f.Deals > 0 {
			p.Figures[kind] = f
		}
		if with, ok := c.companion(book.Pairs[kind], number, closer); ok {
			p.Partners[kind] = with
		}
		if against, ok := c.companion(book.Pairs[kind], number, harder); ok {
			p.Nemeses[kind] = against
		}
	}
	days := slices.Sorted(maps.Keys(book.Trends[number]))
	for _, day := range days[max(0, len(days)-bot.TrendPoints):] {
		p.Trend = append(p.Trend, bot.TrendPoint{Day: day, Rating: book.Trends[number][day]})
	}
	return p, nil
}

// companion finds whose pair with a member compares above all others and above the zero Pair; of equals who came first.
func (c *community) companion(pairs map[[2]int]board.Pair, number int, compare func(a, b board.Pair) int) (bot.Companion, bool) {
	best, most := 0, board.Pair{}
	for other := 1; other <= c.newest; other++ {
		if pair := pairs[[2]int{number, other}]; compare(pair, most) > 0 {
			best, most = other, pair
		}
	}
	person, name := c.who(best)
	return bot.Companion{Person: person, Name: name, Pair: most}, best > 0
}

// closer compares how much two players have played on the same side.
func closer(a, b board.Pair) int {
	return cmp.Or(cmp.Compare(a.With, b.With), cmp.Compare(a.WonWith, b.WonWith))
}

// harder compares how much was lost against two players.
func harder(a, b board.Pair) int {
	if a.Lost == 0 {
		return -1
	}
	return cmp.Or(cmp.Compare(a.Lost, b.Lost), cmp.Compare(b.Won, a.Won))
}
