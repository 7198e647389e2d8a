package bot

import (
	"fmt"
	"slices"

	"briscola/bot/lang"
	"briscola/bot/picture"
	"briscola/game"
)

// resultView is what each side has taken in the newest settled deal, by its record; false where nobody has taken anything.
func (t *table) resultView(w speech) (picture.ResultView, bool) {
	s := t.state
	if s.result == nil || s.result.Void {
		return picture.ResultView{}, false
	}
	if t.settled.deal != s.settled {
		t.settled = settledDeal{deal: s.settled}
		kept, err := t.bot.Store.Deal(t.settledID())
		if err == nil {
			var record game.Record
			if record, err = game.ParseRecord(kept.Record); err == nil {
				t.settled.state, err = record.Replay()
			}
		}
		if t.settled.missing = err != nil; err != nil {
			t.bot.Log.Error("settled deal not read", append(t.logKeys(), "error", err)...)
		}
	}
	if t.settled.missing {
		return picture.ResultView{}, false
	}
	view := t.settled.state.View(-1)
	v := picture.ResultView{Title: w.Say(lang.ResultTitle{Deal: s.settled}), Trump: w.wording().Trump(view.Trump), Words: w.wording().Labels()}
	for _, side := range s.result.Sides {
		v.Sides = append(v.Sides, t.sideTaken(w, view, side))
	}
	return v, len(view.Tricks) > 0
}

// settledID names the newest settled deal of the table.
func (t *table) settledID() DealID { return DealID(fmt.Sprintf("%s-%d", t.state.id, t.state.settled)) }

// settledDeal is the end of a deal that was settled, read once.
type settledDeal struct {
	deal    int // of the table, from 1
	state   game.State
	missing bool
}

func (t *table) sideTaken(w speech, view game.View, side game.SideResult) picture.Side {
	s := t.state
	taken := picture.Side{Points: side.Points}
	taken.Name, taken.Fallback = t.pictureNames(w, side.Seats)
	if len(side.Seats) > 0 {
		taken.Won = slices.Contains(s.result.Winners, side.Seats[0])
		if !s.auctioned() {
			taken.Team = s.pictureTeam(side.Seats[0])
		}
	}
	for _, trick := range view.Tricks {
		if !slices.Contains(side.Seats, trick.Winner) {
			continue
		}
		for _, c := range trick.Cards {
			taken.Cards = append(taken.Cards, picture.WonCard{Card: w.wording().Card(c), Points: view.Rules.Points(c)})
		}
	}
	return taken
}
