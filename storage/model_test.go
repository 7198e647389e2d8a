package storage_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"pgregory.net/rapid"

	"briscola/bot"
	"briscola/bot/bottest"
	"briscola/storage"
)

// TestDBDoesWhatTheStoreInMemoryDoes makes random calls to both and compares all that they say and keep. The file is
// closed, checked and opened in between.
func TestDBDoesWhatTheStoreInMemoryDoes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		directory, err := os.MkdirTemp("", "storage")
		if err != nil {
			t.Fatal(err)
		}
		defer os.RemoveAll(directory)
		p := &twins{path: filepath.Join(directory, "briscola.db"), model: bottest.NewStore(), newest: map[bot.TableID]uint64{}}
		p.open(t)
		defer func() { _ = p.db.Close() }()
		t.Repeat(map[string]func(*rapid.T){
			"call":   p.call,
			"calls":  func(t *rapid.T) { p.call(t); p.call(t); p.call(t); p.call(t) },
			"append": p.append,
			"drop":   p.drop,
			"reopen": p.reopen,
			"":       p.compare,
		})
		p.reopen(t)
	})
}

// twins are a database and its model.
type twins struct {
	path   string
	db     *storage.DB
	model  bot.Store
	newest map[bot.TableID]uint64
	calls  int
}

var (
	tables   = rapid.SampledFrom([]bot.TableID{"", "a", "a\x00", "a\x01", "ab", "\xff"})
	people   = rapid.SampledFrom(allPeople)
	kinds    = rapid.SampledFrom([]bot.FactKind{bot.Opened, bot.Dealt, bot.Moved, bot.Moved, bot.Posted})
	factList = rapid.SliceOfN(rapid.Custom(func(t *rapid.T) bot.Fact {
		return bot.Fact{
			Kind: kinds.Draw(t, "kind"), Seat: rapid.IntRange(0, 5).Draw(t, "seat"), Host: people.Draw(t, "host"),
			Reason: rapid.StringN(0, 60, -1).Draw(t, "reason"), At: time.Unix(int64(rapid.Uint32().Draw(t, "at")), 0).UTC(),
		}
	}), 0, 10)
)

func (p *twins) open(t *rapid.T) {
	db, err := storage.Open(p.path)
	if err != nil {
		t.Fatal(err)
	}
	db.NoSync()
	p.db = db
}

// call makes a random call to both.
func (p *twins) call(t *rapid.T) {
	seed := rapid.Uint64().Draw(t, "call")
	c := randomCall(rand.New(rand.NewPCG(seed, 0)), p.calls)
	p.calls++
	same(t, c.name, c.change(p.db), c.change(p.model))
}

// append appends to one of the tables, seldom after a wrong number; sometimes the facts end a deal that was played there.
func (p *twins) append(t *rapid.T) {
	table, facts := tables.Draw(t, "table"), factList.Draw(t, "facts")
	after := p.newest[table]
	if rapid.IntRange(0, 9).Draw(t, "stale") == 0 {
		after = rapid.Uint64().Draw(t, "after")
	}
	appendTo := func(s bot.Store) error { return s.Append(table, after, facts...) }
	if rapid.Bool().Draw(t, "settle") {
		end := randomSettlement(rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "deal"), 0)), p.calls, pick(rand.New(rand.NewPCG(after, 0)), allCommunities))
		p.calls++
		facts = append(facts, bot.Fact{Kind: bot.Settled})
		end.Facts, end.From = facts, rapid.Uint64Range(0, after+3).Draw(t, "from")
		appendTo = func(s bot.Store) error { return s.Settle(table, after, end) }
	}
	if same(t, "Append or Settle", appendTo(p.db), appendTo(p.model)) {
		p.newest[table] = after + uint64(len(facts))
	}
}

func (p *twins) drop(t *rapid.T) {
	table := tables.Draw(t, "table")
	same(t, "Drop", p.db.Drop(table), p.model.Drop(table))
	p.newest[table] = 0
}

// reopen closes the file, checks it, opens it again and compares all that is there. Its logs are nonsense, which Check may say.
func (p *twins) reopen(t *rapid.T) {
	if err := p.db.Close(); err != nil {
		t.Fatal(err)
	}
	findings, err := storage.Check(p.path)
	if err != nil {
		t.Fatal(err)
	}
	for _, finding := range findings {
		if len(finding) < 5 || finding[:5] != "table" {
			t.Fatalf("findings %q", findings)
		}
	}
	p.open(t)
	if diff := difference(ask(t, p.model, p.calls, 1), ask(t, p.db, p.calls, 1)); diff != "" {
		t.Fatalf("content (-memory +file):\n%s", diff)
	}
}

// compare asks both some questions.
func (p *twins) compare(t *rapid.T) {
	seed := uint64(p.calls)
	if diff := difference(askSome(t, p.model, p.calls, seed), askSome(t, p.db, p.calls, seed)); diff != "" {
		t.Fatalf("answers (-memory +file):\n%s", diff)
	}
}

// same compares errors by what a caller can tell; it reports success.
func same(t *rapid.T, call string, got, want error) bool {
	for _, sentinel := range []error{bot.ErrConflict, bot.ErrUnknown} {
		if (got == nil) != (want == nil) || errors.Is(got, sentinel) != errors.Is(want, sentinel) {
			t.Fatalf("%s: got %v from the file and %v from memory", call, got, want)
		}
	}
	return want == nil
}
