package telegram

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"strconv"
	"strings"
	"time"

	"briscola/bot/chat"

	tgbotapi "github.com/go-telegram-bot-api/telegram-bot-api/v5"
)

// Send posts a message. In a group it makes no sound unless it mentions somebody. A text that is too long for the caption
// of its picture is posted without it; one that is too long for that of its file is posted first, with the buttons, and the
// file below.
func (m *Messenger) Send(ctx context.Context, room chat.Room, message chat.Message) (chat.MessageRef, error) {
	params, err := address(room)
	if err != nil {
		return chat.MessageRef{}, err
	}
	if err := message.Check(); err != nil {
		return chat.MessageRef{}, fmt.Errorf("telegram: %w", err)
	}
	if shared(room) && message.Mention == nil {
		params["disable_notification"] = true
	}
	switch {
	case message.File != nil:
		return m.sendDocument(ctx, room, params, message)
	case message.Picture != nil && m.photos.taken(room, time.Now()):
		return m.sendPictured(ctx, room, params, message)
	}
	return m.sendText(ctx, room, params, message)
}

// sendPictured posts a message with its picture, or without it where the text is too long or the picture is refused.
func (m *Messenger) sendPictured(ctx context.Context, room chat.Room, params map[string]any, message chat.Message) (chat.MessageRef, error) {
	caption := maps.Clone(params)
	whole, err := show(caption, message, "caption", captionMost)
	if err != nil {
		return chat.MessageRef{}, err
	}
	if !whole {
		return m.sendText(ctx, room, params, message)
	}
	ref, refused := m.sendPhoto(ctx, room, caption, message)
	if !refusesPhoto(refused) {
		return ref, refused
	}
	ref, err = m.sendText(ctx, room, params, message)
	if err == nil {
		m.spare(room, refused)
	}
	return ref, err
}

func (m *Messenger) sendText(ctx context.Context, room chat.Room, params map[string]any, message chat.Message) (chat.MessageRef, error) {
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
	return m.posted(method, room, result)
}

// posted reads the answer to a method that made a message in a room.
func (m *Messenger) posted(method string, room chat.Room, result json.RawMessage) (chat.MessageRef, error) {
	var sent struct {
		ID int `json:"message_id"`
	}
	if err := json.Unmarshal(result, &sent); err != nil || sent.ID == 0 {
		return chat.MessageRef{}, fmt.Errorf("telegram: %s: the answer names no message", method)
	}
	m.seen.note(room, sent.ID)
	return chat.MessageRef{Room: room, ID: strconv.Itoa(sent.ID)}, nil
}

// Edit replaces what a message shows; of a message with a file or a picture it is the caption. A picture can be added and
// replaced but not taken away: a message with one that is to have none, or a text too long for a caption, is deleted.
func (m *Messenger) Edit(ctx context.Context, ref chat.MessageRef, message chat.Message) error {
	params, err := target(ref)
	if err != nil {
		return err
	}
	message.File = nil
	if err := message.Check(); err != nil {
		return fmt.Errorf("telegram: %w", err)
	}
	if message.Picture != nil {
		return m.editPictured(ctx, ref, params, message)
	}
	return m.editWords(ctx, ref, params, message)
}

// editPictured has a message show a picture, or without it where the text is too long or the picture is refused.
func (m *Messenger) editPictured(ctx context.Context, ref chat.MessageRef, params map[string]any, message chat.Message) error {
	caption := map[string]any{}
	whole, err := show(caption, message, "caption", captionMost)
	if err != nil {
		return err
	}
	switch key, known := m.photos.shown.get(ref); {
	case whole && known && key == message.Picture.Key:
		_, err := m.editCaption(ctx, ref, message)
		return err
	case !whole || !m.photos.taken(ref.Room, time.Now()):
		return m.editWords(ctx, ref, params, message)
	}
	refused := m.editMedia(ctx, ref, params, caption, *message.Picture)
	if !refusesPhoto(refused) {
		return refused
	}
	err = m.editWords(ctx, ref, params, message)
	if err == nil || errors.Is(err, chat.ErrGone) {
		m.spare(ref.Room, refused)
	}
	return err
}

// editWords has a message show its text without a picture. One that shows a picture is deleted.
func (m *Messenger) editWords(ctx context.Context, ref chat.MessageRef, params map[string]any, message chat.Message) error {
	switch key, captioned := m.photos.shown.get(ref); {
	case captioned && key == otherFile:
		_, err := m.editCaption(ctx, ref, message)
		return err
	case captioned:
		return m.takeAway(ctx, ref)
	}
	if err := content(params, message); err != nil {
		return err
	}
	err := m.change(ctx, "editMessageText", ref.Room, params, wordsNotModified)
	if !saysAny(err, wordsNoText) {
		return err
	}
	result, err := m.editCaption(ctx, ref, message) // of what was sent before a restart
	switch {
	case err != nil || result == nil:
		return err
	case len(photoIDs(result)) > 0:
		return m.takeAway(ctx, ref)
	}
	m.photos.shown.set(ref, otherFile)
	return nil
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
	if saysAny(err, fine...) {
		return nil
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
