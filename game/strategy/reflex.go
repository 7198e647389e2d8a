package strategy

import (
	"math/bits"

	"briscola/game"
)

// reflex chooses cards without thinking: it adds up what each card promises now and
// what it would be worth later, from tables that are made once for a deal and from the
// cards that are still out. It is quick enough to play whole deals out by the thousand.
type reflex struct {
	keep   [stages][64]int32                   // by card: what it is worth in the hand
	rise   [64]int32                           // by card: what it gains with each better card of its suit that is gone
	loss   [rivalsMost][64]int32               // by opponents still to play and best card: how likely a card that beats it is played
	extra  [rivalsMost]int32                   // by opponents still to play: points that they are expected to add
	retake [3]int32                            // by partners still to play: how much of a lost trick is lost
	lure   int32                               // what the turned card is worth to the one who draws it
	points [64]int32                           // by card
	price  [64]int32                           // by card: what a simple player thinks that it is worth
	better [64]uint64                          // by card: the stronger ones of its suit
	beats  [64]uint64                          // by card: those that take the trick from it
	later  [game.MaxSeats][game.MaxSeats]uint8 // by cards on the table and seat on turn: the seats that play after it
	long   int                                 // a stock of more cards than this is a long one
	seats  int
}

// one is 1 in the fixed-point numbers of the tables.
const one = 256

// The stages of a deal, by what is left to draw.
const (
	early = iota // more than half of the stock
	late         // less
	empty        // nothing
	stages
)

// rivalsMost bounds how many opponents can follow a card, from none to four.
const rivalsMost = 5

// newReflex makes the tables for the deal of a view.
func newReflex(view game.View, w *weights) *reflex {
	r := &reflex{seats: view.Rules.Seats, long: (view.Rules.Cards().Len() - view.Rules.Seats*view.Rules.Hand) / 2}
	for _, suit := range game.Suits() {
		r.setSuit(view, w, suit)
	}
	for rivals := range rivalsMost {
		r.extra[rivals] = fixed(w.extra[min(rivals, len(w.extra)-1)] / averagePoints)
	}
	for friends := range r.retake {
		r.retake[friends] = fixed(w.retake[friends])
	}
	if view.Briscola != game.NoCard && view.Stock > 0 {
		r.lure = fixed(w.lure * w.keep[1][role(view.Rules, view.Briscola)])
	}
	for onTable := range r.seats {
		for turn := range r.seats {
			for i, seat := onTable+1, view.Rules.Next(turn); i < r.seats; i, seat = i+1, view.Rules.Next(seat) {
				r.later[onTable][turn] |= 1 << seat
			}
		}
	}
	return r
}

// averagePoints is what a card of a whole pack is worth on the average.
const averagePoints = 3

// setSuit fills the tables for the cards of a suit, from the strongest on.
func (r *reflex) setSuit(view game.View, w *weights, suit game.Suit) {
	var byStrength [11]game.Card
	for rank := game.Ace; rank <= game.Re; rank++ {
		if c := game.NewCard(rank, suit); view.Rules.Cards().Has(c) {
			byStrength[view.Rules.Strength(c)] = c
		}
	}
	trumps, better := uint64(0), uint64(0)
	if suit != view.Trump {
		trumps = uint64(ofSuit(view.Rules.Cards(), view.Trump))
	}
	for strength := 10; strength > 0; strength-- {
		if c := byStrength[strength]; c != game.NoCard {
			r.better[c], r.beats[c] = better, better|trumps
			r.setCard(view, w, c)
			better |= 1 << c
		}
	}
}

// setCard weighs a card.
func (r *reflex) setCard(view game.View, w *weights, c game.Card) {
	rules := view.Rules
	role, trump, strength := role(rules, c), oneIf(c.Suit() == view.Trump), rules.Strength(c)
	r.points[c] = int32(rules.Points(c))
	for stage := range stages {
		r.keep[stage][c] = fixed(w.keep[trump][role] * w.stage[stage][trump])
	}
	r.price[c] = int32(price(rules, c, view.Trump))
	r.rise[c] = fixed(w.rise[trump][oneIf(rules.Points(c) >= 10)])
	beats := bits.OnesCount64(r.beats[c])
	for rivals := 1; rivals < rivalsMost && beats > 0; rivals++ {
		survive := w.survive[min(rivals, len(w.survive))-1][trump][strength-1]
		r.loss[rivals][c] = fixed((1 - survive) * float64(rules.Cards().Len()-1-rules.Hand) / float64(beats))
	}
}

// role numbers cards of a suit by what they are good for: 0..4 the worthless ones from the
// weakest on, 5..9 those worth points from the poorest on.
func role(rules game.Rules, c game.Card) int {
	switch points := rules.Points(c); {
	case points == 11:
		return 9
	case points == 10:
		return 8
	case points > 0:
		return 3 + points
	}
	weaker := 0
	for other := game.Ace; other <= game.Re; other++ {
		if o := game.NewCard(other, c.Suit()); rules.Points(o) == 0 && rules.Strength(o) < rules.Strength(c) {
			weaker++
		}
	}
	return weaker
}

