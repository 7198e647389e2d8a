package gametest

import (
	"math/rand/v2"

	"briscola/game"
)

// Presets returns every game of the family for every number of seats, without house rules.
func Presets() []game.Rules {
	rules := []game.Rules{game.Chiamata(), game.Bastarda(), game.Briscolone(), game.Briscolone5()}
	for _, seats := range []int{2, 3, 4, 6} {
		rules = append(rules, game.Standard(seats))
	}
	return rules
}

// RandomRules returns one of the games with some of the options that go with it.
// Every playable combination can come up.
func RandomRules(rng *rand.Rand) game.Rules {
	presets, changes := Presets(), optionChanges(rng)
	rules := presets[rng.IntN(len(presets))]
	rng.Shuffle(len(changes), func(i, j int) { changes[i], changes[j] = changes[j], changes[i] })
	for _, change := range changes {
		changed := rules
		if change(&changed); rng.IntN(2) == 0 && changed.Validate() == nil {
			rules = changed
		}
	}
	return rules
}

// optionChanges returns for each option a change to a random value.
func optionChanges(rng *rand.Rand) []func(*game.Rules) {
	return []func(*game.Rules){
		func(r *game.Rules) { r.Hand = 5 },
		func(r *game.Rules) { r.Out = game.NewCard(game.Two, game.Suits()[rng.IntN(4)]) },
		func(r *game.Rules) { r.Ranking = game.Ranking(rng.IntN(4)) },
		func(r *game.Rules) { r.Open = game.Open(rng.IntN(3)) },
		func(r *game.Rules) { r.Peek = game.Peek(rng.IntN(4)) },
		func(r *game.Rules) { r.Tie = game.TieLast },
		func(r *game.Rules) { r.PointBids = true },
		func(r *game.Rules) { r.CallerLeads = true },
		func(r *game.Rules) { r.Blind = game.Blind(rng.IntN(3)) },
		func(r *game.Rules) { r.Multipliers = false },
		func(r *game.Rules) { r.Cappotto = 1 },
		func(r *game.Rules) { r.Monte = 2 * rng.IntN(2) },
		func(r *game.Rules) { r.Follow = true },
		func(r *game.Rules) { r.Swap = true },
	}
}
