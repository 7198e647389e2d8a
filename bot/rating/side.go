package rating

import (
	"math"
	"slices"
)

// Side is one person or some who win and lose together. The lower its rank the better it did; equal ranks are ties.
type Side struct {
	Members []Rating
	Rank    int
}

// Rate gives the new ratings of everybody, in the shape of the sides. The weight, from 0 to 1, says how much of the change
// is made, of the means and of the variances alike: with 0 nothing changes. Nor does it with fewer than two sides.
func Rate(sides []Side, weight float64) [][]Rating {
	rated := make([][]Rating, len(sides))
	for i, side := range sides {
		rated[i] = slices.Clone(side.Members)
	}
	if len(sides) < 2 || !(weight > 0) {
		return rated
	}
	weight = min(weight, 1)
	teams, c := sum(sides)
	for i, members := range rated {
		omega, delta := outcome(teams, i, c)
		gamma := math.Sqrt(teams[i].variance) / c
		for j, m := range members {
			// A member's share is its part of the side's variance, and the side changes in proportion to that variance:
			// what remains of both is the member's own.
			m = m.rounded()
			variance := m.Sigma * m.Sigma
			shrinking := min(variance/(c*c)*gamma*delta, 1-kappa)
			members[j] = Rating{
				Mu:    m.Mu + weight*omega*variance/c,
				Sigma: m.Sigma * math.Sqrt(1-weight*shrinking),
			}.rounded()
		}
	}
	return rated
}

// team is what the model sees of a side: the sums of its members, and how it did.
type team struct {
	mu, variance float64
	rank         int
}

// sum adds up each side. With it comes the paper's c, the deviation of the whole game.
func sum(sides []Side) (teams []team, c float64) {
	teams = make([]team, len(sides))
	for i, side := range sides {
		t := team{rank: side.Rank}
		for _, m := range side.Members {
			m = m.rounded()
			t.mu += m.Mu - mu
			t.variance += m.Sigma * m.Sigma
		}
		teams[i] = t
		c += t.variance + beta*beta
	}
	return teams, math.Sqrt(c)
}

// outcome compares how team i did with what was expected of it. Omega, as the paper names it, says how much better it did,
// delta how much was learnt. In the model the places are filled from the best down, each from the teams that are still left,
// with chances in proportion to exp(mu/c). Team i was left for every place that is no worse than its own.
func outcome(teams []team, i int, c float64) (omega, delta float64) {
	for q := range teams {
		if teams[q].rank > teams[i].rank {
			continue
		}
		ties, left := 0.0, 0.0
		for _, t := range teams {
			if t.rank == teams[q].rank {
				ties++
			}
			if t.rank >= teams[q].rank {
				left += math.Exp((t.mu - teams[i].mu) / c)
			}
		}
		p := 1 / left // That team i takes the place: its own exp is 1, so left is never 0, though it may be infinite.
		omega -= p / ties
		if q == i {
			omega += 1 / ties
		}
		delta += p * (1 - p) / ties
	}
	return omega, delta
}
