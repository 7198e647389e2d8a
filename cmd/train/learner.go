package main

import (
	"math"
	"math/rand/v2"
	"runtime"
	"sync"

	"briscola/game/strategy/policy"
)

// learner learns by proximal policy optimisation (Schulman and others, 2017): it plays deals against itself and
// its past, and makes what went better than expected likelier, a little at a time.
type learner struct {
	actor, critic policy.Net
	actorStep     *adam
	criticStep    *adam
	past          []policy.Net
	seed          uint64
}

// A learner remembers so many of its past selves, one of every second round.
const memory = 128

func newLearner(seed uint64) *learner {
	rng := rand.New(rand.NewPCG(seed, 0))
	return &learner{
		actor: newNet(rng, 0.01), critic: newNet(rng, 1),
		actorStep: newAdam(), criticStep: newAdam(), seed: seed,
	}
}

// newNet returns a net with random weights, small ones to the outputs.
func newNet(rng *rand.Rand, outputs float64) policy.Net {
	n := make(policy.Net, policy.Size)
	for in := range policy.Inputs {
		for i := range n.In(in) {
			n.In(in)[i] = float32(rng.NormFloat64() * math.Sqrt(2.0/policy.Inputs))
		}
	}
	for place := range policy.Cards {
		for i := range n.Out(place) {
			n.Out(place)[i] = float32(outputs * rng.NormFloat64() / math.Sqrt(policy.Units))
		}
	}
	return n
}

// course is how a round of learning goes.
type course struct {
	deals   int     // to play
	winning float32 // share of the reward that is for winning, the rest is for points
	rate    float64 // of learning
	variety float64 // how much it is worth to play now this and now that
}

// round plays deals and learns from them. Half of them it plays against itself, the rest against two past selves.
func (l *learner) round(number int, c course) {
	if number%2 == 0 {
		l.past = append(l.past, append(policy.Net(nil), l.actor...))
		l.past = l.past[max(0, len(l.past)-memory):]
	}
	rng := rand.New(rand.NewPCG(l.seed, uint64(number)<<32))
	rivals := [2]policy.Net{l.past[rng.IntN(len(l.past))], l.past[rng.IntN(len(l.past))]}
	deals := make([]*deal, c.deals)
	inParallel(c.deals, func(i int) {
		nets := [2]policy.Net{l.actor, l.actor}
		if i%2 == 1 {
			nets[1] = rivals[i/2%2]
		}
		deals[i] = play(nets, rand.New(rand.NewPCG(l.seed, uint64(number)<<32+uint64(i)+1)), c.winning)
		for seat := range 2 - i%2 {
			deals[i].judge(seat, l.critic)
		}
	})
	var lessons []*decision
	for i, d := range deals {
		for seat := range 2 - i%2 {
			for k := range d.decisions[seat] {
				lessons = append(lessons, &d.decisions[seat][k])
			}
		}
	}
	for range 2 {
		rng.Shuffle(len(lessons), func(i, j int) { lessons[i], lessons[j] = lessons[j], lessons[i] })
		for rest := lessons; len(rest) >= batch; rest = rest[batch:] {
			l.learn(rest[:batch], c)
		}
	}
}

// batch is how many decisions move the weights once.
const batch = 2048

// shares is in how many parts a batch is worked on. It does not depend on the machine, so that sums do not either.
const shares = 8

// learn moves the weights by a batch of decisions.
func (l *learner) learn(lessons []*decision, c course) {
	mean, spread := 0.0, 0.0
	for _, d := range lessons {
		mean += float64(d.advantage) / batch
	}
	for _, d := range lessons {
		spread += (float64(d.advantage) - mean) * (float64(d.advantage) - mean) / batch
	}
	spread = math.Sqrt(spread) + 1e-8
	var actor, critic [shares]policy.Net
	inParallel(shares, func(share int) {
		actor[share], critic[share] = make(policy.Net, policy.Size), make(policy.Net, policy.Size)
		for _, d := range lessons[share*batch/shares : (share+1)*batch/shares] {
			l.improve(actor[share], d, (float64(d.advantage)-mean)/spread, c.variety)
			l.correct(critic[share], d)
		}
	})
	l.actorStep.step(l.actor, sum(actor[:]), c.rate)
	l.criticStep.step(l.critic, sum(critic[:]), c.rate)
}

// sum adds gradients up in the first one.
func sum(gradients []policy.Net) policy.Net {
	for _, g := range gradients[1:] {
		for i, x := range g {
			gradients[0][i] += x
		}
	}
	return gradients[0]
}

// clip is how much likelier or less likely a decision may get in a round.
const clip = 0.2

// improve adds the gradient of the actor for a decision.
func (l *learner) improve(gradient policy.Net, d *decision, advantage, variety float64) {
	likely, units := d.chances(l.actor)
	ratio := math.Exp(math.Log(max(likely[d.chosen], 1e-12)) - float64(d.likely))
	pull := advantage * ratio
	if advantage > 0 && ratio > 1+clip || advantage < 0 && ratio < 1-clip {
		pull = 0
	}
	entropy := 0.0
	for _, p := range likely[:d.choices] {
		entropy -= p * math.Log(max(p, 1e-12))
	}
	var outputs [3]float32
	for i, p := range likely[:d.choices] {
		chosen := 0.0
		if i == int(d.chosen) {
			chosen = 1
		}
		outputs[i] = float32((-pull*(chosen-p) + variety*p*(math.Log(max(p, 1e-12))+entropy)) / batch)
	}
	d.backwards(l.actor, gradient, &units, d.legal[:d.choices], outputs[:])
}

// correct adds the gradient of the critic for a decision.
func (l *learner) correct(gradient policy.Net, d *decision) {
	units := d.units(l.critic)
	off := l.critic.Output(&units, worth) - d.outcome
	d.backwards(l.critic, gradient, &units, []uint8{worth}, []float32{off / 2 / batch})
}

// backwards adds to a gradient what follows from the gradients of some outputs.
func (d *decision) backwards(n, gradient policy.Net, units *policy.Layer, places []uint8, outputs []float32) {
	var back policy.Layer
	for k, place := range places {
		g, out, own := outputs[k], n.Out(int(place)), gradient.Out(int(place))
		gradient.OutBias()[place] += g
		for i, u := range units {
			own[i] += g * u
			if u > 0 {
				back[i] += g * out[i]
			}
		}
	}
	for _, in := range d.inputs[:d.n] {
		gradient.In(int(in)).Add(&back)
	}
	bias, own, other := gradient.Bias(), gradient.In(policy.Taken), gradient.In(policy.Taken+1)
	for i, b := range back {
		bias[i] += b
		own[i] += b * d.points[0]
		other[i] += b * d.points[1]
	}
}

// inParallel does n things on all cores.
func inParallel(n int, do func(i int)) {
	var all sync.WaitGroup
	workers := runtime.GOMAXPROCS(0)
	for worker := range workers {
		all.Go(func() {
			for i := worker; i < n; i += workers {
				do(i)
			}
		})
	}
	all.Wait()
}
