package storage_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

// content is what a store tells when it is asked many things.
type content struct {
	Logs        map[bot.TableID][]bot.Entry
	Deals       map[bot.DealID]bot.SettledDeal
	Communities []bot.Community
	Memberships map[chat.PersonID][]chat.Community
	Settings    map[chat.PersonID]bot.PersonSettings
	Within      map[string]within
	Answers     map[string]any
}

// within is what is told of a community.
type within struct {
	History  []bot.SettledDeal
	Evidence map[board.Kind]board.Evidence
	Hall     []bot.Season
	Settings bot.CommunitySettings
}

// fataler is a test, also one of package rapid.
type fataler interface{ Fatal(args ...any) }

// asker asks a store, and gives up on errors that it does not expect.
type asker struct {
	bot.Store
	fataler
}

func (a asker) must(err error) {
	if err != nil && err != bot.ErrUnknown {
		a.Fatal(err)
	}
}

// ask asks a store for all that there is, the first so many deals among it, and for boards and profiles at random: the same ones
// for the same seed.
func ask(t fataler, s bot.Store, deals int, seed uint64) content {
	a := asker{s, t}
	all := content{
		Logs: map[bot.TableID][]bot.Entry{}, Deals: map[bot.DealID]bot.SettledDeal{}, Memberships: map[chat.PersonID][]chat.Community{},
		Settings: map[chat.PersonID]bot.PersonSettings{}, Within: map[string]within{}, Answers: map[string]any{},
	}
	tables, err := s.Tables()
	a.must(err)
	for _, table := range tables {
		all.Logs[table], err = s.Log(table)
		a.must(err)
	}
	for n := range deals {
		id := bot.DealID(fmt.Sprintf("%s-1", tableOf(n)))
		all.Deals[id], err = s.Deal(id)
		a.must(err)
	}
	all.Communities, err = s.Communities()
	a.must(err)
	for _, person := range allPeople {
		all.Memberships[person], err = s.Memberships(person)
		a.must(err)
		all.Settings[person], err = s.PersonSettings(person)
		a.must(err)
	}
	for _, community := range allCommunities {
		all.Within[community.String()] = a.within(community)
	}
	all.Answers = askSome(t, s, deals, seed).Answers
	return all
}

// askSome asks a store some questions at random, the same ones for the same seed.
func askSome(t fataler, s bot.Store, deals int, seed uint64) content {
	a := asker{s, t}
	rng := rand.New(rand.NewPCG(seed, 0))
	some := content{Answers: map[string]any{}}
	for range 30 {
		question, answer := a.random(rng, deals)
		some.Answers[question] = answer
	}
	return some
}

func (a asker) within(community chat.Community) (w within) {
	var err error
	w.History, _, err = a.History(community, chat.PersonID{}, 0, 10_000)
	a.must(err)
	w.Evidence, err = a.Evidence(community)
	a.must(err)
	w.Hall, err = a.Hall(community, 100)
	a.must(err)
	w.Settings, err = a.CommunitySettings(community)
	a.must(err)
	return w
}

// random asks something at random.
func (a asker) random(rng *rand.Rand, n int) (question string, answer any) {
	community, person, day := pick(rng, allCommunities), pick(rng, append(allPeople, chat.PersonID{})), dayOf(rng, rng.IntN(n+1))
	section := board.Section{Period: day.Periods()[rng.IntN(3)], Kind: pick(rng, board.Kinds())}
	var err error
	switch rng.IntN(10) {
	case 4:
		id := bot.DealID(fmt.Sprintf("%s-1", tableOf(rng.IntN(n+1))))
		question = fmt.Sprint("deal ", id)
		answer, err = a.Deal(id)
	case 5:
		question = "communities"
		answer, err = a.Communities()
	case 0:
		question = fmt.Sprint("profile ", community, person, section.Period)
		answer, err = a.Profile(community, person, section.Period)
	case 1:
		before := uint64(rng.IntN(n + 2))
		var page []bot.SettledDeal
		var earlier uint64
		limit := rng.IntN(5)
		question = fmt.Sprint("history ", community, person, before, limit)
		page, earlier, err = a.History(community, person, before, limit)
		answer = []any{page, earlier}
	case 2:
		question = fmt.Sprint("season ", community, day.Month())
		answer, err = a.Season(community, day.Month())
	case 3:
		name := pick(rng, []string{"", "ANNA", "bruno", "Carla"})
		question = fmt.Sprint("named ", community, name)
		answer, err = a.Named(community, name)
	default:
		q := bot.BoardQuery{
			Community: community, Section: section, Order: pick(rng, board.Orders()), Offset: rng.IntN(8) - 1, Limit: rng.IntN(8) - 1,
			Self: person, Today: dayOf(rng, rng.IntN(n+1)),
		}
		question = fmt.Sprint("board ", q)
		answer, err = a.Board(q)
	}
	a.must(err)
	return question, []any{answer, fmt.Sprint(err)}
}

// difference compares what stores have told, whether nothing is nil or empty.
func difference(want, got content) string {
	if a, b := plain(want), plain(got); a != "" && a == b {
		return "" // the usual case, much faster
	}
	return cmp.Diff(want, got, cmpopts.EquateEmpty())
}

// plain gives a content as text in which nil and empty look alike.
func plain(c content) string {
	text, err := json.Marshal(c)
	if err != nil {
		return ""
	}
	return strings.NewReplacer("null", "[]", "{}", "[]").Replace(string(text))
}

// checkAll wants a file in which Check finds nothing.
func checkAll(t testing.TB, path string) {
	t.Helper()
	if findings := check(t, path); len(findings) > 0 {
		t.Errorf("findings %q, want none", findings)
	}
}
