package strategy

import (
	"slices"

	"briscola/game"
)

// filter believes in every hand that the other of two seats may hold, and in every manner that it may have, as far as all the
// cards that it has played speak for them. This is the forward algorithm of hidden Markov models: what is hidden is the two
// cards that the seat keeps when it plays one of three, and the manner.
type filter struct {
	worlds     *worlds
	seat       int
	hypotheses []hypothesis
	upTo       []float64 // sums of the weights up to each
}

// hypothesis is what the other seat may be like.
type hypothesis struct {
	hand   game.CardSet
	manner manner
}

// followed reports whether the only other seat is one that draws each third card unseen.
func (s *search) followed() bool {
	rules, other := s.view.Rules, 1-s.view.Seat
	return rules.Seats == 2 && rules.Hand == 3 && !rules.Swap && s.view.Stock > 0 && s.worlds.hidden == s.view.HandSizes[other]
}

// kept says by two cards, the one with the greater number first, and by manner how likely it is that the seat kept them.
type kept [40][40][manners]float64

// follow returns the belief in the hands of the other seat, nil if there is not enough time.
func (s *search) follow() *filter {
	clues := s.clues()
	cards := slices.Clone(s.worlds.unseen)
	for _, k := range slices.Backward(clues) { // so that those which it may have held when it played one have lesser numbers
		cards = append(cards, k.card)
	}
	before, now := s.dealt(len(cards)), new(kept)
	for i := range clues {
		if s.limit.stopped() {
			return nil
		}
		played := len(cards) - 1 - i
		for a := range played {
			for b := range a {
				likely := s.likelihoods(&clues[i], game.SetOf(clues[i].card, cards[a], cards[b]), 0)
				for m := range likely { // it has drawn the played card last, or one of the two
					now[a][b][m] = likely[m] * (before[a][b][m] + before[played][a][m] + before[played][b][m])
				}
			}
		}
		before, now = now, before
	}
	f := &filter{worlds: s.worlds, seat: 1 - s.view.Seat}
	f.weigh(before)
	return f
}

// dealt returns how likely any two cards of so many are at first, which is alike but for the manners.
func (s *search) dealt(cards int) *kept {
	k, usual := new(kept), s.stricter()
	for a := range cards {
		for b := range a {
			k[a][b] = usual
		}
	}
	return k
}

// stricter returns how likely each manner is before a card was played where every hand is weighed: each other careful player is
// a strict one.
func (s *search) stricter() [manners]float64 {
	usual := s.usual()
	usual[careful] /= 2
	usual[strict] = usual[careful]
	return usual
}

// weigh lists the hands that are possible now: the two cards that the seat has kept, and one that it has drawn unless it has
// just played.
func (f *filter) weigh(kept *kept) {
	unseen := f.worlds.unseen
	for a := range unseen {
		for b := range a {
			pair := game.SetOf(unseen[a], unseen[b])
			if f.worlds.hidden == 2 {
				f.add(pair, kept[a][b])
				continue
			}
			for c := range b {
				weights := kept[a][b]
				for m := range weights {
					weights[m] += kept[a][c][m] + kept[b][c][m]
				}
				f.add(pair.With(unseen[c]), weights)
			}
		}
	}
}

func (f *filter) add(hand game.CardSet, weights [manners]float64) {
	for m, weight := range weights {
		if weight == 0 {
			continue
		}
		if n := len(f.upTo); n > 0 {
			weight += f.upTo[n-1]
		}
		f.hypotheses, f.upTo = append(f.hypotheses, hypothesis{hand, manner(m)}), append(f.upTo, weight)
	}
}

// sample draws a world, the likelier the more its hand is believed in.
func (f *filter) sample(o *order) (w ways) {
	h := f.hypotheses[f.worlds.among(f.upTo)]
	hand, stock := 0, f.worlds.hidden
	for _, c := range f.worlds.unseen {
		at := &stock
		if h.hand.Has(c) {
			at = &hand
		}
		o[*at] = c
		*at++
	}
	f.worlds.shuffleStock(o)
	w[f.seat] = h.manner
	return w
}
