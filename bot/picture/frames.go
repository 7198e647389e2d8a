package picture

import (
	"iter"

	"briscola/game"
)

// How long a frame is to be seen, in hundredths of a second.
const (
	playDelay = 70
	takeDelay = 150
	lastDelay = 300
)

// frame is a table and how long it is to be seen.
type frame struct {
	table TableView
	delay int
}

// frames yields what a spectator saw of a deal, move by move.
func (v ReplayView) frames() iter.Seq[frame] {
	return func(yield func(frame) bool) {
		state, _, err := game.Start(v.Record.Deal)
		if err != nil {
			return
		}
		now := frame{v.table(state.View(spectator), nil), playDelay}
		said := map[int]string{}
		for _, move := range v.Record.Moves {
			if !yield(now) {
				return
			}
			before := state.View(spectator)
			if state, _, err = state.Do(move); err != nil {
				return
			}
			after := state.View(spectator)
			v.says(said, move)
			now = frame{v.table(after, said), playDelay}
			if len(after.Tricks) > len(before.Tricks) {
				now = frame{v.taken(before, after, said), takeDelay}
			}
		}
		yield(v.end(now, state.View(spectator)))
	}
}

// end is the last frame: what there was to be seen last, and how the deal ended.
func (v ReplayView) end(last frame, g game.View) frame {
	end := v.table(g, nil)
	last.table.Scores, last.delay = end.Scores, lastDelay
	for i, s := range end.Seats {
		last.table.Seats[i].Points, last.table.Seats[i].Turn = s.Points, false
	}
	if v.Outcome != "" {
		last.table.Title = v.Outcome
	}
	return last
}

// says notes what was said in an auction; the first card ends that.
func (v ReplayView) says(said map[int]string, move game.Move) {
	switch move.Kind {
	case game.MovePlay:
		clear(said)
	case game.MovePass:
		said[move.Seat] = v.Pass
	case game.MoveBid:
		said[move.Seat] = move.Rank.String()
		if move.Target > 0 {
			said[move.Seat] = number(move.Target)
		}
	}
}

// table makes the view of a table.
func (v ReplayView) table(g game.View, said map[int]string) TableView {
	t := TableView{
		Title: v.Title, Stock: g.Stock, Words: v.Words, Scores: v.scores(g),
		Seats: make([]Seat, g.Rules.Seats),
	}
	if g.Trump != game.NoSuit {
		t.Trump = v.trump(g.Trump)
	}
	if g.Stock > 0 && g.Briscola != game.NoCard {
		t.Briscola = v.card(g.Briscola)
	}
	if g.Called != game.NoCard {
		t.Called = v.card(g.Called)
	}
	if n := len(g.Tricks); n > 0 {
		trick := g.Tricks[n-1]
		winner := v.player(trick.Winner)
		t.LastTrick = LastTrick{winner.Name, winner.Fallback, v.named(trick.Cards)}
	}
	for i := range t.Seats {
		p := v.player(i)
		s := Seat{
			Name: p.Name, Fallback: p.Fallback, Computer: p.Computer, Team: team(g, i), Turn: i == g.Turn, Says: said[i],
			HandSize: g.HandSizes[i], Caller: i == g.Caller, Partner: i == g.Partner && i != g.Caller,
		}
		if len(t.Scores) == 0 {
			s.Points = number(g.Points[i])
		}
		if hand := g.Hands[i]; hand.Len() > 0 {
			s.Hand = v.named(hand.Cards())
		}
		t.Seats[i] = s
	}
	v.lay(t.Seats, g, g.Leader, g.Table, g.Taking())
	return t
}

// lay puts the cards of a trick on the table.
func (v ReplayView) lay(seats []Seat, g game.View, leader int, cards []game.Card, taking int) {
	if g.Rules.Blind == game.BlindJudged && g.Called == game.NoCard {
		taking = -1 // nobody knew before trump was named
	}
	seat := leader
	for i, c := range cards {
		seats[seat].Card, seats[seat].Order, seats[seat].Winning = v.card(c), i+1, i == taking
		seat = g.Rules.Next(seat)
	}
}

// taken is the table when a trick is complete: everything as before, and the last card.
func (v ReplayView) taken(before, after game.View, said map[int]string) TableView {
	t := v.table(before, said)
	trick := after.Tricks[len(after.Tricks)-1]
	for i := range t.Seats {
		t.Seats[i].Turn = false
		t.Seats[i].Team = team(after, i)
		t.Seats[i].Partner = i == after.Partner && i != after.Caller
	}
	last := before.Turn
	t.Seats[last].HandSize--
	v.lay(t.Seats, after, trick.Leader, trick.Cards, -1)
	t.Seats[trick.Winner].Winning = true
	return t
}

// team is the mark of a seat: of its team, or of the caller's side once that is known.
func team(g game.View, seat int) Team {
	switch {
	case g.Rules.Sides() == 2 && g.Rules.Seats > 2:
		return Disc + Team(g.Rules.Side(seat))
	case g.Partner == spectator:
		return NoTeam
	case seat == g.Caller || seat == g.Partner:
		return Disc
	}
	return Diamond
}

// scores are the points of the sides, where these are known and few.
func (v ReplayView) scores(g game.View) []Score {
	sides := g.Rules.Sides()
	if sides > 3 || len(v.Sides) != sides {
		return nil
	}
	scores := make([]Score, sides)
	for i, name := range v.Sides {
		scores[i].Name = name
	}
	for seat := range g.Rules.Seats {
		s := &scores[g.Rules.Side(seat)]
		s.Points += g.Points[seat]
		s.Team = team(g, seat)
	}
	return scores
}
