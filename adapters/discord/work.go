package discord

import "sync"

// work counts what is in progress, so that Run can wait for it. The zero value is open.
type work struct {
	mu     sync.Mutex
	n      int
	closed bool
	idle   chan struct{}
}

// begin counts one piece of work; it refuses after close.
func (w *work) begin() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.closed {
		return false
	}
	w.n++
	return true
}

func (w *work) end() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.n--
	if w.n == 0 && w.idle != nil {
		close(w.idle)
		w.idle = nil
	}
}

// close refuses further work.
func (w *work) close() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.closed = true
}

// done gives a channel that is closed when nothing is in progress.
func (w *work) done() <-chan struct{} {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.idle == nil {
		w.idle = make(chan struct{})
	}
	idle := w.idle
	if w.n == 0 {
		close(w.idle)
		w.idle = nil
	}
	return idle
}
