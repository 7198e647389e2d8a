package game_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"briscola/game"
	"briscola/game/gametest"
)

// Whole deals under all kinds of rules. Every seat tells its view, whether it is on turn or not.
func TestAViewFollowsFromItsGlimpse(t *testing.T) {
	rng := source(91)
	phases, swaps := map[game.Phase]int{}, map[int]int{}
	for range 350 {
		rules := gametest.RandomRules(rng)
		if swap := rules; rng.IntN(2) == 0 {
			if swap.Swap = true; swap.Validate() == nil {
				rules = swap
			}
		}
		state, _, err := game.Start(gametest.Deal(rng, rules))
		for err == nil && !state.Result().SameDealer { // a hand that was thrown in is in no view
			for seat := range state.Rules().Seats {
				if rng.IntN(8) == 0 || seat == state.Turn() {
					swaps[checkGlimpse(t, state.View(seat))]++
				}
			}
			if phases[state.Phase()]++; state.Over() {
				break
			}
			state, _, err = state.Do(gametest.Move(rng, state))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for phase := game.PhaseAuction; phase <= game.PhaseOver; phase++ {
		if phases[phase] < 20 {
			t.Errorf("%d positions in the phase %s, want more", phases[phase], phase)
		}
	}
	if swaps[1] < 100 || swaps[2] < 10 {
		t.Errorf("too few views with one and with two exchanges: %v", swaps)
	}
}

// checkGlimpse makes a view of the glimpse of a view and returns how many exchanges that tells.
func checkGlimpse(t *testing.T, view game.View) (swaps int) {
	t.Helper()
	glimpse := view.Glimpse()
	got, err := glimpse.View()
	if diff := cmp.Diff(view, got); diff != "" || err != nil {
		t.Fatalf("%+v: %v (-view +from its glimpse):\n%s", glimpse, err, diff)
	}
	for _, trick := range glimpse.Tricks {
		swaps += trick.Swaps
	}
	return swaps
}

// told returns the glimpse of seat 0 in the second trick of a game for two: it holds 3c Ad 2s and is on turn.
func told(t *testing.T) game.Glimpse {
	return game.Glimpse{
		Rules: game.Standard(2), Seat: 0, Dealer: 1, Briscola: card(t, "7d"), Hand: cards(t, "3c Ad 2s"),
		Tricks: []game.SeenTrick{{Leader: 0, Cards: cards(t, "4b 5b")}, {Leader: 1, Cards: cards(t, "Fd")}},
	}
}

func TestAGlimpseThatIsNoDealIsRefused(t *testing.T) {
	if _, err := told(t).View(); err != nil {
		t.Fatalf("the glimpse that the others are made from: %v", err)
	}
	for _, row := range []struct {
		name   string
		change func(*game.Glimpse)
		want   string
	}{
		{"a seat that is not there", func(g *game.Glimpse) { g.Seat = 2 }, "seat 2 of 2"},
		{"a spectator", func(g *game.Glimpse) { g.Seat = -1 }, "seat -1 of 2"},
		{"a dealer that is not there", func(g *game.Glimpse) { g.Dealer = 2 }, "dealer"},
		{"rules that cannot be played", func(g *game.Glimpse) { g.Rules.Seats = 5 }, "not for 5"},
		{"no turned card", func(g *game.Glimpse) { g.Briscola = game.NoCard }, "briscola is missing"},
		{"a turned card where none is", func(g *game.Glimpse) { g.Rules = game.Briscolone5() }, "no briscola in briscolone5"},
		{"a card twice in the hand", func(g *game.Glimpse) { g.Hand = cards(t, "3c Ad 3c") }, "3c is there twice"},
		{"a card in the hand and in a trick", func(g *game.Glimpse) { g.Hand = cards(t, "3c Ad 5b") }, "5b is there twice"},
		{"a card in a trick twice", func(g *game.Glimpse) { g.Tricks[1].Cards = cards(t, "4b") }, "4b is there twice"},
		{"the turned card in the hand too early", func(g *game.Glimpse) { g.Hand = cards(t, "3c Ad 7d") }, "7d is there twice"},
		{"no card in the hand", func(g *game.Glimpse) { g.Hand[1] = game.NoCard }, `"" is not in play`},
		{"a number that is no card", func(g *game.Glimpse) { g.Hand[1] = 200 }, "is not in play"},
		{"too few cards", func(g *game.Glimpse) { g.Hand = g.Hand[:2] }, "seat 0 holds 3 cards, not 2"},
		{"too many cards", func(g *game.Glimpse) { g.Hand = append(g.Hand, card(t, "2c")) }, "seat 0 holds 3 cards, not 4"},
		{"who lost the trick leads", func(g *game.Glimpse) { g.Tricks[0].Cards[1] = card(t, "5c") }, "seat 0 leads to trick 2, not seat 1"},
		{"the dealer leads", func(g *game.Glimpse) { g.Dealer = 0 }, "seat 1 leads to trick 1, not seat 0"},
		{"a leader that is not there", func(g *game.Glimpse) { g.Tricks[1].Leader = 7 }, "seat 7 of 2"},
		{"a trick too large", func(g *game.Glimpse) { g.Tricks[1].Cards = cards(t, "Fd 2b 6b") }, "trick 2 has 3 cards for 2"},
		{"an unfinished trick in the middle", func(g *game.Glimpse) { g.Tricks[0].Cards = cards(t, "4b") }, "trick 1 has 1 cards for 2"},
		{"too many tricks", func(g *game.Glimpse) { g.Tricks = make([]game.SeenTrick, 21) }, "21 tricks of 20"},
		{"bids in a game without auction", func(g *game.Glimpse) { g.Auction = []game.Move{game.Bid(0, game.Ace)} }, "not possible now"},
		{"a card among the bids", func(g *game.Glimpse) { g.Auction = []game.Move{game.Play(1, card(t, "Fd"))} }, "neither a bid nor a pass"},
		{"a call without a bid", func(g *game.Glimpse) { g.Called = card(t, "2s") }, "nobody has bid"},
		{"another trump", func(g *game.Glimpse) { g.Trump = game.Coppe }, `trump is "d", not "c"`},
		{"another's hand", func(g *game.Glimpse) { g.Open = [][]game.Card{nil, cards(t, "2b 6b")} }, "0 cards of seat 1 lie open, not these 2"},
		{"more hands than seats", func(g *game.Glimpse) { g.Open = make([][]game.Card, 3) }, "3 open hands of 2"},
		{"a stock that is hidden", func(g *game.Glimpse) { g.Stock = cards(t, "2c 7d") }, "0 cards of the stock lie open, not 2"},
		{"no hands though they lie open", func(g *game.Glimpse) { g.Rules.Open = game.OpenHands }, "2 cards of seat 1 lie open, not these 0"},
		{"an exchange without the option", func(g *game.Glimpse) { g.Tricks[1].Swaps = 1 }, "7d cannot be exchanged before trick 2"},
		{"an exchange before a trick is taken", func(g *game.Glimpse) { g.Rules.Swap, g.Tricks[0].Swaps, g.Hand[2] = true, 1, card(t, "7d") }, "no exchange before"},
		{"more exchanges than can be", func(g *game.Glimpse) { g.Rules.Swap, g.Tricks[1].Swaps = true, 2 }, "2d cannot be exchanged"},
		{"exchanges without end", func(g *game.Glimpse) { g.Tricks[1].Swaps = 1 << 60 }, "exchanges before trick 2"},
		{"own cards that lie open differently", func(g *game.Glimpse) { g.Open = [][]game.Card{cards(t, "3c Ad 4s")} }, "3 cards of seat 0 lie open, not these 3"},
		{"two cards of a suit that was not followed, and one draw since", func(g *game.Glimpse) {
			g.Rules.Follow, g.Hand, g.Tricks[1].Cards = true, cards(t, "3b Rb 2s"), cards(t, "2b 2c")
		}, "seat 0 cannot have got Rb in time"},
	} {
		glimpse := told(t)
		row.change(&glimpse)
		refused(t, row.name, glimpse, row.want)
	}
}

func refused(t *testing.T, name string, glimpse game.Glimpse, want string) {
	t.Helper()
	if _, err := glimpse.View(); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%s: got %v, want %q", name, err, want)
	}
}

func TestAGlimpseOfNoAuctionIsRefused(t *testing.T) {
	told := func() game.Glimpse {
		return game.Glimpse{
			Rules: game.Bastarda(), Seat: 3, Dealer: 0, Hand: cards(t, "Ab 3b Rb Cb Fb 7b 6b 5b"), Called: card(t, "Ad"),
			Auction: []game.Move{game.Bid(1, game.Ace), game.Pass(2), game.Pass(3), game.Pass(4), game.Pass(0)},
			Tricks:  []game.SeenTrick{{Leader: 1, Cards: cards(t, "3d Rd")}},
		}
	}
	if _, err := told().View(); err != nil {
		t.Fatalf("the glimpse that the others are made from: %v", err)
	}
	for _, row := range []struct {
		name   string
		change func(*game.Glimpse)
		want   string
	}{
		{"a bid out of turn", func(g *game.Glimpse) { g.Auction[0].Seat = 4 }, "another seat is on turn"},
		{"a bid that is not lower", func(g *game.Glimpse) { g.Auction[1] = game.Bid(2, game.Ace) }, "lower rank"},
		{"a call before the auction ends", func(g *game.Glimpse) { g.Auction = g.Auction[:4] }, "not possible now"},
		{"a call of another rank", func(g *game.Glimpse) { g.Called = card(t, "3d") }, "rank of the bid"},
		{"a trick before the call", func(g *game.Glimpse) { g.Called = game.NoCard }, "not possible now"},
		{"a call in the blind trick", func(g *game.Glimpse) { g.Rules.Blind = game.BlindJudged }, "called too early"},
		{"a trump changed too early", func(g *game.Glimpse) { g.Trump = game.Coppe }, `trump is "d"`},
		{"another leader", func(g *game.Glimpse) { g.Tricks[0].Leader = 4 }, "another seat is on turn"},
		{"another leader to come", func(g *game.Glimpse) { g.Tricks[0] = game.SeenTrick{Leader: 2} }, "seat 1 leads to trick 1, not seat 2"},
		{"open hands with a secret partner", func(g *game.Glimpse) { g.Open = [][]game.Card{cards(t, "2d 4d 5d 6d 7d Fd Cd 2c")} }, "0 cards of seat 0 lie open"},
	} {
		glimpse := told()
		row.change(&glimpse)
		refused(t, row.name, glimpse, row.want)
	}
}

// The same glimpse leaves open whether the trump was kept or is still to be chosen, until the next trick begins.
func TestTheTrumpOfABastardaIsKeptIfNothingIsTold(t *testing.T) {
	glimpse := game.Glimpse{
		Rules: game.Bastarda(), Seat: 2, Dealer: 0, Hand: cards(t, "Ab 3b Rb Cb Fb 7b 6b"), Called: card(t, "Ad"),
		Auction: []game.Move{game.Bid(1, game.Ace), game.Pass(2), game.Pass(3), game.Pass(4), game.Pass(0)},
		Tricks:  []game.SeenTrick{{Leader: 1, Cards: cards(t, "3d Ad Rd 2c 4c")}},
	}
	phase := func(change func(*game.Glimpse)) (game.Phase, game.Suit) {
		t.Helper()
		g := glimpse
		change(&g)
		view, err := g.View()
		if err != nil {
			t.Fatal(err)
		}
		return view.Phase, view.Trump
	}
	if phase, trump := phase(func(*game.Glimpse) {}); phase != game.PhaseTrump || trump != game.Denari {
		t.Errorf("nothing told: got %s, trump %s, want the choice", phase, trump)
	}
	for _, told := range []game.Suit{game.Denari, game.Coppe} {
		if phase, trump := phase(func(g *game.Glimpse) { g.Trump = told }); phase != game.PhasePlay || trump != told {
			t.Errorf("%s told: got %s, trump %s", told, phase, trump)
		}
	}
	next := append(glimpse.Tricks, game.SeenTrick{Leader: 2})
	if phase, trump := phase(func(g *game.Glimpse) { g.Tricks = next }); phase != game.PhasePlay || trump != game.Denari {
		t.Errorf("the next trick begun: got %s, trump %s, want play", phase, trump)
	}
}

// Glimpses in which one thing is changed at random. Most are impossible; whatever is accepted is told again by the view.
func TestNothingThatAGlimpseTellsIsLost(t *testing.T) {
	rng := source(92)
	accepted, refused := 0, 0
	for range 6000 {
		rules := gametest.RandomRules(rng)
		state, _ := gametest.Play(rng, gametest.Deal(rng, rules), rng.IntN(60))
		glimpse := state.View(rng.IntN(rules.Seats)).Glimpse()
		garble(rng, &glimpse)
		view, err := glimpse.View()
		if err != nil {
			refused++
			continue
		}
		accepted++
		again := view.Glimpse()
		for _, hand := range append(glimpse.Open, glimpse.Hand) {
			slices.Sort(hand)
		}
		if glimpse.Trump == game.NoSuit {
			again.Trump = game.NoSuit
		}
		if swapped := func(trick game.SeenTrick) bool { return trick.Swaps > 0 }; slices.ContainsFunc(glimpse.Tricks, swapped) {
			continue // told another way
		}
		if diff := cmp.Diff(glimpse, again, cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("(-glimpse +of its view):\n%s", diff)
		}
	}
	if accepted < 500 || refused < 500 {
		t.Errorf("%d accepted, %d refused", accepted, refused)
	}
}

// garble changes one thing.
func garble(rng *rand.Rand, g *game.Glimpse) {
	lists := append([][]game.Card{g.Hand, g.Stock}, g.Open...)
	for i := range g.Tricks {
		lists = append(lists, g.Tricks[i].Cards)
	}
	lists = slices.DeleteFunc(lists, func(list []game.Card) bool { return len(list) == 0 })
	switch list := lists[rng.IntN(len(lists))]; rng.IntN(9) {
	case 8:
		g.Briscola, g.Trump = game.Card(rng.IntN(64)), game.NoSuit
	case 0:
		g.Seat = rng.IntN(g.Rules.Seats)
	case 1:
		g.Dealer = rng.IntN(g.Rules.Seats)
	case 2:
		g.Rules.Follow = !g.Rules.Follow
	case 3:
		g.Auction = g.Auction[:rng.IntN(len(g.Auction)+1)]
	case 4:
		i, j := rng.IntN(len(list)), rng.IntN(len(list))
		list[i], list[j] = list[j], list[i]
	case 5:
		list[rng.IntN(len(list))] = list[0]
	default:
		list[rng.IntN(len(list))] = game.Card(rng.IntN(64))
	}
}
