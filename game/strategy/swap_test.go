package strategy_test

import (
	"testing"

	"briscola/game"
)

func TestCasualExchangesTheTurnedCardWhenItGains(t *testing.T) {
	low, high := game.Brisca(2), game.Brisca(2)
	low.Ranking, high.Ranking = game.RankingLowThree, game.RankingSevenHigh
	const won = "0 Ad, 1 2d" // seat 0 holds the card to be given and leads again
	tests := []scene{
		{
			name:  "the Seven for the Ace",
			rules: game.Brisca(2), briscola: "Ac", hands: []string{"Ad 7c 4s", "2d"}, moves: won, want: "0 swap",
		},
		{
			name:  "the Two for the Four",
			rules: game.Brisca(2), briscola: "4c", hands: []string{"Ad 2c 4s", "2d"}, moves: won, want: "0 swap",
		},
		{
			name:  "low three: the Seven for the Three, which is weaker but worth more",
			rules: low, briscola: "3c", hands: []string{"Ad 7c 4s", "2d"}, moves: won, want: "0 swap",
		},
		{
			name:  "seven high: the Two for the Seven",
			rules: high, briscola: "7c", hands: []string{"Ad 2c 4s", "2d"}, moves: won, want: "0 swap",
		},
		{
			name:  "seven high: not the Seven for the Re",
			rules: high, briscola: "Rc", hands: []string{"Ad 7c 4s", "2d"}, moves: won, want: "0 4s, 0 2s, 0 3s",
		},
		{
			name:  "seven high: not the Seven for the Three",
			rules: high, briscola: "3c", hands: []string{"Ad 7c 4s", "2d"}, moves: won, want: "0 4s, 0 2s, 0 3s, 0 3d",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, tt.play)
	}
}
