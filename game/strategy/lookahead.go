package strategy

import (
	"math/bits"

	"briscola/game"
)

// lookahead searches deals of two sides in which nothing is hidden: all cards of the next
// plays are tried, and reflex players play on from there.
type lookahead struct {
	*search
	world    game.Position
	own      uint8 // seats of the viewer's side, a bit each
	searched int
	over     bool // the limit is reached
}

// known reports whether nothing is hidden from the viewer, so that it may look ahead.
func (s *search) known() bool {
	return s.seesAll && len(s.worlds.unseen) < 2 && s.view.Caller < 0 && s.view.Rules.Sides() == 2
}

// lookAhead tries options ever deeper until the limit and returns how many deals it
// played out. The values are those of the last depth that was finished.
func (s *search) lookAhead(options []option) (searched int) {
	if s.limit.stopped() {
		return 0
	}
	l := &lookahead{search: s, world: anyWorld(s.view), own: s.lineups[0].open[s.view.Seat]}
	cards := s.view.Stock
	for seat := range s.view.Rules.Seats {
		cards += s.view.HandSizes[seat]
	}
	for depth := 0; depth < cards && !l.over; depth++ {
		l.deepen(options, depth)
	}
	return l.searched
}

// deepen looks at all options with so many plays after them.
func (l *lookahead) deepen(options []option, depth int) {
	values := make([]int, len(options))
	for i := range options {
		world, out := l.world, l.out
		l.advance(&world, &out, options[i].move.Card)
		values[i] = l.value(&world, out, depth, worst, -worst)
		if l.over && depth > 0 {
			return
		}
	}
	for i := range options {
		options[i].points, options[i].tried = float64(values[i]), 1
		options[i].reward = l.reward(&l.world, values[i], l.own)
	}
}

func (l *lookahead) advance(p *game.Position, out *out, c game.Card) {
	out.play(l.reflex, c)
	p.Play(c)
}

// value returns the points of the viewer's side at the end if both sides play so many cards as well as they can.
func (l *lookahead) value(p *game.Position, out out, depth, alpha, beta int) int {
	if depth == 0 || p.Over() {
		return l.playOut(*p, out)
	}
	mine := l.own>>p.Turn()&1 != 0
	var ordered [20]game.Card
	n := l.order(p, &out, &ordered)
	best := -worst
	if mine {
		best = worst
	}
	for _, c := range ordered[:n] {
		next, left := *p, out
		l.advance(&next, &left, c)
		v := l.value(&next, left, depth-1, alpha, beta)
		if mine {
			best, alpha = max(best, v), max(alpha, v)
		} else {
			best, beta = min(best, v), min(beta, v)
		}
		if alpha >= beta || l.over {
			break
		}
	}
	return best
}

// playOut lets reflex players finish a deal.
func (l *lookahead) playOut(p game.Position, out out) int {
	if l.searched++; l.searched%batchDeals == 0 && l.limit.stopped() || l.searched >= l.limit.Nodes {
		l.over = true
	}
	return l.finish(&p, l.reflex, l.lineups[0], false, out, &ways{})
}

// order lists the cards of the seat on turn, the most promising first, and of cards that come to the same only one.
func (l *lookahead) order(p *game.Position, out *out, ordered *[20]game.Card) (n int) {
	sight := l.reflex.look(p, &l.lineups[0].open, out)
	hand := uint64(p.Legal())
	sight.hide(uint64(p.Hand(p.Turn())))
	var values [20]int32
	for cards := hand; cards != 0; cards &= cards - 1 {
		c := game.Card(bits.TrailingZeros64(cards) & 63)
		if l.comesToTheSame(c, hand, out.cards|1<<p.Taker()) {
			continue
		}
		value, i := sight.value(c), n
		for ; i > 0 && values[i-1] < value; i-- {
			values[i], ordered[i] = values[i-1], ordered[i-1]
		}
		values[i], ordered[i] = value, c
		n++
	}
	return n
}

// comesToTheSame reports whether a hand has a weaker card of the suit that is worth as much, with none of
// the cards that count between the two: those that are out, and the one that has the trick.
func (l *lookahead) comesToTheSame(c game.Card, hand, counts uint64) bool {
	better := l.reflex.better[c]
	for others := hand &^ (1 << c); others != 0; others &= others - 1 {
		d := bits.TrailingZeros64(others) & 63
		if between := l.reflex.better[d] &^ better &^ (1 << c); l.reflex.points[d] == l.reflex.points[c] && l.reflex.better[d]>>c&1 != 0 && between&counts == 0 {
			return true
		}
	}
	return false
}
