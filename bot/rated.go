package bot

import (
	"errors"
	"strings"

	"briscola/bot/board"
	"briscola/bot/lang"
)

// rated tells whether the deal on the table is rated, as far as the table goes: people held every seat when it began, it is
// not a casual table, and no signs are made. Who gave a seat up still counts as having had it.
func (s *state) rated() bool {
	return !s.private && !s.casual && s.signs == signsOff &&
		s.count(func(c *seat) bool { return c.player != nil && !c.player.Computer() }) == len(s.seats)
}

// advises tells whether people may ask for hints: never while a deal is rated.
func (s *state) advises() bool { return !s.noHints && !s.rated() }

// ratingMoves tells how a deal has changed the ratings that people see, by seat; 0 is none. It is kept in memory only: a
// result that is drawn anew after a restart goes without.
type ratingMoves struct {
	deal          int // of the table, from 1; 0 before any
	before, after []int
}

// ratings are those of all time that people see, by seat, where a deal is rated.
func (t *table) ratings(d SettledDeal) []int {
	list := make([]int, len(d.Players))
	if !d.Rated {
		return list
	}
	for i, p := range d.Players {
		profile, err := t.bot.Store.Profile(d.Community, p.Person, board.Period{})
		if err != nil && !errors.Is(err, ErrUnknown) {
			t.bot.Log.Error("rating not read", append(t.logKeys(), "error", err)...)
			return make([]int, len(d.Players))
		}
		figures := profile.Figures[board.All]
		list[i] = figures.Skill().Shown()
	}
	return list
}

// ratingLine tells how the ratings have moved in the newest deal; "" where they have not.
func (t *table) ratingLine(w speech) string {
	var texts []string
	for i, after := range t.moved.after {
		if t.moved.deal == t.state.settled && after > 0 {
			move := lang.RatingMoved{Name: w.name(t.state, i), Rating: after, Change: signed(after - t.moved.before[i])}
			texts = append(texts, w.Say(move))
		}
	}
	if len(texts) == 0 {
		return ""
	}
	return "📈 " + strings.Join(texts, " · ")
}
