package storage_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"go.uber.org/goleak"

	"briscola/bot"
	"briscola/storage"
)

// waitFor lets other goroutines run until so many changes wait for the next transaction.
func waitFor(db *storage.DB, changes int) {
	for db.Waiting() < changes {
		runtime.Gosched()
	}
}

func table(i int) bot.TableID { return bot.TableID(fmt.Sprintf("table%d", i)) }

func TestAppendsThatWaitTogetherShareACommit(t *testing.T) {
	db := open(t, filepath.Join(t.TempDir(), "briscola.db"))
	const writers = 64
	before := db.Commits()
	release := db.HoldWriter()
	errs := make([]error, writers)
	var writing sync.WaitGroup
	for i := range writers {
		writing.Go(func() { errs[i] = db.Append(table(i), 0, bot.Fact{Kind: bot.Opened}) })
	}
	waitFor(db, writers)
	release()
	writing.Wait()
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
	if got := db.Commits() - before; got != 1 {
		t.Errorf("%d appends took %d commits, want 1", writers, got)
	}
	if tables, err := db.Tables(); err != nil || len(tables) != writers {
		t.Errorf("got %d tables, %v; want %d", len(tables), err, writers)
	}
}

func TestAnAppendAloneIsCommittedAtOnce(t *testing.T) {
	db := open(t, filepath.Join(t.TempDir(), "briscola.db"))
	before := db.Commits()
	for i := range 3 {
		if err := db.Append("k7q2m9", uint64(i), bot.Fact{Kind: bot.Opened}); err != nil {
			t.Fatal(err)
		}
		if got := db.Commits() - before; got != i+1 {
			t.Errorf("after %d appends: got %d commits", i+1, got)
		}
	}
}

func TestARefusedChangeDoesNotTouchTheOthersInItsCommit(t *testing.T) {
	db := open(t, filepath.Join(t.TempDir(), "briscola.db"))
	before := db.Commits()
	release := db.HoldWriter()
	long := bot.TableID(strings.Repeat("x", 40_000)) // longer than a key may be
	changes := []struct {
		name    string
		table   bot.TableID
		after   uint64
		refused bool
	}{
		{"the first", "a", 0, false},
		{"a conflict with the file", "b", 7, true},
		{"one between", "c", 0, false},
		{"a conflict inside the commit", "a", 0, true},
		{"what bbolt refuses", long, 0, true},
		{"one that builds on the first", "a", 1, false},
		{"the last", "d", 0, false},
	}
	errs := make([]error, len(changes))
	var writing sync.WaitGroup
	for i, c := range changes {
		writing.Go(func() { errs[i] = db.Append(c.table, c.after, bot.Fact{Kind: bot.Opened, Reason: c.name}) })
		waitFor(db, i+1) // so that their order is known
	}
	release()
	writing.Wait()
	for i, c := range changes {
		if (errs[i] != nil) != c.refused {
			t.Errorf("%s: got %v, want refused: %t", c.name, errs[i], c.refused)
		}
	}
	if !errors.Is(errs[1], bot.ErrConflict) || !errors.Is(errs[3], bot.ErrConflict) || errors.Is(errs[4], bot.ErrConflict) {
		t.Errorf("conflicts: got %v, %v and %v", errs[1], errs[3], errs[4])
	}
	if got := db.Commits() - before; got != 1 {
		t.Errorf("got %d commits, want 1", got)
	}
	for table, want := range map[bot.TableID]int{"a": 2, "c": 1, "d": 1} {
		if log, err := db.Log(table); err != nil || len(log) != want {
			t.Errorf("log of %s: got %d facts, %v; want %d", table, len(log), err, want)
		}
	}
	if tables, err := db.Tables(); err != nil || len(tables) != 3 {
		t.Errorf("got tables %q, %v; want 3", tables, err)
	}
}

func TestCloseWaitsForThoseUnderWay(t *testing.T) {
	defer goleak.VerifyNone(t)
	path := filepath.Join(t.TempDir(), "briscola.db")
	db := open(t, path)
	release := db.HoldWriter()
	var writing sync.WaitGroup
	errs := make([]error, 10)
	for i := range errs {
		writing.Go(func() { errs[i] = db.Append(table(i), 0, bot.Fact{Kind: bot.Opened}) })
	}
	waitFor(db, len(errs))
	closed := make(chan error)
	go func() { closed <- db.Close() }()
	release()
	if err := <-closed; err != nil {
		t.Fatal(err)
	}
	writing.Wait()
	if err := errors.Join(errs...); err != nil {
		t.Errorf("appends under way: %v", err)
	}
	if tables, err := open(t, path).Tables(); err != nil || len(tables) != len(errs) {
		t.Errorf("got %d tables, %v; want %d", len(tables), err, len(errs))
	}
}

func TestCallsAfterCloseFail(t *testing.T) {
	db := open(t, filepath.Join(t.TempDir(), "briscola.db"))
	for range 2 {
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
	}
	_, read := db.Log("k7q2m9")
	for what, err := range map[string]error{"Append": db.Append("k7q2m9", 0, bot.Fact{Kind: bot.Opened}), "Log": read} {
		if !errors.Is(err, storage.ErrClosed) {
			t.Errorf("%s: got %v, want %v", what, err, storage.ErrClosed)
		}
	}
}
