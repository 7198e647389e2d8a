package discordtest

import (
	"sync"
	"time"
)

// Clock is a clock for Options.Now that a test moves.
type Clock struct {
	mu  sync.Mutex
	now time.Time
}

// NewClock starts a clock at the real time. It stands still.
func NewClock() *Clock { return &Clock{now: time.Now()} }

// Now tells the time.
func (c *Clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

// Add moves the clock.
func (c *Clock) Add(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}
