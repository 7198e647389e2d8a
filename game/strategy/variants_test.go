package strategy_test

import (
	"math/rand/v2"
	"testing"

	"briscola/game"
	"briscola/game/strategy"
)

// Where there is a trump it is Coppe.
func TestGoodLevelsHeedTheRulesInForce(t *testing.T) {
	low := with(2, func(r *game.Rules) { r.Ranking = game.RankingLowThree })
	high := with(2, func(r *game.Rules) { r.Ranking = game.RankingSevenHigh })
	follow := game.Briscolone5()
	follow.Follow = true
	tests := []scene{
		{
			name:  "low three: the Four takes the Three",
			rules: low, briscola: "6c", hands: []string{"3d", "4d 2c 5s"}, moves: "0 3d", want: "1 4d",
		},
		{
			name:  "low three: the Three does not take the Re and is kept",
			rules: low, briscola: "6c", hands: []string{"Rd", "3d 5s 6b"}, moves: "0 Rd", want: "1 5s, 1 6b",
		},
		{
			name:  "seven high: the Seven takes the Re and counts ten",
			rules: high, briscola: "6c", hands: []string{"Rd", "7d 5s 6b"}, moves: "0 Rd", want: "1 7d",
		},
		{
			name:  "seven high: the Three is thrown away",
			rules: high, briscola: "6c", hands: []string{"Ac", "3s 7b Rd"}, moves: "0 Ac", want: "1 3s",
		},
		{
			name:  "seven high: a small trump for the Seven",
			rules: high, briscola: "6c", hands: []string{"7d", "2c 5s 6b"}, moves: "0 7d", want: "1 2c",
		},
		{
			name:  "pizzico: takes a Three with its lowest trump",
			rules: game.Pizzico(2), briscola: "6c", hands: []string{"3d", "4s 4c 5b 5s Ac"}, moves: "0 3d", want: "1 4c",
		},
		{
			name:  "pizzico: feeds a partner whose Ace of trump has won",
			rules: game.Pizzico(4), briscola: "6c", hands: []string{"4d", "Ac", "5d", "Rd 3b 2s 4b 5b"}, moves: "0 4d, 1 Ac, 2 5d", want: "3 3b",
		},
		{
			name:  "briscolone of five: there is no trump to take with",
			rules: game.Briscolone5(), hands: []string{"Ad", "Ac 3c 4s 5b Rs"}, moves: "0 Ad", want: "1 4s, 1 5b",
		},
		{
			name:  "briscolone of five: takes the Three with the Ace",
			rules: game.Briscolone5(), hands: []string{"3d", "Ad 3c 4s 5b Fs"}, moves: "0 3d", want: "1 Ad",
		},
		{
			name:  "briscolone of five with follow: the lowest of the led suit on a lost trick",
			rules: follow, hands: []string{"Ad", "Rd 2d 4s 5b Fs"}, moves: "0 Ad", want: "1 2d",
		},
		{
			name:  "briscolone of twenty: takes an Ace with one of its many trumps",
			rules: game.Briscolone(),
			hands: []string{"Ad", "Ac 3c Rc Cc Fc 7c 2c 4s 5s 6s 7s Fs 4b 5b 6b 7b Fb 2s 2b 5c"},
			moves: "0 Ad", want: "1 2c, 1 5c, 1 7c, 1 Fc, 1 Cc, 1 Rc, 1 3c, 1 Ac",
		},
		{
			name:  "exchange: the Seven for the Ace",
			rules: game.Brisca(2), briscola: "Ac", hands: []string{"Ad 7c 4s", "2d"}, moves: "0 Ad, 1 2d", want: "0 swap",
		},
		{
			name:  "exchange: the Two for the Four",
			rules: game.Brisca(2), briscola: "4c", hands: []string{"Ad 2c 4s", "2d"}, moves: "0 Ad, 1 2d", want: "0 swap",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, tt.playWell)
	}
}

func TestGoodLevelsUseOpenHands(t *testing.T) {
	tests := []scene{
		{
			name: "does not lead a Three that will be taken", level: strategy.Maestro,
			rules: game.Scoperta(2), hands: []string{"3s 4d 5d", "2c 4b 5b"}, want: "0 4d, 0 5d",
		},
		{
			name: "gives nothing away on a partner's trick that an opponent has trumped", level: strategy.Maestro,
			rules: game.Scoperta(4), hands: []string{"4s Fb Cb", "As 6b 7b", "2c 5s Fs", "3b 4b 5b"}, moves: "0 4s, 1 As, 2 2c", want: "3 4b, 3 5b",
		},
	}
	for _, tt := range tests {
		tt.briscola = "7c"
		t.Run(tt.name, tt.playWell)
	}
}

// With an empty stock partners look at each other's hands: seat 1 sees that the Ace of trump makes the trick safe.
func TestMaestroFeedsAPartnerWhoIsSeenToHoldTheAceOfTrump(t *testing.T) {
	end := late{rules: game.Briskula(4), trump: game.Coppe, points: []int{42, 53}}
	for _, hand := range []string{"Rd 4b 6s", "3s 5b 5s", "2d 6d 5c", "Ac 6b 2c"} {
		end.hands = append(end.hands, cards(t, hand))
	}
	for seed := range uint64(5) {
		state, _, err := end.state(t, rand.New(rand.NewPCG(seed, 1))).Do(game.Play(0, end.hands[0][0]))
		if err != nil {
			t.Fatal(err)
		}
		scene{level: strategy.Maestro, want: "1 3s"}.expectWell(t, state)
	}
}
