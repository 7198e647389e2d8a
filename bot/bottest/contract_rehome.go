package bottest

import (
	"testing"
	"time"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

func rehomeRules() []rule {
	return []rule{
		{"RehomeMovesWhatACommunityOwns", rehomeMovesWhatACommunityOwns},
		{"RehomeMovesSettingsAlone", rehomeMovesSettingsAlone},
		{"RehomeLeavesSettings", rehomeLeavesSettings},
		{"RehomeOfNothingDoesNothing", rehomeOfNothingDoesNothing},
		{"RehomeCountsBothAsOne", rehomeCountsBothAsOne},
		{"RehomeKeepsWhatWasChosen", rehomeKeepsWhatWasChosen},
		{"RehomeKeepsTheSeasonsOfBoth", rehomeKeepsTheSeasonsOfBoth},
		{"RehomeKeepsResets", rehomeKeepsResets},
		{"RehomeKeepsWhoWasErasedApart", rehomeKeepsWhoWasErasedApart},
	}
}

// busy fills a community with all that one can have.
func busy(k *keeper, community chat.Community, seed uint64) {
	k.settle(community, mixture(seed, 20)...)
	must(k.t, k.CloseSeason(community, medals((monday-40).Month(), anna, elena)))
	must(k.t, k.SetUnlisted(community, bruno, bot.Unlisted{Hidden: true}))
	must(k.t, k.ResetSeason(community, monday.Month()))
	k.settle(community, duel(anna, bruno), duel(carla, bruno))
	must(k.t, k.SetCommunitySettings(community, bot.CommunitySettings{Language: "en", Zone: "Europe/Berlin", Casual: true}))
}

// moved is what was seen of a community as it has to be seen under another id.
func (s seen) moved(to chat.Community) seen {
	for i := range s.Deals {
		s.Deals[i].Community = to
	}
	s.Community.ID = to
	return s
}

func rehomeMovesWhatACommunityOwns(t *testing.T, s bot.Store) {
	k := keep(t, s)
	empty := k.look(square)
	busy(k, square, 1)
	must(t, s.SetAway(square, noon.Truncate(time.Second)))
	private := k.settle(chat.Community{}, duel(anna, bruno))
	want := k.look(square).moved(garden)
	for range 2 { // told twice
		must(t, s.Rehome(square, garden))
		wantSame(t, "under the new id", k.look(garden), want)
		wantSame(t, "under the old id", k.look(square), empty)
	}
	for _, old := range append(k.settled[square], private) {
		got, err := s.Deal(old.ID)
		must(t, err)
		if old.Community == square {
			old.Community = garden
		}
		wantSame(t, "community of a deal", got.Community, old.Community)
	}
	wantSame(t, "Memberships", k.memberships(anna), []chat.Community{garden})

	twin := keep(t, NewStore())
	busy(twin, garden, 1)
	twin.settle(chat.Community{}, duel(anna, bruno))
	more := []deal{duel(bruno, anna), duel(fabio, bruno).on(monday + 20)}
	k.settle(garden, more...)
	twin.settle(garden, more...)
	wantSame(t, "after more deals", k.look(garden), twin.look(garden))
}

func rehomeMovesSettingsAlone(t *testing.T, s bot.Store) {
	k := keep(t, s)
	must(t, s.SetCommunitySettings(square, bot.CommunitySettings{Language: "en"}))
	must(t, s.Rehome(square, garden))
	wantSettings(t, s, square, "")
	wantSettings(t, s, garden, "en")
	wantSame(t, "Communities", k.communities(), map[chat.Community]bot.Community{})
}

func rehomeLeavesSettings(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, duel(anna, bruno))
	must(t, s.SetCommunitySettings(square, bot.CommunitySettings{Language: "en"}))
	must(t, s.SetCommunitySettings(garden, bot.CommunitySettings{Language: "de"}))
	must(t, s.Rehome(square, garden))
	wantSettings(t, s, square, "")
	wantSettings(t, s, garden, "de")
	wantRows(t, "board", k.board(garden, allTime, byWins), byWins, "1 Anna 1", "2 Bruno 0")
}

func rehomeOfNothingDoesNothing(t *testing.T, s bot.Store) {
	k := keep(t, s)
	busy(k, square, 1)
	k.settle(chat.Community{}, duel(anna, bruno))
	before := k.look(square)
	must(t, s.Rehome(garden, square))
	must(t, s.Rehome(square, square))
	for _, pair := range [][2]chat.Community{{{}, square}, {square, {}}} {
		if err := s.Rehome(pair[0], pair[1]); err == nil {
			t.Errorf("Rehome from %q to %q: want it refused", pair[0], pair[1])
		}
	}
	wantSame(t, "the community", k.look(square), before)
	if _, there := k.communities()[garden]; there {
		t.Error("Communities: got one that nothing was moved to")
	}
	wantSame(t, "deals of no community", len(k.history(chat.Community{}, anna)), 1)
}

