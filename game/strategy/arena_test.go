package strategy_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"briscola/game"
	"briscola/game/gametest"
	"briscola/game/strategy"
)

// tally sums up duplicate deals: each is played as often as there are sides, or seats in a
// Chiamata, and the measured player takes every one in turn.
type tally struct {
	deals         int
	share, points sum // of the wins, a draw being half, and card points; each the average of a deal
	score         sum // match points of the measured player's seat
	choices       int
	thinking      time.Duration
}

// sum is a sum of numbers and of their squares.
type sum struct{ numbers, squares float64 }

func (s *sum) add(x float64) { s.numbers += x; s.squares += x * x }

// mean returns the average of n numbers and half the width of its 95 % interval.
func (s *sum) mean(n int) (mean, around float64) {
	mean = s.numbers / float64(n)
	return mean, 1.96 * math.Sqrt(max(0, s.squares/float64(n)-mean*mean)/float64(n))
}

func (t *tally) join(other tally) {
	for own, theirs := range map[*sum]sum{&t.share: other.share, &t.points: other.points, &t.score: other.score} {
		own.numbers += theirs.numbers
		own.squares += theirs.squares
	}
	t.deals += other.deals
	t.choices += other.choices
	t.thinking += other.thinking
}

// String tells the averages with their 95 % intervals.
func (t *tally) String() string {
	share, a := t.share.mean(t.deals)
	points, b := t.points.mean(t.deals)
	score, c := t.score.mean(t.deals)
	return fmt.Sprintf("%.1f %% ± %.1f of the wins, %.1f ± %.1f card points, %.2f ± %.2f match points in %d deals, %s a move",
		100*share, 100*a, points, b, score, c, t.deals, t.thinking/time.Duration(max(1, t.choices)))
}

// contest plays duplicate deals of one player against others on all cores. The deals follow from the seed.
func contest(rules game.Rules, player, others strategy.Strategy, limit strategy.Limit, deals int, seed uint64) (total tally) {
	var mu sync.Mutex
	var all sync.WaitGroup
	workers := runtime.GOMAXPROCS(0)
	for worker := range workers {
		all.Go(func() {
			var own tally
			for i := worker; i < deals; i += workers {
				own.duplicate(rules, player, others, limit, rand.New(rand.NewPCG(seed, uint64(i))))
			}
			mu.Lock()
			defer mu.Unlock()
			total.join(own)
		})
	}
	all.Wait()
	return total
}

// duplicate plays one deal from every side.
func (t *tally) duplicate(rules game.Rules, player, others strategy.Strategy, limit strategy.Limit, rng *rand.Rand) {
	deal := gametest.Deal(rng, rules)
	share, points, score, sides := 0.0, 0.0, 0.0, rules.Sides()
	for own := range sides {
		state, _, err := game.Start(deal)
		for err == nil && !state.Over() {
			view, by := state.View(state.Turn()), others
			measured := rules.Side(view.Seat) == own
			if measured {
				by = player
			}
			before := time.Now()
			move := by.Choose(view, rng, limit).Move
			if measured {
				t.thinking += time.Since(before)
				t.choices++
			}
			state, _, err = state.Do(move)
		}
		if err != nil {
			panic(err)
		}
		result := state.Result()
		points += float64(result.Points[own])
		if rules.Sides() == 2 {
			points += float64(result.Sides[own].Points - result.Points[own])
		}
		score += float64(result.Scores[own])
		for _, winner := range result.Winners {
			if winner == own {
				share++
			}
		}
		if result.Drawn {
			share += 0.5
		}
	}
	t.deals++
	t.share.add(share / float64(sides))
	t.points.add(points / float64(sides))
	t.score.add(score / float64(sides))
}

// playerNamed returns a level, or one of the players that levels are measured against.
func playerNamed(t testing.TB, name string) strategy.Strategy {
	switch name {
	case "random":
		return random{}
	case "greedy":
		return greedy{}
	case "net":
		return net{}
	}
	return level(t, name)
}

// pairs are who is measured against whom.
func pairs() [][2]string {
	return [][2]string{
		{"greedy", "random"},
		{"beginner", "random"}, {"casual", "random"}, {"strong", "random"}, {"maestro", "random"},
		{"casual", "greedy"}, {"strong", "greedy"}, {"maestro", "greedy"},
		{"casual", "beginner"}, {"strong", "casual"}, {"maestro", "casual"}, {"maestro", "strong"},
		{"net", "random"}, {"net", "casual"}, {"net", "strong"}, {"maestro", "net"}, // for two only
	}
}

// BenchmarkLevels measures the levels against each other in duplicate deals, as many as
// -benchtime says, each with all the time that it likes:
//
//	go test ./game/strategy -run xxx -bench 'Levels/standard_seats=2$/maestro-strong' -benchtime 1000x -timeout 0
func BenchmarkLevels(b *testing.B) {
	low, follow := game.Standard(2), game.Briscolone5()
	low.Ranking, follow.Follow = game.RankingLowThree, true
	games := append(gametest.Presets(), game.Pizzico(2), game.Pizzico(4), game.Scoperta(2), game.Scoperta(3), game.Scoperta(4), low, follow)
	for _, rules := range games {
		for _, pair := range pairs() {
			if slices.Contains(pair[:], "net") && rules != game.Standard(2) {
				continue
			}
			b.Run(fmt.Sprintf("%s/%s-%s", rules, pair[0], pair[1]), func(b *testing.B) {
				total := contest(rules, playerNamed(b, pair[0]), playerNamed(b, pair[1]), strategy.Limit{}, b.N, 1)
				share, around := total.share.mean(total.deals)
				score, about := total.score.mean(total.deals)
				b.ReportMetric(100*share, "%wins")
				b.ReportMetric(100*around, "±%wins")
				b.ReportMetric(score, "score")
				b.ReportMetric(about, "±score")
				b.ReportMetric(float64(total.thinking.Microseconds())/float64(max(1, total.choices)), "µs/move")
			})
		}
	}
}
