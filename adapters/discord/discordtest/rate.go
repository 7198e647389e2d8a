package discordtest

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"time"
)

// rates are the limits of routes. Buckets have random names, and with Options.EnforceRate random sizes.
type rates struct {
	names   map[string]string // route -> name
	buckets map[string]*rateBucket
}

type rateBucket struct {
	name   string
	limit  int
	window time.Duration
	used   int
	reset  time.Time
}

// count takes one request off the bucket of its route and major id, and writes the headers; it tells how long to wait
// where nothing was left.
func (s *Server) count(h http.Header, route, major string) (wait time.Duration) {
	name := s.limits.names[route]
	if name == "" {
		name = fmt.Sprintf("%032x", rand.Uint64())
		s.limits.names[route] = name
	}
	b := s.limits.buckets[name+major]
	if b == nil {
		b = &rateBucket{name: name, limit: 1000, window: time.Second}
		if s.options.EnforceRate {
			b.limit, b.window = 2+rand.IntN(3), time.Duration(200+rand.IntN(200))*time.Millisecond
		}
		s.limits.buckets[name+major] = b
	}
	now := s.options.Now()
	if !now.Before(b.reset) {
		b.used, b.reset = 0, now.Add(b.window)
	}
	if b.used >= b.limit {
		wait = b.reset.Sub(now)
	} else {
		b.used++
	}
	h.Set("X-RateLimit-Bucket", b.name)
	h.Set("X-RateLimit-Limit", fmt.Sprint(b.limit))
	h.Set("X-RateLimit-Remaining", fmt.Sprint(b.limit-b.used))
	h.Set("X-RateLimit-Reset", fmt.Sprintf("%.3f", float64(b.reset.UnixMilli())/1000))
	h.Set("X-RateLimit-Reset-After", fmt.Sprintf("%.3f", b.reset.Sub(now).Seconds()))
	return wait
}

// writeLimit writes the headers of a refusal for a rate.
func writeLimit(h http.Header, r *refusal) {
	h.Set("Retry-After", fmt.Sprint(int(r.retryAfter+0.999)))
	scope := "user"
	if r.global {
		scope = "global"
		h.Set("X-RateLimit-Global", "true")
	}
	h.Set("X-RateLimit-Scope", scope)
}
