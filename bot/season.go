package bot

import (
	"context"
	"errors"
	"time"

	"briscola/bot/board"
	"briscola/bot/chat"
)

// calendarGap is how often the calendar is looked at.
const calendarGap = 10 * time.Minute

// keepAway is how long the data of a community is kept from which the bot was removed.
const keepAway = 90 * 24 * time.Hour

// keepCalendar closes seasons that are over, announces them, and forgets communities that the bot left long ago.
func (b *Bot) keepCalendar(ctx context.Context) {
	for {
		b.turnCalendar()
		select {
		case <-ctx.Done():
			return
		case <-time.After(calendarGap):
		}
	}
}

func (b *Bot) turnCalendar() {
	list, err := b.Store.Communities()
	if err != nil {
		b.Log.Error("communities not read", "error", err)
		return
	}
	for _, c := range list {
		switch {
		case c.ID == (chat.Community{}):
		case !c.Away.IsZero():
			if time.Since(c.Away) > keepAway {
				b.logged("community not forgotten", c.ID, b.Store.Forget(c.ID))
			}
		default:
			b.logged("season not closed", c.ID, b.closeSeasons(c))
		}
	}
}

func (b *Bot) logged(what string, community chat.Community, err error) {
	if err != nil {
		b.Log.Error(what, "community", community, "error", err)
	}
}

// closeSeasons closes the earliest open month of a community if it is over, and announces those that were not yet.
func (b *Bot) closeSeasons(c Community) error {
	if c.Open.Span == board.Month && c.Open.Number < b.today(c.ID).Month().Number {
		season, err := b.podium(c.ID, c.Open)
		if err == nil {
			err = b.Store.CloseSeason(c.ID, season)
		}
		if err != nil {
			return err
		}
	}
	seasons, err := b.Store.Hall(c.ID, hallSeasons)
	for i := len(seasons) - 1; i >= 0 && err == nil; i-- {
		if s := seasons[i]; !s.Announced {
			b.announce(c, s)
		}
	}
	return err
}

// medals is how many places a podium has.
const medals = 3

// podium ranks the best of a month: by rating, or by wins where no deal was rated.
func (b *Bot) podium(community chat.Community, month board.Period) (Season, error) {
	s := Season{Month: month, Closed: true}
	for _, s.Order = range []board.Order{board.ByRating, board.ByWins} {
		list, err := b.Store.Board(BoardQuery{Community: community, Section: board.Section{Period: month}, Order: s.Order, Limit: boardRows})
		if err != nil {
			return s, err
		}
		for _, row := range list.Rows {
			if row.Place <= medals {
				s.Podium = append(s.Podium, Medal{Place: row.Place, Person: row.Person, Name: row.Name, Mark: row.Figures.Mark(s.Order)})
			}
		}
		if len(s.Podium) > 0 {
			break
		}
	}
	return s, nil
}

// announce tells the community's newest room how a season ended. That it was told is kept once it was, or once it cannot be; a
// crash between the two may tell it twice. A month in which nobody has a place is not worth a message.
func (b *Bot) announce(c Community, s Season) {
	m := b.platforms[c.Room.Platform]
	if m == nil {
		return
	}
	told := func() { b.logged("season's announcement not kept", c.ID, b.Store.AnnounceSeason(c.ID, s.Month)) }
	if len(s.Podium) == 0 {
		told()
		return
	}
	message := b.public(c.ID, "").seasonScreen(s, b.today(c.ID))
	message.Key = "season-" + s.Month.String()
	b.post.add(m, c.Room.Chat, m.Caps().Shared, &errand{
		key: "season " + c.ID.String() + " " + s.Month.String(), rank: resultRank, stubborn: true,
		plan: func() func(context.Context) error {
			if kept, err := b.Store.Season(c.ID, s.Month); err != nil || kept.Announced {
				return nil
			}
			return func(ctx context.Context) error {
				_, err := m.Send(ctx, c.Room, message)
				var moved *chat.MovedError
				if errors.As(err, &moved) {
					_, err = m.Send(ctx, moved.To, message)
				}
				if passing(err) {
					return err
				}
				told()
				return nil
			}
		},
	})
}
