package picture_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"briscola/bot/picture"
)

// boardRows makes n rows of a leaderboard.
func boardRows(n int) []picture.LeaderboardRow {
	names := []string{"Lucia", "Gennarino Esposito", "Zia Peppa", "Massimiliano della Valle di Sopra il Monte Antico", "Νίκος", "Łukasz", "דוד", "Bepi", "Assunta", "🃏"}
	moves := []int{0, 1, -1, 3, 0, -12, 1, 0, 2, 0}
	var all []picture.LeaderboardRow
	for i := range n {
		all = append(all, picture.LeaderboardRow{
			Place: i + 1, Name: names[i%len(names)], Fallback: fmt.Sprintf("Giocatore %d", i+1), Mark: fmt.Sprintf("%d punti", 1800-37*i),
			Up: moves[i%len(moves)], New: i == 7, Change: fmt.Sprintf("spostamento %d", moves[i%len(moves)]),
		})
	}
	return all
}

func leaderboard(n int) picture.LeaderboardView {
	return picture.LeaderboardView{Title: "Classifica di ottobre", Note: "Per punteggio · Briscola in due", Empty: "Ancora nessuno", Rows: boardRows(n)}
}

func drawLeaderboard(t *testing.T, view picture.LeaderboardView) picture.Picture {
	t.Helper()
	p, err := boards(t).Leaderboard(context.Background(), view)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestLeaderboardLooksAsItDid(t *testing.T) {
	own := leaderboard(10)
	own.Own = &picture.LeaderboardRow{Place: 127, Name: "Carmela", Mark: "1201 punti", Up: -4}
	among := leaderboard(5)
	among.Rows[2].Own = true
	for name, view := range map[string]picture.LeaderboardView{"leaderboard-own": own, "leaderboard-among": among, "leaderboard-1": leaderboard(1)} {
		golden(t, name, drawLeaderboard(t, view).PNG)
	}
}

func TestLeaderboardIsSmallAndStaysInItsFrame(t *testing.T) {
	long := leaderboard(10)
	for i := range long.Rows {
		long.Rows[i].Name = strings.Repeat("Massimiliano ", 20)
		long.Rows[i].Mark = strings.Repeat("1234567890 ", 10)
		long.Rows[i].Place = 1_000_000_000 + i
		long.Rows[i].Up = -1_000_000_000
	}
	long.Title, long.Note = strings.Repeat("Classifica ", 30), strings.Repeat("Briscola ", 40)
	long.Own = &long.Rows[3]
	for name, view := range map[string]picture.LeaderboardView{"none": leaderboard(0), "one": leaderboard(1), "ten": leaderboard(10), "many": leaderboard(40), "long": long} {
		p := drawLeaderboard(t, view)
		framed(t, name, p)
		if p.Width != 1200 || len(p.PNG) > 60<<10 {
			t.Errorf("%s: %d pixels wide and %d bytes, want 1200 and at most 60 KB", name, p.Width, len(p.PNG))
		}
	}
}

func TestLeaderboardGrowsWithItsRows(t *testing.T) {
	last := 0
	for _, n := range []int{1, 2, 10} {
		p := drawLeaderboard(t, leaderboard(n))
		if p.Height <= last {
			t.Errorf("%d rows are %d pixels tall, want more than %d", n, p.Height, last)
		}
		last = p.Height
	}
	if p := drawLeaderboard(t, leaderboard(11)); p.Height != last {
		t.Errorf("11 rows are %d pixels tall, want %d as for 10", p.Height, last)
	}
}

func TestLeaderboardTextNamesEverybodyInThePicture(t *testing.T) {
	view := leaderboard(12)
	view.Own = &picture.LeaderboardRow{Place: 127, Name: "Carmela", Mark: "1201 punti"}
	text := view.Text()
	for _, want := range []string{view.Title, view.Note, "127, Carmela, 1201 punti"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in %q", want, text)
		}
	}
	for i, r := range view.Rows {
		row := fmt.Sprintf("%d, %s, %s, %s.", r.Place, r.Name, r.Mark, r.Change)
		if shown := i < picture.LeaderboardRows; strings.Contains(text, row) != shown {
			t.Errorf("%q: told is %v, want %v, in %q", row, !shown, shown, text)
		}
	}
	if text := leaderboard(0).Text(); !strings.Contains(text, "Ancora nessuno") {
		t.Errorf("without rows the text is %q, want it to say so", text)
	}
}

func TestLeaderboardWithoutItsNameKeepsTheFallback(t *testing.T) {
	named, strange := leaderboard(1), leaderboard(1)
	named.Rows[0].Name, strange.Rows[0].Name = "Giocatore 1", "דוד"
	if a, b := drawLeaderboard(t, named).PNG, drawLeaderboard(t, strange).PNG; string(a) != string(b) {
		t.Error("a name without glyphs is not drawn as its fallback")
	}
}

func FuzzLeaderboard(f *testing.F) {
	f.Add("Lucia", "1500 punti", 1, 2, uint8(3))
	f.Add("", "", -5, -1<<63, uint8(0))
	f.Add("\x00\xff👩‍👩‍👧 דוד", "…", 1<<40, 0, uint8(200))
	f.Fuzz(func(t *testing.T, name, mark string, place, up int, n uint8) {
		view := picture.LeaderboardView{Title: name, Note: mark}
		for i := range int(n) {
			view.Rows = append(view.Rows, picture.LeaderboardRow{Place: place + i, Name: name, Fallback: mark, Mark: mark, Up: up, Own: i%3 == 1})
		}
		framed(t, "fuzz", drawLeaderboard(t, view))
	})
}

func TestANameOfOneLetterIsDrawn(t *testing.T) {
	short, fallback := leaderboard(1), leaderboard(1)
	short.Rows[0].Name, fallback.Rows[0].Name = "X", "Giocatore 1"
	if a, b := drawLeaderboard(t, short).PNG, drawLeaderboard(t, fallback).PNG; string(a) == string(b) {
		t.Error("a name of one letter is drawn as its fallback")
	}
}
