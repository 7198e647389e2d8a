package storage_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"briscola/bot"
	"briscola/bot/bottest"
	"briscola/bot/chat"
	"briscola/storage"
)

// TestDBDoesWhatTheStoreInMemoryDoes makes random calls to both and compares all that they say and keep. The file is
// closed and opened in between.
func TestDBDoesWhatTheStoreInMemoryDoes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		directory, err := os.MkdirTemp("", "storage")
		if err != nil {
			t.Fatal(err)
		}
		defer os.RemoveAll(directory)
		p := &pair{path: filepath.Join(directory, "briscola.db"), model: bottest.NewStore(), newest: map[bot.TableID]uint64{}}
		p.open(t)
		defer func() { _ = p.db.Close() }()
		t.Repeat(map[string]func(*rapid.T){
			"append":   p.append,
			"settle":   p.settle,
			"drop":     p.drop,
			"settings": p.settings,
			"rehome":   p.rehome,
			"reopen":   p.reopen,
			"":         p.compare,
		})
	})
}

// pair is a database and its model.
type pair struct {
	path   string
	db     *storage.DB
	model  bot.Store
	newest map[bot.TableID]uint64
	deals  int
}

var (
	allCommunities = []chat.Community{{}, {Platform: "discord", ID: "1"}, {Platform: "discord", ID: "1\x00"}, {Platform: "telegram", ID: "1"}}
	allPeople      = []chat.PersonID{{}, {Platform: "discord", ID: "1"}, {Platform: "discord", ID: "12"}, {Platform: "discord", ID: "\x00"}, {Platform: "telegram", ID: "1"}}

	tables      = rapid.SampledFrom([]bot.TableID{"", "a", "a\x00", "a\x01", "ab", "\xff"})
	communities = rapid.SampledFrom(allCommunities)
	people      = rapid.SampledFrom(allPeople)
	kinds       = rapid.SampledFrom([]bot.FactKind{bot.Opened, bot.Dealt, bot.Moved, bot.Moved, bot.Posted})
	factList    = rapid.SliceOfN(rapid.Custom(func(t *rapid.T) bot.Fact {
		return bot.Fact{
			Kind: kinds.Draw(t, "kind"), Seat: rapid.IntRange(0, 5).Draw(t, "seat"), Host: people.Draw(t, "host"),
			Reason: rapid.StringN(0, 60, -1).Draw(t, "reason"), At: time.Unix(int64(rapid.Uint32().Draw(t, "at")), 0).UTC(),
		}
	}), 0, 10)
	gains = rapid.SliceOfN(rapid.Custom(func(t *rapid.T) bot.Figures {
		return bot.Figures{
			Person: people.Draw(t, "person"), Name: rapid.SampledFrom([]string{"", "one", "two"}).Draw(t, "name"),
			Deals: 1, Wins: rapid.IntRange(0, 1).Draw(t, "wins"), Points: rapid.IntRange(0, 120).Draw(t, "points"),
		}
	}), 0, 4)
)

func (p *pair) open(t *rapid.T) {
	db, err := storage.Open(p.path)
	if err != nil {
		t.Fatal(err)
	}
	db.NoSync()
	p.db = db
}

// after gives the newest number of the table, or seldom a wrong one.
func (p *pair) after(t *rapid.T, table bot.TableID) uint64 {
	if rapid.IntRange(0, 9).Draw(t, "stale") == 0 {
		return rapid.Uint64().Draw(t, "after")
	}
	return p.newest[table]
}

func (p *pair) append(t *rapid.T) {
	table, facts := tables.Draw(t, "table"), factList.Draw(t, "facts")
	after := p.after(t, table)
	if err := p.model.Append(table, after, facts...); same(t, "Append", p.db.Append(table, after, facts...), err) {
		p.newest[table] = after + uint64(len(facts))
	}
}

