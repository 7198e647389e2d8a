package bot

import (
	"slices"

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
	if s.result.Void {
		p.line(w.void(s))
	} else {
		t.outcome(w, &p)
	}
	if line := t.ratingLine(w); line != "" {
		p.quiet(line)
	}
	p.quiet(w.Say(lang.Unsealed{Seed: s.lastSeed}))
	switch s.phase {
	case inPause:
		p.quiet(w.Term("nextdeal"))
	case inResult:
		t.rematchPart(w, &p)
	}
	if button, ok := t.bot.replayButton(w, s.room.Platform, t.settledID()); ok && !s.result.Void {
		p.row(button)
	}
	return p.Message
}

// void says why a deal counts for nothing.
func (w speech) void(s *state) string {
	if s.result.SameDealer {
		return w.Term("thrownin")
	}
	return w.Term("void")
}

// outcome tells the points of the sides, who has won, and how the match stands.
func (t *table) outcome(w speech, p *page) {
	s := t.state
	w.callResult(s, p)
	for _, side := range s.result.Sides {
		p.line(w.Say(lang.SidePoints{Names: w.sideNames(s, side.Seats), Count: side.Points}))
	}
	switch {
	case len(s.result.Winners) == 0:
		p.title(w.Term("drawn"))
	case s.result.Cappotto:
		p.title(w.Say(lang.Cappotto{Names: w.names(s, s.result.Winners)}))
	default:
		p.title(w.Say(lang.Won{Names: w.names(s, s.result.Winners)}))
	}
	if s.match.Kind != game.FormatSingle || s.auctioned() {
		t.matchLines(w, p)
	}
}

func (t *table) matchLines(w speech, p *page) {
	s := t.state
	p.gap()
	if s.match.Kind == game.FormatTotals || s.auctioned() && s.match.Kind == game.FormatSingle {
		w.totalLines(s, p)
	} else {
		t.sideScores(w, p)
	}
	switch winners := s.match.Winners(); {
	case s.match.Kind == game.FormatSingle || !s.match.Over():
	case len(winners) > 0:
		p.title(w.Say(lang.MatchWon{Names: w.names(s, winners)}))
	default:
		p.title(w.Term("matchdrawn"))
	}
}

// callResult says what was called and whether it was made.
func (w speech) callResult(s *state, p *page) {
	if s.result.Caller < 0 {
		return
	}
	line := lang.CallFailed{Name: w.name(s, s.result.Caller), Target: s.result.Target}
	if slices.Contains(s.result.Winners, s.result.Caller) {
		p.line(w.Say(lang.CallMade(line)))
		return
	}
	p.line(w.Say(line))
}

// sideNames names the members of a side of a result in full, with the mark of their team.
func (w speech) sideNames(s *state, seats []int) string {
	if s.auctioned() || len(seats) == 0 {
		return w.fullNames(s, seats)
	}
	return mark(s.rules, s.rules.Side(seats[0])) + w.fullNames(s, seats)
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
	if s.partners() {
		buttons = append(buttons, s.button(w.Term("button.newteams"), "rematch", "mix"))
	}
	if len(ready) > 0 {
		p.line(w.Say(lang.Ready{Names: w.names(s, ready)}))
		buttons = append(buttons, s.button(w.Term("button.startnow"), "start", ""))
	}
	p.row(append(buttons, s.button(w.Term("button.close"), "end", ""))...)
}
