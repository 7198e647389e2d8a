package bot

import (
	"maps"
	"slices"

	"briscola/bot/chat"
)

// registry says which live table is where and who sits at which. Bot.mu guards it; it is taken after a table's lock, never before.
type registry struct {
	tables map[TableID]*table
	homes  map[*table]chat.Room
	rooms  map[chat.Room][]*table // the newest last; more than one only after chats became one
	people map[chat.PersonID]*table
}

func newRegistry() registry {
	return registry{
		tables: map[TableID]*table{}, homes: map[*table]chat.Room{}, rooms: map[chat.Room][]*table{}, people: map[chat.PersonID]*table{},
	}
}

// house puts a table into a room, and out of the one where it was.
func (r *registry) house(t *table, room chat.Room) {
	r.unhouse(t)
	r.homes[t] = room
	r.rooms[room] = append(r.rooms[room], t)
}

func (r *registry) unhouse(t *table) {
	room, ok := r.homes[t]
	if !ok {
		return
	}
	delete(r.homes, t)
	r.rooms[room] = slices.DeleteFunc(r.rooms[room], func(other *table) bool { return other == t })
	if len(r.rooms[room]) == 0 {
		delete(r.rooms, room)
	}
}

// seat makes a table known under the people who have a seat, and no others. Somebody at a finished private game is free to
// sit down elsewhere.
func (r *registry) seat(t *table) {
	maps.DeleteFunc(r.people, func(_ chat.PersonID, at *table) bool { return at == t })
	if s := t.state; !s.private || s.phase != inResult {
		for i := range s.seats {
			if c := &s.seats[i]; c.person() {
				r.people[c.player.Person] = t
			}
		}
	}
}

// register makes a table known. One that is closed already, and only has to be drawn, is in no room and has no people. The
// caller holds the table's lock, or nobody else knows the table.
func (b *Bot) register(t *table) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.tables[t.id] = t
	if t.state.phase != isClosed {
		b.house(t, t.state.room)
		b.registry.seat(t)
	}
	b.work.Add(1)
	b.launch(t)
}

// align makes the registry agree with a table's state. The caller holds the table's lock.
func (b *Bot) align(t *table) {
	if t.state.phase == isClosed {
		b.forget(t)
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.homes[t] != t.state.room {
		b.house(t, t.state.room)
	}
	b.registry.seat(t)
}

// forget takes a closed table out of everything but what is still to be drawn; doing it twice does no harm. The caller holds
// the table's lock.
func (b *Bot) forget(t *table) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.tables[t.id] != t {
		return
	}
	delete(b.tables, t.id)
	b.unhouse(t)
	maps.DeleteFunc(b.people, func(_ chat.PersonID, at *table) bool { return at == t })
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

// reserve puts a new table into a room that has none, and tells the one that is there otherwise.
func (b *Bot) reserve(room chat.Room, t *table) (there *table) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if list := b.rooms[room]; len(list) > 0 {
		return list[len(list)-1]
	}
	b.house(t, room)
	return nil
}

// withdraw takes back what was reserved and claimed for a table that did not come to be.
func (b *Bot) withdraw(t *table) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.unhouse(t)
	maps.DeleteFunc(b.people, func(_ chat.PersonID, at *table) bool { return at == t })
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
	if list := b.rooms[room]; len(list) > 0 {
		return list[len(list)-1]
	}
	return nil
}

func (b *Bot) tableOf(person chat.PersonID) *table {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.people[person]
}

// allTables lists the live tables.
func (b *Bot) allTables() []*table {
	b.mu.Lock()
	defer b.mu.Unlock()
	return slices.Collect(maps.Values(b.tables))
}
