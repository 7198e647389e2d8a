package strategy

import (
	"math/rand/v2"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
)

// ending plays a random deal until so few cards are left that all ways to go on can be tried.
func ending(rng *rand.Rand, rules game.Rules, cards int) game.Position {
	var p game.Position
	p.Deal(rules, rng.IntN(rules.Seats), gametest.Deal(rng, rules).Deck)
	left := rules.Cards().Len()
	for ; left > cards; left-- {
		p.Play(p.Legal().At(rng.IntN(p.Legal().Len())))
	}
	return p
}

// everyWay returns how many points more than the others some seats take from a
// position on when both sides play perfectly, by trying everything.
func everyWay(p game.Position, side uint8) int {
	if p.Over() {
		return taken(&p, side)
	}
	mine, best := side>>p.Turn()&1 != 0, worst
	for c := range p.Legal().All() {
		next := p
		next.Play(c)
		if v := everyWay(next, side); best == worst || mine && v > best || !mine && v < best {
			best = v
		}
	}
	return best
}

func taken(p *game.Position, side uint8) (points int) {
	for seat := range game.MaxSeats {
		if side>>seat&1 != 0 {
			points += p.Points(seat)
		} else {
			points -= p.Points(seat)
		}
	}
	return points
}

func endingRules() map[string]game.Rules {
	follow, low := game.Briscolone5(), game.Standard(2)
	follow.Follow, low.Ranking = true, game.RankingLowThree
	return map[string]game.Rules{
		"two": game.Standard(2), "four": game.Standard(4), "six": game.Standard(6), "pizzico": game.Pizzico(2),
		"no trump": game.Briscolone5(), "follow": follow, "low three": low, "briscolone": game.Briscolone(),
	}
}

// With and without a table of known positions, in the middle of a trick and with cards to draw.
func TestEndgameFindsWhatTryingEverythingFinds(t *testing.T) {
	for name, rules := range endingRules() {
		t.Run(name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(1, 2))
			side := uint8(0b010101)
			for range 60 {
				p := ending(rng, rules, 3+rng.IntN(7))
				want := everyWay(p, side) - taken(&p, side)
				for _, size := range []int{0, 1 << 8} {
					e := newEndgame(rules, p.Trump())
					e.table = make([]entry, size)
					if got := e.rest(&p, side); got != want {
						t.Fatalf("%s, %d cards on the table, %d in stock, table of %d: %d points, want %d", rules, p.OnTable(), p.Stock(), size, got, want)
					}
				}
			}
		})
	}
}

// A table that is used for one deal after another must not mix them up.
func TestEndgameKeepsDealsApart(t *testing.T) {
	rules := game.Pizzico(2)
	rng := rand.New(rand.NewPCG(3, 4))
	ends := map[game.Suit]*endgame{}
	for range 150 {
		p := ending(rng, rules, 6+2*rng.IntN(2))
		e := ends[p.Trump()]
		if e == nil {
			e = newEndgame(rules, p.Trump())
			e.table = make([]entry, 1<<6)
			ends[p.Trump()] = e
		}
		if got, want := e.rest(&p, 1), everyWay(p, 1)-taken(&p, 1); got != want {
			t.Fatalf("%d points, want %d", got, want)
		}
	}
}

// Looking ahead to the end is perfect play.
func TestLookaheadToTheEndFindsWhatTryingEverythingFinds(t *testing.T) {
	rules := game.Scoperta(2)
	rules.Open = game.OpenAll
	rng := rand.New(rand.NewPCG(5, 6))
	for range 60 {
		state, _ := gametest.Play(rng, gametest.Deal(rng, rules), 31+rng.IntN(3))
		view := state.View(state.Turn())
		s := newSearch(view, rng, Limit{Nodes: 1 << 20})
		var options []option
		for c := range view.Legal.All() {
			options = append(options, s.option(game.Play(view.Seat, c)))
		}
		s.lookAhead(options)
		for _, o := range options {
			var p game.Position
			s.worlds.fill(&p, &order{})
			p.Play(o.move.Card)
			if want := (everyWay(p, 1<<view.Seat) + 120) / 2; int(o.points) != want {
				t.Fatalf("%s: %v points, want %d", o.move, o.points, want)
			}
		}
	}
}
