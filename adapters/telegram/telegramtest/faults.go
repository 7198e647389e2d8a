package telegramtest

import (
	"fmt"
	"net/http"
	"strings"
	"time"
)

// Fault makes a call of the bot fail, or be slow.
type Fault struct {
	Method string // which method, "" for any but getUpdates
	Chat   int64  // in which chat, 0 for any
	Times  int    // how many calls, 0 for one

	Delay       time.Duration // before anything else happens
	Status      int           // of the refusal; 0: the call is executed
	Description string
	RetryAfter  int    // seconds, told in the parameters
	HTML        string // a body that is no JSON, instead of the refusal
	Drop        bool   // the connection is cut instead of an answer
	Lose        bool   // the call is executed, and then the connection is cut
}

// Fail arranges for a fault. Faults are used in the order in which they were arranged.
func (s *Server) Fail(f Fault) {
	s.mu.Lock()
	defer s.mu.Unlock()
	f.Times = max(f.Times, 1)
	s.faults = append(s.faults, &f)
}

// FaultsLeft counts the calls that are still going to fail.
func (s *Server) FaultsLeft() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := 0
	for _, f := range s.faults {
		n += f.Times
	}
	return n
}

func (s *Server) takeFault(method string, p params) *Fault {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, f := range s.faults {
		poll := strings.EqualFold(method, "getUpdates")
		if f.Times == 0 || f.Method == "" && poll || f.Method != "" && !strings.EqualFold(f.Method, method) {
			continue
		}
		if f.Chat != 0 && f.Chat != p.number("chat_id") {
			continue
		}
		f.Times--
		s.touch()
		return f
	}
	return nil
}

// strike does the harm and tells whether the call is finished by it.
func (f *Fault) strike(w http.ResponseWriter, r *http.Request, execute func()) bool {
	select {
	case <-time.After(f.Delay):
	case <-r.Context().Done():
	}
	switch {
	case f.Lose:
		execute()
		panic(http.ErrAbortHandler)
	case f.Drop:
		panic(http.ErrAbortHandler)
	case f.HTML != "":
		w.Header().Set("Content-Type", "text/html")
		w.WriteHeader(f.Status)
		fmt.Fprint(w, f.HTML)
	case f.Status == http.StatusTooManyRequests && f.Description == "":
		respond(w, nil, tooMany(f.RetryAfter))
	case f.Status != 0:
		respond(w, nil, &refusal{code: f.Status, text: f.Description, retryAfter: f.RetryAfter})
	default:
		return false
	}
	return true
}

func tooMany(seconds int) *refusal {
	return &refusal{code: http.StatusTooManyRequests, text: fmt.Sprintf("Too Many Requests: retry after %d", seconds), retryAfter: seconds}
}
