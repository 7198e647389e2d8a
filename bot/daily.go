package bot

import (
	"sync"

	"briscola/bot/board"
)

// daily remembers what was done today, so that it is done once a day. It forgets everything when the process ends, or when it
// would remember too much.
type daily struct {
	mu   sync.Mutex
	done map[string]board.Day
}

// mostDaily bounds what is remembered.
const mostDaily = 10_000

// due tells whether something is to be done today, and takes it for done.
func (d *daily) due(what string, today board.Day) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if day, ok := d.done[what]; ok && day == today {
		return false
	}
	if d.done == nil || len(d.done) >= mostDaily {
		d.done = map[string]board.Day{}
	}
	d.done[what] = today
	return true
}
