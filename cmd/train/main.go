// Command train makes the net of package policy by play against itself, in some minutes:
//
//	go generate ./game/strategy/policy
//
// It prints from time to time how many of the deals the net wins against random players and against what it was
// fifty rounds before. The same flags make the same net on every machine of a kind.
package main

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"time"

	"briscola/game/strategy/policy"
)

func main() {
	out := flag.String("out", "", "`file` for the net")
	rounds := flag.Int("rounds", 600, "rounds of play and learning")
	deals := flag.Int("deals", 2048, "deals in each round")
	seed := flag.Uint64("seed", 1, "where the randomness begins")
	flag.Parse()
	if *out == "" || flag.NArg() > 0 {
		fmt.Fprintln(os.Stderr, "train: -out FILE is needed, and no other arguments")
		os.Exit(2)
	}
	l, began := newLearner(*seed), time.Now()
	for number := range *rounds {
		l.round(number, courseOf(float64(number)/float64(*rounds), *deals))
		if number%25 == 24 || number == *rounds-1 {
			before := l.past[max(0, len(l.past)-25)]
			fmt.Printf("round %d, %s: %.1f %% against random players, %.1f %% against 50 rounds before\n", number+1, time.Since(began).Round(time.Second),
				100*l.share(make(policy.Net, policy.Size)), 100*l.share(before))
			if err := os.WriteFile(*out, l.actor.Append(nil), 0o644); err != nil {
				fmt.Fprintln(os.Stderr, "train:", err)
				os.Exit(1)
			}
		}
	}
}

// courseOf returns how learning goes after a share of it: first for points, then ever more for winning, first in
// big steps, then in small ones.
func courseOf(done float64, deals int) course {
	return course{
		deals:   deals,
		winning: float32(min(1, 0.1+2.25*done)),
		rate:    max(1e-4, 2e-3*math.Exp(-math.Log(20)*done/0.75)),
		variety: 0.01 * math.Exp(-math.Log(60)*done),
	}
}

// share returns the share of the deals that the net wins against another one.
func (l *learner) share(other policy.Net) float64 {
	const deals = 4000
	var won [deals]float32
	inParallel(deals, func(i int) {
		won[i] = play([2]policy.Net{l.actor, other}, rand.New(rand.NewPCG(99, uint64(i))), 1).won(0)
	})
	total := 0.0
	for _, w := range won {
		total += float64(w)
	}
	return total / deals
}
