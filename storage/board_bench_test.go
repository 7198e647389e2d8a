package storage_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/storage"
)

// large is the environment variable that allows benchmarks to write gigabytes.
const large = "STORAGE_TEST_LARGE"

// BenchmarkBoard measures pages of ten and an own row in a community of 100,000 people, all of whom are ranked. How many deals
// there are must not matter.
func BenchmarkBoard(b *testing.B) {
	const people = 100_000
	for _, deals := range []int{10_000, 10_000_000} {
		b.Run(fmt.Sprintf("deals=%d", deals), func(b *testing.B) {
			if deals > 10_000 && (testing.Short() || os.Getenv(large) == "") {
				b.Skip("writes some gigabytes; set " + large)
			}
			path := filepath.Join(b.TempDir(), "briscola.db")
			if err := storage.Generate(path, square, people, deals); err != nil {
				b.Fatal(err)
			}
			db := open(b, path)
			for _, page := range []struct {
				name   string
				offset int
			}{{"first", 0}, {"middle", people / 2}, {"last", people - 10}} {
				for _, order := range []board.Order{board.ByRating, board.ByWins} {
					q := bot.BoardQuery{
						Community: square, Order: order, Offset: page.offset, Limit: 10, Today: 20_000,
						Self: chat.PersonID{Platform: "discord", ID: fmt.Sprint(100_000_000_000_000_000 + people/3)},
					}
					b.Run(page.name+"/"+order.String(), func(b *testing.B) { pages(b, db, q) })
				}
			}
		})
	}
}

func pages(b *testing.B, db *storage.DB, q bot.BoardQuery) {
	b.ReportAllocs()
	for b.Loop() {
		if got, err := db.Board(q); err != nil || got.Total < 10_000 {
			b.Fatal(got, err)
		}
	}
}
