package discord

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"briscola/bot/chat"
)

// patience is how long a call waits by itself, in all.
const patience = time.Second

// transport sends the library's requests to the right host and API version, keeps to Discord's limits, and turns every
// answer but success into an *apiError or a *chat.BusyError.
type transport struct {
	base    *url.URL
	next    http.RoundTripper
	limiter *limiter
}

func newTransport(base *url.URL, next http.RoundTripper) *transport {
	return &transport{base: base, next: next, limiter: newLimiter()}
}

func (t *transport) RoundTrip(q *http.Request) (*http.Response, error) {
	c := q.Clone(q.Context())
	c.URL.Scheme, c.URL.Host, c.Host = t.base.Scheme, t.base.Host, t.base.Host
	c.URL.Path = strings.TrimSuffix(t.base.Path, "/") + strings.Replace(c.URL.Path, "/api/v9", "/api/v10", 1)
	c.URL.RawPath = ""
	r := routeOf(q.Method, q.URL.Path)
	until := time.Now().Add(patience)
	for range 3 {
		if err := t.await(q.Context(), r, until); err != nil {
			return nil, err
		}
		answer, wait, err := t.once(c, r)
		if wait == 0 {
			return answer, err
		}
		if c, err = again(c); err != nil {
			return nil, err
		}
	}
	return nil, &chat.BusyError{RetryAfter: max(t.limiter.wait(r), patience)}
}

// await waits until the limits let a call through, or says that it would take longer than until then.
func (t *transport) await(ctx context.Context, r route, until time.Time) error {
	for {
		wait := t.limiter.take(r)
		if wait == 0 {
			return nil
		}
		if time.Now().Add(wait).After(until) {
			return &chat.BusyError{RetryAfter: wait}
		}
		if err := sleep(ctx, wait); err != nil {
			return err
		}
	}
}

// once sends the request; wait is above zero where it may be sent again after the limiter lets it through.
func (t *transport) once(q *http.Request, r route) (answer *http.Response, wait time.Duration, err error) {
	answer, err = t.next.RoundTrip(q)
	if err != nil {
		return nil, 0, err
	}
	t.limiter.learn(r, answer.Header)
	for name := range answer.Header {
		if strings.HasPrefix(name, "X-Ratelimit-") { // the library's own limiter would read them
			answer.Header.Del(name)
		}
	}
	if answer.StatusCode/100 == 2 {
		return answer, 0, nil
	}
	defer answer.Body.Close()
	fault := readFault(r, answer)
	if !fault.limited() {
		return nil, 0, fault
	}
	t.limiter.refuse(r, fault.retryAfter, fault.global)
	if fault.retryAfter > patience {
		return nil, 0, &chat.BusyError{RetryAfter: fault.retryAfter}
	}
	return nil, fault.retryAfter, nil
}

// again copies a request with its body from the start.
func again(q *http.Request) (*http.Request, error) {
	c := q.Clone(q.Context())
	if q.GetBody == nil {
		return c, nil
	}
	var err error
	c.Body, err = q.GetBody()
	return c, err
}

// readFault reads an answer that is no success.
func readFault(r route, answer *http.Response) *apiError {
	fault := &apiError{route: r.template, status: answer.StatusCode}
	var body struct {
		Code       int             `json:"code"`
		Message    string          `json:"message"`
		Errors     json.RawMessage `json:"errors"`
		RetryAfter float64         `json:"retry_after"`
		Global     bool            `json:"global"`
	}
	text, _ := io.ReadAll(io.LimitReader(answer.Body, 1<<16))
	isJSON := json.Unmarshal(text, &body) == nil
	fault.code, fault.message, fault.places = body.Code, body.Message, places(body.Errors)
	if !fault.limited() {
		return fault
	}
	seconds := body.RetryAfter
	if seconds <= 0 {
		seconds, _ = strconv.ParseFloat(answer.Header.Get("Retry-After"), 64)
	}
	if seconds <= 0 {
		seconds = 5
	}
	fault.retryAfter = time.Duration(seconds * float64(time.Second))
	// A refusal that is not JSON comes from what stands before Discord and holds for the whole address.
	fault.global = body.Global || answer.Header.Get("X-RateLimit-Global") != "" || !isJSON
	return fault
}

// sleep waits, or returns the context's error.
func sleep(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}
