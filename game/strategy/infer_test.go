package strategy

import (
	"math/rand/v2"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
)

// threats returns which share of the next rivals' cards strong takes for trumps, before and after it has read what was
// played and shown.
func threats(view game.View) (counted, inferred float64) {
	s := newSearch(view, rand.New(rand.NewPCG(1, 2)), Limit{Nodes: strongNodes})
	s.reach = nearest()
	p, m := anyWorld(view), &s.lineups[0].open
	sight := s.reflex.look(&p, m, &s.out)
	sight.hide(uint64(view.Hand))
	trumps := uint64(ofSuit(view.Rules.Cards(), view.Trump))
	counted = float64(sight.threat(trumps)) / (1 << 16)
	sight.held = newBelief(s).held(sight.later &^ m[view.Seat]).doubted(sight.share)
	return counted, float64(sight.threat(trumps)) / (1 << 16)
}

// The turned card is the Seven of Coppe. Seat 0 leads again after a trick that seat 1 could have taken.
func TestStrongConcludesFromWhatWasNotPlayed(t *testing.T) {
	tests := []struct {
		name        string
		lead, reply string
		least, most float64 // of the counted share
	}{
		{"who lets an Ace go has fewer trumps", "Ad", "4s", 0, 0.94},
		{"who lets a Three go for a Fante has fewer trumps", "3d", "Fs", 0, 0.94},
		{"who lets a trick without points go may have some", "2d", "4s", 0.85, 1.5},
	}
	for _, tt := range tests {
		layout := gametest.Layout{Rules: game.Standard(2), Dealer: 1, Briscola: "7c", Hands: []string{tt.lead + " 4b 5b", tt.reply}}
		state := layout.Start()
		for seat, text := range []string{tt.lead, tt.reply} {
			c, err := game.ParseCard(text)
			if err == nil {
				state, _, err = state.Do(game.Play(seat, c))
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		counted, inferred := threats(state.View(state.Turn()))
		t.Logf("%s: %.3f of the cards are trumps by the count, %.3f by what was played", tt.name, counted, inferred)
		if inferred < tt.least*counted || inferred > tt.most*counted {
			t.Errorf("%s: %.3f, by the count %.3f", tt.name, inferred, counted)
		}
	}
}

func TestStrongHeedsSigns(t *testing.T) {
	view := after(t, 4, "Rd 4s", "3s 4b 5b") // seat 3, an opponent, plays last
	_, before := threats(view)
	view.Signs = []game.Sign{{Seat: 3, Rank: game.Ace}}
	if _, with := threats(view); with < 1.02*before {
		t.Errorf("%.3f of the last opponent's cards are taken for trumps after a sign, %.3f without", with, before)
	}
	view.Signs = []game.Sign{{Seat: 0, Rank: game.Ace}, {Seat: 0, Rank: game.Three}}
	if _, with := threats(view); with > before {
		t.Errorf("%.3f of the last opponent's cards are taken for trumps after the signs of another, %.3f without", with, before)
	}
}
