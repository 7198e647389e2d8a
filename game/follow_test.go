package game_test

import (
	"testing"

	"briscola/game"
	"briscola/game/gametest"
)

func TestFollowSuit(t *testing.T) {
	tests := []struct {
		name, rules, hand, led string
		legal                  string
	}{
		{"F1: the led suit must be played", "briscolone5 follow=on", "2d Ac 7s 4s 5s", "Rd", "2d"},
		{"F2: without it, any card", "briscolone5 follow=on", "Ac 7s 4s 5s 6s", "Rd", "Ac 4s 5s 6s 7s"},
		{"F3: without the option, any card", "briscolone5", "2d Ac 7s 4s 5s", "Rd", "2d Ac 4s 5s 7s"},
		{"F1 in the standard game: no need to beat, or to trump", "standard seats=2 follow=on", "2d Ac 7d", "Rd", "2d 7d"},
		{"F4: whoever leads plays anything", "briscolone5 follow=on", "2d Ac 7s 4s 5s", "", "2d Ac 4s 5s 7s"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			layout := gametest.Layout{Rules: rules(t, tt.rules), Dealer: 1, Hands: []string{tt.led, tt.hand}}
			if tt.led == "" {
				layout.Dealer = 0
			}
			state := layout.Start()
			if tt.led != "" {
				state = do(t, state, "0 "+tt.led)
			}
			legal := state.View(1).Legal
			if legal.String() != tt.legal {
				t.Errorf("got %s, want %s", legal, tt.legal)
			}
			for c := range (state.View(1).Hand &^ legal).All() {
				refuse(t, state, game.Play(1, c).String(), game.ErrMustFollow)
			}
		})
	}
}
