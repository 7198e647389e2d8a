package game_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
)

// auctioned returns deck D dealt by seat 0 under the given rules, after moves
// separated by commas that must be legal.
func auctioned(t *testing.T, rulesText, moves string) game.State {
	t.Helper()
	r := rules(t, rulesText)
	state, _, err := game.Start(game.Deal{Rules: r, Deck: deckFor(t, r)})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range strings.Split(moves, ",") {
		if strings.TrimSpace(text) != "" {
			state = do(t, state, text)
		}
	}
	return state
}

func TestAuctionByRank(t *testing.T) { // A1
	state := auctioned(t, "chiamata", "1 bid A, 2 bid 3, 3 pass, 4 bid R, 0 pass, 1 pass, 2 bid 7, 4 pass")
	view := state.View(2)
	if view.Phase != game.PhaseCall || view.Caller != 2 || view.Turn != 2 || view.Trump != game.NoSuit {
		t.Errorf("got phase %s, caller %d, turn %d, trump %q", view.Phase, view.Caller, view.Turn, view.Trump)
	}
	want := []game.Move{game.Call(2, card(t, "7d")), game.Call(2, card(t, "7c")), game.Call(2, card(t, "7s")), game.Call(2, card(t, "7b"))}
	if diff := cmp.Diff(want, view.Moves); diff != "" {
		t.Errorf("moves of the caller (-want +got):\n%s", diff)
	}
	view = do(t, state, "2 call 7s").View(-1)
	if view.Phase != game.PhasePlay || view.Called != card(t, "7s") || view.Trump != game.Spade || view.Target != 61 || view.Turn != 1 {
		t.Errorf("got phase %s, called %s, trump %s, target %d, turn %d", view.Phase, view.Called, view.Trump, view.Target, view.Turn)
	}
	if diff := cmp.Diff([]game.Move{
		game.Bid(1, game.Ace), game.Bid(2, game.Three), game.Pass(3), game.Bid(4, game.Re), game.Pass(0), game.Pass(1), game.Bid(2, game.Seven), game.Pass(4),
	}, view.Auction); diff != "" {
		t.Errorf("auction (-want +got):\n%s", diff)
	}
}

func TestAuctionShowsWhatStands(t *testing.T) {
	state := auctioned(t, "chiamata", "1 bid A, 2 pass, 3 bid 2 70")
	view := state.View(0)
	passed := [game.MaxSeats]bool{2: true}
	if view.Bid != game.BidTarget(3, game.Two, 70) || view.Bidder != 3 || view.Target != 70 || view.Passed != passed || view.Caller != -1 || view.Turn != 4 {
		t.Errorf("got %s by %d, target %d, passed %v, caller %d, turn %d", view.Bid, view.Bidder, view.Target, view.Passed, view.Caller, view.Turn)
	}
	moves := state.View(4).Moves
	if len(moves) != 51 || moves[0] != game.BidTarget(4, game.Two, 71) || moves[49] != game.BidTarget(4, game.Two, 120) || moves[50] != game.Pass(4) {
		t.Errorf("seat 4 may do %v, want the Two with 71 to 120 and passing", moves)
	}
	if view.Moves != nil || view.Legal != 0 {
		t.Errorf("seat 0 may do %v and play %s while seat 4 is on turn", view.Moves, view.Legal)
	}
}

func TestFirstBidMayBeAnything(t *testing.T) {
	moves := auctioned(t, "chiamata", "").View(1).Moves
	if len(moves) != 9+60+1 || moves[0] != game.Bid(1, game.Ace) || moves[8] != game.Bid(1, game.Four) || moves[9] != game.BidTarget(1, game.Two, 61) {
		t.Errorf("got %v", moves)
	}
	moves = auctioned(t, "chiamata points=on", "").View(1).Moves
	if len(moves) != 60+1 || moves[0] != game.BidPoints(1, 61) || moves[59] != game.BidPoints(1, 120) || moves[60] != game.Pass(1) {
		t.Errorf("by points: got %v", moves)
	}
}

func TestLadderFollowsTheRanking(t *testing.T) {
	for text, want := range map[string]string{
		"chiamata":                   "A3RCF76542",
		"chiamata ranking=sevenhigh": "A7RCF65432",
		"chiamata lowthree=on":       "ARCF765423", // the Three carries the target
	} {
		got := ""
		for _, rank := range rules(t, text).Ladder() {
			got += rank.String()
		}
		if got != want {
			t.Errorf("%s: got %s, want %s", text, got, want)
		}
	}
}

