package game

import (
	"math/bits"
	"math/rand/v2"
	"testing"
)

// corePresets returns games of every shape that the core plays.
func corePresets() []Rules {
	follow := Briscolone5()
	follow.Follow = true
	return []Rules{Standard(2), Standard(4), Standard(3), Standard(6), Pizzico(2), Chiamata(), Briscolone(), follow}
}

// randomDeal shuffles, deals and plays a whole deal on the core.
func randomDeal(p *Position, rules Rules, deck []Card, source *rand.ChaCha8, choices *rand.PCG) {
	shuffle(deck, source)
	p.Deal(rules, 0, deck)
	if rules.auctioned() {
		p.SetTrump(Coppe)
	}
	for !p.Over() {
		p.Play(randomCard(p.Legal(), choices))
	}
}

// randomCard chooses one of the cards.
func randomCard(cards CardSet, choices *rand.PCG) Card {
	i, _ := bits.Mul64(choices.Uint64(), uint64(cards.Len()))
	return cards.At(int(i))
}

func BenchmarkPositionRandomDeal(b *testing.B) {
	for _, rules := range corePresets() {
		b.Run(rules.String(), func(b *testing.B) {
			b.ReportAllocs()
			deck, source, choices := rules.Cards().Cards(), rand.NewChaCha8(Seed{1}), rand.NewPCG(1, 2)
			var p Position
			for b.Loop() {
				randomDeal(&p, rules, deck, source, choices)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "deals/s")
		})
	}
}

func BenchmarkDoRandomDeal(b *testing.B) {
	for _, rules := range []Rules{Standard(2), Standard(4)} {
		b.Run(rules.String(), func(b *testing.B) {
			b.ReportAllocs()
			deck, source, choices := rules.Cards().Cards(), rand.NewChaCha8(Seed{1}), rand.NewPCG(1, 2)
			for b.Loop() {
				shuffle(deck, source)
				state, _, err := Start(Deal{Rules: rules, Deck: deck})
				for err == nil && !state.Over() {
					state, _, err = state.Do(Play(state.Turn(), randomCard(state.position.Legal(), choices)))
				}
				if err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "deals/s")
		})
	}
}

func BenchmarkView(b *testing.B) {
	b.ReportAllocs()
	rules := Standard(2)
	state, _, err := Start(Deal{Rules: rules, Deck: rules.Cards().Cards()})
	for range 20 {
		state, _, err = state.Do(state.Legal()[0])
	}
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		state.View(0)
	}
}
