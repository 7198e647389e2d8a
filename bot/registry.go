package bot

import (
	"maps"
	"slices"

	"briscola/bot/chat"
)

// register makes a table known under its id, its room and its people. It and forget are called by whoever holds the table's lock, or
// while nobody else knows the table.
func (b *Bot) register(t *table) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.tables[t.state.id] = t
	b.rooms[t.state.room] = t
	b.seatLocked(t)
	b.work.Add(1)
	b.launch(t)
}

// seat makes a table known under the people who have a seat, and no others.
func (b *Bot) seat(t *table) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for person, at := range b.people {
		if at == t {
			delete(b.people, person)
		}
	}
	b.seatLocked(t)
}

func (b *Bot) seatLocked(t *table) {
	for i := range t.state.seats {
		if c := &t.state.seats[i]; c.person() {
			b.people[c.player.Person] = t
		}
	}
}

// forget takes a closed table out of everything but what is still to be drawn.
func (b *Bot) forget(t *table) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.tables[t.state.id] != t {
		return
	}
	delete(b.tables, t.state.id)
	if b.rooms[t.state.room] == t {
		delete(b.rooms, t.state.room)
	}
	for person, at := range b.people {
		if at == t {
			delete(b.people, person)
		}
	}
	b.work.Done()
}

// claim reserves a person for a table. It tells false when the person sits at another one.
func (b *Bot) claim(person chat.PersonID, t *table) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if at, taken := b.people[person]; taken && at != t {
		return false
	}
	b.people[person] = t
	return true
}

// release frees a person who has no seat at a table from it. The caller holds the table's lock.
func (b *Bot) release(person chat.PersonID, t *table) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.people[person] == t && t.state.seatOf(person) < 0 {
		delete(b.people, person)
	}
}

// table finds a table by its id, tableIn one by its room, tableOf one by somebody who sits there; nil if there is none.
func (b *Bot) table(id TableID) *table {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.tables[id]
}

func (b *Bot) tableIn(room chat.Room) *table {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.rooms[room]
}

func (b *Bot) tableOf(person chat.PersonID) *table {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.people[person]
}

// moveRoom makes a table known under another room.
func (b *Bot) moveRoom(from, to chat.Room, t *table) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.rooms[from] == t {
		delete(b.rooms, from)
	}
	b.rooms[to] = t
}

// allTables lists the live tables, tablesOf those in one chat, whatever the topic.
func (b *Bot) allTables() []*table {
	b.mu.Lock()
	defer b.mu.Unlock()
	return slices.Collect(maps.Values(b.tables))
}

func (b *Bot) tablesOf(platform, chatID string) []*table {
	b.mu.Lock()
	defer b.mu.Unlock()
	var list []*table
	for room, t := range b.rooms {
		if room.Platform == platform && room.Chat == chatID {
			list = append(list, t)
		}
	}
	return list
}
