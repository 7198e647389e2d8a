package bot

import (
	"errors"

	"briscola/bot/chat"
)

// personLeft gives up the seat of somebody who is no longer in the community.
func (b *Bot) personLeft(community chat.Community, person chat.PersonID) {
	t := b.tableOf(person)
	if t == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	seat := t.state.seatOf(person)
	if seat < 0 || t.state.phase == isClosed || t.state.community != community {
		return
	}
	p := press{update: chat.Update{From: chat.Person{ID: person}}, words: t.words(), seat: seat}
	if _, err := t.leave(p); err != nil {
		b.Log.Error("seat not given up", append(t.logKeys(), "error", err)...)
	}
}

// rehome follows a chat to its new id: figures, settings and every table of it. Doing it twice does no harm.
func (b *Bot) rehome(from, to chat.Room, community chat.Community) {
	old := chat.Community{Platform: from.Platform, ID: from.Chat}
	if err := b.Store.Rehome(old, community); err != nil {
		b.Log.Error("community not moved", "from", old, "to", community, "error", err)
	}
	for _, t := range b.tablesOf(from.Platform, from.Chat) {
		t.mu.Lock()
		err := t.rehome(to.Chat, community)
		t.mu.Unlock()
		if err != nil {
			b.Log.Error("table not moved", "table", t.state.id, "error", err)
		}
	}
}

// rehome moves the table to another chat, in the same topic. Its messages stay behind.
func (t *table) rehome(to string, community chat.Community) error {
	old := t.state.room
	room := old
	room.Chat = to
	if t.state.phase == isClosed || room == old {
		return nil
	}
	t.bot.moveRoom(old, room, t)
	clear(t.sheets)
	return t.append(Fact{Kind: Rehomed, Room: room, Community: community})
}

// removed closes the tables of a chat, or of a whole community, that the bot can no longer write to.
func (b *Bot) removed(room chat.Room, community chat.Community) {
	for _, t := range b.allTables() {
		t.mu.Lock()
		s := t.state
		gone := s.room.Platform == room.Platform && s.room.Chat == room.Chat
		if room == (chat.Room{}) {
			gone = s.community == community && community != chat.Community{}
		}
		if gone && s.phase != isClosed {
			if err := t.close("gone"); err != nil && !errors.Is(err, ErrConflict) {
				b.Log.Error("table not closed", append(t.logKeys(), "error", err)...)
			}
		}
		t.mu.Unlock()
	}
}
