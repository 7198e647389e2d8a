package telegram

import "sync"

// remembered is how many keys a generation of a memory holds.
const remembered = 4096

// memory keeps values by key, of which it forgets those that were not touched for long: it holds two generations, and begins
// a new one when the young is full. The zero value is empty.
type memory[K comparable, V any] struct {
	mu         sync.Mutex
	young, old map[K]V
}

func (m *memory[K, V]) get(key K) (V, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if v, ok := m.young[key]; ok {
		return v, true
	}
	v, ok := m.old[key]
	if ok {
		m.put(key, v)
	}
	return v, ok
}

func (m *memory[K, V]) set(key K, v V) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.put(key, v)
}

func (m *memory[K, V]) forget(key K) {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.young, key)
	delete(m.old, key)
}

func (m *memory[K, V]) put(key K, v V) {
	if _, known := m.young[key]; !known && (m.young == nil || len(m.young) >= remembered) {
		m.young, m.old = map[K]V{}, m.young
	}
	m.young[key] = v
}
