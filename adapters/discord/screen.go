package discord

import (
	"context"
	"errors"
	"fmt"

	"briscola/bot/chat"
)

// screen is a message on its way to Discord.
type screen struct {
	body
	message chat.Message
	picture *chat.Picture // nil for none
}

// withoutIcons is the screen with the characters that stand for its icons.
func (s screen) withoutIcons() screen {
	b, _ := render(s.message, nil) // which was possible with icons
	s.Content, s.Components = b.Content, b.Components
	return s
}

// spot is where a screen is shown.
type spot struct {
	place   string // where pictures are taken or refused: a channel, or the answers in one
	message string // id, "" where it is not known
	fresh   bool   // the message is new and has nothing attached
}

// sent is a message as Discord tells of it.
type sent struct {
	ID          string       `json:"id"`
	Attachments []attachment `json:"attachments"`
}

// screen makes Discord's form of a message; chat.ErrRefused where there cannot be one.
func (m *Messenger) screen(message chat.Message) (screen, error) {
	if err := message.Check(); err != nil {
		return screen{}, fmt.Errorf("discord: %w", err)
	}
	b, err := render(message, m.icons.now())
	return screen{b, message, message.Picture}, err
}

// show has a request show a screen and gives the id of the message. The request is made again without what Discord refuses
// of the screen but the message can do without, and again where the message turns out to show a picture that it should not.
func (m *Messenger) show(at spot, s screen, request func(body, *chat.Picture) (sent, error)) (id string, err error) {
	now, known := m.attached.get(at.message)
	known = known || at.fresh
	var refused error // of the picture
	for {
		b, upload := s.attach(now, known)
		if upload != nil && m.bare(at.place) {
			s.picture = nil
			b, upload = s.attach(now, known)
		}
		got, err := request(b, upload)
		switch {
		case err == nil && s.picture == nil && !known && hasPicture(got.Attachments):
			now, known = got.Attachments, true
		case err == nil:
			m.learn(at, got)
			if refused != nil {
				m.spare(at.place, refused)
			}
			return got.ID, nil
		case b.hasIcons() && refusesIcon(err):
			s = s.withoutIcons()
			m.icons.rest(err, m.log)
		case upload != nil && refusesPicture(err):
			s.picture, refused = nil, err
		case s.picture != nil && upload == nil && errors.Is(err, chat.ErrRefused): // what it showed is no longer there
			now, known = nil, false
		default:
			m.doubt(at, err)
			return "", err
		}
	}
}

// learn remembers what a message has attached.
func (m *Messenger) learn(at spot, got sent) {
	if got.ID == "" { // the answer was lost
		m.attached.forget(at.message)
		return
	}
	m.attached.set(got.ID, got.Attachments)
}

// doubt forgets what a message has attached after a request that may have changed it.
func (m *Messenger) doubt(at spot, err error) {
	var busy *chat.BusyError
	if !errors.As(err, &busy) {
		m.attached.forget(at.message)
	}
}

// revise edits the message at a path so that it shows a screen.
func (m *Messenger) revise(ctx context.Context, path string, at spot, s screen) (id string, err error) {
	return m.show(at, s, func(b body, picture *chat.Picture) (got sent, err error) {
		err = m.call(ctx, request{"PATCH", path, pack(b, picture), true}, &got)
		return got, err
	})
}
