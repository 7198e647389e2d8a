package discord

import "sync"

// queues run functions one after the other for each key, in the order in which they came. A key costs a goroutine only
// while something waits there. The zero value is ready.
type queues struct {
	mu      sync.Mutex
	waiting map[string][]func() // a key is present while its goroutine runs
}

func (q *queues) add(key string, f func()) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.waiting == nil {
		q.waiting = map[string][]func(){}
	}
	rest, running := q.waiting[key]
	q.waiting[key] = append(rest, f)
	if !running {
		go q.run(key)
	}
}

func (q *queues) run(key string) {
	for {
		f := q.next(key)
		if f == nil {
			return
		}
		f()
	}
}

func (q *queues) next(key string) func() {
	q.mu.Lock()
	defer q.mu.Unlock()
	rest := q.waiting[key]
	if len(rest) == 0 {
		delete(q.waiting, key)
		return nil
	}
	f := rest[0]
	q.waiting[key] = rest[1:]
	return f
}
