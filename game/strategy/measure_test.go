package strategy_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
	"briscola/game/strategy"
	"briscola/game/strategy/policy"
)

// random makes any legal move.
type random struct{}

func (random) Choose(view game.View, rng *rand.Rand, _ strategy.Limit) strategy.Choice {
	return strategy.Choice{Move: view.Moves[rng.IntN(len(view.Moves))]}
}

// greedy leads its lowest card, takes with its cheapest winner and else throws its lowest card.
type greedy struct{}

func (greedy) Choose(view game.View, _ *rand.Rand, _ strategy.Limit) strategy.Choice {
	cost := func(c game.Card) int {
		cost := 16*view.Rules.Points(c) + view.Rules.Strength(c)
		if c.Suit() == view.Trump {
			cost += 40
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
	return strategy.Choice{Move: game.Play(view.Seat, best)}
}

// net plays as the policy net has it, without any search, in the standard game for two.
type net struct{}

func (net) Choose(view game.View, rng *rand.Rand, _ strategy.Limit) strategy.Choice {
	p, led := policy.New(view.Trump), game.NoCard
	m := p.Begin(view.Briscola)
	for _, t := range view.Tricks {
		p.Trick(&m, &policy.Trick{Led: t.Cards[0], Answer: t.Cards[1], Points: t.Points, Took: t.Winner == view.Seat})
	}
	p.Hold(&m, view.Hand)
	if len(view.Table) > 0 {
		led = view.Table[0]
	}
	units := p.Look(&m, led)
	return strategy.Choice{Move: game.Play(view.Seat, p.Choose(&units, view.Legal, rng))}
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
			state, _, err = state.Do(by.Choose(state.View(state.Turn()), rng, strategy.Limit{}).Move)
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
		rules          game.Rules
		random, greedy float64 // least share of the wins against them, a third being even with three seats
	}{
		{game.Standard(2), 0.86, 0.60},
		{game.Standard(3), 0.58, 0.38},
		{game.Standard(4), 0.76, 0.66},
		{game.Standard(6), 0.69, 0.64},
		{game.Pizzico(2), 0.90, 0.66},
		{game.Pizzico(3), 0.60, 0.41},
		{game.Pizzico(4), 0.79, 0.68},
		{game.Pizzico(6), 0.70, 0.68},
		{game.Scoperta(2), 0.90, 0.70},
		{game.Scoperta(3), 0.60, 0.40},
		{game.Scoperta(4), 0.81, 0.71},
		{game.Scoperta(6), 0.73, 0.70},
		{game.Brisca(2), 0.86, 0.60},
		{game.Bisca(2), 0.86, 0.59},
		{game.Briskula(4), 0.76, 0.66},
		{with(2, func(r *game.Rules) { r.Ranking = game.RankingLowThree }), 0.78, 0.49},
		{with(2, func(r *game.Rules) { r.Follow = true }), 0.68, 0.49},
		{with(4, func(r *game.Rules) { r.Follow = true }), 0.66, 0.55},
		{game.Briscolone(), 0.91, 0.57},
		{game.Briscolone5(), 0.91, 0.48},
	}
	for _, tt := range tests {
		for name, opponent := range map[string]struct {
			strategy.Strategy
			least float64
		}{"random": {random{}, tt.random}, "greedy": {greedy{}, tt.greedy}} {
			wins, points := score(t, tt.rules, casual(t), opponent, 400)
			t.Logf("%s against %s: %.1f %% of the wins, %.1f points", tt.rules, name, 100*wins, points)
			if wins < opponent.least {
				t.Errorf("%s against %s: %.3f of the wins, want at least %.2f", tt.rules, name, wins, opponent.least)
			}
		}
	}
}

// calls is what came of the auctions of many deals among players of one kind.
type calls struct {
	deals, void, made, alone int
	bold, boldMade           int // deals with a target of 71 or more
	score                    float64
}

// callsOf plays deals with casual in the given seats and random players in the
// others; the score is the average of the seats of casual.
func callsOf(t *testing.T, rules game.Rules, seats []int, deals int) (c calls) {
	t.Helper()
	rng := rand.New(rand.NewPCG(1, 2))
	for c.deals = range deals {
		state, _, err := game.Start(gametest.Deal(rng, rules))
		for err == nil && !state.Over() {
			var by strategy.Strategy = random{}
			if slices.Contains(seats, state.Turn()) {
				by = casual(t)
			}
			state, _, err = state.Do(by.Choose(state.View(state.Turn()), rng, strategy.Limit{}).Move)
		}
		if err != nil {
			t.Fatal(err)
		}
		c.add(state.Result(), seats)
	}
	c.deals = deals
	c.score /= float64(deals * len(seats))
	return c
}

func (c *calls) add(result game.Result, seats []int) {
	for _, seat := range seats {
		c.score += float64(result.Scores[seat])
	}
	if result.Void {
		c.void++
		return
	}
	made, bold := result.Sides[0].Points >= result.Target, result.Target > 70
	for counter, counts := range map[*int]bool{
		&c.made: made, &c.alone: result.Caller == result.Partner, &c.bold: bold, &c.boldMade: bold && made,
	} {
		if counts {
			*counter++
		}
	}
}

func TestCasualCallsAreSensible(t *testing.T) {
	if testing.Short() {
		t.Skip("plays thousands of deals")
	}
	chiamata := func(change func(*game.Rules)) game.Rules {
		rules := game.Chiamata()
		change(&rules)
		return rules
	}
	bold, boldMade := 0, 0
	for _, rules := range []game.Rules{
		game.Chiamata(), game.Bastarda(),
		chiamata(func(r *game.Rules) { r.PointBids = true }),
		chiamata(func(r *game.Rules) { r.CallerLeads = true }),
		chiamata(func(r *game.Rules) { r.Blind = game.BlindJudged }),
		chiamata(func(r *game.Rules) { r.Blind = game.BlindNoTrump }),
		chiamata(func(r *game.Rules) { r.Ranking = game.RankingLowThree }),
		chiamata(func(r *game.Rules) { r.Ranking = game.RankingSevenHigh }),
		chiamata(func(r *game.Rules) { r.Follow = true }),
	} {
		c := callsOf(t, rules, []int{0, 1, 2, 3, 4}, 500)
		void, made := float64(c.void)/float64(c.deals), float64(c.made)/float64(c.deals-c.void)
		t.Logf("%s: %.1f %% passed out, the caller makes %.1f %%, %d of %d with 71 and more; %d alone", rules,
			100*void, 100*made, c.boldMade, c.bold, c.alone)
		if void > 0.2 || made < 0.45 || made > 0.75 {
			t.Errorf("%s: %.3f passed out, %.3f made", rules, void, made)
		}
		bold, boldMade = bold+c.bold, boldMade+c.boldMade
	}
	if share := float64(boldMade) / float64(bold); bold < 100 || share < 0.5 {
		t.Errorf("%d of %d high targets were made", boldMade, bold)
	}
}

func TestCasualBeatsRandomPlayersInAChiamata(t *testing.T) {
	if testing.Short() {
		t.Skip("plays thousands of deals")
	}
	for _, rules := range []game.Rules{game.Chiamata(), game.Bastarda()} {
		one, four := callsOf(t, rules, []int{2}, 300).score, callsOf(t, rules, []int{0, 1, 2, 3}, 300).score
		t.Logf("%s: one among four random players scores %.2f a deal, four with one random player %.2f each", rules, one, four)
		if one < 2.5 || four < 1.5 {
			t.Errorf("%s: one among four random players scores %.2f a deal, four with one %.2f", rules, one, four)
		}
	}
}
