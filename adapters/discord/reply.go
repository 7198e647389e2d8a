package discord

import (
	"context"
	"fmt"
	"sync"
	"time"

	"briscola/bot/chat"
)

// replyChat stands for the place of private answers: they belong to no channel that the bot can reach.
const replyChat = "reply"

func replyRef(interaction string) chat.MessageRef {
	return chat.MessageRef{Room: chat.Room{Platform: platform, Chat: replyChat}, ID: interaction}
}

// replyLife is how long Discord takes an interaction's token.
const replyLife = 15 * time.Minute

// reply is the private answer to one interaction, reachable by the interaction's token.
type reply struct {
	webhook string // path of the interaction's messages; holds the token
	place   string // of its pictures
	until   time.Time
	settled chan struct{} // closed when it is known what the answer was
	said    said          // set by then
}

// said is the message that is a private answer. The zero value says that nothing private was shown.
type said struct {
	name string // "@original" or its id, under which the interaction's token reaches it
	id   string // "" where it is not known
}

// settle says which message is the private answer. It is called once.
func (r *reply) settle(s said) {
	r.said = s
	close(r.settled)
}

// replies remembers the interactions of the last quarter of an hour. The zero value is ready.
type replies struct {
	mu   sync.Mutex
	byID map[string]*reply
	old  []string // ids, oldest first
}

// add remembers an interaction; false where it is known already, as when an event is delivered twice.
func (r *replies) add(in *interaction) (*reply, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.byID == nil {
		r.byID = map[string]*reply{}
	}
	if r.byID[in.ID] != nil {
		return nil, false
	}
	for len(r.old) > 0 && time.Now().After(r.byID[r.old[0]].until) {
		delete(r.byID, r.old[0])
		r.old = r.old[1:]
	}
	entry := &reply{
		webhook: "/webhooks/" + in.Application + "/" + in.Token,
		place:   "answers in " + in.Channel,
		until:   time.Now().Add(replyLife),
		settled: make(chan struct{}),
	}
	r.byID[in.ID] = entry
	r.old = append(r.old, in.ID)
	return entry, true
}

// find waits a moment for the answer to be out and gives the path of its message, and where that is.
func (r *replies) find(ctx context.Context, id string) (path string, at spot, err error) {
	gone := fmt.Errorf("discord: the answer cannot be edited: %w", chat.ErrGone)
	r.mu.Lock()
	entry := r.byID[id]
	r.mu.Unlock()
	if entry == nil || time.Now().After(entry.until) {
		return "", spot{}, gone
	}
	select {
	case <-ctx.Done():
		return "", spot{}, ctx.Err()
	case <-time.After(patience):
		return "", spot{}, &chat.BusyError{RetryAfter: patience}
	case <-entry.settled:
	}
	if entry.said.name == "" {
		return "", spot{}, gone
	}
	return entry.webhook + "/messages/" + entry.said.name, spot{place: entry.place, message: entry.said.id}, nil
}

func (m *Messenger) editReply(ctx context.Context, id string, s screen) error {
	path, at, err := m.replies.find(ctx, id)
	if err != nil {
		return err
	}
	_, err = m.revise(ctx, path, at, s)
	return err
}

func (m *Messenger) deleteReply(ctx context.Context, id string) error {
	path, _, err := m.replies.find(ctx, id)
	if err != nil {
		return err
	}
	return m.call(ctx, request{"DELETE", path, nil, true}, nil)
}
