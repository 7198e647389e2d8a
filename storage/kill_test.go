package storage_test

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"briscola/bot"
	"briscola/storage"
)

const (
	stormTables     = 3
	killRounds      = 200
	killRoundsShort = 20
	filesAtATime    = 4
)

// storm opens the database and writes to it without end: at each table one writer that plays deals and one that only
// appends, so that they get in each other's way. Every change that was accepted is told on standard output.
func storm(arguments []string) error {
	db, err := storage.Open(arguments[0])
	if err != nil {
		return err
	}
	failed := make(chan error)
	for i := range stormTables {
		w := stormWriter{db, table(i), arguments[1]}
		go func() { failed <- w.playDeals() }()
		go func() { failed <- w.appendMarks() }()
	}
	return <-failed
}

type stormWriter struct {
	db    *storage.DB
	table bot.TableID
	run   string
}

// try repeats a change after the newest fact until nobody else was faster.
func (w stormWriter) try(change func(after uint64) error) (after uint64, err error) {
	for {
		log, err := w.db.Log(w.table)
		if err != nil && !errors.Is(err, bot.ErrUnknown) {
			return 0, err
		}
		after = 0
		if len(log) > 0 {
			after = log[len(log)-1].Seq
		}
		if err = change(after); !errors.Is(err, bot.ErrConflict) {
			return after, err
		}
	}
}

func (w stormWriter) append(kind bot.FactKind, mark string) (seq uint64, err error) {
	after, err := w.try(func(after uint64) error {
		if after == 0 {
			kind = bot.Opened
		}
		return w.db.Append(w.table, after, bot.Fact{Kind: kind, Reason: mark})
	})
	return after + 1, err
}

func (w stormWriter) appendMarks() error {
	for n := 0; ; n++ {
		mark := fmt.Sprintf("%s-%d", w.run, n)
		seq, err := w.append(bot.Posted, mark)
		if err != nil {
			return err
		}
		tell(acknowledged{Kind: "mark", Table: w.table, Seq: seq, Mark: mark})
	}
}

func (w stormWriter) playDeals() error {
	for n := 0; ; n++ {
		deal := bot.DealID(fmt.Sprintf("%s-%s-%d", w.table, w.run, n))
		for _, kind := range []bot.FactKind{bot.Dealt, bot.Moved, bot.Moved} {
			seq, err := w.append(kind, string(deal))
			if err != nil {
				return err
			}
			tell(acknowledged{Kind: "move", Table: w.table, Seq: seq, Mark: string(deal)})
		}
		// From 1: what a killed process left of a deal goes too.
		_, err := w.try(func(after uint64) error { return settle(w.db, w.table, after, 1, deal, uint64(n)) })
		if err != nil {
			return err
		}
		tell(acknowledged{Kind: "deal", Table: w.table, Mark: string(deal)})
	}
}

// acknowledged is a change that a call said was done.
type acknowledged struct {
	Kind  string // "mark": a fact that stays, "move": one that its deal takes along, "deal": a settlement
	Table bot.TableID
	Seq   uint64
	Mark  string // the mark, or the deal's id
}

// tell writes a line in one call, so that a line is whole or not there.
func tell(a acknowledged) {
	_, _ = fmt.Fprintf(os.Stdout, "%s %s %d %s\n", a.Kind, a.Table, a.Seq, a.Mark)
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
	for round := range rounds {
		told = append(told, stormUntilKilled(t, path, fmt.Sprint(round), rng)...)
		if _, err := os.Stat(path); errors.Is(err, os.ErrNotExist) {
			continue // killed before it came to open the file
		}
		if findings := check(t, path); len(findings) > 0 {
			t.Fatalf("round %d: findings %q", round, findings)
		}
		verify(t, path, told)
		if t.Failed() {
			t.Fatalf("round %d of %d", round, rounds)
		}
	}
	t.Logf("%d rounds, %d changes acknowledged", rounds, len(told))
	if len(told) < rounds {
		t.Errorf("only %d changes in %d rounds: the kills come too early to show anything", len(told), rounds)
	}
}

// stormUntilKilled kills the child after a random number of acknowledgements and a random moment, and gives them all.
func stormUntilKilled(t *testing.T, path, run string, rng *rand.Rand) (told []acknowledged) {
	t.Helper()
	cmd := child("storm", path, run)
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
	kill := func() { once.Do(func() { _ = cmd.Process.Kill() }) }
	defer kill()
	after, moment := rng.IntN(40), time.Duration(rng.IntN(3000))*time.Microsecond
	if rng.IntN(10) == 0 {
		after, moment = 0, time.Duration(rng.IntN(60))*time.Millisecond // while it starts
	}
	lines := bufio.NewScanner(output)
	for {
		if len(told) == after {
			time.AfterFunc(moment, kill)
		}
		if !lines.Scan() {
			break
		}
		var a acknowledged
		if _, err := fmt.Sscanf(lines.Text(), "%s %s %d %s", &a.Kind, &a.Table, &a.Seq, &a.Mark); err != nil {
			t.Fatalf("%q: %v", lines.Text(), err)
		}
		told = append(told, a)
	}
	_ = cmd.Wait()
	if complaints.Len() > 0 {
		t.Fatalf("run %s: %s", run, &complaints)
	}
	return told
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
	found, times, settled := map[place]bot.Fact{}, map[string]int{}, map[bot.DealID]bool{}
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
				times[fmt.Sprint(table(i), entry.Fact.Reason)]++
			case bot.Settled:
				times[string(entry.Fact.Deal)]++
				settled[entry.Fact.Deal] = true
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
		fact, there := found[place{a.Table, a.Seq}]
		deal := bot.DealID(a.Mark)
		switch {
		case a.Kind == "deal" && !settled[deal]:
			t.Errorf("deal %s was settled and is not", deal)
		case a.Kind == "mark" && fact.Reason != a.Mark:
			t.Errorf("table %s, fact %d: got %q, want %q", a.Table, a.Seq, fact.Reason, a.Mark)
		case a.Kind == "move" && fact.Kind != bot.Opened && there == (a.Seq < newest[a.Table]):
			t.Errorf("table %s, fact %d of deal %s: in the log %t, newest settlement %d", a.Table, a.Seq, deal, there, newest[a.Table])
		}
	}
	verifyFigures(t, db, len(settled))
}

// verifyFigures wants the figures to count every settlement once. Check has compared them with the deals.
func verifyFigures(t *testing.T, db *storage.DB, settled int) {
	t.Helper()
	figures, _, err := db.Figures(square, first)
	if err != nil && !errors.Is(err, bot.ErrUnknown) {
		t.Fatal(err)
	}
	if figures.Deals != settled {
		t.Errorf("figures count %d deals, the logs %d", figures.Deals, settled)
	}
}
