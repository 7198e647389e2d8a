package bottest

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/game"
)

// keeper settles deals in a store, each at a table of its own, and remembers them.
type keeper struct {
	bot.Store
	t       *testing.T
	tables  int
	settled map[chat.Community][]bot.SettledDeal
}

func keep(t *testing.T, s bot.Store) *keeper {
	return &keeper{Store: s, t: t, settled: map[chat.Community][]bot.SettledDeal{}}
}

// settle settles deals in a community, in that order, and gives the last one as it was handed over.
func (k *keeper) settle(community chat.Community, deals ...deal) (last bot.SettledDeal) {
	k.t.Helper()
	for _, d := range deals {
		k.tables++
		table := bot.TableID(fmt.Sprint("t", k.tables))
		last = d.settled(bot.DealID(table)+"-1", community)
		must(k.t, k.Settle(table, 0, bot.Settlement{Facts: []bot.Fact{settled(last.ID)}, From: 1, Deal: last, Room: hall}))
		k.settled[community] = append(k.settled[community], last)
	}
	return last
}

// count counts the deals that were settled in a community, and tells by which numbers.
func (k *keeper) count(community chat.Community) (*board.Memory, map[chat.PersonID]int) {
	k.t.Helper()
	book, numbers := board.NewMemory(), map[chat.PersonID]int{{}: 0}
	for _, d := range k.settled[community] {
		players := make([]board.Player, len(d.Players))
		for i, p := range d.Players {
			if _, known := numbers[p.Person]; !known {
				numbers[p.Person] = len(numbers)
			}
			players[i] = board.Player{Number: numbers[p.Person], GaveUp: p.GaveUp}
		}
		record, err := game.ParseRecord(d.Record)
		must(k.t, err)
		counted, err := board.NewDeal(record, players, d.Day, d.Rated)
		must(k.t, err)
		must(k.t, board.Count(book, counted))
	}
	delete(numbers, chat.PersonID{})
	return book, numbers
}

// profile is that of a member.
func (k *keeper) profile(community chat.Community, id chat.PersonID, period board.Period) bot.Profile {
	k.t.Helper()
	p, err := k.Profile(community, id, period)
	must(k.t, err)
	return p
}

// figures are those of all time in all games.
func (k *keeper) figures(community chat.Community, id chat.PersonID) board.Figures {
	k.t.Helper()
	return k.profile(community, id, board.Period{}).Figures[board.All]
}

// board asks for all people on the board of a section.
func (k *keeper) board(community chat.Community, section board.Section, order board.Order) bot.Board {
	k.t.Helper()
	b, err := k.Board(bot.BoardQuery{Community: community, Section: section, Order: order, Limit: 100, Today: monday})
	must(k.t, err)
	return b
}

// history lists all deals, the newest first.
func (k *keeper) history(community chat.Community, id chat.PersonID) []bot.SettledDeal {
	k.t.Helper()
	deals, earlier, err := k.History(community, id, 0, 10_000)
	must(k.t, err)
	if earlier != 0 {
		k.t.Errorf("History of %s with all deals listed: got earlier ones from %d on, want none", community, earlier)
	}
	return deals
}

// evidence is that of a community.
func (k *keeper) evidence(community chat.Community) map[board.Kind]board.Evidence {
	k.t.Helper()
	evidence, err := k.Evidence(community)
	must(k.t, err)
	return evidence
}

// dealt counts what the deals of some communities are evidence of.
func (k *keeper) dealt(communities ...chat.Community) map[board.Kind]board.Evidence {
	k.t.Helper()
	book := board.NewMemory()
	for _, community := range communities {
		for _, d := range k.settled[community] {
			record, err := game.ParseRecord(d.Record)
			must(k.t, err)
			counted, err := board.NewDeal(record, make([]board.Player, len(d.Players)), d.Day, false)
			must(k.t, err)
			must(k.t, board.Count(book, counted))
		}
	}
	return book.Evidences
}

// communities lists the communities by their ids.
func (k *keeper) communities() map[chat.Community]bot.Community {
	k.t.Helper()
	list, err := k.Communities()
	must(k.t, err)
	byID := map[chat.Community]bot.Community{}
	for _, c := range list {
		byID[c.ID] = c
	}
	if len(byID) != len(list) {
		k.t.Errorf("Communities: got %v, want none twice", list)
	}
	return byID
}

// memberships lists the communities of a person in the order of their ids.
func (k *keeper) memberships(id chat.PersonID) []chat.Community {
	k.t.Helper()
	list, err := k.Memberships(id)
	must(k.t, err)
	return slices.SortedFunc(slices.Values(list), func(a, b chat.Community) int { return cmp.Compare(a.String(), b.String()) })
}

// seen is all that a store tells of a community.
type seen struct {
	Deals     []bot.SettledDeal
	Boards    map[string]bot.Board
	Profiles  map[string]bot.Profile
	Evidence  map[board.Kind]board.Evidence
	Hall      []bot.Season
	Settings  bot.CommunitySettings
	Community bot.Community
}

// look sees all of a community, its boards and people's figures of all time and of the periods of some days.
func (k *keeper) look(community chat.Community, days ...board.Day) seen {
	k.t.Helper()
	s := seen{
		Deals: k.history(community, chat.PersonID{}), Boards: map[string]bot.Board{}, Profiles: map[string]bot.Profile{},
		Evidence: k.evidence(community), Community: k.communities()[community],
	}
	var err error
	s.Hall, err = k.Hall(community, 100)
	must(k.t, err)
	s.Settings, err = k.CommunitySettings(community)
	must(k.t, err)
	for _, day := range append(days, monday) {
		for _, period := range day.Periods() {
			for _, order := range board.Orders() {
				for _, kind := range board.Kinds() {
					s.Boards[fmt.Sprint(period, " ", kind, " by ", order)] = k.board(community, board.Section{Period: period, Kind: kind}, order)
				}
			}
			for _, id := range everybody() {
				if p, err := k.Profile(community, id, period); err == nil {
					s.Profiles[fmt.Sprint(id, " ", period)] = p
				}
			}
		}
	}
	return s
}
