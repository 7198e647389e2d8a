package game

import "slices"

// MinTarget and MaxTarget are the least and the greatest target of a bid, in card points.
const (
	MinTarget = 61
	MaxTarget = allPoints
)

// Ladder returns the ranks of an auction from the first to the last that can be
// bid: from the strongest to the weakest, except that under the low Three the
// Three comes after the Two. The last rank is the one that carries a target.
func (r Rules) Ladder() []Rank {
	ladder := make([]Rank, 0, len(rankLetters))
	for _, rank := range Ranks() {
		ladder = append(ladder, rank)
	}
	slices.SortFunc(ladder, func(a, b Rank) int { return r.rung(a) - r.rung(b) })
	return ladder
}

// rung returns the place of a rank in the ladder, the higher the later.
func (r Rules) rung(rank Rank) int {
	if r.Ranking == RankingLowThree && rank == Three {
		return len(rankLetters) + 1
	}
	return len(rankLetters) - rankings[r.Ranking].strength.of(Card(rank))
}

// lowest returns the rank of the ladder that carries a target.
func (r Rules) lowest() Rank {
	if r.Ranking == RankingLowThree {
		return Three
	}
	return Two
}
