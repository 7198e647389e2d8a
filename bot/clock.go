package bot

import (
	"context"
	"time"

	"briscola/game"
)

// How long things stay on the screen, in multiples of the computers' pace, before the next thing happens.
const (
	movePaces  = 1 // a person's move, before a computer's
	trickPaces = 2 // a finished trick, before a computer leads
	dealPaces  = 6 // a result, before the next deal
)

// resultPatience is how long the next deal waits for the result of the last one to be shown, where the platform is slow.
const resultPatience = 30 * time.Second

// retryDelay is how long the clock waits after a duty that failed, such as one that could not be saved.
const retryDelay = 5 * time.Second

// restartGrace is how long people have after a restart before the clock acts for them.
const restartGrace = 30 * time.Second

// duty is what the clock has to do at a table and when. The zero value is nothing.
type duty struct {
	at time.Time
	do func(ctx context.Context, version uint64)
}

// run is the goroutine of a table: it closes it when it is idle, deals, reminds people, plays for those who are too slow, and
// plays the computers' cards.
func (t *table) run(ctx context.Context) {
	t.mu.Lock()
	t.mark()
	t.mu.Unlock()
	for {
		t.mu.Lock()
		next, version, retry, over := t.next(), t.state.version, t.retry, t.state.phase == isClosed
		if over {
			t.bot.forget(t) // which is news only for one that was closed before a restart
		}
		t.mu.Unlock()
		if over {
			return
		}
		var timer <-chan time.Time
		if next.do != nil {
			timer = time.After(time.Until(later(next.at, retry)))
		}
		select {
		case <-ctx.Done():
			return
		case <-t.wake:
		case <-timer:
			next.do(ctx, version)
		}
	}
}

// next tells the clock's next duty. The caller holds the lock.
func (t *table) next() duty {
	s, o := t.state, &t.bot.Options
	switch s.phase {
	case inLobby:
		if s.free() == 0 { // the process ended before it began
			return duty{at: s.since, do: t.guarded(t.begin)}
		}
		return t.after(o.LobbyLimit, t.guarded(func() error { return t.close("idle") }))
	case inResult:
		if s.people() == 0 {
			return duty{at: s.since, do: t.guarded(func() error { return t.close("done") })}
		}
		if s.allAgreed() {
			return duty{at: s.since, do: t.guarded(t.rematch)}
		}
		return t.after(o.LobbyLimit, t.guarded(func() error { return t.close("done") }))
	case inPause:
		at := s.since.Add(dealPaces * o.ComputerPace)
		if s.shown[ResultSurface].ID == "" {
			at = later(at, later(s.since, t.restored).Add(resultPatience))
		}
		return duty{at: at, do: t.guarded(t.dealNext)}
	case inDeal:
		return t.nextInDeal()
	}
	return duty{}
}

// after is a duty some time after anybody last did anything, and some time after a restart; zero is never.
func (t *table) after(limit time.Duration, do func(context.Context, uint64)) duty {
	if limit == 0 {
		return duty{}
	}
	at := later(t.state.since.Add(limit), t.restored.Add(min(limit, restartGrace)))
	return duty{at: at, do: do}
}

func later(a, b time.Time) time.Time {
	if a.Before(b) {
		return b
	}
	return a
}

// guarded makes a duty of something that is done under the lock if the table still stands where it stood.
func (t *table) guarded(do func() error) func(context.Context, uint64) {
	return func(_ context.Context, version uint64) {
		t.mu.Lock()
		defer t.mu.Unlock()
		if t.state.version != version || t.state.phase == isClosed {
			return
		}
		if err := do(); err != nil {
			t.bot.Log.Error("the clock's duty failed, trying again", append(t.logKeys(), "error", err)...)
			t.retry = time.Now().Add(retryDelay)
			t.mark() // what would not have been shown before the move
		}
	}
}

func (t *table) nextInDeal() duty {
	s, o := t.state, &t.bot.Options
	c := &s.seats[s.turn()]
	if c.computer() {
		return duty{at: s.since.Add(s.paces() * o.ComputerPace), do: t.chosen(ByComputer)}
	}
	forSlow := t.chosen(ByClock)
	if s.deal.state.Phase() == game.PhaseAuction { // nothing is promised in anybody's name
		forSlow = t.guarded(func() error { return t.move(game.Pass(s.turn()), ByClock) })
	}
	limit := t.after(o.TurnLimit, forSlow)
	remind := t.after(o.TurnReminder, t.guarded(t.remind))
	if remind.do != nil && s.pinged != s.version && (limit.do == nil || remind.at.Before(limit.at)) {
		return remind
	}
	return limit
}

// remind has the person on turn pinged.
func (t *table) remind() error {
	t.state.pinged = t.state.version
	t.markPing()
	return nil
}
