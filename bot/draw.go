package bot

import (
	"context"
	"errors"
	"fmt"
	"time"

	"briscola/bot/chat"
)

// sheet names one message of a table: a surface, and for hands the seat.
type sheet struct {
	surface Surface
	seat    int
}

// drawn is what is known of a sheet besides where it is, which is in the state.
type drawn struct {
	message chat.Message // as last shown; empty after a restart
	at      time.Time    // when it was last sent or edited
	born    time.Time    // when it was posted, zero if before a restart
}

// screen is what a sheet is to show.
type screen struct {
	message  chat.Message
	painting *painting       // of its picture, nil where it has none
	ref      chat.MessageRef // of the message that shows it; zero where there is none yet
	wanted   bool            // false where the message, if there is one, is to go
	era      int             // of the state when it was made
}

// rankOf orders the sheets of a chat.
func rankOf(s Surface, p phase) rank {
	switch {
	case s == ResultSurface:
		return resultRank
	case s == PingSurface:
		return pingRank
	case p == inLobby:
		return lobbyRank
	}
	return tableRank
}

// mark has every sheet of the table looked at. What has not changed costs the platform nothing. The caller holds the lock.
func (t *table) mark() {
	s := t.state
	t.markSheet(sheet{surface: ResultSurface})
	t.markSheet(sheet{surface: TableSurface})
	if s.shown[PingSurface].ID != "" {
		t.markSheet(sheet{surface: PingSurface})
	}
	if !s.private {
		for i := range s.seats {
			t.markHand(i)
		}
	}
	if s.phase == isClosed {
		t.errand(s.room, &errand{key: "drop " + string(t.id), rank: lastRank, plan: t.drop})
	}
}

// A closed table's log is kept until its last screens are shown, looked after every half minute, ten minutes at most.
const (
	dropGap  = 30 * time.Second
	dropMost = 20
)

// drop removes the log of a closed table once its last screens are shown.
func (t *table) drop() func(context.Context) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.undrawn() && t.drops < dropMost {
		t.drops++
		t.errand(t.state.room, &errand{key: "drop " + string(t.id), rank: lastRank, after: time.Now().Add(dropGap), plan: t.drop})
		return nil
	}
	if err := t.bot.Store.Drop(t.id); err != nil {
		t.bot.Log.Error("closed table not dropped", "table", t.id, "error", err)
	}
	return nil
}

// undrawn tells whether a shared screen of the table is not yet as it should be.
func (t *table) undrawn() bool {
	for _, surface := range []Surface{TableSurface, ResultSurface} {
		sh := sheet{surface: surface}
		want, d := t.screen(sh), t.sheets[sh]
		if want.wanted && (d == nil || !d.message.Equal(want.message)) {
			return true
		}
	}
	return false
}

func (t *table) markPing() { t.markSheet(sheet{surface: PingSurface}) }

func (t *table) markSheet(sh sheet) {
	t.errand(t.state.room, &errand{
		key:      fmt.Sprintf("%s %s", t.id, sh.surface),
		rank:     rankOf(sh.surface, t.state.phase),
		stubborn: true,
		after:    t.rested(sh),
		plan:     func() func(context.Context) error { return t.plan(sh) },
	})
}

// rested tells when a sheet may be edited again.
func (t *table) rested(sh sheet) time.Time {
	m, d := t.bot.platforms[t.state.room.Platform], t.sheets[sh]
	if m == nil || d == nil {
		return time.Time{}
	}
	return d.at.Add(m.Caps().EditGap)
}

// errand queues something to send in a room. All topics of a chat share its queue.
func (t *table) errand(room chat.Room, e *errand) {
	if m := t.bot.platforms[room.Platform]; m != nil {
		t.bot.post.add(m, room.Chat, paceOf(m, t.state.private), e)
	}
}

