package strategy

import (
	"math"
	"math/rand/v2"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
	"briscola/game/strategy/policy"
)

// alike reports whether two memories give the same.
func alike(p *policy.Player, a, b policy.Memory) bool {
	first, second := p.Look(&a, game.NoCard), p.Look(&b, game.NoCard)
	for i := range first {
		if math.Abs(float64(first[i]-second[i])) > 1e-3 {
			return false
		}
	}
	return true
}

// knows returns the search of a view with what the net would know in the seat of the viewer, its hand included.
func knows(view game.View) (*search, policy.Memory) {
	s := newSearch(view, rand.New(rand.NewPCG(1, 2)), Limit{Nodes: 100})
	s.learn()
	return s, s.learned.known[view.Seat]
}

// byNet plays as the policy net would.
type byNet struct{}

func (byNet) Choose(view game.View, rng *rand.Rand, _ Limit) Choice {
	if !fits(&view) {
		return strong{}.rule(view, rng)
	}
	s, m := knows(view)
	led := game.NoCard
	if len(view.Table) > 0 {
		led = view.Table[0]
	}
	units := s.learned.player.Look(&m, led)
	return Choice{Move: game.Play(view.Seat, s.learned.player.Choose(&units, view.Legal, s.worlds.source))}
}

// byRules plays as strong does where it concludes nothing.
type byRules struct{}

func (byRules) Choose(view game.View, rng *rand.Rand, _ Limit) Choice {
	return strong{}.rule(view, rng)
}

// through plays a deal between two players and shows each view before its move.
func through(t *testing.T, rules game.Rules, rng *rand.Rand, players [2]Strategy, look func(game.View, game.Move)) {
	t.Helper()
	state, _, err := game.Start(gametest.Deal(rng, rules))
	for err == nil && !state.Over() {
		view := state.View(state.Turn())
		move := players[view.Seat].Choose(view, rng, Limit{}).Move
		look(view, move)
		state, _, err = state.Do(move)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// What a clue says that its seat knew is what the seat itself saw when it played.
func TestCluesRecallWhatTheirSeatsKnew(t *testing.T) {
	rng, read := rand.New(rand.NewPCG(1, 2)), 0
	for range 40 {
		knew, rest := map[game.Card]policy.Memory{}, map[game.Card]game.CardSet{} // by card that was played, with all of the hand and what was left of it
		through(t, game.Standard(2), rng, [2]Strategy{casual{}, byNet{}}, func(view game.View, move game.Move) {
			if !fits(&view) {
				return
			}
			s, m := knows(view)
			for _, k := range s.clues() {
				then, ok := knew[k.card]
				if !ok {
					t.Fatalf("a clue of %s, which nobody has played", k.card)
				}
				s.learned.player.Hold(&k.knew, rest[k.card])
				if read++; !alike(s.learned.player, k.knew, then) {
					t.Fatalf("who played %s knew something else", k.card)
				}
			}
			if move.Kind == game.MovePlay {
				knew[move.Card], rest[move.Card] = m, view.Hand.Without(move.Card)
			}
		})
	}
	if read < 1000 {
		t.Errorf("only %d clues were read", read)
	}
}

// In a deal that is played out in thought each seat knows what it would know in a real one.
func TestSeatsOfAThoughtDealKnowWhatRealOnesWould(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 40 {
		at := rng.IntN(30)
		through(t, game.Standard(2), rng, [2]Strategy{casual{}, casual{}}, func(view game.View, _ game.Move) {
			if at--; at != 0 || !fits(&view) {
				return
			}
			s, _ := knows(view)
			l := s.learned
			var o order
			var p game.Position
			s.worlds.draw(&o)
			s.worlds.fill(&p, &o)
			d := l.deal(&p, true)
			for tricks := append([]game.Trick(nil), view.Tricks...); d.Stock() > 0; {
				fresh := [2]policy.Memory{l.player.Begin(view.Briscola), l.player.Begin(view.Briscola)}
				for _, trick := range tricks {
					l.tell(&fresh, trick)
				}
				for seat := range fresh {
					hand := d.Hand(seat)
					if seat != d.Turn() {
						hand |= game.SetOf(d.Table()...) // until the trick is over
					}
					l.player.Hold(&fresh[seat], hand)
					if !alike(l.player, d.known[seat], fresh[seat]) {
						t.Fatalf("seat %d knows something else with %d cards in the stock", seat, d.Stock())
					}
				}
				c := d.Hand(d.Turn()).At(rng.IntN(d.Hand(d.Turn()).Len()))
				table, points := append([]game.Card(nil), d.Table()...), d.Points(0)+d.Points(1)
				if l.play(&d, c); d.OnTable() == 0 {
					tricks = append(tricks, game.Trick{Cards: append(table, c), Winner: d.Turn(), Points: d.Points(0) + d.Points(1) - points})
				}
			}
		})
	}
}

// Who plays as the net would is taken for somebody who does, more often than who plays by rules.
func TestWhoPlaysAsTheNetIsToldFromWhoPlaysByRules(t *testing.T) {
	const samples = 200
	share := func(opponent Strategy) float64 {
		rng, found, all := rand.New(rand.NewPCG(5, 6)), 0, 0
		for range 30 {
			through(t, game.Standard(2), rng, [2]Strategy{byNet{}, opponent}, func(view game.View, _ game.Move) {
				if view.Seat != 0 || view.Stock > 8 || !fits(&view) {
					return
				}
				s, _ := knows(view)
				b := s.believe()
				var o order
				for range samples {
					if b.sample(&o)[1] == taught {
						found++
					}
				}
				all += samples
			})
		}
		return float64(found) / float64(all)
	}
	net, rules := share(byNet{}), share(byRules{})
	t.Logf("taken for one who plays as the net: %.2f, and %.2f of who plays by rules", net, rules)
	if net < rules+0.1 || net < 0.4 {
		t.Errorf("taken for one who plays as the net: %.2f, and %.2f of who plays by rules", net, rules)
	}
}
