package main

import (
	"math/rand/v2"

	"briscola/game"
	"briscola/game/strategy/policy"
)

// deal is a deal for two that nets have played, and what each seat decided in it.
type deal struct {
	decisions [2][20]decision
	played    [2]int
	points    [2]int
}

// play plays a deal between two nets. The share of the reward that is for winning is given; the rest is for points.
func play(nets [2]policy.Net, rng *rand.Rand, winning float32) *deal {
	rules := game.Standard(2)
	deck := rules.Cards().Cards()
	rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	var p game.Position
	p.Deal(rules, rng.IntN(2), deck)
	turned := p.Next(p.Stock() - 1)
	d := &deal{}
	var played game.CardSet
	for !p.Over() {
		seat := p.Turn()
		now := &d.decisions[seat][d.played[seat]]
		now.see(&p, turned, played)
		now.choose(nets[seat], rng)
		d.played[seat]++
		trick, before := game.SetOf(p.Table()...), [2]int{p.Points(0), p.Points(1)}
		c := p.Legal().At(int(now.chosen))
		if p.Play(c) {
			played |= trick.With(c)
			winner := p.Turn()
			gained := p.Points(winner) - before[winner]
			d.decisions[winner][d.played[winner]-1].reward += (1 - winning) * float32(gained) / 120
		}
	}
	d.points = [2]int{p.Points(0), p.Points(1)}
	for seat := range 2 {
		d.decisions[seat][19].reward += winning * d.won(seat)
	}
	return d
}

// won returns 1 for a deal that a seat has won, a half for a draw, else 0.
func (d *deal) won(seat int) float32 {
	switch own, other := d.points[seat], d.points[1-seat]; {
	case own > other:
		return 1
	case own == other:
		return 0.5
	}
	return 0
}

// farsight is how much of what comes later counts for a decision, for each one in between: the lambda of
// generalised advantage estimation.
const farsight = 0.95

// judge finds how much better each decision of a seat turned out than a critic expected.
func (d *deal) judge(seat int, critic policy.Net) {
	made := d.decisions[seat][:]
	for i := range made {
		made[i].expect(critic)
	}
	later, next := float32(0), float32(0)
	for i := len(made) - 1; i >= 0; i-- {
		later = made[i].reward + next - made[i].value + farsight*later
		next = made[i].value
		made[i].advantage, made[i].outcome = later, later+made[i].value
	}
}
