package strategy

import (
	"math/bits"
	"slices"

	"briscola/game"
)

// endgame plays positions of two sides perfectly in which every card is known. It
// numbers the cards by what they cost, so that cheap ones are tried first.
type endgame struct {
	seats  int
	number [64]uint8 // by card
	points [40]int16
	beats  [40]uint64 // by the best card of a trick: those that take it from it
	suit   [40]uint64 // by card: all of its suit, where it must be followed; else every card
	lesser [40]uint8  // by card: the next weaker one of its suit with the same points, or itself

	first uint8 // seats that play for the side whose points count, a bit each
	hands [game.MaxSeats]uint64
	stock [40]uint8 // the top comes last
	drawn int       // cards left in it
	left  int       // points in hands, in the stock and on the table
	salt  uint64    // of the stock
	table []entry   // of positions at the start of a trick; empty where endings are short
}

// entry remembers between which bounds the value of a position lies.
type entry struct {
	key    uint64
	lo, hi int16
}

// mixer spreads the bits of a number over all of them when multiplied with it.
const mixer = 0x9E3779B97F4A7C15

// worst is less than any difference of points.
const worst = -1000

// newEndgame makes the tables for a trump.
func newEndgame(rules game.Rules, trump game.Suit) *endgame {
	e := &endgame{seats: rules.Seats}
	cards := rules.Cards().Cards()
	cost := func(c game.Card) int {
		cost := 4*rules.Points(c) + rules.Strength(c)
		if c.Suit() == trump {
			cost += 14
		}
		return cost
	}
	slices.SortStableFunc(cards, func(a, b game.Card) int { return cost(a) - cost(b) })
	for i, c := range cards {
		e.number[c], e.points[i], e.lesser[i] = uint8(i), int16(rules.Points(c)), uint8(i)
	}
	for i, c := range cards {
		for j, d := range cards {
			same := c.Suit() == d.Suit()
			if same && rules.Strength(d) > rules.Strength(c) || !same && d.Suit() == trump {
				e.beats[i] |= 1 << j
			}
			if same || !rules.Follow {
				e.suit[i] |= 1 << j
			}
			if same && rules.Points(c) == rules.Points(d) && rules.Strength(c) == rules.Strength(d)+1 {
				e.lesser[i] = uint8(j)
			}
		}
	}
	return e
}

// set takes over what remains of a position, with the side whose points count.
func (e *endgame) set(p *game.Position, side uint8) {
	e.first, e.left, e.drawn, e.salt = side, p.Pot(), p.Stock(), 0
	for seat := range e.seats {
		e.hands[seat] = 0
		for hand := uint64(p.Hand(seat)); hand != 0; hand &= hand - 1 {
			n := e.number[bits.TrailingZeros64(hand)&63]
			e.hands[seat] |= 1 << n
			e.left += int(e.points[n])
		}
	}
	for i := range e.drawn { // the top of the stock comes last
		n := e.number[p.Next(i)&63]
		e.stock[e.drawn-1-i] = n
		e.left += int(e.points[n])
		e.salt = (e.salt ^ uint64(n+1)) * mixer
	}
}

// rest returns how many points more than the other side the first one takes from now
// on, the trick on the table included, if both play perfectly.
func (e *endgame) rest(p *game.Position, side uint8) int {
	e.set(p, side)
	if p.OnTable() == 0 {
		return e.lead(p.Turn(), worst, -worst)
	}
	return e.best(e.begun(p), worst, -worst)
}

// total returns how many points the side has in the end if both play perfectly from now on.
func (e *endgame) total(p *game.Position, side uint8) int {
	own, left := 0, 120
	for seat := range e.seats {
		points := p.Points(seat)
		left -= points
		if side>>seat&1 != 0 {
			own += points
		}
	}
	return own + (left+e.rest(p, side))/2
}

// begun returns the trick on the table.
func (e *endgame) begun(p *game.Position) fall {
	table := p.Table()
	f := fall{turn: p.Turn(), onTable: len(table), winner: p.Winning(), pot: p.Pot(), led: e.number[table[0]]}
	f.best = f.led
	for _, c := range table[1:] {
		if n := e.number[c]; e.beats[f.best]>>n&1 != 0 {
			f.best = n
		}
	}
	return f
}

