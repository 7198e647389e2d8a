package bot

import (
	"errors"
	"strconv"

	"briscola/bot/chat"
)

// historyCommand shows the newest settled deals of the community to everybody.
func (b *Bot) historyCommand(o order) (reply, error) { return b.showHistory(o.update, 0) }

func (b *Bot) showHistory(u chat.Update, before uint64) (reply, error) {
	return b.showToAll(u, func(w speech) (chat.Message, error) { return b.historyScreen(w, u.Community, before) })
}

// recordCommand shows a settled deal as a record.
func (b *Bot) recordCommand(o order) (reply, error) {
	id := o.text("deal")
	if id == "" {
		return reply{note: o.words.Term("record.which")}, nil
	}
	return b.showRecord(o.update, o.words, DealID(id))
}

// showRecord shows a deal to people of its community, and to those who have played it.
func (b *Bot) showRecord(u chat.Update, w speech, id DealID) (reply, error) {
	d, allowed, err := b.dealFor(u, id)
	if err != nil {
		return reply{}, err
	}
	if !allowed {
		return reply{note: w.Term("record.unknown")}, nil
	}
	screen := w.recordScreen(d)
	return reply{screen: &screen}, nil
}

// dealFor gives a settled deal, and whether the sender of an update may see it.
func (b *Bot) dealFor(u chat.Update, id DealID) (d SettledDeal, allowed bool, err error) {
	d, err = b.Store.Deal(id)
	if errors.Is(err, ErrUnknown) {
		return d, false, nil
	}
	allowed = d.Community != (chat.Community{}) && d.Community == u.Community
	for _, p := range d.Players {
		allowed = allowed || p.Person == u.From.ID
	}
	return d, allowed && err == nil, err
}

// pressHistory turns the pages of a history.
func (b *Bot) pressHistory(u chat.Update, _ speech, arg string) (reply, error) {
	before, err := strconv.ParseUint(arg, 10, 64)
	if err != nil {
		return reply{}, refuse(UnknownButton)
	}
	return b.showHistory(u, before)
}

// pressRecord shows a deal of a history.
func (b *Bot) pressRecord(u chat.Update, w speech, arg string) (reply, error) {
	return b.showRecord(u, w, DealID(arg))
}
