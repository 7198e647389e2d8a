package bot

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/time/rate"

	"briscola/bot/chat"
)

// post sends what the bot has to say outside of answers: one queue for each chat, each with its platform's pace. What
// waits in a queue is done by rank, and of errands with one key only the newest is done.
type post struct {
	log  *slog.Logger
	work *sync.WaitGroup // counts queues that are not empty

	mu      sync.Mutex
	ctx     context.Context // nil before start
	queues  map[string]*queue
	sweepAt int
	global  map[string]*rate.Limiter // by platform
	workers sync.WaitGroup

	stopping atomic.Bool
}

func newPost(log *slog.Logger, work *sync.WaitGroup) *post {
	return &post{log: log, work: work, queues: map[string]*queue{}, global: map[string]*rate.Limiter{}}
}

// start lets the queues run; the context is that of everything they send.
func (p *post) start(ctx context.Context) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.ctx = ctx
	for _, q := range p.queues {
		p.launch(q)
	}
}

// stop gives the queues a moment to empty, then ends them.
func (p *post) stop(patience time.Duration, cancel func()) {
	p.stopping.Store(true)
	defer time.AfterFunc(patience, cancel).Stop()
	p.mu.Lock()
	for _, q := range p.queues {
		q.hurry()
	}
	p.mu.Unlock()
	p.workers.Wait()
}

// paceOf is the pace of a chat.
func paceOf(m chat.Messenger, private bool) chat.Pace {
	if private {
		return m.Caps().Private
	}
	return m.Caps().Shared
}

// add queues an errand in the queue of a chat.
func (p *post) add(m chat.Messenger, name string, pace chat.Pace, e *errand) {
	p.mu.Lock()
	defer p.mu.Unlock()
	key := m.Platform() + " " + name
	q, ok := p.queues[key]
	if !ok {
		p.sweep()
		q = newQueue(p.readiness(m), p.limiter(m), pace)
		p.queues[key] = q
	}
	if q.put(e) {
		p.work.Add(1)
		p.launch(q)
	}
}

// drain begins the queue of a chat with nothing to spend: another process may have spent it a moment ago.
func (p *post) drain(m chat.Messenger, name string, pace chat.Pace) {
	p.mu.Lock()
	defer p.mu.Unlock()
	key := m.Platform() + " " + name
	if _, ok := p.queues[key]; !ok {
		p.queues[key] = newQueue(p.readiness(m), p.limiter(m), pace)
		p.queues[key].pace.AllowN(time.Now(), pace.Burst)
	}
}

// sweep drops the queues that have nothing to do and nothing to remember, each time their number has doubled. The caller
// holds the lock.
func (p *post) sweep() {
	if len(p.queues) < p.sweepAt {
		return
	}
	now := time.Now()
	for key, q := range p.queues {
		if q.fresh(now) {
			delete(p.queues, key)
		}
	}
	p.sweepAt = 2*len(p.queues) + sweepLeast
}

// sweepLeast is how many queues are kept without looking.
const sweepLeast = 256

// limiter gives the pace of a whole platform. The caller holds the lock.
func (p *post) limiter(m chat.Messenger) *rate.Limiter {
	l, ok := p.global[m.Platform()]
	if !ok {
		l = newLimiter(m.Caps().Global)
		p.global[m.Platform()] = l
	}
	return l
}

// readiness tells whether anything can be sent to a platform: when it is connected, or has been and the bot is stopping.
func (p *post) readiness(m chat.Messenger) func() bool {
	return func() bool { return p.stopping.Load() || m.Ready() }
}

// launch runs a queue until it is empty. The caller holds the lock.
func (p *post) launch(q *queue) {
	if p.ctx == nil || p.ctx.Err() != nil || q.running || len(q.waiting) == 0 {
		return
	}
	q.running = true
	p.workers.Go(func() { p.deliver(q) })
}

// deliver does the errands of a queue in turn.
func (p *post) deliver(q *queue) {
	for {
		p.mu.Lock()
		e, wait := q.next(time.Now())
		if e == nil && wait == 0 || p.ctx.Err() != nil {
			q.running = false
			p.mu.Unlock()
			p.work.Done()
			return
		}
		p.mu.Unlock()
		if e == nil {
			q.sleep(p.ctx, wait)
			continue
		}
		p.do(q, e)
	}
}

// do does one errand, if there is still something to do when its turn has come.
func (p *post) do(q *queue, e *errand) {
	op := e.plan()
	if op == nil {
		return
	}
	p.mu.Lock()
	q.spend(time.Now())
	p.mu.Unlock()
	err := op(p.ctx)
	if err == nil || p.ctx.Err() != nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	var busy *chat.BusyError
	if errors.As(err, &busy) {
		q.pause(time.Now(), busy.RetryAfter)
	} else if e.tries++; e.tries > mostTries && !e.stubborn {
		p.log.Warn("not sent, given up", "errand", e.key, "error", err)
		return
	} else {
		e.after = time.Now().Add(min(retryBase<<min(e.tries-1, mostTries), retryMost))
	}
	q.putBack(e)
}

// Passing trouble is tried again after 0.5, 1, 2 ... seconds, a minute at most; what is not stubborn for about four minutes in all.
const (
	retryBase = 500 * time.Millisecond
	retryMost = time.Minute
	mostTries = 9
)
