package storage_test

import (
	"bytes"
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
	garden = chat.Community{Platform: "telegram", ID: "-7"}
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
		{"a shuffle of a settled deal still in the log",
			putKey("logs", "k7q2m9\x00\x01\x00\x00\x00\x00\x00\x00\x00\x05", `.{"kind":"dealt","seed":"`+game.Seed{}.String()+`"}`),
			[]string{`table "k7q2m9", fact 5: belongs to a settled deal and should have left the log`}},
		{"figures that do not add up", copyOver("sections", 0, 1), []string{
			`figures of "discord:11" in "discord:1000" (all, all): the settled deals amount to something else`}},
		{"figures that are missing", remove("sections", 0), []string{
			`figures of "discord:11" in "discord:1000" (all, all) are missing`}},
		{"figures under a short key", putKey("sections", "\x00\x00\x00\x01", "\x01"), []string{
			`figures in "discord:1000" have a key that is none`}},
		{"figures without a community", putKey("sections", "k7", "\x01"), []string{`the bucket sections has a key without a community`}},
		{"figures of another community", putKey("sections", "\x00\x00\x00\x07", "\x01"), []string{
			`the bucket sections has something of community 7, of which there are no deals`}},
		{"a pair that cannot be read", put("pairs", 0, "\x01"), []string{
			`figures of "discord:11" in "discord:1000" with "discord:22" in "discord:1000" (all): damaged`}},
		{"a day without its rating", remove("trends", 1), []string{`ratings of "discord:22" in "discord:1000" (2026-11-16) are missing`}},
		{"evidence of a newer version", put("evidence", 0, "\x02"), []string{
			`evidence of the shuffle in all communities (duel): written by a newer version of this program: value of version 2`}},
		{"an id that leads elsewhere", put("dealids", 0, "\x01\x01\x02"), []string{`deal "k7q2m9-1" in "discord:1000" is not found by its id`}},
		{"an id without a deal", putKey("dealids", "other-1", "\x01\x01\x01"), []string{`deal "other-1" is not where its id leads`}},
		{"a deal that cannot be read", put("deals", 0, "\x01"), append([]string{`deal 1 in "discord:1000": damaged`}, lost()...)},
		{"somebody who is not found", remove("persons", 0), []string{`"discord:11" in "discord:1000" is not found by id`}},
		{"somebody who is only found by id", remove("members", 0), []string{
			`"discord:11" in "discord:1000" has another newest deal than is said`, `"discord:11" in "discord:1000" is found by id only`}},
		{"a month that is not known", remove("seasons", 0), []string{`season 2026-11 of "discord:1000" is not known to have deals`}},
		{"a community that is not found", remove("numbers", 0), []string{`"discord:1000" is not found by its id`}},
		{"somebody unlisted who is nobody", putKey("unlisted", "\x00\x00\x00\x01\x00\x00\x00\x03", ".{}"), []string{
			`player 3 in "discord:1000" is unlisted, but nobody has that number`}},
		{"settings that are no JSON", put("personsettings", 0, "\x01x"), []string{`settings of a person, "discord:11": damaged`}},
		{"settings of nobody", putKey("communitysettings", "x", `.{}`), []string{`settings of a community have a key that names nobody`}},
		{"a bucket that is missing", func(tx *bbolt.Tx) error { return tx.DeleteBucket([]byte("pairs")) }, []string{`the bucket pairs is missing`}},
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

// copyOver puts the value of one key under another.
func copyOver(bucket string, to, from int) func(*bbolt.Tx) error {
	return func(tx *bbolt.Tx) error {
		b := tx.Bucket([]byte(bucket))
		return b.Put(nth(tx, bucket, to), bytes.Clone(b.Get(nth(tx, bucket, from))))
	}
}

// lost are the findings when the only deal cannot be read: nothing amounts to what is kept of it.
func lost() (findings []string) {
	nothing := "nothing in the settled deals amounts to them"
	for _, sentence := range []string{"evidence of the shuffle in \"discord:1000\" (duel)", "evidence of the shuffle in all communities (duel)"} {
		findings = append(findings, sentence+": "+nothing)
	}
	for _, who := range []string{`"discord:11" in "discord:1000"`, `"discord:22" in "discord:1000"`} {
		for _, section := range []string{"2026-11, all", "2026-11, duel", "2026-w47, all", "2026-w47, duel", "all, all", "all, duel"} {
			findings = append(findings, fmt.Sprintf("figures of %s (%s): %s", who, section, nothing))
		}
		other := strings.Replace(who, "11", "22", 1)
		if other == who {
			other = strings.Replace(who, "22", "11", 1)
		}
		for _, kind := range []string{"all", "duel"} {
			findings = append(findings, fmt.Sprintf("figures of %s with %s (%s): %s", who, other, kind, nothing))
		}
	}
	for _, who := range []string{"11", "22"} {
		findings = append(findings, fmt.Sprintf("ratings of \"discord:%s\" in \"discord:1000\" (2026-11-16): %s", who, nothing))
	}
	return findings
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
