package strategy_test

import (
	"math/rand/v2"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
	"briscola/game/strategy"
)

// random plays any legal card.
type random struct{}

func (random) Choose(view game.View, rng *rand.Rand) game.Move {
	return game.Play(view.Seat, view.Legal.At(rng.IntN(view.Legal.Len())))
}

// greedy leads its lowest card, takes with its cheapest winner and else throws its lowest card.
type greedy struct{}

func (greedy) Choose(view game.View, _ *rand.Rand) game.Move {
	cost := func(c game.Card) int {
		cost := 20*view.Rules.Points(c) + view.Rules.Strength(c)
		if c.Suit() == view.Trump {
			cost += 1000
		}
		return cost
	}
	var best, winner game.Card
	for c := range view.Legal.All() {
		if best == game.NoCard || cost(c) < cost(best) {
			best = c
		}
		if takes(view, c) && (winner == game.NoCard || cost(c) < cost(winner)) {
			winner = c
		}
	}
	if winner != game.NoCard && len(view.Table) > 0 {
		best = winner
	}
	return game.Play(view.Seat, best)
}

// takes reports whether a card would take the trick as it lies.
func takes(view game.View, c game.Card) bool {
	return len(view.Table) == 0 || view.Beats(c, view.Table[view.Taking()])
}

// score plays deals in which the sides of seat 0 and seat 1 take turns at being
// the measured player's, and returns its share of the wins, a draw being half,
// and its average points.
func score(t *testing.T, rules game.Rules, player, others strategy.Strategy, deals int) (wins, points float64) {
	t.Helper()
	rng := rand.New(rand.NewPCG(1, 2))
	for i := range deals {
		deal := gametest.Deal(rng, rules)
		own := i % rules.Sides()
		state, _, err := game.Start(deal)
		for err == nil && !state.Over() {
			by := others
			if rules.Side(state.Turn()) == own {
				by = player
			}
			state, _, err = state.Do(by.Choose(state.View(state.Turn()), rng))
		}
		if err != nil {
			t.Fatal(err)
		}
		result := state.Result()
		points += float64(result.Sides[own].Points)
		switch {
		case result.Drawn:
			wins += 0.5
		case rules.Side(result.Winners[0]) == own:
			wins++
		}
	}
	return wins / float64(deals), points / float64(deals)
}

func TestCasualBeatsSimplePlayers(t *testing.T) {
	if testing.Short() {
		t.Skip("plays thousands of deals")
	}
	tests := []struct {
		seats          int
		random, greedy float64 // least share of the wins against them
	}{
		{2, 0.87, 0.60},
		{3, 0.61, 0.39}, // a third would be even
		{4, 0.77, 0.68},
		{6, 0.67, 0.66},
	}
	for _, tt := range tests {
		rules := game.Standard(tt.seats)
		for name, opponent := range map[string]struct {
			strategy.Strategy
			least float64
		}{"random": {random{}, tt.random}, "greedy": {greedy{}, tt.greedy}} {
			wins, points := score(t, rules, casual(t), opponent, 1500)
			t.Logf("%s against %s: %.1f %% of the wins, %.1f points", rules, name, 100*wins, points)
			if wins < opponent.least {
				t.Errorf("%s against %s: %.3f of the wins, want at least %.2f", rules, name, wins, opponent.least)
			}
		}
	}
}
