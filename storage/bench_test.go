package storage_test

import (
	"fmt"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"briscola/bot"
)

// BenchmarkAppend measures appends of one move, each writer at a table of its own.
func BenchmarkAppend(b *testing.B) {
	for _, writers := range []int{1, 64} {
		b.Run(fmt.Sprintf("writers=%d", writers), func(b *testing.B) {
			db := open(b, filepath.Join(b.TempDir(), "briscola.db"))
			move := bot.Fact{Kind: bot.Moved, At: time.Unix(1, 0).UTC(), Move: "0 4s", By: bot.ByPerson}
			before := db.Commits()
			var done atomic.Int64
			var writing sync.WaitGroup
			b.ResetTimer()
			for i := range writers {
				writing.Go(func() {
					for after := uint64(0); done.Add(1) <= int64(b.N); after++ {
						if err := db.Append(table(i), after, move); err != nil {
							b.Error(err)
							return
						}
					}
				})
			}
			writing.Wait()
			b.StopTimer()
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "appends/s")
			b.ReportMetric(float64(b.N)/float64(db.Commits()-before), "appends/commit")
		})
	}
}

// BenchmarkSettle measures the end of a deal of two people, one at a time.
func BenchmarkSettle(b *testing.B) {
	db := open(b, filepath.Join(b.TempDir(), "briscola.db"))
	fill(b, db)
	end := running(b, db)
	for n := 0; b.Loop(); n++ {
		end.Deal.ID = bot.DealID(fmt.Sprint(n))
		if err := db.Settle("bench", uint64(n*len(end.Facts)), end); err != nil {
			b.Fatal(err)
		}
	}
}
