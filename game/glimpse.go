package game

import (
	"errors"
	"fmt"
	"slices"
)

// Glimpse is what one seat may know of a deal, told as it would tell it: its own
// cards and what has happened before its eyes. View is what follows from it. A
// Glimpse is data and may be nonsense; View says whether it is.
type Glimpse struct {
	Rules    Rules
	Seat     int
	Dealer   int
	Briscola Card        // turned at the start, or shown in a Briscolone; else NoCard
	Hand     []Card      // of Seat, now
	Auction  []Move      // bids and passes so far
	Called   Card        // NoCard before the call
	Trump    Suit        // trump now, NoSuit to say nothing; in a Bastarda that means: not chosen yet, or left as it was
	Tricks   []SeenTrick // so far; the last one may lie on the table unfinished
	Open     [][]Card    // hands that lie open now, by seat; empty for those that do not
	Stock    []Card      // top first, the turned card included, where it lies open
}

// SeenTrick is a trick as it was played.
type SeenTrick struct {
	Leader int
	Cards  []Card // in playing order, from the leader on
	Swaps  int    // exchanges of the turned card that the leader made before leading
}

// ErrGlimpse is the reason why a glimpse is refused that no move of it breaks.
var ErrGlimpse = errors.New("no deal looks like this")

// unlike returns an error that wraps ErrGlimpse and tells more.
func unlike(format string, values ...any) error {
	return fmt.Errorf("%w: %s", ErrGlimpse, fmt.Sprintf(format, values...))
}

// View returns the view of the seat. The rules decide: View looks for a deal in
// which the seat sees all this, whatever the others hold, plays it, and looks at it
// as the seat does. The error wraps a *RuleError, ErrDealer, a *MoveError or ErrGlimpse.
func (g Glimpse) View() (View, error) {
	if err := g.check(); err != nil {
		return View{}, err
	}
	deal, err := g.deal()
	if err != nil {
		return View{}, err
	}
	state, _, err := Start(deal)
	if err != nil {
		return View{}, err
	}
	for _, m := range g.moves() {
		if state, _, err = state.Do(m); err != nil {
			return View{}, err
		}
	}
	view := state.View(g.Seat)
	return view, g.compare(view)
}

// check refuses what no deal can be looked for with.
func (g Glimpse) check() error {
	if err := g.Rules.Validate(); err != nil {
		return err
	}
	if err := (Deal{Rules: g.Rules, Dealer: g.Dealer}).checkDealer(); err != nil {
		return err
	}
	if g.Seat < 0 || g.Seat >= g.Rules.Seats {
		return unlike("seat %d of %d", g.Seat, g.Rules.Seats)
	}
	switch shown := g.Rules.turns() || g.Rules.Preset == PresetBriscolone; {
	case shown && g.Briscola == NoCard:
		return unlike("the briscola is missing")
	case !shown && g.Briscola != NoCard:
		return unlike("there is no briscola in %s", g.Rules.Preset)
	}
	if len(g.Open) > g.Rules.Seats {
		return unlike("%d open hands of %d seats", len(g.Open), g.Rules.Seats)
	}
	if g.Called != NoCard && g.caller() == nobody {
		return unlike("%s is called, but nobody has bid", g.Called)
	}
	for _, m := range g.Auction {
		if m.Kind != MoveBid && m.Kind != MovePass {
			return unlike("%q is neither a bid nor a pass", m)
		}
	}
	return g.checkTricks()
}

// checkTricks checks how many tricks and cards there are and, where no call can change the trump, who led.
func (g Glimpse) checkTricks() error {
	if len(g.Tricks) > g.Rules.Tricks() {
		return unlike("%d tricks of %d", len(g.Tricks), g.Rules.Tricks())
	}
	leader := g.Rules.Next(g.Dealer)
	for i, t := range g.Tricks {
		switch {
		case t.Leader < 0 || t.Leader >= g.Rules.Seats:
			return unlike("seat %d of %d leads to trick %d", t.Leader, g.Rules.Seats, i+1)
		case len(t.Cards) > g.Rules.Seats || len(t.Cards) < g.Rules.Seats && i < len(g.Tricks)-1:
			return unlike("trick %d has %d cards for %d seats", i+1, len(t.Cards), g.Rules.Seats)
		case t.Swaps < 0 || t.Swaps > maxSwaps:
			return unlike("%d exchanges before trick %d", t.Swaps, i+1)
		case !g.Rules.auctioned() && t.Leader != leader:
			return unlike("seat %d leads to trick %d, not seat %d", leader, i+1, t.Leader)
		}
		if len(t.Cards) == g.Rules.Seats {
			leader = g.winner(i)
		}
	}
	return nil
}

