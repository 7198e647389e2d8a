package main

import (
	"slices"
	"strings"

	"briscola/bot/chat"
	"briscola/bot/lang"
)

// snapshot is the picture of a screen at some moment of a game.
type snapshot struct {
	moment  string
	picture chat.Picture
}

// album keeps a few pictures of a game: the first table, the first one in the middle of a trick that is not the first, a hand
// and the result.
type album struct {
	words     lang.Words
	snapshots []snapshot
}

// see keeps the picture of a screen, if it has one and there is none of its moment yet.
func (a *album) see(m chat.Message, private bool) {
	if m.Picture == nil {
		return
	}
	moment := "table"
	switch {
	case private:
		moment = "hand"
	case offers(m, "rematch"):
		moment = "result"
	case a.has("table") && a.says(m, "ontable") && a.says(m, "lasttrick"):
		moment = "trick"
	}
	if !a.has(moment) {
		a.snapshots = append(a.snapshots, snapshot{moment, *m.Picture})
	}
}

// enough tells whether only the result is missing.
func (a *album) enough() bool { return a.has("table") && a.has("trick") && a.has("hand") }

func (a *album) has(moment string) bool {
	return slices.ContainsFunc(a.snapshots, func(s snapshot) bool { return s.moment == moment })
}

// says tells whether the text of a message's picture has a word.
func (a *album) says(m chat.Message, word string) bool {
	return strings.Contains(strings.ToLower(m.Picture.Alt), a.words.Term("picture."+word))
}

// offers tells whether a message has a button with a verb.
func offers(m chat.Message, verb string) bool {
	for _, row := range m.Buttons {
		for _, b := range row {
			if strings.HasPrefix(b.Token, verb+".") {
				return true
			}
		}
	}
	return false
}
