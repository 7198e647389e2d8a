package telegram

import (
	"context"
	"errors"
	"strings"
	"sync"
	"time"

	"briscola/bot/chat"
)

const (
	answerWindow = 12 * time.Second // after which the platform may take no answer
	answerTries  = 3
	scoldGap     = time.Minute // between two refusals of anonymous commands in one chat
)

// handlePress has a press handled and answers it; one that cannot be handled gets an empty answer.
func (s *session) handlePress(c *callback) {
	var answer chat.Answer
	switch told, ok := press(c); {
	case !ok:
	case c.From.anonymous() || c.From.Bot:
		answer = chat.Answer{Note: s.told, Alert: true}
	default:
		if told.Press.Message.ID != "" {
			s.seen.note(told.Room, c.Message.ID)
		}
		answer = s.handle(told)
	}
	if c.ID == "" {
		return
	}
	s.answers.Go(func() {
		s.slots <- struct{}{}
		defer func() { <-s.slots }()
		s.answer(c.ID, answer)
	})
}

// answer answers a press, within the time that the platform gives.
func (s *session) answer(query string, answer chat.Answer) {
	ctx, cancel := context.WithTimeout(s.work, answerWindow)
	defer cancel()
	params := map[string]any{"callback_query_id": query}
	if answer.Note != "" {
		params["text"] = clip(answer.Note, noteMost)
		params["show_alert"] = answer.Alert
	}
	var err error
	for try := range answerTries {
		_, err = s.api.call(ctx, "answerCallbackQuery", params)
		var fault *apiError
		if err == nil || errors.As(err, &fault) && fault.says(wordsTooOld) {
			return
		}
		if errors.Is(err, chat.ErrRefused) || !sleep(ctx, pause(err, try)) {
			break
		}
	}
	s.log.Warn("telegram: a press was not answered", "error", err)
}

// scolded remembers which chats were told lately that nobody in particular cannot play.
type scolded struct {
	mu   sync.Mutex
	last map[string]time.Time
}

// first tells whether a chat was not told for a while.
func (s *scolded) first(chat string, now time.Time) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if now.Sub(s.last[chat]) < scoldGap {
		return false
	}
	if s.last == nil || len(s.last) >= roomsMost {
		s.last = map[string]time.Time{}
	}
	s.last[chat] = now
	return true
}

// refuseAnonymous answers a command of somebody who writes as a group or a channel.
func (s *session) refuseAnonymous(m *message, room chat.Room) {
	name, to, _, ok := parseCommand(m.Text)
	meant := ok && (to == "" && s.knows(name) || to != "" && strings.EqualFold(to, s.name()))
	stale := time.Since(time.Unix(m.Date, 0)) > staleAfter
	if !meant || stale || s.told == "" || !s.scolded.first(room.Chat, time.Now()) {
		return
	}
	s.answers.Go(func() {
		_, err := s.Send(s.work, room, chat.Message{Lines: []chat.Line{{Text: s.told}}})
		if err != nil {
			s.log.Info("telegram: an anonymous command was not answered", "room", room.String(), "error", err)
		}
	})
}
