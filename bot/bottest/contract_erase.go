package bottest

import (
	"testing"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/bot/rating"
)

func eraseRules() []rule {
	return []rule{
		{"EraseLeavesNobodyInSharedDeals", eraseLeavesNobodyInSharedDeals},
		{"EraseTakesThePersonOffEverything", eraseTakesThePersonOffEverything},
		{"EraseLeavesOthersAsTheyAre", eraseLeavesOthersAsTheyAre},
		{"EraseLeavesNamelessCompanionsAndMedals", eraseLeavesNamelessCompanionsAndMedals},
		{"EraseOfSomebodyUnknownDoesNothing", eraseOfSomebodyUnknownDoesNothing},
		{"WhoWasErasedBeginsAnew", whoWasErasedBeginsAnew},
	}
}

func eraseLeavesNobodyInSharedDeals(t *testing.T, s bot.Store) {
	k := keep(t, s)
	for _, community := range []chat.Community{square, garden, {}} {
		k.settle(community, duel(bruno, carla), duel(anna, bruno), duel(carla, anna).abandoned(1), duel(anna, bruno).with(1, computer()))
	}
	must(t, s.Erase(anna))
	for community, deals := range k.settled {
		gone := bot.Player{Erased: true}
		deals[1].Players[0] = gone
		deals[2].Players[1] = bot.Player{Erased: true, GaveUp: true}
		deals[3].Players[0] = gone
		for _, want := range deals {
			got, err := s.Deal(want.ID)
			must(t, err)
			wantSame(t, "Deal", got, want)
		}
		wantSame(t, "History", k.history(community, chat.PersonID{}), []bot.SettledDeal{deals[3], deals[2], deals[1], deals[0]})
		wantSame(t, "History of another person", k.history(community, bruno), []bot.SettledDeal{deals[1], deals[0]})
	}
}

func eraseTakesThePersonOffEverything(t *testing.T, s bot.Store) {
	k := keep(t, s)
	for _, community := range []chat.Community{square, garden, {}} {
		k.settle(community, duel(anna, bruno), duel(anna, carla), duel(bruno, carla))
	}
	must(t, s.SetPersonSettings(anna, bot.PersonSettings{Language: "en"}))
	must(t, s.SetPersonSettings(bruno, bot.PersonSettings{Language: "en"}))
	for range 2 {
		must(t, s.Erase(anna))
		for _, community := range []chat.Community{square, garden, {}} {
			_, err := s.Profile(community, anna, board.Period{})
			wantError(t, "Profile", err, bot.ErrUnknown)
			wantSame(t, "History", k.history(community, anna), []bot.SettledDeal{})
		}
		b, err := s.Board(bot.BoardQuery{Community: square, Order: byWins, Limit: 10, Self: anna, Today: monday})
		must(t, err)
		wantRows(t, "Board", b, byWins, "1 Bruno 1", "2 Carla 0")
		if b.Total != 2 || b.Self != nil {
			t.Errorf("Board: got %d people and %v, want 2 and nobody", b.Total, b.Self)
		}
		wantSame(t, "Memberships", k.memberships(anna), []chat.Community{})
		settings, err := s.PersonSettings(anna)
		must(t, err)
		wantSame(t, "settings", settings, bot.PersonSettings{})
		settings, err = s.PersonSettings(bruno)
		must(t, err)
		wantSame(t, "settings of another", settings, bot.PersonSettings{Language: "en"})
	}
}

