package picture

import (
	"errors"
	"fmt"

	"briscola/bot/picture/cardart"
	"briscola/game"
)

// ErrUnsettled is the reason when a deal that is not over is to be shown again.
var ErrUnsettled = errors.New("picture: the deal is not over")

// ReplayView is a deal that is over, to be shown again. It holds the record, which knows every card; what is shown of it is
// what a spectator has seen.
type ReplayView struct {
	Title   string
	Record  game.Record
	Seats   []Player // by seat
	Sides   []string // names of the sides, in the order of Rules.Side
	Cards   []Card   // of the pack, for their names
	Trumps  []Trump  // the four suits, for their names
	Outcome string   // "Hanno vinto Lucia e Max"
	Pass    string   // "passo"
	Words   Words
}

// Player is somebody at the table.
type Player struct {
	Name     string
	Fallback string // instead of a name whose letters cannot be drawn
	Computer bool
}

// Text tells the tricks and the outcome.
func (v ReplayView) Text() string {
	var c caption
	c.add(needed, v.Title)
	state, err := v.settled()
	if err != nil {
		return c.String()
	}
	c.add(needed, v.Outcome)
	for i, trick := range state.View(spectator).Tricks {
		c.list(needed, fmt.Sprintf("%d %s", i+1, v.player(trick.Winner).Name), items(v.named(trick.Cards))...)
	}
	return c.String()
}

// Key is the same for views that make the same picture.
func (v ReplayView) Key(style cardart.Style) string { return key("replay", style, v) }

// spectator is the seat of somebody who sees no hand.
const spectator = -1

// settled gives the end of the deal.
func (v ReplayView) settled() (game.State, error) {
	state, err := v.Record.Replay()
	if err == nil && !state.Over() {
		err = ErrUnsettled
	}
	return state, err
}

// player gives who sits in a seat, nobody for a seat without one.
func (v ReplayView) player(seat int) Player {
	if seat < 0 || seat >= len(v.Seats) {
		return Player{}
	}
	return v.Seats[seat]
}

// named gives cards their names.
func (v ReplayView) named(cards []game.Card) []Card {
	named := make([]Card, len(cards))
	for i, c := range cards {
		named[i] = v.card(c)
	}
	return named
}

func (v ReplayView) card(card game.Card) Card {
	for _, c := range v.Cards {
		if c.Face == card {
			return c
		}
	}
	return Card{Face: card}
}

func (v ReplayView) trump(suit game.Suit) Trump {
	for _, t := range v.Trumps {
		if t.Suit == suit {
			return t
		}
	}
	return Trump{Suit: suit}
}
