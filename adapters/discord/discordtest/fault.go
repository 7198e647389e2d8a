package discordtest

import (
	"strings"
	"time"
)

// Fault is trouble that the test asks for. It hits the next requests of its route.
type Fault struct {
	Route string // "POST /channels/{channel_id}/messages", "GET *" for every path, "*" for everything
	Times int    // how many requests; 0 is one

	Status     int // of the answer; 0 lets the request through, as Hold and Lose want it
	Code       int // of Discord's JSON error; with 0 and a status of 5xx the body is HTML
	Message    string
	RetryAfter time.Duration // for a status of 429
	Global     bool          // the same: for every route

	Hold bool // the request waits until Release
	Lose bool // the request is carried out, but the connection breaks before the answer

	held     chan struct{}
	released bool
}

// Fail adds a fault. Faults of one route are used up in the order in which they were added.
func (s *Server) Fail(f Fault) *Fault {
	s.mu.Lock()
	defer s.mu.Unlock()
	if f.Times == 0 {
		f.Times = 1
	}
	f.held = make(chan struct{})
	s.faults = append(s.faults, &f)
	return &f
}

// Release lets go on what a fault with Hold keeps waiting, now and later.
func (s *Server) Release(f *Fault) {
	s.mu.Lock()
	defer s.mu.Unlock()
	f.release()
}

func (f *Fault) release() {
	if !f.released {
		f.released = true
		close(f.held)
	}
}

func (f *Fault) hits(method, route string) bool {
	return f.Route == "*" || f.Route == route || (strings.HasSuffix(f.Route, " *") && strings.TrimSuffix(f.Route, " *") == method)
}

// fault uses up the next fault for a route; nil for none.
func (s *Server) fault(method, route string) *Fault {
	for i, f := range s.faults {
		if !f.hits(method, route) {
			continue
		}
		if f.Times--; f.Times <= 0 {
			s.faults = append(s.faults[:i:i], s.faults[i+1:]...)
		}
		return f
	}
	return nil
}

func (f *Fault) refusal() *refusal {
	r := &refusal{status: f.Status, code: f.Code, message: f.Message, global: f.Global, retryAfter: f.RetryAfter.Seconds()}
	if r.message == "" {
		r.message = "asked for by the test"
	}
	if f.Status == 429 && f.Code == 0 && f.Message == "" {
		r.message = "You are being rate limited."
	}
	r.html = f.Status >= 500 && f.Code == 0
	return r
}
