package bottest

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/game"
)

func boardRules() []rule {
	return []rule{
		{"BoardIsBestFirst", boardIsBestFirst},
		{"BoardPutsMoreWinsFirstAmongEquals", boardPutsMoreWinsFirstAmongEquals},
		{"AveragesNeedTenDeals", averagesNeedTenDeals},
		{"BoardByCallsGoesBelowZero", boardByCallsGoesBelowZero},
		{"BoardRanksByTheSection", boardRanksByTheSection},
		{"BoardGivesPages", boardGivesPages},
		{"BoardGivesThePersonsOwnRow", boardGivesThePersonsOwnRow},
		{"BoardTellsThePlacesOfTheDayBefore", boardTellsThePlacesOfTheDayBefore},
		{"BoardLeavesOutWhoIsUnlisted", boardLeavesOutWhoIsUnlisted},
		{"WhoLeftAndPlaysAgainIsShown", whoLeftAndPlaysAgainIsShown},
		{"EveryBoardIsInOrder", everyBoardIsInOrder},
	}
}

func boardIsBestFirst(t *testing.T, s bot.Store) {
	k := keep(t, s)
	wantRows(t, "board before any deal", k.board(square, allTime, byWins), byWins)
	k.settle(square,
		played(wonWith(70), carla, dario),
		played(wonWith(70), anna, bruno), // equal in all, but later
		played(wonWith(81), elena, fabio),
	)
	wantRows(t, "board of one win each", k.board(square, allTime, byWins), byWins,
		"1 Elena 1", "1 Carla 1", "1 Anna 1", "4 Dario 0", "4 Bruno 0", "4 Fabio 0")
	k.settle(square, duel(fabio, dario), duel(fabio, anna))
	wantRows(t, "board with two wins", k.board(square, allTime, byWins), byWins,
		"1 Fabio 2", "2 Anna 1", "2 Elena 1", "2 Carla 1", "5 Dario 0", "5 Bruno 0")
}

func boardPutsMoreWinsFirstAmongEquals(t *testing.T, s bot.Store) {
	k := keep(t, s)
	won := wonWith(70)
	k.settle(square, played(won, carla, bruno), played(won, anna, bruno), played(won, bruno, anna), played(won, anna, bruno))
	wantRows(t, "board by streak", k.board(square, allTime, board.ByStreak), board.ByStreak, "1 Anna 1", "1 Bruno 1", "1 Carla 1")
}

func averagesNeedTenDeals(t *testing.T, s bot.Store) {
	k := keep(t, s)
	for range 5 {
		k.settle(square, played(wonWith(70), anna, bruno))
		k.settle(square, played(wonWith(80), bruno, carla))
	}
	k.settle(square, drawn(anna, carla), drawn(anna, carla), drawn(anna, carla), drawn(anna, carla))
	wantRows(t, "board by rate", k.board(square, allTime, board.ByRate), board.ByRate, "1 Bruno 500000")
	wantRows(t, "board by average", k.board(square, allTime, board.ByAverage), board.ByAverage, "1 Bruno 65000")
	k.settle(square, drawn(anna, carla))
	wantRows(t, "board by rate", k.board(square, allTime, board.ByRate), board.ByRate,
		"1 Anna 500000", "1 Bruno 500000", "3 Carla 0")
	wantRows(t, "board by average", k.board(square, allTime, board.ByAverage), board.ByAverage,
		"1 Anna 65000", "1 Bruno 65000", "3 Carla 50000")
}

func boardByCallsGoesBelowZero(t *testing.T, s bot.Store) {
	k := keep(t, s)
	lost := func(r game.Result) bool { return r.Scores == [game.MaxSeats]int{-2, -1, 1, 1, 1} }
	k.settle(square, duel(fabio, anna), played(lost, anna, bruno, carla, dario, elena))
	want := []string{"1 Carla 1", "1 Dario 1", "1 Elena 1", "4 Bruno -1", "5 Anna -2"}
	wantRows(t, "board by calls", k.board(square, allTime, board.ByCalls), board.ByCalls, want...)
	wantRows(t, "board of this game by calls", k.board(square, board.Section{Kind: board.Chiamata}, board.ByCalls), board.ByCalls, want...)
}

