package bottest

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/game"
)

func figuresRules() []rule {
	return []rule{
		{"FiguresTellWhatDealsCameTo", figuresTellWhatDealsCameTo},
		{"FiguresAreThoseOfThePeriodAndKind", figuresAreThoseOfThePeriodAndKind},
		{"WhoGivesUpHasLost", whoGivesUpHasLost},
		{"ComputersHaveNoFigures", computersHaveNoFigures},
		{"VoidDealsCountForNobody", voidDealsCountForNobody},
		{"DealsAtCasualTablesAreNotRated", dealsAtCasualTablesAreNotRated},
		{"EveryDealIsCountedAsPackageBoardSays", everyDealIsCountedAsPackageBoardSays},
	}
}

func figuresTellWhatDealsCameTo(t *testing.T, s bot.Store) {
	k := keep(t, s)
	_, err := s.Profile(square, anna, board.Period{})
	wantError(t, "Profile before any deal", err, bot.ErrUnknown)
	k.settle(square, played(wonWith(70), anna, bruno), played(wonWith(65), anna, bruno))
	k.settle(square, drawn(bruno, anna), played(wonWith(81), bruno, anna))
	wantFigures(t, "Anna", k.figures(square, anna), "4 deals: 2 won, 1 drawn, 0 abandoned, 234 points, row 0 of 2, 4 rated")
	wantFigures(t, "Bruno", k.figures(square, bruno), "4 deals: 1 won, 1 drawn, 0 abandoned, 246 points, row 1 of 1, 4 rated")
	_, err = s.Profile(square, carla, board.Period{})
	wantError(t, "Profile of somebody else", err, bot.ErrUnknown)
	_, err = s.Profile(garden, anna, board.Period{})
	wantError(t, "Profile elsewhere", err, bot.ErrUnknown)
}

func figuresAreThoseOfThePeriodAndKind(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square,
		duel(anna, bruno).on(monday-60),
		duel(anna, bruno).on(monday-7),
		played(wonBy(0, 2), anna, bruno, carla, dario).on(monday-1),
		duel(anna, bruno),
		played(wonBy(1), anna, bruno, carla),
	)
	for _, row := range []struct {
		period board.Period
		want   map[board.Kind]int // deals
	}{
		{board.Period{}, map[board.Kind]int{board.All: 5, board.Duel: 3, board.Pairs: 1, board.Three: 1}},
		{monday.Month(), map[board.Kind]int{board.All: 4, board.Duel: 2, board.Pairs: 1, board.Three: 1}},
		{monday.Week(), map[board.Kind]int{board.All: 2, board.Duel: 1, board.Three: 1}},
		{(monday - 1).Week(), map[board.Kind]int{board.All: 2, board.Duel: 1, board.Pairs: 1}},
		{monday.Month().Next(), map[board.Kind]int{}},
	} {
		got := map[board.Kind]int{}
		for kind, f := range k.profile(square, anna, row.period).Figures {
			got[kind] = f.Deals
		}
		wantSame(t, "deals in "+row.period.String(), got, row.want)
	}
}

func whoGivesUpHasLost(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, duel(anna, bruno), duel(anna, bruno).abandoned(0))
	wantFigures(t, "who gave up what the computer won", k.figures(square, anna),
		fmt.Sprintf("2 deals: 1 won, 0 drawn, 1 abandoned, %d points, row 0 of 1, 2 rated", k.figures(square, anna).Points))
	other := k.figures(square, bruno)
	if other.Wins != 0 || other.Losses() != 2 {
		t.Errorf("who lost to the computer: got %s, want two deals lost", summary(other))
	}
	k.settle(garden, duel(anna, bruno).abandoned(0), duel(anna, bruno))
	if got, fresh := k.figures(garden, anna).Points, k.figures(square, anna).Points; got != fresh {
		t.Errorf("points: got %d, want %d, those of the deal that was not given up", got, fresh)
	}
}

