package bottest

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"

	"briscola/bot"
	"briscola/bot/chat"
)

// Store is a bot.Store in memory. Facts and deals are kept in their JSON form, so that what is read is never shared with
// what was written, and what JSON drops is dropped here too.
type Store struct {
	mu          sync.Mutex
	logs        map[bot.TableID][]line
	deals       map[bot.DealID][]byte
	figures     map[chat.Community]map[chat.PersonID]bot.Figures
	people      map[chat.PersonID]bot.PersonSettings
	communities map[chat.Community]bot.CommunitySettings
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
		deals:       map[bot.DealID][]byte{},
		figures:     map[chat.Community]map[chat.PersonID]bot.Figures{},
		people:      map[chat.PersonID]bot.PersonSettings{},
		communities: map[chat.Community]bot.CommunitySettings{},
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
	deal := settlement.Deal
	if n := len(settlement.Facts); n == 0 || settlement.Facts[n-1].Kind != bot.Settled {
		return errors.New("bottest: the last fact of a settlement is not the settled one")
	}
	log, err := s.extended(table, after, settlement.Facts)
	if err != nil {
		return err
	}
	if _, ok := s.deals[deal.ID]; ok {
		return fmt.Errorf("bottest: deal %q is settled already", deal.ID)
	}
	encoded, err := encode(deal)
	if err != nil {
		return err
	}
	s.logs[table] = slices.DeleteFunc(log, func(l line) bool { return l.taken && l.seq >= settlement.From })
	s.deals[deal.ID] = encoded
	for _, gain := range settlement.Gains {
		s.add(deal.Community, gain)
	}
	return nil
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

// add counts a gain; one of nobody or nowhere is not kept.
func (s *Store) add(community chat.Community, gain bot.Figures) {
	if community == (chat.Community{}) || gain.Person == (chat.PersonID{}) {
		return
	}
	if s.figures[community] == nil {
		s.figures[community] = map[chat.PersonID]bot.Figures{}
	}
	sum, ok := s.figures[community][gain.Person]
	if ok {
		gain.Name = cmp.Or(gain.Name, sum.Name)
		gain.Deals += sum.Deals
		gain.Wins += sum.Wins
		gain.Draws += sum.Draws
		gain.Points += sum.Points
	}
	s.figures[community][gain.Person] = gain
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

// Deal implements bot.Store.
func (s *Store) Deal(id bot.DealID) (deal bot.SettledDeal, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	encoded, ok := s.deals[id]
	if !ok {
		return deal, bot.ErrUnknown
	}
	return deal, json.Unmarshal(encoded, &deal)
}

// Board implements bot.Store.
func (s *Store) Board(community chat.Community, offset, limit int) ([]bot.Figures, int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	board := s.board(community)
	from := min(max(offset, 0), len(board))
	return board[from : from+min(max(limit, 0), len(board)-from)], len(board), nil
}

// Figures implements bot.Store.
func (s *Store) Figures(community chat.Community, person chat.PersonID) (bot.Figures, int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	board := s.board(community)
	i := slices.IndexFunc(board, func(f bot.Figures) bool { return f.Person == person })
	if i < 0 {
		return bot.Figures{}, 0, bot.ErrUnknown
	}
	return board[i], i + 1, nil
}

func (s *Store) board(community chat.Community) []bot.Figures {
	return slices.SortedFunc(maps.Values(s.figures[community]), func(a, b bot.Figures) int {
		return cmp.Or(
			cmp.Compare(b.Wins, a.Wins),
			cmp.Compare(b.Points, a.Points),
			cmp.Compare(a.Deals, b.Deals),
			cmp.Compare(a.Person.Platform, b.Person.Platform),
			cmp.Compare(a.Person.ID, b.Person.ID),
		)
	})
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
	return s.communities[community], nil
}

// SetCommunitySettings implements bot.Store.
func (s *Store) SetCommunitySettings(community chat.Community, settings bot.CommunitySettings) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.communities[community] = settings
	return nil
}

// Rehome implements bot.Store.
func (s *Store) Rehome(from, to chat.Community) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if from == to {
		return nil
	}
	if from == (chat.Community{}) || to == (chat.Community{}) {
		return errors.New("bottest: no community to rehome")
	}
	if err := s.rehomeDeals(from, to); err != nil {
		return err
	}
	for _, old := range s.figures[from] {
		old.Name = cmp.Or(s.figures[to][old.Person].Name, old.Name)
		s.add(to, old)
	}
	delete(s.figures, from)
	if settings, ok := s.communities[from]; ok {
		if _, stands := s.communities[to]; !stands {
			s.communities[to] = settings
		}
		delete(s.communities, from)
	}
	return nil
}

func (s *Store) rehomeDeals(from, to chat.Community) error {
	for id, encoded := range s.deals {
		var deal bot.SettledDeal
		if err := json.Unmarshal(encoded, &deal); err != nil {
			return err
		}
		if deal.Community != from {
			continue
		}
		deal.Community = to
		encoded, err := encode(deal)
		if err != nil {
			return err
		}
		s.deals[id] = encoded
	}
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
