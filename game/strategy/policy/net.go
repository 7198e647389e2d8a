package policy

import (
	"encoding/binary"
	"fmt"
	"math"

	"briscola/game"
)

// Units is how many hidden units a net has.
const Units = 64

// Cards is how many cards a net tells apart. It knows no suits but trump and three others: see Place.
const Cards = 40

// The inputs of a net: for each card 1 where it is so, else 0, and the points taken as shares of 120.
const (
	Played = 0         // it lies in a trick that somebody has taken
	Turned = Cards     // it was turned at the beginning
	Led    = 2 * Cards // the other seat has led it
	Held   = 3 * Cards // the own hand has it
	Taken  = 4 * Cards // the points that the seat has taken, and then those of the other one
	Inputs = Taken + 2
)

// Layer is one number for each hidden unit.
type Layer [Units]float32

// Net holds the weights of a network with one layer of hidden rectified units: from each input to the
// units, the bias of the units, from the units to each card, and the bias of the cards.
type Net []float32

// Size is how many weights a net has.
const Size = Inputs*Units + Units + Cards*Units + Cards

// In returns the weights of an input.
func (n Net) In(input int) *Layer { return (*Layer)(n[input*Units:]) }

// Bias returns the bias of the units.
func (n Net) Bias() *Layer { return n.In(Inputs) }

// Out returns the weights of the output for a card.
func (n Net) Out(place int) *Layer { return n.In(Inputs + 1 + place) }

// OutBias returns the bias of each output.
func (n Net) OutBias() *[Cards]float32 { return (*[Cards]float32)(n[Size-Cards:]) }

// Output returns the number of a card from what the units give.
func (n Net) Output(units *Layer, place int) float32 {
	return n.OutBias()[place] + units.dot(n.Out(place))
}

// Place numbers the cards for a net: the suits in their order, but trump first.
func Place(c game.Card, trump game.Suit) int {
	suits := game.Suit(len(game.Suits()))
	return int((c.Suit()+suits-trump)%suits)*10 + int(c.Rank()-game.Ace)
}

// Append appends the weights, four bytes each, the lowest first.
func (n Net) Append(data []byte) []byte {
	for _, w := range n {
		data = binary.LittleEndian.AppendUint32(data, math.Float32bits(w))
	}
	return data
}

// Read returns the net that Append has written.
func Read(data string) (Net, error) {
	if len(data) != 4*Size {
		return nil, fmt.Errorf("a net of %d bytes: want %d", len(data), 4*Size)
	}
	n := make(Net, Size)
	for i := range n {
		n[i] = math.Float32frombits(binary.LittleEndian.Uint32([]byte(data[4*i : 4*i+4])))
	}
	return n, nil
}

// Add adds another layer, unit by unit.
func (l *Layer) Add(o *Layer) {
	for i := range l {
		l[i] += o[i]
	}
}

func (l *Layer) dot(o *Layer) float32 {
	var a, b, c, d float32
	for i := 0; i < Units; i += 4 {
		a += l[i] * o[i]
		b += l[i+1] * o[i+1]
		c += l[i+2] * o[i+2]
		d += l[i+3] * o[i+3]
	}
	return a + b + c + d
}
