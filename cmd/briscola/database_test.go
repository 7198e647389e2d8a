package main

import (
	"errors"
	"path/filepath"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/chat"
	"briscola/game"
	"briscola/storage"
)

// databases writes a good database for the scripts, played.db, and one in which some figures are missing, spoilt.db.
func databases(folder string) error {
	for _, name := range []string{"played.db", "spoilt.db"} {
		if err := playedDatabase(filepath.Join(folder, name)); err != nil {
			return err
		}
	}
	bolt, err := bbolt.Open(filepath.Join(folder, "spoilt.db"), 0o600, nil)
	if err != nil {
		return err
	}
	err = bolt.Update(func(tx *bbolt.Tx) error {
		pairs := tx.Bucket([]byte("pairs"))
		key, _ := pairs.Cursor().First()
		return pairs.Delete(key)
	})
	return errors.Join(err, bolt.Close())
}

// playedDatabase writes a database with a deal that was given up.
func playedDatabase(path string) error {
	db, err := storage.Open(path)
	if err != nil {
		return err
	}
	rules, seed := game.Standard(2), game.Seed{1}
	record := game.Record{
		Deal: game.Deal{Rules: rules, Deck: game.Shuffle(rules, seed)}, Seed: &seed, Moves: []game.Move{game.Concede(0)},
	}
	err = db.Settle("k7q2m9", 0, bot.Settlement{
		Facts: []bot.Fact{{Kind: bot.Settled, Deal: "k7q2m9-1"}}, From: 1,
		Deal: bot.SettledDeal{
			ID: "k7q2m9-1", Community: chat.Community{Platform: "discord", ID: "1"}, Record: record.String(),
			Players: []bot.Player{{Person: chat.PersonID{Platform: "discord", ID: "2"}}, {Person: chat.PersonID{Platform: "discord", ID: "3"}}},
		},
	})
	return errors.Join(err, db.Drop("k7q2m9"), db.Close())
}
