package storage_test

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/storage"
)

// busy gives the path of a closed database in which much has happened: people were erased, seasons closed and reset, a community
// forgotten, two made one.
func busy(t testing.TB) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "briscola.db")
	db := open(t, path)
	db.NoSync()
	rng := rand.New(rand.NewPCG(5, 5))
	for n := range 120 {
		_ = randomCall(rng, n).change(db) // some are refused
	}
	for _, err := range []error{
		db.SetUnlisted(allCommunities[1], allPeople[0], bot.Unlisted{Hidden: true}),
		db.SetUnlisted(allCommunities[3], allPeople[1], bot.Unlisted{Removed: true}),
		db.SetPersonSettings(allPeople[0], bot.PersonSettings{Language: "it"}),
		db.SetCommunitySettings(allCommunities[1], bot.CommunitySettings{Language: "it"}),
		db.CloseSeason(allCommunities[1], bot.Season{Month: firstDay.Month(), Podium: []bot.Medal{{Place: 1, Person: allPeople[0]}}}),
		db.Close(),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	checkAll(t, path)
	return path
}

// dump reads all of a file.
func dump(t testing.TB, path string) map[string]map[string]string {
	t.Helper()
	all := map[string]map[string]string{}
	edit(t, path, func(tx *bbolt.Tx) error {
		return tx.ForEach(func(name []byte, b *bbolt.Bucket) error {
			all[string(name)] = map[string]string{}
			return b.ForEach(func(key, value []byte) error {
				all[string(name)][string(key)] = string(value)
				return nil
			})
		})
	})
	return all
}

// spoilers are the ways in which a value is spoilt; nil removes it.
var spoilers = map[string]func(value, other []byte) []byte{
	"removed":     func(_, _ []byte) []byte { return nil },
	"emptied":     func(_, _ []byte) []byte { return []byte{} },
	"cut off":     func(value, _ []byte) []byte { return value[:len(value)-1] },
	"lengthened":  func(value, _ []byte) []byte { return append(bytes.Clone(value), 0) },
	"mistaken":    func(_, other []byte) []byte { return other },
	"unversioned": func(value, _ []byte) []byte { return append([]byte{0}, value[1:]...) },
}

// TestWhatFollowsFromTheDealsIsMended spoils single values in all buckets that can be made anew.
func TestWhatFollowsFromTheDealsIsMended(t *testing.T) {
	good := busy(t)
	content, err := os.ReadFile(good)
	if err != nil {
		t.Fatal(err)
	}
	whole := dump(t, good)
	path := filepath.Join(t.TempDir(), "briscola.db")
	for bucket, exactly := range map[string]bool{
		"sections": true, "pairs": true, "trends": true, "evidence": true, "dealids": true, "persons": true, "numbers": true,
		"members": false, "seasons": false, "communities": false, // names, podiums and rooms are lost
	} {
		keys := slices.Sorted(maps.Keys(whole[bucket]))
		for way, spoil := range spoilers {
			for i := 0; i < len(keys); i += 1 + len(keys)/3 {
				value, other := []byte(whole[bucket][keys[i]]), []byte(whole[bucket][keys[(i+1)%len(keys)]])
				bad := spoil(value, other)
				if bytes.Equal(bad, value) && bad != nil || !exactly && way == "mistaken" {
					continue
				}
				if err := os.WriteFile(path, content, 0o600); err != nil {
					t.Fatal(err)
				}
				edit(t, path, func(tx *bbolt.Tx) error {
					if bad == nil {
						return tx.Bucket([]byte(bucket)).Delete([]byte(keys[i]))
					}
					return tx.Bucket([]byte(bucket)).Put([]byte(keys[i]), bad)
				})
				what := fmt.Sprintf("%s, value %d %s", bucket, i, way)
				wantMended(t, what, path)
				if diff := cmp.Diff(whole, dump(t, path)); exactly && diff != "" {
					t.Errorf("%s: mended to something else (-before +after):\n%s", what, diff)
				}
			}
		}
	}
}

// wantMended wants Check to find something, and nothing any more after Rebuild.
func wantMended(t *testing.T, what, path string) {
	t.Helper()
	if findings := check(t, path); len(findings) == 0 {
		t.Errorf("%s: Check finds nothing", what)
	}
	mended, left, err := storage.Rebuild(path)
	if err != nil || len(mended) == 0 || len(left) > 0 {
		t.Errorf("%s: Rebuild mended %v and left %q, %v", what, mended, left, err)
	}
	if findings := check(t, path); len(findings) > 0 {
		t.Errorf("%s: after Rebuild Check finds %q", what, findings)
	}
}

