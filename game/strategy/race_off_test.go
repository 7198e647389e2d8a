//go:build !race

package strategy_test

// deals returns how many of so many deals are played: all.
func deals(n int) int { return n }
