package policy

import (
	"math/rand/v2"
	"strings"
	"testing"

	"briscola/game"
)

func TestPlaceNumbersEveryCardOnceAndTrumpsFirst(t *testing.T) {
	for _, trump := range game.Suits() {
		seen := map[int]game.Card{}
		for c := range game.Standard(2).Cards().All() {
			place := Place(c, trump)
			if other, twice := seen[place]; twice || place < 0 || place >= Cards {
				t.Errorf("trump %s: %s has place %d, as %s has", trump, c, place, other)
			}
			if seen[place] = c; (place < 10) != (c.Suit() == trump) || place%10 != int(c.Rank()-game.Ace) {
				t.Errorf("trump %s: %s has place %d", trump, c, place)
			}
		}
	}
}

func TestReadReadsWhatAppendWrites(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	n := make(Net, Size)
	for i := range n {
		n[i] = float32(rng.NormFloat64())
	}
	data := string(n.Append(nil))
	again, err := Read(data)
	if err != nil {
		t.Fatal(err)
	}
	for i, w := range n {
		if again[i] != w {
			t.Fatalf("weight %d is %v, was %v", i, again[i], w)
		}
	}
	for _, bad := range []string{"", data[1:], data + "\x00", strings.Repeat("x", 4*Size+4)} {
		if _, err := Read(bad); err == nil {
			t.Errorf("%d bytes are read as a net", len(bad))
		}
	}
}

// Each weight belongs to one input, one bias or one output.
func TestTheWeightsOfANetDoNotOverlap(t *testing.T) {
	n := make(Net, Size)
	layers := []*Layer{n.Bias()}
	for in := range Inputs {
		layers = append(layers, n.In(in))
	}
	for place := range Cards {
		layers = append(layers, n.Out(place))
		n.OutBias()[place]++
	}
	for _, l := range layers {
		for i := range l {
			l[i]++
		}
	}
	for i, w := range n {
		if w != 1 {
			t.Fatalf("weight %d is used %v times", i, w)
		}
	}
}
