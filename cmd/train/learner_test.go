package main

import (
	"math"
	"math/rand/v2"
	"testing"

	"briscola/game"
	"briscola/game/strategy/policy"
)

// What a net is taught on is what it sees when it plays.
func TestADecisionSeesWhatAPlayerRemembers(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	n := newNet(rng, 1)
	for range 50 {
		rules := game.Standard(2)
		deck := rules.Cards().Cards()
		rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		var p game.Position
		p.Deal(rules, 0, deck)
		turned := p.Next(p.Stock() - 1)
		player := n.Player(p.Trump())
		memories := [2]policy.Memory{player.Begin(turned), player.Begin(turned)}
		for seat := range memories {
			player.Hold(&memories[seat], p.Hand(seat))
		}
		var played game.CardSet
		for !p.Over() {
			seat, led, points := p.Turn(), game.NoCard, p.Points(0)+p.Points(1)
			if p.OnTable() > 0 {
				led = p.Table()[0]
			}
			var d decision
			d.see(&p, turned, played)
			want, got := d.units(n), player.Look(&memories[seat], led)
			for i := range want {
				if math.Abs(float64(want[i]-got[i])) > 1e-3 {
					t.Fatalf("unit %d gives %v to a decision, %v to a player", i, want[i], got[i])
				}
			}
			hands := [2]game.CardSet{p.Hand(0), p.Hand(1)}
			c := p.Legal().At(rng.IntN(p.Legal().Len()))
			if !p.Play(c) {
				continue
			}
			played |= game.SetOf(led, c)
			for other, hand := range hands {
				trick := policy.Trick{Led: led, Answer: c, Own: led, Took: p.Turn() == other, Points: p.Points(0) + p.Points(1) - points}
				if other == seat {
					trick.Own = c
				}
				if drawn := p.Hand(other) &^ hand; drawn != 0 {
					trick.Drawn = drawn.At(0)
				}
				player.Trick(&memories[other], &trick)
			}
		}
	}
}

// lesson returns decisions of a deal between two random nets, with advantages of both kinds.
func lesson(seed uint64) (l *learner, made []decision) {
	l = newLearner(seed)
	rng := rand.New(rand.NewPCG(seed, 7))
	l.actor, l.critic = newNet(rng, 1), newNet(rng, 1)
	d := play([2]policy.Net{l.actor, l.actor}, rng, 0.5)
	d.judge(0, l.critic)
	return l, d.decisions[0][:]
}

// The gradients are those of what is to be made small, by trying small changes of some weights. Where a unit begins to give
// something just there, the two differ.
func TestTheGradientsAreThoseOfTheLoss(t *testing.T) {
	const variety, step = 0.02, 2e-3
	l, made := lesson(3)
	rng := rand.New(rand.NewPCG(5, 6))
	actorLoss := func(d *decision, advantage float64) float64 {
		likely, _ := d.chances(l.actor)
		entropy := 0.0
		for _, p := range likely[:d.choices] {
			entropy -= p * math.Log(p)
		}
		return -advantage*math.Exp(math.Log(likely[d.chosen])-float64(d.likely)) - variety*entropy
	}
	criticLoss := func(d *decision) float64 {
		units := d.units(l.critic)
		off := float64(l.critic.Output(&units, worth) - d.outcome)
		return off * off / 4
	}
	tried, wrong := 0, 0
	for i := range made {
		d, advantage := &made[i], float64(1-2*(i%2))
		actor, critic := make(policy.Net, policy.Size), make(policy.Net, policy.Size)
		l.improve(actor, d, advantage, variety)
		l.correct(critic, d)
		for range 20 {
			w := int(d.inputs[rng.IntN(int(d.n))])*policy.Units + rng.IntN(policy.Units)
			if rng.IntN(2) == 0 {
				w = (policy.Inputs+1+int(d.legal[rng.IntN(int(d.choices))]))*policy.Units + rng.IntN(policy.Units)
			}
			for _, pair := range [2][2]float64{
				{slope(l.actor, w, step, func() float64 { return actorLoss(d, advantage) }), float64(actor[w]) * batch},
				{slope(l.critic, w, step, func() float64 { return criticLoss(d) }), float64(critic[w]) * batch},
			} {
				tried++
				if math.Abs(pair[0]-pair[1]) > 0.02*math.Abs(pair[0])+1e-3 {
					wrong++
				}
			}
		}
	}
	if wrong*50 > tried {
		t.Errorf("%d of %d gradients are not those of the loss", wrong, tried)
	}
}

// slope returns how much a loss grows with a weight.
func slope(n policy.Net, weight int, step float32, loss func() float64) float64 {
	before := n[weight]
	n[weight] = before + step
	more := loss()
	n[weight] = before - step
	less := loss()
	n[weight] = before
	return (more - less) / float64(2*step)
}

func TestLearningIsRepeatable(t *testing.T) {
	taught := func() policy.Net {
		l := newLearner(1)
		for number := range 2 {
			l.round(number, courseOf(0, 128))
		}
		return l.actor
	}
	first, second := taught(), taught()
	for i, w := range first {
		if second[i] != w {
			t.Fatalf("weight %d is %v once and %v another time", i, w, second[i])
		}
	}
}

func TestLearningHelps(t *testing.T) {
	if testing.Short() || racing {
		t.Skip("plays thousands of deals")
	}
	l := newLearner(1)
	for number := range 20 {
		l.round(number, course{deals: 512, winning: 0.1, rate: 5e-3, variety: 0.01})
	}
	if share := l.share(make(policy.Net, policy.Size)); share < 0.55 {
		t.Errorf("wins %.3f of the deals against random players", share)
	}
}
