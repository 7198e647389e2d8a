package bottest

import (
	"errors"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
)

func numbered(from uint64, facts ...bot.Fact) []bot.Entry {
	var entries []bot.Entry
	for i, fact := range facts {
		entries = append(entries, bot.Entry{Seq: from + uint64(i), Fact: fact})
	}
	return entries
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func wantError(t *testing.T, what string, got, want error) {
	t.Helper()
	if !errors.Is(got, want) {
		t.Errorf("%s: got error %v, want %v", what, got, want)
	}
}

// wantSame compares; an empty list or map is like none.
func wantSame(t *testing.T, what string, got, want any) {
	t.Helper()
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

func wantLog(t *testing.T, s bot.Store, table bot.TableID, want []bot.Entry) {
	t.Helper()
	got, err := s.Log(table)
	must(t, err)
	wantSame(t, "Log of "+string(table), got, want)
}

func wantSettings(t *testing.T, s bot.Store, community chat.Community, language string) {
	t.Helper()
	got, err := s.CommunitySettings(community)
	must(t, err)
	wantSame(t, "settings of "+community.String(), got, bot.CommunitySettings{Language: language})
}

// wantRows compares a board with lines such as "1 Anna 7".
func wantRows(t *testing.T, what string, b bot.Board, order board.Order, want ...string) {
	t.Helper()
	var got []string
	for _, row := range b.Rows {
		got = append(got, text(row, order))
	}
	wantSame(t, what, got, want)
}

// text gives place, name and mark.
func text(row bot.Row, order board.Order) string {
	return fmt.Sprintf("%d %s %d", row.Place, row.Name, row.Figures.Mark(order))
}

// wantFigures compares figures with the text that summary gives of them.
func wantFigures(t *testing.T, what string, f board.Figures, want string) {
	t.Helper()
	if got := summary(f); got != want {
		t.Errorf("%s: got %s, want %s", what, got, want)
	}
}

func summary(f board.Figures) string {
	return fmt.Sprintf("%d deals: %d won, %d drawn, %d abandoned, %d points, row %d of %d, %d rated",
		f.Deals, f.Wins, f.Draws, f.Abandoned, f.Points, f.Streak, f.Longest, f.Rated)
}
