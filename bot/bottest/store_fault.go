package bottest

import (
	"errors"
	"slices"
	"sync"

	"briscola/bot"
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

// Fill makes everything fail, or nothing more.
func (s *FaultStore) Fill(full bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.full = full
}
