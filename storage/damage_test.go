package storage_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/storage"
)

// TestNoDamagePanics spoils good files in random places. What is wrong must come back as errors and findings; the test
// fails by ending the process.
func TestNoDamagePanics(t *testing.T) {
	good, err := os.ReadFile(filled(t))
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 1))
	path := filepath.Join(t.TempDir(), "briscola.db")
	found := 0
	for range 150 {
		bad := append([]byte(nil), good...)
		page := rng.IntN(len(bad)/os.Getpagesize()) * os.Getpagesize()
		for range 1 + rng.IntN(8) {
			bad[page+rng.IntN(1+rng.IntN(os.Getpagesize()))] = byte(rng.Uint32())
		}
		if err := os.WriteFile(path, bad, 0o600); err != nil {
			t.Fatal(err)
		}
		findings, err := storage.Check(path)
		if err != nil || len(findings) > 0 {
			found++
		}
		use(path)
	}
	if found == 0 {
		t.Error("Check found nothing in any of them")
	}
}

// use makes calls on a file that may be damaged; they may fail.
func use(path string) {
	db, err := storage.Open(path)
	if err != nil {
		return
	}
	db.NoSync()
	tables, _ := db.Tables()
	for _, table := range tables {
		log, _ := db.Log(table)
		_ = db.Append(table, uint64(len(log)), bot.Fact{Kind: bot.Posted})
	}
	_, _ = db.Board(bot.BoardQuery{Community: square, Limit: 10, Self: first})
	_, _ = db.Profile(square, first, board.Period{})
	_, _, _ = db.History(square, first, 0, 10)
	_, _ = db.Communities()
	_, _ = db.Hall(square, 10)
	_, _ = db.Deal("k7q2m9-1")
	for range 5 { // to the end of a deal
		_, _ = playOn(db, "new")
	}
	_ = db.Drop("k7q2m9")
	_ = db.CloseSeason(square, bot.Season{Month: board.DayOf(noon).Month()})
	_ = db.Erase(second)
	_ = db.Rehome(square, garden)
	_ = db.Forget(garden)
	_ = db.Close()
}