// lead returns the value of a position in which a seat leads.
func (e *endgame) lead(turn, alpha, beta int) int {
	hand := e.hands[turn]
	switch {
	case hand == 0 || e.left == 0:
		return 0
	case e.left <= alpha:
		return e.left
	case -e.left >= beta:
		return -e.left
	}
	if len(e.table) == 0 || hand&(hand-1) == 0 {
		return e.best(fall{turn: turn}, alpha, beta)
	}
	key := e.key(turn)
	known := &e.table[key%uint64(len(e.table))]
	if known.key == key {
		alpha, beta = max(alpha, int(known.lo)), min(beta, int(known.hi))
		if alpha >= beta {
			return alpha
		}
	} else {
		*known = entry{key, worst, -worst}
	}
	value := e.best(fall{turn: turn}, alpha, beta)
	if known.key != key {
		*known = entry{key, worst, -worst}
	}
	if value > alpha {
		known.lo = int16(value)
	}
	if value < beta {
		known.hi = int16(value)
	}
	return value
}

// key mixes what decides the value of a position at the start of a trick.
func (e *endgame) key(turn int) uint64 {
	key := e.salt ^ uint64(turn)<<8 ^ uint64(e.drawn)
	for _, hand := range e.hands[:e.seats] {
		key = (key ^ hand) * mixer
		key ^= key >> 29
	}
	return key | 1
}

// fall is a trick that is being played.
type fall struct {
	turn, onTable, winner, pot int
	best, led                  uint8
}

// best returns the value of the best card of the seat on turn.
func (e *endgame) best(f fall, alpha, beta int) int {
	cards, takers := e.hands[f.turn], uint64(0)
	if f.onTable > 0 {
		if same := cards & e.suit[f.led]; same != 0 {
			cards = same
		}
		takers = cards & e.beats[f.best]
	}
	mine := e.first>>f.turn&1 != 0
	value := worst
	if !mine {
		value = -worst
	}
	for _, group := range [2]uint64{takers, cards &^ takers} {
		for ; group != 0; group &= group - 1 {
			c := uint8(bits.TrailingZeros64(group)) % 40
			if len(e.table) > 0 && e.sameAsLesser(c, cards, f) {
				continue
			}
			if v := e.after(f, c, alpha, beta); mine {
				value, alpha = max(value, v), max(alpha, v)
			} else {
				value, beta = min(value, v), min(beta, v)
			}
			if alpha >= beta {
				return value
			}
		}
	}
	return value
}

// sameAsLesser reports whether one of some cards of a hand does what c does in a trick: it
// is worth as much, and no card in play comes between the two.
func (e *endgame) sameAsLesser(c uint8, cards uint64, f fall) bool {
	for lesser := e.lesser[c]; lesser != c; c, lesser = lesser, e.lesser[lesser] {
		if cards>>lesser&1 != 0 {
			return true
		}
		if e.inPlay(lesser) || f.onTable > 0 && lesser == f.best {
			return false
		}
	}
	return false
}

// inPlay reports whether a card is in a hand or in the stock.
func (e *endgame) inPlay(c uint8) bool {
	for _, hand := range e.hands[:e.seats] {
		if hand>>c&1 != 0 {
			return true
		}
	}
	return slices.Contains(e.stock[:e.drawn], c)
}

// after returns the value of a position once the seat on turn has played a card.
func (e *endgame) after(f fall, c uint8, alpha, beta int) int {
	turn := f.turn
	if f.onTable == 0 {
		f.best, f.winner, f.led = c, turn, c
	} else if e.beats[f.best]>>c&1 != 0 {
		f.best, f.winner = c, turn
	}
	f.pot += int(e.points[c])
	f.onTable++
	if f.turn++; f.turn == e.seats {
		f.turn = 0
	}
	e.hands[turn] &^= 1 << c
	v := 0
	if f.onTable < e.seats {
		v = e.best(f, alpha, beta)
	} else {
		v = e.taken(f, alpha, beta)
	}
	e.hands[turn] |= 1 << c
	return v
}

// taken returns the value of a position after a trick.
func (e *endgame) taken(f fall, alpha, beta int) int {
	gain := f.pot
	if e.first>>f.winner&1 == 0 {
		gain = -gain
	}
	e.left -= f.pot
	draws := e.drawn > 0
	if draws {
		e.drawn -= e.seats
		e.draw(f.winner)
	}
	v := gain + e.lead(f.winner, alpha-gain, beta-gain)
	if draws {
		e.draw(f.winner)
		e.drawn += e.seats
	}
	e.left += f.pot
	return v
}

// draw puts the cards above what is left of the stock into the hands, the given seat
// first, or takes them back.
func (e *endgame) draw(seat int) {
	for i := e.seats - 1; i >= 0; i-- {
		e.hands[seat] ^= 1 << e.stock[e.drawn+i]
		if seat++; seat == e.seats {
			seat = 0
		}
	}
}
