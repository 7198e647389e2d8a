package bottest

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/bot"
	"briscola/bot/chat"
)

func settingsAreKept(t *testing.T, s bot.Store) {
	for range 2 { // before and after they are set and set back
		person, err := s.PersonSettings(first)
		must(t, err)
		wantSame(t, "settings of a person, unset", person, bot.PersonSettings{})
		community, err := s.CommunitySettings(square)
		must(t, err)
		wantSame(t, "settings of a community, unset", community, bot.CommunitySettings{})

		must(t, s.SetPersonSettings(first, bot.PersonSettings{Language: "en"}))
		must(t, s.SetPersonSettings(second, bot.PersonSettings{Language: "de"}))
		must(t, s.SetCommunitySettings(square, bot.CommunitySettings{Language: "it"}))
		person, err = s.PersonSettings(first)
		must(t, err)
		wantSame(t, "settings of a person", person, bot.PersonSettings{Language: "en"})
		community, err = s.CommunitySettings(square)
		must(t, err)
		wantSame(t, "settings of a community", community, bot.CommunitySettings{Language: "it"})

		must(t, s.SetPersonSettings(first, bot.PersonSettings{}))
		must(t, s.SetCommunitySettings(square, bot.CommunitySettings{}))
	}
}

func rehomeMovesWhatACommunityOwns(t *testing.T, s bot.Store) {
	settle(t, s, "a", square, gain(first, 1, 1, 70), gain(second, 1, 0, 50))
	settle(t, s, "b", chat.Community{}, gain(third, 1, 1, 70))
	must(t, s.SetCommunitySettings(square, bot.CommunitySettings{Language: "en"}))
	must(t, s.Rehome(square, garden))
	wantBoard(t, s, square)
	wantBoard(t, s, garden, gain(first, 1, 1, 70), gain(second, 1, 0, 50))
	wantSettings(t, s, square, "")
	wantSettings(t, s, garden, "en")
	for id, want := range map[bot.DealID]chat.Community{"a-1": garden, "b-1": {}} {
		deal, err := s.Deal(id)
		must(t, err)
		wantSame(t, "community of deal "+string(id), deal.Community, want)
	}
	must(t, s.Rehome(square, garden)) // told twice
	wantBoard(t, s, garden, gain(first, 1, 1, 70), gain(second, 1, 0, 50))
}

func rehomeAddsFiguresAndLeavesSettings(t *testing.T, s bot.Store) {
	old := gain(first, 1, 1, 70)
	old.Name = "an old name"
	settle(t, s, "a", square, old, gain(second, 1, 0, 50))
	settle(t, s, "b", garden, gain(first, 2, 1, 100), gain(third, 2, 2, 140))
	must(t, s.SetCommunitySettings(square, bot.CommunitySettings{Language: "en"}))
	must(t, s.SetCommunitySettings(garden, bot.CommunitySettings{Language: "de"}))
	must(t, s.Rehome(square, garden))
	wantBoard(t, s, square)
	wantBoard(t, s, garden, gain(first, 3, 2, 170), gain(third, 2, 2, 140), gain(second, 1, 0, 50))
	wantSettings(t, s, square, "")
	wantSettings(t, s, garden, "de")
}

func rehomeOfNothingDoesNothing(t *testing.T, s bot.Store) {
	settle(t, s, "a", square, gain(first, 1, 1, 70))
	must(t, s.SetCommunitySettings(square, bot.CommunitySettings{Language: "en"}))
	must(t, s.Rehome(garden, square))
	must(t, s.Rehome(square, square))
	for _, pair := range [][2]chat.Community{{{}, square}, {square, {}}} {
		if err := s.Rehome(pair[0], pair[1]); err == nil {
			t.Errorf("Rehome from %q to %q: want it refused", pair[0], pair[1])
		}
	}
	wantBoard(t, s, square, gain(first, 1, 1, 70))
	wantSettings(t, s, square, "en")
}

func numbered(from uint64, facts ...bot.Fact) []bot.Entry {
	var entries []bot.Entry
	for i, fact := range facts {
		entries = append(entries, bot.Entry{Seq: from + uint64(i), Fact: fact})
	}
	return entries
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func wantError(t *testing.T, what string, got, want error) {
	t.Helper()
	if !errors.Is(got, want) {
		t.Errorf("%s: got error %v, want %v", what, got, want)
	}
}

func wantSame(t *testing.T, what string, got, want any) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

func wantLog(t *testing.T, s bot.Store, table bot.TableID, want []bot.Entry) {
	t.Helper()
	got, err := s.Log(table)
	must(t, err)
	wantSame(t, "Log of "+string(table), got, want)
}

func wantBoard(t *testing.T, s bot.Store, community chat.Community, want ...bot.Figures) {
	t.Helper()
	got, total, err := s.Board(community, 0, len(want)+1)
	must(t, err)
	if total != len(want) {
		t.Errorf("Board of %s: got %d people, want %d", community, total, len(want))
	}
	if len(got)+len(want) > 0 {
		wantSame(t, "Board of "+community.String(), got, want)
	}
}

func wantFigures(t *testing.T, s bot.Store, community chat.Community, want bot.Figures, wantPlace int) {
	t.Helper()
	got, place, err := s.Figures(community, want.Person)
	must(t, err)
	wantSame(t, "Figures in "+community.String(), got, want)
	if place != wantPlace {
		t.Errorf("place of %s: got %d, want %d", want.Person, place, wantPlace)
	}
}

func wantSettings(t *testing.T, s bot.Store, community chat.Community, language string) {
	t.Helper()
	got, err := s.CommunitySettings(community)
	must(t, err)
	wantSame(t, "settings of "+community.String(), got, bot.CommunitySettings{Language: language})
}
