package discord

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"golang.org/x/sync/errgroup"
	"golang.org/x/time/rate"

	"briscola/bot/chat"
)

// Run connects and hands updates to the handler until ctx ends. It is called once.
func (m *Messenger) Run(ctx context.Context, handle chat.Handler) error {
	alive, end := context.WithCancel(context.WithoutCancel(ctx)) // for answers that are due when ctx ends
	defer end()
	defer m.client.CloseIdleConnections()
	g, running := errgroup.WithContext(ctx)
	stop := context.AfterFunc(running, m.work.close)
	defer stop()
	stopped := make(chan struct{})
	g.Go(func() error {
		select {
		case err := <-m.refused:
			return err
		case <-stopped:
		case <-running.Done():
		}
		return nil
	})
	g.Go(func() error {
		defer close(stopped)
		return m.connect(running, alive, handle)
	})
	err := g.Wait()
	m.work.close()
	select {
	case <-m.work.done():
	case <-time.After(m.options.Timing.Drain):
		m.log.Warn("discord: answers are left unsaid")
	}
	return err
}

// connect registers the commands and keeps the shards up until ctx ends.
func (m *Messenger) connect(ctx, alive context.Context, handle chat.Handler) error {
	hello, err := m.prepare(ctx)
	if err != nil || ctx.Err() != nil {
		return err
	}
	m.shards.Store(int32(hello.shards))
	gate := rate.NewLimiter(rate.Every(m.options.Timing.Identify), 1)
	g, ctx := errgroup.WithContext(ctx)
	g.Go(func() error {
		m.provideIcons(ctx, hello.application)
		return nil
	})
	for id := range hello.shards {
		s := &shard{m: m, id: id, of: hello.shards, gate: gate, handle: handle, ctx: alive}
		g.Go(func() error { return s.run(ctx) })
	}
	return g.Wait()
}

// greeting is what Discord tells before the gateway is connected.
type greeting struct {
	shards      int
	application string // id
}

// prepare does what comes before the gateway, until it succeeds: it learns the number of shards and registers the
// commands. It returns an error only when trying again is hopeless, and none when ctx ends.
func (m *Messenger) prepare(ctx context.Context) (greeting, error) {
	wait := m.options.Timing.Backoff
	for {
		hello, err := m.greet(ctx)
		if err == nil || ctx.Err() != nil {
			return hello, nil
		}
		var api *apiError
		if errors.As(err, &api) && api.badToken() {
			return greeting{}, fmt.Errorf("discord: the token is not that of a bot: %w", err)
		}
		if errors.As(err, &api) && api.status/100 == 4 && api.status != http.StatusTooManyRequests {
			return greeting{}, fmt.Errorf("discord: the bot cannot start: %w", err)
		}
		var busy *chat.BusyError
		if errors.As(err, &busy) {
			wait = max(wait, busy.RetryAfter)
		}
		m.log.Warn("discord: not reachable", "error", err, "again", wait)
		if sleep(ctx, wait) != nil {
			return greeting{}, nil
		}
		wait = min(2*wait, time.Minute)
	}
}

func (m *Messenger) greet(ctx context.Context) (greeting, error) {
	var gateway struct {
		Shards int `json:"shards"`
		Start  struct {
			Remaining  int   `json:"remaining"`
			ResetAfter int64 `json:"reset_after"` // ms
		} `json:"session_start_limit"`
	}
	if err := m.call(ctx, request{"GET", "/gateway/bot", nil, true}, &gateway); err != nil {
		return greeting{}, err
	}
	if gateway.Start.Remaining == 0 && gateway.Start.ResetAfter > 0 { // one session more would cost the token
		return greeting{}, &chat.BusyError{RetryAfter: time.Duration(gateway.Start.ResetAfter) * time.Millisecond}
	}
	var application struct {
		ID string `json:"id"`
	}
	if err := m.call(ctx, request{"GET", "/applications/@me", nil, true}, &application); err != nil {
		return greeting{}, err
	}
	if err := m.register(ctx, application.ID); err != nil {
		return greeting{}, err
	}
	hello := greeting{shards: max(gateway.Shards, 1), application: application.ID}
	if m.options.Shards > 0 {
		hello.shards = m.options.Shards
	}
	return hello, nil
}
