package strategy

import (
	"math/bits"

	"briscola/game"
)

// foresee returns the card of the seat on turn whose trick ends best, where all hands lie
// open: whoever plays after it is seen to answer.
func (r *reflex) foresee(p *game.Position, m *mates, o *out) game.Card {
	hand := uint64(p.Legal())
	if hand&(hand-1) == 0 {
		return game.Card(bits.TrailingZeros64(hand) & 63)
	}
	s := r.look(p, m, o)
	if s.rivals == 0 {
		return r.pick(p, m, o)
	}
	s.hide(uint64(p.Hand(p.Turn())))
	own, choice, most := m[p.Turn()], game.NoCard, int32(-1<<31)
	for ; hand != 0; hand &= hand - 1 {
		c := game.Card(bits.TrailingZeros64(hand) & 63)
		next, left := *p, *o
		for card := c; ; card = r.pick(&next, m, &left) {
			left.play(r, card)
			if next.Play(card) {
				break
			}
		}
		pot := o.points - left.points + int32(p.Pot())
		value := -pot*one - s.keeping(c)
		if own>>next.Turn()&1 != 0 {
			value = pot*one - s.lure - s.keeping(c)
		}
		if value > most {
			choice, most = c, value
		}
	}
	return choice
}
