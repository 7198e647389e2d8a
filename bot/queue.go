package bot

import (
	"context"
	"time"

	"golang.org/x/time/rate"

	"briscola/bot/chat"
)

// rank says which of the waiting errands of a chat is done first.
type rank uint8

const (
	resultRank rank = iota
	lobbyRank
	pingRank
	tableRank
	lastRank // clearing away
)

// queue holds the errands of one chat. The lock of its post guards it, except for bell.
type queue struct {
	ready   func() bool // the platform is connected
	global  *rate.Limiter
	pace    *rate.Limiter
	waiting []*errand
	running bool
	paused  time.Time     // the platform takes nothing before
	calm    time.Time     // until then the pace is halved
	normal  rate.Limit    // the pace when it is not
	bell    chan struct{} // something may be due earlier now
}

func newQueue(ready func() bool, global *rate.Limiter, pace chat.Pace) *queue {
	l := newLimiter(pace)
	return &queue{ready: ready, global: global, pace: l, normal: l.Limit(), bell: make(chan struct{}, 1)}
}

// newLimiter makes a token bucket of a pace.
func newLimiter(pace chat.Pace) *rate.Limiter {
	if pace.Every == 0 {
		return rate.NewLimiter(rate.Inf, 1)
	}
	return rate.NewLimiter(rate.Every(pace.Every), max(pace.Burst, 1))
}

// put adds an errand or takes the place of the one with its key. It tells whether the queue has to be started.
func (q *queue) put(e *errand) (start bool) {
	defer q.hurry()
	for i, old := range q.waiting {
		if old.key == e.key {
			e.after = later(e.after, old.after)
			q.waiting[i] = e
			return false
		}
	}
	q.waiting = append(q.waiting, e)
	return !q.running && len(q.waiting) == 1
}

// putBack adds an errand that failed, unless a newer one has come meanwhile.
func (q *queue) putBack(e *errand) {
	for _, newer := range q.waiting {
		if newer.key == e.key {
			newer.after = later(newer.after, e.after)
			return
		}
	}
	q.waiting = append(q.waiting, e)
}

// fresh tells whether the queue is like a new one.
func (q *queue) fresh(now time.Time) bool {
	return !q.running && len(q.waiting) == 0 && now.After(q.calm) && q.pace.TokensAt(now) >= float64(q.pace.Burst())
}

// readyGap is how often a platform that is not connected is looked at.
const readyGap = 500 * time.Millisecond

func (q *queue) hurry() {
	select {
	case q.bell <- struct{}{}:
	default:
	}
}

// next takes out the errand that is to be done now, or tells how long to wait for one; nothing and 0 when none waits.
func (q *queue) next(now time.Time) (*errand, time.Duration) {
	best := -1
	var due time.Time // the earliest of those that are not due
	for i, e := range q.waiting {
		switch {
		case e.after.After(now):
			if due.IsZero() || e.after.Before(due) {
				due = e.after
			}
		case best < 0 || e.rank < q.waiting[best].rank:
			best = i
		}
	}
	if best < 0 {
		if due.IsZero() {
			return nil, 0
		}
		return nil, due.Sub(now)
	}
	if wait := q.wait(now); wait > 0 {
		return nil, wait
	}
	if !q.ready() {
		return nil, readyGap
	}
	e := q.waiting[best]
	q.waiting = append(q.waiting[:best], q.waiting[best+1:]...)
	return e, 0
}

// wait tells how long the platform's pace asks to wait.
func (q *queue) wait(now time.Time) time.Duration {
	if q.normal != rate.Inf && !q.calm.IsZero() && now.After(q.calm) {
		q.calm = time.Time{}
		q.pace.SetLimitAt(now, q.normal)
	}
	return max(q.paused.Sub(now), short(q.pace, now), short(q.global, now))
}

// short tells how long a bucket takes to hold a whole token.
func short(l *rate.Limiter, now time.Time) time.Duration {
	missing := 1 - l.TokensAt(now)
	if l.Limit() == rate.Inf || missing <= 0 {
		return 0
	}
	return time.Duration(missing/float64(l.Limit())*float64(time.Second)) + time.Millisecond
}

func (q *queue) spend(now time.Time) {
	q.pace.AllowN(now, 1)
	q.global.AllowN(now, 1)
}

// calmFor is how long a chat is handled gently after its platform has complained.
const calmFor = 5 * time.Minute

// pause holds everything back as long as the platform asks for, and halves the pace for a while.
func (q *queue) pause(now time.Time, d time.Duration) {
	q.paused = now.Add(d)
	q.calm = q.paused.Add(calmFor)
	if q.normal != rate.Inf {
		q.pace.SetLimitAt(now, q.normal/2)
	}
}

// sleep waits for some time or until something may be due earlier.
func (q *queue) sleep(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
	case <-timer.C:
	case <-q.bell:
	}
}