// plan compares what a sheet shows with what it is to show, and gives the one call that brings it nearer.
func (t *table) plan(sh sheet) func(context.Context) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	want := t.screen(sh)
	want.era = t.state.era
	d := t.sheets[sh]
	m := t.bot.platforms[t.state.room.Platform]
	switch {
	case !want.wanted && want.ref.ID == "":
		return nil
	case !want.wanted:
		return func(ctx context.Context) error { return t.remove(ctx, m, sh, want.ref) }
	case want.ref.ID == "":
		return func(ctx context.Context) error { return t.send(ctx, m, sh, want) }
	case sh.surface == TableSurface && t.hurries() && !t.owed:
		return nil
	case d != nil && d.message.Equal(want.message):
		return nil
	case t.rested(sh).After(time.Now()): // an answer has shown it meanwhile
		t.markSheet(sh)
		return nil
	}
	movable := sh.surface == TableSurface && t.state.phase == inDeal && t.state.edge() && !t.state.private
	return func(ctx context.Context) error {
		if movable && t.scrolled(ctx, m, want.ref) {
			return t.repost(ctx, m, sh, want)
		}
		return t.edit(ctx, m, sh, want)
	}
}

// hurries tells whether computers move on before anybody could read the table: then their next stop is shown instead. It does
// not when their moves fail, or the process is about to end.
func (t *table) hurries() bool {
	return t.state.amidRun() && !t.paused && !t.retry.After(time.Now())
}

// send posts a sheet and remembers where. What has changed meanwhile is drawn next.
func (t *table) send(ctx context.Context, m chat.Messenger, sh sheet, want screen) error {
	want.message.Key = t.key(sh)
	ref, err := m.Send(ctx, t.roomNow(), t.bot.painted(ctx, want))
	if err != nil {
		return t.trouble(sh, err)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.arrived(m, sh, want, ref)
	t.markSheet(sh)
	return nil
}

// arrived takes a message that was just posted as the sheet's. One that came too late for its era is taken away again,
// but for a result, which stands by itself.
func (t *table) arrived(m chat.Messenger, sh sheet, want screen, ref chat.MessageRef) {
	if want.era != t.state.era {
		if sh.surface != ResultSurface {
			t.discard(m, ref)
		}
		return
	}
	now := time.Now()
	t.sheets[sh] = &drawn{message: want.message, at: now, born: now}
	t.posted(sh, ref)
}

// key is the same until the sheet is known to be posted, so that a send that was repeated shows once.
func (t *table) key(sh sheet) string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return fmt.Sprintf("%s%s%d.%d", t.id, sh.surface[:1], sh.seat, t.state.posts[sh])
}

func (t *table) roomNow() chat.Room {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.state.room
}

func (t *table) edit(ctx context.Context, m chat.Messenger, sh sheet, want screen) error {
	err := m.Edit(ctx, want.ref, t.bot.painted(ctx, want))
	if errors.Is(err, chat.ErrGone) {
		return t.lost(sh, want.ref)
	}
	if err != nil {
		return t.trouble(sh, err)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.drawn(sh, want.message)
	return nil
}

// drawn remembers what the message of a sheet shows from now on.
func (t *table) drawn(sh sheet, message chat.Message) {
	d := t.sheets[sh]
	if d == nil {
		d = &drawn{}
		t.sheets[sh] = d
	}
	d.message, d.at = message, time.Now()
	if sh.surface == TableSurface {
		t.owed = false
	}
}

func (t *table) remove(ctx context.Context, m chat.Messenger, sh sheet, ref chat.MessageRef) error {
	if err := m.Delete(ctx, ref); err != nil && !errors.Is(err, chat.ErrGone) {
		return t.trouble(sh, err)
	}
	return t.lost(sh, ref)
}

// lost forgets a message that is gone and has the sheet looked at again, which posts it anew if it is still wanted.
func (t *table) lost(sh sheet, ref chat.MessageRef) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.sheets, sh)
	if t.written(sh).ref == ref {
		t.posted(sh, chat.MessageRef{})
	}
	if sh.surface == HandSurface {
		t.markHand(sh.seat)
	} else {
		t.markSheet(sh)
	}
	return nil
}

// posted records where a sheet is now. A record that cannot be saved costs a second message after a restart, nothing else.
func (t *table) posted(sh sheet, ref chat.MessageRef) {
	facts := []Fact{{Kind: Posted, Surface: sh.surface, Seat: sh.seat, Message: ref}}
	t.stamp(facts)
	if err := t.bot.Store.Append(t.id, t.state.seq, facts...); err != nil {
		t.bot.Log.Error("message not recorded", append(t.logKeys(), "surface", sh.surface, "error", err)...)
		t.reload()
		if t.written(sh).ref != ref {
			t.state.foldPosted(facts[0])
		}
	} else if err := t.state.apply(Entry{Seq: t.state.seq + 1, Fact: facts[0]}); err != nil {
		t.bot.Log.Error("saved fact does not fold", append(t.logKeys(), "error", err)...)
	}
	t.rouse()
}

