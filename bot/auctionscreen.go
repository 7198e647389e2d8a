package bot

import (
	"slices"
	"strconv"

	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game"
)

// bid says what is bid: a rank, a rank with its target, or a target.
func (w speech) bid(m game.Move) string {
	switch {
	case m.Rank == game.NoRank:
		return w.Say(lang.BidPoints{Target: m.Target})
	case m.Target > game.MinTarget:
		return w.Say(lang.BidTarget{Rank: w.Term("rank." + m.Rank.String()), Target: m.Target})
	}
	return w.Term("rank." + m.Rank.String())
}

// auctionLines show what every seat has bid, and what stands.
func (w speech) auctionLines(s *state, v game.View, p *page) {
	newest := make([]string, len(s.seats))
	for _, m := range v.Auction {
		newest[m.Seat] = w.Term("auction.passed")
		if m.Kind == game.MoveBid {
			newest[m.Seat] = w.bid(m)
		}
	}
	for i := range s.seats {
		seat := (v.Dealer + 1 + i) % len(s.seats)
		switch {
		case newest[seat] == "":
			p.line(w.Say(lang.AuctionWaiting{Name: w.name(s, seat)}))
		case seat == v.Bidder && v.Phase == game.PhaseAuction:
			p.line(w.Say(lang.AuctionStands{Name: w.name(s, seat), Bid: newest[seat]}))
		default:
			p.line(w.Say(lang.AuctionSaid{Name: w.name(s, seat), Bid: newest[seat]}))
		}
	}
	if v.Bidder < 0 && s.rules.PointBids {
		p.quiet(w.Term("auction.pointshint"))
	} else if v.Bidder < 0 {
		p.quiet(w.Term("auction.hint"))
	}
}

// callLines tell who called what, for how many points, and with whom as far as everybody may know.
func (w speech) callLines(s *state, v game.View, p *page) {
	if v.Caller < 0 {
		return
	}
	switch {
	case v.Called == game.NoCard:
		p.line(w.Say(lang.CallerChoosing{Name: w.name(s, v.Caller), Bid: w.bid(v.Bid)}))
	default:
		p.line(w.Say(lang.CallerCalled{Name: w.name(s, v.Caller), Card: w.card(v.Called), Target: v.Target}))
	}
	if line := w.partnerLine(s, v); line != "" {
		p.line(line)
	}
}

// partnerLine names the caller's partner as far as the reader of a view may know; to the partner it is a secret while nobody
// else knows.
func (w speech) partnerLine(s *state, v game.View) string {
	switch {
	case v.Partner < 0:
		return ""
	case v.Partner == v.Caller:
		return w.Say(lang.CallerAlone{Name: w.name(s, v.Caller)})
	case v.Partner == v.Seat && s.deal.state.View(-1).Partner < 0:
		return w.Term("youpartner")
	}
	return w.Say(lang.PartnerIs{Name: w.name(s, v.Partner)})
}

// totalLines show the scores of a Chiamata over the match.
func (w speech) totalLines(s *state, p *page) {
	for i := range s.seats {
		p.line(w.Say(lang.Total{Name: w.name(s, i), Score: signed(s.match.Totals[i])}))
	}
}

// signed writes a number with its sign.
func signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

// moveButtons offer the moves of the seat on turn that are not cards, on a shared screen or to the seat itself. Those on a
// shared screen say nothing about what anybody holds: they are the same for every hand.
func (t *table) moveButtons(w speech, shared bool, p *page) {
	s := t.state
	turn := s.turn()
	if turn < 0 {
		return
	}
	switch s.deal.state.Phase() {
	case game.PhaseAuction:
		t.bidButtons(w, turn, shared, p)
	case game.PhaseCall:
		t.callButtons(w, turn, shared, p)
	case game.PhaseTrump:
		var row []chat.Button
		for _, suit := range game.Suits() {
			if suit != s.deal.state.View(-1).Trump {
				row = append(row, s.button(w.suitSign(suit)+" "+w.suit(suit), "trump", suit.String()))
			}
		}
		p.row(row...)
		p.row(s.button(w.Term("button.keep"), "keep", ""))
	}
}

// bidsShown is how many targets are offered; others are bid in words.
const bidsShown = 5

// bidButtons offer what may be bid now, and to pass.
func (t *table) bidButtons(w speech, turn int, shared bool, p *page) {
	s := t.state
	var ranks, targets []chat.Button
	monte := shared && s.rules.Monte >= 0 && !slices.ContainsFunc(s.deal.state.View(-1).Auction, func(m game.Move) bool { return m.Seat == turn })
	for _, m := range s.deal.state.View(turn).Moves {
		switch {
		case m.Kind == game.MoveMonte:
			monte = true // never on a shared screen alone
		case m.Kind != game.MoveBid:
		case m.Target <= game.MinTarget && m.Rank != game.NoRank:
			ranks = append(ranks, s.button(w.Term("rankshort."+m.Rank.String()), "bid", bidArg(m)))
		case len(targets) == 0 || m.Target%10 == 0 && len(targets) < bidsShown:
			targets = append(targets, s.button(strconv.Itoa(m.Target), "bid", bidArg(m)))
		}
	}
	for len(ranks) > 5 {
		p.row(ranks[:5]...)
		ranks = ranks[5:]
	}
	p.row(ranks...)
	p.row(targets...)
	last := []chat.Button{s.button(w.Term("button.pass"), "pass", "")}
	if monte {
		last = append(last, s.button(w.Term("button.monte"), "monte", ""))
	}
	p.row(last...)
}

// bidArg is how a button carries a bid.
func bidArg(m game.Move) string {
	switch {
	case m.Rank == game.NoRank:
		return strconv.Itoa(m.Target)
	case m.Target > 0:
		return m.Rank.String() + "-" + strconv.Itoa(m.Target)
	}
	return m.Rank.String()
}

// callButtons offer the suits of the rank that was bid, or, where any card may be called, first the suits and then the cards.
func (t *table) callButtons(w speech, turn int, shared bool, p *page) {
	s := t.state
	open := !shared || t.shut[turn] // a suit that is looked at is nobody else's business
	var cards, suits []chat.Button
	for _, m := range s.deal.state.View(turn).Moves {
		switch {
		case m.Kind != game.MoveCall:
		case !s.rules.PointBids:
			suits = append(suits, s.button(w.suitSign(m.Card.Suit())+" "+w.suit(m.Card.Suit()), "call", m.Card.String()))
		case open && m.Card.Suit() == t.picked:
			cards = append(cards, s.button(w.short(m.Card), "call", m.Card.String()))
		}
	}
	if s.rules.PointBids {
		for _, suit := range game.Suits() {
			suits = append(suits, s.button(w.suitSign(suit)+" "+w.suit(suit), "suit", suit.String()))
		}
	}
	p.row(suits...)
	for len(cards) > 5 {
		p.row(cards[:5]...)
		cards = cards[5:]
	}
	p.row(cards...)
}
