package strategy

import (
	"math/rand/v2"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
)

// bidsOn counts how many of many hands a bidder bids on, each after some moves of the others.
func bidsOn(t *testing.T, b bidder, hands uint64, moves ...game.Move) (n int) {
	t.Helper()
	for i := range hands {
		rng := rand.New(rand.NewPCG(i, 5))
		deal := gametest.Deal(rng, game.Chiamata())
		deal.Dealer = 4
		state, _, err := game.Start(deal)
		for _, move := range moves {
			if err == nil {
				state, _, err = state.Do(move)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		if b.speak(state.View(state.Turn()), rng, Limit{}).Move.Kind == game.MoveBid {
			n++
		}
	}
	return n
}

// Bluffs are made on hands that are a little too weak, and only while enough others may bid higher.
func TestBluffsAreBidsOnMoreHands(t *testing.T) {
	const hands = 300
	honest := bidder{daring: 0.2, deals: 40}
	bluffer := honest
	bluffer.bluffs = 1
	early := []game.Move{game.Bid(0, game.Seven)}
	late := append(early, game.Pass(1), game.Pass(2), game.Pass(3))
	if plain, more := bidsOn(t, honest, hands, early...), bidsOn(t, bluffer, hands, early...); more < plain+5 || more > 3*plain {
		t.Errorf("bids on %d of %d hands with a bluff each time, on %d without", more, hands, plain)
	}
	if plain, more := bidsOn(t, honest, hands, late...), bidsOn(t, bluffer, hands, late...); more > plain+6 {
		t.Errorf("with one other left bids on %d of %d hands with a bluff each time, on %d without", more, hands, plain)
	}
}

// With one and the same hand casual always says the same.
func TestCasualNeverBluffs(t *testing.T) {
	for i := range uint64(40) {
		state, _, err := game.Start(gametest.Deal(rand.New(rand.NewPCG(i, 5)), game.Chiamata()))
		if err != nil {
			t.Fatal(err)
		}
		view := state.View(state.Turn())
		said := map[game.Move]bool{}
		for seed := range uint64(30) {
			said[casual{}.Choose(view, rand.New(rand.NewPCG(seed, 1)), Limit{}).Move] = true
		}
		if len(said) > 1 {
			t.Errorf("says %v with %s", said, view.Hand)
		}
	}
}