func eraseLeavesOthersAsTheyAre(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, mixture(3, 40)...)
	must(t, s.SetUnlisted(square, elena, bot.Unlisted{Removed: true}))
	must(t, s.SetUnlisted(square, anna, bot.Unlisted{Hidden: true})) // is no longer on the boards, which stay
	last := k.history(square, chat.PersonID{})[0].Day
	before, everywhere := k.look(square, last), k.evidence(chat.Community{})
	must(t, s.Erase(anna))
	after := k.look(square, last)
	wantSame(t, "boards", after.Boards, before.Boards)
	wantSame(t, "evidence", after.Evidence, before.Evidence)
	wantSame(t, "evidence everywhere", k.evidence(chat.Community{}), everywhere)
	wantSame(t, "the community", after.Community, before.Community)
	for name, p := range before.Profiles {
		if p.Person == anna {
			delete(before.Profiles, name)
			continue
		}
		for _, companions := range []map[board.Kind]bot.Companion{p.Partners, p.Nemeses} {
			for kind, c := range companions {
				if c.Person == anna {
					companions[kind] = bot.Companion{Pair: c.Pair}
				}
			}
		}
	}
	wantSame(t, "profiles of others", after.Profiles, before.Profiles)
	k.settle(square, duel(bruno, carla).on(last)) // everything goes on from there
	book, numbers := k.count(square)
	for _, id := range []chat.PersonID{bruno, carla} {
		wantSame(t, "figures later", k.figures(square, id), book.Sections[allTime][numbers[id]])
	}
}

func eraseLeavesNamelessCompanionsAndMedals(t *testing.T, s bot.Store) {
	k, month := keep(t, s), monday.Month()
	k.settle(square, played(wonBy(0, 2), bruno, carla, anna, dario), duel(anna, bruno))
	must(t, s.CloseSeason(square, medals(month, bruno, anna, carla)))
	must(t, s.Erase(anna))
	p := k.profile(square, bruno, month)
	both := bot.Companion{Pair: board.Pair{Against: 1, Lost: 1, With: 1, WonWith: 1, Day: monday, Today: 1}}
	wantSame(t, "partner", p.Partners[board.All], both)
	wantSame(t, "nemesis", p.Nemeses[board.All], both)
	wantSeason(k, month, medals(month, bruno, chat.PersonID{}, carla))
	k.settle(square, duel(anna, bruno))
	wantSeason(k, month, medals(month, bruno, chat.PersonID{}, carla))
}

func eraseOfSomebodyUnknownDoesNothing(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, duel(anna, bruno), duel(anna, bruno).with(1, computer()))
	before := k.look(square)
	must(t, s.Erase(carla))
	must(t, s.Erase(chat.PersonID{}))
	wantSame(t, "the community", k.look(square), before)
}

func whoWasErasedBeginsAnew(t *testing.T, s bot.Store) {
	k := keep(t, s)
	for range 2 * board.FullWeight {
		k.settle(square, played(wonWith(70), anna, bruno))
	}
	k.settle(square, duel(bruno, carla))
	must(t, s.SetUnlisted(square, anna, bot.Unlisted{Hidden: true, Removed: true}))
	rival := k.figures(square, bruno)
	must(t, s.Erase(anna))
	k.settle(square, duel(anna, bruno), played(wonBy(0, 2), anna, bruno, carla, dario))

	p := k.profile(square, anna, board.Period{})
	f := p.Figures[board.All]
	wantFigures(t, "figures", f, summary(board.Figures{Deals: 2, Wins: 2, Points: f.Points, Streak: 2, Longest: 2, Rated: 2}))
	wantSame(t, "unlisted", p.Unlisted, bot.Unlisted{})
	wantSame(t, "partners", p.Partners[board.All].Pair, board.Pair{With: 1, WonWith: 1})
	wantSame(t, "trend", len(p.Trend), 1)
	newcomer, other := rating.Side{Members: []rating.Rating{rating.New()}}, rating.Side{Members: []rating.Rating{rival.Skill()}, Rank: 1}
	first := rating.Rate([]rating.Side{newcomer, other}, 1)[0][0]
	wantSame(t, "rating", p.Figures[board.Duel].Rating, first)
	lost := k.profile(square, bruno, board.Period{}).Nemeses[board.All]
	wantSame(t, "nemesis of the rival", lost, bot.Companion{Pair: board.Pair{
		Against: 2 * board.FullWeight, Lost: 2 * board.FullWeight, Day: monday, Today: 2 * board.FullWeight,
	}})
	wantSame(t, "History", len(k.history(square, anna)), 2)
	deals := k.history(square, chat.PersonID{})
	if oldest := deals[len(deals)-1].Players[0]; !oldest.Erased || oldest.Person != (chat.PersonID{}) {
		t.Errorf("player of an old deal: got %v, want nobody", oldest)
	}
	wantSame(t, "Memberships", k.memberships(anna), []chat.Community{square})
}
