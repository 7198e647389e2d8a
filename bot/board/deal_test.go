package board_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"briscola/bot/board"
	"briscola/game"
	"briscola/game/gametest"
)

const today = board.Day(20_773) // 2026-11-16, a Monday

// people is by how many people the deals of a club are played.
const people = 7

// club makes deals by people with the numbers from 1 to people.
type club struct{ rng *rand.Rand }

func newClub(t *rapid.T) club {
	return club{rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))}
}

// deal plays a deal of any kind to its end, with people in all seats who stay.
func (c club) deal(rules game.Rules, day board.Day) board.Deal {
	_, record := gametest.Game(c.rng, gametest.Deal(c.rng, rules))
	players := make([]board.Player, rules.Seats)
	for i, p := range c.rng.Perm(people)[:rules.Seats] {
		players[i].Number = p + 1
	}
	deal, err := board.NewDeal(record, players, day, true)
	if err != nil {
		panic(err)
	}
	return deal
}

// deals plays some, in the order of their days: some at casual tables, with computers, or given up.
func (c club) deals(n int) []board.Deal {
	var deals []board.Deal
	day := today - board.Day(n)
	for range n {
		d := c.deal(gametest.RandomRules(c.rng), day)
		for i := range d.Seats {
			switch c.rng.IntN(16) {
			case 0:
				d.Seats[i].Player, d.Rated = 0, false
			case 1:
				d.Seats[i].GaveUp = true
			}
		}
		d.Rated = d.Rated && c.rng.IntN(8) > 0
		deals = append(deals, d)
		day += board.Day(c.rng.IntN(6) / 3 * c.rng.IntN(15))
	}
	return deals
}

func someDeals(t *rapid.T) []board.Deal {
	return newClub(t).deals(rapid.IntRange(1, 30).Draw(t, "deals"))
}

func counted(t interface{ Fatal(...any) }, deals ...board.Deal) *board.Memory {
	m := board.NewMemory()
	count(t, m, deals...)
	return m
}

func count(t interface{ Fatal(...any) }, m *board.Memory, deals ...board.Deal) {
	for _, d := range deals {
		m.Deal++
		if err := board.Count(m, d); err != nil {
			t.Fatal(err)
		}
	}
}

// seatsOf are people without computers.
func seatsOf(numbers ...int) []board.Player {
	players := make([]board.Player, len(numbers))
	for i, n := range numbers {
		players[i].Number = n
	}
	return players
}

func TestSeatsTellTheResult(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rng := newClub(t).rng
		rules := gametest.RandomRules(rng)
		state, record := gametest.Game(rng, gametest.Deal(rng, rules))
		result := state.Result()
		d, err := board.NewDeal(record, seatsOf(1, 2, 3, 4, 5, 6)[:rules.Seats], today, true)
		if err != nil {
			t.Fatal(err)
		}
		if d.Kind != board.KindOf(rules) || d.Day != today || d.Void != result.Void || d.Rated == result.Void || len(d.Seats) != rules.Seats {
			t.Fatalf("got %+v of %s with %+v", d, rules, result)
		}
		if d.Void {
			return
		}
		for i, s := range d.Seats {
			if s.Player != i+1 || s.Won != slices.Contains(result.Winners, i) || s.Score != result.Scores[i] {
				t.Errorf("seat %d of %+v: got %+v", i, result, s)
			}
			if s.Caller != (result.Caller == i) || s.Won && s.Rank != 0 || s.Drawn != (result.Drawn && s.Rank == 0) || s.Auction != (result.Caller >= 0) {
				t.Errorf("seat %d of %+v: got %+v", i, result, s)
			}
			for _, side := range result.Sides {
				if slices.Contains(side.Seats, i) && s.Points != side.Points {
					t.Errorf("seat %d of %+v: got %d points", i, result, s.Points)
				}
			}
			for j, other := range d.Seats {
				together := slices.ContainsFunc(result.Sides, func(side game.SideResult) bool {
					return slices.Contains(side.Seats, i) && slices.Contains(side.Seats, j)
				})
				if together != (s.Side == other.Side) || together && s.Rank != other.Rank {
					t.Errorf("seats %d and %d of %+v: got %+v and %+v", i, j, result, s, other)
				}
				if !s.Auction && !s.Won && !other.Won && s.Points > other.Points && s.Rank >= other.Rank {
					t.Errorf("seat %d with more points than %d of %+v: got rank %d and %d", i, j, result, s.Rank, other.Rank)
				}
			}
		}
	})
}

