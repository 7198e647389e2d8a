package storage

import (
	"fmt"
	"math/rand/v2"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/bot/rating"
	"briscola/game"
	"briscola/game/gametest"
)

// inOneTransaction is how many entries Generate writes at a time.
const inOneTransaction = 100_000

// Generate writes a community with so many people, all of whom have figures of all time in all games, and so many deals. The
// figures are made up: they are not what the deals amount to.
func Generate(path string, id chat.Community, people, deals int) error {
	db, err := Open(path)
	if err != nil {
		return err
	}
	defer db.Close()
	db.NoSync()
	const number = 1
	err = db.bolt.Update(func(tx *bbolt.Tx) error {
		c := community{ID: id, Deals: uint64(deals), Players: people, Newest: 20_000}
		if err := c.put(tx, number); err != nil {
			return err
		}
		return tx.Bucket(numbersBucket).Put(communityKey(id), packNumber(number))
	})
	rng := rand.New(rand.NewPCG(1, 1))
	for player := 1; player <= people && err == nil; player += inOneTransaction {
		err = db.bolt.Update(func(tx *bbolt.Tx) error {
			for i := player; i < player+inOneTransaction && i <= people; i++ {
				if err := generatePerson(tx, number, i, randomFigures(rng)); err != nil {
					return err
				}
			}
			return nil
		})
	}
	d, failed := generatedDeal(rng)
	if failed != nil {
		return failed
	}
	for n := 1; n <= deals && err == nil; n += inOneTransaction {
		err = db.bolt.Update(func(tx *bbolt.Tx) error {
			tx.Bucket(dealIDsBucket).FillPercent = 1
			for i := n; i < n+inOneTransaction && i <= deals; i++ {
				d.id = bot.DealID(fmt.Sprintf("%08x-1", i))
				d.seats[0].player, d.seats[1].player = 1+rng.IntN(people), 1+rng.IntN(people)
				if err := putDeal(tx, number, uint64(i), &d); err != nil {
					return err
				}
			}
			return nil
		})
	}
	return err
}

func generatePerson(tx *bbolt.Tx, number uint32, player int, figures board.Figures) error {
	m := member{PersonID: chat.PersonID{Platform: "discord", ID: fmt.Sprint(100_000_000_000_000_000 + player)}, name: "somebody", newest: 1}
	if err := m.put(tx, number, player); err != nil {
		return err
	}
	b := book{tx: tx, community: number}
	return b.SetFigures(board.Section{}, player, figures)
}

// randomFigures are those of somebody who has played from time to time or a lot, half of them today.
func randomFigures(rng *rand.Rand) (f board.Figures) {
	f.Deals = 1 + int(rng.ExpFloat64()*60)
	f.Wins, f.Draws, f.Points = rng.IntN(f.Deals+1), 0, f.Deals*50+rng.IntN(1000)
	f.Longest, f.Auctions, f.Score, f.Rated = rng.IntN(9), rng.IntN(f.Deals+1), rng.IntN(40)-10, rng.IntN(f.Deals+1)
	if f.Rated > 0 {
		f.Rating = rating.Rating{Mu: 10 + float64(rng.IntN(30_000_000))/1e6, Sigma: 1 + float64(rng.IntN(7_000_000))/1e6}
	}
	f.Day = 20_000 - board.Day(rng.IntN(2))
	for _, o := range board.Orders() {
		f.Before[o] = f.Mark(o)
	}
	return f
}

// generatedDeal is a duel as it is kept.
func generatedDeal(rng *rand.Rand) (d keptDeal, err error) {
	seed := gametest.Seed(rng)
	_, record := gametest.Game(rng, game.Deal{Rules: game.Standard(2), Deck: game.Shuffle(game.Standard(2), seed)})
	record.Seed = &seed
	d = keptDeal{day: 20_000, at: 20_000 * secondsOfDay, rated: true, seats: []keptSeat{{back: 1000}, {back: 1000}}}
	d.record, err = appendRecord(nil, record)
	return d, err
}
