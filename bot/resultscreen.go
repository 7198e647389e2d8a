package bot

import (
	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game"
)

// resultScreen shows the outcome of a deal, and of the match when that is over; then it offers a rematch.
func (t *table) resultScreen() chat.Message {
	s, w := t.state, t.words()
	var p page
	p.title(w.Say(lang.ResultTitle{Deal: s.settled}))
	if s.lastTrick != nil {
		p.quiet(w.lastTrick(s, *s.lastTrick))
	}
	for i, side := range s.result.Sides {
		p.line(w.Say(lang.SidePoints{Names: w.side(s, i), Count: side.Points}))
	}
	switch {
	case len(s.result.Winners) == 0:
		p.title(w.Term("drawn"))
	case s.result.Cappotto:
		p.title(w.Say(lang.Cappotto{Names: w.names(s, s.result.Winners)}))
	default:
		p.title(w.Say(lang.Won{Names: w.names(s, s.result.Winners)}))
	}
	if s.match.Goal != game.SingleDeal {
		t.matchLines(w, &p)
	}
	p.quiet(w.Say(lang.Unsealed{Seed: s.lastSeed}))
	switch s.phase {
	case inPause:
		p.quiet(w.Term("nextdeal"))
	case inResult:
		t.rematchPart(w, &p)
	}
	return p.Message
}

func (t *table) matchLines(w speech, p *page) {
	s := t.state
	p.gap()
	for side := range s.rules.Sides() {
		p.line(w.Say(lang.SideScore{Names: w.side(s, side), Count: s.match.Wins[side]}))
	}
	if winners := s.match.Winners(); len(winners) > 0 {
		p.title(w.Say(lang.MatchWon{Names: w.names(s, winners)}))
	}
}

// rematchPart offers another match and names who wants one.
func (t *table) rematchPart(w speech, p *page) {
	s := t.state
	if s.people() == 0 {
		return
	}
	var ready []int
	for i := range s.seats {
		if s.seats[i].agreed {
			ready = append(ready, i)
		}
	}
	buttons := []chat.Button{primary(s.button(w.Term("button.rematch"), "rematch", ""))}
	if len(ready) > 0 {
		p.line(w.Say(lang.Ready{Names: w.names(s, ready)}))
		buttons = append(buttons, s.button(w.Term("button.startnow"), "start", ""))
	}
	p.row(append(buttons, s.button(w.Term("button.close"), "end", ""))...)
}
