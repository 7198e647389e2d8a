package bottest

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/bot"
	"briscola/bot/chat"
)

func settleTakesTheDealOutOfTheLog(t *testing.T, s bot.Store) {
	dealt := bot.Fact{Kind: bot.Dealt, Dealer: 1, Seed: "00"}
	posted := bot.Fact{Kind: bot.Posted, Surface: bot.TableSurface}
	must(t, s.Append("k7q2m9", 0, opened(), seated(0, first), dealt, posted, moved("0 4s")))
	must(t, s.Settle("k7q2m9", 5, settlement("k7q2m9-1", 3)))
	want := []bot.Entry{{Seq: 1, Fact: opened()}, {Seq: 2, Fact: seated(0, first)}, {Seq: 4, Fact: posted}, {Seq: 7, Fact: settled("k7q2m9-1")}}
	wantLog(t, s, "k7q2m9", want)
	must(t, s.Append("k7q2m9", 7, dealt))
	wantLog(t, s, "k7q2m9", append(want, bot.Entry{Seq: 8, Fact: dealt}))
}

func settleKeepsEarlierFacts(t *testing.T, s bot.Store) {
	must(t, s.Append("k7q2m9", 0, opened(), bot.Fact{Kind: bot.Dealt}, moved("0 4s"), bot.Fact{Kind: bot.Dealt}, moved("1 5s")))
	must(t, s.Settle("k7q2m9", 5, settlement("k7q2m9-2", 4)))
	want := numbered(1, opened(), bot.Fact{Kind: bot.Dealt}, moved("0 4s"))
	wantLog(t, s, "k7q2m9", append(want, bot.Entry{Seq: 7, Fact: settled("k7q2m9-2")}))
}

func settleKeepsTheDeal(t *testing.T, s bot.Store) {
	_, err := s.Deal("k7q2m9-1")
	wantError(t, "Deal before it is settled", err, bot.ErrUnknown)
	must(t, s.Append("k7q2m9", 0, opened(), bot.Fact{Kind: bot.Dealt}))
	end := settlement("k7q2m9-1", 2)
	must(t, s.Settle("k7q2m9", 2, end))
	must(t, s.Drop("k7q2m9"))
	got, err := s.Deal("k7q2m9-1")
	must(t, err)
	wantSame(t, "Deal after its table is dropped", got, end.Deal)
}

func settleRefusedChangesNothing(t *testing.T, s bot.Store) {
	must(t, s.Append("k7q2m9", 0, opened(), bot.Fact{Kind: bot.Dealt}))
	must(t, s.Settle("k7q2m9", 2, settlement("k7q2m9-1", 2, gain(first, 1, 1, 70))))
	before, err := s.Log("k7q2m9")
	must(t, err)

	stale := settlement("k7q2m9-2", 2, gain(first, 1, 1, 70))
	wantError(t, "Settle of a log that has grown", s.Settle("k7q2m9", 3, stale), bot.ErrConflict)
	wantError(t, "Settle of a table never opened", s.Settle("other", 1, stale), bot.ErrConflict)
	unended := settlement("k7q2m9-2", 4, gain(first, 1, 1, 70))
	unended.Facts = unended.Facts[:1]
	again := settlement("k7q2m9-1", 4, gain(first, 1, 1, 70))
	nameless := settlement("k7q2m9-2", 4, gain(first, 1, 1, 70))
	nameless.Deal.Players[0].Person.ID = ""
	for name, bad := range map[string]bot.Settlement{
		"without a settled fact":       unended,
		"of a deal settled already":    again,
		"that could not be read again": nameless,
	} {
		if err := s.Settle("k7q2m9", 4, bad); err == nil {
			t.Errorf("Settle %s: want it refused", name)
		}
	}

	wantLog(t, s, "k7q2m9", before)
	wantFigures(t, s, square, gain(first, 1, 1, 70), 1)
	_, err = s.Deal("k7q2m9-2")
	wantError(t, "Deal that was refused", err, bot.ErrUnknown)
}

func gainsAddUp(t *testing.T, s bot.Store) {
	_, _, err := s.Figures(square, first)
	wantError(t, "Figures before any deal", err, bot.ErrUnknown)
	settle(t, s, "a", square, gain(first, 1, 1, 70), gain(second, 1, 0, 50))
	renamed := bot.Figures{Person: first, Name: "new name", Deals: 1, Draws: 1, Points: 60}
	unnamed := bot.Figures{Person: second, Deals: 1, Draws: 1, Points: 60}
	settle(t, s, "b", square, renamed, unnamed)
	wantFigures(t, s, square, bot.Figures{Person: first, Name: "new name", Deals: 2, Wins: 1, Draws: 1, Points: 130}, 1)
	wantFigures(t, s, square, bot.Figures{Person: second, Name: "name of 22", Deals: 2, Draws: 1, Points: 110}, 2)
}

