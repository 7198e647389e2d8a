package strategy_test

import (
	"math/rand/v2"
	"testing"

	"briscola/game"
	"briscola/game/strategy"
)

// with returns the rules of the standard game with a change.
func with(seats int, change func(*game.Rules)) game.Rules {
	rules := game.Standard(seats)
	change(&rules)
	return rules
}

// Where there is a trump it is Coppe.
func TestCasualHeedsTheRulesInForce(t *testing.T) {
	low := with(2, func(r *game.Rules) { r.Ranking = game.RankingLowThree })
	high := with(2, func(r *game.Rules) { r.Ranking = game.RankingSevenHigh })
	follow := with(2, func(r *game.Rules) { r.Follow = true })
	tests := []scene{
		{
			name:  "low three: the Three does not take the Re",
			rules: low, hands: []string{"Rd", "3d 5s 6b"}, moves: "0 Rd", want: "1 5s, 1 6b",
		},
		{
			name:  "low three: the Four takes the Three",
			rules: low, hands: []string{"3d", "4d 2c 5s"}, moves: "0 3d", want: "1 4d",
		},
		{
			name:  "seven high: the Seven takes the Re",
			rules: high, hands: []string{"Rd", "7d 5s 6b"}, moves: "0 Rd", want: "1 7d",
		},
		{
			name:  "seven high: a trump for the Seven",
			rules: high, hands: []string{"7d", "2c 5s 6b"}, moves: "0 7d", want: "1 2c",
		},
		{
			name:  "seven high: the Three is thrown away",
			rules: high, hands: []string{"Ac", "3s 7b Rd"}, moves: "0 Ac", want: "1 3s",
		},
		{
			name:  "follow: the led suit although another card is lower",
			rules: follow, hands: []string{"Ad", "Rd 2s 4s"}, moves: "0 Ad", want: "1 Rd",
		},
		{
			name:  "follow: the lowest of the led suit",
			rules: follow, hands: []string{"Ad", "Rd 2d 4s"}, moves: "0 Ad", want: "1 2d",
		},
		{
			name:  "follow: leads an Ace that will hardly be taken by a trump",
			rules: follow, hands: []string{"Ad 4s 5b"}, want: "0 Ad",
		},
		{
			name:  "without follow: does not lead it",
			rules: game.Standard(2), hands: []string{"Ad 4s 5b"}, want: "0 4s, 0 5b",
		},
		{
			name:  "pizzico: takes a carico with its lowest trump",
			rules: game.Pizzico(2), hands: []string{"3d", "4s Fc 4c 5b Ac"}, moves: "0 3d", want: "1 4c",
		},
		{
			name:  "pizzico: feeds a partner",
			rules: game.Pizzico(4), hands: []string{"4d", "Ac", "5d", "Rd 3b 2s 4b 5b"}, moves: "0 4d, 1 Ac, 2 5d", want: "3 3b",
		},
		{
			name:  "briscolone of five: an Ace that is led cannot be lost",
			rules: game.Briscolone5(), hands: []string{"Ad 4s 5b 2c Fs"}, want: "0 Ad",
		},
		{
			name:  "briscolone of five: there is no trump to take with",
			rules: game.Briscolone5(), hands: []string{"Ad", "Ac 3c 4s 5b Fs"}, moves: "0 Ad", want: "1 4s, 1 5b",
		},
		{
			name:  "briscolone of twenty: takes with the lowest trump",
			rules: game.Briscolone(),
			hands: []string{"3d", "Ac 3c Rc Cc Fc 7c 2c 4s 5s 6s 7s Fs 4b 5b 6b 7b Fb 2d 4d 5c"},
			moves: "0 3d", want: "1 2c",
		},
		{
			name:  "briscolone of twenty: leads a Re that is not worth the last trump of the other hand",
			rules: game.Briscolone(),
			hands: []string{"3s As Ad 3d Ab 3b Rd Rs Rb Cd Cs Cb 4c 2c 5c 6c 7c Fc Cc Rc", "2d 4d 5d 6d 7d Fd 2s 4s 5s 6s 7s Fs 2b 4b 5b 6b 7b Fb Ac 3c"},
			want:  "0 Rd, 0 Rs, 0 Rb",
		},
	}
	for _, tt := range tests {
		if tt.rules.Preset == game.PresetStandard {
			tt.briscola = "6c"
		}
		t.Run(tt.name, tt.play)
	}
}

