package rating_test

import (
	"testing"

	"briscola/bot/rating"
)

func BenchmarkRate(b *testing.B) {
	strong, weak := rating.Rating{Mu: 31.2, Sigma: 1.9}, rating.Rating{Mu: 22.75, Sigma: 2.4}
	for _, row := range []struct {
		name string
		game []rating.Side
	}{
		{"duel", sides(ratings{{strong}, {weak}}, []int{1, 2})},
		{"2v2", sides(ratings{{strong, weak}, {weak, rating.New()}}, []int{1, 2})},
		{"five alone", sides(ratings{{strong}, {weak}, {weak}, {strong}, {rating.New()}}, []int{1, 2, 3, 4, 5})},
	} {
		b.Run(row.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				rating.Rate(row.game, 1)
			}
		})
	}
}
