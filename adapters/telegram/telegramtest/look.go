package telegramtest

import (
	"slices"
	"time"
)

// Shown is something that was put before somebody's eyes.
type Shown struct {
	At      time.Time
	Kind    string // message, edit, toast, alert
	Place   Place
	Message int // 0 for toasts and alerts
	Text    string
	Buttons [][]Button
	File    *File  // nil for none
	Photo   *Photo // nil for none

	to []int64
}

// Operation is a send, an edit or a deletion that the platform counted.
type Operation struct {
	At      time.Time
	Chat    int64
	Method  string
	Message int
}

func (s *Server) show(c *room, m *Message, kind string) {
	s.shown = append(s.shown, Shown{At: s.time(), Kind: kind, Place: m.Place, Message: m.ID, Text: m.Text, Buttons: m.Buttons, File: m.File, Photo: m.Photo, to: s.audience(c)})
}

func (s *Server) operate(c *room, method string, message int) {
	s.operations = append(s.operations, Operation{At: s.time(), Chat: c.id, Method: method, Message: message})
}

// Shown lists everything of the bot that was ever put before somebody's eyes, oldest first: messages in every version,
// toasts, alerts.
func (s *Server) Shown(u User) []Shown {
	s.mu.Lock()
	defer s.mu.Unlock()
	var seen []Shown
	for _, one := range s.shown {
		if slices.Contains(one.to, u.ID) {
			seen = append(seen, one)
		}
	}
	return seen
}

// Messages lists the bot's messages that are in a place now, oldest first.
func (s *Server) Messages(place Place) []Message {
	s.mu.Lock()
	defer s.mu.Unlock()
	var found []Message
	for _, m := range s.chat(place).messages {
		if m.Place == place && m.From == s.bot.ID && !m.deleted {
			found = append(found, *m)
		}
	}
	return found
}

// Message finds a message that is in a chat now.
func (s *Server) Message(place Place, id int) (Message, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	m := s.chat(place).message(id)
	if m == nil || m.deleted {
		return Message{}, false
	}
	return *m, true
}

// Operations lists the bot's operations in a chat, all topics together.
func (s *Server) Operations(place Place) []Operation {
	s.mu.Lock()
	defer s.mu.Unlock()
	var found []Operation
	for _, o := range s.operations {
		if o.Chat == place.Chat {
			found = append(found, o)
		}
	}
	return found
}

// Calls counts the calls of a method that were executed, refused or not.
func (s *Server) Calls(method string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.calls[method]
}

func (s *Server) count(method string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.calls[method]++
	s.touch()
}

// Busiest counts the operations in a chat in the window of time that holds most of them.
func (s *Server) Busiest(place Place, window time.Duration) int {
	operations, most := s.Operations(place), 0
	for i := range operations {
		n := 0
		for _, o := range operations[i:] {
			if o.At.Sub(operations[i].At) < window {
				n++
			}
		}
		most = max(most, n)
	}
	return most
}

// limited refuses what comes too fast.
func (s *Server) limited(c *room) *refusal {
	if !s.limiting {
		return nil
	}
	now, second, minute, inChat := s.time(), 0, 0, 0
	var oldest time.Time
	for _, o := range slices.Backward(s.operations) {
		age := now.Sub(o.At)
		if age >= time.Minute {
			break
		}
		if age < time.Second {
			second++
		}
		if o.Chat != c.id {
			continue
		}
		minute++
		oldest = o.At
		if age < chatBurst*time.Second/chatPerSecond {
			inChat++
		}
	}
	wait := 0
	switch {
	case c.kind != "private" && minute >= groupPerMinute:
		wait = int((time.Minute - now.Sub(oldest)).Seconds()) + 1
	case c.kind == "private" && inChat >= chatBurst, second >= globalPerSecond:
		wait = 1
	}
	if wait == 0 {
		return nil
	}
	return tooMany(wait)
}
