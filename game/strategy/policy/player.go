package policy

import (
	_ "embed"
	"math"
	"math/bits"
	"math/rand/v2"

	"briscola/game"
)

// The net takes some minutes to make.
//
//go:generate go run briscola/cmd/train -out net.bin

//go:embed net.bin
var file string

var published = mustRead(file)

func mustRead(data string) Net {
	n, err := Read(data)
	if err != nil {
		panic("policy: net.bin: " + err.Error())
	}
	return n
}

// Player is a net in a deal with a trump. It may be used by many at once.
type Player struct {
	played, turned, led, held, out [64]*Layer // by card
	outBias                        [64]float32
	bias, own, others              *Layer
}

// New returns the player of this package for deals with a trump.
func New(trump game.Suit) *Player { return published.Player(trump) }

// Player returns a player that chooses as the net does in deals with a trump.
func (n Net) Player(trump game.Suit) *Player {
	p := &Player{bias: n.Bias(), own: n.In(Taken), others: n.In(Taken + 1)}
	p.held[game.NoCard] = new(Layer)
	for _, suit := range game.Suits() {
		for _, rank := range game.Ranks() {
			c := game.NewCard(rank, suit)
			place := Place(c, trump)
			p.played[c], p.turned[c], p.led[c], p.held[c] = n.In(Played+place), n.In(Turned+place), n.In(Led+place), n.In(Held+place)
			p.out[c], p.outBias[c] = n.Out(place), n.OutBias()[place]
		}
	}
	return p
}

// Memory is what a seat knows of a deal, summed up for the hidden units.
type Memory struct{ sum Layer }

// Begin returns the memory of a seat without cards, when one has been turned.
func (p *Player) Begin(turned game.Card) Memory {
	m := Memory{*p.bias}
	m.sum.Add(p.turned[turned&63])
	return m
}

// Hold puts cards into the hand of the seat.
func (p *Player) Hold(m *Memory, cards game.CardSet) {
	for rest := uint64(cards); rest != 0; rest &= rest - 1 {
		m.sum.Add(p.held[bits.TrailingZeros64(rest)&63])
	}
}

// Trick is a trick of two cards as one of the two seats sees it.
type Trick struct {
	Led, Answer game.Card
	Points      int
	Took        bool      // the seat has taken it
	Own, Drawn  game.Card // what the seat has played and then drawn, NoCard where that was not, or is not, in its memory
}

// Trick tells a seat of a trick that is over.
func (p *Player) Trick(m *Memory, t *Trick) {
	first, second, own, drawn := p.played[t.Led&63], p.played[t.Answer&63], p.held[t.Own&63], p.held[t.Drawn&63]
	points, share := p.others, float32(t.Points)/120
	if t.Took {
		points = p.own
	}
	for i := range m.sum {
		m.sum[i] += first[i] + second[i] + share*points[i] + drawn[i] - own[i]
	}
}

// Look returns what the hidden units give when the seat is on turn: it answers to a card, or leads to NoCard.
func (p *Player) Look(m *Memory, led game.Card) (units Layer) {
	if led == game.NoCard {
		for i := range units {
			units[i] = max(0, m.sum[i])
		}
		return units
	}
	table := p.led[led&63]
	for i := range units {
		units[i] = max(0, m.sum[i]+table[i])
	}
	return units
}

func (p *Player) output(units *Layer, c game.Card) float32 {
	return p.outBias[c&63] + units.dot(p.out[c&63])
}

// Choose draws one of some cards, each as likely as the net has it. There must be one.
func (p *Player) Choose(units *Layer, cards game.CardSet, source rand.Source) (chosen game.Card) {
	most := float32(math.Inf(-1))
	for rest := uint64(cards); rest != 0; rest &= rest - 1 {
		c := game.Card(bits.TrailingZeros64(rest) & 63)
		if x := p.output(units, c) + chance[source.Uint64()%chances]; x > most {
			chosen, most = c, x
		}
	}
	return chosen
}

// chance holds numbers of which one, drawn at random and added to each output, make the card with the highest sum as likely as
// the softmax of the outputs says: they are distributed as Gumbel's law has it.
var chance = func() (numbers [chances]float32) {
	for i := range numbers {
		numbers[i] = float32(-math.Log(-math.Log((float64(i) + 0.5) / chances)))
	}
	return numbers
}()

const chances = 4096

// Likely returns how likely the net chooses one of some cards, from 0 to 1.
func (p *Player) Likely(units *Layer, cards game.CardSet, c game.Card) float64 {
	own, sum := p.output(units, c), 0.0
	for rest := uint64(cards); rest != 0; rest &= rest - 1 {
		sum += math.Exp(float64(p.output(units, game.Card(bits.TrailingZeros64(rest)&63)) - own))
	}
	return 1 / sum
}
