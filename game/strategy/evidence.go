package strategy

import (
	"math"

	"briscola/game"
	"briscola/game/strategy/policy"
)

// clue is a card that a seat with a hidden hand has played, and what it saw then.
type clue struct {
	seat  int
	card  game.Card
	led   game.Card                // of the trick, NoCard before the lead
	old   bool                     // too old to say anything about the hand
	draws bool                     // a card was drawn after the trick
	drawn game.Card                // which one, where it is known
	sight [game.MaxSeats]situation // by partner of the caller in a Chiamata, else the first
	knew  policy.Memory            // what the seat knew, where there is a policy net, but for the rest of its hand
}

// reach says how far back the cards that others have played are read: so many cards of each seat, the newest ones, say what it
// holds, and so many, not fewer, say how it plays.
type reach struct{ memory, habit int }

// farthest is how far maestro reads, and strong where it searches, unless one seat is followed through the whole deal.
func farthest() reach { return reach{memory: 6, habit: 12} }

// clues lists what the seats with hidden hands have played, in playing order.
func (s *search) clues() (clues []clue) {
	view := &s.view
	fallen, o := false, s.reflex.outOf(view.Rules.Cards())
	for p, c := range view.Plays() {
		seat := p.Turn()
		if s.worlds.outline.Hidden(seat) > 0 && p.Trump() == view.Trump {
			k := clue{seat: seat, card: c, draws: p.Stock() > 0}
			if p.OnTable() > 0 {
				k.led = p.Table()[0]
			}
			for partner, l := range s.lineups {
				if l == nil {
					continue
				}
				m := &l.secret
				if fallen {
					m = &l.open
				}
				k.sight[partner] = s.reflex.look(p, m, &o)
			}
			clues = append(clues, k)
		}
		fallen = fallen || c == view.Called
		o.play(s.reflex, c)
	}
	if s.learned != nil {
		s.learned.recall(view, clues)
	}
	s.complete(clues)
	return clues
}

// complete corrects what is not known of the trick on the table: nobody has drawn after it.
func (s *search) complete(clues []clue) {
	view := &s.view
	for i := range clues {
		if game.SetOf(view.Table...).Has(clues[i].card) {
			clues[i].draws = false
		}
		if view.Stock == 0 && view.BriscolaHolder == clues[i].seat {
			clues[i].drawn = view.Briscola
		}
	}
}

// recent returns the newest clues of each seat, the newest first.
func (r reach) recent(clues []clue) (newest []clue) {
	var count [game.MaxSeats]int
	for i := len(clues) - 1; i >= 0; i-- {
		if k := clues[i]; count[k.seat] < r.habit {
			k.old = count[k.seat] >= r.memory
			count[k.seat]++
			newest = append(newest, k)
		}
	}
	return newest
}

// reading is what the clues say about a world: for each seat and manner the logarithm of
// how likely the newest cards would have been played.
type reading [game.MaxSeats][manners]float64

// read finds how likely the seats with hidden hands would have played what they did if a
// position were the real one. Cards that were drawn later are not known and are guessed. What
// the old clues say is added to the sums.
func (s *search) read(clues []clue, p *game.Position, partner int, old [][manners]float64) (r reading) {
	var hands [game.MaxSeats]game.CardSet
	for seat := range s.view.Rules.Seats {
		hands[seat] = p.Hand(seat)
	}
	for i := range clues {
		k := &clues[i]
		hand := hands[k.seat]
		if n := hand.Len(); k.draws && n > 0 {
			drawn := k.drawn
			if !hand.Has(drawn) {
				drawn = hand.At(s.worlds.below(n))
			}
			hand = hand.Without(drawn)
		}
		hand = hand.With(k.card)
		hands[k.seat] = hand
		for m, l := range s.likelihoods(k, hand, partner) {
			if k.old {
				old[i][m] += l
			} else {
				r[k.seat][m] += math.Log(l)
			}
		}
	}
	return r
}

// lie is how likely a sign is false, at the least.
const lie = 0.15

// signs returns the logarithm of how likely the signs would have been made in a position:
// who shows a card holds it, has played it, or lies.
func (s *search) signs(p *game.Position) (sum float64) {
	for _, sign := range s.view.Signs {
		c := game.NewCard(sign.Rank, s.view.Trump)
		switch held := p.Hand(sign.Seat).Has(c); {
		case s.out.cards>>c&1 == 0: // it has been played, by whomever
		case held:
			sum += math.Log(1 - lie)
		default:
			sum += math.Log(lie)
		}
	}
	return sum
}

// alone is how likely a caller calls a card of the own hand, compared with one that is missing.
const alone = 0.15

// daring returns the logarithm of how likely the caller of a position would have called:
// a hand that promises a gain is more likely than one that does not.
func (s *search) daring(p *game.Position, partner int) float64 {
	caller := s.view.Caller
	if caller < 0 || caller == s.view.Seat {
		return 0
	}
	sum := 0.0
	if partner == caller && s.view.Partner < 0 {
		sum += math.Log(alone)
	}
	v := game.View{Rules: s.view.Rules, Seat: caller, Hand: p.Hand(caller) | s.fromCaller, Leader: -1}
	return sum + math.Log(0.02+chanceToMake(v, s.view.Called, s.view.Target))
}
