package bottest

import (
	"fmt"
	"slices"
	"testing"

	"briscola/bot"
	"briscola/bot/chat"
)

func historyRules() []rule {
	return []rule{
		{"HistoryIsNewestFirst", historyIsNewestFirst},
		{"HistoryGivesPages", historyGivesPages},
		{"HistoryOfNobodyIsEmpty", historyOfNobodyIsEmpty},
	}
}

func historyIsNewestFirst(t *testing.T, s bot.Store) {
	k := keep(t, s)
	a := k.settle(square, duel(anna, bruno))
	b := k.settle(square, duel(bruno, carla).on(monday-1)) // settled later, whatever the day
	k.settle(garden, duel(anna, carla))
	c := k.settle(square, played(wonBy(1), carla, anna, dario).abandoned(1))
	for id, want := range map[chat.PersonID][]bot.SettledDeal{{}: {c, b, a}, anna: {c, a}, bruno: {b, a}, carla: {c, b}, dario: {c}} {
		wantSame(t, fmt.Sprintf("History of %q", id), k.history(square, id), want)
	}
}

func historyGivesPages(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, duel(anna, bruno), duel(bruno, carla), duel(carla, anna), duel(carla, bruno))
	k.settle(square, duel(anna, bruno), duel(anna, carla), duel(bruno, carla))
	numbers := map[chat.PersonID][]uint64{{}: {7, 6, 5, 4, 3, 2, 1}, anna: {6, 5, 3, 1}, bruno: {7, 5, 4, 2, 1}}
	for id, all := range numbers {
		for limit := 1; limit <= 8; limit++ {
			before := uint64(0)
			for page := range slices.Chunk(all, limit) {
				var want []bot.SettledDeal
				for _, n := range page {
					want = append(want, k.settled[square][n-1])
				}
				got, earlier, err := s.History(square, id, before, limit)
				must(t, err)
				wantSame(t, fmt.Sprintf("%d deals of %q before %d", limit, id, before), got, want)
				if before = page[len(page)-1]; before == all[len(all)-1] {
					before = 0
				}
				if earlier != before {
					t.Fatalf("%d deals of %q: got earlier ones from %d on, want %d", limit, id, earlier, before)
				}
			}
		}
	}
	got, earlier, err := s.History(square, anna, 4, 10) // a number that is no deal of hers
	must(t, err)
	wantSame(t, "deals of anna before 4", got, []bot.SettledDeal{k.settled[square][2], k.settled[square][0]})
	if earlier != 0 {
		t.Errorf("deals of anna before 4: got earlier ones from %d on, want none", earlier)
	}
}

func historyOfNobodyIsEmpty(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, duel(anna, bruno), duel(anna, bruno).with(1, computer()))
	for name, of := range map[string]struct {
		community chat.Community
		person    chat.PersonID
		before    uint64
		limit     int
	}{
		"a community without deals":  {garden, chat.PersonID{}, 0, 5},
		"deals of no community":      {chat.Community{}, chat.PersonID{}, 0, 5},
		"somebody who never played":  {square, carla, 0, 5},
		"what was before the first":  {square, chat.PersonID{}, 1, 5},
		"no deals at all":            {square, chat.PersonID{}, 0, 0},
		"fewer than no deals at all": {square, anna, 0, -5},
	} {
		deals, earlier, err := s.History(of.community, of.person, of.before, of.limit)
		if err != nil || len(deals) != 0 || earlier != 0 {
			t.Errorf("%s: got %d deals, earlier ones from %d on, %v; want nothing", name, len(deals), earlier, err)
		}
	}
}
