package console

import "briscola/bot/chat"

// Shown gives what a message shows, as it was printed.
func (c *Console) Shown(ref chat.MessageRef) (string, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	m, ok := c.messages[ref.ID]
	return render(m, false, 0), ok
}
