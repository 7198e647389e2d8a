package strategy_test

import (
	"math/rand/v2"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
	"briscola/game/strategy"
)

// reasoned is a position, a move in it, and the reason that Explain gives.
type reasoned struct {
	scene
	move   string
	reason strategy.Reason
}

// Seat 0 leads. Where there is a turned card it is the Six of Coppe.
func reasonsForCards() []reasoned {
	two, four := game.Standard(2), game.Standard(4)
	follow := with(2, func(r *game.Rules) { r.Follow = true })
	blind := game.Chiamata()
	blind.Blind = game.BlindJudged
	chiamata := "0 bid A, 1 pass, 2 pass, 3 pass, 4 pass, 0 call Ac"
	caller := "Rc 7c 4c 3c Fc 4d Fs Fb"
	tests := []struct {
		rules  game.Rules
		hands  []string
		moves  string
		move   string
		reason strategy.Reason
	}{
		{follow, []string{"Ad", "Rd 2s 4s"}, "0 Ad", "1 Rd", strategy.Reason{Why: strategy.OnlyLegal}},
		{two, []string{"2c 4c Rc"}, "", "0 2c", strategy.Reason{Why: strategy.OnlyTrumps}},
		{two, []string{"2c 4c Rc"}, "", "0 4c", strategy.Reason{Why: strategy.LeadTrump}},
		{blind, []string{"4d"}, "0 bid A, 1 pass, 2 pass, 3 pass, 4 pass", "0 4d", strategy.Reason{Why: strategy.Blind}},
		{two, []string{"4d 2c Rb"}, "", "0 4d", strategy.Reason{Why: strategy.LeadLow, Keeps: true}},
		{two, []string{"4d 2s Rb"}, "", "0 4d", strategy.Reason{Why: strategy.LeadLow}},
		{two, []string{"Rd 2c Ab"}, "", "0 Rd", strategy.Reason{Why: strategy.Cheapest, Keeps: true}},
		{two, []string{"Ad 2c Rb"}, "", "0 Ad", strategy.Reason{Why: strategy.Risk, Count: 8}}, // ten trumps, but the Two and the turned one
		{two, []string{"Ac 2d Rb"}, "", "0 Ac", strategy.Reason{Why: strategy.LeadSure}},
		{game.Chiamata(), []string{caller}, chiamata, "0 4c", strategy.Reason{Why: strategy.LeadPartner}},
		{two, []string{"Rd", "3d 2c 4s"}, "0 Rd", "1 3d", strategy.Reason{Why: strategy.TakeLast, Points: 14, Keeps: true}},
		{two, []string{"Rd", "3b 2c 4s"}, "0 Rd", "1 2c", strategy.Reason{Why: strategy.TakeLast, Points: 4, Trump: true}},
		{four, []string{"Rd", "Ac 2d 4s"}, "0 Rd", "1 Ac", strategy.Reason{Why: strategy.TakeSure, Points: 15, Trump: true}},
		{four, []string{"Rd", "3c 2d 4s"}, "0 Rd", "1 3c", strategy.Reason{Why: strategy.TakeRisk, Points: 14, Trump: true, Count: 1}},
		{two, []string{"2d", "4d 2c 5s"}, "0 2d", "1 4d", strategy.Reason{Why: strategy.TakeLead}},
		{four, []string{"2d", "4d 2c 5s"}, "0 2d", "1 4d", strategy.Reason{Why: strategy.Nothing}},
		{four, []string{"4d", "Ac", "5d", "Rd 3b 2s"}, "0 4d, 1 Ac, 2 5d", "3 3b", strategy.Reason{Why: strategy.GiveSure, Seat: 1, Points: 10}},
		{four, []string{"4d", "3c", "Rd 3b 2s"}, "0 4d, 1 3c", "2 2s", strategy.Reason{Why: strategy.CannotTake}},
		{four, []string{"3c", "4d", "Rd 3b 2s"}, "0 3c, 1 4d", "2 3b", strategy.Reason{Why: strategy.GiveLikely, Seat: 0, Points: 10}},
		{four, []string{"3c", "4d", "Rd 3b 2s"}, "0 3c, 1 4d", "2 2s", strategy.Reason{Why: strategy.PartnerHas, Seat: 0}},
		{four, []string{"4d", "Ab 2s 2d"}, "0 4d", "1 Ab", strategy.Reason{Why: strategy.GiveHope, Seat: 3, Points: 11}},
		{two, []string{"Fd", "4s 2c Ab"}, "0 Fd", "1 4s", strategy.Reason{Why: strategy.NotWorth, Points: 2}},
		{two, []string{"4d", "4s 2c Ab"}, "0 4d", "1 4s", strategy.Reason{Why: strategy.NotWorth}},
		{two, []string{"3d", "4s 2c Ab"}, "0 3d", "1 4s", strategy.Reason{Why: strategy.Throw, Keeps: true}},
		{four, []string{"Ad", "4s 2c Ab"}, "0 Ad", "1 4s", strategy.Reason{Why: strategy.Exposed}},
		{two, []string{"Ad", "Rs 2c 3b"}, "0 Ad", "1 3b", strategy.Reason{Why: strategy.Plain}},
		{two, []string{"Ad", "Rs 2c 3b"}, "0 Ad", "1 Rs", strategy.Reason{Why: strategy.Cheapest, Keeps: true}},
		{game.Scoperta(4), []string{"4d", "3d", "3b 5s 6s", "Ac 7s 4s"}, "0 4d", "1 3d", strategy.Reason{Why: strategy.TakeRisk, Points: 10, Count: 1}},
		{game.Scoperta(4), []string{"Rd", "3b 5s 6s", "Fd 7d 4b", "Ac 7s 4s"}, "0 Rd", "1 3b", strategy.Reason{Why: strategy.GiveLater, Seat: 3, Points: 10}},
	}
	var list []reasoned
	for _, tt := range tests {
		s := scene{rules: tt.rules, hands: tt.hands, moves: tt.moves}
		if tt.rules.Preset == game.PresetStandard {
			s.briscola = "6c"
		}
		list = append(list, reasoned{s, tt.move, tt.reason})
	}
	return list
}

