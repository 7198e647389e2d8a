package storage_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/game"
	"briscola/game/gametest"
	"briscola/storage"
)

// layout1 gives the path of a file as the program wrote it at first: deals by their ids as JSON, figures and boards.
func layout1(t *testing.T, records ...string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "briscola.db")
	edit(t, path, func(tx *bbolt.Tx) error {
		for _, name := range []string{"meta", "logs", "deals", "figures", "boards", "people", "communities"} {
			if _, err := tx.CreateBucket([]byte(name)); err != nil {
				return err
			}
		}
		opened := `.{"kind":"opened","community":"discord:1000","host":"discord:11","rules":"standard seats=2"}`
		for i, write := range []func(*bbolt.Tx) error{
			putKey("meta", "format", "1"),
			putKey("logs", "k7q2m9\x00\x01\x00\x00\x00\x00\x00\x00\x00\x01", opened),
			putKey("deals", "k7q2m9-1\x00\x01", deal1("k7q2m9-1", "2026-11-01T00:30:00+01:00", records[0])),
			putKey("deals", "a-2\x00\x01", deal1("a-2", "2026-11-02T10:00:00Z", records[1])),
			putKey("figures", "discord\x00\x011000\x00\x01discord\x00\x0111\x00\x01", `.{"person":"discord:11","name":"Wilhelmina","deals":2}`),
			putKey("people", "discord\x00\x0111\x00\x01", `.{"language":"en"}`),
			putKey("communities", "discord\x00\x011000\x00\x01", `.{"language":"it"}`),
		} {
			if err := write(tx); err != nil {
				return fmt.Errorf("write %d: %w", i, err)
			}
		}
		board, err := tx.Bucket([]byte("boards")).CreateBucket([]byte("discord\x00\x011000\x00\x01"))
		if err != nil {
			return err
		}
		return board.Put(append(bytes.Repeat([]byte{0x7F}, 24), "discord\x00\x0111\x00\x01"...), []byte{})
	})
	return path
}

// deal1 is a deal as it was kept at first.
func deal1(id, at, record string) string {
	text, _ := json.Marshal(record) // a text always can be
	return fmt.Sprintf(`.{"id":%q,"community":"discord:1000","at":%q,"players":[{"person":"discord:11","name":"Wilhelmina","language":"it"},`+
		`{"level":"maestro"}],"record":%s}`, id, at, text)
}

func recordOf(seed uint64) game.Record {
	rng := rand.New(rand.NewPCG(seed, 0))
	shuffle := gametest.Seed(rng)
	_, record := gametest.Game(rng, game.Deal{Rules: game.Standard(2), Deck: game.Shuffle(game.Standard(2), shuffle)})
	record.Seed = &shuffle
	return record
}

func TestAFileOfTheFirstLayoutIsBroughtUpToDate(t *testing.T) {
	records := []string{recordOf(1).String(), recordOf(2).String()}
	path := layout1(t, records...)
	want := []string{"the file has layout 1; the program has to open it once before it can be examined"}
	if diff := cmp.Diff(want, check(t, path)); diff != "" {
		t.Errorf("findings before (-want +got):\n%s", diff)
	}
	db := open(t, path)
	players := []bot.Player{{Person: first, Name: "Wilhelmina"}, {Level: "maestro"}}
	newer := bot.SettledDeal{
		ID: "a-2", Community: square, At: time.Date(2026, 11, 2, 10, 0, 0, 0, time.UTC), Day: board.DayOf(time.Date(2026, 11, 2, 0, 0, 0, 0, time.UTC)),
		Players: players, Record: records[1],
	}
	older := bot.SettledDeal{
		ID: "k7q2m9-1", Community: square, At: time.Date(2026, 10, 31, 23, 30, 0, 0, time.UTC),
		Day: board.DayOf(time.Date(2026, 10, 31, 0, 0, 0, 0, time.UTC)), Players: players, Record: records[0],
	}
	deals, _, err := db.History(square, first, 0, 10)
	if diff := cmp.Diff([]bot.SettledDeal{newer, older}, deals); diff != "" || err != nil {
		t.Errorf("history, %v (-want +got):\n%s", err, diff)
	}
	got, err := db.Board(bot.BoardQuery{Community: square, Order: board.ByWins, Limit: 10})
	if err != nil || got.Total != 1 || got.Rows[0].Figures.Deals != 2 || got.Rows[0].Figures.Rated != 0 {
		t.Errorf("board: got %+v, %v; want one person with two deals, unrated", got, err)
	}
	communities, err := db.Communities()
	wantCommunities := []bot.Community{{ID: square, Open: older.Day.Month(), Newest: newer.Day}}
	if diff := cmp.Diff(wantCommunities, communities); diff != "" || err != nil {
		t.Errorf("communities, %v (-want +got):\n%s", err, diff)
	}
	person, _ := db.PersonSettings(first)
	community, _ := db.CommunitySettings(square)
	if person.Language != "en" || community.Language != "it" {
		t.Errorf("settings: got %v and %v", person, community)
	}
	if log, err := db.Log("k7q2m9"); err != nil || len(log) != 1 {
		t.Errorf("log: got %v, %v", log, err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	checkAll(t, path)
}

func TestAFileOfTheFirstLayoutThatIsDamagedIsLeftAsItIs(t *testing.T) {
	path := layout1(t, recordOf(1).String(), "Wilhelmina")
	whole := dump(t, path)
	_, err := storage.Open(path)
	wantRefusal(t, "Open", err, storage.ErrDamaged, path)
	if strings.Contains(err.Error(), "Wilhelmina") {
		t.Errorf("the error has something of the content: %v", err)
	}
	if diff := cmp.Diff(whole, dump(t, path)); diff != "" {
		t.Errorf("content (-before +after):\n%s", diff)
	}
}
