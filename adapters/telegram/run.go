package telegram

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"time"

	"briscola/bot/chat"

	"golang.org/x/sync/errgroup"
)

const (
	pollTimeout = 30 * time.Second // how long the platform holds a request for updates
	stopLimit   = 5 * time.Second  // for what is still to do when Run is told to stop
	lanesMost   = 16               // chats whose updates are handled at once
)

// Run connects and serves until the context ends.
func (m *Messenger) Run(ctx context.Context, handler chat.Handler) error {
	defer m.api.client.CloseIdleConnections()
	defer m.ready.Store(false)
	work, cancel := context.WithCancel(context.WithoutCancel(ctx))
	defer cancel()
	stop := context.AfterFunc(ctx, func() {
		time.AfterFunc(stopLimit, cancel)
	})
	defer stop()

	if err := m.connect(ctx); err != nil {
		return unlessEnded(ctx, err)
	}
	s := &session{Messenger: m, handler: handler, work: work, moves: map[int64]int64{}, slots: make(chan struct{}, answersMost)}
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error { m.register(ctx); return nil })
	group.Go(func() error { return s.poll(ctx) })
	err := unlessEnded(ctx, group.Wait())
	s.answers.Wait()
	return err
}

// unlessEnded takes an error that is only the end of the context for success.
func unlessEnded(ctx context.Context, err error) error {
	if ctx.Err() != nil && errors.Is(err, ctx.Err()) {
		return nil
	}
	return err
}

// connect finds out who the bot is.
func (m *Messenger) connect(ctx context.Context) error {
	err := m.retry(ctx, "getMe", func() error {
		result, err := m.api.call(ctx, "getMe", nil)
		if err != nil {
			return err
		}
		var me user
		if err := json.Unmarshal(result, &me); err != nil || me.ID == 0 {
			return errors.New("telegram: getMe: the answer names no bot")
		}
		m.self.Store(me.ID)
		m.username.Store(&me.Username)
		m.log.Info("telegram: connected", "bot", me.Username)
		return nil
	})
	return unknownToken(err)
}

// unknownToken says what a hopeless error means.
func unknownToken(err error) error {
	if hopeless(err) {
		return fmt.Errorf("telegram: the platform does not know the token: %w", err)
	}
	return err
}

// retry repeats an action, ever more slowly, until it succeeds, is hopeless, or the context ends.
func (m *Messenger) retry(ctx context.Context, what string, action func() error) error {
	for failures := 0; ; failures++ {
		err := action()
		if err == nil {
			return nil
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if hopeless(err) || errors.Is(err, chat.ErrRefused) {
			return err
		}
		wait := pause(err, failures)
		m.log.Warn("telegram: no success, trying again", "call", what, "error", err, "wait", wait)
		if !sleep(ctx, wait) {
			return ctx.Err()
		}
	}
}

// hopeless tells whether the platform does not know the token, or is not a Bot API server at all.
func hopeless(err error) bool {
	var fault *apiError
	return errors.As(err, &fault) && (fault.code == http.StatusUnauthorized || fault.code == http.StatusNotFound)
}

// pause is how long to wait after so many failures: what the platform says, or from half a second to half a minute.
func pause(err error, failures int) time.Duration {
	var fault *apiError
	if errors.As(err, &fault) && fault.retryAfter > 0 {
		return fault.retryAfter
	}
	wait := time.Second << min(failures, 5)
	return wait/2 + rand.N(wait/2)
}

// sleep waits; false when the context ended first.
func sleep(ctx context.Context, d time.Duration) bool {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}

// poll asks for updates and has them handled until the context ends or the token is found to be wrong.
func (s *session) poll(ctx context.Context) error {
	offset, confirmed, failures := 0, 0, 0
	for ctx.Err() == nil {
		timeout := pollTimeout
		if !s.ready.Load() {
			timeout = 0 // to know soon whether updates arrive
		}
		batch, err := s.updates(ctx, offset, timeout)
		confirmed = offset
		if ctx.Err() != nil {
			break
		}
		if err != nil {
			s.ready.Store(false)
			if hopeless(err) {
				return unknownToken(err)
			}
			s.pollFailed(ctx, err, failures)
			failures++
			continue
		}
		failures = 0
		s.ready.Store(true)
		offset = s.handleAll(batch, offset)
		if len(batch) > 0 && offset == confirmed {
			sleep(ctx, idlePause)
		}
	}
	if offset != confirmed {
		s.confirm(offset)
	}
	return ctx.Err()
}

func (s *session) pollFailed(ctx context.Context, err error, failures int) {
	wait := pause(err, failures)
	var fault *apiError
	switch {
	case errors.As(err, &fault) && fault.code == http.StatusConflict && fault.says("webhook"):
		s.log.Warn("telegram: a webhook was set for this bot; removing it")
		s.api.call(ctx, "deleteWebhook", nil)
	case fault != nil && fault.code == http.StatusConflict:
		wait = max(wait, conflictPause)
		s.log.Error("telegram: another process asks for this bot's updates; only one may run", "wait", wait)
	default:
		s.log.Warn("telegram: no updates, trying again", "error", err, "wait", wait)
	}
	sleep(ctx, wait)
}

// idlePause keeps updates that confirm nothing from being asked for at full speed.
const idlePause = 200 * time.Millisecond

// conflictPause gives the other process the time to end, when a new version replaces an old one.
const conflictPause = 3 * time.Second

func (s *session) updates(ctx context.Context, offset int, timeout time.Duration) ([]json.RawMessage, error) {
	ctx, cancel := context.WithTimeout(ctx, timeout+callLimit)
	defer cancel()
	result, err := s.api.wait(ctx, "getUpdates", map[string]any{
		"offset":          offset,
		"timeout":         int(timeout.Seconds()),
		"allowed_updates": []string{"message", "callback_query", "my_chat_member", "chat_member"},
	})
	if err != nil {
		return nil, err
	}
	var batch []json.RawMessage
	if err := json.Unmarshal(result, &batch); err != nil {
		return nil, errors.New("telegram: getUpdates: the answer is no list")
	}
	return batch, nil
}

// confirm tells the platform what was handled, so that nothing is repeated after an orderly stop.
func (s *session) confirm(offset int) {
	ctx, cancel := context.WithTimeout(s.work, confirmLimit)
	defer cancel()
	_, err := s.api.wait(ctx, "getUpdates", map[string]any{"offset": offset, "timeout": 0, "limit": 1})
	if err != nil {
		s.log.Info("telegram: the last updates may be repeated", "error", err)
	}
}

const confirmLimit = 2 * time.Second
