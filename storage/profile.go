package storage

import (
	"cmp"
	"fmt"
	"slices"

	"go.etcd.io/bbolt"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

// Profile implements bot.Store.
func (db *DB) Profile(id chat.Community, person chat.PersonID, period board.Period) (p bot.Profile, err error) {
	known := false
	err = db.inside(id, func(tx *bbolt.Tx, number uint32) error {
		player, err := playerOf(tx, number, person)
		if err != nil || player == 0 {
			return err
		}
		known = true
		p, err = readProfile(tx, number, player, period)
		return err
	})
	if err == nil && !known {
		err = bot.ErrUnknown
	}
	if err != nil {
		return bot.Profile{}, err
	}
	return p, nil
}

func readProfile(tx *bbolt.Tx, number uint32, player int, period board.Period) (p bot.Profile, err error) {
	m, err := readMember(tx, number, player)
	if err != nil {
		return p, err
	}
	p = bot.Profile{Person: m.PersonID, Name: m.name, Figures: map[board.Kind]board.Figures{}}
	if p.Unlisted, err = readUnlisted(tx, number, player); err != nil {
		return p, err
	}
	b := book{tx: tx, community: number}
	for _, kind := range board.Kinds() {
		figures, err := b.Figures(board.Section{Period: period, Kind: kind}, player)
		if err != nil {
			return p, err
		}
		if figures.Deals > 0 {
			p.Figures[kind] = figures
		}
	}
	if err := readCompanions(tx, number, player, &p); err != nil {
		return p, err
	}
	p.Trend, err = readTrend(tx, number, player)
	return p, err
}

// readCompanions finds the best partner and the worst opponent in each kind of game.
func readCompanions(tx *bbolt.Tx, number uint32, player int, p *bot.Profile) error {
	partners, nemeses := map[board.Kind]companion{}, map[board.Kind]companion{}
	err := scan(tx.Bucket(pairsBucket), playerKey(number, player), func(key, value []byte) error {
		_, kind, other, ok := cutPairKey(key)
		pair, err := unpackPair(value)
		if err := damagedUnless(ok, err); err != nil {
			return fmt.Errorf("storage: a pair of player %d in community %d: %w", player, number, err)
		}
		if best := partners[kind].pair; cmp.Or(cmp.Compare(pair.With, best.With), cmp.Compare(pair.WonWith, best.WonWith)) > 0 {
			partners[kind] = companion{other, pair}
		}
		if worst := nemeses[kind].pair; cmp.Or(cmp.Compare(pair.Lost, worst.Lost), cmp.Compare(worst.Won, pair.Won)) > 0 {
			nemeses[kind] = companion{other, pair}
		}
		return nil
	})
	if err != nil {
		return err
	}
	if p.Partners, err = tellCompanions(tx, number, partners); err != nil {
		return err
	}
	p.Nemeses, err = tellCompanions(tx, number, nemeses)
	return err
}

// companion is another player of a pair.
type companion struct {
	player int
	pair   board.Pair
}

func tellCompanions(tx *bbolt.Tx, number uint32, list map[board.Kind]companion) (map[board.Kind]bot.Companion, error) {
	told := map[board.Kind]bot.Companion{}
	for kind, c := range list {
		m, err := readMember(tx, number, c.player)
		if err != nil && err != bot.ErrUnknown {
			return nil, err
		}
		told[kind] = bot.Companion{Person: m.PersonID, Name: m.name, Pair: c.pair}
	}
	return told, nil
}

// readTrend gives the ratings of the newest days, the oldest first.
func readTrend(tx *bbolt.Tx, number uint32, player int) (trend []bot.TrendPoint, err error) {
	err = scanBack(tx.Bucket(trendsBucket), playerKey(number, player), nil, func(key, value []byte) (bool, error) {
		shown, err := unpackShown(value)
		_, day, ok := cutTrendKey(key)
		if err := damagedUnless(ok, err); err != nil {
			return false, fmt.Errorf("storage: the trend of player %d in community %d: %w", player, number, err)
		}
		trend = append(trend, bot.TrendPoint{Day: day, Rating: shown})
		return len(trend) < bot.TrendPoints, nil
	})
	slices.Reverse(trend)
	return trend, err
}