func TestRanksOfThreeAlone(t *testing.T) {
	for _, row := range []struct {
		name  string
		ends  func(r game.Result) bool
		ranks [3]int
		drawn [3]bool
	}{
		{"one after the other", descending, [3]int{0, 1, 2}, [3]bool{}},
		{"two behind one", func(r game.Result) bool { return !r.Drawn && r.Points[1] == r.Points[2] }, [3]int{0, 1, 1}, [3]bool{}},
		{"two before one", func(r game.Result) bool { return r.Drawn && r.Points[0] == r.Points[1] }, [3]int{0, 0, 2},
			[3]bool{true, true, false}},
	} {
		record, result := wanted(t, game.Standard(3), row.ends)
		d, err := board.NewDeal(record, seatsOf(1, 2, 3), today, true)
		if err != nil {
			t.Fatal(err)
		}
		for i, s := range d.Seats {
			if s.Rank != row.ranks[i] || s.Drawn != row.drawn[i] || s.Won != (row.ranks[i] == 0 && !s.Drawn) {
				t.Errorf("%s: seat %d of %v: got %+v, want rank %d, drawn %v", row.name, i, result.Points[:3], s, row.ranks[i], row.drawn[i])
			}
		}
	}
}

// descending tells whether three seats are in the order of their points.
func descending(r game.Result) bool { return r.Points[0] > r.Points[1] && r.Points[1] > r.Points[2] }

func TestWhoWinsTheTieIsAhead(t *testing.T) {
	rules := game.Standard(2)
	rules.Tie = game.TieLast
	record, result := wanted(t, rules, func(r game.Result) bool { return r.Points[0] == r.Points[1] })
	d, err := board.NewDeal(record, seatsOf(1, 2), today, true)
	if err != nil {
		t.Fatal(err)
	}
	winner := result.Winners[0]
	if w, l := d.Seats[winner], d.Seats[1-winner]; !w.Won || w.Rank != 0 || l.Won || l.Drawn || l.Rank != 1 {
		t.Errorf("got %+v for who won the tie and %+v for the other", w, l)
	}
}

// wanted plays deals until one ends so, the same in every run.
func wanted(t *testing.T, rules game.Rules, ends func(game.Result) bool) (game.Record, game.Result) {
	t.Helper()
	for n := range uint64(100_000) {
		rng := rand.New(rand.NewPCG(n, 0))
		if state, record := gametest.Game(rng, gametest.Deal(rng, rules)); ends(state.Result()) {
			return record, state.Result()
		}
	}
	t.Fatal("no deal ends so")
	return game.Record{}, game.Result{}
}

func TestNewDealRefusesWhatIsNoWholeDeal(t *testing.T) {
	record, _ := wanted(t, game.Standard(2), func(game.Result) bool { return true })
	short, moved, dealt := record, record, record
	short.Moves = record.Moves[:len(record.Moves)-1]
	moved.Moves = append(slices.Clone(record.Moves), record.Moves[0])
	dealt.Deal.Deck = record.Deal.Deck[1:]
	for name, row := range map[string]struct {
		record  game.Record
		players int
	}{
		"no record":           {game.Record{}, 2},
		"a deal not over":     {short, 2},
		"a move too many":     {moved, 2},
		"a card missing":      {dealt, 2},
		"a player too few":    {record, 1},
		"a player too many":   {record, 3},
		"nobody in the seats": {record, 0},
	} {
		if d, err := board.NewDeal(row.record, make([]board.Player, row.players), today, true); err == nil {
			t.Errorf("%s: got %+v, want it refused", name, d)
		}
	}
}

func TestDealIsRatedIfTheTableIsAndPeoplePlayedIt(t *testing.T) {
	record, _ := wanted(t, game.Standard(2), func(game.Result) bool { return true })
	void, _ := wanted(t, game.Chiamata(), func(r game.Result) bool { return r.Void })
	for _, row := range []struct {
		name   string
		record game.Record
		second board.Player
		table  bool
		want   bool
	}{
		{"people at a rated table", record, board.Player{Number: 2}, true, true},
		{"people at a casual table", record, board.Player{Number: 2}, false, false},
		{"a computer at a rated table", record, board.Player{}, true, false},
		{"somebody who gave up", record, board.Player{Number: 2, GaveUp: true}, true, true},
		{"a void deal", void, board.Player{Number: 2}, true, false},
	} {
		players := seatsOf(1, 0, 3, 4, 5)[:row.record.Deal.Rules.Seats]
		players[1] = row.second
		d, err := board.NewDeal(row.record, players, today, row.table)
		if err != nil {
			t.Fatal(err)
		}
		if d.Rated != row.want {
			t.Errorf("%s: got rated %v, want %v", row.name, d.Rated, row.want)
		}
	}
}
