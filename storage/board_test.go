package storage_test

import (
	"fmt"
	"path/filepath"
	"runtime"
	"testing"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/storage"
)

// TestABoardOfManyTakesLittleMemory asks for a page in the middle of a large community.
func TestABoardOfManyTakesLittleMemory(t *testing.T) {
	const people = 20_000
	path := filepath.Join(t.TempDir(), "briscola.db")
	if err := storage.Generate(path, square, people, 0); err != nil {
		t.Fatal(err)
	}
	db := open(t, path)
	self := chat.PersonID{Platform: "discord", ID: fmt.Sprint(100_000_000_000_000_000 + people/3)}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	got, err := db.Board(bot.BoardQuery{Community: square, Order: board.ByWins, Offset: people / 2, Limit: 10, Self: self, Today: 20_000})
	runtime.ReadMemStats(&after)
	if err != nil || got.Total != people || len(got.Rows) != 10 || got.Self == nil || got.Self.Person != self {
		t.Fatalf("got %d rows of %d, %v, %v", len(got.Rows), got.Total, got.Self, err)
	}
	if bytes := after.TotalAlloc - before.TotalAlloc; bytes > 60*people {
		t.Errorf("it took %d bytes, want at most %d", bytes, 60*people)
	}
	wantFalling(t, got)
}

// wantFalling wants rows in order, with places to match.
func wantFalling(t *testing.T, got bot.Board) {
	t.Helper()
	for i := 1; i < len(got.Rows); i++ {
		a, b := got.Rows[i-1], got.Rows[i]
		if a.Figures.Wins < b.Figures.Wins || (a.Figures.Wins == b.Figures.Wins) != (a.Place == b.Place) || a.Place > b.Place {
			t.Errorf("place %d with %d wins before place %d with %d", a.Place, a.Figures.Wins, b.Place, b.Figures.Wins)
		}
	}
}
