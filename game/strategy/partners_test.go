package strategy_test

import (
	"testing"

	"briscola/game"
)

// The turned card is the Seven of Coppe; partners sit at the even and at the odd seats.
func TestGoodLevelsPlayForTheirTeam(t *testing.T) {
	four, six := game.Standard(4), game.Standard(6)
	tests := []scene{
		{
			name:  "feeds a partner who has won the trick", // as the last
			rules: four, hands: []string{"4s", "Ac", "5d", "3b 4d 2s"}, moves: "0 4s, 1 Ac, 2 5d", want: "3 3b",
		},
		{
			name:  "feeds the partner who leads the Ace of trump", // as the third, before the last opponent
			rules: four, hands: []string{"Ac", "4s", "3b 4d 2s"}, moves: "0 Ac, 1 4s", want: "2 3b",
		},
		{
			name:  "feeds the Ace to a partner whose Three of trump has won", // the Ace is no trump
			rules: four, hands: []string{"4s", "3c", "5d", "Ab 4d 2b"}, moves: "0 4s, 1 3c, 2 5d", want: "3 Ab",
		},
		{
			name:  "does not feed an opponent", // seat 2 has won the trick
			rules: four, hands: []string{"4s", "5s", "Ac", "3b 4d Rs"}, moves: "0 4s, 1 5s, 2 Ac", want: "3 4d",
		},
		{
			name:  "gives the least of what counts on a lost trick", // Fante 2, Re 4, Three 10
			rules: four, hands: []string{"4s", "5s", "Ac", "3b Fd Rs"}, moves: "0 4s, 1 5s, 2 Ac", want: "3 Fd",
		},
		{
			name:  "does not trump a partner's sure trick", // seat 1 has the Ace
			rules: four, hands: []string{"4s", "As", "5d", "2c 4d 5b"}, moves: "0 4s, 1 As, 2 5d", want: "3 4d, 3 5b",
		},
		{
			name:  "takes a rich trick from the opponents as the last, with the lowest trump",
			rules: four, hands: []string{"As", "4s", "Fd", "Rc 4c 5b"}, moves: "0 As, 1 4s, 2 Fd", want: "3 4c",
		},
		{
			name:  "overtrumps a rich trick with the lowest trump that does", // 5c lies, 2c is too low
			rules: four, hands: []string{"As", "4s", "5c", "2c 6c Rc"}, moves: "0 As, 1 4s, 2 5c", want: "3 6c",
		},
		{
			name:  "takes a rich trick with the suit and keeps the trump", // the Ace takes as well and counts
			rules: four, hands: []string{"3s", "4s", "Fd", "As 4c 5b"}, moves: "0 3s, 1 4s, 2 Fd", want: "3 As",
		},
		{
			name:  "leaves an early trick without points to the opponents", // and saves its trump
			rules: four, hands: []string{"4s", "2s", "6d", "4c 5d 5b"}, moves: "0 4s, 1 2s, 2 6d", want: "3 5d, 3 5b",
		},
		{
			name:  "does not lead an Ace into unknown trumps", // two blanks are there to lead instead
			rules: four, hands: []string{"Ab 5d 4s"}, want: "0 4s, 0 5d",
		},
		{
			name:  "does not lead a Three into unknown trumps", // two blanks are there to lead instead
			rules: four, hands: []string{"3d 5b 4s"}, want: "0 4s, 0 5b",
		},
		{
			name:  "leads a low card and keeps the trumps",
			rules: four, hands: []string{"3c Ad 5s"}, want: "0 5s",
		},
		{
			name:  "six: feeds a partner who has won the trick",
			rules: six, hands: []string{"4s", "5s", "6s", "Ac", "7s", "3b 4d Rs"}, moves: "0 4s, 1 5s, 2 6s, 3 Ac, 4 7s", want: "5 3b",
		},
		{
			name:  "six: feeds the partner who leads the Ace of trump", // three opponents are still to play
			rules: six, hands: []string{"Ac", "4s", "3b 4d 5s"}, moves: "0 Ac, 1 4s", want: "2 3b",
		},
		{
			name:  "six: does not trump a partner's sure trick",
			rules: six, hands: []string{"4s", "5s", "6s", "As", "7s", "4c 4d 5b"}, moves: "0 4s, 1 5s, 2 6s, 3 As, 4 7s", want: "5 4d, 5 5b",
		},
		{
			name:  "six: takes a rich trick as the last, with the lowest trump",
			rules: six, hands: []string{"As", "Fs", "3s", "4s", "Rs", "5c Rc 4d"}, moves: "0 As, 1 Fs, 2 3s, 3 4s, 4 Rs", want: "5 5c",
		},
		{
			name:  "six: gives the least on a lost trick",
			rules: six, hands: []string{"Ac", "Fs", "3s", "4s", "Rs", "3b Cd 4d"}, moves: "0 Ac, 1 Fs, 2 3s, 3 4s, 4 Rs", want: "5 4d",
		},
	}
	for _, tt := range tests {
		tt.briscola = "7c"
		t.Run(tt.name, tt.playWell)
	}
}
