package strategy_test

import (
	"testing"

	"briscola/game"
	"briscola/game/strategy"
)

// In all of these the trump is Coppe.
func TestGoodLevelsPlayForTheirSideInAChiamata(t *testing.T) {
	const (
		caller0 = "0 bid A, 1 pass, 2 pass, 3 pass, 4 pass, 0 call Ac, "
		caller2 = "0 pass, 1 pass, 2 bid A, 3 pass, 4 pass, 2 call Ac, "
		caller3 = "0 pass, 1 pass, 2 pass, 3 bid A, 4 pass, 3 call Ac, "
	)
	tests := []scene{
		{
			name: "the secret partner feeds the caller as the last", level: strategy.Maestro,
			hands: []string{"4d", "5d", "6d", "4c", "Ac 3s 2s 4s 5s 6s 7s Fb"},
			moves: caller3 + "0 4d, 1 5d, 2 6d, 3 4c", want: "4 3s",
		},
		{
			name:  "the secret partner takes for a losing caller, but not with the called card",
			hands: []string{"4d", "Ad", "3d", "5d", "Ac 4c 2s 4s 5s 6s 7s Fb"},
			moves: caller0 + "0 4d, 1 Ad, 2 3d, 3 5d", want: "4 4c",
		},
		{
			name: "the secret partner leaves the trick to the caller", level: strategy.Maestro,
			hands: []string{"Rd", "2d", "5d", "4c", "Ac 7c 3s Fb 5s 6s 7s 4s"},
			moves: caller3 + "0 Rd, 1 2d, 2 5d, 3 4c", want: "4 3s",
		},
		{
			name: "one of the three does not feed the caller", level: strategy.Maestro,
			hands: []string{"4d", "5d", "6d", "4c", "3s Ab 2s 4s 5s 6s 7s Fb"},
			moves: caller3 + "0 4d, 1 5d, 2 6d, 3 4c", want: "4 2s, 4 4s, 4 5s, 4 6s, 4 7s",
		},
		{
			name:  "one of the three takes a rich trick from the caller",
			hands: []string{"Ad", "4d", "Fd", "5d", "5c 2s 4s 5s 6s 7s Rb Fb"},
			moves: caller0 + "0 Ad, 1 4d, 2 Fd, 3 5d", want: "4 5c",
		},
		{
			name: "the caller leaves a trick to the known partner and feeds it", level: strategy.Maestro,
			hands: []string{"3c 3s 7d 5b 4d 2s Ad Rs", "Ac 4c", "2d 2b", "5d 4b", "6d 6b"},
			moves: caller0 + "0 4d, 1 Ac, 2 2d, 3 5d, 4 6d, 1 4c, 2 2b, 3 4b, 4 6b", want: "0 3s, 0 Ad",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.rules = game.Chiamata()
			tt.playWell(t)
		})
	}
}
