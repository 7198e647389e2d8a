package strategy

import (
	"math"
	"math/bits"

	"briscola/game"
)

// sampler draws worlds and the manners of their seats, the likelier the more they are believed.
type sampler interface{ sample(o *order) ways }

// believe weighs all hands of the one seat that can be followed, where there is one and time for it, else a number of worlds.
func (s *search) believe() sampler {
	if s.followed() {
		if f := s.follow(); f != nil {
			return f
		}
	}
	return newBelief(s)
}

// belief is a number of worlds, each with the weight that the clues give it.
type belief struct {
	worlds *worlds
	orders []order   // none: all worlds are alike
	upTo   []float64 // sums of the weights up to each
	ways   []ways    // how each seat plays in them
}

// At most so many worlds are weighed, and fewer where there are many clues to read in each.
const (
	mostWorlds   = 1000
	fewestWorlds = 200
	cluesRead    = 15_000 // in all worlds together: a few milliseconds
)

// weighed is how many worlds are weighed between two looks at the clock.
const weighed = 32

// newBelief weighs worlds, fewer where there is less time.
func newBelief(s *search) *belief {
	b := &belief{worlds: s.worlds}
	clues := s.reach.recent(s.clues())
	if len(clues) == 0 && len(s.view.Signs) == 0 && s.view.Caller < 0 || len(s.worlds.unseen) < 2 || s.limit.stopped() {
		return b
	}
	n := min(mostWorlds, max(fewestWorlds, cluesRead/max(1, len(clues))))
	if s.limit.Nodes > 0 {
		n = min(n, s.limit.Nodes/4+1)
	}
	b.orders, b.upTo, b.ways = make([]order, n), make([]float64, n), make([]ways, n)
	readings, old := make([]reading, n), make([][manners]float64, len(clues))
	var p game.Position
	for i := range b.orders {
		if i%weighed == weighed-1 && s.limit.stopped() { // what there is must do
			b.orders, b.upTo, b.ways = b.orders[:i], b.upTo[:i], b.ways[:i]
			break
		}
		s.worlds.draw(&b.orders[i])
		s.worlds.fill(&p, &b.orders[i])
		partner := s.partner(&p)
		readings[i] = s.read(clues, &p, partner, old)
		b.upTo[i] = s.daring(&p, partner) + s.signs(&p)
	}
	prior := s.prior(clues, old, float64(len(b.orders)))
	most := math.Inf(-1)
	for i := range b.upTo {
		b.upTo[i] += s.weigh(&readings[i], &prior, &b.ways[i])
		most = max(most, b.upTo[i])
	}
	sum := 0.0
	for i := range b.upTo {
		sum += math.Exp(b.upTo[i] - most)
		b.upTo[i] = sum
	}
	return b
}

// prior returns by seat how likely it has each manner after the old clues.
func (s *search) prior(clues []clue, old [][manners]float64, worlds float64) (prior reading) {
	for seat := range prior {
		for m, likely := range s.usual() {
			prior[seat][m] = math.Log(likely)
		}
	}
	for i, k := range clues {
		for m := range manners {
			if k.old {
				prior[k.seat][m] += math.Log(old[i][m] / worlds)
			}
		}
	}
	return prior
}

// weigh returns the logarithm of the weight of a world, and draws the manner of each seat in it.
func (s *search) weigh(r, prior *reading, ways *ways) (sum float64) {
	for seat := range s.view.Rules.Seats {
		if seat == s.view.Seat {
			continue
		}
		var l [manners]float64
		most := math.Inf(-1)
		for m := range manners {
			l[m] = r[seat][m] + prior[seat][m]
			most = max(most, l[m])
		}
		total := 0.0
		for m := range manners {
			l[m] = math.Exp(l[m] - most)
			total += l[m]
		}
		sum += most + math.Log(total)
		x := s.worlds.fraction() * total
		for x -= l[0]; x > 0 && ways[seat] < manners-1; x -= l[ways[seat]] {
			ways[seat]++
		}
	}
	return sum
}

// sample draws a world, the likelier the more it is believed.
func (b *belief) sample(o *order) (w ways) {
	if len(b.orders) == 0 {
		b.worlds.draw(o)
		return w
	}
	i := b.worlds.among(b.upTo)
	*o = b.orders[i]
	b.worlds.shuffleStock(o)
	return b.ways[i]
}

// held says by card which share of the cards of some hands it is expected to be, times 1<<16.
type held [64]int32

// held returns what is believed of the hands of some seats, nil where all worlds are alike.
func (b *belief) held(seats uint8) *held {
	if len(b.orders) == 0 || seats == 0 {
		return nil
	}
	var expected [64]float64
	var p game.Position
	cards, last := 0.0, 0.0
	for i := range b.orders {
		weight := b.upTo[i] - last
		last = b.upTo[i]
		b.worlds.fill(&p, &b.orders[i])
		for seat := range game.MaxSeats {
			if seats>>seat&1 == 0 {
				continue
			}
			for hand := uint64(p.Hand(seat)); hand != 0; hand &= hand - 1 {
				expected[bits.TrailingZeros64(hand)&63] += weight
				cards += weight
			}
		}
	}
	h := new(held)
	for c := range h {
		h[c] = int32(expected[c] / max(cards, 1e-300) * (1 << 16))
	}
	return h
}

// doubt is how much strong trusts the plain count instead of its conclusions: those who play on purpose in a way that is not
// expected would mislead it otherwise. Between 0.7 and 1 it makes no difference against casual.
const doubt = 0.85

// doubted mixes what is concluded with what the count says, the share of each hidden card.
func (h *held) doubted(share int32) *held {
	if h != nil {
		for c := range h {
			h[c] = int32((1-doubt)*float64(h[c]) + doubt*float64(share))
		}
	}
	return h
}