// caller returns the seat of the last bid, -1 where there is none.
func (g Glimpse) caller() int {
	for _, m := range slices.Backward(g.Auction) {
		if m.Kind == MoveBid {
			return m.Seat
		}
	}
	return nobody
}

// moves returns what has been done so far, in order.
func (g Glimpse) moves() []Move {
	moves := slices.Clone(g.Auction)
	if g.Called != NoCard && g.Rules.Blind == BlindOff {
		moves = append(moves, Call(g.caller(), g.Called))
	}
	for i, t := range g.Tricks {
		for range t.Swaps {
			moves = append(moves, Swap(t.Leader))
		}
		for place, c := range t.Cards {
			moves = append(moves, Play(g.seatAt(t, place), c))
		}
		if len(t.Cards) < g.Rules.Seats {
			continue
		}
		if i == 0 && g.Called != NoCard && g.Rules.Blind != BlindOff {
			moves = append(moves, Call(g.caller(), g.Called))
		}
		moves = append(moves, g.change(i)...)
	}
	return moves
}

// change returns the choice of trump after a full trick, nothing where there is none or none yet.
func (g Glimpse) change(trick int) []Move {
	place := slices.Index(g.Tricks[trick].Cards, g.Called)
	last, said := trick+1 == g.Rules.Tricks(), g.Trump != NoSuit || trick+1 < len(g.Tricks)
	if g.Rules.Preset != PresetBastarda || place < 0 || last || !said {
		return nil
	}
	holder := g.seatAt(g.Tricks[trick], place)
	if g.Trump == NoSuit || g.Trump == g.Called.Suit() {
		return []Move{Keep(holder)}
	}
	return []Move{NameTrump(holder, g.Trump)}
}

// seatAt returns the seat that plays at a place of a trick.
func (g Glimpse) seatAt(t SeenTrick, place int) int { return (t.Leader + place) % g.Rules.Seats }

// compare refuses a glimpse that does not tell what the view has.
func (g Glimpse) compare(v View) error {
	if last := len(g.Tricks) - 1; last >= 0 && len(g.Tricks[last].Cards) == 0 && g.Tricks[last].Leader != v.Leader {
		return unlike("seat %d leads to trick %d, not seat %d", v.Leader, last+1, g.Tricks[last].Leader)
	}
	switch {
	case v.Called != g.Called:
		return unlike("%s is called too early", g.Called)
	case g.Trump != NoSuit && g.Trump != v.Trump:
		return unlike("trump is %q, not %q", v.Trump, g.Trump)
	case !same(g.Hand, v.Hand):
		return unlike("seat %d cannot hold these cards", g.Seat)
	case !slices.Equal(g.Stock, v.StockOrder):
		return unlike("the briscola is the last card of the stock")
	}
	for seat := range g.Rules.Seats {
		told, open := g.open(seat), v.Hands[seat]
		if seat == g.Seat && len(told) > 0 {
			open = v.Hand
		}
		if !same(told, open) {
			return unlike("%d cards of seat %d lie open, not these %d", open.Len(), seat, len(told))
		}
	}
	return nil
}

// open returns the hand of a seat as far as it lies open.
func (g Glimpse) open(seat int) []Card {
	if seat < len(g.Open) {
		return g.Open[seat]
	}
	return nil
}

// same reports whether a list holds the cards of a set, each once.
func same(list []Card, set CardSet) bool { return len(list) == set.Len() && SetOf(list...) == set }
