package board_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"briscola/bot/board"
	"briscola/bot/rating"
)

// sums are figures without what is not a sum of deals.
func sums(f board.Figures) board.Figures {
	f.Streak, f.Longest, f.Rating, f.Day, f.Before = 0, 0, rating.Rating{}, 0, board.Marks{}
	return f
}

// plus adds up sums.
func plus(a, b board.Figures) board.Figures {
	a.Deals += b.Deals
	a.Wins += b.Wins
	a.Draws += b.Draws
	a.Points += b.Points
	a.Cappotti += b.Cappotti
	a.Auctions += b.Auctions
	a.Calls += b.Calls
	a.Failed += b.Failed
	a.Score += b.Score
	a.Abandoned += b.Abandoned
	a.Rated += b.Rated
	return a
}

// one gives the sums of one deal for one seat.
func one(d board.Deal, seat int) board.Figures {
	s := d.Seats[seat]
	number := map[bool]int{true: 1}
	f := board.Figures{
		Deals: 1, Auctions: number[s.Auction], Calls: number[s.Caller], Failed: number[s.Caller && !s.Won],
		Abandoned: number[s.GaveUp], Rated: number[d.Rated],
	}
	if s.Auction {
		f.Score = s.Score
	}
	if !s.GaveUp {
		f.Wins, f.Draws, f.Cappotti, f.Points = number[s.Won], number[s.Drawn], number[s.Cappotto], s.Points
	}
	return f
}

func TestFiguresAddDealsUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		deals := someDeals(t)
		want := map[board.Section]map[int]board.Figures{}
		for _, d := range deals {
			for seat, s := range d.Seats {
				for _, section := range sectionsOf(d) {
					if s.Player == 0 || d.Void {
						continue
					}
					if want[section] == nil {
						want[section] = map[int]board.Figures{}
					}
					want[section][s.Player] = plus(want[section][s.Player], one(d, seat))
				}
			}
		}
		got := map[board.Section]map[int]board.Figures{}
		for section, players := range counted(t, deals...).Sections {
			got[section] = map[int]board.Figures{}
			for player, f := range players {
				got[section][player] = sums(f)
				if f.Losses() < 0 || f.Wins+f.Draws+f.Losses() != f.Deals || f.Abandoned > f.Losses() || f.Failed > f.Calls || f.Cappotti > f.Wins {
					t.Errorf("player %d in %v: got %+v", player, section, f)
				}
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("figures (-want +got):\n%s", diff)
		}
	})
}

// sectionsOf are the six that a deal counts in.
func sectionsOf(d board.Deal) (sections []board.Section) {
	for _, p := range []board.Period{{}, d.Day.Month(), d.Day.Week()} {
		sections = append(sections, board.Section{Period: p}, board.Section{Period: p, Kind: d.Kind})
	}
	return sections
}

func TestSectionsAgree(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := counted(t, someDeals(t)...)
		kinds, spans := map[board.Section]map[int]board.Figures{}, map[board.Span]map[int]board.Figures{}
		for section, players := range m.Sections {
			whole := board.Section{Period: section.Period}
			for player, f := range players {
				if section.Kind != board.All {
					add(kinds, whole, player, f)
				} else {
					add(spans, section.Period.Span, player, f)
				}
				if f.Deals > m.Sections[board.Section{}][player].Deals {
					t.Errorf("player %d has more deals in %v than in all", player, section)
				}
			}
		}
		for section, players := range kinds {
			for player, f := range players {
				if want := sums(m.Sections[section][player]); f != want {
					t.Errorf("player %d in %v: got %+v in all kinds together, want %+v", player, section, want, f)
				}
			}
		}
		for span, players := range spans {
			for player, f := range players {
				if want := sums(m.Sections[board.Section{}][player]); f != want {
					t.Errorf("player %d: got %+v of all time, want %+v as in periods of length %d", player, want, f, span)
				}
			}
		}
	})
}

func add[K comparable](all map[K]map[int]board.Figures, key K, player int, f board.Figures) {
	if all[key] == nil {
		all[key] = map[int]board.Figures{}
	}
	all[key][player] = plus(all[key][player], sums(f))
}

func TestStreakIsARowOfWins(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		deals := someDeals(t)
		m := counted(t, deals...)
		for player := 1; player <= people; player++ {
			row, longest := 0, 0
			for _, d := range deals {
				for _, s := range d.Seats {
					if d.Void || s.Player != player {
						continue
					}
					if row++; !s.Won || s.GaveUp {
						row = 0
					}
					longest = max(longest, row)
				}
			}
			if f := m.Sections[board.Section{}][player]; f.Streak != row || f.Longest != longest {
				t.Errorf("player %d: got %d wins in a row, once %d; want %d and %d", player, f.Streak, f.Longest, row, longest)
			}
		}
	})
}

