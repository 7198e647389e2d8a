package telegram

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"briscola/bot/chat"
)

// Send posts a message. In a group it makes no sound unless it mentions somebody.
func (m *Messenger) Send(ctx context.Context, room chat.Room, message chat.Message) (chat.MessageRef, error) {
	params, err := address(room)
	if err != nil {
		return chat.MessageRef{}, err
	}
	if err := content(params, message); err != nil {
		return chat.MessageRef{}, err
	}
	if shared(room) && message.Mention == nil {
		params["disable_notification"] = true
	}
	result, err := m.api.call(ctx, "sendMessage", params)
	if err != nil {
		return chat.MessageRef{}, about(room, err)
	}
	var sent struct {
		ID int `json:"message_id"`
	}
	if err := json.Unmarshal(result, &sent); err != nil || sent.ID == 0 {
		return chat.MessageRef{}, errors.New("telegram: sendMessage: the answer names no message")
	}
	m.seen.note(room, sent.ID)
	return chat.MessageRef{Room: room, ID: strconv.Itoa(sent.ID)}, nil
}

// Edit replaces what a message shows.
func (m *Messenger) Edit(ctx context.Context, ref chat.MessageRef, message chat.Message) error {
	params, err := target(ref)
	if err != nil {
		return err
	}
	if err := content(params, message); err != nil {
		return err
	}
	return m.change(ctx, "editMessageText", ref.Room, params, wordsNotModified)
}

// Delete removes a message. One that is older than two days can no longer be removed: ErrGone.
func (m *Messenger) Delete(ctx context.Context, ref chat.MessageRef) error {
	params, err := target(ref)
	if err != nil {
		return err
	}
	return m.change(ctx, "deleteMessage", ref.Room, params, wordsDeleted, wordsBadID)
}

// change calls a method on a message; a refusal in one of these words is success.
func (m *Messenger) change(ctx context.Context, method string, room chat.Room, params map[string]any, fine ...string) error {
	_, err := m.api.call(ctx, method, params)
	var fault *apiError
	if errors.As(err, &fault) {
		for _, words := range fine {
			if fault.says(words) {
				return nil
			}
		}
	}
	return about(room, err)
}

// Private finds the private chat with somebody. The platform lets the bot write there only when the person has opened it
// and not blocked it; Send tells.
func (m *Messenger) Private(_ context.Context, person chat.PersonID) (chat.Room, error) {
	id, err := strconv.ParseInt(person.ID, 10, 64)
	if person.Platform != Platform || err != nil || id <= 0 {
		return chat.Room{}, fmt.Errorf("telegram: no private chat with %v: %w", person, chat.ErrBlocked)
	}
	return chat.Room{Platform: Platform, Chat: person.ID}, nil
}

// address gives the parameters that name a room.
func address(room chat.Room) (map[string]any, error) {
	id, err := strconv.ParseInt(room.Chat, 10, 64)
	if room.Platform != Platform || err != nil || id == 0 {
		return nil, fmt.Errorf("telegram: no room %v here: %w", room, chat.ErrGone)
	}
	params := map[string]any{"chat_id": id}
	if room.Topic != "" {
		topic, err := strconv.Atoi(room.Topic)
		if err != nil || topic <= 0 {
			return nil, fmt.Errorf("telegram: no room %v here: %w", room, chat.ErrGone)
		}
		params["message_thread_id"] = topic
	}
	return params, nil
}

// target gives the parameters that name a message.
func target(ref chat.MessageRef) (map[string]any, error) {
	params, err := address(ref.Room)
	if err != nil {
		return nil, err
	}
	id, err := strconv.Atoi(ref.ID)
	if err != nil || id <= 0 {
		return nil, fmt.Errorf("telegram: no message %q here: %w", ref.ID, chat.ErrGone)
	}
	delete(params, "message_thread_id")
	params["message_id"] = id
	return params, nil
}

// shared tells whether a room has more than one person in it: the ids of groups are negative.
func shared(room chat.Room) bool { return strings.HasPrefix(room.Chat, "-") }
