package main

import (
	"math"
	"math/rand/v2"

	"briscola/game"
	"briscola/game/strategy/policy"
)

// decision is a card that somebody has played, and what could be seen then.
type decision struct {
	inputs  [policy.Cards + 6]uint8 // those that are 1
	n       uint8
	points  [2]float32 // shares of 120 that the seat and the other one had taken
	legal   [3]uint8   // places of the cards that could be played
	choices uint8
	chosen  uint8 // index of the one that was

	likely    float32 // logarithm of how likely it was
	value     float32 // what was expected of the deal
	reward    float32
	advantage float32 // how much better the deal went than expected
	outcome   float32 // what the value should have been
}

// see takes in what the seat on turn sees.
func (d *decision) see(p *game.Position, turned game.Card, played game.CardSet) {
	trump, seat := p.Trump(), p.Turn()
	note := func(at int, c game.Card) {
		d.inputs[d.n] = uint8(at + policy.Place(c, trump))
		d.n++
	}
	for c := range played.All() {
		note(policy.Played, c)
	}
	note(policy.Turned, turned)
	if p.OnTable() > 0 {
		note(policy.Led, p.Table()[0])
	}
	for c := range p.Legal().All() {
		note(policy.Held, c)
		d.legal[d.choices] = uint8(policy.Place(c, trump))
		d.choices++
	}
	d.points = [2]float32{float32(p.Points(seat)) / 120, float32(p.Points(1-seat)) / 120}
}

// units returns what the hidden units of a net give.
func (d *decision) units(n policy.Net) (l policy.Layer) {
	l = *n.Bias()
	for _, in := range d.inputs[:d.n] {
		l.Add(n.In(int(in)))
	}
	own, other := n.In(policy.Taken), n.In(policy.Taken+1)
	for i := range l {
		l[i] = max(0, l[i]+own[i]*d.points[0]+other[i]*d.points[1])
	}
	return l
}

// chances returns how likely each card that could be played is with a net, and what the units give.
func (d *decision) chances(n policy.Net) (likely [3]float64, units policy.Layer) {
	units = d.units(n)
	most := math.Inf(-1)
	for i, place := range d.legal[:d.choices] {
		likely[i] = float64(n.Output(&units, int(place)))
		most = max(most, likely[i])
	}
	sum := 0.0
	for i := range d.choices {
		likely[i] = math.Exp(likely[i] - most)
		sum += likely[i]
	}
	for i := range likely {
		likely[i] /= sum
	}
	return likely, units
}

// choose draws a card as a net would.
func (d *decision) choose(n policy.Net, rng *rand.Rand) {
	likely, _ := d.chances(n)
	x := rng.Float64()
	for d.chosen = 0; d.chosen < d.choices-1; d.chosen++ {
		if x -= likely[d.chosen]; x < 0 {
			break
		}
	}
	d.likely = float32(math.Log(max(likely[d.chosen], 1e-12)))
}

// worth is the output of a critic that says what is expected of a deal; it has no other.
const worth = 0

// expect notes what a critic expects.
func (d *decision) expect(critic policy.Net) {
	units := d.units(critic)
	d.value = critic.Output(&units, worth)
}
