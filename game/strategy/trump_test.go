package strategy_test

import (
	"testing"

	"briscola/game"
)

func TestCasualChangesTheTrumpWhereItIsStronger(t *testing.T) {
	const called = "0 bid 3, 1 pass, 2 pass, 3 pass, 4 pass, 0 call 3c, 0 4c, 1 3c, 2 2d, 3 2s, 4 2b"
	tests := []scene{
		{
			name:  "takes the suit that it is long in",
			hands: []string{"4c", "3c As 3s Rs Cs Fs 7s 4b", "2d", "2s", "2b"}, moves: called, want: "1 trump s",
		},
		{
			name:  "keeps the trump that it is long in",
			hands: []string{"4c", "3c Ac Rc Cc 5s 7s 4b 6d", "2d", "2s", "2b"}, moves: called, want: "1 keep",
		},
		{
			name:  "leaves the caller the trump when it has no suit of its own",
			hands: []string{"4c", "3c 5c 7s 4s 4b 6b 4d 6d", "2d", "2s", "2b"}, moves: called, want: "1 keep",
		},
		{
			name:  "a caller who is alone counts the own hand only",
			hands: []string{"3c 4c Rs 6s 4b 5b 4d 6d", "5c", "2d", "2s", "2b"},
			moves: "0 bid 3, 1 pass, 2 pass, 3 pass, 4 pass, 0 call 3c, 0 3c, 1 5c, 2 2d, 3 2s, 4 2b", want: "0 trump s",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.rules = game.Bastarda()
			tt.play(t)
		})
	}
}
