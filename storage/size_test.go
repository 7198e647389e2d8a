package storage_test

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"testing"
	"time"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/game/gametest"
)

// mostBytesPerDeal is what a settled deal may take on disk.
const mostBytesPerDeal = 400

// TestADealTakesFewBytes settles deals of all games in some communities and counts the pages of the buckets that grow with each
// deal. The others grow with people, days and pairs of people.
func TestADealTakesFewBytes(t *testing.T) {
	path := filepath.Join(t.TempDir(), "briscola.db")
	db := open(t, path)
	db.NoSync()
	rng := rand.New(rand.NewPCG(1, 1))
	const deals = 3000
	half := 0
	for n := range deals {
		if n == deals/2 {
			half = db.Used()
		}
		settleRandom(t, db, rng, n)
	}
	for _, bucket := range []string{"sections", "pairs", "trends", "members", "persons"} {
		bytes, keys := db.Allocated(bucket)
		t.Logf("%s: %d bytes for each of %d keys", bucket, bytes/keys, keys)
	}
	all := 0
	for _, bucket := range []string{"deals", "dealids"} {
		bytes, keys := db.Allocated(bucket)
		if all += bytes; keys != deals {
			t.Errorf("%s has %d keys, want %d", bucket, keys, deals)
		}
		t.Logf("%s: %d bytes for each deal", bucket, bytes/deals)
	}
	t.Logf("the whole file: %d bytes for each deal of the second half", (db.Used()-half)/(deals-deals/2))
	if all/deals > mostBytesPerDeal {
		t.Errorf("a deal takes %d bytes, want at most %d", all/deals, mostBytesPerDeal)
	}
}

// settleRandom settles a deal between some of forty people in one of three communities, each table having a few, twenty a day.
func settleRandom(t testing.TB, s bot.Store, rng *rand.Rand, n int) {
	t.Helper()
	_, record := randomDeal(rng, pick(rng, gametest.Presets()))
	day := firstDay + board.Day(n/20)
	deal := bot.SettledDeal{
		ID:        bot.DealID(fmt.Sprintf("%06x-%d", uint32(n/5)*0x9E3779B1&0xFFFFFF, n%5+1)),
		Community: chat.Community{Platform: "discord", ID: fmt.Sprint(n / 5 % 3)},
		Day:       day, At: day.Time(time.UTC).Add(time.Duration(n%86400) * time.Second), Rated: true, Record: record.String(),
	}
	for _, i := range rng.Perm(40)[:record.Deal.Rules.Seats] {
		deal.Players = append(deal.Players, bot.Player{Person: chat.PersonID{Platform: "discord", ID: fmt.Sprint(100_000 + i)}, Name: "somebody"})
	}
	if rng.IntN(3) == 0 {
		deal.Players[0] = bot.Player{Level: "maestro"}
	}
	table := bot.TableID(fmt.Sprint("t", n))
	end := bot.Settlement{Facts: []bot.Fact{{Kind: bot.Settled, Deal: deal.ID}}, From: 1, Deal: deal, Room: room}
	if err := s.Settle(table, 0, end); err != nil {
		t.Fatal(err)
	}
	if err := s.Drop(table); err != nil {
		t.Fatal(err)
	}
}
