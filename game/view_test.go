package game_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
	"briscola/game/gametest"
)

func TestViewShowsWhatASeatMayKnow(t *testing.T) {
	layout := gametest.Layout{
		Rules: game.Standard(3), Dealer: 2, Hands: []string{"3d Ad 2s", "4s 5s 6s", "7b Fb Cb"}, Briscola: "7s", Stock: "Rd Cd Fd",
	}
	state := layout.Start()
	for _, text := range []string{"0 3d", "1 4s", "2 7b", "1 Rd"} {
		state = do(t, state, text)
	}
	public := game.View{
		Rules: layout.Rules, Seat: -1, Dealer: 2, Turn: 2, Leader: 1, Trump: game.Spade, Stock: 27,
		Table:     cards(t, "Rd"),
		Tricks:    []game.Trick{{Leader: 0, Cards: cards(t, "3d 4s 7b"), Winner: 1, Points: 10}},
		Points:    [game.MaxSeats]int{1: 10},
		HandSizes: [game.MaxSeats]int{3, 2, 3}, Briscola: card(t, "7s"), BriscolaHolder: -1,
		Phase: game.PhasePlay, Bidder: -1, Caller: -1, Target: 61, Partner: -1,
	}
	waiting, onTurn := public, public
	waiting.Seat, waiting.Hand = 0, game.SetOf(cards(t, "Ad 2s Fd")...)
	onTurn.Seat, onTurn.Hand = 2, game.SetOf(cards(t, "Fb Cb Cd")...)
	onTurn.Legal = onTurn.Hand
	onTurn.Moves = []game.Move{game.Play(2, card(t, "Cd")), game.Play(2, card(t, "Fb")), game.Play(2, card(t, "Cb"))}
	for seat, want := range map[int]game.View{-1: public, 3: public, 77: public, 0: waiting, 2: onTurn} {
		if diff := cmp.Diff(want, state.View(seat)); diff != "" {
			t.Errorf("view of %d (-want +got):\n%s", seat, diff)
		}
	}
}

func TestViewFollowsTheTurnedCard(t *testing.T) {
	rules := game.Standard(2)
	state, record, _ := gametest.Oldest(game.Deal{Rules: rules, Deck: deckFor(t, rules)})
	turned := card(t, "6b") // deal G1: drawn by seat 1 after trick 17
	state, _, err := game.Start(record.Deal)
	if err != nil {
		t.Fatal(err)
	}
	drawn, played := false, false
	for i, move := range record.Moves {
		state = do(t, state, move.String())
		drawn, played = drawn || i == 2*17-1, played || move.Card == turned
		want := -1
		if drawn && !played {
			want = 1
		}
		for seat := -1; seat < 2; seat++ {
			if got := state.View(seat).BriscolaHolder; got != want {
				t.Errorf("move %d, view of %d: holder %d, want %d", i+1, seat, got, want)
			}
		}
	}
	if !drawn || !played {
		t.Error("the turned card was never drawn and played")
	}
}

func TestViewIsACopy(t *testing.T) {
	rng := source(7)
	state, _ := gametest.Play(rng, gametest.Deal(rng, game.Standard(4)), 6)
	before, view := state, state.View(0)
	view.Table[0], view.Tricks[0].Cards[0], view.Tricks[0].Winner = game.NoCard, game.NoCard, 77
	if state != before || cmp.Equal(view, state.View(0)) {
		t.Error("writing to a view changed the state")
	}
}

func TestOutlineFilledWithTheTrueCardsPlaysLikeTheDeal(t *testing.T) {
	rng := source(8)
	for range 600 {
		rules := gametest.RandomRules(rng)
		deal := gametest.Deal(rng, rules)
		state, _ := gametest.Play(rng, deal, rng.IntN(50))
		if state.Phase() == game.PhaseAuction && rules.CallerLeads || state.Result().Void {
			continue // nobody knows yet who leads, or nobody plays
		}
		for seat := -1; seat < rules.Seats; seat++ {
			view := state.View(seat)
			var world game.Position
			outline := view.Outline()
			outline.Fill(&world, trueOrder(state, deal, view))
			compareToTheEnd(t, state, world)
		}
	}
}

// trueOrder returns the unseen cards as they really lie: hidden hands, then the stock.
func trueOrder(state game.State, deal game.Deal, view game.View) []game.Card {
	var order []game.Card
	for seat := range view.Rules.Seats {
		order = append(order, (state.View(seat).Hand & view.Unseen()).Cards()...)
	}
	held := game.SetOf(order...)
	for _, c := range deal.Deck {
		if view.Unseen().Has(c) && !held.Has(c) {
			order = append(order, c)
		}
	}
	return order
}

// compareToTheEnd makes the same moves in a state and a position and compares them.
func compareToTheEnd(t *testing.T, state game.State, p game.Position) {
	t.Helper()
	for !state.Over() {
		move, view := state.Legal()[0], state.View(state.Turn())
		switch view.Phase {
		case game.PhaseCall:
			p.SetTrump(move.Card.Suit())
		case game.PhaseTrump:
			move = state.Legal()[1]
			p.SetTrump(move.Suit)
		case game.PhasePlay:
			if p.Over() || p.Turn() != view.Turn || p.Legal() != view.Legal || p.Stock() != view.Stock || p.Trump() != view.Trump {
				t.Fatalf("%s: turn %d, cards %s, stock %d, trump %s; want %d, %s, %d, %s", view.Rules,
					p.Turn(), p.Legal(), p.Stock(), p.Trump(), view.Turn, view.Legal, view.Stock, view.Trump)
			}
			p.Play(move.Card)
		}
		state = do(t, state, move.String())
	}
	for seat, points := range state.View(-1).Points {
		if p.Points(seat) != points {
			t.Fatalf("seat %d: position has %d points, want %d", seat, p.Points(seat), points)
		}
	}
	if !p.Over() {
		t.Fatal("the position goes on after the deal")
	}
}

// do makes a move that must be legal.
func do(t *testing.T, state game.State, text string) game.State {
	t.Helper()
	move, err := game.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	after, _, err := state.Do(move)
	if err != nil {
		t.Fatal(err)
	}
	return after
}

// cards reads cards that must be well written.
func cards(t *testing.T, text string) []game.Card {
	t.Helper()
	var parsed []game.Card
	for _, word := range strings.Fields(text) {
		parsed = append(parsed, card(t, word))
	}
	return parsed
}
