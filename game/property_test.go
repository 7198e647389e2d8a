package game_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"briscola/game"
	"briscola/game/gametest"
)

// table is a deal being played at random, and what has happened in it so far.
type table struct {
	state  game.State
	record game.Record
	hands  [game.MaxSeats]game.CardSet // according to the events that each seat sees
	points [game.MaxSeats]int          // according to the events
}

func newTable(t *rapid.T) *table {
	rules := rapid.SampledFrom(gametest.Rules()).Draw(t, "rules")
	tb := &table{record: game.Record{Deal: gametest.Deal(source(rapid.Uint64().Draw(t, "deal")), rules)}}
	state, events, err := game.Start(tb.record.Deal)
	if err != nil {
		t.Fatal(err)
	}
	tb.state = state
	tb.follow(events)
	return tb
}

// follow keeps account of hands and points, each seat from the events as it sees them.
func (tb *table) follow(events []game.Event) {
	for _, e := range events {
		switch seen := e.For(e.Seat); e.Kind {
		case game.Dealt, game.Drew, game.DrewBriscola:
			tb.hands[e.Seat] = tb.hands[e.Seat].With(seen.Card)
		case game.Played:
			tb.hands[e.Seat] = tb.hands[e.Seat].Without(seen.Card)
		case game.Took:
			tb.points[e.Seat] += e.Points
		}
	}
}

// play makes a legal move chosen by rapid.
func (tb *table) play(t *rapid.T) {
	move := rapid.SampledFrom(tb.state.Legal()).Draw(t, "move")
	before := tb.state
	after, events, err := before.Do(move)
	if err != nil {
		t.Fatalf("legal move %s: %v", move, err)
	}
	if before != tb.state || after == before {
		t.Fatalf("move %s changed the old value or nothing", move)
	}
	tb.state = after
	tb.record.Moves = append(tb.record.Moves, move)
	tb.follow(events)
}

func TestPropertiesOfADeal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tb := newTable(t)
		tb.check(t)
		for !tb.state.Over() {
			tb.play(t)
			tb.check(t)
		}
	})
}

func (tb *table) check(t *rapid.T) {
	tb.checkCards(t)
	tb.checkEvents(t)
	tb.checkTricks(t)
	tb.checkRecord(t)
	if tb.state.Over() {
		tb.checkEnd(t)
	}
}

// checkCards finds every card in exactly one place.
func (tb *table) checkCards(t *rapid.T) {
	view, rules := tb.state.View(-1), tb.state.Rules()
	places := slices.Clone(view.Table)
	for seat := range rules.Seats {
		hand := tb.state.View(seat).Hand
		if hand.Len() != view.HandSizes[seat] {
			t.Fatalf("seat %d holds %s, but has %d cards", seat, hand, view.HandSizes[seat])
		}
		places = append(places, hand.Cards()...)
	}
	for _, trick := range view.Tricks {
		places = append(places, trick.Cards...)
	}
	set := game.SetOf(places...)
	if set.Len() != len(places) || set&^rules.Cards() != 0 || len(places)+view.Stock != rules.Cards().Len() {
		t.Fatalf("%d cards in sight (%d different) and %d in the stock", len(places), set.Len(), view.Stock)
	}
	if inStock := !set.Has(view.Briscola); inStock != (view.Stock > 0) {
		t.Fatalf("turned card in the stock: %v, with %d cards left", inStock, view.Stock)
	}
}

// checkEvents compares what the events told with what the views show.
func (tb *table) checkEvents(t *rapid.T) {
	for seat := range tb.state.Rules().Seats {
		if view := tb.state.View(seat); view.Hand != tb.hands[seat] || view.Points != tb.points {
			t.Fatalf("seat %d: view %s and %v, events %s and %v", seat, view.Hand, view.Points, tb.hands[seat], tb.points)
		}
	}
}