func boardRanksByTheSection(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square,
		duel(anna, bruno).on(monday-60), duel(anna, bruno).on(monday-60), duel(anna, bruno).on(monday-7), duel(bruno, anna).on(monday-7),
		played(wonBy(0, 2), bruno, anna, carla, dario), duel(carla, bruno),
	)
	for _, row := range []struct {
		section board.Section
		want    []string
	}{
		{allTime, []string{"1 Anna 3", "2 Bruno 2", "2 Carla 2", "4 Dario 0"}},
		{board.Section{Kind: board.Duel}, []string{"1 Anna 3", "2 Bruno 1", "2 Carla 1"}},
		{board.Section{Kind: board.Pairs}, []string{"1 Bruno 1", "1 Carla 1", "3 Anna 0", "3 Dario 0"}},
		{board.Section{Kind: board.Trios}, nil},
		{board.Section{Period: monday.Month()}, []string{"1 Bruno 2", "1 Carla 2", "3 Anna 1", "4 Dario 0"}},
		{board.Section{Period: monday.Week()}, []string{"1 Carla 2", "2 Bruno 1", "3 Anna 0", "3 Dario 0"}},
		{board.Section{Period: monday.Week(), Kind: board.Duel}, []string{"1 Carla 1", "2 Bruno 0"}},
		{board.Section{Period: monday.Week().Next()}, nil},
	} {
		wantRows(t, fmt.Sprint("board of ", row.section), k.board(square, row.section, byWins), byWins, row.want...)
	}
}

func boardGivesPages(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, duel(anna, bruno), duel(anna, bruno), duel(bruno, carla))
	all := k.board(square, allTime, byWins).Rows
	for _, row := range []struct {
		name          string
		offset, limit int
		want          []bot.Row
	}{
		{"the first page", 0, 2, all[:2]},
		{"the last page is short", 2, 2, all[2:]},
		{"an offset at the end", 3, 2, nil},
		{"an offset behind the end", 1 << 62, 1 << 62, nil},
		{"no limit at all", 0, 0, nil},
		{"nonsense", -5, -5, nil},
		{"an offset before the start", -5, 1, all[:1]},
	} {
		page, err := s.Board(bot.BoardQuery{
			Community: square, Order: byWins, Offset: row.offset, Limit: row.limit, Self: bruno, Today: monday,
		})
		must(t, err)
		wantSame(t, row.name, page, bot.Board{Rows: row.want, Total: 3, Self: &all[1]})
	}
}

func boardGivesThePersonsOwnRow(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, duel(anna, dario).on(monday-40), duel(anna, bruno), duel(anna, bruno), duel(bruno, carla))
	must(t, s.SetUnlisted(square, carla, bot.Unlisted{Hidden: true}))
	for _, row := range []struct {
		name string
		self chat.PersonID
		want string
	}{
		{"somebody on another page", bruno, "2 Bruno 1"},
		{"somebody on the page", anna, "1 Anna 2"},
		{"somebody who is not shown", carla, ""},
		{"somebody who has not played this month", dario, ""},
		{"somebody who has never played", elena, ""},
		{"nobody", chat.PersonID{}, ""},
	} {
		b, err := s.Board(bot.BoardQuery{
			Community: square, Section: board.Section{Period: monday.Month()}, Order: byWins, Limit: 1, Self: row.self, Today: monday,
		})
		must(t, err)
		got := ""
		if b.Self != nil {
			got = text(*b.Self, byWins)
		}
		if got != row.want {
			t.Errorf("%s: got %q, want %q", row.name, got, row.want)
		}
	}
}

func boardTellsThePlacesOfTheDayBefore(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, duel(anna, bruno).on(monday-1), duel(anna, bruno).on(monday-1), duel(bruno, carla).on(monday-1))
	k.settle(square, duel(carla, anna), duel(carla, anna), duel(carla, dario))
	places := func(today board.Day) (places []string) {
		b, err := s.Board(bot.BoardQuery{Community: square, Order: byWins, Limit: 10, Today: today})
		must(t, err)
		for _, row := range b.Rows {
			places = append(places, fmt.Sprintf("%s %d, was %d", row.Name, row.Place, row.Before))
		}
		return places
	}
	wantSame(t, "today", places(monday), []string{"Carla 1, was 3", "Anna 2, was 1", "Bruno 3, was 2", "Dario 4, was 0"})
	wantSame(t, "tomorrow", places(monday+1), []string{"Carla 1, was 1", "Anna 2, was 2", "Bruno 3, was 3", "Dario 4, was 4"})
	must(t, s.SetUnlisted(square, anna, bot.Unlisted{Hidden: true}))
	wantSame(t, "without who is hidden", places(monday), []string{"Carla 1, was 2", "Bruno 2, was 1", "Dario 3, was 0"})
	k.settle(square, duel(dario, bruno).on(monday+1))
	wantSame(t, "on the next day", places(monday+1), []string{"Carla 1, was 1", "Bruno 2, was 2", "Dario 2, was 3"})
}

