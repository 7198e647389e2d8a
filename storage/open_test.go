package storage_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/storage"
)

func TestOpenMakesAFileForTheOwnerAlone(t *testing.T) {
	path := filepath.Join(t.TempDir(), "briscola.db")
	open(t, path)
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if got := info.Mode().Perm(); got != 0o600 {
		t.Errorf("got mode %o, want 600", got)
	}
}

func TestOpenFindsWhatWasKept(t *testing.T) {
	path := filled(t)
	db := open(t, path)
	log, err := db.Log("k7q2m9")
	if err != nil || len(log) != 8 || log[7].Seq != 49 {
		t.Errorf("got log %v, %v", log, err)
	}
	if board, err := db.Board(bot.BoardQuery{Community: square, Limit: 10, Self: first}); err != nil || board.Total != 2 || board.Self == nil {
		t.Errorf("got board %v, %v; want one with the first of two people", board, err)
	}
}

func TestAFileHeldElsewhereIsRefused(t *testing.T) {
	path := filled(t)
	open(t, path)
	_, err := storage.Open(path)
	wantRefusal(t, "Open", err, storage.ErrHeld, path)
	_, err = storage.Check(path)
	wantRefusal(t, "Check", err, storage.ErrHeld, path)
}

func TestWhatIsNoDatabaseIsRefused(t *testing.T) {
	text := []byte(strings.Repeat("This is a letter. ", 1000))
	for _, row := range []struct {
		name    string
		content []byte
		want    error
	}{
		{"a short text", text[:10], storage.ErrForeign},
		{"a text of a page and a half", text[:os.Getpagesize()*3/2], storage.ErrForeign},
		{"a long text", text, storage.ErrForeign},
		{"zero bytes", make([]byte, 64<<10), storage.ErrForeign},
		{"random bytes", random(64 << 10), storage.ErrForeign},
		{"few random bytes", random(5000), storage.ErrForeign},
		{"a head that is damaged twice", spoiled(t, func(b []byte) { b[40] ^= 1; b[os.Getpagesize()+40] ^= 1 }), storage.ErrDamaged},
		{"a file that is cut off", spoiled(t, nil)[:4*os.Getpagesize()], storage.ErrDamaged},
	} {
		path := filepath.Join(t.TempDir(), "briscola.db")
		if err := os.WriteFile(path, row.content, 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := storage.Open(path)
		wantRefusal(t, "Open of "+row.name, err, row.want, path)
		if findings, err := storage.Check(path); err != nil || len(findings) != 1 {
			wantRefusal(t, "Check of "+row.name, err, row.want, path)
		}
		if after, err := os.ReadFile(path); err != nil || !bytes.Equal(after, row.content) {
			t.Errorf("%s: the file was changed, %v", row.name, err)
		}
	}
}

// random gives the same bytes every time, without any order in them.
func random(n int) []byte {
	content := make([]byte, n)
	rand.NewChaCha8([32]byte{}).Read(content)
	return content
}

func TestAnEmptyFileIsFilledByOpenAndRefusedByCheck(t *testing.T) {
	path := filepath.Join(t.TempDir(), "briscola.db")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := storage.Check(path)
	wantRefusal(t, "Check", err, storage.ErrForeign, path)
	if info, err := os.Stat(path); err != nil || info.Size() > 0 {
		t.Errorf("Check has changed the file: %v, %v", info, err)
	}
	if err := open(t, path).Close(); err != nil {
		t.Fatal(err)
	}
	if findings, err := storage.Check(path); err != nil || len(findings) > 0 {
		t.Errorf("Check after Open: %q, %v", findings, err)
	}
}

// spoiled gives the bytes of a good file after a change.
func spoiled(t *testing.T, change func([]byte)) []byte {
	content, err := os.ReadFile(filled(t))
	if err != nil {
		t.Fatal(err)
	}
	if change != nil {
		change(content)
	}
	return content
}

func TestAnotherProgramsDatabaseIsRefused(t *testing.T) {
	path := filepath.Join(t.TempDir(), "briscola.db")
	edit(t, path, func(tx *bbolt.Tx) error { _, err := tx.CreateBucket([]byte("widgets")); return err })
	_, err := storage.Open(path)
	wantRefusal(t, "Open", err, storage.ErrForeign, path)
	_, err = storage.Check(path)
	wantRefusal(t, "Check", err, storage.ErrForeign, path)
}

func TestALaterLayoutIsRefused(t *testing.T) {
	for format, want := range map[string]error{"3": storage.ErrNewer, "0": storage.ErrForeign, "one": storage.ErrForeign} {
		path := filled(t)
		edit(t, path, putKey("meta", "format", format))
		_, err := storage.Open(path)
		wantRefusal(t, "Open of layout "+format, err, want, path)
		_, err = storage.Check(path)
		wantRefusal(t, "Check of layout "+format, err, want, path)
	}
}

func TestAPlaceWithoutAFileIsRefused(t *testing.T) {
	directory := t.TempDir()
	_, err := storage.Open(directory)
	wantRefusal(t, "Open of a directory", err, storage.ErrForeign, directory)
	missing := filepath.Join(directory, "missing", "briscola.db")
	_, err = storage.Open(missing)
	wantRefusal(t, "Open in a directory that is missing", err, os.ErrNotExist, missing)
	missing = filepath.Join(directory, "briscola.db")
	_, err = storage.Check(missing)
	wantRefusal(t, "Check of a missing file", err, os.ErrNotExist, missing)
	if _, err := os.Stat(missing); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("Check made a file, %v", err)
	}
}

func TestALaterValueIsRefusedNotGuessed(t *testing.T) {
	path := filled(t)
	db := open(t, path)
	end := running(t, db)
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	edit(t, path, put("logs", 7, "\x02{}"))
	edit(t, path, put("deals", 0, "\x02{}"))
	edit(t, path, put("sections", 0, "\x02{}"))
	db = open(t, path)
	_, errLog := db.Log("k7q2m9")
	_, errDeal := db.Deal("k7q2m9-1")
	_, errProfile := db.Profile(square, first, board.Period{})
	_, errBoard := db.Board(bot.BoardQuery{Community: square, Limit: 10})
	_, _, errHistory := db.History(square, chat.PersonID{}, 0, 10)
	errSettle := db.Settle("k7q2m9", 49, end)
	for what, err := range map[string]error{
		"Log": errLog, "Deal": errDeal, "Profile": errProfile, "Board": errBoard, "History": errHistory, "Settle": errSettle,
	} {
		if !errors.Is(err, storage.ErrNewer) {
			t.Errorf("%s: got %v, want %v", what, err, storage.ErrNewer)
		}
	}
	if _, err := db.Deal("k7q2m9-2"); !errors.Is(err, bot.ErrUnknown) {
		t.Errorf("a refused settlement left its deal: %v", err)
	}
}

// wantRefusal wants an error that wraps the sentinel, if any, and names the path.
func wantRefusal(t *testing.T, what string, got, want error, path string) {
	t.Helper()
	if got == nil || (want != nil && !errors.Is(got, want)) || !strings.Contains(got.Error(), path) {
		t.Errorf("%s: got %v, want %v with the path", what, got, want)
	}
}
