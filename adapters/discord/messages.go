package discord

import (
	"context"
	"errors"
	"fmt"

	"github.com/bwmarrin/discordgo"

	"briscola/bot/chat"
)

// Send posts a message to a channel, a thread or a private chat.
func (m *Messenger) Send(ctx context.Context, room chat.Room, message chat.Message) (chat.MessageRef, error) {
	if err := known(room); err != nil {
		return chat.MessageRef{}, err
	}
	s, err := m.screen(message)
	if err != nil {
		return chat.MessageRef{}, err
	}
	s.Flags = flagSuppressEmbeds
	s.Nonce, s.Enforce = message.Key, message.Key != ""
	id, err := m.show(spot{place: room.Chat, fresh: true}, s, func(b body, picture *chat.Picture) (got sent, err error) {
		q := request{"POST", "/channels/" + room.Chat + "/messages", pack(b, picture), message.Key != ""}
		if f := message.File; f != nil {
			q.body = upload{b, discordgo.File{Name: f.Name}, f.Data}
		}
		err = m.call(ctx, q, &got)
		return got, err
	})
	if err != nil {
		return chat.MessageRef{}, err
	}
	return chat.MessageRef{Room: room, ID: id}, nil
}

// Edit replaces a message of the bot, or a private answer that is still editable; a file of the message stays, and so does a
// picture that is shown already. A message that Discord lets be edited no more because it is old is gone: it has to be posted again.
func (m *Messenger) Edit(ctx context.Context, ref chat.MessageRef, message chat.Message) error {
	message.File = nil
	s, err := m.screen(message)
	if err != nil {
		return err
	}
	if ref.Room.Chat == replyChat {
		return m.editReply(ctx, ref.ID, s)
	}
	path, err := messagePath(ref)
	if err != nil {
		return err
	}
	_, err = m.revise(ctx, path, spot{place: ref.Room.Chat, message: ref.ID}, s)
	return err
}

// Delete removes a message of the bot, or a private answer.
func (m *Messenger) Delete(ctx context.Context, ref chat.MessageRef) error {
	var err error
	if ref.Room.Chat == replyChat {
		err = m.deleteReply(ctx, ref.ID)
	} else if path, bad := messagePath(ref); bad == nil {
		err = m.call(ctx, request{"DELETE", path, nil, true}, nil)
	}
	if errors.Is(err, chat.ErrGone) {
		return nil
	}
	return err
}

// Private opens the private chat with a person. Discord opens one with everybody it knows; whether the person takes
// messages shows only in sending.
func (m *Messenger) Private(ctx context.Context, person chat.PersonID) (chat.Room, error) {
	if person.Platform != platform || !isID(person.ID) {
		return chat.Room{}, fmt.Errorf("discord: no such person: %w", chat.ErrBlocked)
	}
	m.mu.Lock()
	room, ok := m.private[person.ID]
	m.mu.Unlock()
	if ok {
		return room, nil
	}
	var channel struct {
		ID string `json:"id"`
	}
	to := map[string]string{"recipient_id": person.ID}
	err := m.call(ctx, request{"POST", "/users/@me/channels", to, true}, &channel)
	if errors.Is(err, chat.ErrRefused) { // the only thing in the request is the person
		return chat.Room{}, fmt.Errorf("discord: no such person: %w", chat.ErrBlocked)
	}
	if err != nil {
		return chat.Room{}, err
	}
	room = chat.Room{Platform: platform, Chat: channel.ID}
	m.mu.Lock()
	m.private[person.ID] = room
	m.mu.Unlock()
	return room, nil
}

// Below counts the messages after one, up to 20.
func (m *Messenger) Below(ctx context.Context, ref chat.MessageRef) (int, error) {
	if known(ref.Room) != nil || !isID(ref.ID) {
		return 0, nil
	}
	var later []struct{}
	path := "/channels/" + ref.Room.Chat + "/messages?limit=20&after=" + ref.ID
	if m.call(ctx, request{"GET", path, nil, true}, &later) != nil {
		return 0, nil // an estimate is not worth a failure
	}
	return len(later), nil
}

func known(room chat.Room) error {
	if room.Platform != platform || !isID(room.Chat) {
		return fmt.Errorf("discord: no such channel: %w", chat.ErrGone)
	}
	return nil
}

func messagePath(ref chat.MessageRef) (string, error) {
	if err := known(ref.Room); err != nil {
		return "", err
	}
	if !isID(ref.ID) {
		return "", fmt.Errorf("discord: no such message: %w", chat.ErrGone)
	}
	return "/channels/" + ref.Room.Chat + "/messages/" + ref.ID, nil
}
