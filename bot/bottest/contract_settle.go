package bottest

import (
	"strings"
	"testing"
	"time"

	"briscola/bot"
	"briscola/bot/chat"
	"briscola/game"
)

func settleRules() []rule {
	return []rule{
		{"SettleTakesTheDealOutOfTheLog", settleTakesTheDealOutOfTheLog},
		{"SettleKeepsEarlierFacts", settleKeepsEarlierFacts},
		{"SettleKeepsTheDeal", settleKeepsTheDeal},
		{"DealsShowTheNewestNames", dealsShowTheNewestNames},
		{"SettleRefusedChangesNothing", settleRefusedChangesNothing},
		{"DealsOfNoCommunityAreEvidenceOnly", dealsOfNoCommunityAreEvidenceOnly},
	}
}

func settleTakesTheDealOutOfTheLog(t *testing.T, s bot.Store) {
	dealt := bot.Fact{Kind: bot.Dealt, Dealer: 1, Seed: "00"}
	posted := bot.Fact{Kind: bot.Posted, Surface: bot.TableSurface}
	must(t, s.Append("k7q2m9", 0, opened(), seated(0, anna), dealt, posted, moved("0 4s")))
	must(t, s.Settle("k7q2m9", 5, settlement("k7q2m9-1", 3)))
	want := []bot.Entry{
		{Seq: 1, Fact: opened()}, {Seq: 2, Fact: seated(0, anna)}, {Seq: 4, Fact: posted}, {Seq: 7, Fact: settled("k7q2m9-1")},
	}
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
	speaker := person(anna)
	speaker.Language = "it"
	d := played(wonBy(1, 3), anna, bruno, carla, dario).with(0, speaker).with(1, computer()).abandoned(2)
	end := settlement("k7q2m9-1", 2)
	end.Deal = d.settled("k7q2m9-1", square)
	end.Deal.At = end.Deal.At.Add(987 * time.Millisecond)
	must(t, s.Settle("k7q2m9", 2, end))
	must(t, s.Drop("k7q2m9"))
	got, err := s.Deal("k7q2m9-1")
	must(t, err)
	want := d.with(0, person(anna)).settled("k7q2m9-1", square) // without the language, to the second
	wantSame(t, "Deal after its table is dropped", got, want)
}

func dealsShowTheNewestNames(t *testing.T, s bot.Store) {
	k := keep(t, s)
	first := k.settle(square, duel(anna, bruno))
	elsewhere := k.settle(garden, duel(anna, bruno))
	renamed, nameless := bot.Player{Person: anna, Name: "Annetta"}, bot.Player{Person: bruno}
	k.settle(square, duel(anna, bruno).with(0, renamed).with(1, nameless))
	want := first
	want.Players = []bot.Player{renamed, person(bruno)}
	for _, want := range []bot.SettledDeal{want, elsewhere} {
		got, err := s.Deal(want.ID)
		must(t, err)
		wantSame(t, "Deal in "+want.Community.String(), got, want)
	}
	if got := k.profile(square, anna, monday.Month()).Name; got != "Annetta" {
		t.Errorf("name in the profile: got %q, want the newest, %q", got, "Annetta")
	}
	wantRows(t, "board", k.board(square, allTime, byWins), byWins, "1 Annetta 2", "2 Bruno 0")
}

func settleRefusedChangesNothing(t *testing.T, s bot.Store) {
	k := keep(t, s)
	k.settle(square, duel(anna, bruno))
	must(t, s.Append("k7q2m9", 0, opened(), bot.Fact{Kind: bot.Dealt}))
	before, everywhere := k.look(square), k.look(chat.Community{})
	log, err := s.Log("k7q2m9")
	must(t, err)
	for _, community := range []chat.Community{square, garden, {}} {
		for name, spoil := range spoils() {
			bad := settlement("k7q2m9-2", 2)
			bad.Deal = played(wonBy(0), anna, elena).settled(bad.Deal.ID, community)
			bad.Deal.Players[0].Name = "another name"
			spoil(&bad)
			if err := s.Settle("k7q2m9", 2, bad); err == nil {
				t.Errorf("Settle %s: want it refused", name)
			}
		}
		stale := settlement("k7q2m9-2", 2)
		stale.Deal.Community = community
		wantError(t, "Settle of a log that has grown", s.Settle("k7q2m9", 1, stale), bot.ErrConflict)
		wantError(t, "Settle of a table never opened", s.Settle("other", 1, stale), bot.ErrConflict)
	}
	wantLog(t, s, "k7q2m9", log)
	wantSame(t, "the community", k.look(square), before)
	wantSame(t, "no community", k.look(chat.Community{}), everywhere)
	if got := len(k.communities()); got != 1 {
		t.Errorf("Communities: got %d, want only the one with a deal", got)
	}
	_, err = s.Deal("k7q2m9-2")
	wantError(t, "Deal that was refused", err, bot.ErrUnknown)
}

// spoils are what makes a settlement one that has to be refused.
func spoils() map[string]func(*bot.Settlement) {
	return map[string]func(*bot.Settlement){
		"without a settled fact":            func(s *bot.Settlement) { s.Facts = s.Facts[:1] },
		"without facts":                     func(s *bot.Settlement) { s.Facts = nil },
		"of a deal settled already":         func(s *bot.Settlement) { s.Deal.ID = "t1-1" },
		"with a player without id":          func(s *bot.Settlement) { s.Deal.Players[0].Person.ID = "" },
		"with a player too many":            func(s *bot.Settlement) { s.Deal.Players = append(s.Deal.Players, person(carla)) },
		"with a player too few":             func(s *bot.Settlement) { s.Deal.Players = s.Deal.Players[:1] },
		"in a room without a platform":      func(s *bot.Settlement) { s.Room.Platform = "" },
		"without a record":                  func(s *bot.Settlement) { s.Deal.Record = "" },
		"with a record that makes no sense": func(s *bot.Settlement) { s.Deal.Record = "briscola 1\nmoves\n" },
		"with a deal that is not over": func(s *bot.Settlement) {
			moves := strings.SplitAfter(s.Deal.Record, "\n")
			s.Deal.Record = strings.Join(moves[:len(moves)-2], "")
		},
		"with a seed of another deal": func(s *bot.Settlement) {
			record, err := game.ParseRecord(s.Deal.Record)
			if err != nil {
				panic(err)
			}
			record.Seed[0]++
			s.Deal.Record = record.String()
		},
	}
}

func dealsOfNoCommunityAreEvidenceOnly(t *testing.T, s bot.Store) {
	k := keep(t, s)
	want := k.settle(chat.Community{}, duel(anna, bruno), duel(bruno, anna).with(1, computer()))
	got, err := s.Deal(want.ID)
	must(t, err)
	wantSame(t, "Deal", got, want)
	wantSame(t, "History", k.history(chat.Community{}, bruno), []bot.SettledDeal{want, k.settled[chat.Community{}][0]})
	wantRows(t, "board", k.board(chat.Community{}, allTime, byWins), byWins)
	_, err = s.Profile(chat.Community{}, anna, monday.Month())
	wantError(t, "Profile", err, bot.ErrUnknown)
	wantSame(t, "Memberships", k.memberships(anna), []chat.Community{})
	wantSame(t, "Communities", k.communities(), map[chat.Community]bot.Community{})
	wantEvidence(t, s, chat.Community{}, 2)
}
