package storage

import (
	"cmp"
	"errors"
	"fmt"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/chat"
)

// Rehome implements bot.Store. Settled deals move too, so that figures stay the sum of the deals.
func (db *DB) Rehome(from, to chat.Community) error {
	if from == to {
		return nil
	}
	if from == (chat.Community{}) || to == (chat.Community{}) {
		return errors.New("storage: no community to rehome")
	}
	return db.commit(func(tx *bbolt.Tx) error {
		if err := rehomeFigures(tx, from, to); err != nil {
			return err
		}
		if err := rehomeSettings(tx.Bucket(communitiesBucket), communityKey(from), communityKey(to)); err != nil {
			return err
		}
		return rehomeDeals(tx.Bucket(dealsBucket), from, to)
	})
}

func rehomeFigures(tx *bbolt.Tx, from, to chat.Community) error {
	moving, err := figuresOf(tx, from)
	if err != nil || len(moving) == 0 {
		return err
	}
	for _, figures := range moving {
		standing, err := readFigures(tx, to, figures.Person)
		if err != nil && err != bot.ErrUnknown {
			return err
		}
		figures.Name = cmp.Or(standing.Name, figures.Name)
		if err := addGain(tx, to, figures); err != nil {
			return err
		}
		if err := tx.Bucket(figuresBucket).Delete(figuresKey(from, figures.Person)); err != nil {
			return err
		}
	}
	return tx.Bucket(boardsBucket).DeleteBucket(communityKey(from))
}

// figuresOf gives the figures of a community in order of the people's ids.
func figuresOf(tx *bbolt.Tx, community chat.Community) (list []bot.Figures, err error) {
	err = scan(tx.Bucket(figuresBucket), communityKey(community), func(key, _ []byte) error {
		_, person, ok := cutFiguresKey(key)
		if !ok {
			return damagedBoard(community)
		}
		figures, err := readFigures(tx, community, person)
		list = append(list, figures)
		return err
	})
	return list, err
}

func rehomeSettings(settings *bbolt.Bucket, from, to []byte) error {
	value := settings.Get(from)
	if value == nil {
		return nil
	}
	if settings.Get(to) == nil {
		if err := settings.Put(to, value); err != nil {
			return fmt.Errorf("storage: settings: %w", err)
		}
	}
	return settings.Delete(from)
}

func rehomeDeals(deals *bbolt.Bucket, from, to chat.Community) error {
	moving := map[string]bot.SettledDeal{}
	err := scan(deals, nil, func(key, value []byte) error {
		deal, err := decode[bot.SettledDeal](value)
		if err == nil && deal.Community == from {
			moving[string(key)] = deal
		}
		return err
	})
	if err != nil {
		return fmt.Errorf("storage: deals: %w", err)
	}
	for key, deal := range moving {
		deal.Community = to
		value, err := encode(deal)
		if err != nil {
			return err
		}
		if err := deals.Put([]byte(key), value); err != nil {
			return fmt.Errorf("storage: deals: %w", err)
		}
	}
	return nil
}
