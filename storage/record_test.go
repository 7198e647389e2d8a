package storage_test

import (
	"bytes"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"briscola/bot/board"
	"briscola/bot/rating"
	"briscola/game"
	"briscola/game/gametest"
	"briscola/storage"
)

func TestARecordIsReadAsItWasKept(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		want := randomRecord(rng)
		packed, err := storage.PackRecord(want)
		if err != nil {
			t.Fatal(err)
		}
		got, err := storage.UnpackRecord(packed)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" || want.String() != got.String() {
			t.Errorf("record (-want +got):\n%s", diff)
		}
		for n := range packed { // cut off, it is another record or none, but no trouble
			if record, err := storage.UnpackRecord(packed[:n]); err == nil && record.String() == want.String() {
				t.Errorf("%d of %d bytes are the whole record", n, len(packed))
			}
		}
	})
}

// randomRecord is of a deal to its end or not, with a seed or without.
func randomRecord(rng *rand.Rand) game.Record {
	rules := gametest.RandomRules(rng)
	if rng.IntN(2) == 0 {
		_, record := randomDeal(rng, rules)
		return record
	}
	_, record := gametest.Play(rng, gametest.Deal(rng, rules), rng.IntN(60))
	return record
}

func TestARecordThatDoesNotReplayIsRefused(t *testing.T) {
	_, record := gametest.Game(rand.New(rand.NewPCG(1, 1)), game.Deal{Rules: game.Standard(2), Deck: game.Shuffle(game.Standard(2), game.Seed{})})
	record.Moves = append(record.Moves, record.Moves[0])
	if packed, err := storage.PackRecord(record); err == nil {
		t.Errorf("got %d bytes, want it refused", len(packed))
	}
}

func TestFiguresAreReadAsTheyWereKept(t *testing.T) {
	count := rapid.OneOf(rapid.IntRange(0, 200), rapid.IntRange(0, math.MaxInt32))
	mark := rapid.OneOf(rapid.Just(int32(board.Unranked)), rapid.Int32Range(-200, 3000), rapid.Int32())
	millionths := rapid.Float64Range(-1e6, 1e6)
	rapid.Check(t, func(t *rapid.T) {
		draw := func() int { return count.Draw(t, "count") }
		want := board.Figures{
			Deals: draw(), Wins: draw(), Draws: draw(), Points: draw(), Cappotti: draw(), Streak: draw(), Longest: draw(), Auctions: draw(),
			Calls: draw(), Failed: draw(), Score: draw() - 1000, Abandoned: draw(), Rated: draw(), Day: board.Day(rapid.Int32().Draw(t, "day")),
		}
		if want.Rated > 0 {
			want.Rating = rating.Rating{Mu: math.Round(millionths.Draw(t, "mu")*1e6) / 1e6, Sigma: math.Round(millionths.Draw(t, "sigma")*1e6) / 1e6}
		}
		for i := range want.Before {
			want.Before[i] = mark.Draw(t, "mark")
		}
		got, err := storage.UnpackFigures(storage.PackFigures(want))
		if err != nil || got != want {
			t.Errorf("got %+v, %v; want %+v", got, err, want)
		}
	})
}

// FuzzUnpack wants whatever a file may hold to be read without trouble, and what can be read to be kept alike.
func FuzzUnpack(f *testing.F) {
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 0))
		record, err := storage.PackRecord(randomRecord(rng))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(append([]byte("\x01\x02k1\x00\x00\x05\x02\x00\x00\x04"), record...))
		f.Add(record)
	}
	f.Add(storage.PackFigures(board.Figures{Deals: 3, Rated: 2, Rating: rating.New(), Score: -4}))
	f.Fuzz(func(t *testing.T, value []byte) {
		if record, err := storage.UnpackRecord(value); err == nil {
			if _, err := record.Replay(); err != nil {
				t.Errorf("a record that does not replay: %v", err)
			}
		}
		for kind, packed := range storage.UnpackAndPack(value) {
			again := storage.UnpackAndPack(packed)[kind]
			if !bytes.Equal(again, packed) {
				t.Errorf("%s: % x became % x", kind, packed, again)
			}
		}
	})
}
