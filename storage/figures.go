package storage

import (
	"bytes"
	"cmp"
	"fmt"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/chat"
)

// addGains counts gains; those of nobody or nowhere are not kept.
func addGains(tx *bbolt.Tx, community chat.Community, gains []bot.Figures) error {
	for _, gain := range gains {
		if community == (chat.Community{}) || gain.Person == (chat.PersonID{}) {
			continue
		}
		if err := addGain(tx, community, gain); err != nil {
			return err
		}
	}
	return nil
}

// addGain adds to a person's figures and moves the person on the board.
func addGain(tx *bbolt.Tx, community chat.Community, gain bot.Figures) error {
	board, err := tx.Bucket(boardsBucket).CreateBucketIfNotExists(communityKey(community))
	if err != nil {
		return fmt.Errorf("storage: board: %w", err)
	}
	figures, err := readFigures(tx, community, gain.Person)
	switch err {
	case nil:
		err = board.Delete(boardKey(figures))
	case bot.ErrUnknown:
		_, err = board.NextSequence()
	}
	if err != nil {
		return err
	}
	value, err := encode(sum(figures, gain))
	if err != nil {
		return err
	}
	if err := board.Put(boardKey(sum(figures, gain)), []byte{}); err != nil {
		return fmt.Errorf("storage: board: %w", err)
	}
	return tx.Bucket(figuresBucket).Put(figuresKey(community, gain.Person), value)
}

func sum(figures, gain bot.Figures) bot.Figures {
	gain.Name = cmp.Or(gain.Name, figures.Name)
	gain.Deals += figures.Deals
	gain.Wins += figures.Wins
	gain.Draws += figures.Draws
	gain.Points += figures.Points
	return gain
}

// readFigures gives bot.ErrUnknown where there are none. Whose they are is what the key says.
func readFigures(tx *bbolt.Tx, community chat.Community, person chat.PersonID) (bot.Figures, error) {
	value := tx.Bucket(figuresBucket).Get(figuresKey(community, person))
	if value == nil {
		return bot.Figures{}, bot.ErrUnknown
	}
	figures, err := decode[bot.Figures](value)
	if err != nil {
		return bot.Figures{}, fmt.Errorf("storage: figures of %q in %q: %w", person, community, err)
	}
	figures.Person = person
	return figures, nil
}

// Figures implements bot.Store.
func (db *DB) Figures(community chat.Community, person chat.PersonID) (figures bot.Figures, place int, err error) {
	err = db.view(func(tx *bbolt.Tx) error {
		if figures, err = readFigures(tx, community, person); err != nil {
			return err
		}
		board, want := tx.Bucket(boardsBucket).Bucket(communityKey(community)), boardKey(figures)
		if board == nil {
			return damagedBoard(community)
		}
		c := board.Cursor()
		place = 1
		for key, _ := c.First(); !bytes.Equal(key, want); key, _ = c.Next() {
			if key == nil {
				return damagedBoard(community)
			}
			place++
		}
		return nil
	})
	if err != nil {
		return bot.Figures{}, 0, err
	}
	return figures, place, nil
}

// Board implements bot.Store.
func (db *DB) Board(community chat.Community, offset, limit int) (page []bot.Figures, total int, err error) {
	err = db.view(func(tx *bbolt.Tx) error {
		board := tx.Bucket(boardsBucket).Bucket(communityKey(community))
		if board == nil {
			return nil
		}
		total = int(board.Sequence())
		c := board.Cursor()
		place := 0
		for key, _ := c.First(); key != nil && len(page) < limit; key, _ = c.Next() {
			if place++; place <= offset {
				continue
			}
			person, ok := cutBoardKey(key)
			if !ok {
				return damagedBoard(community)
			}
			figures, err := readFigures(tx, community, person)
			if err != nil {
				return err
			}
			page = append(page, figures)
		}
		return nil
	})
	return page, total, err
}

func damagedBoard(community chat.Community) error {
	return fmt.Errorf("storage: board of %q: %w", community, ErrDamaged)
}