func gainsOfNobodyOrNowhereAreNotKept(t *testing.T, s bot.Store) {
	settle(t, s, "a", square, gain(chat.PersonID{}, 1, 1, 70), gain(second, 1, 0, 50))
	settle(t, s, "b", chat.Community{}, gain(second, 1, 1, 70))
	wantBoard(t, s, square, gain(second, 1, 0, 50))
	wantBoard(t, s, chat.Community{})
}

func boardIsBestFirst(t *testing.T, s bot.Store) {
	person := func(id string) chat.PersonID { return chat.PersonID{Platform: "discord", ID: id} }
	want := []bot.Figures{
		gain(person("9"), 300, 256, 1),  // most wins; 256 and 3 differ in more than one byte
		gain(person("8"), 300, 3, 1000), // then most points
		gain(person("1"), 300, 3, 999),
		gain(person("7"), 20, 2, 120), // then fewest deals
		gain(person("2"), 21, 2, 120),
		gain(person("10"), 1, 0, 0), // then the id
		gain(person("4"), 1, 0, 0),
		gain(person("4\x00"), 1, 0, 0),
		gain(person("40"), 1, 0, 0),
		gain(person("5"), 1, 0, -1), // no deal gives this, but the order holds
	}
	for i := range want {
		settle(t, s, bot.TableID('a'+rune(i)), square, want[(i*7+3)%len(want)])
	}
	wantBoard(t, s, square, want...)
	for i, figures := range want {
		wantFigures(t, s, square, figures, i+1)
	}
	settle(t, s, "z", square, gain(person("4"), 1, 300, 0))
	wantFigures(t, s, square, bot.Figures{Person: person("4"), Name: "name of 4", Deals: 2, Wins: 300}, 1)
	wantFigures(t, s, square, want[0], 2)
	_, _, err := s.Figures(square, person("3"))
	wantError(t, "Figures of somebody not on the board", err, bot.ErrUnknown)
}

func boardGivesPages(t *testing.T, s bot.Store) {
	all := []bot.Figures{gain(first, 3, 3, 0), gain(second, 3, 2, 0), gain(third, 3, 1, 0)}
	settle(t, s, "a", square, all...)
	for _, row := range []struct {
		name          string
		offset, limit int
		want          []bot.Figures
	}{
		{"the first page", 0, 2, all[:2]},
		{"the last page is short", 2, 2, all[2:]},
		{"an offset at the end", 3, 2, nil},
		{"an offset behind the end", 1 << 62, 1 << 62, nil},
		{"no limit at all", 0, 0, nil},
		{"nonsense", -5, -5, nil},
		{"an offset before the start", -5, 1, all[:1]},
	} {
		page, total, err := s.Board(square, row.offset, row.limit)
		if err != nil || total != len(all) || len(page) != len(row.want) || (len(page) > 0 && !cmp.Equal(page, row.want)) {
			t.Errorf("%s: got %v of %d, %v; want %v of %d", row.name, page, total, err, row.want, len(all))
		}
	}
}

func communitiesAreKeptApart(t *testing.T, s bot.Store) {
	alike := []chat.Community{
		{Platform: "a", ID: "b"}, {Platform: "a", ID: "b\x00"}, {Platform: "a", ID: "bc"}, {Platform: "ab", ID: "c"},
		{Platform: "a\x00", ID: "b"}, {Platform: "b", ID: "a"},
	}
	person := func(i int) chat.PersonID { return chat.PersonID{Platform: "a", ID: string(rune('p' + i))} }
	language := func(i int) string { return person(i).ID }
	for i, community := range alike {
		settle(t, s, bot.TableID('a'+rune(i)), community, gain(person(i), 1, i, 0))
		must(t, s.SetCommunitySettings(community, bot.CommunitySettings{Language: language(i)}))
	}
	for i, community := range alike {
		wantBoard(t, s, community, gain(person(i), 1, i, 0))
		wantSettings(t, s, community, language(i))
	}
}

// settle ends a deal of a table that has nothing else in its log.
func settle(t *testing.T, s bot.Store, table bot.TableID, community chat.Community, gains ...bot.Figures) {
	t.Helper()
	end := settlement(bot.DealID(table)+"-1", 1, gains...)
	end.Deal.Community = community
	must(t, s.Settle(table, 0, end))
}
