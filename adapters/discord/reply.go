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
	until   time.Time
	settled chan struct{} // closed when it is known what the answer was
	message string        // set by then: "@original", the id of a follow-up, or "" where nothing private was shown
}

// settle says which message is the private answer, "" for none. It is called once.
func (r *reply) settle(message string) {
	r.message = message
	close(r.settled)
}

// replies remembers the interactions of the last quarter of an hour. The zero value is ready.
type replies struct {
	mu   sync.Mutex
	byID map[string]*reply
	old  []string // ids, oldest first
}

// add remembers an interaction; false where it is known already, as when an event is delivered twice.
func (r *replies) add(id, application, token string) (*reply, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.byID == nil {
		r.byID = map[string]*reply{}
	}
	if r.byID[id] != nil {
		return nil, false
	}
	for len(r.old) > 0 && time.Now().After(r.byID[r.old[0]].until) {
		delete(r.byID, r.old[0])
		r.old = r.old[1:]
	}
	entry := &reply{
		webhook: "/webhooks/" + application + "/" + token,
		until:   time.Now().Add(replyLife),
		settled: make(chan struct{}),
	}
	r.byID[id] = entry
	r.old = append(r.old, id)
	return entry, true
}

// find waits a moment for the answer to be out and gives the path of its message.
func (r *replies) find(ctx context.Context, id string) (path string, err error) {
	gone := fmt.Errorf("discord: the answer cannot be edited: %w", chat.ErrGone)
	r.mu.Lock()
	entry := r.byID[id]
	r.mu.Unlock()
	if entry == nil || time.Now().After(entry.until) {
		return "", gone
	}
	select {
	case <-ctx.Done():
		return "", ctx.Err()
	case <-time.After(patience):
		return "", &chat.BusyError{RetryAfter: patience}
	case <-entry.settled:
	}
	if entry.message == "" {
		return "", gone
	}
	return entry.webhook + "/messages/" + entry.message, nil
}

func (m *Messenger) editReply(ctx context.Context, id string, b body) error {
	path, err := m.replies.find(ctx, id)
	if err != nil {
		return err
	}
	return m.call(ctx, request{"PATCH", path, b, true}, nil)
}

func (m *Messenger) deleteReply(ctx context.Context, id string) error {
	path, err := m.replies.find(ctx, id)
	if err != nil {
		return err
	}
	return m.call(ctx, request{"DELETE", path, nil, true}, nil)
}
