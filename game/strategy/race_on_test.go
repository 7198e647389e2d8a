//go:build race

package strategy_test

// deals returns how many of so many deals are played where the test looks for races, which is slow.
func deals(n int) int { return max(1, n/8) }
