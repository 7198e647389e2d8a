package strategy_test

import (
	"math/rand/v2"
	"testing"

	"briscola/game"
)

// late is the end of a deal with an empty stock, before a trick that seat 0 leads. Of what was
// played before nothing is given but the points that came of it.
type late struct {
	rules  game.Rules
	trump  game.Suit
	hands  [][]game.Card // by seat
	points []int         // by side, taken so far
}

// state finds a deal that comes to that end: cards are played at random until one does.
func (l late) state(t *testing.T, rng *rand.Rand) game.State {
	t.Helper()
	early := l.rules.Cards()
	for _, hand := range l.hands {
		early &^= game.SetOf(hand...)
	}
	before := early.Cards()
	for range 1_000_000 {
		rng.Shuffle(len(before), func(i, j int) { before[i], before[j] = before[j], before[i] })
		if first, ok := l.leads(before); ok {
			if deal, ok := l.deal(before, first); ok {
				return l.replay(t, deal, before)
			}
		}
	}
	t.Fatal("no deal comes to that end")
	return game.State{}
}

// leads plays cards from an empty table on, and returns who has to lead the first trick so that seat 0
// leads in the end. It is false when the points are others.
func (l late) leads(played []game.Card) (first int, ok bool) {
	points := make([]int, l.rules.Seats)
	leader := 0
	for len(played) > 0 {
		winner, taken := l.judge(played[:l.rules.Seats], leader)
		points[winner] += taken
		leader, played = winner, played[l.rules.Seats:]
	}
	sides := make([]int, len(l.points))
	first = (l.rules.Seats - leader) % l.rules.Seats
	for seat, n := range points {
		sides[l.rules.Side((seat+first)%l.rules.Seats)] += n
	}
	for side, want := range l.points {
		if sides[side] != want {
			return 0, false
		}
	}
	return first, true
}

// judge returns who wins a trick, and its points.
func (l late) judge(trick []game.Card, leader int) (winner, points int) {
	view := game.View{Rules: l.rules, Trump: l.trump, Table: trick}
	for _, c := range trick {
		points += l.rules.Points(c)
	}
	return (leader + view.Taking()) % l.rules.Seats, points
}

// deal returns the deal in which the cards are played in that order and then the hands are left, if it
// can be: everybody plays what they have held longest, and the last card of the stock is a trump.
func (l late) deal(played []game.Card, first int) (deal game.Deal, ok bool) {
	seats := l.rules.Seats
	held := make([][]game.Card, seats)
	var leaders []int
	leader := first
	for rest := played; len(rest) > 0; rest = rest[seats:] {
		leaders = append(leaders, leader)
		for i, c := range rest[:seats] {
			seat := (leader + i) % seats
			held[seat] = append(held[seat], c)
		}
		leader, _ = l.judge(rest[:seats], leader)
	}
	leaders = append(leaders, leader)
	for seat, hand := range l.hands {
		held[seat] = append(held[seat], hand...)
	}
	deal = game.Deal{Rules: l.rules, Dealer: (first + seats - 1) % seats}
	for i := range l.rules.Hand {
		for seat := range seats {
			deal.Deck = append(deal.Deck, held[(first+seat)%seats][i])
		}
	}
	var stock []game.Card
	for trick := 1; trick+l.rules.Hand <= len(held[0]); trick++ {
		for i := range seats {
			stock = append(stock, held[(leaders[trick]+i)%seats][trick+l.rules.Hand-1])
		}
	}
	turned := stock[len(stock)-1]
	deal.Deck = append(append(deal.Deck, turned), stock[:len(stock)-1]...)
	return deal, turned.Suit() == l.trump
}

// replay plays the deal up to its end.
func (l late) replay(t *testing.T, deal game.Deal, played []game.Card) game.State {
	t.Helper()
	state, _, err := game.Start(deal)
	for _, c := range played {
		if err == nil {
			state, _, err = state.Do(game.Play(state.Turn(), c))
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return state
}
