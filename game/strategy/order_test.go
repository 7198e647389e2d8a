package strategy_test

import (
	"fmt"
	"testing"

	"briscola/game"
	"briscola/game/strategy"
)

// Each level is better than the one before it. The least share of the wins is a few points below what
// thousands of deals gave; an even share is a half, with three seats a third. With fewer nodes maestro
// does no more than strong.
func TestEachLevelBeatsTheOneBefore(t *testing.T) {
	if testing.Short() || racing {
		t.Skip("plays hundreds of deals")
	}
	tests := []struct {
		rules         game.Rules
		better, worse string
		least         float64
		deals, nodes  int
	}{
		{game.Standard(2), "casual", "beginner", 0.55, 300, 150},
		{game.Standard(2), "strong", "casual", 0.55, 300, 150},
		{game.Standard(2), "maestro", "strong", 0.55, 40, 1500},
		{game.Standard(3), "casual", "beginner", 0.35, 300, 150},
		{game.Standard(3), "strong", "casual", 0.35, 300, 150},
		{game.Standard(3), "maestro", "strong", 0.35, 40, 1500},
		{game.Standard(4), "casual", "beginner", 0.52, 300, 150},
		{game.Standard(4), "strong", "casual", 0.52, 300, 150},
		{game.Standard(4), "maestro", "strong", 0.52, 40, 1500},
		{game.Standard(6), "casual", "beginner", 0.51, 300, 150},
		{game.Standard(6), "strong", "casual", 0.51, 300, 150},
		{game.Standard(6), "maestro", "strong", 0.51, 40, 1500},
	}
	for _, tt := range tests {
		t.Run(fmt.Sprintf("%d seats, %s", tt.rules.Seats, tt.better), func(t *testing.T) {
			total := contest(tt.rules, level(t, tt.better), level(t, tt.worse), strategy.Limit{Nodes: tt.nodes}, deals(tt.deals), 3)
			t.Log(&total)
			if share, around := total.share.mean(total.deals); share+around < tt.least {
				t.Errorf("%.3f of the wins against %s, want %.2f", share, tt.worse, tt.least)
			}
		})
	}
}

func TestGoodLevelsGainInAChiamataAmongCasualPlayers(t *testing.T) {
	if testing.Short() || racing {
		t.Skip("plays hundreds of deals")
	}
	for _, name := range []string{strategy.Strong, strategy.Maestro} {
		total := contest(game.Chiamata(), level(t, name), casual(t), strategy.Limit{Nodes: 100}, deals(24), 3)
		t.Logf("%s: %s", name, &total)
		if score, around := total.score.mean(total.deals); score+around < 0 {
			t.Errorf("%s scores %.2f a deal among four casual players", name, score)
		}
	}
}

// deals returns how many of so many deals are played: fewer where the test looks for races.
func deals(n int) int {
	if racing {
		return max(1, n/10)
	}
	return n
}