func TestMarkBeforeIsThatOfTheDayBefore(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		deals := someDeals(t)
		newest := deals[len(deals)-1].Day
		now := counted(t, deals...)
		before := counted(t, slices.DeleteFunc(slices.Clone(deals), func(d board.Deal) bool { return d.Day == newest })...)
		for section, players := range now.Sections {
			for player, f := range players {
				then := before.Sections[section][player]
				for _, o := range board.Orders() {
					if got, want := f.MarkBefore(o, newest), then.Mark(o); got != want {
						t.Errorf("player %d by %s in %v: got the mark %d of the day before, want %d", player, o, section, got, want)
					}
					if got, want := f.MarkBefore(o, newest+1), f.Mark(o); got != want {
						t.Errorf("player %d by %s in %v: got the mark %d a day later, want %d", player, o, section, got, want)
					}
				}
			}
		}
	})
}

func TestNobodyWasRankedBeforeTheFirstDeal(t *testing.T) {
	for _, day := range []board.Day{-1, 0, 1, today} {
		f := counted(t, duel(t, 1, 2, day)).Sections[board.Section{}][1]
		for _, o := range board.Orders() {
			if got := f.MarkBefore(o, day); got != board.Unranked {
				t.Errorf("by %s on %s: got the mark %d of the day before the first deal, want none", o, day, got)
			}
		}
	}
}

func TestFiguresDependOnTheOwnDealsAlone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := newClub(t)
		here, there := c.deals(10), c.deals(10)
		for _, d := range there { // other people
			for i := range d.Seats {
				if s := &d.Seats[i]; s.Player > 0 {
					s.Player += people
				}
			}
		}
		apart, together := counted(t, here...), board.NewMemory()
		for len(here)+len(there) > 0 {
			from := &here
			if len(here) == 0 || len(there) > 0 && c.rng.IntN(2) == 0 {
				from = &there
			}
			count(t, together, (*from)[0])
			*from = (*from)[1:]
		}
		for section, want := range apart.Sections {
			got := maps.Clone(together.Sections[section])
			maps.DeleteFunc(got, func(player int, _ board.Figures) bool { return player > people })
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("figures in %v among others' deals (-want +got):\n%s", section, diff)
			}
		}
	})
}

func TestPairsAreTheSameFromBothSides(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := counted(t, someDeals(t)...)
		for kind, pairs := range m.Pairs {
			for players, p := range pairs {
				q := pairs[[2]int{players[1], players[0]}]
				if p.Against != q.Against || p.Won != q.Lost || p.Lost != q.Won || p.With != q.With || p.Day != q.Day || p.Today != q.Today {
					t.Errorf("players %v in %s: got %+v and %+v", players, kind, p, q)
				}
				if p.Won+p.Lost > p.Against || p.WonWith > p.With || players[0] == players[1] {
					t.Errorf("players %v in %s: got %+v", players, kind, p)
				}
			}
		}
	})
}

func TestPairsAddDealsUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		deals := someDeals(t)
		got, want := map[board.Kind]map[[2]int]board.Pair{}, map[board.Kind]map[[2]int]board.Pair{}
		for _, d := range deals {
			for i, a := range d.Seats {
				for j, b := range d.Seats {
					if i == j || d.Void || a.Player == 0 || b.Player == 0 {
						continue
					}
					for _, kind := range []board.Kind{board.All, d.Kind} {
						if want[kind] == nil {
							want[kind], got[kind] = map[[2]int]board.Pair{}, map[[2]int]board.Pair{}
						}
						p := want[kind][[2]int{a.Player, b.Player}]
						won, lost := a.Won && !a.GaveUp, b.Won && !b.GaveUp
						number := map[bool]int{true: 1}
						if a.Side == b.Side {
							p.With++
							p.WonWith += number[won]
						} else {
							p.Against++
							p.Won += number[won]
							p.Lost += number[lost]
						}
						want[kind][[2]int{a.Player, b.Player}] = p
					}
				}
			}
		}
		for kind, pairs := range counted(t, deals...).Pairs {
			for players, p := range pairs {
				p.Day, p.Today = 0, 0
				got[kind][players] = p
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("pairs (-want +got):\n%s", diff)
		}
	})
}
