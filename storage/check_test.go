package storage_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand/v2"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/chat"
	"briscola/game"
	"briscola/game/gametest"
	"briscola/storage"
)

var (
	square = chat.Community{Platform: "discord", ID: "1000"}
	first  = chat.PersonID{Platform: "discord", ID: "11"}
	second = chat.PersonID{Platform: "discord", ID: "22"}
)

// settledDeal gives a deal of two people that was played to its end, and what it gains them.
func settledDeal(id bot.DealID, seed uint64) (bot.SettledDeal, []bot.Figures) {
	_, record, _ := gametest.Oldest(gametest.Deal(rand.New(rand.NewPCG(seed, seed)), game.Standard(2)))
	deal := bot.SettledDeal{
		ID: id, Community: square, At: time.Unix(int64(seed), 0).UTC(), Record: record.String(),
		Players: []bot.Player{{Person: first, Name: "Wilhelmina"}, {Person: second, Name: "Bartolomeo"}},
	}
	gains, err := bot.Gains(deal)
	if err != nil {
		panic(err)
	}
	return deal, gains
}

// settle ends a deal of a table whose log goes to after.
func settle(s bot.Store, table bot.TableID, after, from uint64, id bot.DealID, seed uint64) error {
	deal, gains := settledDeal(id, seed)
	facts := []bot.Fact{{Kind: bot.Moved, Move: "1 Rs"}, {Kind: bot.Settled, Deal: id}}
	return s.Settle(table, after, bot.Settlement{Facts: facts, From: from, Deal: deal, Gains: gains})
}

// fill writes two tables, one with a settled deal and another begun.
func fill(t testing.TB, s bot.Store) {
	t.Helper()
	for _, err := range []error{
		s.Append("k7q2m9", 0, bot.Fact{Kind: bot.Opened, Community: square, Rules: "standard seats=2"}),
		s.Append("k7q2m9", 1, bot.Fact{Kind: bot.Dealt}, bot.Fact{Kind: bot.Moved, Move: "0 4s"}),
		settle(s, "k7q2m9", 3, 2, "k7q2m9-1", 1),
		s.Append("k7q2m9", 5, bot.Fact{Kind: bot.Dealt}, bot.Fact{Kind: bot.Moved, Move: "0 Fb"}),
		s.Append("other", 0, bot.Fact{Kind: bot.Opened}, bot.Fact{Kind: bot.Posted, Surface: bot.TableSurface}),
		s.SetPersonSettings(first, bot.PersonSettings{Language: "en"}),
		s.SetCommunitySettings(square, bot.CommunitySettings{Language: "it"}),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
}

// filled gives the path of a closed database with content.
func filled(t testing.TB) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "briscola.db")
	db := open(t, path)
	fill(t, db)
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	return path
}

// edit changes a file behind the program's back.
func edit(t testing.TB, path string, change func(tx *bbolt.Tx) error) {
	t.Helper()
	bolt, err := bbolt.Open(path, 0o600, nil)
	if err == nil {
		err = bolt.Update(change)
	}
	if err == nil {
		err = bolt.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
}

func check(t testing.TB, path string) []string {
	t.Helper()
	findings, err := storage.Check(path)
	if err != nil {
		t.Fatal(err)
	}
	return findings
}

func TestCheckFindsNothingInAGoodFile(t *testing.T) {
	path := filled(t)
	db := open(t, path)
	if err := db.Rehome(square, chat.Community{Platform: "telegram", ID: "7"}); err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	if findings := check(t, path); len(findings) > 0 {
		t.Errorf("got %q, want none", findings)
	}
}

func TestCheckFindsNothingInAnEmptyFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "briscola.db")
	edit(t, path, func(*bbolt.Tx) error { return nil }) // as a process killed at its first start leaves it
	if findings := check(t, path); len(findings) > 0 {
		t.Errorf("got %q, want none", findings)
	}
	if err := open(t, path).Append("k7q2m9", 0, bot.Fact{Kind: bot.Opened}); err != nil {
		t.Error(err)
	}
}

