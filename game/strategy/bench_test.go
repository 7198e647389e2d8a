package strategy_test

import (
	"math/rand/v2"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
	"briscola/game/strategy"
)

func BenchmarkChoose(b *testing.B) {
	for _, level := range strategy.Levels() {
		b.Run(level, func(b *testing.B) {
			b.ReportAllocs()
			player, err := strategy.New(level)
			if err != nil {
				b.Fatal(err)
			}
			rng := rand.New(rand.NewPCG(1, 2))
			state, _ := gametest.Play(rng, gametest.Deal(rng, game.Standard(4)), 9)
			view := state.View(state.Turn())
			for b.Loop() {
				player.Choose(view, rng, strategy.Limit{})
			}
		})
	}
}
