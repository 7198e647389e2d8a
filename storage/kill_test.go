package storage_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/bottest"
	"briscola/storage"
)

const (
	stormTables     = 3
	killRounds      = 120
	killRoundsShort = 20
	filesAtATime    = 4
)

// storm opens the database and writes to it without end: at each table one writer that plays deals and one that only
// posts, so that they get in each other's way, and in communities of its own a clerk who makes calls of all kinds. Every change
// that was made is told on standard output.
func storm(arguments []string) error {
	db, err := storage.Open(arguments[0])
	if err != nil {
		return err
	}
	failed := make(chan error)
	for i := range stormTables {
		w := stormWriter{db, table(i), arguments[1]}
		go func() { failed <- w.play(failed) }()
	}
	begun, err := strconv.Atoi(arguments[2])
	if err != nil {
		return err
	}
	go func() { failed <- clerk(db, begun) }()
	return <-failed
}

type stormWriter struct {
	db    *storage.DB
	table bot.TableID
	run   string
}

// play opens the table or plays on, and lets the other writer begin.
func (w stormWriter) play(failed chan<- error) error {
	playOn := func() (bot.Entry, error) { return playOn(w.db, w.table) }
	if err := w.write(playOn); err != nil {
		return err
	}
	go func() { failed <- w.post() }()
	for {
		if err := w.write(playOn); err != nil {
			return err
		}
	}
}

func (w stormWriter) post() error {
	for n := 0; ; n++ {
		message := fmt.Sprintf("%s-%s-%d", w.table, w.run, n)
		if err := w.write(func() (bot.Entry, error) { return post(w.db, w.table, message) }); err != nil {
			return err
		}
	}
}

// write repeats a change until nobody else was faster, and tells of it.
func (w stormWriter) write(change func() (bot.Entry, error)) error {
	for {
		entry, err := change()
		if err == nil {
			// Encode writes a line in one call, so that it is whole or not there.
			return json.NewEncoder(os.Stdout).Encode(acknowledged{Table: w.table, Entry: entry})
		}
		if !errors.Is(err, bot.ErrConflict) {
			return err
		}
	}
}

// clerk makes one random call after the other, the same ones in every run, from a number on.
func clerk(db *storage.DB, n int) error {
	for ; ; n++ {
		_ = clerksCall(n)(db) // some are refused, as they are in memory
		if err := json.NewEncoder(os.Stdout).Encode(acknowledged{Calls: n + 1}); err != nil {
			return err
		}
	}
}

func clerksCall(n int) func(bot.Store) error {
	return randomCall(rand.New(rand.NewPCG(uint64(n), 7)), n).change
}

// acknowledged is the newest fact of a change that a call said was done, or how many calls the clerk has made.
type acknowledged struct {
	Table bot.TableID
	bot.Entry
	Calls int `json:",omitempty"`
}

// TestNothingAcknowledgedIsLostWhenTheProcessIsKilled kills processes that write, again and again, and compares what it
// had been told was done with what is in the file.
func TestNothingAcknowledgedIsLostWhenTheProcessIsKilled(t *testing.T) {
	rounds := killRounds
	if testing.Short() {
		rounds = killRoundsShort
	}
	for i := range filesAtATime {
		t.Run(fmt.Sprintf("file %d", i), func(t *testing.T) {
			t.Parallel() // most of the time goes by waiting for the disk
			killAgainAndAgain(t, filepath.Join(t.TempDir(), "briscola.db"), rounds/filesAtATime)
		})
	}
}

func killAgainAndAgain(t *testing.T, path string, rounds int) {
	rng := rand.New(rand.NewPCG(rand.Uint64(), 0))
	var told []acknowledged
	m := model{Store: bottest.NewStore()}
	for round := range rounds {
		heard, calls := stormUntilKilled(t, path, fmt.Sprint(round), m.calls, rng)
		told = append(told, heard...)
		if _, err := os.Stat(path); errors.Is(err, os.ErrNotExist) {
			continue // killed before it came to open the file
		}
		if findings := check(t, path); len(findings) > 0 {
			t.Fatalf("round %d: findings %q", round, findings)
		}
		verify(t, path, told)
		m.verify(t, path, calls)
		if t.Failed() {
			t.Fatalf("round %d of %d", round, rounds)
		}
	}
	t.Logf("%d rounds, %d changes acknowledged, and %d calls of the clerk", rounds, len(told), m.calls)
	if len(told) < rounds || m.calls < rounds {
		t.Errorf("only %d changes and %d calls in %d rounds: the kills come too early to show anything", len(told), m.calls, rounds)
	}
}

// model is a store in memory to which the same calls of the clerk were made as to the file.
type model struct {
	bot.Store
	calls int
}

