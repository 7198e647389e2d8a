package game_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
	"briscola/game/gametest"
)

func TestOpenHands(t *testing.T) { // O1, O2, O3
	tests := []struct {
		rules        string
		hands, stock bool
	}{
		{"standard seats=3", false, false},
		{"standard seats=3 open=hands", true, false},
		{"standard seats=3 open=all", true, true},
		{"standard seats=4 hand=5 open=hands", true, false},
		{"briscolone open=hands", true, false},
		{"briscolone5 open=all", true, true},
	}
	for _, tt := range tests {
		t.Run(tt.rules, func(t *testing.T) {
			rng := source(31)
			r := rules(t, tt.rules)
			deal := gametest.Deal(rng, r)
			state, _ := gametest.Play(rng, deal, 3*r.Seats+1)
			for seat := -1; seat < r.Seats; seat++ {
				view := state.View(seat)
				for other := range r.Seats {
					want := game.CardSet(0)
					if tt.hands && other != seat {
						want = state.View(other).Hand
					}
					if view.Hands[other] != want {
						t.Errorf("seat %d sees %q of seat %d, want %q", seat, view.Hands[other], other, want)
					}
				}
				var stock []game.Card
				if tt.stock {
					stock = stockOf(deal, view)
				}
				if diff := cmp.Diff(stock, view.StockOrder); diff != "" {
					t.Errorf("seat %d, stock (-want +got):\n%s", seat, diff)
				}
				if hidden := view.Unseen().Len(); tt.stock && hidden != 0 {
					t.Errorf("seat %d: %d cards unseen where all lie open", seat, hidden)
				}
			}
		})
	}
}

// stockOf returns the cards that are left in the stock: the last ones of the
// deck, and below them the turned card.
func stockOf(deal game.Deal, view game.View) []game.Card {
	if view.Briscola == game.NoCard {
		return deal.Deck[len(deal.Deck)-view.Stock:]
	}
	stock := append([]game.Card{}, deal.Deck[len(deal.Deck)-view.Stock+1:]...)
	return append(stock, view.Briscola)
}

func TestPartnersLookAtTheirTime(t *testing.T) { // D11, D12, D13
	tests := []struct {
		peek        string
		before      bool // the first card
		stock, late bool // with cards in the stock, and without
	}{
		{"none", false, false, false},
		{"first", true, false, false},
		{"empty", false, false, true},
		{"both", true, false, true},
	}
	for _, seats := range []int{4, 6} {
		for _, tt := range tests {
			r := rules(t, "standard seats=4 peek="+tt.peek)
			if seats == 6 {
				r = rules(t, "standard seats=6 hand=5 peek="+tt.peek)
			}
			rng := source(32)
			deal := gametest.Deal(rng, r)
			for moves := range len(deal.Deck) {
				state, _ := gametest.Play(rng, deal, moves)
				looks := tt.stock
				switch {
				case moves == 0:
					looks = tt.before
				case state.View(-1).Stock == 0:
					looks = tt.late
				}
				checkLooks(t, state, looks)
			}
		}
	}
}

// checkLooks expects each seat to see the hands of its partners, or none.
func checkLooks(t *testing.T, state game.State, looks bool) {
	t.Helper()
	r := state.Rules()
	for seat := -1; seat < r.Seats; seat++ {
		view := state.View(seat)
		for other := range r.Seats {
			want := game.CardSet(0)
			if looks && seat >= 0 && r.Partners(seat, other) {
				want = state.View(other).Hand
			}
			if view.Hands[other] != want {
				t.Fatalf("%s, %d tricks: seat %d sees %q of seat %d, want %q", r, len(view.Tricks), seat, view.Hands[other], other, want)
			}
		}
	}
}

func TestStockIsEmptyBeforeTheEighthTrickOfFour(t *testing.T) { // D11
	rng := source(33)
	deal := gametest.Deal(rng, rules(t, "standard seats=4 peek=empty"))
	before, _ := gametest.Play(rng, deal, 6*4)
	after, _ := gametest.Play(rng, deal, 7*4)
	if hands := before.View(0).Hands; hands != [game.MaxSeats]game.CardSet{} {
		t.Errorf("before trick 7 seat 0 sees %v", hands)
	}
	if want := [game.MaxSeats]game.CardSet{2: after.View(2).Hand}; after.View(0).Hands != want || want[2].Len() != 3 {
		t.Errorf("before trick 8 seat 0 sees %v, want %v", after.View(0).Hands, want)
	}
}
