package picture

import (
	"strconv"

	"briscola/bot/picture/cardart"
)

// LeaderboardRows is how many rows a leaderboard shows at most, besides an own one below them.
const LeaderboardRows = 10

// LeaderboardView is a page of a leaderboard.
type LeaderboardView struct {
	Title string           // "Classifica di ottobre"
	Note  string           // by what, and of what game: "Per punteggio, Briscola in due"
	Rows  []LeaderboardRow // in order; those after the first [LeaderboardRows] are left out
	Own   *LeaderboardRow  // of who asks, where it is not among them
	Empty string           // what to say where there is no row
}

// LeaderboardRow is somebody's row on a leaderboard.
type LeaderboardRow struct {
	Place    int
	Name     string
	Fallback string // instead of a name whose letters cannot be drawn: "Giocatore 2"
	Mark     string // what counts: "1642"
	Up       int    // how many places better than before; below zero where they are worse
	New      bool   // was not there before
	Change   string // the same as Up and New in words: "2 posti in su"
	Own      bool   // of who asks
}

// shown is the rows that the picture has, the own one below included.
func (v LeaderboardView) shown() []LeaderboardRow {
	rows := v.Rows[:min(len(v.Rows), LeaderboardRows):min(len(v.Rows), LeaderboardRows)]
	if v.Own != nil {
		own := *v.Own
		own.Own = true
		rows = append(rows, own)
	}
	return rows
}

// Text tells what the picture shows.
func (v LeaderboardView) Text() string {
	var c caption
	c.add(needed, v.Title)
	c.add(needed, v.Note)
	rows := v.shown()
	for _, r := range rows {
		row := join(", ", same(strconv.Itoa(r.Place)), same(r.Name), same(r.Mark))
		c.addBoth(needed, join(", ", row, same(r.Change)).long, row.short)
	}
	if len(rows) == 0 {
		c.add(needed, v.Empty)
	}
	return c.String()
}

// Key is the same for views that make the same picture.
func (v LeaderboardView) Key(style cardart.Style) string { return key("leaderboard", style, v) }
