package discord

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/bwmarrin/discordgo"

	"briscola/bot/chat"
)

// apiRoot is the root of the addresses that the library uses; the transport knows the real one.
const apiRoot = "https://discord.com/api/v9"

// request is one call of the REST API.
type request struct {
	method string
	path   string // below the API's root
	body   any    // nil for none, an upload where a file comes with it
	repeat bool   // doing it twice is doing it once
}

// call sends a request and decodes the answer into out, which may be nil. Passing trouble is tried again where the request
// says that it may be.
func (m *Messenger) call(ctx context.Context, q request, out any) error {
	kind, body, err := encode(q.body)
	if err != nil {
		return fmt.Errorf("discord: %w", err)
	}
	attempts := 1
	if q.repeat {
		attempts = 3
	}
	for n := range attempts {
		if n > 0 && sleep(ctx, time.Duration(n)*200*time.Millisecond) != nil {
			break
		}
		err = m.once(ctx, q, kind, body, out)
		if !temporary(ctx, err) {
			break
		}
	}
	var api *apiError
	if errors.As(err, &api) && api.badToken() {
		m.refuse(fmt.Errorf("discord: the token is not valid: %w", err))
	}
	return err
}

// temporary tells whether trouble may have passed in a moment: the network's, or the server's.
func temporary(ctx context.Context, err error) bool {
	if err == nil || ctx.Err() != nil {
		return false
	}
	var api *apiError
	if errors.As(err, &api) {
		return api.passing()
	}
	var busy *chat.BusyError
	return !errors.As(err, &busy)
}

func (m *Messenger) once(ctx context.Context, q request, kind string, body []byte, out any) error {
	// A bucket of its own keeps the library's limiter, which knows no context, out of the way.
	free := &discordgo.Bucket{Remaining: 1}
	free.Lock()
	answer, err := m.rest.RequestWithLockedBucket(q.method, apiRoot+q.path, kind, body, free, 0,
		discordgo.WithContext(ctx))
	r := routeOf(q.method, q.path)
	if err != nil {
		return scrub(r, err)
	}
	if out == nil {
		return nil
	}
	if err := json.Unmarshal(answer, out); err != nil {
		return fmt.Errorf("discord: %s: the answer is no JSON: %w", r.template, err)
	}
	return nil
}

// refuse ends Run: going on is hopeless.
func (m *Messenger) refuse(err error) {
	select {
	case m.refused <- err:
	default:
	}
}
