package bottest

import (
	"fmt"
	"testing"
	"time"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

func memberRules() []rule {
	return []rule{
		{"CommunitiesTellOfTheNewestDeal", communitiesTellOfTheNewestDeal},
		{"CommunitiesAreAwayUntilADealSaysOtherwise", communitiesAreAwayUntilADealSaysOtherwise},
		{"MembershipsAreWhereSomebodyHasPlayed", membershipsAreWhereSomebodyHasPlayed},
		{"NamedFindsByTheNewestName", namedFindsByTheNewestName},
		{"CommunitiesAreKeptApart", communitiesAreKeptApart},
		{"EvidenceIsOfTheCommunityOrOfAll", evidenceIsOfTheCommunityOrOfAll},
		{"ForgetDeletesTheCommunity", forgetDeletesTheCommunity},
		{"WhatIsForgottenBeginsAnew", whatIsForgottenBeginsAnew},
	}
}

func communitiesTellOfTheNewestDeal(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, duel(anna, bruno).on(monday-40))
	k.settle(garden, duel(anna, bruno))
	k.settle(chat.Community{}, duel(anna, bruno))
	must(t, s.SetCommunitySettings(chat.Community{Platform: "discord", ID: "no deals"}, bot.CommunitySettings{Language: "en"}))
	moved := chat.Room{Platform: "discord", Chat: "6"}
	end := settlement("k7q2m9-1", 1)
	end.Room = moved
	must(t, s.Settle("k7q2m9", 0, end))
	wantSame(t, "Communities", k.communities(), map[chat.Community]bot.Community{
		square: {ID: square, Room: moved, Open: (monday - 40).Month(), Newest: monday},
		garden: {ID: garden, Room: hall, Open: monday.Month(), Newest: monday},
	})
}

func communitiesAreAwayUntilADealSaysOtherwise(t *testing.T, s bot.Store) {
	k := keep(t, s)
	since := noon.Truncate(time.Second)
	must(t, s.SetAway(square, since)) // without deals
	must(t, s.SetAway(chat.Community{}, since))
	wantSame(t, "Communities without deals", k.communities(), map[chat.Community]bot.Community{})
	k.settle(square, duel(anna, bruno))
	k.settle(garden, duel(anna, bruno))
	want := func(when string, away time.Time) {
		t.Helper()
		wantSame(t, "away "+when, k.communities()[square].Away, away)
		wantSame(t, "another one away "+when, k.communities()[garden].Away, time.Time{})
	}
	want("after the first deal", time.Time{})
	must(t, s.SetAway(square, since))
	want("after the bot was removed", since)
	must(t, s.SetAway(square, time.Time{}))
	want("after it is there again", time.Time{})
	must(t, s.SetAway(square, since))
	k.settle(garden, duel(anna, bruno))
	want("after a deal elsewhere", since)
	k.settle(square, duel(anna, bruno))
	want("after a deal", time.Time{})
}

func membershipsAreWhereSomebodyHasPlayed(t *testing.T, s bot.Store) {
	k := keep(t, s)
	wantSame(t, "Memberships before any deal", k.memberships(anna), []chat.Community{})
	k.settle(garden, duel(anna, bruno))
	k.settle(square, duel(bruno, anna).abandoned(1))
	k.settle(chat.Community{}, duel(carla, anna))
	must(t, s.SetUnlisted(square, anna, bot.Unlisted{Left: true}))
	both := []chat.Community{square, garden}
	for id, want := range map[chat.PersonID][]chat.Community{anna: both, bruno: both, carla: {}, dario: {}, {}: {}} {
		wantSame(t, "Memberships of "+id.ID, k.memberships(id), want)
	}
}

func namedFindsByTheNewestName(t *testing.T, s bot.Store) {
	k := keep(t, s)
	named := func(id chat.PersonID, name string) bot.Player { return bot.Player{Person: id, Name: name} }
	k.settle(square, duel(anna, bruno).with(0, named(anna, "Élodie")), duel(carla, bruno).with(0, named(carla, "")))
	k.settle(garden, duel(dario, elena))
	k.settle(chat.Community{}, duel(fabio, anna))
	must(t, s.SetUnlisted(square, bruno, bot.Unlisted{Hidden: true}))
	want := func(name string, want chat.PersonID) {
		t.Helper()
		got, err := s.Named(square, name)
		if want == (chat.PersonID{}) {
			wantError(t, fmt.Sprintf("Named %q", name), err, bot.ErrUnknown)
		} else {
			must(t, err)
		}
		wantSame(t, fmt.Sprintf("Named %q", name), got, want)
	}
	want("Bruno", bruno)
	want("BRUNO", bruno)
	want("éLODIE", anna)
	for _, name := range []string{"", "Elodie", "Brun", "Dario", "Fabio"} {
		want(name, chat.PersonID{})
	}
	k.settle(square, duel(elena, bruno).with(0, named(elena, "bruno")), duel(anna, carla).with(0, named(anna, "Anna")))
	want("bruno", bruno) // who came first
	want("Élodie", chat.PersonID{})
	want("anna", anna)
	must(t, s.Erase(bruno))
	want("Bruno", elena)
	_, err := s.Named(chat.Community{}, "Fabio")
	wantError(t, "Named in no community", err, bot.ErrUnknown)
}

