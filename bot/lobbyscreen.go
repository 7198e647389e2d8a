package bot

import (
	"slices"
	"strconv"
	"strings"

	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game"
)

// lobbyScreen shows who sits where before a match, what is played, and lets people sit down.
func lobbyScreen(w speech, s *state, at string) chat.Message {
	var p page
	p.title(w.Say(lang.LobbyTitle{Game: w.game(s), Seats: len(s.seats)}))
	p.line(w.matchLength(s.match.Format))
	w.houseLines(s, &p)
	p.gap()
	for i := range s.seats {
		m := mark(s.rules, s.rules.Side(i))
		if s.seats[i].player == nil {
			p.line(w.Say(lang.SeatFree{Number: i + 1, Mark: m}))
		} else {
			p.line(w.Say(lang.SeatTaken{Number: i + 1, Mark: m, Name: w.fullName(s, i)}))
		}
	}
	p.gap()
	p.quiet(w.Say(lang.LobbyInvite{Host: w.hostName(s)}))
	p.row(primary(s.button(w.Term("button.join"), "join", "")), s.button(w.Term("button.leave"), "leave", ""),
		s.button(w.Term("button.start"), "start", ""))
	switch at {
	case gamePage:
		w.gameButtons(s, &p)
	case matchPage:
		w.matchButtons(s, &p)
	case optionsPage:
		w.optionButtons(s, &p)
	default:
		w.lobbyButtons(s, &p)
	}
	return p.Message
}

// game names the game of a table; one whose log names none is the classic one.
func (w speech) game(s *state) string {
	if s.variant == "" {
		return w.Term("choice.variant.classic")
	}
	return w.Term("choice.variant." + s.variant)
}

// matchLength says what decides the match.
func (w speech) matchLength(f game.Format) string {
	switch f.Kind {
	case game.FormatWins:
		return w.Say(lang.FirstTo{Count: f.Goal})
	case game.FormatDeals:
		return w.Say(lang.SoManyDeals{Count: f.Goal})
	case game.FormatPoints:
		return w.Say(lang.SoManyPoints{Count: f.Goal})
	case game.FormatTotals:
		return w.Say(lang.SoManyTotals{Count: f.Goal})
	}
	return w.Term("single")
}

// houseLines name what differs from the game's usual rules.
func (w speech) houseLines(s *state, p *page) {
	v, _ := variantNamed(s.variant)
	usual := v.rules(len(s.seats))
	for _, h := range houses() {
		if value := h.value(s.rules); value != "" && value != h.value(usual) {
			p.quiet(w.house(h, value))
		}
	}
	if s.match.CappottoDouble {
		p.quiet(w.double(s.match.Format))
	}
	if s.signs != signsOff {
		p.quiet(w.Term("house.signs."+s.signs) + " · " + w.Say(lang.Notice{Percent: s.notice}))
	}
	if s.mixed {
		p.quiet(w.Term("mixed"))
	}
	if s.noHints {
		p.quiet(w.Term("house.hints.off"))
	}
	if s.casual {
		p.quiet(w.Term("house.rated.off"))
	}
}

// double says what a deal counts in which one side takes everything.
func (w speech) double(f game.Format) string {
	if f.CappottoDouble {
		return w.Term("house.double.on")
	}
	return w.Term("house.double.off")
}

// house says an option with its value.
func (w speech) house(h house, value string) string { return w.Term("house." + h.name + "." + value) }

func (w speech) hostName(s *state) string {
	if seat := s.seatOf(s.host); seat >= 0 {
		return w.name(s, seat)
	}
	return w.Term("host")
}

