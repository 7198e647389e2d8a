package strategy_test

import (
	"testing"

	"briscola/game"
)

// In all of these the trump is Coppe.
func TestCasualPlaysForItsSideInAChiamata(t *testing.T) {
	const (
		caller0 = "0 bid A, 1 pass, 2 pass, 3 pass, 4 pass, 0 call Ac, "
		caller2 = "0 pass, 1 pass, 2 bid A, 3 pass, 4 pass, 2 call Ac, "
		caller3 = "0 pass, 1 pass, 2 pass, 3 bid A, 4 pass, 3 call Ac, "
		three0  = "0 bid 3, 1 pass, 2 pass, 3 pass, 4 pass, 0 call 3c, "
	)
	tests := []scene{
		{
			name:  "the caller leads a small trump to find the partner",
			hands: []string{"3c Rc 7c 5c 4d 2s Ad 3s"},
			moves: caller0, want: "0 5c",
		},
		{
			name:  "a caller with two trumps keeps them",
			hands: []string{"3c 5c 7d 4d 2s Ad 3s Rb"},
			moves: caller0, want: "0 2s, 0 4d",
		},
		{
			name:  "a caller who knows the partner keeps the trumps",
			hands: []string{"3c Rc 7c 5c 4c 2s 5b 3s", "Ac 3d", "2d 2b", "5d 4b", "6d 6b"},
			moves: caller0 + "0 5c, 1 Ac, 2 2d, 3 5d, 4 6d, 1 3d, 2 2b, 3 4b, 4 6b, 0 3c", want: "0 2s, 0 5b",
		},
		{
			name:  "the secret partner feeds the caller as the last",
			hands: []string{"4d", "5d", "6d", "4c", "Ac 3s 2s 4s 5s 6s 7s Fb"},
			moves: caller3 + "0 4d, 1 5d, 2 6d, 3 4c", want: "4 3s",
		},
		{
			name:  "the secret partner feeds the caller as the last but one",
			hands: []string{"4d", "5d", "3c", "Ac 3s 2s 4s 5s 6s 7s Fb"},
			moves: caller2 + "0 4d, 1 5d, 2 3c", want: "3 3s",
		},
		{
			name:  "the secret partner does not feed a caller who may still lose the trick",
			hands: []string{"4d", "Ac 3s 2s 4s 5s 6s 7s Fb"},
			moves: caller0 + "0 4d", want: "1 2s",
		},
		{
			name:  "the secret partner takes for a losing caller, but not with the called card",
			hands: []string{"4d", "Ad", "3d", "5d", "Ac 4c 2s 4s 5s 6s 7s Fb"},
			moves: caller0 + "0 4d, 1 Ad, 2 3d, 3 5d", want: "4 4c",
		},
		{
			name:  "the secret partner holds the called card back even when it is the lowest trump",
			hands: []string{"4d", "Ad", "3d", "5d", "4c 5c 2s 4s 5s 6s 7s Fb"},
			moves: "0 bid 4, 1 pass, 2 pass, 3 pass, 4 pass, 0 call 4c, 0 4d, 1 Ad, 2 3d, 3 5d", want: "4 5c",
		},
		{
			name:  "the secret partner leaves the trick to the caller",
			hands: []string{"Rd", "2d", "5d", "4c", "Ac 7c 3s Fb 5s 6s 7s 4s"},
			moves: caller3 + "0 Rd, 1 2d, 2 5d, 3 4c", want: "4 3s",
		},
		{
			name:  "one of the three does not feed the caller",
			hands: []string{"4d", "5d", "6d", "4c", "3s Ab 2s 4s 5s 6s 7s Fb"},
			moves: caller3 + "0 4d, 1 5d, 2 6d, 3 4c", want: "4 2s",
		},
		{
			name:  "one of the three feeds another who has taken the trick from the caller",
			hands: []string{"Rd", "4c", "5d", "6d", "3s Rb 2s 4s 5s 6s 7s Fb"},
			moves: caller0 + "0 Rd, 1 4c, 2 5d, 3 6d", want: "4 3s",
		},
		{
			name:  "one of the three takes a rich trick from the caller",
			hands: []string{"Ad", "4d", "Fd", "5d", "5c 2s 4s 5s 6s 7s Rb Fb"},
			moves: caller0 + "0 Ad, 1 4d, 2 Fd, 3 5d", want: "4 5c",
		},
		{
			name:  "one of the three does not feed who has fed the caller",
			hands: []string{"Ac 4d", "3d Rd", "2d 5d", "4s 6d", "3s Rb 2s 2b 5s 6s 7s 4b"},
			moves: three0 + "0 Ac, 1 3d, 2 2d, 3 4s, 4 2s, 0 4d, 1 Rd, 2 5d, 3 6d", want: "4 2b",
		},
		{
			name:  "the known partner is fed by the caller",
			hands: []string{"3c 3s 7d 5b 4d 2s Ad Rs", "Ac 4c", "2d 2b", "5d 4b", "6d 6b"},
			moves: caller0 + "0 4d, 1 Ac, 2 2d, 3 5d, 4 6d, 1 4c, 2 2b, 3 4b, 4 6b", want: "0 3s, 0 Ad",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.rules = game.Chiamata()
			tt.play(t)
		})
	}
}
