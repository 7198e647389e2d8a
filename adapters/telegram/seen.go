package telegram

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"sync"

	"briscola/bot/chat"
)

const (
	belowMost = 20
	roomsMost = 4096 // remembered, in each of two generations
)

// Below estimates how many messages lie below one. Ids of a supergroup count its messages, so their distance is the
// number, but for deleted messages. In a topic, in a basic group and in a private chat the ids also count messages of
// other places; there only the messages are counted that the bot has seen, which are too few in a group that talks.
func (m *Messenger) Below(_ context.Context, ref chat.MessageRef) (int, error) {
	id, err := strconv.Atoi(ref.ID)
	if err != nil {
		return 0, fmt.Errorf("telegram: no message %q here: %w", ref.ID, chat.ErrGone)
	}
	return m.seen.below(ref.Room, id), nil
}

// seen remembers the newest messages of the rooms. The zero value remembers none.
type seen struct {
	mu         sync.Mutex
	young, old map[chat.Room]*trail
}

// trail is what is remembered of a room.
type trail struct {
	ids    []int // the newest, ascending, at most belowMost
	topics bool  // the chat has topics
}

func (s *seen) note(room chat.Room, id int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.trail(room).add(id)
	if room.Topic != "" {
		room.Topic = ""
		s.trail(room).topics = true
	}
}

func (s *seen) below(room chat.Room, id int) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.trail(room)
	if len(t.ids) == 0 {
		return 0
	}
	if supergroup(room) && room.Topic == "" && !t.topics {
		return min(max(t.ids[len(t.ids)-1]-id, 0), belowMost)
	}
	after, found := slices.BinarySearch(t.ids, id)
	if found {
		after++
	}
	return len(t.ids) - after
}

// supergroup tells the kind of a room by its id, as the platform documents the ranges.
func supergroup(room chat.Room) bool {
	id, err := strconv.ParseInt(room.Chat, 10, 64)
	return err == nil && id < -1_000_000_000_000
}

// trail finds or makes the memory of a room. Rooms that were not used for long are forgotten.
func (s *seen) trail(room chat.Room) *trail {
	if t := s.young[room]; t != nil {
		return t
	}
	t := s.old[room]
	if t == nil {
		t = new(trail)
	}
	if s.young == nil || len(s.young) >= roomsMost {
		s.young, s.old = map[chat.Room]*trail{}, s.young
	}
	s.young[room] = t
	return t
}

func (t *trail) add(id int) {
	at, found := slices.BinarySearch(t.ids, id)
	if found {
		return
	}
	t.ids = slices.Insert(t.ids, at, id)
	if len(t.ids) > belowMost {
		t.ids = t.ids[len(t.ids)-belowMost:]
	}
}