// In an auction seat 0 speaks first.
func reasonsForWords() []reasoned {
	strong, weak := "Ac 3c Rc 7c 6c 4d Fs Ab", "2d 4d 5d 2s 4s 2b 4b 5b"
	poor := game.Chiamata()
	poor.Monte = 0
	won := "0 bid A, 1 pass, 2 pass, 3 pass, 4 pass"
	tests := []struct {
		rules  game.Rules
		hands  []string
		moves  string
		move   string
		reason strategy.Reason
	}{
		{game.Chiamata(), []string{strong}, "", "0 bid A", strategy.Reason{Why: strategy.BidStrong, Suit: game.Coppe, Count: 5}},
		{game.Chiamata(), []string{strong}, "", "0 pass", strategy.Reason{Why: strategy.PassSafe}},
		{game.Chiamata(), []string{weak}, "", "0 pass", strategy.Reason{Why: strategy.PassWeak}},
		{game.Chiamata(), []string{"", weak}, "0 bid A", "1 pass", strategy.Reason{Why: strategy.PassHigh}},
		{poor, []string{weak}, "", "0 monte", strategy.Reason{Why: strategy.ThrowIn}},
		{game.Chiamata(), []string{strong}, won, "0 call Ac", strategy.Reason{Why: strategy.CallAlone}},
		{game.Chiamata(), []string{"3c Rc 7c 6c 4d Fs Ab 5c"}, won, "0 call Ac", strategy.Reason{Why: strategy.CallHelp, Suit: game.Coppe, Count: 5}},
		{game.Chiamata(), []string{"3c Rc 7c 6c 4d Fs Ab 5c"}, won, "0 call As", strategy.Reason{Why: strategy.Plain}},
	}
	var list []reasoned
	for _, tt := range tests {
		list = append(list, reasoned{scene{rules: tt.rules, hands: tt.hands, moves: tt.moves}, tt.move, tt.reason})
	}
	return list
}

func TestExplainSaysWhatSpeaksForAMove(t *testing.T) {
	for _, tt := range append(reasonsForCards(), reasonsForWords()...) {
		state := tt.state(t)
		move, err := game.ParseMove(tt.move)
		if err != nil {
			t.Fatal(err)
		}
		if got := strategy.Explain(state.View(state.Turn()), move); got != tt.reason {
			t.Errorf("%s with %v after %q: %s is explained by %+v, want %+v", tt.rules, tt.hands, tt.moves, tt.move, got, tt.reason)
		}
	}
}

// Whoever loses the last trick before the stock runs out draws the turned card.
func TestExplainTellsWhoDrawsTheTurnedCard(t *testing.T) {
	state := scene{rules: game.Standard(2), briscola: "Ac"}.state(t)
	var err error
	for state.View(-1).Stock > 2 || len(state.View(-1).Table) == 0 {
		if state, _, err = state.Do(state.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	view := state.View(state.Turn())
	for c := range view.Legal.All() {
		reason := strategy.Explain(view, game.Play(view.Seat, c))
		if lost := !view.Beats(c, view.Table[0]); (reason.Why == strategy.Turned) != (lost && loses(view)) {
			t.Errorf("%s on %s, trump %s, hand %s: got %+v", c, view.Table[0], view.Trump, view.Hand, reason)
		}
	}
}

// loses reports whether the seat has a card that would take the trick, too.
func loses(v game.View) bool {
	for c := range v.Legal.All() {
		if v.Beats(c, v.Table[0]) {
			return true
		}
	}
	return false
}

// Every legal move of positions of all rules has a reason, and what it states is so.
func TestExplainIsTrueOfEveryLegalMove(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	met := map[strategy.Why]int{}
	for range 3000 {
		rules := gametest.RandomRules(rng)
		state, record := advance(t, rng, gametest.Deal(rng, rules), rng.IntN(rules.Cards().Len()+8))
		if state.Over() {
			continue
		}
		seat := state.Turn()
		view := state.View(seat)
		other, err := gametest.LookAlike(rng, record, seat).Replay()
		if err != nil {
			t.Fatal(err)
		}
		for _, move := range view.Moves {
			reason := strategy.Explain(view, move)
			met[reason.Why]++
			if same := strategy.Explain(other.View(seat), move); same != reason {
				t.Errorf("%+v and %+v explain one move in positions that look alike", reason, same)
			}
			for _, s := range []game.State{state, other} {
				if !(claim{s, view, move, reason}).holds() {
					t.Errorf("%s: %+v is not true of %s\nview %+v\n%s", rules, reason, move, view, record)
				}
			}
		}
		if t.Failed() {
			return
		}
	}
	for _, why := range strategy.Whys() {
		if met[why] == 0 {
			t.Errorf("no position has the reason %q", why)
		}
		delete(met, why)
	}
	if len(met) > 0 {
		t.Errorf("reasons that Whys does not list: %v", met)
	}
}
