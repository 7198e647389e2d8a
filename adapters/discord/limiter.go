package discord

import (
	"net/http"
	"strconv"
	"sync"
	"time"
)

// manyBuckets is how many buckets are kept before those that have run out are dropped: each interaction brings its own.
const manyBuckets = 1024

// limiter keeps to the limits that Discord tells in headers: routes belong to buckets by name, and a bucket counts for
// each channel, guild or webhook apart.
type limiter struct {
	mu      sync.Mutex
	names   map[string]string  // template -> bucket's name
	buckets map[string]*bucket // name and major ids
	until   time.Time          // nothing but interactions goes out before
}

type bucket struct {
	limit, remaining int
	reset            time.Time
}

func newLimiter() *limiter {
	return &limiter{names: map[string]string{}, buckets: map[string]*bucket{}}
}

func (l *limiter) key(r route) string {
	name, ok := l.names[r.template]
	if !ok {
		name = r.template
	}
	return name + "|" + r.major
}

// take counts a call, or tells how long to wait before asking again.
func (l *limiter) take(r route) time.Duration {
	l.mu.Lock()
	defer l.mu.Unlock()
	if wait := l.waitLocked(r); wait > 0 {
		return wait
	}
	b := l.buckets[l.key(r)]
	if b == nil {
		return 0
	}
	if !time.Now().Before(b.reset) {
		b.remaining = b.limit
		b.reset = time.Now().Add(time.Second) // a guess until the answer tells
	}
	b.remaining--
	return 0
}

// wait tells how long a call would wait now.
func (l *limiter) wait(r route) time.Duration {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.waitLocked(r)
}

func (l *limiter) waitLocked(r route) time.Duration {
	now := time.Now()
	if wait := l.until.Sub(now); wait > 0 && !r.ofInteraction() {
		return wait
	}
	b := l.buckets[l.key(r)]
	if b == nil || b.remaining > 0 {
		return 0
	}
	return max(b.reset.Sub(now), 0)
}

// learn reads the headers of an answer.
func (l *limiter) learn(r route, h http.Header) {
	name := h.Get("X-RateLimit-Bucket")
	limit, err1 := strconv.Atoi(h.Get("X-RateLimit-Limit"))
	remaining, err2 := strconv.Atoi(h.Get("X-RateLimit-Remaining"))
	after, err3 := strconv.ParseFloat(h.Get("X-RateLimit-Reset-After"), 64)
	if name == "" || err1 != nil || err2 != nil || err3 != nil || limit < 1 {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.names[r.template] = name
	reset := time.Now().Add(time.Duration(after * float64(time.Second)))
	b := l.bucket(r)
	if b.limit > 0 && reset.Sub(b.reset).Abs() < 500*time.Millisecond {
		remaining = min(remaining, b.remaining) // the same window: calls under way are counted already
	}
	b.limit, b.remaining, b.reset = limit, remaining, reset
}

// refuse notes that Discord refused a call for a while.
func (l *limiter) refuse(r route, wait time.Duration, global bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	until := time.Now().Add(wait)
	if global {
		l.until = until
		return
	}
	b := l.bucket(r)
	b.limit, b.remaining, b.reset = max(b.limit, 1), 0, until
}

func (l *limiter) bucket(r route) *bucket {
	key := l.key(r)
	if b := l.buckets[key]; b != nil {
		return b
	}
	if len(l.buckets) >= manyBuckets {
		for k, b := range l.buckets {
			if time.Now().After(b.reset) {
				delete(l.buckets, k)
			}
		}
	}
	b := &bucket{}
	l.buckets[key] = b
	return b
}
