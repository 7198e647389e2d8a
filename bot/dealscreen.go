package bot

import (
	"encoding/hex"
	"strconv"

	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game"
)

// sealDigits is how many hexadecimal digits of the commitment are shown: enough that no second seed can be found for it.
const sealDigits = 32

// seal is the beginning of the commitment to seed and deck.
func (d *deal) seal() string {
	sum := game.Commitment(d.seed, d.deck)
	return hex.EncodeToString(sum[:])[:sealDigits]
}

// scoreLines show the sides and their wins, where there are teams or more than one deal.
func (t *table) scoreLines(w speech, p *page) {
	s := t.state
	if s.rules.Sides() == s.rules.Seats && s.match.Goal == game.SingleDeal {
		return
	}
	for side := range s.rules.Sides() {
		names := w.side(s, side)
		if s.match.Goal == game.SingleDeal {
			p.line(names)
			continue
		}
		p.line(w.Say(lang.SideScore{Names: names, Count: s.match.Wins[side]}))
	}
}

// trump says what trump is and how much stock is left.
func (w speech) trump(v game.View) string {
	if v.Stock == 0 {
		return w.Say(lang.BriscolaOut{Suit: w.suit(v.Trump), Glyph: glyph(v.Trump)})
	}
	return w.Say(lang.BriscolaStock{Card: w.card(v.Briscola), Count: v.Stock})
}

// trickLines show the trick on the table in playing order and the card that is taking it.
func (w speech) trickLines(s *state, v game.View, p *page) {
	best := v.Taking()
	seat := v.Leader
	for i, c := range v.Table {
		name := mark(s.rules, s.rules.Side(seat)) + w.name(s, seat)
		if i == best && len(v.Table) > 1 {
			p.line(w.Say(lang.CardTaking{Name: name, Card: w.card(c)}))
		} else {
			p.line(w.Say(lang.CardPlayed{Name: name, Card: w.card(c)}))
		}
		seat = v.Rules.Next(seat)
	}
}

// turnLine says whose turn it is, to somebody in a seat, -1 for everybody.
func (w speech) turnLine(s *state, reader int, p *page) {
	switch turn := s.turn(); {
	case turn < 0:
	case turn == reader:
		p.title(w.Term("hand.yourturn"))
	default:
		p.title(w.Say(lang.TurnOf{Name: mark(s.rules, s.rules.Side(turn)) + w.name(s, turn)}))
	}
}

// lastTrickLine tells the last trick until the next lead; where there is no button for it, always.
func (w speech) lastTrickLine(s *state, v game.View, p *page) {
	if n := len(v.Tricks); n > 0 && (len(v.Table) == 0 || s.private) {
		p.quiet(w.lastTrick(s, v.Tricks[n-1]))
	}
}

func (w speech) lastTrick(s *state, trick game.Trick) string {
	return w.Say(lang.LastTrick{Name: w.name(s, trick.Winner), Cards: w.cards(trick.Cards), Count: trick.Points})
}

// sharedButtons are those under a public table. Where an answer cannot show a hand's cards as buttons, the slots of the hand are
// buttons here: numbers, which say nothing about the cards.
func (t *table) sharedButtons(w speech, p *page) {
	s := t.state
	if m := t.bot.platforms[s.room.Platform]; m != nil && !m.Caps().Ephemeral {
		slots := make([]chat.Button, s.rules.Hand)
		for i := range slots {
			n := strconv.Itoa(i + 1)
			slots[i] = s.button(n, "play", n)
		}
		p.row(slots...)
	}
	hand := primary(s.button(w.Term("button.hand"), "hand", ""))
	last := s.button(w.Term("button.last"), "last", "")
	p.row(hand, last)
	for i := range s.seats {
		if s.seats[i].lent {
			p.row(s.button(w.Term("button.back"), "back", ""))
			break
		}
	}
}
