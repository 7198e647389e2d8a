package storage

import (
	"encoding/binary"
	"math"

	"briscola/bot/board"
)

// perRating is how many units a rating is kept in: package rating rounds to as many.
const perRating = 1e6

// packFigures gives figures as they are kept. What boards rank by comes first.
func packFigures(f board.Figures) []byte {
	b := appendSigned(append(make([]byte, 0, 64), valueVersion), int64(f.Day))
	for _, n := range []int{f.Deals, f.Wins, f.Points, f.Longest, f.Auctions} {
		b = appendCount(b, n)
	}
	b = appendSigned(b, int64(f.Score))
	if b = appendCount(b, f.Rated); f.Rated > 0 {
		b = appendSigned(b, int64(math.Round(f.Rating.Mu*perRating)))
		b = appendSigned(b, int64(math.Round(f.Rating.Sigma*perRating)))
	}
	for _, mark := range f.Before {
		b = appendMark(b, mark)
	}
	for _, n := range []int{f.Draws, f.Cappotti, f.Streak, f.Calls, f.Failed, f.Abandoned} {
		b = appendCount(b, n)
	}
	return b
}

func unpackFigures(value []byte) (f board.Figures, err error) {
	p, err := unpackRanked(value, &f)
	if err != nil {
		return f, err
	}
	p.before(&f)
	for _, n := range []*int{&f.Draws, &f.Cappotti, &f.Streak, &f.Calls, &f.Failed, &f.Abandoned} {
		*n = p.count()
	}
	return f, p.done()
}

// unpackRanked reads what the marks are made of, and leaves the other fields as they are.
func unpackRanked(value []byte, f *board.Figures) (rest packed, err error) {
	p, err := unpack(value)
	if err != nil {
		return p, err
	}
	var n [8]uint64
	p.numbers(n[:])
	f.Day = board.Day(signed(n[0]))
	f.Deals, f.Wins, f.Points, f.Longest, f.Auctions = int(n[1]), int(n[2]), int(n[3]), int(n[4]), int(n[5])
	f.Score, f.Rated = int(signed(n[6])), int(n[7])
	if f.Rated > 0 {
		p.numbers(n[:2])
		f.Rating.Mu, f.Rating.Sigma = float64(signed(n[0]))/perRating, float64(signed(n[1]))/perRating
	}
	if p.bad {
		return p, ErrDamaged
	}
	return p, nil
}

// before reads what follows: the marks before the day.
func (p *packed) before(f *board.Figures) {
	var n [len(f.Before)]uint64
	p.numbers(n[:])
	for i, n := range n {
		f.Before[i] = board.Unranked
		if n > 0 {
			f.Before[i] = int32(signed(n - 1))
		}
	}
}

// appendMark adds a mark; 0 is for none.
func appendMark(b []byte, mark int32) []byte {
	if mark == board.Unranked {
		return append(b, 0)
	}
	return binary.AppendUvarint(b, uint64(mark)<<1^uint64(mark>>31)+1)
}

// packPair gives a pair as it is kept.
func packPair(pair board.Pair) []byte {
	b := append(make([]byte, 0, 16), valueVersion)
	for _, n := range []int{pair.Against, pair.Won, pair.Lost, pair.With, pair.WonWith, pair.Today} {
		b = appendCount(b, n)
	}
	return appendSigned(b, int64(pair.Day))
}

func unpackPair(value []byte) (pair board.Pair, err error) {
	p, err := unpack(value)
	if err != nil {
		return pair, err
	}
	for _, n := range []*int{&pair.Against, &pair.Won, &pair.Lost, &pair.With, &pair.WonWith, &pair.Today} {
		*n = p.count()
	}
	pair.Day = board.Day(p.signed32())
	return pair, p.done()
}

// packShown gives the rating with which a day ended.
func packShown(shown int) []byte { return appendCount([]byte{valueVersion}, shown) }

func unpackShown(value []byte) (shown int, err error) {
	p, err := unpack(value)
	if err != nil {
		return 0, err
	}
	shown = p.count()
	return shown, p.done()
}

// packEvidence gives evidence as it is kept.
func packEvidence(e board.Evidence) []byte {
	b := appendCount(appendCount([]byte{valueVersion}, e.Deals), e.Turned)
	for i := range e.Points {
		b = appendCount(appendCount(b, e.Points[i]), e.Aces[i])
	}
	return appendCount(appendCount(b, e.ExpectPoints), e.ExpectAces)
}

func unpackEvidence(value []byte) (e board.Evidence, err error) {
	p, err := unpack(value)
	if err != nil {
		return e, err
	}
	e.Deals, e.Turned = p.count(), p.count()
	for i := range e.Points {
		e.Points[i], e.Aces[i] = p.count(), p.count()
	}
	e.ExpectPoints, e.ExpectAces = p.count(), p.count()
	return e, p.done()
}

// addEvidence gives both together.
func addEvidence(a, b board.Evidence) board.Evidence {
	a.Deals += b.Deals
	a.Turned += b.Turned
	for i := range a.Points {
		a.Points[i] += b.Points[i]
		a.Aces[i] += b.Aces[i]
	}
	a.ExpectPoints += b.ExpectPoints
	a.ExpectAces += b.ExpectAces
	return a
}