func (p *pair) settle(t *rapid.T) {
	table := tables.Draw(t, "table")
	after := p.after(t, table)
	if rapid.IntRange(0, 9).Draw(t, "new") > 0 {
		p.deals++
	}
	end := bot.Settlement{
		Facts: append(factList.Draw(t, "facts"), bot.Fact{Kind: bot.Settled}),
		From:  rapid.Uint64Range(0, after+3).Draw(t, "from"),
		Deal:  bot.SettledDeal{ID: bot.DealID(fmt.Sprint(p.deals)), Community: communities.Draw(t, "community")},
		Gains: gains.Draw(t, "gains"),
	}
	if err := p.model.Settle(table, after, end); same(t, "Settle", p.db.Settle(table, after, end), err) {
		p.newest[table] = after + uint64(len(end.Facts))
	}
}

func (p *pair) drop(t *rapid.T) {
	table := tables.Draw(t, "table")
	same(t, "Drop", p.db.Drop(table), p.model.Drop(table))
	p.newest[table] = 0
}

func (p *pair) settings(t *rapid.T) {
	language := rapid.SampledFrom([]string{"", "it", "en"}).Draw(t, "language")
	person, community := people.Draw(t, "person"), communities.Draw(t, "community")
	same(t, "SetPersonSettings", p.db.SetPersonSettings(person, bot.PersonSettings{Language: language}),
		p.model.SetPersonSettings(person, bot.PersonSettings{Language: language}))
	same(t, "SetCommunitySettings", p.db.SetCommunitySettings(community, bot.CommunitySettings{Language: language}),
		p.model.SetCommunitySettings(community, bot.CommunitySettings{Language: language}))
}

func (p *pair) rehome(t *rapid.T) {
	from, to := communities.Draw(t, "from"), communities.Draw(t, "to")
	same(t, "Rehome", p.db.Rehome(from, to), p.model.Rehome(from, to))
}

func (p *pair) reopen(t *rapid.T) {
	if err := p.db.Close(); err != nil {
		t.Fatal(err)
	}
	p.open(t)
}

func (p *pair) compare(t *rapid.T) {
	if diff := cmp.Diff(content(t, p.model, p.deals), content(t, p.db, p.deals)); diff != "" {
		t.Fatalf("content (-memory +file):\n%s", diff)
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

// everything is all that a store tells.
type everything struct {
	Logs        map[bot.TableID][]bot.Entry
	Deals       []bot.SettledDeal
	Boards      map[chat.Community][]bot.Figures
	Places      map[string]int
	People      map[chat.PersonID]bot.PersonSettings
	Communities map[chat.Community]bot.CommunitySettings
}

func content(t *rapid.T, s bot.Store, deals int) everything {
	fatal := func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	}
	all := everything{
		map[bot.TableID][]bot.Entry{}, nil, map[chat.Community][]bot.Figures{}, map[string]int{},
		map[chat.PersonID]bot.PersonSettings{}, map[chat.Community]bot.CommunitySettings{},
	}
	tables, err := s.Tables()
	fatal(err)
	for _, table := range tables {
		all.Logs[table], err = s.Log(table)
		fatal(err)
	}
	for n := range deals + 1 {
		deal, err := s.Deal(bot.DealID(fmt.Sprint(n)))
		if err != bot.ErrUnknown {
			fatal(err)
			all.Deals = append(all.Deals, deal)
		}
	}
	for _, community := range allCommunities {
		page, total, err := s.Board(community, 0, 100)
		fatal(err)
		if total != len(page) {
			t.Fatalf("board of %q: %d people on a page of %d", community, total, len(page))
		}
		if total > 0 {
			all.Boards[community] = page
		}
		for _, figures := range page {
			_, place, err := s.Figures(community, figures.Person)
			fatal(err)
			all.Places[community.String()+" "+figures.Person.String()] = place
		}
		all.Communities[community], err = s.CommunitySettings(community)
		fatal(err)
	}
	for _, person := range allPeople {
		all.People[person], err = s.PersonSettings(person)
		fatal(err)
	}
	return all
}
