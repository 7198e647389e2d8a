package telegram

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"briscola/bot/chat"

	tgbotapi "github.com/go-telegram-bot-api/telegram-bot-api/v5"
)

// Send posts a message. In a group it makes no sound unless it mentions somebody. A text that is too long for the caption
// of its file is posted first, with the buttons, and the file below.
func (m *Messenger) Send(ctx context.Context, room chat.Room, message chat.Message) (chat.MessageRef, error) {
	params, err := address(room)
	if err != nil {
		return chat.MessageRef{}, err
	}
	if shared(room) && message.Mention == nil {
		params["disable_notification"] = true
	}
	if message.File != nil {
		return m.sendDocument(ctx, room, params, message)
	}
	if err := content(params, message); err != nil {
		return chat.MessageRef{}, err
	}
	return m.post(ctx, "sendMessage", room, params)
}

// post calls a method that makes a message in a room.
func (m *Messenger) post(ctx context.Context, method string, room chat.Room, params map[string]any,
	files ...tgbotapi.RequestFile) (chat.MessageRef, error) {
	result, err := m.api.call(ctx, method, params, files...)
	if err != nil {
		return chat.MessageRef{}, about(room, err)
	}
	var sent struct {
		ID int `json:"message_id"`
	}
	if err := json.Unmarshal(result, &sent); err != nil || sent.ID == 0 {
		return chat.MessageRef{}, fmt.Errorf("telegram: %s: the answer names no message", method)
	}
	m.seen.note(room, sent.ID)
	return chat.MessageRef{Room: room, ID: strconv.Itoa(sent.ID)}, nil
}

// Edit replaces what a message shows; of a message with a file it is the caption.
func (m *Messenger) Edit(ctx context.Context, ref chat.MessageRef, message chat.Message) error {
	params, err := target(ref)
	if err != nil {
		return err
	}
	if err := content(params, message); err != nil {
		return err
	}
	err = m.change(ctx, "editMessageText", ref.Room, params, wordsNotModified)
	var fault *apiError
	if errors.As(err, &fault) && fault.says(wordsNoText) {
		return m.editCaption(ctx, ref, message)
	}
	return err
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
