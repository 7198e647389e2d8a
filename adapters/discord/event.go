package discord

import (
	"context"
	"encoding/json"

	"briscola/bot/chat"
)

// event turns a gateway event into an update. It never waits: it runs where the gateway is read.
func (m *Messenger) event(ctx context.Context, kind string, data json.RawMessage, handle chat.Handler) {
	switch kind {
	case "INTERACTION_CREATE":
		in := &interaction{}
		if err := json.Unmarshal(data, in); err != nil {
			m.log.Warn("discord: an interaction cannot be read")
			return
		}
		m.take(ctx, in, handle)
	case "CHANNEL_DELETE", "THREAD_DELETE", "GUILD_DELETE":
		var gone struct {
			ID          string `json:"id"`
			Guild       string `json:"guild_id"`
			Unavailable bool   `json:"unavailable"` // an outage, not a farewell
		}
		if json.Unmarshal(data, &gone) != nil || !isID(gone.ID) || gone.Unavailable {
			return
		}
		u := chat.Update{Removed: &chat.Removed{}}
		if kind == "GUILD_DELETE" {
			u.Community = chat.Community{Platform: platform, ID: gone.ID}
		} else {
			u.Room = chat.Room{Platform: platform, Chat: gone.ID}
		}
		m.tell(ctx, u, handle)
	}
}

// tell hands an update without an answer to the handler, after what happened in its room before.
func (m *Messenger) tell(ctx context.Context, u chat.Update, handle chat.Handler) {
	if !m.work.begin() {
		return
	}
	m.queues.add("room "+u.Room.Chat+u.Community.ID, func() {
		defer m.work.end()
		m.ask(ctx, handle, u)
	})
}
