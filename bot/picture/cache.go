package picture

import (
	"container/list"
	"image"
	"sync"
)

// cache keeps what was drawn, up to a number of bytes; what was not used for longest goes first. It is safe for concurrent
// use, and what several ask for at once is drawn once.
type cache struct {
	limit int

	mu      sync.Mutex // guards what follows
	entries map[spriteKey]*list.Element
	order   list.List // of *entry, what was used last in front
	size    int       // bytes of all entries that are drawn
}

type entry struct {
	key   spriteKey
	draw  sync.Once
	image *image.RGBA // set by draw
	size  int         // what it counts for; 0 until it is drawn
}

func newCache(limit int) *cache {
	return &cache{limit: limit, entries: map[spriteKey]*list.Element{}}
}

// get gives what a key stands for and draws it if it is not there. Nobody may change the image.
func (c *cache) get(key spriteKey, draw func() *image.RGBA) *image.RGBA {
	e := c.entry(key)
	e.draw.Do(func() {
		e.image = draw()
		c.count(e)
	})
	return e.image
}

func (c *cache) entry(key spriteKey) *entry {
	c.mu.Lock()
	defer c.mu.Unlock()
	if at, ok := c.entries[key]; ok {
		c.order.MoveToFront(at)
		return at.Value.(*entry)
	}
	e := &entry{key: key}
	c.entries[key] = c.order.PushFront(e)
	return e
}

// count adds what an entry needs to the size, and makes room for it.
func (c *cache) count(e *entry) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e.size = len(e.image.Pix)
	c.size += e.size
	for at := c.order.Back(); at != nil && c.size > c.limit; {
		last, before := at.Value.(*entry), at.Prev()
		if last.size > 0 { // others are being drawn
			c.order.Remove(at)
			delete(c.entries, last.key)
			c.size -= last.size
		}
		at = before
	}
}
