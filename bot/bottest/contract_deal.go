package bottest

import (
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/game"
	"briscola/game/gametest"
)

var (
	square = chat.Community{Platform: "discord", ID: "1000"}
	garden = chat.Community{Platform: "telegram", ID: "-100200"}
	hall   = chat.Room{Platform: "discord", Chat: "5", Topic: "7"}

	anna  = chat.PersonID{Platform: "discord", ID: "anna"}
	bruno = chat.PersonID{Platform: "discord", ID: "bruno"}
	carla = chat.PersonID{Platform: "telegram", ID: "carla"}
	dario = chat.PersonID{Platform: "telegram", ID: "dario"}
	elena = chat.PersonID{Platform: "telegram", ID: "elena"}
	fabio = chat.PersonID{Platform: "telegram", ID: "fabio"}

	noon = time.Date(2026, 3, 1, 12, 0, 0, 123456789, time.UTC)
)

var (
	allTime = board.Section{}
	byWins  = board.ByWins
)

func everybody() []chat.PersonID { return []chat.PersonID{anna, bruno, carla, dario, elena, fabio} }

// monday is the day of most deals. It is neither the first of its week alone nor of its month: 2026-11-16.
var monday = board.DayOf(time.Date(2026, 11, 16, 0, 0, 0, 0, time.UTC))

// deal says what a test wants of a deal that is to be settled.
type deal struct {
	rules   game.Rules
	ends    func(game.Result) bool
	players []bot.Player // by seat
	day     board.Day
	casual  bool
	from    uint64 // deals are tried from this one on, so that others are found
}

// person sits down under the name that goes with the id: anna is Anna.
func person(id chat.PersonID) bot.Player {
	return bot.Player{Person: id, Name: strings.ToUpper(id.ID[:1]) + id.ID[1:]}
}

func computer() bot.Player { return bot.Player{Level: "maestro"} }

// played is a rated deal of as many people; they sit in that order.
func played(ends func(game.Result) bool, people ...chat.PersonID) deal {
	d := deal{rules: game.Chiamata(), ends: ends, day: monday}
	if len(people) != 5 {
		d.rules = game.Standard(len(people))
	}
	for _, p := range people {
		d.players = append(d.players, person(p))
	}
	return d
}

// duel is one that the first of two has won.
func duel(winner, loser chat.PersonID) deal { return played(wonBy(0), winner, loser) }

// drawn is a duel that nobody has won.
func drawn(a, b chat.PersonID) deal { return played(func(r game.Result) bool { return r.Drawn }, a, b) }

// wonBy tells whether these seats have won, and no others.
func wonBy(seats ...int) func(game.Result) bool {
	return func(r game.Result) bool { return slices.Equal(r.Winners, seats) }
}

// wonWith tells whether the first seat has won with so many points of its side.
func wonWith(points int) func(game.Result) bool {
	return func(r game.Result) bool { return slices.Contains(r.Winners, 0) && r.Sides[0].Points == points }
}

// on is the deal on another day.
func (d deal) on(day board.Day) deal {
	d.day = day
	return d
}

// unrated is the deal at a casual table.
func (d deal) unrated() deal {
	d.casual = true
	return d
}

// with is the deal with somebody else in a seat.
func (d deal) with(seat int, player bot.Player) deal {
	d.players = slices.Clone(d.players)
	d.players[seat] = player
	return d
}

// abandoned is the deal given up in a seat.
func (d deal) abandoned(seat int) deal {
	player := d.players[seat]
	player.GaveUp = true
	return d.with(seat, player)
}

// record plays such deals until one ends as wanted, the same ones in every run.
func (d deal) record() game.Record {
	for n := range uint64(100_000) {
		rng := rand.New(rand.NewPCG(d.from, n))
		seed := gametest.Seed(rng)
		state, record := gametest.Game(rng, game.Deal{
			Rules: d.rules, Dealer: rng.IntN(d.rules.Seats), Deck: game.Shuffle(d.rules, seed),
		})
		if record.Seed = &seed; d.ends(state.Result()) {
			return record
		}
	}
	panic("no deal ends so")
}

// settled is the deal as it is handed to a store.
func (d deal) settled(id bot.DealID, community chat.Community) bot.SettledDeal {
	return bot.SettledDeal{
		ID: id, Community: community, At: d.day.Time(time.UTC).Add(20 * time.Hour), Day: d.day, Rated: !d.casual,
		Players: d.players, Record: d.record().String(),
	}
}
