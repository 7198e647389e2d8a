package discord

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"golang.org/x/time/rate"

	"briscola/bot/chat"
)

// shard keeps one gateway connection up.
type shard struct {
	m      *Messenger
	id, of int
	gate   *rate.Limiter // one new session at a time, for all shards
	handle chat.Handler
	ctx    context.Context // for what outlives the connection: handlers and answers
}

// run connects, and again when a connection is over, until the context ends or Discord refuses for good.
func (s *shard) run(ctx context.Context) error {
	var l *link
	defer func() {
		if l != nil {
			l.kill()
		}
	}()
	for failures := 0; ctx.Err() == nil; failures++ {
		if failures > 0 && sleep(ctx, s.backoff(failures)) != nil {
			break
		}
		if l == nil {
			if s.gate.Wait(ctx) != nil {
				break
			}
			var err error
			if l, err = s.m.newLink(s.ctx, s.id, s.of, s.handle); err != nil {
				return err
			}
		}
		began := time.Now()
		err := l.open(ctx)
		if err == nil {
			s.stay(ctx, l)
		}
		if ctx.Err() != nil {
			break
		}
		code := l.code()
		if text, fatal := fatalClose(code); fatal {
			return fmt.Errorf("discord: the gateway refuses the bot for good: %s (close code %d)", text, code)
		}
		s.m.log.Info("discord: connecting again", "shard", s.id, "code", code, "lasted", time.Since(began).Round(time.Second))
		if err == errStuck || code == closeBadSequence || code == closeTimedOut {
			l.kill()
			l = nil
		}
		if err == nil && time.Since(began) > time.Minute {
			failures = -1 // it was no failure: connect again at once
		}
	}
	return nil
}

// stay watches an open connection until it is over or the context ends, and closes it in the second case.
func (s *shard) stay(ctx context.Context, l *link) {
	s.m.ready.Add(1)
	defer s.m.ready.Add(-1)
	s.m.log.Info("discord: connected", "shard", s.id)
	period := 5 * time.Second
	if w := l.latest(); w != nil && w.heartbeat() > 0 {
		period = min(period, w.heartbeat()/2)
	}
	ticker := time.NewTicker(period)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			l.close()
			return
		case <-l.down:
			return
		case <-ticker.C:
			if l.silent() {
				s.m.log.Warn("discord: heartbeats stay unanswered", "shard", s.id)
				l.cut()
			}
		}
	}
}

// backoff is how long to wait before the next attempt, with some chance in it so that shards spread out.
func (s *shard) backoff(failures int) time.Duration {
	first := s.m.options.Timing.Backoff
	d := min(first<<min(failures-1, 10), max(time.Minute, first))
	return d/2 + rand.N(d/2+1)
}

// code is the close code of the latest connection, 0 for none.
func (l *link) code() int {
	if w := l.latest(); w != nil {
		return w.closeCode()
	}
	return 0
}

// Close codes after which the session cannot be resumed.
const (
	closeBadSequence = 4007
	closeTimedOut    = 4009
)

// fatalClose names the close codes after which connecting again is hopeless.
func fatalClose(code int) (string, bool) {
	switch code {
	case 4004:
		return "the token is not valid", true
	case 4010:
		return "invalid shard", true
	case 4011:
		return "more shards are needed", true
	case 4012:
		return "invalid API version", true
	case 4013:
		return "invalid intents", true
	case 4014:
		return "an intent is not allowed", true
	}
	return "", false
}
