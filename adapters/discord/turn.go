package discord

import (
	"context"
	"fmt"
	"runtime/debug"
	"sync"
	"time"

	"briscola/bot/chat"
)

// turn takes one interaction from its arrival to the end of its answer.
type turn struct {
	m      *Messenger
	in     *interaction
	update chat.Update
	reply  *reply
	late   *time.Timer // defers the answer

	mu    sync.Mutex // held while something is said
	state turnState
}

type turnState uint8

const (
	waiting  turnState = iota // Discord has heard nothing yet
	deferred                  // Discord knows that the answer comes later
	answered
	missed // Discord takes nothing for it any more
)

// take begins a turn. Events that come twice, lack what an answer needs, or come after the end of Run are dropped.
func (m *Messenger) take(ctx context.Context, in *interaction, handle chat.Handler) {
	if !in.complete() {
		m.log.Warn("discord: an interaction lacks fields", "type", in.Type)
		return
	}
	if !m.work.begin() {
		return
	}
	entry, isNew := m.replies.add(in)
	if !isNew {
		m.work.end()
		return
	}
	if shown := in.Message; shown != nil {
		if _, known := m.attached.get(shown.ID); !known {
			m.attached.set(shown.ID, shown.Attachments)
		}
	}
	t := &turn{m: m, in: in, reply: entry}
	var known bool
	t.update, known = in.update()
	if in.Type != interactionQuery {
		t.late = time.AfterFunc(m.options.Timing.Defer, func() { t.postpone(ctx) })
	}
	m.queues.add("room "+in.Channel, func() {
		var a chat.Answer
		if known {
			a = m.ask(ctx, handle, t.update)
		}
		t.deliver(ctx, a)
	})
}

// ask calls the handler and outlives its panics. What it panicked with may hold people's words or cards and is not logged.
func (m *Messenger) ask(ctx context.Context, handle chat.Handler, u chat.Update) (a chat.Answer) {
	defer func() {
		if p := recover(); p != nil {
			m.log.Error("discord: the handler panicked", "room", u.Room, "kind", fmt.Sprintf("%T", p), "stack", string(debug.Stack()))
			a = chat.Answer{}
		}
	}()
	return handle(ctx, u)
}

// deliver sends the answer without holding up the room. Answers that replace a message stay in order among themselves, so
// that the newest screen is the one that remains.
func (t *turn) deliver(ctx context.Context, a chat.Answer) {
	f := func() {
		defer t.m.work.end()
		t.finish(ctx, a)
	}
	if a.Replace && t.in.Message != nil {
		t.m.queues.add("message "+t.in.Message.ID, f)
		return
	}
	go f()
}

// postpone tells Discord that the answer comes later.
func (t *turn) postpone(ctx context.Context) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.state != waiting {
		return
	}
	d := callback{Type: callbackDeferUpdate}
	if t.in.Type == interactionCommand {
		d = callback{Type: callbackDefer, Data: deferral{Flags: flagEphemeral}}
	}
	err := t.acknowledge(ctx, d, nil)
	switch {
	case err == nil:
		t.state = deferred
	case isCode(err, codeUnknownInteraction):
		t.state = missed
	}
	t.report(err)
}

// finish says the answer, in whichever form is still possible.
func (t *turn) finish(ctx context.Context, a chat.Answer) {
	if t.late != nil {
		t.late.Stop()
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	p, bad := t.plan(a)
	if bad != nil {
		t.m.log.Error("discord: an answer cannot be shown", "room", t.update.Room, "error", bad)
	}
	var private said
	var err error
	switch t.state {
	case waiting:
		private, err = t.respond(ctx, p)
	case deferred:
		private, err = t.complete(ctx, p)
	}
	t.state = answered
	t.reply.settle(private)
	t.report(err)
}

// report logs what went wrong; that an answer came too late is an outcome.
func (t *turn) report(err error) {
	switch {
	case err == nil:
	case isCode(err, codeUnknownInteraction):
		t.m.log.Debug("discord: an answer came too late", "room", t.update.Room)
	default:
		t.m.log.Warn("discord: an answer was not taken", "room", t.update.Room, "error", err)
	}
}