// verify wants in the file what so many calls of the clerk leave behind, or one more, which was not told any more.
func (m *model) verify(t *testing.T, path string, calls int) {
	t.Helper()
	db, err := storage.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	got := clerksContent(t, db, calls)
	for m.calls < calls {
		m.next()
	}
	diff := difference(clerksContent(t, m.Store, calls), got)
	if diff == "" {
		return
	}
	if m.next(); difference(clerksContent(t, m.Store, calls), got) != "" {
		t.Errorf("after %d calls of the clerk (-memory +file):\n%s", calls, diff)
	}
}

// clerksContent is the content of a store without what the others have written.
func clerksContent(t *testing.T, s bot.Store, calls int) content {
	c := ask(t, s, calls+1, uint64(calls))
	maps.DeleteFunc(c.Logs, func(id bot.TableID, _ []bot.Entry) bool { return strings.HasPrefix(string(id), "table") })
	c.Communities = slices.DeleteFunc(c.Communities, func(c bot.Community) bool { return c.ID == square })
	delete(c.Answers, "communities")
	everywhere := c.Within[""]
	everywhere.Evidence = nil
	c.Within[""] = everywhere
	return c
}

func (m *model) next() {
	_ = clerksCall(m.calls)(m.Store)
	m.calls++
}

// stormUntilKilled kills the child after a random number of acknowledgements and a random moment, and gives them all. The
// clerk goes on after so many calls; those are told that are then made.
func stormUntilKilled(t *testing.T, path, run string, begun int, rng *rand.Rand) (told []acknowledged, calls int) {
	t.Helper()
	calls = begun
	cmd := child("storm", path, run, strconv.Itoa(begun))
	var complaints bytes.Buffer
	cmd.Stderr = &complaints
	output, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	var once sync.Once
	kill := func() { _ = cmd.Process.Kill() }
	defer kill()
	after, moment := rng.IntN(40), time.Duration(rng.IntN(3000))*time.Microsecond
	if rng.IntN(10) == 0 {
		after, moment = 0, time.Duration(rng.IntN(60))*time.Millisecond // while it starts
	}
	lines := bufio.NewScanner(output)
	for {
		if len(told)+calls-begun >= after {
			once.Do(func() { time.AfterFunc(moment, kill) })
		}
		if !lines.Scan() {
			break
		}
		var a acknowledged
		if err := json.Unmarshal(lines.Bytes(), &a); err != nil {
			t.Fatalf("%q: %v", lines.Text(), err)
		}
		if calls = max(calls, a.Calls); a.Calls == 0 {
			told = append(told, a)
		}
	}
	_ = cmd.Wait()
	if complaints.Len() > 0 {
		t.Fatalf("run %s: %s", run, &complaints)
	}
	return told, calls
}

// verify wants all that was acknowledged in the file, once, and no settlement by halves.
func verify(t *testing.T, path string, told []acknowledged) {
	t.Helper()
	db, err := storage.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	type place struct {
		table bot.TableID
		seq   uint64
	}
	found, times, settled := map[place]bot.Fact{}, map[string]int{}, 0
	newest := map[bot.TableID]uint64{} // settlement
	for i := range stormTables {
		log, err := db.Log(table(i))
		if err != nil && !errors.Is(err, bot.ErrUnknown) {
			t.Fatal(err)
		}
		for _, entry := range log {
			found[place{table(i), entry.Seq}] = entry.Fact
			switch entry.Fact.Kind {
			case bot.Posted:
				times["message "+entry.Fact.Message.ID]++
			case bot.Settled:
				times["deal "+string(entry.Fact.Deal)]++
				settled++
				newest[table(i)] = entry.Seq
			}
		}
	}
	for what, n := range times {
		if n > 1 {
			t.Errorf("%s is there %d times", what, n)
		}
	}
	for _, a := range told {
		want := a.Fact
		if kind := want.Kind; (kind == bot.Dealt || kind == bot.Moved) && a.Seq < newest[a.Table] {
			want = bot.Fact{} // it left with its deal
		}
		if diff := cmp.Diff(want, found[place{a.Table, a.Seq}]); diff != "" {
			t.Errorf("table %s, fact %d (-told +found):\n%s", a.Table, a.Seq, diff)
		}
	}
	verifyFigures(t, db, settled)
}

// verifyFigures wants the figures to count every settlement once. Check has compared them with the deals.
func verifyFigures(t *testing.T, db *storage.DB, settled int) {
	t.Helper()
	profile, err := db.Profile(square, first, board.Period{})
	if err != nil && !errors.Is(err, bot.ErrUnknown) {
		t.Fatal(err)
	}
	if got := profile.Figures[board.All].Deals; got != settled {
		t.Errorf("figures count %d deals, the logs %d", got, settled)
	}
}
