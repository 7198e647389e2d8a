package bot

import (
	"encoding/hex"
	"slices"
	"strconv"
	"strings"

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
	if s.auctioned() {
		switch {
		case s.match.Deals == 0 || s.match.Kind == game.FormatSingle:
		case s.match.Kind == game.FormatTotals:
			w.totalLines(s, p)
		default:
			t.sideScores(w, p)
		}
		return
	}
	if !s.partners() && s.match.Kind == game.FormatSingle {
		return
	}
	t.sideScores(w, p)
}

// sideScores show how far each side has come.
func (t *table) sideScores(w speech, p *page) {
	s := t.state
	for side := range s.rules.Sides() {
		names := w.side(s, side)
		switch s.match.Kind {
		case game.FormatSingle:
			p.line(names)
		case game.FormatPoints:
			p.line(w.Say(lang.SidePoints{Names: names, Count: s.match.Points[side]}))
		default:
			p.line(w.Say(lang.SideScore{Names: names, Count: s.match.Wins[side]}))
		}
	}
}

// auctioned tells whether the game begins with an auction.
func (s *state) auctioned() bool {
	return s.rules.Preset == game.PresetChiamata || s.rules.Preset == game.PresetBastarda
}

// openLines show the hands that lie open to the reader of a view, and the stock where that does.
func (w speech) openLines(s *state, v game.View, p *page) {
	for seat, hand := range v.Hands {
		if hand.Len() > 0 {
			p.line(w.Say(lang.OpenHand{Name: w.name(s, seat), Cards: w.shorts(hand.Cards())}))
		}
	}
	if len(v.StockOrder) > 0 {
		p.quiet(w.Say(lang.OpenStock{Cards: w.shorts(v.StockOrder)}))
	}
}

// shorts lists cards in short.
func (w speech) shorts(cards []game.Card) string {
	texts := make([]string, len(cards))
	for i, c := range cards {
		texts[i] = w.short(c)
	}
	return strings.Join(texts, ", ")
}

// trump says what trump is and how much stock is left; nothing while there is neither.
func (w speech) trump(v game.View) string {
	switch {
	case v.Trump == game.NoSuit && v.Stock > 0:
		return w.Say(lang.StockOnly{Count: v.Stock})
	case v.Trump == game.NoSuit:
		return ""
	case v.Rules.Preset != game.PresetStandard: // no stock was ever there
		return w.Say(lang.TrumpOnly{Suit: w.suit(v.Trump), Glyph: w.suitSign(v.Trump)})
	case v.Stock == 0:
		return w.Say(lang.BriscolaOut{Suit: w.suit(v.Trump), Glyph: w.suitSign(v.Trump)})
	}
	return w.Say(lang.BriscolaStock{Card: w.card(v.Briscola), Count: v.Stock})
}

// trickLines show the trick on the table in playing order and the card that is taking it.
func (w speech) trickLines(s *state, v game.View, p *page) {
	best := v.Taking()
	if v.Rules.Blind == game.BlindJudged && v.Called == game.NoCard {
		best = -1 // nobody knows before trump is named
	}
	seat := v.Leader
	for i, c := range v.Table {
		card := w.card(c)
		if c == v.Called {
			card = w.Say(lang.CalledCard{Card: card})
		}
		name := mark(s.rules, s.rules.Side(seat)) + w.name(s, seat)
		if i == best && len(v.Table) > 1 {
			p.line(w.Say(lang.CardTaking{Name: name, Card: card}))
		} else {
			p.line(w.Say(lang.CardPlayed{Name: name, Card: card}))
		}
		seat = v.Rules.Next(seat)
	}
}

// turnLine says whose turn it is, to somebody in a seat, -1 for everybody.
func (w speech) turnLine(s *state, reader int, p *page) {
	switch turn := s.turn(); {
	case turn < 0:
	case turn == reader:
		p.title(w.yourTurn(s))
	default:
		p.title(w.Say(lang.TurnOf{Name: mark(s.rules, s.rules.Side(turn)) + w.name(s, turn)}))
	}
}

// yourTurn tells somebody on turn what is to be done.
func (w speech) yourTurn(s *state) string {
	switch s.deal.state.Phase() {
	case game.PhaseAuction:
		return w.Term("hand.yourbid")
	case game.PhaseCall:
		return w.Term("hand.yourcall")
	case game.PhaseTrump:
		return w.Term("hand.yourtrump")
	}
	return w.Term("hand.yourturn")
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

// slotButtons are the slots of everybody's hand by number.
func (t *table) slotButtons(perRow int, p *page) {
	s := t.state
	slots := make([]chat.Button, s.rules.Hand)
	for i := range slots {
		n := strconv.Itoa(i + 1)
		slots[i] = s.button(n, "play", n)
	}
	for row := range slices.Chunk(slots, max(1, perRow)) {
		p.row(row...)
	}
}

// sharedButtons are those under a public table. Where an answer cannot show a hand with its buttons, these are here: bids and calls,
// and the slots of the hand as numbers, which say nothing about the cards.
func (t *table) sharedButtons(w speech, p *page) {
	s := t.state
	if m := t.bot.platforms[s.room.Platform]; m != nil && !m.Caps().Ephemeral {
		t.moveButtons(w, true, p)
		if s.deal.state.Phase() == game.PhasePlay {
			t.slotButtons(m.Caps().PerRow, p)
			w.signButtons(s, p)
		}
		if s.rules.Swap && s.edge() && s.tricks() > 0 && s.deal.state.View(-1).Stock > s.rules.Seats {
			p.row(s.button(w.Term("button.swap"), "swap", ""))
		}
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