func TestCheckNamesEveryDifference(t *testing.T) {
	for _, row := range []struct {
		name string
		do   func(tx *bbolt.Tx) error
		want []string
	}{
		{"a fact that is no JSON", put("logs", 1, "\x01{"), []string{`table "k7q2m9", fact 5: damaged`}},
		{"a fact of a later version", put("logs", 1, "\x02{}"), []string{
			`table "k7q2m9", fact 5: written by a newer version of this program: value of version 2`}},
		{"a fact without a version", put("logs", 1, "{}"), []string{
			`table "k7q2m9", fact 5: written by a newer version of this program: value of version 123`}},
		{"an empty fact", put("logs", 1, ""), []string{`table "k7q2m9", fact 5: damaged`}},
		{"a fact of no kind", put("logs", 1, `.{"kind":"Wilhelmina"}`), []string{`table "k7q2m9", fact 5: is of no known kind`}},
		{"a log without its beginning", remove("logs", 0), []string{`table "k7q2m9": the log does not begin with the opening`}},
		{"a fact under a short key", putKey("logs", "k7", `.{}`), []string{`a fact has a key without a table and a number`}},
		{"a settled deal that is not kept", remove("deals", 0), []string{
			`figures of "discord:11" in "discord:1000": 1 deals, but the settled deals amount to 0`,
			`figures of "discord:11" in "discord:1000": 54 points, but the settled deals amount to 0`,
			`figures of "discord:22" in "discord:1000": 1 deals, but the settled deals amount to 0`,
			`figures of "discord:22" in "discord:1000": 1 wins, but the settled deals amount to 0`,
			`figures of "discord:22" in "discord:1000": 66 points, but the settled deals amount to 0`,
			`table "k7q2m9", fact 5: the deal that was settled is not kept`}},
		{"a move of a settled deal still in the log", putKey("logs", "k7q2m9\x00\x01\x00\x00\x00\x00\x00\x00\x00\x03", `.{"kind":"moved"}`), []string{
			`table "k7q2m9", fact 3: belongs to a settled deal and should have left the log`}},
		{"figures that do not add up", put("figures", 0, `.{"deals":1,"points":55}`), []string{
			`figures of "discord:11" in "discord:1000": 55 points, but the settled deals amount to 54`,
			`the board of "discord:1000" has "discord:11" in a wrong place`,
			`the board of "discord:1000" has 1 of 2 people in the right place`}},
		{"figures that are missing", remove("figures", 0), []string{
			`figures of "discord:11" in "discord:1000" are missing, though settled deals name them`,
			`the board of "discord:1000" counts 2 people, but 1 have figures there`,
			`the board of "discord:1000" has "discord:11", who has no figures there`}},
		{"figures under a short key", putKey("figures", "k7", `.{}`), []string{`figures have a key without a community and a person`}},
		{"a board that is missing", func(tx *bbolt.Tx) error {
			return tx.Bucket([]byte("boards")).DeleteBucket([]byte("discord\x00\x011000\x00\x01"))
		}, []string{`the board of "discord:1000" is missing; 2 people have figures there`}},
		{"settings that are no JSON", put("people", 0, "\x01x"), []string{`settings of a person, "discord:11": damaged`}},
		{"settings of nobody", putKey("communities", "x", `.{}`), []string{`settings of a community have a key that names nobody`}},
		{"a bucket that is missing", func(tx *bbolt.Tx) error { return tx.DeleteBucket([]byte("people")) }, []string{`the bucket people is missing`}},
	} {
		t.Run(row.name, func(t *testing.T) {
			path := filled(t)
			edit(t, path, row.do)
			if diff := cmp.Diff(row.want, check(t, path)); diff != "" {
				t.Errorf("findings (-want +got):\n%s", diff)
			}
		})
	}
}

// nth gives the key number n of a bucket, from 0.
func nth(tx *bbolt.Tx, bucket string, n int) []byte {
	c := tx.Bucket([]byte(bucket)).Cursor()
	key, _ := c.First()
	for range n {
		key, _ = c.Next()
	}
	return key
}

// put writes a value under the key number n; a first "." stands for the version.
func put(bucket string, n int, value string) func(*bbolt.Tx) error {
	return func(tx *bbolt.Tx) error { return putKey(bucket, string(nth(tx, bucket, n)), value)(tx) }
}

func putKey(bucket, key, value string) func(*bbolt.Tx) error {
	return func(tx *bbolt.Tx) error {
		if rest, ok := strings.CutPrefix(value, "."); ok {
			value = "\x01" + rest
		}
		return tx.Bucket([]byte(bucket)).Put([]byte(key), []byte(value))
	}
}

func remove(bucket string, n int) func(*bbolt.Tx) error {
	return func(tx *bbolt.Tx) error { return tx.Bucket([]byte(bucket)).Delete(nth(tx, bucket, n)) }
}

func TestCheckReplaysSettledDeals(t *testing.T) {
	whole, _ := settledDeal("deal", 1)
	for name, spoil := range map[string]func(*bot.SettledDeal){
		"no record":        func(d *bot.SettledDeal) { d.Record = "Wilhelmina" },
		"a missing move":   func(d *bot.SettledDeal) { d.Record = d.Record[:strings.LastIndex(strings.TrimSpace(d.Record), "\n")+1] },
		"a missing player": func(d *bot.SettledDeal) { d.Players = d.Players[:1] },
	} {
		path := filepath.Join(t.TempDir(), "briscola.db")
		db := open(t, path)
		deal := whole
		spoil(&deal)
		deal.Community = chat.Community{}
		err := db.Settle("k7q2m9", 0, bot.Settlement{Facts: []bot.Fact{{Kind: bot.Settled, Deal: deal.ID}}, Deal: deal})
		if err != nil {
			t.Fatal(err)
		}
		_ = db.Drop("k7q2m9")
		_ = db.Close()
		want := []string{`deal "deal": its record does not replay to the end of a deal`}
		if diff := cmp.Diff(want, check(t, path)); diff != "" {
			t.Errorf("%s: findings (-want +got):\n%s", name, diff)
		}
	}
}

func TestCheckKnowsEveryKindOfFact(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "../bot/fact.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	kinds := 0
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok || fmt.Sprint(spec.Type) != "FactKind" {
			return true
		}
		kinds++
		kind, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
		if err != nil || !storage.Known(bot.FactKind(kind)) {
			t.Errorf("kind %q is not known to Check, %v", kind, err)
		}
		return true
	})
	if kinds == 0 || storage.Known("") || storage.Known("Wilhelmina") {
		t.Errorf("found %d kinds; no kind is known: %t", kinds, storage.Known(""))
	}
}