// checkTricks judges every trick again, card against card.
func (tb *table) checkTricks(t *rapid.T) {
	view := tb.state.View(-1)
	leader := view.Rules.Next(view.Dealer)
	for i, trick := range view.Tricks {
		best, points := 0, 0
		for pos, c := range trick.Cards {
			points += view.Rules.Points(c)
			if beats(view.Rules, view.Trump, c, trick.Cards[best]) {
				best = pos
			}
		}
		winner := (leader + best) % view.Rules.Seats
		if trick.Leader != leader || trick.Winner != winner || trick.Points != points {
			t.Fatalf("trick %d: got %+v, want leader %d, winner %d, %d points", i+1, trick, leader, winner, points)
		}
		leader = winner
	}
	if view.Leader != leader {
		t.Fatalf("seat %d leads, want %d", view.Leader, leader)
	}
	taking := -1
	for pos, c := range view.Table {
		if pos == 0 || beats(view.Rules, view.Trump, c, view.Table[taking]) {
			taking = pos
		}
	}
	if view.Taking() != taking {
		t.Fatalf("card %d of %v is said to take the trick, want %d", view.Taking(), view.Table, taking)
	}
}

// beats reports whether a card that is played later takes the trick from the best one so far (R11).
func beats(rules game.Rules, trump game.Suit, later, best game.Card) bool {
	if later.Suit() == best.Suit() {
		return rules.Strength(later) > rules.Strength(best)
	}
	return later.Suit() == trump
}

// checkRecord writes the record, reads it and replays it.
func (tb *table) checkRecord(t *rapid.T) {
	state, err := tb.record.Replay()
	if err != nil || state != tb.state {
		t.Fatalf("replay gives another state, error %v", err)
	}
	again, err := game.ParseRecord(tb.record.String())
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(tb.record, again); diff != "" {
		t.Fatalf("record (-written +read):\n%s", diff)
	}
}

// checkEnd adds the points up.
func (tb *table) checkEnd(t *rapid.T) {
	result, view := tb.state.Result(), tb.state.View(-1)
	total, best := 0, 0
	for _, side := range result.Sides {
		total += side.Points
		best = max(best, side.Points)
	}
	if total != 120 || best == 119 {
		t.Fatalf("%d points in all, the best side has %d", total, best)
	}
	if len(view.Tricks) != view.Rules.Tricks() || (len(result.Winners) == 0) != result.Drawn {
		t.Fatalf("%d tricks, winners %v, drawn %v", len(view.Tricks), result.Winners, result.Drawn)
	}
	for seat := range view.Rules.Seats {
		if won := slices.Contains(result.Winners, seat); won && result.Sides[view.Rules.Side(seat)].Points != best {
			t.Fatalf("seat %d won without most points: %+v", seat, result)
		}
	}
}

func TestLegalAgreesWithDo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rng := source(rapid.Uint64().Draw(t, "deal"))
		rules := rapid.SampledFrom(gametest.Rules()).Draw(t, "rules")
		state, _ := gametest.Play(rng, gametest.Deal(rng, rules), rapid.IntRange(0, rules.Cards().Len()).Draw(t, "moves"))
		legal := state.Legal()
		for seat := -1; seat <= game.MaxSeats; seat++ {
			var shown []game.Move
			for c := range state.View(seat).Legal.All() {
				shown = append(shown, game.Play(seat, c))
			}
			if seat == state.Turn() && !slices.Equal(shown, legal) {
				t.Fatalf("seat %d: view shows %v, legal are %v", seat, shown, legal)
			}
			for number := range 256 {
				for kind := game.MovePlay; kind < game.MoveConcede; kind++ {
					move := game.Move{Kind: kind, Seat: seat, Card: game.Card(number)}
					if _, _, err := state.Do(move); (err == nil) != slices.Contains(legal, move) {
						t.Fatalf("move %+v: %v, legal are %v", move, err, legal)
					}
				}
			}
		}
	})
}

func TestWorldsThatLookAlikeGiveEqualViews(t *testing.T) {
	different := 0
	rapid.Check(t, func(t *rapid.T) {
		rng := source(rapid.Uint64().Draw(t, "deal"))
		rules := rapid.SampledFrom(gametest.Rules()).Draw(t, "rules")
		state, record := gametest.Play(rng, gametest.Deal(rng, rules), rapid.IntRange(0, rules.Cards().Len()).Draw(t, "moves"))
		seat := rapid.IntRange(-1, rules.Seats-1).Draw(t, "seat")
		other, err := gametest.LookAlike(rng, record, seat).Replay()
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(state.View(seat), other.View(seat)); diff != "" {
			t.Fatalf("seat %d can tell two worlds apart (-one +other):\n%s", seat, diff)
		}
		if state != other {
			different++
		}
	})
	if different == 0 {
		t.Error("no two worlds were different")
	}
}
