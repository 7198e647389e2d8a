package game_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"briscola/game"
	"briscola/game/gametest"
)

// table is a deal being played at random, and what has happened in it so far.
type table struct {
	state    game.State
	record   game.Record
	hands    [game.MaxSeats]game.CardSet // according to the events that each seat sees
	points   [game.MaxSeats]int          // according to the events
	briscola game.Card                   // according to the events
	trump    game.Suit                   // according to the events
	trumps   []game.Suit                 // of each finished trick
	partner  int                         // once it has been told
	gaveUp   int                         // seat that gave up
}

func newTable(t *rapid.T) *table {
	rng := source(rapid.Uint64().Draw(t, "deal"))
	tb := &table{record: game.Record{Deal: gametest.Deal(rng, gametest.RandomRules(rng))}, partner: -1, gaveUp: -1}
	state, events, err := game.Start(tb.record.Deal)
	if err != nil {
		t.Fatal(err)
	}
	tb.state = state
	tb.follow(events)
	return tb
}

// follow keeps account of what the events tell, each seat from the events as it sees them.
func (tb *table) follow(events []game.Event) {
	for _, e := range events {
		seen := e.For(e.Seat)
		switch e.Kind {
		case game.Dealt, game.Drew, game.DrewBriscola:
			tb.hands[e.Seat] = tb.hands[e.Seat].With(seen.Card)
		case game.Played:
			tb.hands[e.Seat] = tb.hands[e.Seat].Without(seen.Card)
		case game.SwappedBriscola:
			tb.hands[e.Seat] = tb.hands[e.Seat].Without(seen.Card).With(tb.briscola)
			tb.briscola = seen.Card
		case game.Turned:
			tb.briscola, tb.trump = seen.Card, seen.Card.Suit()
		case game.CalledCard, game.TrumpChanged:
			tb.trump = seen.Suit
		case game.RevealedPartner:
			tb.partner = e.Seat
		case game.Took:
			tb.points[e.Seat] += e.Points
			tb.trumps = append(tb.trumps, tb.trump)
		}
	}
}

