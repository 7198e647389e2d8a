package board_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"briscola/bot/board"
	"briscola/bot/rating"
	"briscola/game"
	"briscola/game/gametest"
)

// duel is a rated one that the first of two has won.
func duel(t *testing.T, winner, loser int, day board.Day) board.Deal {
	t.Helper()
	record, _ := wanted(t, game.Standard(2), firstWon)
	d, err := board.NewDeal(record, seatsOf(winner, loser), day, true)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// firstWon tells whether the side of the first seat has won.
func firstWon(r game.Result) bool { return slices.Contains(r.Winners, 0) }

// alone are sides of one member each, the first the best.
func alone(members ...rating.Rating) (sides []rating.Side) {
	for i, m := range members {
		sides = append(sides, rating.Side{Members: []rating.Rating{m}, Rank: i})
	}
	return sides
}

// ratings are those of all time in all games.
func ratings(m *board.Memory, players ...int) (list []rating.Rating) {
	for _, p := range players {
		f := m.Sections[board.Section{}][p]
		list = append(list, f.Skill())
	}
	return list
}

func TestDealsAgainstTheSamePersonWeighLessAndLess(t *testing.T) {
	m := board.NewMemory()
	want := []rating.Rating{rating.New(), rating.New()}
	weights := map[int]float64{7: 1. / 2, 8: 1. / 4, 9: 1. / 8, 10: 1. / 16}
	for _, day := range []board.Day{today, today + 1} {
		for n := 1; n <= 10; n++ {
			weight, less := weights[n]
			if !less {
				weight = 1
			}
			rated := rating.Rate(alone(want...), weight)
			want = []rating.Rating{rated[0][0], rated[1][0]}
			count(t, m, duel(t, 1, 2, day))
			if diff := cmp.Diff(want, ratings(m, 1, 2)); diff != "" {
				t.Fatalf("deal %d on %s (-want +got):\n%s", n, day, diff)
			}
		}
	}
	if f := m.Sections[board.Section{}][1]; f.Rated != 20 || f.Wins != 20 {
		t.Errorf("got %d rated deals, %d won; want 20", f.Rated, f.Wins)
	}
}

func TestOnlyRatedDealsAgainstEachOtherMakeLaterOnesWeighLess(t *testing.T) {
	m := board.NewMemory()
	casual := duel(t, 1, 2, today)
	casual.Rated = false
	partners := newDealOf(t, game.Standard(4), firstWon, 1, 3, 2, 4)
	for range 10 {
		count(t, m, casual, duel(t, 1, 5, today), partners)
	}
	before := ratings(m, 1, 2)
	count(t, m, duel(t, 1, 2, today))
	want := rating.Rate(alone(before...), 1)
	if diff := cmp.Diff([]rating.Rating{want[0][0], want[1][0]}, ratings(m, 1, 2)); diff != "" {
		t.Errorf("first rated deal against each other (-want +got):\n%s", diff)
	}
}

// newDealOf plays such a deal until it ends so, on that day with people of these numbers.
func newDealOf(t *testing.T, rules game.Rules, ends func(game.Result) bool, players ...int) board.Deal {
	t.Helper()
	record, _ := wanted(t, rules, ends)
	d, err := board.NewDeal(record, seatsOf(players...), today, true)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestWeightIsTheMeanOverTheOpponents(t *testing.T) {
	m := board.NewMemory()
	for range board.FullWeight + 1 {
		count(t, m, duel(t, 1, 2, today))
	}
	before := ratings(m, 1, 2, 3)
	three := newDealOf(t, game.Standard(3), descending, 1, 2, 3)
	count(t, m, three)
	var want []rating.Rating
	for place, weight := range []float64{(1./4 + 1) / 2, (1./4 + 1) / 2, 1} {
		want = append(want, rating.Rate(alone(before...), weight)[place][0])
	}
	if diff := cmp.Diff(want, ratings(m, 1, 2, 3)); diff != "" {
		t.Errorf("three alone (-want +got):\n%s", diff)
	}

	before = ratings(m, 1, 4, 2, 5)
	count(t, m, newDealOf(t, game.Standard(4), firstWon, 1, 2, 4, 5))
	sides := []rating.Side{{Members: before[:2]}, {Members: before[2:], Rank: 1}}
	want = nil
	for place, weight := range []float64{(1./8 + 1) / 2, 1, (1./8 + 1) / 2, 1} { // partners do not count
		want = append(want, rating.Rate(sides, weight)[place/2][place%2])
	}
	if diff := cmp.Diff(want, ratings(m, 1, 4, 2, 5)); diff != "" {
		t.Errorf("two against two (-want +got):\n%s", diff)
	}
}

func TestVeryManyDealsStillCount(t *testing.T) {
	m := board.NewMemory()
	for range 2000 {
		count(t, m, duel(t, 1, 2, today))
	}
	if f := m.Sections[board.Section{}][1]; f.Rated != 2000 {
		t.Errorf("got %d rated deals, want 2000", f.Rated)
	}
	if got, few := ratings(m, 1)[0].Shown(), ratings(counted(t, many(duel(t, 1, 2, today), 30)...), 1)[0].Shown(); got > few+1 {
		t.Errorf("rating after 2000 deals on a day: got %d, want about that after 30, %d", got, few)
	}
}

func many(d board.Deal, n int) (deals []board.Deal) {
	for range n {
		deals = append(deals, d)
	}
	return deals
}

func TestRatingIsThatOfTheSidesInTheirOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := newClub(t)
		deals := c.deals(5)
		d := c.deal(gametest.RandomRules(c.rng), today+100) // a day on which nobody has played
		m := counted(t, deals...)
		want := map[int]rating.Rating{}
		sides, places := map[int]*rating.Side{}, map[int]int{}
		for _, s := range d.Seats {
			if sides[s.Side] == nil {
				sides[s.Side] = &rating.Side{Rank: s.Rank}
			}
			places[s.Player] = len(sides[s.Side].Members)
			sides[s.Side].Members = append(sides[s.Side].Members, ratings(m, s.Player)...)
		}
		var list []rating.Side
		order := map[int]int{}
		for side, s := range sides {
			order[side] = len(list)
			list = append(list, *s)
		}
		for _, s := range d.Seats {
			want[s.Player] = rating.Rate(list, 1)[order[s.Side]][places[s.Player]]
		}
		count(t, m, d)
		for player, want := range want {
			if got := ratings(m, player)[0]; !d.Void && !near(got, want) {
				t.Errorf("player %d: got %v, want %v", player, got, want)
			}
		}
	})
}

