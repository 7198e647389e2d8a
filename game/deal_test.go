package game_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
	"briscola/game/gametest"
)

func TestDealGoesOneCardAtATimeFromTheRightOfTheDealer(t *testing.T) {
	// D1: four seats, dealer 3, cards k1 to k40: seat 0 gets k1 k5 k9, seat 3 gets k4 k8 k12, k13 is turned.
	deck := game.Standard(4).Cards().Cards()
	state, events, err := game.Start(game.Deal{Rules: game.Standard(4), Dealer: 3, Deck: deck})
	if err != nil {
		t.Fatal(err)
	}
	var want []game.Event
	for i, c := range deck[:12] {
		want = append(want, game.Event{Kind: game.Dealt, Seat: i % 4, To: i % 4, Card: c})
	}
	want = append(want, game.Event{Kind: game.Turned, Seat: -1, To: game.Everyone, Card: deck[12]})
	if diff := cmp.Diff(want, events); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
	for seat := range 4 {
		view := state.View(seat)
		if want := game.SetOf(deck[seat], deck[seat+4], deck[seat+8]); view.Hand != want {
			t.Errorf("seat %d: got %s, want %s", seat, view.Hand, want)
		}
		if view.Stock != 28 || view.Briscola != deck[12] || view.Trump != deck[12].Suit() {
			t.Errorf("got stock %d, turned %s, trump %s", view.Stock, view.Briscola, view.Trump)
		}
	}
	if state.Turn() != 0 { // R9
		t.Errorf("seat %d leads, want the right of the dealer, 0", state.Turn())
	}
}

func TestLastDrawerTakesTheTurnedCard(t *testing.T) { // R13, R14
	tests := []struct {
		name   string
		seats  int
		winner int   // of the last trick before the stock is empty
		drawer []int // seats that draw the last cards, in order; the last one takes the turned card
	}{
		{"D2: two players, seat 1 wins", 2, 1, []int{1, 0}},
		{"D2: two players, seat 0 wins", 2, 0, []int{0, 1}},
		{"D3: three players, seat 2 wins", 3, 2, []int{2, 0, 1}},
		{"D4: four players, seat 2 wins", 4, 2, []int{2, 3, 0, 1}},
		{"D5: six players, seat 4 wins", 6, 4, []int{4, 5, 0, 1, 2, 3}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			rules := game.Standard(tt.seats)
			events := eventsOfLastDraw(t, rules, tt.winner)
			var got []int
			for _, e := range events[2:] {
				got = append(got, e.Seat)
			}
			if !slices.Equal(got, tt.drawer) {
				t.Errorf("got seats %v drawing, want %v", got, tt.drawer)
			}
			for i, e := range events[2:] {
				kind, to := game.Drew, e.Seat
				if i == rules.Seats-1 {
					kind, to = game.DrewBriscola, game.Everyone
				}
				if e.Kind != kind || e.To != to {
					t.Errorf("draw %d: got %s for %d, want %s for %d", i+1, e.Kind, e.To, kind, to)
				}
			}
		})
	}
}

// eventsOfLastDraw plays random deals until one seat wins the last trick with a
// draw, and returns the events of the card that completed it.
func eventsOfLastDraw(t *testing.T, rules game.Rules, winner int) []game.Event {
	t.Helper()
	rng := source(1)
	for range 1000 {
		state, record := gametest.Play(rng, gametest.Deal(rng, rules), (rules.Tricks()-rules.Hand)*rules.Seats-1)
		move := state.Legal()[0]
		after, events, err := state.Do(move)
		if err != nil {
			t.Fatal(err, record)
		}
		if view := after.View(-1); view.Turn == winner {
			if view.Stock != 0 {
				t.Fatalf("%d cards left in the stock", view.Stock)
			}
			return events
		}
	}
	t.Fatalf("seat %d never won the last trick with a draw", winner)
	return nil
}

func TestStockAndHandsThroughADeal(t *testing.T) { // D6, D7, D10, R15
	for _, rules := range gametest.Rules() {
		t.Run(rules.String(), func(t *testing.T) {
			rng := source(2)
			deal := gametest.Deal(rng, rules)
			draws := rules.Tricks() - rules.Hand
			for trick := range rules.Tricks() {
				state, _ := gametest.Play(source(3), deal, trick*rules.Seats)
				view := state.View(-1)
				wantStock, wantHand := max(0, (draws-trick)*rules.Seats), min(rules.Hand, rules.Tricks()-trick)
				if view.Stock != wantStock {
					t.Errorf("after trick %d: stock %d, want %d", trick, view.Stock, wantStock)
				}
				for seat := range rules.Seats {
					if view.HandSizes[seat] != wantHand {
						t.Errorf("after trick %d: seat %d has %d cards, want %d", trick, seat, view.HandSizes[seat], wantHand)
					}
				}
			}
		})
	}
}

func TestStockLengthsOfTheRuleBook(t *testing.T) {
	tests := []struct{ seats, tricks, stock int }{
		{2, 0, 34}, {2, 5, 24}, {2, 17, 0}, // D6
		{3, 0, 30}, {3, 10, 0},
		{4, 0, 28}, {4, 7, 0}, // D7
		{6, 0, 18}, {6, 3, 0},
	}
	for _, tt := range tests {
		t.Run(fmt.Sprintf("%d seats after trick %d", tt.seats, tt.tricks), func(t *testing.T) {
			rng := source(4)
			state, _ := gametest.Play(rng, gametest.Deal(rng, game.Standard(tt.seats)), tt.tricks*tt.seats)
			if got := state.View(0).Stock; got != tt.stock {
				t.Errorf("got %d, want %d", got, tt.stock)
			}
		})
	}
}

func TestStartRefusesNonsense(t *testing.T) {
	good := func() game.Deal { return gametest.Deal(source(5), game.Standard(3)) }
	tests := []struct {
		name  string
		spoil func(*game.Deal)
		want  error
	}{
		{"a dealer below the table", func(d *game.Deal) { d.Dealer = -1 }, game.ErrDealer},
		{"a dealer beyond the table", func(d *game.Deal) { d.Dealer = 3 }, game.ErrDealer},
		{"no deck", func(d *game.Deal) { d.Deck = nil }, game.ErrDeck},
		{"a card missing", func(d *game.Deal) { d.Deck = d.Deck[1:] }, game.ErrDeck},
		{"a card twice", func(d *game.Deal) { d.Deck[0] = d.Deck[1] }, game.ErrDeck},
		{"a card too many", func(d *game.Deal) { d.Deck = append(d.Deck, d.Deck[0]) }, game.ErrDeck},
		{"the Two that is out", func(d *game.Deal) { d.Deck[0] = card(t, "2c") }, game.ErrDeck},
		{"no card at all", func(d *game.Deal) { d.Deck[7] = game.NoCard }, game.ErrDeck},
		{"a number that is no card", func(d *game.Deal) { d.Deck[7] = 200 }, game.ErrDeck},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			deal := good()
			tt.spoil(&deal)
			state, events, err := game.Start(deal)
			if !errors.Is(err, tt.want) || events != nil || state != (game.State{}) {
				t.Errorf("got %v, %d events, want %v, the zero state and no events", err, len(events), tt.want)
			}
		})
	}
	var refused *game.RuleError
	if _, _, err := game.Start(game.Deal{Rules: game.Standard(5)}); !errors.As(err, &refused) || refused.Option != "seats" {
		t.Errorf("five seats: got %v, want a RuleError about seats", err)
	}
}
