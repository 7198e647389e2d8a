package bottest

import (
	"testing"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

func seasonRules() []rule {
	return []rule{
		{"SeasonIsClosedOnce", seasonIsClosedOnce},
		{"SeasonIsAnnounced", seasonIsAnnounced},
		{"HallListsClosedSeasonsNewestFirst", hallListsClosedSeasonsNewestFirst},
		{"PodiumShowsTheNewestNames", podiumShowsTheNewestNames},
		{"ResetSeasonEmptiesTheMonthAlone", resetSeasonEmptiesTheMonthAlone},
		{"ResetSeasonLeavesClosedSeasons", resetSeasonLeavesClosedSeasons},
		{"OpenIsTheEarliestMonthNotClosed", openIsTheEarliestMonthNotClosed},
		{"NoSeasonsWithoutDeals", noSeasonsWithoutDeals},
	}
}

// medals are a closed season of which these people have the podium, as far as they are not deleted.
func medals(month board.Period, people ...chat.PersonID) bot.Season {
	s := bot.Season{Month: month, Closed: true, Order: byWins}
	for i, id := range people {
		medal := bot.Medal{Place: i + 1, Person: id, Mark: int32(len(people) - i)}
		if id != (chat.PersonID{}) {
			medal.Name = person(id).Name
		}
		s.Podium = append(s.Podium, medal)
	}
	return s
}

func wantSeason(k *keeper, month board.Period, want bot.Season) {
	k.t.Helper()
	got, err := k.Season(square, month)
	must(k.t, err)
	wantSame(k.t, "Season "+month.String(), got, want)
}

func seasonIsClosedOnce(t *testing.T, s bot.Store) {
	k, month := keep(t, s), monday.Month()
	k.settle(square, duel(anna, bruno), duel(anna, carla))
	k.settle(garden, duel(anna, bruno))
	wantSeason(k, month, bot.Season{})
	first := medals(month, anna, carla, bruno)
	first.Podium[2].Place, first.Podium[2].Mark = 2, -7
	must(t, s.CloseSeason(square, first))
	wantSeason(k, month, first)
	second := medals(month, bruno)
	second.Order, second.Announced = board.ByRating, true
	must(t, s.CloseSeason(square, second))
	wantSeason(k, month, first)
	must(t, s.CloseSeason(square, medals(month.Previous()))) // nobody was ranked
	wantSeason(k, month.Previous(), medals(month.Previous()))
	if elsewhere, err := s.Season(garden, month); err != nil || elsewhere.Closed {
		t.Errorf("Season of another community: got %v, %v, want it open", elsewhere, err)
	}
}

func seasonIsAnnounced(t *testing.T, s bot.Store) {
	k, month := keep(t, s), monday.Month()
	k.settle(square, duel(anna, bruno))
	must(t, s.AnnounceSeason(square, month)) // not closed yet
	wantSeason(k, month, bot.Season{})
	want := medals(month, anna)
	must(t, s.CloseSeason(square, want))
	wantSeason(k, month, want)
	want.Announced = true
	for range 2 {
		must(t, s.AnnounceSeason(square, month))
		wantSeason(k, month, want)
	}
}

func hallListsClosedSeasonsNewestFirst(t *testing.T, s bot.Store) {
	k, month := keep(t, s), monday.Month()
	k.settle(square, duel(anna, bruno))
	k.settle(garden, duel(anna, bruno))
	must(t, s.CloseSeason(garden, medals(month, bruno)))
	var want []bot.Season
	for range 13 { // over the end of a year
		month = month.Previous()
		want = append(want, medals(month, anna, bruno))
	}
	for _, i := range []int{3, 12, 0, 7, 1, 2, 4, 5, 6, 8, 9, 10, 11} {
		must(t, s.CloseSeason(square, want[i]))
	}
	must(t, s.ResetSeason(square, monday.Month()))
	must(t, s.AnnounceSeason(square, month))
	want[12].Announced = true
	for _, limit := range []int{100, 13, 12, 1, 0, -1} {
		got, err := s.Hall(square, limit)
		must(t, err)
		wantSame(t, "Hall", got, want[:min(13, max(0, limit))])
	}
}

func podiumShowsTheNewestNames(t *testing.T, s bot.Store) {
	k, month := keep(t, s), monday.Month()
	k.settle(square, duel(anna, bruno))
	closed := medals(month, anna, elena, bruno) // Elena's data was deleted before the season was closed
	closed.Podium[0].Name = "an old name"
	must(t, s.CloseSeason(square, closed))
	k.settle(square, duel(anna, bruno).with(1, bot.Player{Person: bruno, Name: "Brunetto"}), duel(elena, anna))
	want := medals(month, anna, chat.PersonID{}, bruno)
	want.Podium[2].Name = "Brunetto"
	wantSeason(k, month, want)
	must(t, s.SetUnlisted(square, anna, bot.Unlisted{Removed: true}))
	wantSeason(k, month, want)
}

func resetSeasonEmptiesTheMonthAlone(t *testing.T, s bot.Store) {
	k, month := keep(t, s), monday.Month()
	before := (monday - 40).Month()
	k.settle(square, duel(anna, bruno).on(monday-40), duel(anna, bruno), duel(anna, carla))
	k.settle(garden, duel(anna, bruno))
	whole := k.look(square)
	must(t, s.ResetSeason(square, month))
	must(t, s.ResetSeason(square, month.Next())) // has no deals
	wins := func(community chat.Community, period board.Period) bot.Board {
		return k.board(community, board.Section{Period: period}, byWins)
	}
	wantRows(t, "the month", wins(square, month), byWins)
	wantRows(t, "the month of one game", k.board(square, board.Section{Period: month, Kind: board.Duel}, board.ByRating), board.ByRating)
	wantRows(t, "the month before", wins(square, before), byWins, "1 Anna 1", "2 Bruno 0")
	wantRows(t, "the week", wins(square, monday.Week()), byWins, "1 Anna 2", "2 Bruno 0", "2 Carla 0")
	wantRows(t, "all time", wins(square, board.Period{}), byWins, "1 Anna 3", "2 Bruno 0", "2 Carla 0")
	wantRows(t, "another community", wins(garden, month), byWins, "1 Anna 1", "2 Bruno 0")
	wantSame(t, "figures of the month", k.profile(square, anna, month).Figures, map[board.Kind]board.Figures{})
	after := k.look(square)
	wantSame(t, "deals", after.Deals, whole.Deals)
	wantSame(t, "evidence", after.Evidence, whole.Evidence)
	wantSame(t, "the community", after.Community, whole.Community)

	k.settle(square, duel(bruno, anna))
	wantRows(t, "the month after another deal", wins(square, month), byWins, "1 Bruno 1", "2 Anna 0")
	f := k.profile(square, bruno, month).Figures[board.All]
	wantFigures(t, "figures of the month", f, summary(board.Figures{Deals: 1, Wins: 1, Points: f.Points, Streak: 1, Longest: 1, Rated: 1}))
	must(t, s.ResetSeason(square, month))
	wantRows(t, "the month reset again", wins(square, month), byWins)
	wantRows(t, "all time after another deal", wins(square, board.Period{}), byWins, "1 Anna 3", "2 Bruno 1", "3 Carla 0")
}

func resetSeasonLeavesClosedSeasons(t *testing.T, s bot.Store) {
	k, month := keep(t, s), monday.Month()
	k.settle(square, duel(anna, bruno))
	must(t, s.CloseSeason(square, medals(month, anna)))
	must(t, s.ResetSeason(square, month))
	wantRows(t, "the month", k.board(square, board.Section{Period: month}, byWins), byWins, "1 Anna 1", "2 Bruno 0")
	wantSeason(k, month, medals(month, anna))
}

func openIsTheEarliestMonthNotClosed(t *testing.T, s bot.Store) {
	k := keep(t, s)
	want := func(when string, open board.Period, newest board.Day) {
		t.Helper()
		got := k.communities()[square]
		if got.Open != open || got.Newest != newest {
			t.Errorf("%s: got %s open, newest day %s; want %s and %s", when, got.Open, got.Newest, open, newest)
		}
	}
	month, before := monday.Month(), (monday - 70).Month()
	k.settle(square, duel(anna, bruno))
	want("after a deal", month, monday)
	k.settle(square, duel(anna, bruno).on(monday-70))
	want("after a deal of an earlier month", before, monday)
	k.settle(square, duel(anna, bruno).on(monday+40))
	want("after a deal of a later month", before, monday+40)
	must(t, s.ResetSeason(square, before))
	want("after the earliest was reset", before, monday+40)
	must(t, s.CloseSeason(square, medals(month)))
	want("after another was closed", before, monday+40)
	must(t, s.CloseSeason(square, medals(before)))
	want("after the earliest was closed, without deals in between", (monday + 40).Month(), monday+40)
	k.settle(square, duel(anna, bruno))
	want("after a deal of a closed month", (monday + 40).Month(), monday+40)
	must(t, s.CloseSeason(square, medals((monday+40).Month())))
	want("after all were closed", board.Period{}, monday+40)
}

func noSeasonsWithoutDeals(t *testing.T, s bot.Store) {
	k, month := keep(t, s), monday.Month()
	k.settle(chat.Community{}, duel(anna, bruno))
	for _, community := range []chat.Community{square, {}} {
		must(t, s.CloseSeason(community, medals(month, anna)))
		must(t, s.AnnounceSeason(community, month))
		must(t, s.ResetSeason(community, month))
		season, err := s.Season(community, month)
		must(t, err)
		wantSame(t, "Season", season, bot.Season{})
		list, err := s.Hall(community, 10)
		must(t, err)
		wantSame(t, "Hall", list, []bot.Season{})
	}
	wantSame(t, "Communities", k.communities(), map[chat.Community]bot.Community{})
	k.settle(square, duel(anna, bruno))
	wantRows(t, "the month", k.board(square, board.Section{Period: month}, byWins), byWins, "1 Anna 1", "2 Bruno 0")
}