func computersHaveNoFigures(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, duel(anna, bruno).with(1, computer()), played(wonBy(1), anna, bruno, carla).with(1, computer()))
	wantRows(t, "board", k.board(square, allTime, byWins), byWins, "1 Anna 1", "2 Carla 0")
	if f := k.figures(square, anna); f.Rated != 0 {
		t.Errorf("rated deals with computers: got %d, want none", f.Rated)
	}
}

func voidDealsCountForNobody(t *testing.T, s bot.Store) {
	k := keep(t, s)
	void := func(r game.Result) bool { return r.Void }
	want := k.settle(square, played(void, anna, bruno, carla, dario, elena))
	wantRows(t, "board", k.board(square, allTime, byWins), byWins)
	wantSame(t, "figures", k.profile(square, anna, board.Period{}).Figures, map[board.Kind]board.Figures{})
	wantSame(t, "history", k.history(square, anna), []bot.SettledDeal{want})
	wantSame(t, "memberships", k.memberships(elena), []chat.Community{square})
	wantEvidence(t, s, square, 1)
}

func dealsAtCasualTablesAreNotRated(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, duel(anna, bruno).unrated())
	f := k.figures(square, anna)
	wantFigures(t, "Anna", f, fmt.Sprintf("1 deals: 1 won, 0 drawn, 0 abandoned, %d points, row 1 of 1, 0 rated", f.Points))
	wantRows(t, "board by rating", k.board(square, allTime, board.ByRating), board.ByRating)
	wantSame(t, "trend", k.profile(square, anna, board.Period{}).Trend, []bot.TrendPoint{})
}

// mixture is many deals of all kinds on some days before and after monday, by people and computers.
func mixture(seed uint64, deals int) (mixed []deal) {
	rng := rand.New(rand.NewPCG(seed, 0))
	day := monday - 40
	for i := range deals {
		people := everybody()
		rng.Shuffle(len(people), func(i, j int) { people[i], people[j] = people[j], people[i] })
		d := played(func(game.Result) bool { return true }, people[:2+rng.IntN(5)]...)
		d.from = seed*1000 + uint64(i)
		d.casual = rng.IntN(6) == 0
		for seat := range d.players {
			switch rng.IntN(12) {
			case 0:
				d = d.with(seat, computer())
			case 1:
				d = d.abandoned(seat)
			}
		}
		mixed = append(mixed, d.on(day))
		if rng.IntN(2) == 0 {
			day += board.Day(rng.IntN(4))
		}
	}
	return mixed
}

func everyDealIsCountedAsPackageBoardSays(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, mixture(1, 40)...)
	wantCounted(k, square)
}

// wantCounted compares figures, trends and evidence with what counting the deals gives.
func wantCounted(k *keeper, community chat.Community) {
	k.t.Helper()
	book, numbers := k.count(community)
	got := map[board.Section]map[int]board.Figures{}
	for section := range book.Sections {
		got[section] = map[int]board.Figures{}
		for id, n := range numbers {
			p := k.profile(community, id, section.Period)
			if f, ok := p.Figures[section.Kind]; ok {
				got[section][n] = f
			}
			for _, point := range p.Trend {
				if want := book.Trends[n][point.Day]; point.Rating != want {
					k.t.Errorf("trend of %s on %s: got %d, want %d", id, point.Day, point.Rating, want)
				}
			}
			if want := min(len(book.Trends[n]), bot.TrendPoints); len(p.Trend) != want {
				k.t.Errorf("trend of %s: got %d days, want %d", id, len(p.Trend), want)
			}
		}
	}
	wantSame(k.t, "figures by section and number", got, book.Sections)
	evidence, err := k.Evidence(community)
	must(k.t, err)
	wantSame(k.t, "evidence", evidence, book.Evidences)
}

// wantEvidence compares how many deals were dealt.
func wantEvidence(t *testing.T, s bot.Store, community chat.Community, want int) {
	t.Helper()
	evidence, err := s.Evidence(community)
	must(t, err)
	got := 0
	for _, e := range evidence {
		got += e.Deals
	}
	if got != want {
		t.Errorf("Evidence of %q: got %d deals, want %d", community, got, want)
	}
}
