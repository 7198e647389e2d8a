package game_test

import (
	"math/rand/v2"
	"runtime"
	"sync"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
)

// What programs that search play on is, after every move, what the rules made of it.
func TestCoreStaysEqualToTheStateInAHundredThousandDeals(t *testing.T) {
	deals := 100_000
	if testing.Short() || racing {
		deals = 2_000
	}
	var all sync.WaitGroup
	workers := runtime.GOMAXPROCS(0)
	for worker := range workers {
		all.Go(func() {
			rng := rand.New(rand.NewPCG(17, uint64(worker)))
			presets := gametest.Presets()
			for i := range deals / workers {
				rules := presets[i/2%len(presets)]
				if i%2 == 0 {
					rules = gametest.RandomRules(rng)
				}
				if !playBeside(t, rng, gametest.Deal(rng, rules)) {
					return
				}
			}
		})
	}
	all.Wait()
}

// playBeside plays a random deal on a state and on a core of its own.
func playBeside(t *testing.T, rng *rand.Rand, deal game.Deal) bool {
	state, _, err := game.Start(deal)
	if err != nil {
		t.Error(err)
		return false
	}
	var core game.Position
	core.Deal(deal.Rules, deal.Dealer, deal.Deck)
	for !state.Over() {
		move := gametest.Move(rng, state)
		next, _, err := state.Do(move)
		if err != nil {
			t.Error(err)
			return false
		}
		switch move.Kind {
		case game.MovePlay:
			real := state.Position()
			if core.Legal() != real.Legal() || !core.Legal().Has(move.Card) {
				t.Errorf("%s: the core allows %s before %s", deal.Rules, core.Legal(), move)
				return false
			}
			core.Play(move.Card)
		case game.MoveTrump:
			core.SetTrump(move.Suit)
		case game.MoveCall:
			if core.OnTable() == 0 && len(next.View(-1).Tricks) == 0 {
				core = next.Position() // where the caller leads, the lead has moved
			} else {
				core.SetTrump(move.Card.Suit())
			}
		case game.MoveSwap, game.MoveBid, game.MovePass, game.MoveMonte:
			core = next.Position() // none of the core's moves
		}
		if state = next; core != state.Position() {
			t.Errorf("%s: the core differs from the state after %s", deal.Rules, move)
			return false
		}
	}
	return true
}
