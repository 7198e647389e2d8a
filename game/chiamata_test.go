package game_test

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
	"briscola/game/gametest"
)

// playOldest plays a Chiamata on: everybody plays the card that was dealt first.
func playOldest(t *testing.T, state game.State) game.State {
	t.Helper()
	deck := deckFor(t, state.Rules())
	for !state.Over() {
		seat := state.Turn()
		for i := (seat + 4) % 5; i < len(deck); i += 5 {
			if state.View(seat).Hand.Has(deck[i]) {
				state = do(t, state, game.Play(seat, deck[i]).String())
				break
			}
		}
	}
	return state
}

func TestChiamataOnDeckD(t *testing.T) { // C16
	tests := []struct {
		name    string
		moves   string
		winners []int
		scores  []int
		sides   []game.SideResult
	}{
		{
			"caller 1 and partner 4 make 61", "1 bid 4, 2 pass, 3 pass, 4 pass, 0 pass, 1 call 4c", []int{1, 4}, []int{-1, 2, -1, -1, 1},
			[]game.SideResult{{Seats: []int{1, 4}, Points: 61}, {Seats: []int{0, 2, 3}, Points: 59}},
		},
		{
			"caller 2 and partner 4 fail with 60", "1 pass, 2 bid 4, 3 pass, 4 pass, 0 pass, 2 call 4c", []int{0, 1, 3}, []int{1, 1, -2, 1, -1},
			[]game.SideResult{{Seats: []int{2, 4}, Points: 60}, {Seats: []int{0, 1, 3}, Points: 60}},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			report := playOldest(t, auctioned(t, "chiamata", tt.moves)).Report()
			var takers []int
			for _, trick := range report.Tricks {
				takers = append(takers, trick.Winner)
			}
			if diff := cmp.Diff([]int{4, 1, 2, 0, 3, 3, 1, 4}, takers); diff != "" {
				t.Errorf("trick winners (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff([]int{23, 21, 20, 16, 40}, report.Points); diff != "" {
				t.Errorf("points by seat (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(tt.sides, report.Sides); diff != "" {
				t.Errorf("sides (-want +got):\n%s", diff)
			}
			if len(report.Auction) != 5 || report.Called != card(t, "4c") || report.Void {
				t.Errorf("got auction %v, called %s, void %v", report.Auction, report.Called, report.Void)
			}
			if !cmp.Equal(tt.winners, report.Winners) || !cmp.Equal(tt.scores, report.Scores) || report.Partner != 4 {
				t.Errorf("got winners %v, scores %v, partner %d", report.Winners, report.Scores, report.Partner)
			}
		})
	}
}

func TestChiamataDealsAllCards(t *testing.T) { // C15
	hands := []string{
		"Ab 4b 3s 3c 5b 4d 6d 7s", "Rs Rc 2b 3b 2s Fb Ac Fd", "4s 6b Rb 5c As 5d 7c 2c", "Ad Cd Rd 6s 6c Cc 2d 3d", "4c Cb Fs Cs 7d 5s 7b Fc",
	}
	state := auctioned(t, "chiamata", "")
	for seat, text := range hands {
		view := state.View(seat)
		if want := game.SetOf(cards(t, text)...); view.Hand != want || view.Stock != 0 || view.Briscola != game.NoCard || view.BriscolaHolder != -1 {
			t.Errorf("seat %d: got %s, stock %d, turned %q", seat, view.Hand, view.Stock, view.Briscola)
		}
		points := 0
		for c := range view.Hand.All() {
			points += view.Rules.Points(c)
		}
		if want := []int{31, 33, 15, 31, 10}[seat]; points != want {
			t.Errorf("seat %d: got %d points in the hand, want %d", seat, points, want)
		}
	}
}

func TestPartnerIsSecretUntilTheCalledCardFalls(t *testing.T) { // C18
	state := auctioned(t, "chiamata", "1 bid 4, 2 pass, 3 pass, 4 pass, 0 pass, 1 call 4c")
	for _, text := range []string{"", "1 Rs", "2 4s", "3 Ad"} {
		if text != "" {
			state = do(t, state, text)
		}
		for seat := -1; seat < 5; seat++ {
			want := -1
			if seat == 4 {
				want = 4
			}
			if got := state.View(seat).Partner; got != want {
				t.Errorf("after %q, seat %d: got partner %d, want %d", text, seat, got, want)
			}
		}
		if result := state.Result(); result.Partner != -1 || len(result.Sides) != 5 {
			t.Errorf("after %q, result: got partner %d, %d sides", text, result.Partner, len(result.Sides))
		}
	}
	state, events, err := state.Do(game.Play(4, card(t, "4c")))
	if err != nil {
		t.Fatal(err)
	}
	want := []game.Event{
		{Kind: game.Played, Seat: 4, To: game.Everyone, Card: card(t, "4c")},
		{Kind: game.RevealedPartner, Seat: 4, To: game.Everyone, Card: card(t, "4c")},
	}
	if diff := cmp.Diff(want, events); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
	for seat := -1; seat < 5; seat++ {
		if got := state.View(seat).Partner; got != 4 {
			t.Errorf("seat %d: got partner %d after the card fell, want 4", seat, got)
		}
	}
	if result := state.Result(); result.Partner != 4 || len(result.Sides) != 2 {
		t.Errorf("result: got partner %d, %d sides", result.Partner, len(result.Sides))
	}
}

func TestCallerMayHoldTheCalledCard(t *testing.T) {
	state := auctioned(t, "chiamata", "1 bid 2 61, 2 pass, 3 pass, 4 pass, 0 pass, 1 call 2b")
	for seat := -1; seat < 5; seat++ {
		want := -1
		if seat == 1 {
			want = 1
		}
		if got := state.View(seat).Partner; got != want {
			t.Errorf("seat %d: got partner %d, want %d", seat, got, want)
		}
	}
	result := playOldest(t, state).Result()
	if result.Partner != 1 || len(result.Sides) != 2 || !cmp.Equal(result.Sides[0].Seats, []int{1}) || len(result.Sides[1].Seats) != 4 {
		t.Errorf("got partner %d, sides %v", result.Partner, result.Sides)
	}
}

func TestFirstLeadOfAChiamata(t *testing.T) {
	const moves = "1 pass, 2 bid 4, 3 pass, 4 pass, 0 pass, 2 call 4c"
	for text, want := range map[string]int{"chiamata": 1, "chiamata callerleads=on": 2} {
		state := auctioned(t, text, moves)
		if view := state.View(-1); view.Turn != want || view.Leader != want {
			t.Errorf("%s: seat %d leads, want %d", text, view.Leader, want)
		}
		if first := playOldest(t, state).Report().Tricks[0]; first.Leader != want || len(first.Cards) != 5 {
			t.Errorf("%s: first trick %+v", text, first)
		}
	}
}

func TestVoidDeals(t *testing.T) {
	poor := gametest.Layout{Rules: rules(t, "chiamata monte=2"), Hands: []string{1: "Fd 2d 4d 5d 6d 7d 2c 4c"}}
	allPass := auctioned(t, "chiamata", "1 pass, 2 pass, 3 pass, 4 pass, 0 pass")
	thrownIn := do(t, poor.Start(), "1 monte")
	for _, tt := range []struct {
		name       string
		state      game.State
		sameDealer bool
	}{{"A4: all pass, the next dealer deals", allPass, false}, {"a poor hand, the same dealer deals", thrownIn, true}} {
		result := tt.state.Result()
		if !tt.state.Over() || !result.Void || result.SameDealer != tt.sameDealer || result.Drawn || len(result.Winners) != 0 {
			t.Errorf("%s: got over %v, %+v", tt.name, tt.state.Over(), result)
		}
		if !tt.state.Report().Void {
			t.Errorf("%s: the report does not say so", tt.name)
		}
		text, err := json.Marshal(tt.state.Report())
		if err != nil {
			t.Fatal(err)
		}
		want := `"over":true,"tricks":[],"points":[0,0,0,0,0],"sides":[{"seats":[0],"points":0},{"seats":[1],"points":0},` +
			`{"seats":[2],"points":0},{"seats":[3],"points":0},{"seats":[4],"points":0}],"winners":[],"drawn":false,` +
			`"scores":[0,0,0,0,0],"caller":-1,"partner":-1,"trump":"","target":61}`
		if _, got, _ := strings.Cut(string(text), ","); got != want {
			t.Errorf("%s: report\n%s, want\n%s", tt.name, got, want)
		}
	}
	_, events, err := poor.Start().Do(game.Monte(1))
	want := []game.Event{{Kind: game.ThrownIn, Seat: 1, To: game.Everyone}, {Kind: game.Ended, Seat: -1, To: game.Everyone}}
	if diff := cmp.Diff(want, events); diff != "" || err != nil {
		t.Errorf("%v, events (-want +got):\n%s", err, diff)
	}
}

func TestMonteByTheWorthOfTheHand(t *testing.T) { // C19
	tests := []struct {
		name, rules, hand string
		want              error
	}{
		{"a Fante is two points", "chiamata monte=2", "Fd 2d 4d 5d 6d 7d 2c 4c", nil},
		{"a Cavallo is three", "chiamata monte=2", "Cd 2d 4d 5d 6d 7d 2c 4c", game.ErrMonteHand},
		{"with 0, a Fante is too much", "chiamata monte=0", "Fd 2d 4d 5d 6d 7d 2c 4c", game.ErrMonteHand},
		{"with 0, a worthless hand", "chiamata monte=0", "5c 2d 4d 5d 6d 7d 2c 4c", nil},
		{"the Three is worth nothing under seven high", "chiamata ranking=sevenhigh monte=0", "3d 2d 4d 5d 6d 3s 2c 4c", nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			state := gametest.Layout{Rules: rules(t, tt.rules), Hands: []string{1: tt.hand}}.Start()
			_, _, err := state.Do(game.Monte(1))
			if !errors.Is(err, tt.want) {
				t.Errorf("got %v, want %v", err, tt.want)
			}
			if offered := slices.Contains(state.View(1).Moves, game.Monte(1)); offered != (tt.want == nil) {
				t.Errorf("offered %v", offered)
			}
		})
	}
}