// near allows for sums in another order.
func near(a, b rating.Rating) bool {
	const some = 3e-6
	return max(a.Mu-b.Mu, b.Mu-a.Mu, a.Sigma-b.Sigma, b.Sigma-a.Sigma) < some
}

func TestSectionsHaveRatingsOfTheirOwn(t *testing.T) {
	m := counted(t, duel(t, 1, 2, today-40), duel(t, 1, 2, today), newDealOf(t, game.Standard(4), firstWon, 1, 2, 3, 4))
	once := counted(t, duel(t, 1, 2, today)).Sections[board.Section{}]
	for _, section := range []board.Section{
		{Period: today.Month(), Kind: board.Duel}, {Period: today.Week(), Kind: board.Duel}, {Period: (today - 40).Month()},
	} {
		for player := 1; player <= 2; player++ {
			if got, want := m.Sections[section][player], once[player]; got.Rating != want.Rating || got.Rated != 1 {
				t.Errorf("player %d in %v: got %v, want %v", player, section, got.Rating, want.Rating)
			}
		}
	}
	twice := counted(t, duel(t, 1, 2, today-40), duel(t, 1, 2, today)).Sections[board.Section{}]
	if got, want := m.Sections[board.Section{Kind: board.Duel}][1], twice[1]; got.Rating != want.Rating || got.Rated != 2 {
		t.Errorf("duels of all time: got %v, want %v", got.Rating, want.Rating)
	}
}

func TestTrendIsTheRatingOfAllTimeByDays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		deals := someDeals(t)
		m, want := board.NewMemory(), map[int]map[board.Day]int{}
		for _, d := range deals {
			count(t, m, d)
			for _, s := range d.Seats {
				if !d.Rated || d.Void {
					continue
				}
				if want[s.Player] == nil {
					want[s.Player] = map[board.Day]int{}
				}
				want[s.Player][d.Day] = ratings(m, s.Player)[0].Shown()
			}
		}
		if diff := cmp.Diff(want, m.Trends); diff != "" {
			t.Errorf("trends (-want +got):\n%s", diff)
		}
	})
}

// TestWhoGivesUpLosesAndNobodyElseDoesByIt compares a deal with the same one to which everybody stayed.
func TestWhoGivesUpLosesAndNobodyElseDoesByIt(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := newClub(t)
		deals := c.deals(6)
		stayed := c.deal(gametest.RandomRules(c.rng), today)
		if stayed.Void {
			return
		}
		left := stayed
		left.Seats = append([]board.Seat{}, stayed.Seats...)
		gone := map[int]bool{} // sides
		for i := range left.Seats {
			if c.rng.IntN(3) == 0 {
				left.Seats[i].GaveUp = true
				gone[left.Seats[i].Side] = true
			}
		}
		before, want, got := counted(t, deals...), counted(t, append(deals, stayed)...), counted(t, append(deals, left)...)
		for _, s := range left.Seats {
			was, would, is := ratings(before, s.Player)[0], ratings(want, s.Player)[0], ratings(got, s.Player)[0]
			others := len(gone)
			if gone[s.Side] {
				others--
			}
			switch {
			case s.GaveUp:
				if is.Mu > was.Mu || is.Mu > would.Mu {
					t.Errorf("who gave up: got %v, before %v, else %v", is, was, would)
				}
			case others == 0: // partners get the result as it is
				if is != would {
					t.Errorf("partner of who gave up: got %v, want %v", is, would)
				}
			case would.Mu >= was.Mu:
				if is != would {
					t.Errorf("who won against who gave up: got %v, want %v", is, would)
				}
			case is != was:
				t.Errorf("who lost against who gave up: got %v, want %v as before", is, was)
			}
			if others > 0 && !s.GaveUp && is.Shown() < was.Shown() {
				t.Errorf("who played against who gave up: got %d, before %d", is.Shown(), was.Shown())
			}
		}
		for player, f := range got.Sections[board.Section{}] {
			if want := want.Sections[board.Section{}][player]; f.Rated != want.Rated || f.Deals != want.Deals {
				t.Errorf("player %d: got %d deals, %d rated; want %d and %d", player, f.Deals, f.Rated, want.Deals, want.Rated)
			}
		}
	})
}
