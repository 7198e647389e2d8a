package bot

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game"
)

// handScreen is what a person sees in private: the own cards, and what is needed to choose one. It is in the person's
// language.
func (t *table) handScreen(seat int) chat.Message {
	s, w := t.state, t.personWords(seat)
	c := &s.seats[seat]
	var p page
	p.title(w.Term("hand.title"))
	switch {
	case c.gone:
		p.line(w.Term("hand.gone"))
		return p.Message
	case s.phase == isClosed:
		p.line(w.Term("closed." + s.reason))
		return p.Message
	case s.phase != inDeal:
		p.line(w.Term("table.over"))
		return p.Message
	}
	view := s.deal.state.View(seat)
	t.slotLines(w, seat, view, &p)
	if trump := w.trump(view); trump != "" {
		p.line(trump)
	}
	w.callLines(s, view, &p)
	w.openLines(s, view, &p)
	for _, line := range w.signLines(s, seat, false) {
		p.line(line)
	}
	p.gap()
	if s.turn() == seat && !c.lent {
		w.trickLines(s, view, &p)
		w.turnLine(s, seat, &p)
	} else if !c.lent {
		p.line(w.Term("hand.wait"))
	}
	if c.lent {
		p.line(w.Term("hand.lent"))
		p.row(primary(s.button(w.Term("button.back"), "back", "")))
	}
	if s.turn() == seat {
		t.moveButtons(w, false, &p)
		t.swapButton(w, view, &p)
	}
	t.cardButtons(w, seat, view, &p)
	w.signButtons(s, &p)
	p.row(t.hintButtons(w, seat)...)
	return p.Message
}

// slotLines list the cards by slot, trumps marked.
func (t *table) slotLines(w speech, seat int, v game.View, p *page) {
	for i, card := range t.state.seats[seat].slots {
		switch {
		case card == game.NoCard:
		case card.Suit() == v.Trump:
			p.line(w.Say(lang.HandTrump{Number: i + 1, Card: w.card(card)}))
		default:
			p.line(w.Say(lang.HandSlot{Number: i + 1, Card: w.card(card)}))
		}
	}
}

// cardButtons offer the cards that may be played now.
func (t *table) cardButtons(w speech, seat int, view game.View, p *page) {
	var row []chat.Button
	for _, card := range t.state.seats[seat].slots {
		if card == game.NoCard || !view.Legal.Has(card) {
			continue
		}
		if row = append(row, t.state.button(w.short(card), "play", card.String())); len(row) == cardsInRow(view) {
			p.row(row...)
			row = nil
		}
	}
	p.row(row...)
}

// cardsInRow is how many cards stand side by side on a phone: few where there are few, more where they would not fit.
func cardsInRow(v game.View) int {
	if v.Hand.Len() > 8 {
		return 5
	}
	return 3
}

// swapButton offers the exchange of the turned card where it is possible.
func (t *table) swapButton(w speech, v game.View, p *page) {
	for _, m := range v.Moves {
		if m.Kind == game.MoveSwap {
			p.row(t.state.button(w.Term("button.swap"), "swap", ""))
		}
	}
}

// personalPart adds the hand of its person to the table of a private chat.
func (t *table) personalPart(w speech, seat int, p *page) {
	s := t.state
	if seat < 0 {
		p.row(danger(s.button(w.Term("button.end"), "end", "")))
		return
	}
	view := s.deal.state.View(seat)
	p.gap()
	if s.rules.Open == game.OpenNone {
		w.openLines(s, view, p)
	}
	if view.Hand.Len() > 0 {
		p.line(w.Term("hand.title"))
	}
	for _, card := range s.seats[seat].slots { // not by number: the buttons name the cards
		switch {
		case card == game.NoCard:
		case card.Suit() == view.Trump:
			p.line(w.Say(lang.CardTrump{Card: w.card(card)}))
		default:
			p.line(w.Say(lang.CardHeld{Card: w.card(card)}))
		}
	}
	if s.turn() == seat {
		t.moveButtons(w, false, p)
		t.swapButton(w, view, p)
	}
	t.cardButtons(w, seat, view, p)
	end := danger(s.button(w.Term("button.end"), "end", ""))
	hints := t.hintButtons(w, seat)
	if rows := t.rows(); rows > 0 && len(p.Buttons)+2 > rows {
		p.row(append(hints, end)...) // no room for two
		return
	}
	p.row(hints...)
	p.row(end)
}

// rows is how many rows of buttons the table's platform has; zero is without limit.
func (t *table) rows() int {
	if m := t.bot.platforms[t.state.room.Platform]; m != nil {
		return m.Caps().Rows
	}
	return 0
}

// A note has room for so many cards in full, and for so many lines of cards.
const (
	noteCards = 3
	noteLines = 8
)

// handNote is the hand in a few words, where no whole screen can be shown. What is nice to know comes last, as far as there
// is room for it.
func (t *table) handNote(w speech, seat int) string {
	s := t.state
	view := s.deal.state.View(seat)
	lines := w.noteCards(&s.seats[seat])
	if trump := w.trump(view); trump != "" {
		lines = append(lines, trump)
	}
	if line := w.partnerLine(s, view); line != "" {
		lines = append(lines, line)
	}
	if s.turn() == seat {
		lines = append(lines, w.yourTurn(s))
	} else {
		lines = append(lines, w.Say(lang.WaitFor{Name: w.name(s, s.turn())}))
	}
	note := strings.Join(lines, "\n")
	limit := t.noteLimit()
	for _, more := range append(w.signLines(s, seat, true), w.noteHands(s, view)...) {
		if longer := note + "\n" + more; utf8.RuneCountInString(longer) <= limit {
			note = longer
		}
	}
	return note
}

// longNote is the length of a note where a platform names none.
const longNote = 2000

// noteLimit is how long a note may be on the table's platform.
func (t *table) noteLimit() int {
	if m := t.bot.platforms[t.state.room.Platform]; m != nil && m.Caps().Note > 0 {
		return m.Caps().Note
	}
	return longNote
}

// noteCards lists a hand by slot, the shorter the more cards there are.
func (w speech) noteCards(c *seat) (lines []string) {
	for i, card := range c.slots {
		if card == game.NoCard {
			continue
		}
		switch many := len(c.slots); {
		case many > noteLines:
			lines = append(lines, strconv.Itoa(i+1)+w.suitSign(card.Suit())+w.Term("rankletter."+card.Rank().String()))
		case many > noteCards:
			lines = append(lines, w.Say(lang.HandSlot{Number: i + 1, Card: w.short(card)}))
		default:
			lines = append(lines, w.Say(lang.HandSlot{Number: i + 1, Card: w.card(card)}))
		}
	}
	if len(c.slots) > noteLines { // side by side
		return []string{strings.Join(lines, " ")}
	}
	return lines
}

// noteHands lists the partners' hands while they may be seen.
func (w speech) noteHands(s *state, v game.View) (lines []string) {
	for seat, hand := range v.Hands {
		if hand.Len() > 0 && v.Rules.Open == game.OpenNone {
			lines = append(lines, w.Say(lang.OpenHand{Name: brief(w.name(s, seat)), Cards: w.shorts(hand.Cards())}))
		}
	}
	return lines
}

// brief cuts a name to its beginning.
func brief(name string) string {
	const most = 10
	if runes := []rune(name); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return name
}
