package game

import "slices"

// settleCall finds the winners of a Chiamata, the caller's side if it has reached
// its target and else the others, and what everybody scores: 2 for the caller, 1
// for the partner, 1 for each of the others, 4 for a caller who was alone, won by
// one side and lost by the other, and multiplied by the stake.
func (r *Result) settleCall(rules Rules) {
	ours, others := r.Sides[0], r.Sides[1]
	r.Cappotto = ours.Points == allPoints || others.Points == allPoints
	stake, winners := rules.Stake(r.Target), ours
	switch {
	case ours.Points < r.Target:
		stake, winners = -stake, others
	case ours.Points == allPoints:
		stake *= rules.Cappotto
	}
	r.Winners = slices.Clone(winners.Seats)
	for _, seat := range others.Seats {
		r.Scores[seat] = -stake
	}
	r.Scores[r.Partner] = stake
	r.Scores[r.Caller] = 2 * stake
	if r.Partner == r.Caller {
		r.Scores[r.Caller] = 4 * stake
	}
}

// Stake returns by what a target multiplies the score of a Chiamata: one up to 70, two
// up to 80, and so on; always one without multipliers.
func (r Rules) Stake(target int) int {
	if !r.Multipliers {
		return 1
	}
	return (target - 51) / 10
}