// oneIf is an index: 1 if it is so, else 0.
func oneIf(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

func fixed(x float64) int32 { return int32(x * one) }

// out is what has not been played yet.
type out struct {
	cards  uint64
	points int32
}

// outOf returns what is out where so many cards are.
func (r *reflex) outOf(cards game.CardSet) (o out) {
	o.cards = uint64(cards)
	for c := range cards.All() {
		o.points += r.points[c]
	}
	return o
}

// newOut returns what is out as far as a view tells.
func (r *reflex) newOut(view game.View) out { return r.outOf(view.Rules.Cards() &^ view.Played()) }

// play takes a card that is played out.
func (o *out) play(r *reflex, c game.Card) {
	o.cards &^= 1 << (c & 63)
	o.points -= r.points[c&63]
}

// pick returns the card of the seat on turn that promises most.
func (r *reflex) pick(p *game.Position, m *mates, o *out) game.Card {
	hand := uint64(p.Legal())
	if hand&(hand-1) == 0 {
		return game.Card(bits.TrailingZeros64(hand) & 63)
	}
	s := r.look(p, m, o)
	s.hide(uint64(p.Hand(p.Turn())))
	return s.best(hand)
}

// best returns the card of some that promises most.
func (s *situation) best(cards uint64) (best game.Card) {
	best, most := game.NoCard, int32(-1<<31)
	for ; cards != 0; cards &= cards - 1 {
		c := game.Card(bits.TrailingZeros64(cards) & 63)
		if value := s.value(c); value > most {
			best, most = c, value
		}
	}
	return best
}

// situation is the trick as the seat on turn sees it.
type situation struct {
	reflex *reflex
	out    uint64 // cards that have not been played
	hidden uint64 // those of them that are not in the own hand
	share  int32  // 1 by the number of hidden cards, times 1<<16
	held   *held  // what is believed of the rivals' cards; nil: each is any of the hidden ones alike
	later  uint8  // seats that play after it, a bit each
	rivals int
	stage  int
	pot    int32
	lost   int32 // factor of a trick that an opponent has
	lure   int32
	taker  game.Card // what would take the trick, NoCard before the lead
	ours   bool      // the seat or a partner played it
}

// look takes a situation in, but for the own hand.
func (r *reflex) look(p *game.Position, m *mates, o *out) situation {
	turn, onTable, stock := p.Turn(), p.OnTable(), p.Stock()
	later, own := r.later[onTable%game.MaxSeats][turn%game.MaxSeats], m[turn%game.MaxSeats]
	rivals, friends := bits.OnesCount8(later&^own)%rivalsMost, bits.OnesCount8(later&own)
	s := situation{
		reflex: r, out: o.cards, later: later, rivals: rivals, lost: r.retake[min(friends, 2)],
		pot: int32(p.Pot()), stage: late,
	}
	if rivals > 0 {
		s.pot += r.extra[rivals] * o.points / int32(bits.OnesCount64(o.cards)) / one
	}
	if onTable > 0 {
		s.ours, s.taker = own>>p.Winning()&1 != 0, p.Taker()
	}
	switch {
	case stock == 0:
		s.stage = empty
	case stock > r.long:
		s.stage = early
	case stock == r.seats:
		s.lure = r.lure
	}
	return s
}

// hide tells what the seat holds.
func (s *situation) hide(hand uint64) {
	s.hidden = s.out &^ hand
	s.share = 1 << 16 / int32(max(1, bits.OnesCount64(s.hidden)))
}

// value returns what playing a card promises, in fixed-point points.
func (s *situation) value(c game.Card) int32 {
	r, taker, ours := s.reflex, s.taker&63, s.ours
	if c &= 63; taker == game.NoCard || r.beats[taker]>>c&1 != 0 {
		taker, ours = c, true
	}
	keep := s.keeping(c)
	pot := s.pot + r.points[c]
	switch {
	case !ours:
		return -pot*s.lost - keep
	case s.rivals == 0:
		return pot*one - s.lure - keep
	}
	loss := int32(int64(r.loss[s.rivals][taker]) * int64(s.threat(r.beats[taker])) >> 16)
	return pot*(one-loss) - s.lure - keep
}

// threat returns which share of the rivals' cards is expected to be among some cards, times 1<<16.
func (s *situation) threat(beats uint64) (threat int32) {
	if s.held == nil {
		return int32(bits.OnesCount64(beats&s.hidden)) * s.share
	}
	for beats &= s.hidden; beats != 0; beats &= beats - 1 {
		threat += s.held[bits.TrailingZeros64(beats)&63]
	}
	return threat
}

// keeping returns what a card would be worth in the hand.
func (s *situation) keeping(c game.Card) int32 {
	r := s.reflex
	gone := int32(bits.OnesCount64(r.better[c&63] &^ s.hidden))
	return r.keep[s.stage][c&63] + gone*r.rise[c&63]
}