func TestAuctionEnds(t *testing.T) {
	tests := []struct {
		name, rules, moves string
		phase              game.Phase
		caller, target     int
	}{
		{"A4: five passes, nobody calls", "chiamata", "1 pass, 2 pass, 3 pass, 4 pass, 0 pass", game.PhaseOver, -1, 61},
		{"A5: four passes, the fifth bids and wins", "chiamata", "1 pass, 2 pass, 3 pass, 4 pass, 0 bid F", game.PhaseCall, 0, 61},
		{"four passes, the fifth still has its turn", "chiamata", "1 pass, 2 pass, 3 pass, 4 pass", game.PhaseAuction, -1, 61},
		{"a bid and four passes", "chiamata", "1 bid A, 2 pass, 3 pass, 4 pass, 0 pass", game.PhaseCall, 1, 61},
		{"A6: the Two with rising targets", "chiamata", "1 bid 2 61, 2 bid 2 62, 3 bid 2 70, 4 bid 2 71, 0 pass, 1 pass, 2 pass, 3 pass", game.PhaseCall, 4, 71},
		{"A8: the Two with 120 ends the auction at once", "chiamata", "1 bid 2 120", game.PhaseCall, 1, 120},
		{"A9: by points", "chiamata points=on", "1 bid 61, 2 bid 75, 3 pass, 4 pass, 0 pass, 1 pass", game.PhaseCall, 2, 75},
		{"by points, 120 ends the auction at once", "chiamata points=on", "1 bid 61, 2 bid 120", game.PhaseCall, 2, 120},
		{"by points, all pass", "chiamata points=on", "1 pass, 2 pass, 3 pass, 4 pass, 0 pass", game.PhaseOver, -1, 61},
		{"a blind first trick comes before the call", "chiamata blind=judged", "1 bid 2 120", game.PhasePlay, 1, 120},
		{"the low Three carries the target", "chiamata lowthree=on", "1 bid 4, 2 bid 2, 3 bid 3 61, 4 bid 3 120", game.PhaseCall, 4, 120},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			view := auctioned(t, tt.rules, tt.moves).View(-1)
			if view.Phase != tt.phase || view.Caller != tt.caller || view.Target != tt.target {
				t.Errorf("got phase %s, caller %d, target %d; want %s, %d, %d", view.Phase, view.Caller, view.Target, tt.phase, tt.caller, tt.target)
			}
		})
	}
}

func TestAuctionRefuses(t *testing.T) {
	const chiamata, points, won = "chiamata", "chiamata points=on", "1 bid 7, 2 pass, 3 pass, 4 pass, 0 pass"
	tests := []struct {
		name, rules, moves, move string
		want                     error
	}{
		{"A2: a higher rank", chiamata, "1 bid 7", "2 bid R", game.ErrBidNotLower},
		{"A2: the same rank", chiamata, "1 bid 7", "2 bid 7", game.ErrBidNotLower},
		{"A3: a bid of a seat that passed", chiamata, "1 pass, 2 bid 7, 3 bid 6, 4 bid 5, 0 bid 4", "1 bid 2 61", game.ErrPassed},
		{"a second pass", chiamata, "1 pass", "1 pass", game.ErrPassed},
		{"out of turn", chiamata, "", "2 bid 7", game.ErrNotYourTurn},
		{"A6: the same target again", chiamata, "1 bid 2 61, 2 bid 2 62, 3 bid 2 70", "4 bid 2 70", game.ErrBidNotHigher},
		{"A7: a rank after the Two", chiamata, "1 bid 2 61", "2 bid 4", game.ErrBidNotLower},
		{"A8: the Two with 121", chiamata, "", "1 bid 2 121", game.ErrBidRange},
		{"A8: the Two with 60", chiamata, "", "1 bid 2 60", game.ErrBidRange},
		{"the Two without a target", chiamata, "", "1 bid 2", game.ErrBidForm},
		{"another rank with a target", chiamata, "", "1 bid 4 61", game.ErrBidForm},
		{"points in an auction by rank", chiamata, "", "1 bid 61", game.ErrBidForm},
		{"the Two with a target under the low Three", "chiamata lowthree=on", "", "1 bid 2 61", game.ErrBidForm},
		{"A9: 60 points", points, "", "1 bid 60", game.ErrBidRange},
		{"A9: the same points", points, "1 bid 61, 2 bid 75", "3 bid 75", game.ErrBidNotHigher},
		{"A9: fewer points", points, "1 bid 61, 2 bid 75", "3 bid 74", game.ErrBidNotHigher},
		{"A9: 121 points", points, "", "1 bid 121", game.ErrBidRange},
		{"a rank in an auction by points", points, "", "1 bid 7", game.ErrBidForm},
		{"A10: a suit named by another seat", chiamata, won, "2 call 7s", game.ErrNotCaller},
		{"A10: another rank", chiamata, won, "1 call 6s", game.ErrCallRank},
		{"a card before the call", chiamata, won, "1 Rs", game.ErrWrongPhase},
		{"a card before the auction is over", chiamata, "", "1 Rs", game.ErrWrongPhase},
		{"a call before the auction is over", chiamata, "1 bid 7", "1 call 7s", game.ErrWrongPhase},
		{"a bid after the auction", chiamata, won, "1 bid 6", game.ErrWrongPhase},
		{"a second call", chiamata, won + ", 1 call 7s", "1 call 7d", game.ErrWrongPhase},
		{"a monte that the rules do not know", chiamata, "", "1 monte", game.ErrNoMonte},
		{"a monte of a good hand", "chiamata monte=2", "", "1 monte", game.ErrMonteHand},
		{"a monte after a bid", "chiamata monte=2", "1 bid A, 2 bid 3, 3 bid R, 4 bid C, 0 bid F", "1 monte", game.ErrMonteLate},
		{"a monte after the auction", "chiamata monte=2", won, "2 monte", game.ErrMonteLate},
		{"a monte out of turn", "chiamata monte=2", "", "2 monte", game.ErrNotYourTurn},
		{"giving a Chiamata up", chiamata, "", "1 concede", game.ErrNoConcede},
		{"a change of trump", chiamata, won + ", 1 call 7s", "1 trump d", game.ErrWrongPhase},
		{"an exchange", chiamata, won + ", 1 call 7s", "1 swap", game.ErrNoSwap},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			state := auctioned(t, tt.rules, tt.moves)
			refuse(t, state, tt.move, tt.want)
		})
	}
}

