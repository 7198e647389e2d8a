package bot

import (
	"errors"

	"briscola/bot/board"
	"briscola/bot/chat"
)

// boardCommand shows the community's leaderboard to everybody.
func (b *Bot) boardCommand(o order) (reply, error) {
	if o.update.Community == (chat.Community{}) {
		return reply{}, refuse(WrongPlace)
	}
	b.present(o.update)
	v, err := b.readView(o)
	if err != nil {
		return reply{}, err
	}
	return b.showBoard(o.update, v)
}

func (b *Bot) pressBoard(u chat.Update, _ speech, arg string) (reply, error) {
	v, ok := parseBoardView(arg)
	if !ok {
		return reply{}, refuse(UnknownButton)
	}
	return b.showBoard(u, v)
}

func (b *Bot) pressHall(u chat.Update, _ speech, _ string) (reply, error) {
	return b.showToAll(u, func(w speech) (chat.Message, error) { return b.hallScreen(w, u.Community) })
}

func (b *Bot) showBoard(u chat.Update, v boardView) (reply, error) {
	var drawn *painting
	r, err := b.showToAll(u, func(w speech) (message chat.Message, err error) {
		message, drawn, err = b.boardScreen(w, u.Community, u.From.ID, v)
		return message, err
	})
	r.painting = drawn
	return r, err
}

// showToAll shows something of the community to everybody; a press replaces the screen that it was on.
func (b *Bot) showToAll(u chat.Update, make func(speech) (chat.Message, error)) (reply, error) {
	if u.Community == (chat.Community{}) {
		return reply{}, refuse(WrongPlace)
	}
	if t := b.tableIn(u.Room); t != nil && u.Press != nil && t.shows(u.Press.Message) {
		return reply{}, refuse(UnknownButton) // a forged one: no table has it
	}
	screen, err := make(b.public(u.Community, u.Language))
	if err != nil {
		return reply{}, err
	}
	return reply{public: &screen, replace: u.Press != nil}, nil
}

// statsCommand shows somebody's figures in the community: one's own, or those of a person who is named.
func (b *Bot) statsCommand(o order) (reply, error) {
	u := o.update
	if u.Community == (chat.Community{}) {
		return reply{}, refuse(WrongPlace)
	}
	b.present(u)
	person, err := b.named(o, "person")
	if err == nil && person != u.From.ID {
		var profile Profile
		if profile, err = b.Store.Profile(u.Community, person, board.Period{}); err == nil && profile.Unlisted.Hidden {
			err = ErrUnknown
		}
	}
	var screen chat.Message
	var drawn *painting
	if err == nil {
		screen, drawn, err = b.statsScreen(o.words, u, person)
	}
	switch {
	case errors.Is(err, ErrUnknown) && person == u.From.ID:
		return reply{note: o.words.Term("stats.empty")}, nil
	case errors.Is(err, ErrUnknown):
		return reply{note: o.words.Term("stats.nobody")}, nil
	case err != nil:
		return reply{}, err
	}
	return reply{screen: &screen, painting: drawn}, nil
}
