package bottest

import (
	"testing"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

func profileRules() []rule {
	return []rule{
		{"PartnersAreThoseOfMostDeals", partnersAreThoseOfMostDeals},
		{"NemesesAreThoseOfMostLosses", nemesesAreThoseOfMostLosses},
		{"NobodyIsPartnerOrNemesisOfComputers", nobodyIsPartnerOrNemesisOfComputers},
		{"TrendIsTheRatingByDays", trendIsTheRatingByDays},
	}
}

func partnersAreThoseOfMostDeals(t *testing.T, s bot.Store) {
	k := keep(t, s)
	partners := func() map[board.Kind]bot.Companion { return k.profile(square, anna, board.Period{}).Partners }
	k.settle(square, duel(anna, bruno))
	wantSame(t, "partners in a duel", partners(), map[board.Kind]bot.Companion{})

	k.settle(square, played(wonBy(1, 3), anna, carla, bruno, dario), played(wonBy(1, 3), anna, bruno, carla, dario))
	with := bot.Companion{Person: bruno, Name: "Bruno", Pair: board.Pair{
		Against: 2, Won: 1, Lost: 1, With: 1, Day: monday, Today: 2,
	}}
	wantSame(t, "partner of equals, who came first", partners()[board.All], with)

	k.settle(square, played(wonBy(0, 2, 4), anna, bruno, carla, dario, elena, fabio))
	with = bot.Companion{Person: carla, Name: "Carla", Pair: board.Pair{
		Against: 1, Lost: 1, With: 2, WonWith: 1, Day: monday, Today: 1,
	}}
	wantSame(t, "partner of most deals", partners()[board.All], with)
	wantSame(t, "partner in three against three", partners()[board.Trios].Person, carla)
	wantSame(t, "partner in two against two", partners()[board.Pairs].Person, bruno)

	k.settle(square, played(wonBy(1, 3), anna, carla, bruno, dario)) // Bruno has two as well, but none of them won
	wantSame(t, "partner of as many deals and more wins", partners()[board.All].Person, carla)
	if n := len(partners()); n != 3 {
		t.Errorf("partners: got %d, want one for each of two games and one of all", n)
	}
	if p := k.profile(square, anna, monday.Month().Next()); p.Partners[board.All].Person != carla {
		t.Errorf("partner in another month's profile: got %v, want that of all time", p.Partners[board.All])
	}
}

func nemesesAreThoseOfMostLosses(t *testing.T, s bot.Store) {
	k := keep(t, s)
	nemeses := func() map[board.Kind]bot.Companion { return k.profile(square, anna, monday.Week()).Nemeses }
	k.settle(square, duel(anna, bruno).unrated(), drawn(anna, bruno).on(monday-30))
	wantSame(t, "nemeses without a loss", nemeses(), map[board.Kind]bot.Companion{})

	k.settle(square, duel(bruno, anna).on(monday-1), duel(carla, anna).on(monday-1).unrated())
	once := bot.Companion{Person: carla, Name: "Carla", Pair: board.Pair{Against: 1, Lost: 1}}
	wantSame(t, "nemesis of as many losses and fewer wins", nemeses()[board.Duel], once)

	k.settle(square, duel(bruno, anna))
	twice := bot.Companion{Person: bruno, Name: "Bruno", Pair: board.Pair{Against: 4, Won: 1, Lost: 2, Day: monday, Today: 1}}
	wantSame(t, "nemesis of most losses", nemeses()[board.All], twice)

	k.settle(square, played(wonBy(2), anna, bruno, dario))
	wantSame(t, "nemesis of all at three seats", nemeses()[board.Three].Person, dario)
	wantSame(t, "nemesis of them all", nemeses()[board.All].Person, bruno)
	wantSame(t, "who has won against her", k.profile(square, dario, board.Period{}).Nemeses, map[board.Kind]bot.Companion{})
}

func nobodyIsPartnerOrNemesisOfComputers(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, played(wonBy(1, 3), anna, bruno, carla, dario).with(1, computer()).with(2, computer()).with(3, computer()))
	p := k.profile(square, anna, board.Period{})
	wantSame(t, "partners", p.Partners, map[board.Kind]bot.Companion{})
	wantSame(t, "nemeses", p.Nemeses, map[board.Kind]bot.Companion{})
}

func trendIsTheRatingByDays(t *testing.T, s bot.Store) {
	k := keep(t, s)
	first := monday - 2*bot.TrendPoints
	k.settle(square, duel(anna, bruno).on(first), duel(anna, bruno).on(first), duel(bruno, carla).on(first+1))
	k.settle(square, duel(anna, bruno).on(first+2).unrated())
	f := k.figures(square, anna)
	trend := k.profile(square, anna, monday.Month()).Trend
	wantSame(t, "trend of two deals on a day", trend, []bot.TrendPoint{{Day: first, Rating: f.Rating.Shown()}})
	for i := range board.Day(bot.TrendPoints) {
		k.settle(square, duel(anna, bruno).on(first+3+i))
	}
	trend = k.profile(square, anna, board.Period{}).Trend
	if len(trend) != bot.TrendPoints {
		t.Fatalf("trend: got %d days, want %d", len(trend), bot.TrendPoints)
	}
	for i, point := range trend {
		if want := first + 3 + board.Day(i); point.Day != want || i > 0 && point.Rating <= trend[i-1].Rating {
			t.Errorf("day %d of the trend: got %v, want more than the day before on %v", i, point, want)
		}
	}
	wantSame(t, "trend of who played a day earlier", len(k.profile(square, carla, board.Period{}).Trend), 1)
	others := k.profile(square, bruno, board.Period{}).Trend
	wantSame(t, "newest day of the rival's trend", others[bot.TrendPoints-1].Day, trend[bot.TrendPoints-1].Day)
	wantSame(t, "history", len(k.history(square, chat.PersonID{})), bot.TrendPoints+4)
}
