package game_test

import (
	"testing"

	"briscola/game"
	"briscola/game/gametest"
)

// The positions of Plays tell the same as the views that the seats had before their cards.
func TestPlaysTellsTheTableBeforeEveryCard(t *testing.T) {
	rng := source(31)
	for range 2000 {
		rules := gametest.RandomRules(rng)
		state, record := gametest.Play(rng, gametest.Deal(rng, rules), rng.IntN(60))
		before := viewsBeforeCards(t, record)
		if state.Phase() == game.PhaseTrump || len(before) > 0 && state.View(-1).Called == game.NoCard && rules.Blind != game.BlindOff {
			continue // the trump of what comes next is not known
		}
		i := 0
		for p, c := range state.View(-1).Plays() {
			view, move := before[i].view, before[i].card
			blind := rules.Blind != game.BlindOff && len(view.Tricks) == 0
			if c != move || p.Turn() != view.Turn || p.OnTable() != len(view.Table) || p.Stock() != view.Stock || !blind && p.Trump() != view.Trump {
				t.Fatalf("card %d: %s by seat %d, %d on the table, stock %d, trump %s; want %s by seat %d, %d, %d, %s in %s",
					i, c, p.Turn(), p.OnTable(), p.Stock(), p.Trump(), move, view.Turn, len(view.Table), view.Stock, view.Trump, record)
			}
			i++
		}
		if i != len(before) {
			t.Fatalf("%d cards, want %d", i, len(before))
		}
	}
}

type beforeCard struct {
	view game.View
	card game.Card
}

// viewsBeforeCards returns what everybody saw before each card of a record.
func viewsBeforeCards(t *testing.T, record game.Record) (all []beforeCard) {
	t.Helper()
	state, _, err := game.Start(record.Deal)
	for _, move := range record.Moves {
		if move.Kind == game.MovePlay {
			all = append(all, beforeCard{state.View(-1), move.Card})
		}
		state, _, err = state.Do(move)
	}
	if err != nil {
		t.Fatal(err)
	}
	return all
}
