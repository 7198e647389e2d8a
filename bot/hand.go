package bot

import (
	"context"
	"errors"
	"fmt"
	"time"

	"briscola/bot/chat"
)

// markHand has the private screens of a seat looked at: the private message, and the private answer if one is open.
func (t *table) markHand(seat int) {
	c := &t.state.seats[seat]
	if c.player == nil || c.player.Computer() {
		return
	}
	person := c.player.Person
	m := t.bot.platforms[person.Platform]
	if m == nil {
		return
	}
	sh := sheet{surface: HandSurface, seat: seat}
	add := func(kind string, after time.Time, plan func() func(context.Context) error) {
		e := &errand{key: fmt.Sprintf("%s %s %d", t.id, kind, seat), rank: tableRank, after: after, plan: plan, stubborn: true}
		t.bot.post.add(m, "private "+person.ID, m.Caps().Private, e)
	}
	if !t.shut[seat] {
		add("hand", t.rested(sh), func() func(context.Context) error { return t.planHand(m, sh, person) })
	}
	if w := t.window[seat]; w.open() {
		add("window", w.at.Add(m.Caps().EditGap), func() func(context.Context) error { return t.planWindow(m, seat, person) })
	}
}

// holds tells whether the person still has the seat, be it as somebody who just left.
func (t *table) holds(seat int, person chat.PersonID) bool {
	p := t.state.seats[seat].player
	return p != nil && p.Person == person
}

func (t *table) planHand(m chat.Messenger, sh sheet, person chat.PersonID) func(context.Context) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.holds(sh.seat, person) || t.shut[sh.seat] {
		return nil
	}
	want := t.screen(sh)
	want.era = t.state.era
	switch d := t.sheets[sh]; {
	case !want.wanted:
		return nil
	case want.ref.ID == "":
		return func(ctx context.Context) error { return t.sendHand(ctx, m, sh, person, want) }
	case d != nil && d.message.Equal(want.message):
		return nil
	case t.rested(sh).After(time.Now()): // an answer has shown it meanwhile
		t.markHand(sh.seat)
		return nil
	}
	return func(ctx context.Context) error {
		err := m.Edit(ctx, want.ref, t.bot.painted(ctx, want))
		if errors.Is(err, chat.ErrGone) {
			return t.lost(sh, want.ref)
		}
		return t.handShown(sh, person, want.message, err)
	}
}

// sendHand posts a hand in the private chat with its owner.
func (t *table) sendHand(ctx context.Context, m chat.Messenger, sh sheet, person chat.PersonID, want screen) error {
	want.message.Key = t.key(sh)
	room, err := m.Private(ctx, person)
	if err != nil {
		return t.handShown(sh, person, want.message, err)
	}
	ref, err := m.Send(ctx, room, t.bot.painted(ctx, want))
	if err != nil {
		return t.handShown(sh, person, want.message, err)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.holds(sh.seat, person) {
		t.discard(m, ref)
		return nil
	}
	t.arrived(m, sh, want, ref)
	t.markHand(sh.seat)
	return nil
}

// handShown notes what came of showing a hand. Whoever takes no private messages is told once, at the table, how to see it.
func (t *table) handShown(sh sheet, person chat.PersonID, message chat.Message, err error) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.holds(sh.seat, person) {
		return nil // somebody else sits there meanwhile
	}
	switch {
	case err == nil:
		t.drawn(sh, message)
		return nil
	case errors.Is(err, chat.ErrBlocked), errors.Is(err, chat.ErrForbidden), errors.Is(err, chat.ErrGone), errors.Is(err, chat.ErrRefused):
		t.shut[sh.seat] = true
		t.tell(sh.seat)
		return nil
	}
	return err
}

// tell explains to somebody without private messages how to see the hand, once.
func (t *table) tell(seat int) {
	c := &t.state.seats[seat]
	if !c.person() || c.told || t.state.phase == isClosed {
		return
	}
	if err := t.append(Fact{Kind: Told, Seat: seat}); err != nil {
		return
	}
	m := t.bot.platforms[t.state.room.Platform]
	message := t.toldScreen(seat)
	room := t.state.room
	t.errand(room, &errand{key: fmt.Sprintf("%s told %d", t.id, seat), rank: pingRank, plan: func() func(context.Context) error {
		return func(ctx context.Context) error {
			_, err := m.Send(ctx, room, message)
			var busy *chat.BusyError
			if errors.As(err, &busy) {
				return err
			}
			return nil
		}
	}})
}

// opened remembers a private answer that shows a hand, so that it can be kept up to date.
func (t *table) opened(seat int, ref chat.MessageRef, life time.Duration, message chat.Message) {
	if ref.ID != "" && life > 0 {
		t.window[seat] = window{ref: ref, until: time.Now().Add(life), message: message, at: time.Now()}
	}
}

// follow has the private screens of a seat drawn as soon as the answer to a press is out.
func (t *table) follow(seat int) {
	t.window[seat].at = time.Time{}
	t.markHand(seat)
}

func (w window) open() bool { return time.Now().Before(w.until) }

func (t *table) planWindow(m chat.Messenger, seat int, person chat.PersonID) func(context.Context) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	w := t.window[seat]
	want := t.screen(sheet{surface: HandSurface, seat: seat})
	if !t.holds(seat, person) || !w.open() || !want.wanted || w.message.Equal(want.message) {
		return nil
	}
	if w.at.Add(m.Caps().EditGap).After(time.Now()) { // it is on its way
		t.markHand(seat)
		return nil
	}
	return func(ctx context.Context) error {
		err := m.Edit(ctx, w.ref, t.bot.painted(ctx, want))
		t.mu.Lock()
		defer t.mu.Unlock()
		if t.window[seat].ref != w.ref {
			return nil // a newer one is open
		}
		var busy *chat.BusyError
		switch {
		case err == nil:
			t.window[seat].message, t.window[seat].at = want.message, time.Now()
		case errors.As(err, &busy):
			return err
		default:
			t.window[seat] = window{} // closed by its owner, or too old
		}
		return nil
	}
}