func TestKeysThatAreNoneAndMissingBucketsAreMended(t *testing.T) {
	good := busy(t)
	content, err := os.ReadFile(good)
	if err != nil {
		t.Fatal(err)
	}
	for _, bucket := range []string{
		"sections", "pairs", "trends", "evidence", "dealids", "persons", "numbers", "members", "seasons", "communities", "unlisted",
	} {
		for name, damage := range map[string]func(*bbolt.Tx) error{
			"a key that is none": putKey(bucket, "k7", "\x01"),
			"a key cut off": func(tx *bbolt.Tx) error {
				key := nth(tx, bucket, 1)
				return tx.Bucket([]byte(bucket)).Put(bytes.Clone(key[:len(key)-1]), []byte{1})
			},
			"a key of a community gone": putKey(bucket, "\x00\x01\x00\x00\x00\x00\x00\x01", "\x01"),
			"no bucket":                 func(tx *bbolt.Tx) error { return tx.DeleteBucket([]byte(bucket)) },
		} {
			path := filepath.Join(t.TempDir(), "briscola.db")
			if err := os.WriteFile(path, content, 0o600); err != nil {
				t.Fatal(err)
			}
			edit(t, path, damage)
			wantMended(t, bucket+", "+name, path)
		}
	}
}

func TestDealsAreLinkedAnew(t *testing.T) {
	path := busy(t)
	whole := dump(t, path)
	edit(t, path, func(tx *bbolt.Tx) error {
		key := nth(tx, "deals", 4)
		return tx.Bucket([]byte("deals")).Put(key, storage.Unlink(tx.Bucket([]byte("deals")).Get(key)))
	})
	wantMended(t, "a deal", path)
	if diff := cmp.Diff(whole, dump(t, path)); diff != "" {
		t.Errorf("mended to something else (-before +after):\n%s", diff)
	}
}

func TestWithoutADealTheRestIsMended(t *testing.T) {
	for name, damage := range map[string]func(*bbolt.Tx) error{"gone": remove("deals", 20), "damaged": put("deals", 20, "\x01")} {
		path := busy(t)
		edit(t, path, damage)
		if findings := check(t, path); len(findings) < 5 {
			t.Errorf("%s: Check finds only %q", name, findings)
		}
		mended, left, err := storage.Rebuild(path)
		if err != nil || len(mended) == 0 || name == "gone" && len(left) > 0 || name == "damaged" && len(left) != 1 {
			t.Errorf("%s: Rebuild mended %v and left %q, %v", name, mended, left, err)
		}
		if diff := cmp.Diff(left, check(t, path)); diff != "" {
			t.Errorf("%s: findings after Rebuild (-told +found):\n%s", name, diff)
		}
		db := open(t, path)
		if _, err := db.Board(bot.BoardQuery{Community: allCommunities[1], Limit: 10}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestRebuildLeavesAGoodFileAsItIs(t *testing.T) {
	path := busy(t)
	whole := dump(t, path)
	mended, left, err := storage.Rebuild(path)
	if err != nil || len(mended) > 0 || len(left) > 0 {
		t.Errorf("Rebuild mended %v and left %q, %v; want nothing", mended, left, err)
	}
	if diff := cmp.Diff(whole, dump(t, path)); diff != "" {
		t.Errorf("content (-before +after):\n%s", diff)
	}
}

func TestRebuildLeavesWhatDoesNotFollowFromTheDeals(t *testing.T) {
	for _, damage := range []func(*bbolt.Tx) error{
		put("communitysettings", 0, "\x01x"), put("personsettings", 0, "\x01x"), put("unlisted", 0, "\x01x"), put("logs", 0, "\x01x"),
	} {
		path := busy(t)
		edit(t, path, damage)
		want := check(t, path)
		mended, left, err := storage.Rebuild(path)
		if err != nil || len(mended) > 0 || len(want) == 0 || !slices.Equal(left, want) {
			t.Errorf("Rebuild mended %v and left %q, %v; want all left of %q", mended, left, err, want)
		}
	}
}

func TestRebuildRefusesWhatItCannotMend(t *testing.T) {
	path := busy(t)
	edit(t, path, put("sections", 0, "\x02"))
	_, _, err := storage.Rebuild(path)
	wantRefusal(t, "Rebuild of a newer value", err, storage.ErrNewer, path)
	edit(t, path, func(tx *bbolt.Tx) error { return tx.DeleteBucket([]byte("deals")) })
	_, _, err = storage.Rebuild(path)
	wantRefusal(t, "Rebuild without deals", err, storage.ErrDamaged, path)
	missing := filepath.Join(t.TempDir(), "briscola.db")
	_, _, err = storage.Rebuild(missing)
	wantRefusal(t, "Rebuild of a missing file", err, os.ErrNotExist, missing)
	if _, err := os.Stat(missing); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("Rebuild made a file, %v", err)
	}
	open(t, path+"2")
	_, _, err = storage.Rebuild(path + "2")
	wantRefusal(t, "Rebuild of an open file", err, storage.ErrHeld, path+"2")
}

func TestAResetSeasonStaysEmptyAfterRebuild(t *testing.T) {
	path := filled(t)
	db := open(t, path)
	month := board.DayOf(noon).Month()
	if err := errors.Join(db.ResetSeason(square, month), db.Close()); err != nil {
		t.Fatal(err)
	}
	checkAll(t, path)
	edit(t, path, remove("sections", 0))
	wantMended(t, "figures", path)
	got, err := open(t, path).Board(bot.BoardQuery{Community: square, Section: board.Section{Period: month}, Limit: 10})
	if err != nil || got.Total != 0 {
		t.Errorf("got %v, %v; want nobody", got, err)
	}
}
