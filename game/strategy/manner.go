package strategy

import (
	"math"
	"math/bits"

	"briscola/game"
)

// manner is a way of playing that others are supposed to have.
type manner uint8

const (
	careful manner = iota // weighs what a card promises against what it is worth later
	strict                // does so without ever erring
	taught                // plays as a policy net would, where there is one
	simple                // takes what can be taken as cheaply as possible
	wild                  // plays anything
	manners
)

// Of a careful or a strict player a card is e times as likely for so many points that it promises more.
const (
	careless = 2.0
	exact    = 0.3
)

// So many cards are played for no reason: by most players, by strict ones, and by those who play as a net would.
const (
	whim  = 0.1
	slip  = 0.03
	lapse = 0.05
)

// usual returns how likely each manner is before a card was played. Nobody is taken for strict: few worlds that are drawn at
// random could be those of a strict player.
func (s *search) usual() [manners]float64 {
	if s.learned != nil {
		return [manners]float64{careful: 0.4, taught: 0.4, simple: 0.15, wild: 0.05}
	}
	return [manners]float64{careful: 0.8, simple: 0.15, wild: 0.05}
}

// play returns the card of the seat on turn in its manner.
func (s *search) play(r *reflex, p *game.Position, m *mates, o *out, ways *ways) game.Card {
	switch ways[p.Turn()] {
	case simple:
		return r.cheapest(p, m)
	case wild:
		hand := p.Legal()
		return hand.At(s.worlds.below(hand.Len()))
	}
	if s.seesAll {
		return r.foresee(p, m, o)
	}
	return r.pick(p, m, o)
}

// ways holds the manner of each seat.
type ways [game.MaxSeats]manner

// cheapest returns the cheapest card that takes the trick from an opponent, else the cheapest of all.
func (r *reflex) cheapest(p *game.Position, m *mates) game.Card {
	hand := uint64(p.Legal())
	takers := uint64(0)
	if p.OnTable() > 0 && m[p.Turn()]>>p.Winning()&1 == 0 {
		takers = hand & r.beats[p.Taker()]
	}
	if takers != 0 {
		hand = takers
	}
	return r.least(hand)
}

// least returns the cheapest of some cards.
func (r *reflex) least(cards uint64) (least game.Card) {
	for ; cards != 0; cards &= cards - 1 {
		if c := game.Card(bits.TrailingZeros64(cards) & 63); least == game.NoCard || r.price[c] < r.price[least] {
			least = c
		}
	}
	return least
}

// likelihoods returns how likely a seat plays the card of a clue from a hand, in each manner.
func (s *search) likelihoods(k *clue, hand game.CardSet, partner int) (l [manners]float64) {
	legal := legal(s.view.Rules, hand, k.led)
	if !legal.Has(k.card) {
		for m := range l {
			l[m] = 1e-6
		}
		return l
	}
	sight := &k.sight[partner]
	sight.hide(uint64(hand))
	loose, tight, played := 0.0, 0.0, sight.value(k.card)
	for c := range legal.All() {
		more := float64(sight.value(c)-played) / one
		loose += math.Exp(more / careless)
		tight += math.Exp(more / exact)
	}
	even := 1 / float64(legal.Len())
	l[careful] = (1-whim)/loose + whim*even
	l[strict] = (1-slip)/tight + slip*even
	if s.learned != nil {
		l[taught] = (1-lapse)*s.learned.likely(k, hand) + lapse*even
	}
	takers := uint64(0)
	if k.led != game.NoCard && !sight.ours {
		takers = uint64(legal) & s.reflex.beats[sight.taker]
	}
	if takers == 0 {
		takers = uint64(legal)
	}
	l[simple] = whim * even
	if s.reflex.least(takers) == k.card {
		l[simple] += 1 - whim
	}
	l[wild] = even
	return l
}
