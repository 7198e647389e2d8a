package storage

import (
	"errors"
	"fmt"
	"math"

	"go.etcd.io/bbolt"

	"briscola/bot/board"
	"briscola/bot/rating"
)

// ledger is what the deals of a community amount to.
type ledger struct {
	community uint32
	place     string
	book      *board.Memory
	newest    map[int]uint64 // deal of each player
	players   int            // the highest number
	last      uint64         // number of a deal
	day       board.Day      // the latest
	months    map[board.Period]bool
	read      int            // deals
	unread    int            // deals that cannot be read
	members   map[int]member // those who were not erased
}

func newLedger(community uint32, place string) *ledger {
	return &ledger{
		community: community, place: place, book: board.NewMemory(), newest: map[int]uint64{}, months: map[board.Period]bool{},
		members: map[int]member{},
	}
}

// who names a player in a sentence.
func (l *ledger) who(player int) string {
	if m, known := l.members[player]; known {
		return fmt.Sprintf("%q in %s", m.PersonID, l.place)
	}
	return fmt.Sprintf("player %d in %s", player, l.place)
}

// derived is a bucket whose content follows from the deals.
type derived[K comparable, V any] struct {
	what   string
	bucket []byte
	name   func(k K) string
	cut    func(key []byte) (K, bool)
	key    func(K) []byte
	pack   func(V) []byte
	unpack func([]byte) (V, error)
	same   func(a, b V) bool
}

type sectionPlayer struct {
	section board.Section
	player  int
}

// sections gives all figures of those who were not erased. It empties the book, which may be large.
func (l *ledger) sections() map[sectionPlayer]board.Figures {
	all := map[sectionPlayer]board.Figures{}
	for section, players := range l.book.Sections {
		for player, figures := range players {
			if _, known := l.members[player]; known {
				all[sectionPlayer{section, player}] = figures
			}
		}
		delete(l.book.Sections, section)
	}
	return all
}

func (l *ledger) derivedFigures() derived[sectionPlayer, board.Figures] {
	return derived[sectionPlayer, board.Figures]{
		what: "figures", bucket: sectionsBucket, pack: packFigures, unpack: unpackFigures, same: sameFigures,
		name: func(k sectionPlayer) string {
			return fmt.Sprintf("figures of %s (%s, %s)", l.who(k.player), k.section.Period, k.section.Kind)
		},
		cut: func(key []byte) (k sectionPlayer, ok bool) {
			k.section, k.player, ok = cutFiguresKey(key)
			return k, ok
		},
		key: func(k sectionPlayer) []byte { return figuresKey(l.community, k.section, k.player) },
	}
}

type pairing struct {
	kind          board.Kind
	player, other int
}

func (l *ledger) pairs() map[pairing]board.Pair {
	all := map[pairing]board.Pair{}
	for kind, pairs := range l.book.Pairs {
		for players, pair := range pairs {
			if _, known := l.members[players[0]]; known {
				all[pairing{kind, players[0], players[1]}] = pair
			}
		}
		delete(l.book.Pairs, kind)
	}
	return all
}

func (l *ledger) derivedPairs() derived[pairing, board.Pair] {
	return derived[pairing, board.Pair]{
		what: "pairs", bucket: pairsBucket, pack: packPair, unpack: unpackPair, same: func(a, b board.Pair) bool { return a == b },
		name: func(k pairing) string {
			return fmt.Sprintf("figures of %s with %s (%s)", l.who(k.player), l.who(k.other), k.kind)
		},
		cut: func(key []byte) (k pairing, ok bool) {
			k.player, k.kind, k.other, ok = cutPairKey(key)
			return k, ok
		},
		key: func(k pairing) []byte { return pairKey(l.community, k.kind, k.player, k.other) },
	}
}

type playerDay struct {
	player int
	day    board.Day
}

func (l *ledger) trends() map[playerDay]int {
	all := map[playerDay]int{}
	for player, days := range l.book.Trends {
		for day, shown := range days {
			if _, known := l.members[player]; known {
				all[playerDay{player, day}] = shown
			}
		}
		delete(l.book.Trends, player)
	}
	return all
}

func (l *ledger) derivedTrends() derived[playerDay, int] {
	return derived[playerDay, int]{
		what: "trends", bucket: trendsBucket, pack: packShown, unpack: unpackShown,
		same: func(a, b int) bool { return near(float64(a), float64(b), shownTolerance) },
		name: func(k playerDay) string { return fmt.Sprintf("ratings of %s (%s)", l.who(k.player), k.day) },
		cut: func(key []byte) (k playerDay, ok bool) {
			k.player, k.day, ok = cutTrendKey(key)
			return k, ok
		},
		key: func(k playerDay) []byte { return trendKey(l.community, k.player, k.day) },
	}
}

func derivedEvidence(community uint32, place string) derived[board.Kind, board.Evidence] {
	return derived[board.Kind, board.Evidence]{
		what: "evidence", bucket: evidenceBucket, pack: packEvidence, unpack: unpackEvidence,
		same: func(a, b board.Evidence) bool { return a == b },
		name: func(k board.Kind) string { return fmt.Sprintf("evidence of the shuffle in %s (%s)", place, k) },
		cut:  cutEvidenceKey,
		key:  func(k board.Kind) []byte { return evidenceKey(community, k) },
	}
}

// putAll keeps all that a bucket should have of a community that has nothing there yet.
func putAll[K comparable, V any](tx *bbolt.Tx, p derived[K, V], all map[K]V) error {
	bucket := tx.Bucket(p.bucket)
	for k, v := range all {
		if err := bucket.Put(p.key(k), p.pack(v)); err != nil {
			return fmt.Errorf("storage: %s: %w", p.what, err)
		}
	}
	return nil
}

// put keeps the book in a transaction in which the community has none yet.
func (l *ledger) put(tx *bbolt.Tx) error {
	return errors.Join(
		putAll(tx, l.derivedFigures(), l.sections()),
		putAll(tx, l.derivedPairs(), l.pairs()),
		putAll(tx, l.derivedTrends(), l.trends()),
		putAll(tx, derivedEvidence(l.community, l.place), l.book.Evidences),
	)
}

// How much ratings may differ between processors.
const (
	ratingTolerance = 1e-4
	shownTolerance  = 1
)

func near(a, b, tolerance float64) bool { return math.Abs(a-b) <= tolerance }

// sameFigures leaves a tolerance to ratings.
func sameFigures(a, b board.Figures) bool {
	if !near(a.Rating.Mu, b.Rating.Mu, ratingTolerance) || !near(a.Rating.Sigma, b.Rating.Sigma, ratingTolerance) {
		return false
	}
	if !near(float64(a.Before[board.ByRating]), float64(b.Before[board.ByRating]), shownTolerance) {
		return false
	}
	a.Rating, b.Rating = rating.Rating{}, rating.Rating{}
	a.Before[board.ByRating], b.Before[board.ByRating] = 0, 0
	return a == b
}