// forbiddenGap is how long a screen is left undrawn where the bot may not write.
const forbiddenGap = time.Minute

// trouble deals with what cannot be mended by trying again at once. Where the bot may not write, or the message is
// refused, the screen is left undrawn and the game goes on; a chat that is gone ends it.
func (t *table) trouble(sh sheet, err error) error {
	var moved *chat.MovedError
	switch {
	case errors.As(err, &moved):
		t.bot.rehome(t.roomNow(), moved.To, chat.Community{Platform: moved.To.Platform, ID: moved.To.Chat})
		return nil
	case errors.Is(err, chat.ErrGone), errors.Is(err, chat.ErrForbidden), errors.Is(err, chat.ErrRefused):
	default:
		return err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.bot.Log.Warn("screen not shown", append(t.logKeys(), "surface", sh.surface, "error", err)...)
	t.sheets[sh] = &drawn{at: time.Now().Add(forbiddenGap)}
	if errors.Is(err, chat.ErrGone) && t.state.phase != isClosed {
		if err := t.close("gone"); err != nil {
			t.bot.Log.Error("table not closed", append(t.logKeys(), "error", err)...)
		}
	}
	return nil
}

// resting is a sheet as it is now, to be left behind for another message.
func (t *table) resting(sh sheet) screen {
	want := t.screen(sh)
	if d := t.sheets[sh]; d != nil && d.message.Equal(want.message) && len(want.message.Buttons) == 0 {
		return screen{} // as it should be already
	}
	want.message.Buttons = nil
	return want
}

// retire has a message that is left behind shown once more, without buttons.
func (t *table) retire(want screen) {
	if want.ref.ID == "" {
		return
	}
	m := t.bot.platforms[t.state.room.Platform]
	t.errand(want.ref.Room, &errand{key: "retire " + want.ref.ID, rank: tableRank, plan: func() func(context.Context) error {
		return func(ctx context.Context) error {
			var busy *chat.BusyError
			if err := m.Edit(ctx, want.ref, t.bot.painted(ctx, want)); errors.As(err, &busy) {
				return err
			}
			return nil
		}
	}})
}

// When a table has scrolled away: so many messages lie below it. It moves once a minute at most.
const (
	scrolledAway = 12
	repostGap    = time.Minute
)

// scrolled tells whether a table had better be posted again at the bottom.
func (t *table) scrolled(ctx context.Context, m chat.Messenger, ref chat.MessageRef) bool {
	t.mu.Lock()
	d := t.sheets[sheet{surface: TableSurface}]
	t.mu.Unlock()
	if d != nil && !d.born.IsZero() {
		age := time.Since(d.born)
		if limit := m.Caps().EditAge; limit > 0 && age > limit {
			return true
		}
		if age < repostGap {
			return false
		}
	}
	below, err := m.Below(ctx, ref)
	return err == nil && below >= scrolledAway
}

// shows tells whether a message is one of the table's shared screens.
func (t *table) shows(ref chat.MessageRef) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, shown := range t.state.shown {
		if shown == ref && ref.ID != "" {
			return true
		}
	}
	return false
}

// repost posts a sheet at the bottom, and then has the old message deleted.
func (t *table) repost(ctx context.Context, m chat.Messenger, sh sheet, want screen) error {
	if err := t.send(ctx, m, sh, want); err != nil {
		return err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.written(sh).ref != want.ref {
		t.discard(m, want.ref)
	}
	return nil
}

// discard has a message deleted that is no longer needed.
func (t *table) discard(m chat.Messenger, ref chat.MessageRef) {
	t.errand(ref.Room, &errand{key: "delete " + ref.ID, rank: lastRank, plan: func() func(context.Context) error {
		return func(ctx context.Context) error {
			if err := m.Delete(ctx, ref); err != nil {
				t.bot.Log.Info("old message stays", "table", t.id, "error", err)
			}
			return nil
		}
	}})
}
