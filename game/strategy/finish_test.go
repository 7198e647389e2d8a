package strategy_test

import (
	"math/rand/v2"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
	"briscola/game/strategy"
)

// Every preset in turn, and as often rules with options; the two levels take the seats at random.
func TestGoodLevelsFinishEveryGameInEverySeat(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	presets := append(gametest.Presets(), game.Pizzico(4), game.Scoperta(3), game.Scoperta(6), game.Brisca(2), game.Bisca(4), game.Briskula(6))
	kinds := map[game.MoveKind]int{}
	for i := range deals(180) {
		rules := presets[i/2%len(presets)]
		if i%2 == 0 {
			rules = gametest.RandomRules(rng)
		}
		deal := gametest.Deal(rng, rules)
		record := game.Record{Deal: deal}
		state, _, err := game.Start(deal)
		for err == nil && !state.Over() {
			player := level(t, []string{strategy.Strong, strategy.Maestro}[rng.IntN(2)])
			move := player.Choose(state.View(state.Turn()), rng, strategy.Limit{Nodes: 60}).Move
			record.Moves = append(record.Moves, move)
			kinds[move.Kind]++
			state, _, err = state.Do(move)
		}
		if err != nil || len(record.Moves) > 120 {
			t.Fatalf("%d moves, %v: %s", len(record.Moves), err, record)
		}
	}
	for kind := game.MovePlay; kind < game.MoveConcede; kind++ {
		if kinds[kind] == 0 && !racing {
			t.Errorf("no move of kind %d: %v", kind, kinds)
		}
	}
	if kinds[game.MoveConcede] > 0 {
		t.Error("gave a deal up")
	}
}
