package main

import (
	"math"

	"briscola/game/strategy/policy"
)

// adam moves weights against their gradients, by Adam (Kingma and Ba, 2014).
type adam struct {
	mean, square policy.Net
	steps        int
}

func newAdam() *adam {
	return &adam{mean: make(policy.Net, policy.Size), square: make(policy.Net, policy.Size)}
}

// step moves a net. The gradient is cut to a length of most.
func (a *adam) step(n, gradient policy.Net, rate float64) {
	const decay, squareDecay, epsilon, most = 0.9, 0.999, 1e-5, 0.5
	length := 0.0
	for _, g := range gradient {
		length += float64(g) * float64(g)
	}
	scale := float32(min(1, most/max(math.Sqrt(length), 1e-12)))
	a.steps++
	rate *= math.Sqrt(1-math.Pow(squareDecay, float64(a.steps))) / (1 - math.Pow(decay, float64(a.steps)))
	for i, g := range gradient {
		g *= scale
		a.mean[i] += (1 - decay) * (g - a.mean[i])
		a.square[i] += (1 - squareDecay) * (g*g - a.square[i])
		n[i] -= float32(rate) * a.mean[i] / (float32(math.Sqrt(float64(a.square[i]))) + epsilon)
	}
}
