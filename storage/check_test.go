package storage_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/chat"
	"briscola/game"
	"briscola/storage"
)

var (
	square = chat.Community{Platform: "discord", ID: "1000"}
	first  = chat.PersonID{Platform: "discord", ID: "11"}
	second = chat.PersonID{Platform: "discord", ID: "22"}
)

// fill writes two tables: one with a settled deal and another begun, and one that waits for its first deal.
func fill(t testing.TB, s bot.Store) {
	t.Helper()
	errs := []error{
		s.SetPersonSettings(first, bot.PersonSettings{Language: "en"}),
		s.SetCommunitySettings(square, bot.CommunitySettings{Language: "it"}),
	}
	for _, table := range []bot.TableID{"k7q2m9", "k7q2m9", "k7q2m9", "k7q2m9", "k7q2m9", "k7q2m9", "k7q2m9", "other"} {
		_, err := playOn(s, table)
		errs = append(errs, err)
	}
	_, err := post(s, "other", "1")
	if err := errors.Join(append(errs, err)...); err != nil {
		t.Fatal(err)
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
		{"a fact that is no JSON", put("logs", 4, "\x01{"), []string{`table "k7q2m9", fact 46: damaged`}},
		{"a fact of a later version", put("logs", 4, "\x02{}"), []string{
			`table "k7q2m9", fact 46: written by a newer version of this program: value of version 2`}},
		{"a fact without a version", put("logs", 4, "{}"), []string{
			`table "k7q2m9", fact 46: written by a newer version of this program: value of version 123`}},
		{"an empty fact", put("logs", 4, ""), []string{`table "k7q2m9", fact 46: damaged`}},
		{"a shuffle that cannot be read", put("logs", 6, ""), []string{`table "k7q2m9", fact 48: damaged`}},
		{"a fact of an unknown kind", put("logs", 7, `.{"kind":"Wilhelmina"}`), impossible(49)},
		{"a log without its beginning", remove("logs", 0), impossible(2)},
		{"two impossible facts, of which the first is named", both(remove("logs", 6), put("logs", 3, `.{"kind":"Wilhelmina"}`)), impossible(4)},
		{"nobody in a seat", put("logs", 2, `.{"kind":"seated","seat":1}`), impossible(3)},
		{"a running deal without its shuffle", remove("logs", 6), impossible(49)},
		{"a running deal with a move out of turn", put("logs", 7, `.{"kind":"moved","move":"1 Rs"}`), impossible(49)},
		{"a running deal with a card that is not in the hand", put("logs", 7, `.{"kind":"moved","move":"0 Rs"}`), impossible(49)},
		{"a running deal with a move that is none", put("logs", 7, `.{"kind":"moved","move":"Wilhelmina"}`), impossible(49)},
		{"a result that no deal has", put("logs", 4, `.{"kind":"settled","deal":"k7q2m9-1","result":{"winners":[-1]}}`), impossible(46)},
		{"a fact under a short key", putKey("logs", "k7", `.{}`), []string{`a fact has a key without a table and a number`}},
		{"a settled deal that is not kept", remove("deals", 0), []string{
			`figures of "discord:11" in "discord:1000": 1 deals, but the settled deals amount to 0`,
			`figures of "discord:11" in "discord:1000": 31 points, but the settled deals amount to 0`,
			`figures of "discord:22" in "discord:1000": 1 deals, but the settled deals amount to 0`,
			`figures of "discord:22" in "discord:1000": 1 wins, but the settled deals amount to 0`,
			`figures of "discord:22" in "discord:1000": 89 points, but the settled deals amount to 0`,
			`table "k7q2m9", fact 46: the deal that was settled is not kept`}},
		{"a shuffle of a settled deal still in the log",
			putKey("logs", "k7q2m9\x00\x01\x00\x00\x00\x00\x00\x00\x00\x05", `.{"kind":"dealt","seed":"`+game.Seed{}.String()+`"}`),
			[]string{`table "k7q2m9", fact 5: belongs to a settled deal and should have left the log`}},
		{"figures that do not add up", put("figures", 0, `.{"deals":1,"points":55}`), []string{
			`figures of "discord:11" in "discord:1000": 55 points, but the settled deals amount to 31`,
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

// impossible is what Check finds in the first table when it does not replay further than to a fact.
func impossible(fact int) []string {
	return []string{fmt.Sprintf(`table "k7q2m9", fact %d: unknown, out of order or not possible where it stands`, fact)}
}

// both makes two changes, one after the other.
func both(one, two func(*bbolt.Tx) error) func(*bbolt.Tx) error {
	return func(tx *bbolt.Tx) error { return errors.Join(one(tx), two(tx)) }
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
	whole := running(t, open(t, filled(t))).Deal
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
		want := []string{`deal "k7q2m9-2": its record does not replay to the end of a deal`}
		if diff := cmp.Diff(want, check(t, path)); diff != "" {
			t.Errorf("%s: findings (-want +got):\n%s", name, diff)
		}
	}
}

// running gives the settlement of the deal that runs at the first table after fill.
func running(t testing.TB, s bot.Store) bot.Settlement {
	t.Helper()
	log, err := s.Log("k7q2m9")
	if err != nil {
		t.Fatal(err)
	}
	p, err := follow("k7q2m9", log)
	if err != nil {
		t.Fatal(err)
	}
	end, err := p.settlement()
	if err != nil {
		t.Fatal(err)
	}
	return end
}
