package bottest

import (
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"briscola/bot"
	"briscola/bot/chat"
	"briscola/game"
)

func logRules() []rule {
	return []rule{
		{"AppendNumbersFactsFromOne", appendNumbersFactsFromOne},
		{"AppendRefusesALogThatHasGrown", appendRefusesALogThatHasGrown},
		{"AppendOfNothingOnlyCompares", appendOfNothingOnlyCompares},
		{"AppendRefusesWhatCannotBeReadAgain", appendRefusesWhatCannotBeReadAgain},
		{"LogIsACopy", logIsACopy},
		{"OneOfManyAppendsWins", oneOfManyAppendsWins},
		{"TablesAreKeptApart", tablesAreKeptApart},
		{"DropRemovesALog", dropRemovesALog},
		{"SettingsAreKept", settingsAreKept},
	}
}

func opened() bot.Fact {
	return bot.Fact{
		Kind: bot.Opened, At: noon, Room: hall, Community: square,
		Host: anna, Rules: "standard seats=2", Match: "wins-3", Level: "maestro", Language: "it",
	}
}

func seated(seat int, id chat.PersonID) bot.Fact {
	player := person(id)
	return bot.Fact{Kind: bot.Seated, At: noon, Seat: seat, Player: &player}
}

func moved(move string) bot.Fact { return bot.Fact{Kind: bot.Moved, Move: move, By: bot.ByPerson} }

func settled(deal bot.DealID) bot.Fact {
	return bot.Fact{Kind: bot.Settled, At: noon, Deal: deal, Result: &game.Result{
		Points: [game.MaxSeats]int{70, 50}, Sides: []game.SideResult{{Seats: []int{0}, Points: 70}, {Seats: []int{1}, Points: 50}},
		Winners: []int{0}, Scores: [game.MaxSeats]int{1}, Caller: -1, Partner: -1, Trump: game.Bastoni, Target: 61,
	}}
}

// settlement is the end of a deal whose Dealt fact has the number from; its last card is one of the facts.
func settlement(id bot.DealID, from uint64) bot.Settlement {
	return bot.Settlement{
		Facts: []bot.Fact{moved("1 Rs"), settled(id)}, From: from, Deal: duel(anna, bruno).settled(id, square), Room: hall,
	}
}

func appendNumbersFactsFromOne(t *testing.T, s bot.Store) {
	_, err := s.Log("k7q2m9")
	wantError(t, "Log of a table never opened", err, bot.ErrUnknown)
	want := []bot.Fact{opened(), seated(0, anna), seated(1, bruno), {Kind: bot.Posted, Surface: bot.TableSurface,
		Message: chat.MessageRef{Room: chat.Room{Platform: "discord", Chat: "5"}, ID: "99"}}}
	must(t, s.Append("k7q2m9", 0, want[0]))
	must(t, s.Append("k7q2m9", 1, want[1:]...))
	wantLog(t, s, "k7q2m9", numbered(1, want...))
}

func appendRefusesALogThatHasGrown(t *testing.T, s bot.Store) {
	wantError(t, "Append after 1 to a table never opened", s.Append("k7q2m9", 1, opened()), bot.ErrConflict)
	must(t, s.Append("k7q2m9", 0, opened(), seated(0, anna)))
	for _, after := range []uint64{0, 1, 3, 1 << 63, ^uint64(0)} {
		wantError(t, fmt.Sprintf("Append after %d", after), s.Append("k7q2m9", after, seated(1, bruno)), bot.ErrConflict)
	}
	wantLog(t, s, "k7q2m9", numbered(1, opened(), seated(0, anna)))
}

func appendOfNothingOnlyCompares(t *testing.T, s bot.Store) {
	must(t, s.Append("k7q2m9", 0))
	_, err := s.Log("k7q2m9")
	wantError(t, "Log after an append of nothing", err, bot.ErrUnknown)
	wantError(t, "Append of nothing after 1", s.Append("k7q2m9", 1), bot.ErrConflict)
}

func appendRefusesWhatCannotBeReadAgain(t *testing.T, s bot.Store) {
	must(t, s.Append("k7q2m9", 0, opened()))
	for name, bad := range map[string]bot.Fact{
		"a person without id": {Kind: bot.Hosted, Host: chat.PersonID{Platform: "discord"}},
		"a year beyond 9999":  {Kind: bot.Closed, At: time.Date(12026, 1, 1, 0, 0, 0, 0, time.UTC)},
	} {
		if err := s.Append("k7q2m9", 1, seated(0, anna), bad); err == nil || errors.Is(err, bot.ErrConflict) {
			t.Errorf("%s: got %v, want it refused", name, err)
		}
	}
	wantLog(t, s, "k7q2m9", numbered(1, opened()))
}

