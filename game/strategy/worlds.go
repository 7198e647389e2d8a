package strategy

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"briscola/game"
)

// worlds draws positions that look like a view: deals that may be the real one.
type worlds struct {
	outline game.Outline
	unseen  []game.Card
	hidden  int // how many of the unseen cards lie in hands; the rest is in the stock
	source  rand.Source
}

func newWorlds(view game.View, rng *rand.Rand) *worlds {
	w := &worlds{outline: view.Outline(), unseen: view.Unseen().Cards(), source: rand.NewPCG(rng.Uint64(), rng.Uint64())}
	for seat := range view.Rules.Seats {
		w.hidden += w.outline.Hidden(seat)
	}
	return w
}

// order is a way in which the unseen cards may lie: the hidden hands seat by seat, then the stock.
type order [40]game.Card

// draw makes a random order.
func (w *worlds) draw(o *order) {
	copy(o[:], w.unseen)
	w.shuffle(o[:len(w.unseen)])
}

func (w *worlds) shuffle(cards []game.Card) {
	for i := range max(0, len(cards)-1) {
		j := i + w.below(len(cards)-i)
		cards[i], cards[j] = cards[j], cards[i]
	}
}

// shuffleStock draws the stock of an order anew, which says nothing about the hands.
func (w *worlds) shuffleStock(o *order) {
	w.shuffle(o[w.hidden:len(w.unseen)])
}

// fill sets p to the position of an order.
func (w *worlds) fill(p *game.Position, o *order) { w.outline.Fill(p, o[:len(w.unseen)]) }

// below returns a random number from 0 to n-1.
func (w *worlds) below(n int) int {
	i, _ := bits.Mul64(w.source.Uint64(), uint64(n))
	return int(i)
}

// fraction returns a random number from 0 up to 1.
func (w *worlds) fraction() float64 { return float64(w.source.Uint64()>>11) / (1 << 53) }

// among draws one of some things, the likelier the greater its weight: sums are those of the weights up to each.
func (w *worlds) among(sums []float64) int {
	i, _ := slices.BinarySearch(sums, w.fraction()*sums[len(sums)-1])
	return i
}
