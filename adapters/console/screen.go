package console

import (
	"context"
	"slices"
	"strconv"

	"briscola/bot/chat"
)

// Send prints a new message, and its file below it.
func (c *Console) Send(ctx context.Context, room chat.Room, m chat.Message) (chat.MessageRef, error) {
	if err := ctx.Err(); err != nil {
		return chat.MessageRef{}, err
	}
	if room != Room() {
		return chat.MessageRef{}, chat.ErrForbidden
	}
	if err := m.Check(); err != nil {
		return chat.MessageRef{}, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.add(m), nil
}

// Edit prints a message again when it shows something new, unless it has come to rest: it has no buttons any more, and others
// have been printed below it.
func (c *Console) Edit(ctx context.Context, ref chat.MessageRef, m chat.Message) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, ok := c.messages[ref.ID]; !ok || ref.Room != Room() {
		return chat.ErrGone
	}
	m.File = nil
	if err := m.Check(); err != nil {
		return err
	}
	if len(m.Buttons) == 0 && c.printed[len(c.printed)-1] != ref.ID {
		m.Picture = nil
		c.messages[ref.ID] = m
		return nil
	}
	c.replace(ref.ID, m)
	return nil
}

// Delete forgets a message and its buttons; what was printed stays.
func (c *Console) Delete(ctx context.Context, ref chat.MessageRef) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.messages, ref.ID)
	c.printed = slices.DeleteFunc(c.printed, func(id string) bool { return id == ref.ID })
	return nil
}

// add, replace, show and print are called with the lock held.
func (c *Console) add(m chat.Message) chat.MessageRef {
	c.sent++
	id := strconv.Itoa(c.sent)
	c.show(id, m)
	return chat.MessageRef{Room: Room(), ID: id}
}

// replace prints a message unless it shows the same already.
func (c *Console) replace(id string, m chat.Message) {
	m.Picture = nil
	if old, ok := c.messages[id]; !ok || !old.Equal(m) {
		c.show(id, m)
	}
}

func (c *Console) show(id string, m chat.Message) {
	lines := "\n" + render(m, c.options.Bold, c.width())
	if m.File != nil {
		lines += renderFile(*m.File, c.phrases.File)
		m.File = nil // printed once
	}
	m.Picture = nil // of no use here
	c.messages[id] = m
	c.printed = append(slices.DeleteFunc(c.printed, func(other string) bool { return other == id }), id)
	c.print(lines)
	if m.Mention != nil && c.options.Terminal {
		c.write("\a")
	}
}

// print writes whole lines, clear of a prompt, and renews the prompt.
func (c *Console) print(lines string) {
	if c.prompted {
		c.write("\n")
		c.prompted = false
	}
	c.write(lines)
	c.prompt()
	close(c.changed)
	c.changed = make(chan struct{})
}

func (c *Console) prompt() {
	if c.options.Terminal && c.running && !c.handling && !c.prompted {
		c.write("> ")
		c.prompted = true
	}
}

// write does not report errors: when the output is closed there is nobody left to tell.
func (c *Console) write(text string) { _, _ = c.options.Out.Write([]byte(text)) }

// choice is a button that can be pressed now.
type choice struct {
	message chat.MessageRef
	token   string
	words   string // on the button
	danger  bool
}

// choices are the buttons of the message printed last that has any, in the order of their numbers.
func (c *Console) choices() []choice {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, id := range slices.Backward(c.printed) {
		var found []choice
		for _, row := range c.messages[id].Buttons {
			for _, b := range row {
				if pressable(b) {
					found = append(found, choice{chat.MessageRef{Room: Room(), ID: id}, b.Token, wordsOf(b.Label), b.Look == chat.Danger})
				}
			}
		}
		if len(found) > 0 {
			return found
		}
	}
	return nil
}

func pressable(b chat.Button) bool { return b.Token != "" && !b.Disabled }
