package bot

import (
	"crypto/rand"
	"fmt"
	"strings"
	"sync"
	"time"

	"briscola/bot/chat"
	"briscola/game"
	"briscola/game/strategy"
)

// table is a live table. Its lock is held over check, append and fold, never over a call to a platform.
type table struct {
	id       TableID
	bot      *Bot
	computer strategy.Strategy
	wake     chan struct{} // the clock has to look again
	restored time.Time     // when it came back after a restart, zero for a new one

	mu      sync.Mutex
	state   *state
	page    string // of the lobby's buttons
	moved   ratingMoves
	settled settledDeal
	picked  game.Suit // whose cards a caller looks at who may name any
	paused  bool      // the process is about to end
	retry   time.Time // the clock does nothing before
	drops   int       // how often the end of a closed table was put off
	sheets  map[sheet]*drawn
	owed    bool                  // somebody who pressed on the shared screen waits to see it
	shut    [game.MaxSeats]bool   // no private messages reach the person
	window  [game.MaxSeats]window // the newest private answer that shows a hand
}

// window is a private answer that can still be edited.
type window struct {
	ref     chat.MessageRef
	until   time.Time
	message chat.Message // as it shows now
	at      time.Time    // since when
}

func (b *Bot) newTable(s *state) (*table, error) {
	level, err := b.Strategies(s.level)
	if err != nil {
		return nil, err
	}
	return &table{id: s.id, bot: b, computer: level, wake: make(chan struct{}, 1), state: s, sheets: map[sheet]*drawn{}}, nil
}

// newTableID draws an id of 50 random bits.
func newTableID() TableID {
	return TableID(strings.ToLower(rand.Text()[:10]))
}

// append commits facts and then folds them in. After an error the state is what the store has.
func (t *table) append(facts ...Fact) error {
	t.stamp(facts)
	return t.commit(facts, func() error {
		return t.bot.Store.Append(t.state.id, t.state.seq, facts...)
	})
}

func (t *table) stamp(facts []Fact) {
	now := time.Now().UTC()
	for i := range facts {
		facts[i].At = now
	}
}

// commit runs write, which saves the facts, folds them in and has the screens drawn.
func (t *table) commit(facts []Fact, write func() error) error {
	if err := write(); err != nil {
		t.bot.Log.Error("facts not saved", append(t.logKeys(), "error", err)...)
		t.reload() // in rare cases they were
		return fmt.Errorf("bot: save: %w", err)
	}
	for _, f := range facts {
		if err := t.state.apply(Entry{Seq: t.state.seq + 1, Fact: f}); err != nil {
			t.bot.Log.Error("saved fact does not fold", append(t.logKeys(), "error", err)...)
			t.reload()
			break
		}
	}
	t.changed()
	t.bot.align(t) // after the last screens of a closed table are queued, for Wait
	return nil
}

// reload takes the state from the store, which is right where the two differ.
func (t *table) reload() {
	s, err := t.bot.load(t.state.id)
	if err != nil {
		t.bot.Log.Error("table not reloaded", append(t.logKeys(), "error", err)...)
		return
	}
	if s.seq == t.state.seq {
		return
	}
	t.state = s
	t.changed()
	t.bot.align(t)
}

// changed wakes the clock and has every screen of the table looked at.
func (t *table) changed() {
	t.rouse()
	t.mark()
}

// pause says on the table's screen that the bot is away for a moment.
func (t *table) pause() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.paused = true
	t.markSheet(sheet{surface: TableSurface})
}

// rouse has the clock look again.
func (t *table) rouse() {
	select {
	case t.wake <- struct{}{}:
	default:
	}
}

// close ends the table for a reason, the term "closed." and the reason.
func (t *table) close(reason string) error {
	return t.append(Fact{Kind: Closed, Reason: reason})
}

// logKeys name the table in an entry of the log.
func (t *table) logKeys() []any {
	return []any{"table", t.id, "room", t.state.room, "seq", t.state.seq}
}
