package storage_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/game"
	"briscola/game/gametest"
)

// What random calls are about. The ids begin with one another, so that keys can be mistaken.
var (
	allCommunities = []chat.Community{
		{}, {Platform: "discord", ID: "1"}, {Platform: "discord", ID: "1\x00"}, {Platform: "telegram", ID: "1"},
	}
	allPeople = []chat.PersonID{
		{Platform: "discord", ID: "1"}, {Platform: "discord", ID: "12"}, {Platform: "discord", ID: "\x00"},
		{Platform: "telegram", ID: "1"}, {Platform: "telegram", ID: "2"}, {Platform: "telegram", ID: "3"},
	}
	firstDay = board.DayOf(time.Date(2026, 11, 16, 0, 0, 0, 0, time.UTC))
)

func pick[T any](rng *rand.Rand, list []T) T { return list[rng.IntN(len(list))] }

// dayOf gives a day around that of the call number n.
func dayOf(rng *rand.Rand, n int) board.Day { return firstDay + board.Day(n-rng.IntN(4)) }

// call is a change that a store is asked for.
type call struct {
	name   string
	change func(bot.Store) error
}

// randomCall gives the call number n, mostly to settle a deal.
func randomCall(rng *rand.Rand, n int) call {
	community, person, month := pick(rng, allCommunities), pick(rng, allPeople), dayOf(rng, rng.IntN(n+1)).Month()
	switch rng.IntN(40) {
	case 0:
		to := pick(rng, allCommunities)
		return call{"Rehome", func(s bot.Store) error { return s.Rehome(community, to) }}
	case 1:
		return call{"Forget", func(s bot.Store) error { return s.Forget(community) }}
	case 2:
		return call{"Erase", func(s bot.Store) error { return s.Erase(person) }}
	case 3, 4:
		closed := randomSeason(rng, month)
		return call{"CloseSeason", func(s bot.Store) error { return s.CloseSeason(community, closed) }}
	case 5, 6:
		return call{"ResetSeason", func(s bot.Store) error { return s.ResetSeason(community, month) }}
	case 7:
		return call{"AnnounceSeason", func(s bot.Store) error { return s.AnnounceSeason(community, month) }}
	case 8:
		since := time.Unix(int64(rng.IntN(2)*n), 0).UTC()
		return call{"SetAway", func(s bot.Store) error { return s.SetAway(community, since) }}
	case 9, 10, 11:
		unlisted := bot.Unlisted{Hidden: rng.IntN(3) == 0, Removed: rng.IntN(3) == 0, Left: rng.IntN(3) == 0}
		return call{"SetUnlisted", func(s bot.Store) error { return s.SetUnlisted(community, person, unlisted) }}
	case 12:
		settings := bot.PersonSettings{Language: pick(rng, []string{"", "it", "en"})}
		return call{"SetPersonSettings", func(s bot.Store) error { return s.SetPersonSettings(person, settings) }}
	case 13:
		settings := bot.CommunitySettings{Language: pick(rng, []string{"", "it", "en"}), Zone: "Europe/Rome", Casual: rng.IntN(2) == 0}
		return call{"SetCommunitySettings", func(s bot.Store) error { return s.SetCommunitySettings(community, settings) }}
	case 14:
		table := tableOf(rng.IntN(n + 1))
		return call{"Drop", func(s bot.Store) error { return s.Drop(table) }}
	}
	end := randomSettlement(rng, n, community)
	return call{"Settle", func(s bot.Store) error { return s.Settle(tableOf(n), 0, end) }}
}

func tableOf(n int) bot.TableID { return bot.TableID("t" + strconv.Itoa(n)) }

func randomSeason(rng *rand.Rand, month board.Period) bot.Season {
	s := bot.Season{Month: month, Order: pick(rng, board.Orders())}
	for place := range rng.IntN(4) {
		s.Podium = append(s.Podium, bot.Medal{Place: place + 1, Person: pick(rng, allPeople), Mark: int32(rng.IntN(2000) - 100)})
	}
	return s
}

