package strategy

import (
	"math/rand/v2"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
)

// called returns what a seat sees after some plays of a Chiamata in which seat 0 leads and calls the Ace of Coppe.
func called(t *testing.T, plays string, hand string) game.View {
	t.Helper()
	played, err := game.ParseCards(fields(plays))
	if err != nil {
		t.Fatal(err)
	}
	layout := gametest.Layout{Rules: game.Chiamata(), Dealer: 4, Hands: append(fields(plays), hand)}
	moves := []game.Move{game.Bid(0, game.Ace), game.Pass(1), game.Pass(2), game.Pass(3), game.Pass(4), game.Call(0, game.NewCard(game.Ace, game.Coppe))}
	for seat, c := range played {
		moves = append(moves, game.Play(seat, c))
	}
	state := layout.Start()
	for _, move := range moves {
		if state, _, err = state.Do(move); err != nil {
			t.Fatal(err)
		}
	}
	return state.View(state.Turn())
}

var aceOfCoppe = game.NewCard(game.Ace, game.Coppe)

// Before anybody but the caller has played, who does not hold the called card suspects every other seat, and
// the caller a little.
func TestEverySeatMayBeThePartner(t *testing.T) {
	view := called(t, "4d", "3s Rb 2s 4s 5s 6s 7s Fb")
	believed := shares(view, aceOfCoppe)
	for seat, share := range believed[:5] {
		least, most := 0.15, 0.5
		switch seat {
		case 0:
			least, most = 0.0005, 0.25
		case view.Seat:
			least, most = 0, 0
		}
		if share < least || share > most {
			t.Errorf("seat %d is the partner in %.3f of the belief, want %.3f to %.3f", seat, share, least, most)
		}
	}
}

func TestTheHolderKnowsThePartner(t *testing.T) {
	view := called(t, "4d", "Ac Rb 2s 4s 5s 6s 7s Fb")
	if believed := shares(view, aceOfCoppe); believed[view.Seat] < 0.999 {
		t.Errorf("believes in %v, want in itself", believed)
	}
	s := newSearch(view, rand.New(rand.NewPCG(1, 2)), Limit{Nodes: 100})
	var p game.Position
	if partner := s.partner(&p); partner != view.Seat {
		t.Errorf("takes seat %d for the partner, want itself, seat %d", partner, view.Seat)
	}
}

// Seat 1 has played the second of the cards, and seat 2 looks.
func TestPlaysTellThePartner(t *testing.T) {
	const hand = "Rb 2b 4s 5s 6s 7s Fb 4b"
	tests := []struct {
		name          string
		before, after string
		rises         bool
	}{
		{"who feeds the caller an Ace is suspected more than who gives nothing", "3c 2s", "3c As", true},
		{"who feeds the caller a Three is suspected more than who gives nothing", "3c 2s", "3c 3s", true},
		{"who takes a Re from the caller is suspected less than who gives a Three", "Rd 3s", "Rd Ad", false},
	}
	for _, tt := range tests {
		one, other := shares(called(t, tt.before, hand), aceOfCoppe)[1], shares(called(t, tt.after, hand), aceOfCoppe)[1]
		t.Logf("%s: %.3f, %.3f", tt.name, one, other)
		if tt.rises && other < 1.2*one || !tt.rises && other > one/1.2 {
			t.Errorf("%s: %.3f of the belief after %s, %.3f after %s", tt.name, one, tt.before, other, tt.after)
		}
	}
}
