package strategy

import (
	"math/rand/v2"
	"strings"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
)

// shares returns how much of the belief of a view has a card in the hand of each seat.
func shares(view game.View, card game.Card) (shares [game.MaxSeats]float64) {
	const draws = 4000
	s := newSearch(view, rand.New(rand.NewPCG(1, 2)), Limit{Nodes: 4 * mostWorlds})
	b := newBelief(s)
	var o order
	var p game.Position
	for range draws {
		b.sample(&o)
		s.worlds.fill(&p, &o)
		for seat := range view.Rules.Seats {
			if p.Hand(seat).Has(card) {
				shares[seat] += 1.0 / draws
			}
		}
	}
	return shares
}

// after returns what the seat on turn sees after some plays of the first trick of a standard
// deal. The trump is Coppe.
func after(t *testing.T, seats int, plays, hand string) game.View {
	t.Helper()
	layout := gametest.Layout{Rules: game.Standard(seats), Dealer: seats - 1, Briscola: "7c"}
	played, err := game.ParseCards(fields(plays))
	if err != nil {
		t.Fatal(err)
	}
	layout.Hands = append(fields(plays), hand)
	state := layout.Start()
	for seat, c := range played {
		if state, _, err = state.Do(game.Play(seat, c)); err != nil {
			t.Fatal(err)
		}
	}
	return state.View(state.Turn())
}

func TestASignIsBelievedButNotBlindly(t *testing.T) {
	for _, rank := range []game.Rank{game.Ace, game.Three} {
		view := after(t, 4, "Rd", "3s 4b 5b")
		card := game.NewCard(rank, game.Coppe)
		before := shares(view, card)
		view.Signs = []game.Sign{{Seat: 3, Rank: rank}}
		with := shares(view, card)
		t.Logf("%s: %.3f of the belief, %.3f after the sign", card, before[3], with[3])
		if with[3] < 2.5*before[3] || with[3] > 0.9 {
			t.Errorf("the partner holds %s in %.3f of the belief after a sign, %.3f without", card, with[3], before[3])
		}
		if with[2] > before[2] {
			t.Errorf("seat 2 holds %s in %.3f of the belief after the sign of another, %.3f without", card, with[2], before[2])
		}
	}
}

// What is looked at is the belief in the Cavallo of trump and the move.
func TestASignThatCannotBeTrueChangesNothing(t *testing.T) {
	tests := []struct {
		name        string
		plays, hand string
		sign        game.Sign
	}{
		{"another has played the card", "Ac 4s", "3s 4b 5b", game.Sign{Seat: 3, Rank: game.Ace}},
		{"who shows the card has played it", "4s Rc", "3s 4b 5b", game.Sign{Seat: 1, Rank: game.Re}},
		{"the viewer holds the card", "Rd", "Ac 4b 5b", game.Sign{Seat: 3, Rank: game.Ace}},
		{"the card lies under the stock", "Rd", "3s 4b 5b", game.Sign{Seat: 3, Rank: game.Seven}},
	}
	for _, tt := range tests {
		view := after(t, 4, tt.plays, tt.hand)
		cavallo := game.NewCard(game.Cavallo, game.Coppe)
		choose := func() game.Move {
			return maestro{}.Choose(view, rand.New(rand.NewPCG(3, 4)), Limit{Nodes: 500}).Move
		}
		before, move := shares(view, cavallo), choose()
		view.Signs = []game.Sign{tt.sign}
		if with := shares(view, cavallo); with != before {
			t.Errorf("%s: believes in %v after the sign, %v without", tt.name, with, before)
		}
		if with := choose(); with != move {
			t.Errorf("%s: plays %s after the sign, %s without", tt.name, with, move)
		}
	}
}

func fields(text string) []string { return strings.Fields(text) }
