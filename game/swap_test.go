package game_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
	"briscola/game/gametest"
)

// exchange plays a deal for two under the Spanish rules to where the stock has the
// given size and seat 1, which has won a trick, leads and still holds the given hand.
func exchange(t *testing.T, hand, turned string, stock int) game.State {
	t.Helper()
	layout := gametest.Layout{Rules: game.Brisca(2), Dealer: 0, Hands: []string{"", hand}, Briscola: turned}
	state, found := winning(layout.Start(), game.SetOf(cards(t, hand)...), stock)
	if !found {
		t.Fatal("found no way to win that trick")
	}
	return state
}

// winning searches for a way to play on in which seat 1 wins the last trick without the kept cards.
func winning(state game.State, kept game.CardSet, stock int) (game.State, bool) {
	view := state.View(-1)
	if len(view.Table) == 0 && view.Stock == stock {
		return state, view.Turn == 1
	}
	for _, move := range state.Legal() {
		if move.Kind != game.MovePlay || kept.Has(move.Card) {
			continue
		}
		next, _, err := state.Do(move)
		if err != nil {
			continue
		}
		if end, found := winning(next, kept, stock); found {
			return end, true
		}
	}
	return state, false
}

func TestSwapTakesTheTurnedCard(t *testing.T) { // E1
	state := exchange(t, "7c", "Ac", 20)
	view := state.View(1)
	if view.Stock != 20 || !view.Hand.Has(card(t, "7c")) || view.Turn != 1 {
		t.Fatalf("stock %d, hand %s, turn %d", view.Stock, view.Hand, view.Turn)
	}
	if got := view.Moves[len(view.Moves)-1]; got != game.Swap(1) {
		t.Errorf("last move: got %s, want the exchange", got)
	}
	after, events, err := state.Do(game.Swap(1))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]game.Event{{Kind: game.SwappedBriscola, Seat: 1, To: game.Everyone, Card: card(t, "7c")}}, events); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
	for seat := -1; seat < 2; seat++ {
		view := after.View(seat)
		if view.Briscola != card(t, "7c") || view.Trump != game.Coppe || view.Stock != 20 || view.Turn != 1 || view.BriscolaHolder != -1 || view.Shown[1] != game.SetOf(card(t, "Ac")) {
			t.Errorf("view of %d: under the stock %s, trump %s, stock %d, turn %d, shown %s", seat, view.Briscola, view.Trump, view.Stock, view.Turn, view.Shown[1])
		}
	}
	if hand := after.View(1).Hand; hand != view.Hand.Without(card(t, "7c")).With(card(t, "Ac")) {
		t.Errorf("got hand %s after %s", hand, view.Hand)
	}
	refuse(t, after, "1 swap", game.ErrSwapCard)
}

func TestSwappedCardIsDrawnLast(t *testing.T) {
	state := do(t, exchange(t, "7c", "Ac", 20), "1 swap")
	for !state.Over() {
		var events []game.Event
		var err error
		if state, events, err = state.Do(game.Play(state.Turn(), state.View(state.Turn()).Legal.At(0))); err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			if e.Kind == game.DrewBriscola {
				if e.Card != card(t, "7c") || state.View(-1).Stock != 0 || state.View(-1).BriscolaHolder != e.Seat {
					t.Errorf("got %+v with %d cards left", e, state.View(-1).Stock)
				}
				return
			}
		}
	}
	t.Error("the exchanged card was never drawn")
}

func TestTwoFollowsTheSeven(t *testing.T) {
	state := exchange(t, "7c 2c", "Ac", 20)
	state = do(t, do(t, state, "1 swap"), "1 swap")
	if view := state.View(-1); view.Briscola != card(t, "2c") || view.Shown[1] != game.SetOf(cards(t, "Ac 7c")...) {
		t.Errorf("got %s under the stock, seat 1 has shown %s", view.Briscola, view.Shown[1])
	}
}

func TestSwapByRank(t *testing.T) { // E3
	tests := []struct {
		turned, hand string
		want         error
	}{
		{"Ac", "7c", nil}, {"3c", "7c", nil}, {"Rc", "7c", nil}, {"Cc", "7c", nil}, {"Fc", "7c", nil},
		{"7c", "2c", nil}, {"6c", "2c", nil}, {"5c", "2c", nil}, {"4c", "2c", nil},
		{"6c", "7c", game.ErrSwapCard}, {"Ac", "2c", game.ErrSwapCard}, {"Ac", "7d", game.ErrSwapCard}, {"2c", "7c", game.ErrSwapCard},
	}
	for _, tt := range tests {
		state := exchange(t, tt.hand, tt.turned, 20)
		if tt.want != nil {
			refuse(t, state, "1 swap", tt.want)
			continue
		}
		if after := do(t, state, "1 swap"); !after.View(1).Hand.Has(card(t, tt.turned)) {
			t.Errorf("turned %s, holder of %s: not taken", tt.turned, tt.hand)
		}
	}
}

func TestSwapHasItsTime(t *testing.T) {
	layout := gametest.Layout{Rules: game.Brisca(2), Dealer: 0, Hands: []string{"2d 4d 5d", "7c Ad 3d"}, Briscola: "Ac"}
	start := layout.Start()
	refuse(t, start, "1 swap", game.ErrSwapTrick) // E2
	refuse(t, start, "0 swap", game.ErrNotYourTurn)
	refuse(t, do(t, start, "1 Ad"), "0 swap", game.ErrSwapLead)
	won := do(t, do(t, start, "1 Ad"), "0 2d")
	do(t, won, "1 swap")
	refuse(t, do(t, won, "1 3d"), "1 swap", game.ErrNotYourTurn)
	refuse(t, exchange(t, "7c", "Ac", 2), "1 swap", game.ErrSwapStock)
	do(t, exchange(t, "7c", "Ac", 4), "1 swap")
	standard := layout
	standard.Rules = game.Standard(2)
	refuse(t, do(t, do(t, standard.Start(), "1 Ad"), "0 2d"), "1 swap", game.ErrNoSwap)
}