// refuse expects that a move is refused for a reason and changes nothing.
func refuse(t *testing.T, state game.State, text string, want error) {
	t.Helper()
	move, err := game.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	if after, events, err := state.Do(move); !errors.Is(err, want) || after != state || events != nil {
		t.Errorf("%s: got %v, want %v", text, err, want)
	}
}

func TestCallByPointsNamesAnyCardInPlay(t *testing.T) {
	state := auctioned(t, "chiamata points=on", "1 bid 120")
	if moves := state.View(1).Moves; len(moves) != 40 {
		t.Errorf("got %v, want all forty cards", moves)
	}
	for _, number := range []game.Card{game.NoCard, 11, 63, 255} {
		if _, _, err := state.Do(game.Call(1, number)); !errors.Is(err, game.ErrNoSuchCard) {
			t.Errorf("card number %d: got %v, want %v", number, err, game.ErrNoSuchCard)
		}
	}
}

func TestTheLongestAuctionIsPlayed(t *testing.T) {
	state := auctioned(t, "chiamata", "")
	calls := 0
	for state.Phase() == game.PhaseAuction {
		move, last := state.View(state.Turn()).Moves[0], game.BidTarget(state.Turn(), game.Two, 120)
		if move == last && calls < 9+59+4 {
			move = game.Pass(state.Turn())
		}
		state, calls = do(t, state, move.String()), calls+1
	}
	// Nine ranks, the targets 61 to 119 and four passes: the last bidder wins with 119.
	if view := state.View(-1); calls != 9+59+4 || len(view.Auction) != calls || view.Target != 119 {
		t.Errorf("got %d calls, %d in the view, target %d", calls, len(view.Auction), view.Target)
	}
}

func TestReasonsAreDistinct(t *testing.T) {
	reasons := []error{
		game.ErrOver, game.ErrNoSuchSeat, game.ErrWrongPhase, game.ErrNotYourTurn, game.ErrMalformed, game.ErrNoConcede, game.ErrNotHeld,
		game.ErrMustFollow, game.ErrPassed, game.ErrBidForm, game.ErrBidRange, game.ErrBidNotLower, game.ErrBidNotHigher, game.ErrNoMonte,
		game.ErrMonteLate, game.ErrMonteHand, game.ErrNotCaller, game.ErrNoSuchCard, game.ErrCallRank, game.ErrNotHolder, game.ErrNoSuchSuit,
		game.ErrTrumpSame, game.ErrNoSwap, game.ErrSwapLead, game.ErrSwapTrick, game.ErrSwapStock, game.ErrSwapCard,
	}
	texts := map[string]bool{}
	for _, reason := range reasons {
		if texts[reason.Error()] {
			t.Errorf("%q is the text of two reasons", reason)
		}
		texts[reason.Error()] = true
	}
}