// randomSettlement plays and ends a deal at a table of its own; one in thirty has an id that was taken before.
func randomSettlement(rng *rand.Rand, n int, community chat.Community) bot.Settlement {
	rules := pick(rng, gametest.Presets())
	if rng.IntN(3) == 0 {
		rules = gametest.RandomRules(rng)
	}
	state, record := randomDeal(rng, rules)
	id := bot.DealID(fmt.Sprintf("%s-1", tableOf(n)))
	if rng.IntN(30) == 0 {
		id = bot.DealID(fmt.Sprintf("%s-1", tableOf(rng.IntN(n+1))))
	}
	day := dayOf(rng, n)
	deal := bot.SettledDeal{
		ID: id, Community: community, At: day.Time(time.UTC).Add(time.Duration(rng.IntN(90_000)) * time.Second), Day: day,
		Rated: rng.IntN(3) > 0, Players: randomPlayers(rng, rules.Seats), Record: record.String(),
	}
	facts, from := logOf(record, state.Result(), deal)
	return bot.Settlement{Facts: facts, From: from, Deal: deal, Room: chat.Room{Platform: "discord", Chat: fmt.Sprint(rng.IntN(3) + 1)}}
}

// randomDeal plays a deal to its end, or gives it up.
func randomDeal(rng *rand.Rand, rules game.Rules) (game.State, game.Record) {
	seed := gametest.Seed(rng)
	deal := game.Deal{Rules: rules, Dealer: rng.IntN(rules.Seats), Deck: game.Shuffle(rules, seed)}
	moves := 1000
	if rules.Sides() == 2 && rng.IntN(10) == 0 {
		moves = rng.IntN(30)
	}
	state, record := gametest.Play(rng, deal, moves)
	if !state.Over() {
		record.Moves = append(record.Moves, game.Concede(rng.IntN(rules.Seats)))
		state, _, _ = state.Do(record.Moves[len(record.Moves)-1])
	}
	record.Seed = &seed
	return state, record
}

// randomPlayers are mostly people, none of whom sits twice. Some are named anew, some without a name.
func randomPlayers(rng *rand.Rand, seats int) []bot.Player {
	people := slices.Clone(allPeople)
	rng.Shuffle(len(people), func(i, j int) { people[i], people[j] = people[j], people[i] })
	players := make([]bot.Player, seats)
	for i := range players {
		players[i] = bot.Player{Level: pick(rng, []string{"", "maestro"})}
		if rng.IntN(5) > 0 {
			players[i] = bot.Player{Person: people[i], Name: pick(rng, []string{"", "Anna", "anna", "Bruno"}), Language: "it"}
			players[i].GaveUp = rng.IntN(10) == 0
		}
	}
	return players
}

// logOf gives the facts that lead to a settled deal, and the number of the one that deals.
func logOf(record game.Record, result game.Result, deal bot.SettledDeal) (facts []bot.Fact, from uint64) {
	facts = []bot.Fact{{Kind: bot.Opened, Community: deal.Community, Host: allPeople[0], Rules: record.Deal.Rules.String()}}
	for seat := range deal.Players {
		facts = append(facts, bot.Fact{Kind: bot.Seated, Seat: seat, Player: &deal.Players[seat]})
	}
	facts = append(facts, bot.Fact{Kind: bot.Started})
	from = uint64(len(facts)) + 1
	facts = append(facts, bot.Fact{Kind: bot.Dealt, Dealer: record.Deal.Dealer, Seed: record.Seed.String()})
	for _, move := range record.Moves {
		facts = append(facts, bot.Fact{Kind: bot.Moved, Move: move.String(), By: bot.ByPerson})
	}
	return append(facts, bot.Fact{
		Kind: bot.Settled, Deal: deal.ID, Dealer: record.Deal.Dealer, Seed: record.Seed.String(), Result: &result,
	}), from
}