func boardLeavesOutWhoIsUnlisted(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, duel(anna, bruno), duel(anna, bruno), duel(bruno, carla))
	k.settle(garden, duel(anna, bruno))
	for _, unlisted := range []bot.Unlisted{{Hidden: true}, {Removed: true}, {Left: true}, {Hidden: true, Removed: true, Left: true}} {
		must(t, s.SetUnlisted(square, anna, unlisted))
		b := k.board(square, allTime, byWins)
		wantRows(t, fmt.Sprintf("board without %+v", unlisted), b, byWins, "1 Bruno 1", "2 Carla 0")
		if b.Total != 2 {
			t.Errorf("total without %+v: got %d, want 2", unlisted, b.Total)
		}
		p := k.profile(square, anna, board.Period{})
		wantSame(t, "unlisted in the profile", p.Unlisted, unlisted)
		wantFigures(t, "figures in the profile", p.Figures[board.All], summary(k.figures(square, anna)))
		wantRows(t, "board elsewhere", k.board(garden, allTime, byWins), byWins, "1 Anna 1", "2 Bruno 0")
	}
	must(t, s.SetUnlisted(square, anna, bot.Unlisted{}))
	wantRows(t, "board with all", k.board(square, allTime, byWins), byWins, "1 Anna 2", "2 Bruno 1", "3 Carla 0")
	must(t, s.SetUnlisted(square, dario, bot.Unlisted{Hidden: true})) // has not played
	k.settle(square, duel(dario, carla))
	wantSame(t, "unlisted before the first deal", k.profile(square, dario, board.Period{}).Unlisted, bot.Unlisted{})
}

func whoLeftAndPlaysAgainIsShown(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, duel(anna, bruno), duel(carla, bruno))
	for _, id := range []chat.PersonID{anna, bruno, carla} {
		must(t, s.SetUnlisted(square, id, bot.Unlisted{Left: true, Removed: id == anna}))
	}
	k.settle(garden, duel(carla, bruno))
	k.settle(square, duel(anna, bruno).abandoned(1))
	for id, want := range map[chat.PersonID]bot.Unlisted{
		anna:  {Removed: true}, // has played; who was removed stays so
		bruno: {Left: true},    // gave up
		carla: {Left: true},    // has played elsewhere
	} {
		wantSame(t, "unlisted of "+id.ID, k.profile(square, id, board.Period{}).Unlisted, want)
	}
}

// everyBoardIsInOrder compares every board with what the profiles tell.
func everyBoardIsInOrder(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, mixture(2, 60)...)
	must(t, s.SetUnlisted(square, carla, bot.Unlisted{Removed: true}))
	_, numbers := k.count(square)
	last := k.history(square, chat.PersonID{})[0].Day
	for _, period := range []board.Period{{}, monday.Month(), monday.Week(), last.Month(), last.Week()} {
		for _, kind := range board.Kinds() {
			for _, order := range board.Orders() {
				q := bot.BoardQuery{Community: square, Section: board.Section{Period: period, Kind: kind}, Order: order, Limit: 100, Today: last}
				got, err := s.Board(q)
				must(t, err)
				wantSame(t, fmt.Sprint("board of ", q.Section, " by ", order), got.Rows, rank(k, q, numbers))
			}
		}
	}
}

// rank puts the people of these numbers in order by what their profiles tell.
func rank(k *keeper, q bot.BoardQuery, numbers map[chat.PersonID]int) (rows []bot.Row) {
	for id := range numbers {
		p := k.profile(q.Community, id, q.Section.Period)
		if f := p.Figures[q.Section.Kind]; p.Unlisted == (bot.Unlisted{}) && f.Mark(q.Order) > board.Unranked {
			rows = append(rows, bot.Row{Person: id, Name: p.Name, Figures: f})
		}
	}
	slices.SortFunc(rows, func(a, b bot.Row) int {
		return cmp.Or(
			cmp.Compare(b.Figures.Mark(q.Order), a.Figures.Mark(q.Order)),
			cmp.Compare(b.Figures.Wins, a.Figures.Wins),
			cmp.Compare(b.Figures.Points, a.Figures.Points),
			cmp.Compare(numbers[a.Person], numbers[b.Person]),
		)
	})
	for i, row := range rows {
		rows[i].Place = 1
		was := row.Figures.MarkBefore(q.Order, q.Today)
		if was > board.Unranked {
			rows[i].Before = 1
		}
		for _, other := range rows {
			if other.Figures.Mark(q.Order) > row.Figures.Mark(q.Order) {
				rows[i].Place++
			}
			if rows[i].Before > 0 && other.Figures.MarkBefore(q.Order, q.Today) > was {
				rows[i].Before++
			}
		}
	}
	return rows
}
