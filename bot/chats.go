package bot

import (
	"errors"
	"time"

	"briscola/bot/chat"
)

// personLeft takes somebody who is no longer in the community off its boards, and gives up the person's seat.
func (b *Bot) personLeft(community chat.Community, person chat.PersonID) {
	b.absent(community, person)
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
	for _, t := range b.allTables() {
		t.mu.Lock()
		if room := t.state.room; room.Platform == from.Platform && room.Chat == from.Chat {
			t.rehome(to.Chat, community)
		}
		t.mu.Unlock()
	}
}

// rehome moves the table to another chat, in the same topic. Its messages stay behind. If that cannot be saved, it stays, and
// the platform says once more where the chat is.
func (t *table) rehome(to string, community chat.Community) {
	room := t.state.room
	room.Chat = to
	if t.state.phase == isClosed || room == t.state.room {
		return
	}
	if err := t.append(Fact{Kind: Rehomed, Room: room, Community: community}); err != nil {
		t.bot.Log.Error("table not moved", append(t.logKeys(), "error", err)...)
		return
	}
	clear(t.sheets)
}

// removed closes the tables of a chat, or of a whole community, that the bot can no longer write to. What is kept of the
// community waits for some time, should the bot be asked back.
func (b *Bot) removed(room chat.Room, community chat.Community) {
	if whole := room == (chat.Room{}) || room.Chat == community.ID; whole && community != (chat.Community{}) {
		b.logged("removal not kept", community, b.Store.SetAway(community, time.Now().UTC().Truncate(time.Second)))
	}
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