func communitiesAreKeptApart(t *testing.T, s bot.Store) {
	k := keep(t, s)
	alike := []chat.Community{
		{Platform: "a", ID: "b"}, {Platform: "a", ID: "b\x00"}, {Platform: "a", ID: "bc"}, {Platform: "ab", ID: "c"},
		{Platform: "a\x00", ID: "b"}, {Platform: "b", ID: "a"},
	}
	people := func(i int) (chat.PersonID, chat.PersonID) {
		return everybody()[i], chat.PersonID{Platform: "a", ID: alike[i].ID}
	}
	for i, community := range alike {
		winner, loser := people(i)
		for range i + 1 {
			k.settle(community, duel(winner, loser))
		}
		must(t, s.SetCommunitySettings(community, bot.CommunitySettings{Language: winner.ID}))
		must(t, s.CloseSeason(community, medals(monday.Month(), winner)))
	}
	for i, community := range alike {
		winner, loser := people(i)
		wantCounted(k, community)
		if b := k.board(community, allTime, byWins); b.Total != 2 || b.Rows[0].Person != winner || b.Rows[1].Person != loser {
			t.Errorf("Board of %q: got %v, want %q before %q", community, b, winner, loser)
		}
		wantSettings(t, s, community, winner.ID)
		list, err := s.Hall(community, 10)
		must(t, err)
		wantSame(t, "Hall", list, []bot.Season{medals(monday.Month(), winner)})
		wantSame(t, "History", len(k.history(community, chat.PersonID{})), i+1)
		wantSame(t, "Memberships", k.memberships(winner), []chat.Community{community})
	}
}

func evidenceIsOfTheCommunityOrOfAll(t *testing.T, s bot.Store) {
	k := keep(t, s)
	for i, community := range []chat.Community{square, garden, {}} {
		k.settle(community, mixture(uint64(i), 12)...)
	}
	for _, community := range []chat.Community{square, garden} {
		wantSame(t, "evidence of "+community.String(), k.evidence(community), k.dealt(community))
	}
	wantSame(t, "evidence everywhere", k.evidence(chat.Community{}), k.dealt(square, garden, chat.Community{}))
	wantEvidence(t, s, chat.Community{Platform: "discord", ID: "no deals"}, 0)
}

func forgetDeletesTheCommunity(t *testing.T, s bot.Store) {
	k := keep(t, s)
	empty := k.look(square)
	must(t, s.Forget(square)) // nothing to forget
	k.settle(garden, mixture(1, 10)...)
	k.settle(chat.Community{}, duel(anna, bruno))
	k.settle(square, mixture(2, 10)...)
	must(t, s.SetCommunitySettings(square, bot.CommunitySettings{Language: "en"}))
	must(t, s.SetCommunitySettings(garden, bot.CommunitySettings{Language: "de"}))
	must(t, s.SetPersonSettings(anna, bot.PersonSettings{Language: "it"}))
	must(t, s.CloseSeason(square, medals(monday.Month(), anna)))
	must(t, s.SetAway(square, noon))
	other, everywhere := k.look(garden), k.look(chat.Community{})
	must(t, s.Forget(square))

	wantSame(t, "what is left", k.look(square), empty)
	wantSame(t, "another community", k.look(garden), other)
	wantSame(t, "no community", k.look(chat.Community{}), everywhere)
	for _, d := range k.settled[square] {
		_, err := s.Deal(d.ID)
		wantError(t, "Deal", err, bot.ErrUnknown)
	}
	wantSame(t, "Memberships", k.memberships(anna), []chat.Community{garden})
	settings, err := s.PersonSettings(anna)
	must(t, err)
	wantSame(t, "settings of a person", settings, bot.PersonSettings{Language: "it"})
	if err := s.Forget(chat.Community{}); err == nil {
		t.Error("Forget of no community: want it refused")
	}
}

func whatIsForgottenBeginsAnew(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, duel(anna, bruno), duel(anna, bruno))
	must(t, s.ResetSeason(square, monday.Month()))
	must(t, s.SetUnlisted(square, bruno, bot.Unlisted{Hidden: true}))
	must(t, s.Forget(square))
	k.settled, k.tables = map[chat.Community][]bot.SettledDeal{}, 100
	k.settle(square, duel(bruno, anna))
	wantCounted(k, square)
	wantRows(t, "the month", k.board(square, board.Section{Period: monday.Month()}, byWins), byWins, "1 Bruno 1", "2 Anna 0")
	again := duel(anna, bruno).settled("t1-1", square) // an id that was forgotten
	must(t, s.Settle("k7q2m9", 0, bot.Settlement{Facts: []bot.Fact{settled(again.ID)}, From: 1, Deal: again, Room: hall}))
	wantSame(t, "History", k.history(square, chat.PersonID{}), []bot.SettledDeal{again, k.settled[square][0]})
}
