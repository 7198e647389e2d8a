package bot

import (
	"strings"

	"briscola/bot/chat"
	"briscola/game"
)

// wishes is what somebody wants who opens a table.
type wishes struct {
	variant   variant
	seats     int // 0 is as usual
	computers int // -1 is as usual
	signs     string
	noHints   bool
	casual    *bool // nil is as the community likes it
	all       bool  // every seat is for a computer
	format    *game.Format
	level     string
	houses    []string // name=value
}

// rules gives the rules that are wished for.
func (want wishes) rules() (game.Rules, error) {
	rules := want.variant.rules(want.seats)
	for _, h := range want.houses {
		name, value, _ := strings.Cut(h, "=")
		changed, err := with(rules, name, value)
		if err != nil {
			return rules, err
		}
		rules = changed
	}
	return rules, rules.Validate()
}

// openTable opens a table in a room; in a private chat against computers, at once.
func (b *Bot) openTable(o order) (reply, error) {
	u := o.update
	want, err := readWishes(o)
	if err != nil {
		return reply{}, err
	}
	rules, err := want.rules()
	if err != nil {
		return reply{}, o.words.impossible(err)
	}
	format := want.variant.format
	if want.format != nil {
		format = *want.format
	}
	if err := format.Validate(rules); err != nil {
		return reply{}, o.words.impossible(err)
	}
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
		Variant: want.variant.name, Rules: rules.String(), Match: formatText(format), Level: want.level, Language: u.Language,
		NoHints: want.noHints,
	}}
	if u.Private {
		facts[0].Language = u.From.Language
	}
	if facts[0].Casual, err = b.casual(u.Community, want.casual); err != nil {
		return reply{}, err
	}
	if want.signs != signsOff {
		if rules.Sides() == rules.Seats {
			return reply{}, refuse(NoSigns)
		}
		facts[0].Signs, facts[0].Notice = want.signs, usualNotice
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

// casual tells whether a new table is not rated: as wished, or as the community has it.
func (b *Bot) casual(community chat.Community, wish *bool) (bool, error) {
	if wish != nil {
		return *wish, nil
	}
	settings, err := b.Store.CommunitySettings(community)
	return settings.Casual, err
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
