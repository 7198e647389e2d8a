package telegram

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"sync"
	"time"

	"briscola/bot/chat"

	"golang.org/x/sync/errgroup"
)

const (
	recentMost  = 1000 // numbers of handled updates that are remembered
	answersMost = 64   // answers under way at once
)

// session is one Run. Its fields belong to the polling goroutine, but for answers and slots.
type session struct {
	*Messenger
	handler chat.Handler
	work    context.Context // ends some time after Run was told to stop

	recent  []int           // numbers of handled updates
	moves   map[int64]int64 // old ids of chats that moved, to their new ones
	answers sync.WaitGroup
	slots   chan struct{}
}

// handleAll has a batch handled, in order within each chat, and gives the offset that confirms it.
func (s *session) handleAll(batch []json.RawMessage, offset int) int {
	var pending []update
	flush := func() {
		s.handleLanes(pending)
		pending = nil
	}
	for _, raw := range batch {
		u, err := readUpdate(raw)
		if err != nil {
			s.log.Warn("telegram: an update that cannot be read", "update", u.ID, "bytes", len(raw))
		}
		if u.ID != 0 {
			offset = u.ID + 1
		}
		if slices.Contains(s.recent, u.ID) {
			continue
		}
		s.remember(u.ID)
		if !u.moves() {
			pending = append(pending, u)
			continue
		}
		flush() // what happened under the old id comes before, what happened under the new one after
		s.handleMove(u.Message)
	}
	flush()
	return offset
}

// remember keeps the number of an update. Numbers are compared for equality only: after a quiet week the platform
// goes on with any number.
func (s *session) remember(id int) {
	if id == 0 {
		return
	}
	s.recent = append(s.recent, id)
	if len(s.recent) > recentMost {
		s.recent = slices.Delete(s.recent, 0, len(s.recent)-recentMost)
	}
}

// handleLanes handles updates of several chats at once, each chat's in order, and returns when all are handled.
func (s *session) handleLanes(updates []update) {
	lanes := map[int64][]update{}
	for _, u := range updates {
		lanes[u.chat()] = append(lanes[u.chat()], u)
	}
	var group errgroup.Group
	group.SetLimit(lanesMost)
	for _, lane := range lanes {
		group.Go(func() error {
			for _, u := range lane {
				s.handleOne(u)
			}
			return nil
		})
	}
	group.Wait()
}

func (s *session) handleOne(u update) {
	switch {
	case u.Callback != nil:
		s.handlePress(u.Callback)
	case u.Message != nil && u.Message.Chat != nil && u.Message.Chat.ID != 0:
		s.handleMessage(u.Message)
	case u.Membership != nil:
		if told, ok := removed(u.Membership); ok {
			s.handle(told)
		}
	case u.Member != nil:
		if told, ok := leftAs(u.Member); ok {
			s.handle(told)
		}
	}
}

func (s *session) handleMessage(m *message) {
	room := roomOf(m.Chat.ID, m.topic())
	s.seen.note(room, m.ID)
	if m.Gone != nil {
		if told, ok := s.left(m); ok {
			s.handle(told)
		}
		return
	}
	if m.Sender != nil || m.From != nil && m.From.anonymous() {
		s.refuseAnonymous(m, room)
		return
	}
	told, ok := s.command(m, time.Now())
	if !ok {
		return
	}
	if spec, _ := s.commandSpec(told.Command.Name); spec.Admin && !told.Private {
		told.Admin = s.admin(s.work, m.Chat.ID, m.From.ID)
	}
	s.handle(told)
}

// handleMove tells once that a chat has a new id.
func (s *session) handleMove(m *message) {
	if m.Chat == nil || m.Chat.ID == 0 {
		return
	}
	told := moved(m)
	from, _ := strconv.ParseInt(told.Room.Chat, 10, 64)
	to, _ := strconv.ParseInt(told.Moved.To.Chat, 10, 64)
	if s.moves[from] == to {
		return
	}
	s.moves[from] = to
	s.handle(told)
}

// handle calls the handler. A panic in it costs only its answer.
func (s *session) handle(u chat.Update) (answer chat.Answer) {
	defer func() {
		if fault := recover(); fault != nil {
			s.log.Error("telegram: the handler failed", "room", u.Room.String(), "panic", fmt.Sprintf("%T", fault))
			answer = chat.Answer{}
		}
	}()
	return s.handler(s.work, u)
}
