package telegramtest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"
)

// Say lets somebody write in a place; what begins with "/" is a command. It gives the id of the message. Writing in
// the private chat opens it. The bot sees what its privacy mode lets it see.
func (s *Server) Say(u User, place Place, text string) int {
	return s.SayAt(u, place, text, 0)
}

// SayAt is Say a while ago, as if the update had waited for the bot.
func (s *Server) SayAt(u User, place Place, text string, ago time.Duration) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.chat(place)
	if c.kind == "private" {
		s.user(u.ID).Started = true
	}
	m := &Message{Place: place, ID: s.nextID(c), From: u.ID, At: s.time().Add(-ago), Text: text}
	if command := regexp.MustCompile(`^/\w+(@\w+)?`).FindString(text); command != "" {
		m.Entities = []Entity{{Type: "bot_command", Length: len(command)}}
	}
	c.messages = append(c.messages, m)
	if s.visible(c, text) {
		s.enqueue("message", s.messageJSON(m))
	}
	return m.ID
}

// visible tells whether the bot sees what somebody wrote.
func (s *Server) visible(c *room, text string) bool {
	if c.kind == "private" || c.botAdmin || !s.privacy {
		return true
	}
	command, _, _ := strings.Cut(text, " ")
	_, to, addressed := strings.Cut(command, "@")
	return c.botIn && strings.HasPrefix(text, "/") && (!addressed || strings.EqualFold(to, s.bot.Username))
}

// Open lets somebody press Start under the link with a payload, "" for none.
func (s *Server) Open(u User, payload string) int {
	if len(payload) > payloadMost || !regexp.MustCompile(`^[A-Za-z0-9_-]*$`).MatchString(payload) {
		panic(fmt.Sprintf("telegramtest: the platform takes no payload %q", payload))
	}
	return s.Say(u, s.Private(u), strings.TrimSpace("/start "+payload))
}

// SayAnonymously is a command of an administrator who writes as the group.
func (s *Server) SayAnonymously(place Place, text string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.chat(place)
	body := map[string]any{
		"message_id": s.nextID(c), "date": s.time().Unix(), "chat": s.chatJSON(c), "sender_chat": s.chatJSON(c), "text": text,
		"from": userJSON(&User{ID: 1087968824, First: "Group", Username: "GroupAnonymousBot", Bot: true}),
	}
	s.enqueue("message", body)
}

// Query is a press that waits for its answer.
type Query struct{ ID string }

// Toast is what a presser was told.
type Toast struct {
	Text  string
	Alert bool
}

type query struct {
	user       int64
	place      Place
	at         time.Time
	deliveries int
	answered   bool
	late       bool
	toast      Toast
}

// Press lets somebody press the button with that label under a message.
func (s *Server) Press(u User, place Place, message int, label string) (Query, error) {
	m, _ := s.Message(place, message)
	for _, b := range slices.Concat(m.Buttons...) {
		if b.Text == label && b.Data != "" {
			return s.PressData(u, place, message, b.Data), nil
		}
	}
	return Query{}, fmt.Errorf("telegramtest: no button %q under message %d", label, message)
}

// PressData lets somebody send any data for a message, as clients can. A message that was deleted or never was arrives as
// inaccessible.
func (s *Server) PressData(u User, place Place, message int, data string) Query {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.chat(place)
	var carrier map[string]any
	if m := c.message(message); m != nil && !m.deleted {
		carrier = s.messageJSON(m)
	} else {
		carrier = map[string]any{"chat": s.chatJSON(c), "message_id": message, "date": 0}
	}
	q := s.newQuery(u.ID, place)
	s.enqueue("callback_query", map[string]any{
		"id": q.ID, "from": userJSON(s.user(u.ID)), "chat_instance": fmt.Sprint(place.Chat), "data": data, "message": carrier,
	})
	return q
}

func (s *Server) newQuery(user int64, place Place) Query {
	q := Query{ID: fmt.Sprintf("77%08d", len(s.queries)+1)}
	s.queries[q.ID] = &query{user: user, place: place, at: s.time()}
	return q
}

// Answer tells what the presser was told; false while there is no answer.
func (s *Server) Answer(q Query) (Toast, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if found := s.queries[q.ID]; found != nil {
		return found.toast, found.answered
	}
	return Toast{}, false
}

// Unanswered counts the presses whose answer never came: those people look at a spinner.
func (s *Server) Unanswered() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := 0
	for _, q := range s.queries {
		if !q.answered && !q.late {
			n++
		}
	}
	return n
}

func answerCallbackQuery(s *Server, p params) (any, *refusal) {
	q := s.queries[p["callback_query_id"]]
	switch {
	case q == nil:
		return nil, bad(textTooOld)
	case s.time().Sub(q.at) > answerWindow:
		q.late = true
		return nil, meant(bad(textTooOld))
	case len([]rune(p["text"])) > noteMost:
		return nil, bad("MESSAGE_TOO_LONG")
	case q.answered:
		refused := bad(textTooOld)
		refused.meant = q.deliveries > 1
		return nil, refused
	}
	q.answered, q.toast = true, Toast{Text: p["text"], Alert: p.truth("show_alert")}
	if q.toast.Text != "" {
		kind := "toast"
		if q.toast.Alert {
			kind = "alert"
		}
		s.shown = append(s.shown, Shown{At: s.time(), Kind: kind, Place: q.place, Text: q.toast.Text, to: []int64{q.user}})
	}
	return true, nil
}

// Delete lets a person (an administrator, or the other side of a private chat) delete a message.
func (s *Server) Delete(place Place, message int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if m := s.chat(place).message(message); m != nil {
		m.deleted = true
	}
}
