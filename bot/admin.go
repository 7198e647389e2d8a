package bot

import (
	"errors"
	"slices"
	"time"

	"briscola/bot/chat"
	"briscola/bot/lang"
)

// administers checks that an order is by an admin of a community.
func administers(u chat.Update) error {
	switch {
	case u.Community == (chat.Community{}):
		return refuse(WrongPlace)
	case !u.Admin:
		return refuse(AdminOnly)
	}
	return nil
}

// changeCommunity changes what a community has chosen, for an admin. What the change refuses is not saved.
func (b *Bot) changeCommunity(o order, change func(*CommunitySettings) error) (reply, error) {
	u := o.update
	if err := administers(u); err != nil {
		return reply{}, err
	}
	settings, err := b.Store.CommunitySettings(u.Community)
	if err != nil {
		return reply{}, err
	}
	if err := change(&settings); err != nil {
		return reply{}, err
	}
	if err := b.Store.SetCommunitySettings(u.Community, settings); err != nil {
		return reply{}, err
	}
	b.redraw(b.tableIn(u.Room))
	return reply{note: o.words.Term("settings.done")}, nil
}

// setCommunityLanguage chooses the language of the shared screens.
func (b *Bot) setCommunityLanguage(o order, language string) (reply, error) {
	return b.changeCommunity(o, func(s *CommunitySettings) error {
		if s.Language = language; !slices.Contains(lang.Languages(), language) {
			return unknownWord(o.words, language)
		}
		return nil
	})
}

// setZone chooses the clock that days and seasons go by.
func (b *Bot) setZone(o order, name string) (reply, error) {
	return b.changeCommunity(o, func(s *CommunitySettings) error {
		zone, err := time.LoadLocation(name)
		if err != nil || name == "" || zone == time.Local {
			return &RefusedError{Reason: UnknownCommand, Text: o.words.Say(lang.WrongZone{Word: CleanName(name)})}
		}
		s.Zone = name
		return nil
	})
}

// setRated says whether new tables are rated.
func (b *Bot) setRated(o order, value string) (reply, error) {
	return b.changeCommunity(o, func(s *CommunitySettings) error {
		if s.Casual = value == "off"; !s.Casual && value != "on" {
			return unknownWord(o.words, value)
		}
		return nil
	})
}

// resetSeason empties this month's season; the month has to be named to confirm it.
func (b *Bot) resetSeason(o order, value string) (reply, error) {
	u := o.update
	if err := administers(u); err != nil {
		return reply{}, err
	}
	month := b.today(u.Community).Month()
	if value != month.String() {
		return reply{note: o.words.Say(lang.ResetSure{Month: month.String()}), alert: true}, nil
	}
	if err := b.Store.ResetSeason(u.Community, month); err != nil {
		return reply{}, err
	}
	return reply{note: o.words.Term("settings.reset")}, nil
}

// removeFromBoards and restoreToBoards say whether somebody is shown on the boards.
func (b *Bot) removeFromBoards(o order, value string) (reply, error) {
	return b.setRemoved(o, "remove", value, true)
}

func (b *Bot) restoreToBoards(o order, value string) (reply, error) {
	return b.setRemoved(o, "restore", value, false)
}

func (b *Bot) setRemoved(o order, option, name string, removed bool) (reply, error) {
	u := o.update
	if err := administers(u); err != nil {
		return reply{}, err
	}
	person, err := b.called(o, option, name)
	if errors.Is(err, ErrUnknown) {
		return reply{note: o.words.Term("stats.nobody")}, nil
	}
	if err != nil {
		return reply{}, err
	}
	if err := b.unlist(u.Community, person, func(n *Unlisted) { n.Removed = removed }); err != nil {
		return reply{}, err
	}
	return reply{note: o.words.Term("settings.done")}, nil
}
