package bottest

import (
	"errors"
	"slices"
	"sync"
	"time"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

// FaultStore is a bot.Store on a disk that fails when it is told to.
type FaultStore struct {
	bot.Store

	mu   sync.Mutex
	next fault
	full bool
}

// fault is how one append fails: the next with a fact of a kind.
type fault struct {
	kind  bot.FactKind // "" for no fault
	saved bool         // it is saved all the same
}

var errDisk = errors.New("bottest: the disk fails")

// Append fails as it was told to, else appends.
func (s *FaultStore) Append(table bot.TableID, after uint64, facts ...bot.Fact) error {
	failing, saved := s.strikes(facts)
	if failing && !saved {
		return errDisk
	}
	if err := s.Store.Append(table, after, facts...); err != nil {
		return err
	}
	if failing {
		return errDisk
	}
	return nil
}

// Settle fails as it was told to, else settles.
func (s *FaultStore) Settle(table bot.TableID, after uint64, settlement bot.Settlement) error {
	if failing, _ := s.strikes(settlement.Facts); failing {
		return errDisk
	}
	return s.Store.Settle(table, after, settlement)
}

func (s *FaultStore) strikes(facts []bot.Fact) (failing, saved bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.full {
		return true, false
	}
	if !slices.ContainsFunc(facts, func(f bot.Fact) bool { return f.Kind == s.next.kind }) {
		return false, false
	}
	saved = s.next.saved
	s.next = fault{}
	return true, saved
}

// Fail makes the next append with a fact of a kind fail; saved says whether it is there all the same.
func (s *FaultStore) Fail(kind bot.FactKind, saved bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.next = fault{kind, saved}
}

// Fill makes every change fail but dropping a log and rehoming, or nothing more.
func (s *FaultStore) Fill(full bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.full = full
}

// CloseSeason fails on a full disk.
func (s *FaultStore) CloseSeason(community chat.Community, season bot.Season) error {
	return s.unlessFull(func() error { return s.Store.CloseSeason(community, season) })
}

// AnnounceSeason fails on a full disk.
func (s *FaultStore) AnnounceSeason(community chat.Community, month board.Period) error {
	return s.unlessFull(func() error { return s.Store.AnnounceSeason(community, month) })
}

// ResetSeason fails on a full disk.
func (s *FaultStore) ResetSeason(community chat.Community, month board.Period) error {
	return s.unlessFull(func() error { return s.Store.ResetSeason(community, month) })
}

// SetAway fails on a full disk.
func (s *FaultStore) SetAway(community chat.Community, since time.Time) error {
	return s.unlessFull(func() error { return s.Store.SetAway(community, since) })
}

// Forget fails on a full disk.
func (s *FaultStore) Forget(community chat.Community) error {
	return s.unlessFull(func() error { return s.Store.Forget(community) })
}

// SetUnlisted fails on a full disk.
func (s *FaultStore) SetUnlisted(community chat.Community, person chat.PersonID, unlisted bot.Unlisted) error {
	return s.unlessFull(func() error { return s.Store.SetUnlisted(community, person, unlisted) })
}

// Erase fails on a full disk.
func (s *FaultStore) Erase(person chat.PersonID) error {
	return s.unlessFull(func() error { return s.Store.Erase(person) })
}

// SetPersonSettings fails on a full disk.
func (s *FaultStore) SetPersonSettings(person chat.PersonID, settings bot.PersonSettings) error {
	return s.unlessFull(func() error { return s.Store.SetPersonSettings(person, settings) })
}

// SetCommunitySettings fails on a full disk.
func (s *FaultStore) SetCommunitySettings(community chat.Community, settings bot.CommunitySettings) error {
	return s.unlessFull(func() error { return s.Store.SetCommunitySettings(community, settings) })
}

func (s *FaultStore) unlessFull(change func() error) error {
	s.mu.Lock()
	full := s.full
	s.mu.Unlock()
	if full {
		return errDisk
	}
	return change()
}