// play makes a legal move of a random kind, and sometimes gives up.
func (tb *table) play(t *rapid.T) {
	rng := source(rapid.Uint64().Draw(t, "move"))
	move := gametest.Move(rng, tb.state)
	if rules := tb.state.Rules(); rules.Sides() == 2 && rng.IntN(100) == 0 {
		tb.gaveUp = rng.IntN(rules.Seats)
		move = game.Concede(tb.gaveUp)
	}
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
	if inStock := !set.Has(view.Briscola); rules.Preset == game.PresetStandard && inStock != (view.Stock > 0) {
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
	if view := tb.state.View(-1); view.Trump != tb.trump || view.Briscola != tb.briscola || view.Partner != tb.partner {
		t.Fatalf("view: trump %s, %s, partner %d; events: %s, %s, %d", view.Trump, view.Briscola, view.Partner, tb.trump, tb.briscola, tb.partner)
	}
}

// checkTricks judges every trick again, card against card.
func (tb *table) checkTricks(t *rapid.T) {
	view := tb.state.View(-1)
	leader := view.Rules.Next(view.Dealer)
	if view.Rules.CallerLeads && view.Caller >= 0 {
		leader = view.Caller
	}
	for i, trick := range view.Tricks {
		best, points := 0, 0
		for pos, c := range trick.Cards {
			points += view.Rules.Points(c)
			if beats(view.Rules, tb.trumps[i], c, trick.Cards[best]) {
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
	total, best, scores := 0, 0, 0
	for _, side := range result.Sides {
		total += side.Points
		best = max(best, side.Points)
	}
	for _, score := range result.Scores {
		scores += score
	}
	if result.Void {
		if total != 0 || scores != 0 || len(result.Winners) != 0 || result.Drawn || len(view.Tricks) != 0 {
			t.Fatalf("a void deal has a result: %+v", result)
		}
		return
	}
	if total != 120 || best == 119 {
		t.Fatalf("%d points in all, the best side has %d", total, best)
	}
	if finished := len(view.Tricks) == view.Rules.Tricks(); finished == (tb.gaveUp >= 0) || (len(result.Winners) == 0) != result.Drawn {
		t.Fatalf("%d tricks, winners %v, drawn %v", len(view.Tricks), result.Winners, result.Drawn)
	}
	if result.Caller >= 0 {
		tb.checkCall(t, result, scores)
		return
	}
	for _, side := range result.Sides {
		if slices.Contains(result.Winners, side.Seats[0]) && (side.Points != best || slices.Contains(side.Seats, tb.gaveUp)) {
			t.Fatalf("side %v won without most points: %+v", side.Seats, result)
		}
	}
}

// checkCall judges a Chiamata again.
func (tb *table) checkCall(t *rapid.T, result game.Result, scores int) {
	ours := result.Points[result.Caller]
	if result.Partner != result.Caller {
		ours += result.Points[result.Partner]
	}
	won := slices.Contains(result.Winners, result.Caller)
	if won != (ours >= result.Target) || won != (result.Scores[result.Caller] > 0) || scores != 0 {
		t.Fatalf("the caller's side has %d of %d: %+v", ours, result.Target, result)
	}
}

// someGame plays some moves of a random deal under random rules.
func someGame(t *rapid.T) (*rand.Rand, game.State, game.Record) {
	rng := source(rapid.Uint64().Draw(t, "deal"))
	moves := rapid.IntRange(0, 60).Draw(t, "moves")
	state, record := gametest.Play(rng, gametest.Deal(rng, gametest.RandomRules(rng)), moves)
	return rng, state, record
}

func TestLegalAgreesWithDo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		_, state, _ := someGame(t)
		legal := state.Legal()
		for seat := -1; seat <= game.MaxSeats; seat++ {
			view := state.View(seat)
			if want := legal; seat == state.Turn() && !slices.Equal(view.Moves, want) || seat != state.Turn() && view.Moves != nil {
				t.Fatalf("seat %d: view shows %v, legal are %v", seat, view.Moves, want)
			}
			for c := range game.SetOf(cardNumbers()...).All() {
				if view.Legal.Has(c) != slices.Contains(view.Moves, game.Play(seat, c)) {
					t.Fatalf("seat %d: view shows %s, moves are %v", seat, view.Legal, view.Moves)
				}
			}
			for _, move := range everyMove(seat) {
				if _, _, err := state.Do(move); (err == nil) != slices.Contains(legal, move) {
					t.Fatalf("move %+v: %v, legal are %v", move, err, legal)
				}
			}
			givesUp := seat >= 0 && seat < view.Rules.Seats && view.Rules.Sides() == 2 && !state.Over()
			if _, _, err := state.Do(game.Concede(seat)); (err == nil) != givesUp {
				t.Fatalf("seat %d gives up: %v", seat, err)
			}
		}
	})
}

// everyMove returns moves of a seat of every kind but giving up with every value, possible or not.
func everyMove(seat int) (moves []game.Move) {
	for kind := game.MovePlay; kind <= game.MoveConcede+1; kind++ {
		if kind == game.MoveConcede {
			continue
		}
		for _, c := range cardNumbers() {
			moves = append(moves, game.Move{Kind: kind, Seat: seat, Card: c})
		}
		for suit := game.NoSuit; suit <= game.Bastoni+1; suit++ {
			moves = append(moves, game.Move{Kind: kind, Seat: seat, Suit: suit})
		}
		for rank := game.NoRank; rank <= game.Re+1; rank++ {
			for _, target := range []int{0, -61, 60, 61, 62, 80, 119, 120, 121, 317} {
				moves = append(moves, game.Move{Kind: kind, Seat: seat, Rank: rank, Target: target})
			}
		}
	}
	return moves
}

// cardNumbers returns the values of all cards and others that are none.
func cardNumbers() []game.Card {
	numbers := []game.Card{64, 127, 128, 255}
	for number := range game.Card(64) {
		numbers = append(numbers, number)
	}
	return numbers
}

func TestWorldsThatLookAlikeGiveEqualViewsAndEvents(tb *testing.T) {
	different := 0
	rapid.Check(tb, func(t *rapid.T) {
		rng, state, record := someGame(t)
		seat := rapid.IntRange(-1, state.Rules().Seats-1).Draw(t, "seat")
		other := gametest.LookAlike(rng, record, seat)
		one, two := seen(tb, record, seat), seen(tb, other, seat)
		if diff := cmp.Diff(one, two); diff != "" {
			t.Fatalf("seat %d can tell two worlds apart (-one +other):\n%s", seat, diff)
		}
		if !cmp.Equal(record.Deal.Deck, other.Deal.Deck) {
			different++
		}
	})
	if different == 0 {
		tb.Error("no two worlds were different")
	}
}
