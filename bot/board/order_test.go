package board_test

import (
	"math"
	"testing"

	"briscola/bot/board"
	"briscola/bot/rating"
	"briscola/game"
)

func TestKindsAndOrdersAreReadAsTheyAreWritten(t *testing.T) {
	names := map[string]bool{}
	for i, k := range board.Kinds() {
		if got, err := board.ParseKind(k.String()); int(k) != i || err != nil || got != k {
			t.Errorf("ParseKind(%q): got %v, %v; want %v", k, got, err, k)
		}
		names[k.String()] = true
	}
	for i, o := range board.Orders() {
		if got, err := board.ParseOrder(o.String()); int(o) != i || err != nil || got != o {
			t.Errorf("ParseOrder(%q): got %v, %v; want %v", o, got, err, o)
		}
		names[o.String()] = true
	}
	if want := len(board.Kinds()) + len(board.Orders()); len(names) != want {
		t.Errorf("got %d different names, want %d", len(names), want)
	}
	for _, name := range []string{"", "Duel", "wins ", "none"} {
		if k, err := board.ParseKind(name); err == nil {
			t.Errorf("ParseKind(%q): got %v, want it refused", name, k)
		}
		if o, err := board.ParseOrder(name); err == nil {
			t.Errorf("ParseOrder(%q): got %v, want it refused", name, o)
		}
	}
}

func TestEveryGameHasAKind(t *testing.T) {
	for kind, rules := range map[board.Kind][]game.Rules{
		board.Duel:     {game.Standard(2), game.Briscolone(), game.Briscolone5()},
		board.Three:    {game.Standard(3)},
		board.Pairs:    {game.Standard(4)},
		board.Trios:    {game.Standard(6)},
		board.Chiamata: {game.Chiamata(), game.Bastarda()},
	} {
		for _, r := range rules {
			if got := board.KindOf(r); got != kind {
				t.Errorf("kind of %s: got %s, want %s", r, got, kind)
			}
		}
	}
}

func TestMarkIsWhatTheOrderCounts(t *testing.T) {
	many := board.Figures{
		Deals: 30, Wins: 7, Draws: 2, Points: 1700, Longest: 3, Auctions: 4, Score: -5, Rated: 1, Rating: rating.New(),
	}
	few := board.Figures{Deals: board.LeastDeals - 1, Points: 300}
	least := board.Figures{Deals: board.LeastDeals, Wins: board.LeastDeals, Points: 1200}
	huge := board.Figures{Deals: 2_000_000, Wins: 2_000_000, Points: 240_000_000}
	for _, row := range []struct {
		name    string
		figures board.Figures
		order   board.Order
		want    int32
	}{
		{"rating", many, board.ByRating, 1000},
		{"wins", many, board.ByWins, 7},
		{"wins in a million, rounded down", many, board.ByRate, 233_333},
		{"thousandths of points a deal", many, board.ByAverage, 56_666},
		{"longest row", many, board.ByStreak, 3},
		{"match points below zero", many, board.ByCalls, -5},
		{"no rated deal", few, board.ByRating, board.Unranked},
		{"no win is a mark", few, board.ByWins, 0},
		{"too few deals for a rate", few, board.ByRate, board.Unranked},
		{"too few deals for an average", few, board.ByAverage, board.Unranked},
		{"no row", few, board.ByStreak, board.Unranked},
		{"no auction", few, board.ByCalls, board.Unranked},
		{"enough deals for a rate", least, board.ByRate, board.RateScale},
		{"enough deals for an average", least, board.ByAverage, 120 * board.AverageScale},
		{"the rate of very many deals", huge, board.ByRate, board.RateScale},
		{"the average of very many deals", huge, board.ByAverage, 120 * board.AverageScale},
	} {
		if got := row.figures.Mark(row.order); got != row.want {
			t.Errorf("%s: got %d, want %d", row.name, got, row.want)
		}
	}
	for _, o := range board.Orders() {
		if none := (board.Figures{}); none.Mark(o) != board.Unranked || none.MarkBefore(o, 1) != board.Unranked {
			t.Errorf("who has not played by %s: got %d, want no rank", o, none.Mark(o))
		}
	}
	if board.Unranked != math.MinInt32 {
		t.Errorf("Unranked: got %d, want the least there is", board.Unranked)
	}
}
