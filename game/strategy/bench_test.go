package strategy_test

import (
	"math/rand/v2"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
	"briscola/game/strategy"
)

// BenchmarkChoose chooses a card in the second trick, with all the time that the level likes.
func BenchmarkChoose(b *testing.B) {
	for _, rules := range []game.Rules{game.Standard(2), game.Standard(4), game.Chiamata()} {
		rng := rand.New(rand.NewPCG(1, 2))
		state, _, err := game.Start(gametest.Deal(rng, rules))
		for err == nil && (state.Phase() != game.PhasePlay || len(state.View(-1).Tricks) < 2) {
			state, _, err = state.Do(level(b, strategy.Casual).Choose(state.View(state.Turn()), rng, strategy.Limit{}).Move)
		}
		if err != nil {
			b.Fatal(err)
		}
		view := state.View(state.Turn())
		for _, name := range strategy.Levels() {
			b.Run(rules.String()+"/"+name, func(b *testing.B) {
				b.ReportAllocs()
				searched := 0
				for b.Loop() {
					searched += level(b, name).Choose(view, rng, strategy.Limit{}).Searched
				}
				b.ReportMetric(float64(searched)/float64(b.N), "deals/move")
			})
		}
	}
}
