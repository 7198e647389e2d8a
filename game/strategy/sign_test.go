package strategy_test

import (
	"math/rand/v2"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
	"briscola/game/strategy"
)

// signs counts what is shown in a position with many seeds.
func signs(view game.View) map[game.Rank]int {
	shown := map[game.Rank]int{}
	for seed := range uint64(2000) {
		if rank, ok := strategy.Sign(view, rand.New(rand.NewPCG(seed, 0))); ok {
			shown[rank]++
		}
	}
	return shown
}

func TestSignShowsTheBestHonourOfTrumpAndSeldomLies(t *testing.T) {
	shown := signs(position(t, 4, nil, "Rc 3c As"))
	lies := 2000 - shown[game.Three]
	if lies < 20 || lies > 300 {
		t.Errorf("%d lies in 2000 signs: %v", lies, shown)
	}
	if lies != shown[game.Ace] {
		t.Errorf("got %v, want no other lie than the Ace, the best honour that it cannot see", shown)
	}
}

func TestSignLiesOnlyWhereItMayBeBelieved(t *testing.T) {
	view := position(t, 4, []string{"Ac", "3c"}, "Rc 4s 5s")
	if got, want := signs(view), []game.Rank{game.Re, game.Cavallo}; got[want[0]]+got[want[1]] != 2000 || got[want[1]] > 300 {
		t.Errorf("got %v, want Re and seldom Cavallo, the Ace and the Three being on the table", got)
	}
}

func TestSignHasNothingToShow(t *testing.T) {
	high := game.Scoperta(4)
	shown := position(t, 4, nil, "Rc 4s 5s")
	shown.Shown[0] = game.SetOf(game.NewCard(game.Re, game.Coppe))
	tests := []struct {
		name string
		view game.View
	}{
		{"no honour", position(t, 4, nil, "6c As 3d")},
		{"no partner", position(t, 2, nil, "Ac 3c Rc")},
		{"three players", position(t, 3, nil, "Ac 3c Rc")},
		{"a secret partner", gametest.Layout{Rules: game.Chiamata(), Dealer: 4}.Start().View(0)},
		{"no trump", gametest.Layout{Rules: game.Briscolone5(), Dealer: 1}.Start().View(0)},
		{"open hands", gametest.Layout{Rules: high, Dealer: 3, Hands: []string{"Ac 3c Rc"}, Briscola: "7c"}.Start().View(0)},
		{"an honour that everybody has seen", shown},
		{"a spectator", gametest.Layout{Rules: game.Standard(4), Dealer: 3}.Start().View(-1)},
	}
	for _, tt := range tests {
		if got := signs(tt.view); len(got) > 0 {
			t.Errorf("%s: got %v", tt.name, got)
		}
	}
}

func TestSignIsNeverNeededWhereHandsLieOpen(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 50 {
		deal := gametest.Deal(rng, game.Scoperta(4))
		for moves := range 40 {
			state, _ := gametest.Play(rand.New(rand.NewPCG(7, 8)), deal, moves)
			for seat := range 4 {
				if rank, ok := strategy.Sign(state.View(seat), rng); ok {
					t.Fatalf("seat %d shows %s after %d moves", seat, rank, moves)
				}
			}
		}
	}
}

func TestSignIsMadeFromTheViewAlone(t *testing.T) {
	made := 0
	for seed := range uint64(600) {
		rng := rand.New(rand.NewPCG(seed, 0))
		state, record := advance(t, rng, gametest.Deal(rng, gametest.RandomRules(rng)), rng.IntN(40))
		seat := rng.IntN(state.Rules().Seats)
		other, err := gametest.LookAlike(rng, record, seat).Replay()
		if err != nil {
			t.Fatal(err)
		}
		got, ok := strategy.Sign(state.View(seat), rand.New(rand.NewPCG(seed, 1)))
		again, also := strategy.Sign(other.View(seat), rand.New(rand.NewPCG(seed, 1)))
		if got != again || ok != also {
			t.Fatalf("shows %q, and %q when hidden cards change places: %s", got, again, record)
		}
		if ok {
			made++
		}
	}
	if made < 30 {
		t.Errorf("%d signs were made", made)
	}
}