// The caller of a blind first trick has not named the suit yet, but knows it.
func TestCasualSavesTheTrumpsThatItWillCall(t *testing.T) {
	for _, blind := range []game.Blind{game.BlindJudged, game.BlindNoTrump} {
		rules := game.Chiamata()
		rules.Blind = blind
		scene{
			rules: rules, hands: []string{"Rc 7c 4c 3c Fc 4d Fs Fb"},
			moves: "0 bid A, 1 pass, 2 pass, 3 pass, 4 pass", want: "0 4d",
		}.play(t)
	}
}

func TestCasualTakesABlindTrickWithTheTrumpThatItWillCall(t *testing.T) {
	judged, without := game.Chiamata(), game.Chiamata()
	judged.Blind, without.Blind = game.BlindJudged, game.BlindNoTrump
	hands := []string{"Ad", "3d", "4d", "5d", "Rc 7c 4c 3c Fc 2s Fs Fb"}
	const moves = "0 pass, 1 pass, 2 pass, 3 pass, 4 bid A, 0 Ad, 1 3d, 2 4d, 3 5d"
	scene{rules: judged, hands: hands, moves: moves, want: "4 4c"}.play(t)
	scene{rules: without, hands: hands, moves: moves, want: "4 2s"}.play(t)
}

func TestCasualUsesOpenHands(t *testing.T) {
	open := func(seats int) game.Rules { return game.Scoperta(seats) }
	tests := []scene{
		{
			name:  "leads a Three that nobody can take",
			rules: open(2), hands: []string{"3s 4d 5d", "2s 4b 5b"}, want: "0 3s",
		},
		{
			name:  "does not lead a Three that will be taken",
			rules: open(2), hands: []string{"3s 4d 5d", "2c 4b 5b"}, want: "0 4d, 0 5d",
		},
		{
			name:  "wastes no trump on a trick that will be lost anyway",
			rules: open(3), hands: []string{"Ad", "4c 5c 5b", "3c 6s 7s"}, moves: "0 Ad", want: "1 5b",
		},
		{
			name:  "feeds a partner who will take the trick",
			rules: open(4), hands: []string{"Rd", "3b 4b 5b", "2d 4s 5s", "Ac 6s 7s"}, moves: "0 Rd", want: "1 3b",
		},
		{
			name:  "does not feed a partner whose trick will be taken",
			rules: open(4), hands: []string{"2d", "Rd 6b 7b", "4d 5s Fs", "3b 4b 5b"}, moves: "0 2d, 1 Rd, 2 4d", want: "3 3b",
		},
		{
			name:  "leaves the trick to a partner who takes it cheaper",
			rules: open(4), hands: []string{"3d", "5c 4b 5b", "2d 4s 5s", "2c 6s 7s"}, moves: "0 3d", want: "1 4b, 1 5b",
		},
	}
	for _, tt := range tests {
		tt.briscola = "7c"
		t.Run(tt.name, tt.play)
	}
}

// A partner's Ace of trump is worth a Three only to those who see it, and a small trump is not.
func TestCasualUsesAPartnersHand(t *testing.T) {
	view := position(t, 4, []string{"Rd"}, "3s 4b 5b")
	if move := casual(t).Choose(view, rand.New(rand.NewPCG(1, 0)), strategy.Limit{}).Move; move.Card.Rank() == game.Three {
		t.Fatalf("plays %s although it does not see its partner's hand", move.Card)
	}
	small := game.SetOf(game.NewCard(game.Four, game.Spade), game.NewCard(game.Five, game.Spade))
	view.Hands[3] = small.With(game.NewCard(game.Two, game.Coppe))
	if move := casual(t).Choose(view, rand.New(rand.NewPCG(1, 0)), strategy.Limit{}).Move; move.Card.Rank() == game.Three {
		t.Errorf("plays %s although another may take the trick from its partner", move.Card)
	}
	ace := game.NewCard(game.Ace, game.Coppe)
	view.Hands[3] = small.With(ace)
	if move := casual(t).Choose(view, rand.New(rand.NewPCG(1, 0)), strategy.Limit{}).Move; move.Card.Rank() != game.Three {
		t.Errorf("plays %s, want the Three for a partner who is seen to hold %s", move.Card, ace)
	}
}
