package bot

import (
	"slices"
	"strconv"
	"strings"

	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game"
	"briscola/game/strategy"
)

// wishes is what somebody wants who opens a table.
type wishes struct {
	seats     int
	computers int // -1 is as usual
	wins      int
	level     string
}

// usualWins is the length of a match where nothing else is said.
const usualWins = 3

// openTable opens a table in a room; in a private chat against computers, at once.
func (b *Bot) openTable(o order) (reply, error) {
	u := o.update
	want, err := readWishes(o)
	if err != nil {
		return reply{}, err
	}
	rules := game.Standard(want.seats)
	if want.computers < 0 {
		want.computers = 0
		if u.Private {
			want.computers = want.seats - 1
		}
	}
	if want.computers == want.seats && !u.Private {
		return reply{}, refuse(NeedPerson)
	}
	if u.Private && want.computers < want.seats-1 {
		want.computers = want.seats - 1
	}
	facts := []Fact{{
		Kind: Opened, Room: u.Room, Community: u.Community, Private: u.Private, Host: u.From.ID,
		Rules: rules.String(), Wins: want.wins, Level: want.level, Language: u.Language,
	}}
	if u.Private {
		facts[0].Language = u.From.Language
	}
	first := 0
	if want.computers < want.seats {
		facts = append(facts, Fact{Kind: Seated, Player: &Player{
			Person: u.From.ID, Name: CleanName(u.From.Name), Language: u.From.Language,
		}})
		first = 1
	}
	for i := range want.computers {
		facts = append(facts, Fact{Kind: Seated, Seat: first + i, Player: &Player{Level: want.level}})
	}
	return b.found(o, want.level, facts, first == 1)
}

// found makes the table, if the room and the person are free.
func (b *Bot) found(o order, level string, facts []Fact, sits bool) (reply, error) {
	u := o.update
	s := newState(newTableID())
	s.level = level
	t, err := b.newTable(s)
	if err != nil {
		return reply{}, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if at := b.tableOf(u.From.ID); sits && at != nil && at != b.tableIn(u.Room) {
		return reply{}, refuse(SeatedOther) // before any table makes way
	}
	if err := b.makeRoom(u, t); err != nil {
		return reply{}, err
	}
	if sits && !b.claim(u.From.ID, t) {
		b.withdraw(t)
		return reply{}, refuse(SeatedOther)
	}
	t.stamp(facts)
	if err := b.Store.Append(s.id, 0, facts...); err != nil {
		b.withdraw(t)
		if lost := b.Store.Drop(s.id); lost != nil { // in rare cases it is there all the same
			b.Log.Error("table that was not opened is not dropped", "table", s.id, "error", lost)
		}
		return reply{}, err
	}
	for _, f := range facts {
		if err := s.apply(Entry{Seq: s.seq + 1, Fact: f}); err != nil {
			return reply{}, err
		}
	}
	b.register(t)
	t.changed()
	t.startIfFull()
	switch {
	case s.private:
		return reply{}, nil
	case s.phase == inLobby:
		return reply{note: o.words.Term("opened"), ack: true}, nil
	}
	return reply{note: o.words.Term("started"), ack: true}, nil
}

// makeRoom reserves a room for a table. One whose match is over makes way.
func (b *Bot) makeRoom(u chat.Update, t *table) error {
	for {
		old := b.reserve(u.Room, t)
		if old == nil {
			return nil
		}
		if err := old.makeWay(); err != nil {
			return err
		}
	}
}

// makeWay closes a table that nobody needs any more, or has it shown again.
func (t *table) makeWay() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	switch {
	case t.state.phase == isClosed:
		t.bot.forget(t)
		return nil
	case t.state.phase == inResult:
		return t.close("done")
	}
	t.toBottom()
	return refuse(RoomTaken)
}

// readWishes reads the options of /briscola, typed ones or words in any order: "4", "computers=2", "casual", "match=3".
func readWishes(o order) (wishes, error) {
	want := wishes{seats: 2, computers: -1, wins: usualWins, level: strategy.Levels()[0]}
	for _, name := range []string{"variant", "seats", "computers", "level", "match"} {
		if value, ok := o.command.Options[name]; ok {
			if err := want.set(o.words, name, value); err != nil {
				return want, err
			}
		}
	}
	for _, word := range o.command.Words {
		name, value, named := strings.Cut(strings.ToLower(word), "=")
		if !named {
			name, value = guess(name), name
		}
		if err := want.set(o.words, name, value); err != nil {
			return want, err
		}
	}
	if want.computers > want.seats {
		return want, &RefusedError{Reason: OddSeats, Text: o.words.Say(lang.TooMany{Count: want.seats})}
	}
	return want, nil
}

// guess tells which option a bare word means.
func guess(word string) string {
	if _, err := strconv.Atoi(word); err == nil {
		return "seats"
	}
	if knownLevel(word) {
		return "level"
	}
	return "variant"
}

func (want *wishes) set(w speech, name, value string) error {
	n, err := strconv.Atoi(value)
	clean := CleanName(value)
	switch name {
	case "variant":
		if value != "classic" {
			return &RefusedError{Reason: UnknownCommand, Text: w.Say(lang.WrongVariant{Word: clean})}
		}
	case "seats":
		if err != nil || !slices.Contains(lobbySeats(), n) {
			return &RefusedError{Reason: OddSeats, Text: w.Say(lang.WrongSeats{Word: clean})}
		}
		want.seats = n
	case "computers":
		if err != nil || n < 0 || n > game.MaxSeats {
			return unknownWord(w, name+"="+value)
		}
		want.computers = n
	case "level":
		if !knownLevel(value) {
			return &RefusedError{Reason: UnknownCommand, Text: w.Say(lang.WrongLevel{Word: clean, Levels: strings.Join(strategy.Levels(), ", ")})}
		}
		want.level = value
	case "match":
		if err != nil || n < 0 || n > mostWins {
			return unknownWord(w, name+"="+value)
		}
		if want.wins = n; n == 1 {
			want.wins = game.SingleDeal
		}
	default:
		return unknownWord(w, name)
	}
	return nil
}

// mostWins bounds the length of a match.
const mostWins = 9
