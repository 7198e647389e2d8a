package game_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
	"briscola/game/gametest"
)

// deckD is the deck of the worked deals, top first.
const deckD = "Rs 4s Ad 4c Ab Rc 6b Cd Cb 4b 2b Rb Rd Fs 3s 3b 5c 6s Cs 3c 2s As 6c 7d 5b Fb 5d Cc 5s 4d Ac 7c 2d 7b 6d Fd 2c 3d Fc 7s"

// deckFor returns the cards of deck D that are in play.
func deckFor(t *testing.T, rules game.Rules) []game.Card {
	t.Helper()
	all, err := game.ParseCards(strings.Fields(deckD))
	if err != nil {
		t.Fatal(err)
	}
	var deck []game.Card
	for _, c := range all {
		if rules.Cards().Has(c) {
			deck = append(deck, c)
		}
	}
	return deck
}

func TestGoldenDealsByTheOldestCard(t *testing.T) {
	tests := []struct {
		name     string
		rules    game.Rules
		turned   string
		points   []int
		winners  []int      // of the tricks
		sides    []int      // seats that win the deal
		briscola game.Event // who draws the turned card
		trick    int        // after which trick
	}{
		{
			name: "G1: two players, drawn", rules: game.Standard(2), turned: "6b", points: []int{60, 60},
			winners: []int{1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1}, trick: 17,
			briscola: game.Event{Kind: game.DrewBriscola, Seat: 1, To: game.Everyone, Card: card(t, "6b")},
		},
		{
			name: "G3: four players, 60-60 by teams", rules: game.Standard(4), turned: "Rd", points: []int{49, 45, 11, 15},
			winners: []int{3, 0, 0, 0, 1, 2, 1, 1, 0, 1}, trick: 7,
			briscola: game.Event{Kind: game.DrewBriscola, Seat: 0, To: game.Everyone, Card: card(t, "Rd")},
		},
		{
			name: "S13: G1, the last trick settles the tie", rules: rules(t, "standard seats=2 tie=last"), turned: "6b", points: []int{60, 60},
			winners: []int{1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1}, sides: []int{1}, trick: 17,
			briscola: game.Event{Kind: game.DrewBriscola, Seat: 1, To: game.Everyone, Card: card(t, "6b")},
		},
		{
			name: "G4: the low Three makes another deal of the same cards", rules: rules(t, "standard seats=4 lowthree=on"), turned: "Rd",
			points: []int{32, 24, 11, 53}, winners: []int{3, 0, 0, 3, 1, 2, 0, 1, 0, 3}, sides: []int{1, 3}, trick: 7,
			briscola: game.Event{Kind: game.DrewBriscola, Seat: 3, To: game.Everyone, Card: card(t, "Rd")},
		},
		{
			name: "G6: pizzico for two", rules: game.Pizzico(2), turned: "2b", points: []int{36, 84},
			winners: []int{1, 1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0}, sides: []int{1}, trick: 15,
			briscola: game.Event{Kind: game.DrewBriscola, Seat: 0, To: game.Everyone, Card: card(t, "2b")},
		},
		{
			name: "G10: Briscolone, the dealer's last card makes trump", rules: game.Briscolone(), turned: "7s", points: []int{40, 80},
			winners: []int{1, 1, 1, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0}, sides: []int{1}, trick: 20,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			state, _, events := gametest.Oldest(game.Deal{Rules: tt.rules, Dealer: 0, Deck: deckFor(t, tt.rules)})
			report := state.Report()
			var winners []int
			for _, trick := range report.Tricks {
				winners = append(winners, trick.Winner)
			}
			if got := report.Briscola.String(); got != tt.turned {
				t.Errorf("turned card: got %s, want %s", got, tt.turned)
			}
			if diff := cmp.Diff(tt.points, report.Points); diff != "" {
				t.Errorf("points by seat (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(tt.winners, winners); diff != "" {
				t.Errorf("trick winners (-want +got):\n%s", diff)
			}
			drew, trick := briscolaDrawn(events)
			if drew != tt.briscola || trick != tt.trick {
				t.Errorf("turned card: got %v after trick %d, want %v after trick %d", drew, trick, tt.briscola, tt.trick)
			}
			if got := state.Result(); got.Drawn != (tt.sides == nil) || !slices.Equal(got.Winners, tt.sides) {
				t.Errorf("got drawn %v, winners %v, want %v", got.Drawn, got.Winners, tt.sides)
			}
		})
	}
}

// briscolaDrawn returns the event in which the turned card was drawn and the number of tricks before it.
func briscolaDrawn(events []game.Event) (drawn game.Event, tricks int) {
	for _, e := range events {
		switch e.Kind {
		case game.Took:
			tricks++
		case game.DrewBriscola:
			return e, tricks
		}
	}
	return game.Event{}, tricks
}

func TestBriscoloneShowsTheDealersLastCard(t *testing.T) {
	r := game.Briscolone()
	state, events, err := game.Start(game.Deal{Rules: r, Deck: deckFor(t, r)})
	if err != nil {
		t.Fatal(err)
	}
	want := game.Event{Kind: game.Turned, Seat: 0, To: game.Everyone, Card: card(t, "7s")}
	if last := events[len(events)-1]; last != want {
		t.Errorf("got %+v, want %+v", last, want)
	}
	view := state.View(1)
	if view.Trump != game.Spade || view.BriscolaHolder != 0 || view.Shown[0] != game.SetOf(want.Card) || !state.View(0).Hand.Has(want.Card) {
		t.Errorf("got trump %s, holder %d, shown %s", view.Trump, view.BriscolaHolder, view.Shown[0])
	}
}

// card reads a card that must be one.
func card(t *testing.T, text string) game.Card {
	t.Helper()
	c, err := game.ParseCard(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}
