package storage

import (
	"bytes"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/chat"
)

// countedFigures compares figures with what the deals amount to.
func (c *checker) countedFigures(figures *bbolt.Bucket) error {
	err := scan(figures, nil, func(key, value []byte) error {
		community, person, ok := cutFiguresKey(key)
		if !ok {
			c.report("figures have a key without a community and a person")
			return nil
		}
		c.people[community]++
		m := member{community, person}
		want := c.figures[m]
		delete(c.figures, m)
		got, err := decode[bot.Figures](value)
		if err != nil {
			c.report("figures of %q in %q: %v", person, community, err)
			return nil
		}
		c.compare(m, "deals", got.Deals, want.Deals)
		c.compare(m, "wins", got.Wins, want.Wins)
		c.compare(m, "draws", got.Draws, want.Draws)
		c.compare(m, "points", got.Points, want.Points)
		return nil
	})
	for m := range c.figures {
		c.report("figures of %q in %q are missing, though settled deals name them", m.person, m.community)
	}
	return err
}

func (c *checker) compare(m member, what string, got, want int) {
	if got != want {
		c.report("figures of %q in %q: %d %s, but the settled deals amount to %d", m.person, m.community, got, what, want)
	}
}

// boards checks that each board has exactly the people with figures, each in the right place.
func (c *checker) boards(boards *bbolt.Bucket) error {
	err := boards.ForEachBucket(func(key []byte) error {
		platform, id, rest, ok := cutPair(key)
		if !ok || len(rest) > 0 {
			c.report("a board has a key that is no community")
			return nil
		}
		return c.board(boards, chat.Community{Platform: platform, ID: id})
	})
	for community, people := range c.people {
		c.report("the board of %q is missing; %d people have figures there", community, people)
	}
	return err
}

func (c *checker) board(boards *bbolt.Bucket, community chat.Community) error {
	board := boards.Bucket(communityKey(community))
	people := c.people[community]
	delete(c.people, community)
	if board.Sequence() != people {
		c.report("the board of %q counts %d people, but %d have figures there", community, board.Sequence(), people)
	}
	placed := uint64(0)
	err := scan(board, nil, func(key, _ []byte) error {
		person, ok := cutBoardKey(key)
		figures, err := readFigures(board.Tx(), community, person)
		switch {
		case !ok:
			c.report("the board of %q has a key without a person", community)
		case err == bot.ErrUnknown:
			c.report("the board of %q has %q, who has no figures there", community, person)
		case err == nil && !bytes.Equal(key, boardKey(figures)):
			c.report("the board of %q has %q in a wrong place", community, person)
		default:
			placed++
		}
		return nil
	})
	if placed != people {
		c.report("the board of %q has %d of %d people in the right place", community, placed, people)
	}
	return err
}
