package strategy

import (
	"math"
	"math/rand/v2"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
)

// past returns how likely a seat has played the first clues, in all the ways in which it can have come to a hand after them.
func (s *search) past(clues []clue, hand game.CardSet) (sum [manners]float64) {
	if len(clues) == 0 {
		return s.stricter()
	}
	last := &clues[len(clues)-1]
	before := func(kept game.CardSet) {
		held := kept.With(last.card)
		earlier, likely := s.past(clues[:len(clues)-1], held), s.likelihoods(last, held, 0)
		for m := range sum {
			sum[m] += earlier[m] * likely[m]
		}
	}
	if !last.draws {
		before(hand)
		return sum
	}
	for drawn := range hand.All() {
		before(hand.Without(drawn))
	}
	return sum
}

func TestFilterWeighsAHandByAllWaysToIt(t *testing.T) {
	rng, compared := rand.New(rand.NewPCG(1, 2)), 0
	for range 8 {
		through(t, game.Standard(2), rng, [2]Strategy{casual{}, byNet{}}, func(view game.View, _ game.Move) {
			s := newSearch(view, rng, Limit{})
			s.learn()
			clues := s.clues()
			if !s.followed() || len(clues) > 5 {
				return
			}
			f := s.follow()
			one, sum := 0.0, 0.0 // the filter's weight by the one that is expected
			for i, weight := range f.upTo {
				h := f.hypotheses[i]
				weight, sum = weight-sum, weight
				if rng.IntN(len(f.upTo)) > 20 {
					continue
				}
				want := s.past(clues, h.hand)[h.manner]
				if one == 0 {
					one = weight / want
				}
				if compared++; math.Abs(weight/want/one-1) > 1e-3 { // weights are differences of sums
					t.Fatalf("after %d cards %s in manner %d weighs %g, want %g", len(clues), h.hand.Cards(), h.manner, weight/one, want)
				}
			}
		})
	}
	if compared < 500 {
		t.Errorf("only %d hands were compared", compared)
	}
}

// surprise returns how much the hand of the other seat surprises who believes in some worlds, by the logarithm of how likely
// each card that is not seen was thought to be there.
func surprise(view game.View, truth game.CardSet, worlds *worlds, b sampler) (sum float64) {
	const draws = 200
	var count [64]float64
	var o order
	for range draws {
		b.sample(&o)
		for _, c := range o[:worlds.hidden] {
			count[c]++
		}
	}
	for c := range view.Unseen().All() {
		share := (count[c] + 1) / (draws + 2)
		if !truth.Has(c) {
			share = 1 - share
		}
		sum -= math.Log(share)
	}
	return sum
}

// surprises adds up over some deals how much the hands of an opponent surprise who counts, who weighs worlds drawn at random,
// and who follows it.
func surprises(t *testing.T, opponent Strategy) (counts, weighs, follows float64) {
	t.Helper()
	rng := rand.New(rand.NewPCG(1, 2))
	for range 5 {
		state, _, err := game.Start(gametest.Deal(rng, game.Standard(2)))
		for by := [2]Strategy{casual{}, opponent}; err == nil && !state.Over(); {
			view, truth := state.View(state.Turn()), state.View(1).Hand
			s := newSearch(view, rand.New(rand.NewPCG(3, 4)), Limit{})
			s.learn()
			if view.Seat == 0 && s.followed() {
				counts += surprise(view, truth, s.worlds, &belief{worlds: s.worlds})
				weighs += surprise(view, truth, s.worlds, newBelief(s))
				follows += surprise(view, truth, s.worlds, s.follow())
			}
			state, _, err = state.Do(by[view.Seat].Choose(view, rng, Limit{}).Move)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return counts, weighs, follows
}

func TestWhoFollowsAnOpponentKnowsItsHandBetter(t *testing.T) {
	for name, opponent := range map[string]Strategy{"strong": strong{}, "casual": casual{}, "net": byNet{}, "beginner": beginner{}} {
		counts, weighs, follows := surprises(t, opponent)
		t.Logf("%s: weighed worlds %.3f, following %.3f of the surprise of who counts", name, weighs/counts, follows/counts)
		if weighs >= counts || follows >= weighs {
			t.Errorf("the hand of %s surprises who counts by %.1f, who weighs worlds by %.1f, who follows it by %.1f", name, counts, weighs, follows)
		}
	}
}

// BenchmarkBelief compares the cost of following an opponent with that of weighing worlds, in the middle of a deal.
func BenchmarkBelief(b *testing.B) {
	state, rng := gametest.Layout{Rules: game.Standard(2), Dealer: 1}.Start(), rand.New(rand.NewPCG(1, 2))
	for range 16 {
		var err error
		if state, _, err = state.Do(casual{}.Choose(state.View(state.Turn()), rng, Limit{}).Move); err != nil {
			b.Fatal(err)
		}
	}
	s := newSearch(state.View(state.Turn()), rng, Limit{})
	s.learn()
	for name, believe := range map[string]func() sampler{
		"followed": func() sampler { return s.follow() }, "weighed": func() sampler { return newBelief(s) },
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				believe()
			}
		})
	}
}