func logIsACopy(t *testing.T, s bot.Store) {
	fact := seated(0, anna)
	must(t, s.Append("k7q2m9", 0, opened(), fact))
	fact.Player.Name = "changed by the writer"
	log, err := s.Log("k7q2m9")
	must(t, err)
	log[1].Fact.Player.Name = "changed by a reader"
	wantLog(t, s, "k7q2m9", numbered(1, opened(), seated(0, anna)))
}

func oneOfManyAppendsWins(t *testing.T, s bot.Store) {
	must(t, s.Append("k7q2m9", 0, opened()))
	const writers, rounds = 8, 5
	for after := uint64(1); after <= rounds; after++ {
		errs := make([]error, writers)
		var writing sync.WaitGroup
		for i := range writers {
			writing.Go(func() { errs[i] = s.Append("k7q2m9", after, moved(fmt.Sprint(i))) })
		}
		writing.Wait()
		var won []int
		for i, err := range errs {
			if err == nil {
				won = append(won, i)
			} else {
				wantError(t, "Append of a loser", err, bot.ErrConflict)
			}
		}
		log, err := s.Log("k7q2m9")
		must(t, err)
		if len(won) != 1 || len(log) != int(after)+1 || log[after].Fact.Move != fmt.Sprint(won[0]) {
			t.Fatalf("after %d: writers %v won and the log has %d facts", after, won, len(log))
		}
	}
}

func tablesAreKeptApart(t *testing.T, s bot.Store) {
	if got, err := s.Tables(); err != nil || len(got) != 0 {
		t.Errorf("Tables of an empty store: got %q, %v", got, err)
	}
	want := []bot.TableID{"a", "a\x00", "a\x00\x01", "a\x00\xff", "a\x01", "aa", "b", "\xff"} // one starts with another
	for i, table := range want {
		must(t, s.Append(table, 0, opened(), bot.Fact{Kind: bot.Seated, Seat: i}))
	}
	got, err := s.Tables()
	must(t, err)
	wantSame(t, "Tables", got, want)
	must(t, s.Drop("a"))
	for i, table := range want[1:] {
		wantLog(t, s, table, numbered(1, opened(), bot.Fact{Kind: bot.Seated, Seat: i + 1}))
	}
}

func dropRemovesALog(t *testing.T, s bot.Store) {
	must(t, s.Drop("k7q2m9"))
	must(t, s.Append("k7q2m9", 0, opened(), seated(0, anna)))
	must(t, s.Drop("k7q2m9"))
	_, err := s.Log("k7q2m9")
	wantError(t, "Log of a dropped table", err, bot.ErrUnknown)
	wantError(t, "Append to a dropped table", s.Append("k7q2m9", 2, seated(1, bruno)), bot.ErrConflict)
	got, err := s.Tables()
	must(t, err)
	if len(got) != 0 {
		t.Errorf("Tables after the drop: got %q, want none", got)
	}
}

func settingsAreKept(t *testing.T, s bot.Store) {
	for range 2 { // before and after they are set and set back
		person, err := s.PersonSettings(anna)
		must(t, err)
		wantSame(t, "settings of a person, unset", person, bot.PersonSettings{})
		community, err := s.CommunitySettings(square)
		must(t, err)
		wantSame(t, "settings of a community, unset", community, bot.CommunitySettings{})

		must(t, s.SetPersonSettings(anna, bot.PersonSettings{Language: "en"}))
		must(t, s.SetPersonSettings(bruno, bot.PersonSettings{Language: "de"}))
		must(t, s.SetCommunitySettings(square, bot.CommunitySettings{Language: "it"}))
		person, err = s.PersonSettings(anna)
		must(t, err)
		wantSame(t, "settings of a person", person, bot.PersonSettings{Language: "en"})
		community, err = s.CommunitySettings(square)
		must(t, err)
		wantSame(t, "settings of a community", community, bot.CommunitySettings{Language: "it"})

		must(t, s.SetPersonSettings(anna, bot.PersonSettings{}))
		must(t, s.SetCommunitySettings(square, bot.CommunitySettings{}))
	}
}
