package policy

import (
	"math"
	"math/rand/v2"
	"testing"

	"briscola/game"
)

// lead returns what the published net gives to who leads from a hand in the first trick. The trump is Coppe.
func lead(t *testing.T, hand string) (*Player, Layer, game.CardSet) {
	t.Helper()
	cards, err := game.ParseCards([]string{hand[:2], hand[3:5], hand[6:]})
	if err != nil {
		t.Fatal(err)
	}
	p := New(game.Coppe)
	m := p.Begin(game.NewCard(game.Seven, game.Coppe))
	p.Hold(&m, game.SetOf(cards...))
	return p, p.Look(&m, game.NoCard), game.SetOf(cards...)
}

func TestChooseDrawsEachCardAsOftenAsLikelySays(t *testing.T) {
	const draws = 20000
	source := rand.NewPCG(1, 2)
	for _, hand := range []string{"4d 5s 2c", "Fd Cs Rb", "Ad As 3b"} {
		p, units, cards := lead(t, hand)
		count, sum := map[game.Card]int{}, 0.0
		for range draws {
			count[p.Choose(&units, cards, source)]++
		}
		for c := range cards.All() {
			likely := p.Likely(&units, cards, c)
			sum += likely
			if share := float64(count[c]) / draws; math.Abs(share-likely) > 0.015 {
				t.Errorf("%s of %s is drawn in %.3f, likely in %.3f", c, hand, share, likely)
			}
		}
		if math.Abs(sum-1) > 1e-6 {
			t.Errorf("the cards of %s are likely in %.6f together", hand, sum)
		}
	}
}

// What everybody who plays well knows, the published net knows: that is how it can be told from a broken file.
func TestTheNetLeadsLowCardsAndKeepsHighOnes(t *testing.T) {
	tests := []struct{ hand, card string }{
		{"4d As Rc", "4d"}, {"2b 3s Ac", "2b"}, {"6d Ad 3c", "6d"}, {"Fs 3d Ac", "Fs"},
	}
	for _, tt := range tests {
		p, units, cards := lead(t, tt.hand)
		c, err := game.ParseCard(tt.card)
		if err != nil {
			t.Fatal(err)
		}
		if likely := p.Likely(&units, cards, c); likely < 0.7 {
			t.Errorf("of %s the net leads %s in %.2f", tt.hand, c, likely)
		}
	}
}

func BenchmarkChoose(b *testing.B) {
	p := New(game.Coppe)
	m := p.Begin(game.NewCard(game.Seven, game.Coppe))
	cards := game.SetOf(game.NewCard(game.Ace, game.Coppe), game.NewCard(game.Two, game.Denari), game.NewCard(game.Re, game.Spade))
	p.Hold(&m, cards)
	source := rand.NewPCG(1, 2)
	b.ReportAllocs()
	for b.Loop() {
		units := p.Look(&m, game.NoCard)
		p.Choose(&units, cards, source)
	}
}