// wantMerged moves one community to another. It wants to see what is seen when everything happened under the new id from the
// beginning: first what happens under the old one, then the rest.
func wantMerged(t *testing.T, s bot.Store, old, now func(*keeper, chat.Community)) {
	t.Helper()
	k, twin := keep(t, s), keep(t, NewStore())
	old(k, square)
	now(k, garden)
	must(t, s.Rehome(square, garden))
	old(twin, garden)
	now(twin, garden)
	for range 2 {
		wantSame(t, "under the new id", k.look(garden, monday-30), twin.look(garden, monday-30))
		wantSame(t, "evidence everywhere", k.evidence(chat.Community{}), twin.evidence(chat.Community{}))
		wantSame(t, "Memberships", k.memberships(bruno), []chat.Community{garden})
		more := []deal{duel(bruno, anna), duel(elena, fabio), played(wonBy(1), bruno, carla, dario)}
		k.settle(garden, more...)
		twin.settle(garden, more...)
	}
}

func rehomeCountsBothAsOne(t *testing.T, s bot.Store) {
	wantMerged(t, s,
		func(k *keeper, c chat.Community) { k.settle(c, mixture(1, 25)...) },
		func(k *keeper, c chat.Community) { k.settle(c, mixture(2, 25)...) },
	)
}

func rehomeKeepsWhatWasChosen(t *testing.T, s bot.Store) {
	named := func(id chat.PersonID, name string) bot.Player { return bot.Player{Person: id, Name: name} }
	wantMerged(t, s,
		func(k *keeper, c chat.Community) {
			k.settle(c, duel(anna, bruno), duel(carla, dario), duel(elena, bruno))
			must(k.t, k.SetUnlisted(c, anna, bot.Unlisted{Hidden: true, Left: true}))
			must(k.t, k.SetUnlisted(c, carla, bot.Unlisted{Left: true}))
			must(k.t, k.SetUnlisted(c, dario, bot.Unlisted{Removed: true}))
			must(k.t, k.SetAway(c, noon.Truncate(time.Second)))
		},
		func(k *keeper, c chat.Community) {
			k.settle(c, duel(anna, bruno).with(0, named(anna, "")), duel(dario, bruno).with(0, named(dario, "Darietto")))
			must(k.t, k.SetUnlisted(c, bruno, bot.Unlisted{Hidden: true, Removed: true, Left: true}))
		},
	)
	k := keep(t, s)
	for id, want := range map[chat.PersonID]bot.Unlisted{
		anna: {Hidden: true}, bruno: {Hidden: true, Removed: true}, carla: {}, dario: {Removed: true}, elena: {},
	} {
		wantSame(t, "unlisted of "+id.ID, k.profile(garden, id, board.Period{}).Unlisted, want)
	}
}

func rehomeKeepsTheSeasonsOfBoth(t *testing.T, s bot.Store) {
	k := keep(t, s)
	one, two, three := monday.Month(), monday.Month().Previous(), monday.Month().Previous().Previous()
	k.settle(square, duel(anna, bruno), duel(carla, bruno))
	k.settle(garden, duel(carla, dario), duel(dario, bruno))
	must(t, s.CloseSeason(square, medals(one, anna, carla)))
	must(t, s.CloseSeason(square, medals(two, anna, carla)))
	must(t, s.AnnounceSeason(square, one))
	must(t, s.CloseSeason(garden, medals(two, dario, carla)))
	must(t, s.CloseSeason(garden, medals(three, bruno, carla)))
	must(t, s.Rehome(square, garden))
	announced := medals(one, anna, carla)
	announced.Announced = true
	got, err := s.Hall(garden, 10)
	must(t, err)
	wantSame(t, "Hall", got, []bot.Season{announced, medals(two, dario, carla), medals(three, bruno, carla)})
	must(t, s.Erase(carla))
	got, err = s.Hall(garden, 1)
	must(t, err)
	announced.Podium[1].Person, announced.Podium[1].Name = chat.PersonID{}, ""
	wantSame(t, "Hall later", got, []bot.Season{announced})
}

func rehomeKeepsResets(t *testing.T, s bot.Store) {
	month, before, earlier := monday.Month(), (monday - 30).Month(), (monday - 60).Month()
	wantMerged(t, s,
		func(k *keeper, c chat.Community) {
			k.settle(c, duel(anna, bruno).on(monday-60), duel(anna, bruno).on(monday-30), duel(anna, bruno))
			must(k.t, k.ResetSeason(c, month))
			must(k.t, k.ResetSeason(c, earlier))
			k.settle(c, duel(bruno, anna))
		},
		func(k *keeper, c chat.Community) {
			k.settle(c, duel(anna, bruno).on(monday-30), duel(anna, bruno).on(monday-60), duel(carla, bruno))
			must(k.t, k.ResetSeason(c, before))
			must(k.t, k.ResetSeason(c, earlier))
			k.settle(c, duel(dario, bruno).on(monday-30), duel(bruno, carla))
		},
	)
}

func rehomeKeepsWhoWasErasedApart(t *testing.T, s bot.Store) {
	wantMerged(t, s,
		func(k *keeper, c chat.Community) {
			k.settle(c, duel(anna, bruno), duel(carla, bruno), duel(carla, anna))
			must(k.t, k.CloseSeason(c, medals(monday.Month(), carla, anna)))
			must(k.t, k.Erase(anna))
			must(k.t, k.Erase(carla))
		},
		func(k *keeper, c chat.Community) {
			k.settle(c, duel(anna, bruno), duel(bruno, anna), duel(elena, bruno))
			must(k.t, k.Erase(elena))
			k.settle(c, duel(elena, anna))
		},
	)
}