func (w speech) lobbyButtons(s *state, p *page) {
	p.row(s.button(w.Term("button.add"), "add", ""), s.button(w.Term("button.drop"), "drop", ""),
		s.button(computerMark+" "+w.level(s.level), "level", nextLevel(s.level)))
	if s.partners() {
		var row []chat.Button
		for i := range s.seats {
			if s.seats[i].player == nil && len(row) < 5 {
				label := w.Say(lang.SeatButton{Number: i + 1}) + " " + mark(s.rules, s.rules.Side(i))
				row = append(row, s.button(strings.TrimSpace(label), "join", strconv.Itoa(i+1)))
			}
		}
		p.row(row...)
	}
	v, _ := variantNamed(s.variant)
	var seats []chat.Button
	for _, n := range v.seats {
		if n != len(s.seats) {
			seats = append(seats, s.button(w.Say(lang.SeatsButton{Count: n}), "seats", strconv.Itoa(n)))
		}
	}
	p.row(seats...)
	p.row(s.button(w.Term("button.game"), "page", gamePage), s.button(w.Term("button.match"), "page", matchPage),
		s.button(w.Term("button.options"), "page", optionsPage), danger(s.button(w.Term("button.close"), "end", "")))
}

// partners tells whether there are teams of known members.
func (s *state) partners() bool { return s.rules.Sides() < s.rules.Seats }

// buttonsInRow is how many choices stand side by side; choiceRows is for how many rows there is room.
const (
	buttonsInRow = 3
	choiceRows   = 3
)

// rows adds buttons in rows, and the way back below them.
func (w speech) rows(s *state, p *page, buttons []chat.Button) {
	wide := max(buttonsInRow, (len(buttons)+choiceRows-1)/choiceRows)
	for row := range slices.Chunk(buttons, wide) {
		p.row(row...)
	}
	p.row(primary(s.button(w.Term("button.done"), "page", "main")))
}

func (w speech) gameButtons(s *state, p *page) {
	var buttons []chat.Button
	for _, v := range variants() {
		if v.name != s.variant {
			buttons = append(buttons, s.button(w.Term("choice.variant."+v.name), "variant", v.name))
		}
	}
	w.rows(s, p, buttons)
}

func (w speech) matchButtons(s *state, p *page) {
	var buttons []chat.Button
	now := s.match.Format
	now.CappottoDouble = false
	for _, f := range s.formats() {
		if f != now {
			buttons = append(buttons, s.button(w.matchLabel(f), "match", formatText(f)))
		}
	}
	w.rows(s, p, buttons)
}

// matchLabel is the length of a match on a button.
func (w speech) matchLabel(f game.Format) string {
	switch f.Kind {
	case game.FormatWins:
		return w.Say(lang.WinsButton{Count: f.Goal})
	case game.FormatDeals, game.FormatTotals:
		return w.Say(lang.DealsButton{Count: f.Goal})
	case game.FormatPoints:
		return w.Say(lang.PointsButton{Count: f.Goal})
	}
	return w.Term("button.single")
}

// optionButtons show each option that can be turned, with the value that it has now.
func (w speech) optionButtons(s *state, p *page) {
	var buttons []chat.Button
	for _, h := range houses() {
		if _, ok := h.next(s.rules); ok {
			buttons = append(buttons, s.button(w.house(h, h.value(s.rules)), "house", h.name))
		}
	}
	if s.match.Kind == game.FormatWins || s.match.Kind == game.FormatDeals {
		buttons = append(buttons, s.button(w.double(s.match.Format), "house", "double"))
	}
	if s.partners() {
		signs := s.signs
		if signs == signsOff {
			signs = "off"
		}
		buttons = append(buttons, s.button(w.Term("house.signs."+signs), "house", "signs"))
		if s.signs != signsOff {
			buttons = append(buttons, s.button(w.Say(lang.Notice{Percent: s.notice}), "house", "notice"))
		}
		mix := "button.mix"
		if s.mixed {
			mix = "button.nomix"
		}
		buttons = append(buttons, s.button(w.Term(mix), "mix", ""))
	}
	hints := "house.hints.on"
	if s.noHints {
		hints = "house.hints.off"
	}
	rated := "house.rated.on"
	if s.casual {
		rated = "house.rated.off"
	}
	buttons = append(buttons, s.button(w.Term(hints), "house", "hints"), s.button(w.Term(rated), "house", "rated"))
	w.rows(s, p, buttons)
}
