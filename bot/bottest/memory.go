package bottest

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

// Store is a bot.Store in memory. Facts and deals are kept in their JSON form, so that what is read is never shared with
// what was written, and what JSON drops is dropped here too. Boards are found by counting all deals of the community.
type Store struct {
	mu          sync.Mutex
	logs        map[bot.TableID][]line
	communities map[chat.Community]*community // with settled deals, those of no community too
	everywhere  *board.Memory                 // for its evidence
	people      map[chat.PersonID]bot.PersonSettings
	settings    map[chat.Community]bot.CommunitySettings
}

// line is one fact of a log, encoded.
type line struct {
	seq   uint64
	taken bool // out of the log when its deal is settled
	fact  []byte
}

var _ bot.Store = (*Store)(nil)

// NewStore gives an empty store.
func NewStore() *Store {
	return &Store{
		logs:        map[bot.TableID][]line{},
		communities: map[chat.Community]*community{},
		everywhere:  board.NewMemory(),
		people:      map[chat.PersonID]bot.PersonSettings{},
		settings:    map[chat.Community]bot.CommunitySettings{},
	}
}

// Append implements bot.Store.
func (s *Store) Append(table bot.TableID, after uint64, facts ...bot.Fact) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	log, err := s.extended(table, after, facts)
	if err != nil || len(facts) == 0 {
		return err
	}
	s.logs[table] = log
	return nil
}

// Settle implements bot.Store.
func (s *Store) Settle(table bot.TableID, after uint64, settlement bot.Settlement) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if n := len(settlement.Facts); n == 0 || settlement.Facts[n-1].Kind != bot.Settled {
		return errors.New("bottest: the last fact of a settlement is not the settled one")
	}
	log, err := s.extended(table, after, settlement.Facts)
	if err != nil {
		return err
	}
	deal, err := copied(settlement.Deal)
	if err != nil {
		return err
	}
	if s.settled(deal.ID) {
		return fmt.Errorf("bottest: deal %q is settled already", deal.ID)
	}
	room, err := copied(settlement.Room)
	if err != nil {
		return err
	}
	c := s.communities[deal.Community]
	if c == nil {
		c = newCommunity()
	}
	if err := c.settle(deal); err != nil {
		return err
	}
	c.room, c.away = room, time.Time{}
	s.communities[deal.Community] = c
	s.logs[table] = slices.DeleteFunc(log, func(l line) bool { return l.taken && l.seq >= settlement.From })
	counted := c.deals[len(c.deals)-1].counted
	counted.Void = true // nobody is counted everywhere, only what was dealt
	return board.Count(s.everywhere, counted)
}

// extended gives a copy of the table's log with the facts at its end.
func (s *Store) extended(table bot.TableID, after uint64, facts []bot.Fact) ([]line, error) {
	log := slices.Clone(s.logs[table])
	newest := uint64(0)
	if len(log) > 0 {
		newest = log[len(log)-1].seq
	}
	if newest != after {
		return nil, bot.ErrConflict
	}
	for _, fact := range facts {
		encoded, err := encode(fact)
		if err != nil {
			return nil, err
		}
		newest++
		log = append(log, line{newest, fact.Kind == bot.Dealt || fact.Kind == bot.Moved, encoded})
	}
	return log, nil
}

// Log implements bot.Store.
func (s *Store) Log(table bot.TableID) ([]bot.Entry, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	log, ok := s.logs[table]
	if !ok {
		return nil, bot.ErrUnknown
	}
	entries := make([]bot.Entry, len(log))
	for i, l := range log {
		entries[i].Seq = l.seq
		if err := json.Unmarshal(l.fact, &entries[i].Fact); err != nil {
			return nil, err
		}
	}
	return entries, nil
}

// Tables implements bot.Store.
func (s *Store) Tables() ([]bot.TableID, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Sorted(maps.Keys(s.logs)), nil
}

// Drop implements bot.Store.
func (s *Store) Drop(table bot.TableID) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.logs, table)
	return nil
}

// PersonSettings implements bot.Store.
func (s *Store) PersonSettings(person chat.PersonID) (bot.PersonSettings, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.people[person], nil
}

// SetPersonSettings implements bot.Store.
func (s *Store) SetPersonSettings(person chat.PersonID, settings bot.PersonSettings) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.people[person] = settings
	return nil
}

// CommunitySettings implements bot.Store.
func (s *Store) CommunitySettings(community chat.Community) (bot.CommunitySettings, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.settings[community], nil
}

// SetCommunitySettings implements bot.Store.
func (s *Store) SetCommunitySettings(community chat.Community, settings bot.CommunitySettings) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.settings[community] = settings
	return nil
}

// encode refuses what could not be read again.
func encode[T any](value T) ([]byte, error) {
	encoded, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	return encoded, json.Unmarshal(encoded, new(T))
}

// copied gives what would be read of a value.
func copied[T any](value T) (copied T, err error) {
	encoded, err := encode(value)
	if err != nil {
		return copied, err
	}
	return copied, json.Unmarshal(encoded, &copied)
}
