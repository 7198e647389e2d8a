package bot

import (
	"strconv"

	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game"
)

// lobbySeats are the numbers of seats that the lobby offers, lobbyWins the lengths of a match.
func lobbySeats() []int { return []int{2, 3, 4, 6} }
func lobbyWins() []int  { return []int{game.SingleDeal, 2, 3} }

// lobbyScreen shows who sits where before a match and lets people sit down.
func lobbyScreen(w speech, s *state) chat.Message {
	var p page
	p.title(w.Say(lang.LobbyTitle{Seats: len(s.seats)}))
	p.line(w.matchLength(s.match.Goal))
	p.gap()
	for i := range s.seats {
		m := mark(s.rules, s.rules.Side(i))
		if s.seats[i].player == nil {
			p.line(w.Say(lang.SeatFree{Number: i + 1, Mark: m}))
		} else {
			p.line(w.Say(lang.SeatTaken{Number: i + 1, Mark: m, Name: w.name(s, i)}))
		}
	}
	p.gap()
	p.quiet(w.Say(lang.LobbyInvite{Host: w.hostName(s)}))
	lobbyButtons(w, s, &p)
	return p.Message
}

func (w speech) matchLength(wins int) string {
	if wins == game.SingleDeal {
		return w.Term("single")
	}
	return w.Say(lang.FirstTo{Count: wins})
}

func (w speech) winsLabel(wins int) string {
	if wins == game.SingleDeal {
		return w.Term("button.single")
	}
	return w.Say(lang.WinsButton{Count: wins})
}

func (w speech) hostName(s *state) string {
	if seat := s.seatOf(s.host); seat >= 0 {
		return w.name(s, seat)
	}
	return w.Term("host")
}

func lobbyButtons(w speech, s *state, p *page) {
	p.row(primary(s.button(w.Term("button.join"), "join", "")), s.button(w.Term("button.leave"), "leave", ""),
		s.button(w.Term("button.start"), "start", ""))
	p.row(s.button(w.Term("button.add"), "add", ""), s.button(w.Term("button.drop"), "drop", ""),
		danger(s.button(w.Term("button.close"), "end", "")))
	if s.rules.Sides() < s.rules.Seats {
		var row []chat.Button
		for i := range s.seats {
			if s.seats[i].player == nil && len(row) < 5 {
				row = append(row, s.button(w.Say(lang.SeatButton{Number: i + 1})+" "+mark(s.rules, s.rules.Side(i)), "join", strconv.Itoa(i+1)))
			}
		}
		p.row(row...)
	}
	var seats, wins []chat.Button
	for _, n := range lobbySeats() {
		if n != len(s.seats) {
			seats = append(seats, s.button(w.Say(lang.SeatsButton{Count: n}), "seats", strconv.Itoa(n)))
		}
	}
	for _, n := range lobbyWins() {
		if n != s.match.Goal {
			wins = append(wins, s.button(w.winsLabel(n), "wins", strconv.Itoa(n)))
		}
	}
	p.row(seats...)
	p.row(wins...)
}
