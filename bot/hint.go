package bot

import (
	"unicode/utf8"

	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game"
	"briscola/game/strategy"
)

// hintLevel is the level of computer player that gives hints.
const hintLevel = strategy.Strong

// hint tells a person on turn, and nobody else, what a good player would do and why. It knows what that person may see, is
// thought out once the table's lock is released, and changes nothing: the same position has the same hint.
func (t *table) hint(p press) (reply, error) {
	s := t.state
	if !s.advises() {
		return reply{}, refuse(NoHints)
	}
	if err := s.onTurn(p); err != nil {
		return reply{}, err
	}
	adviser, err := t.bot.Strategies(hintLevel)
	if err != nil {
		return reply{}, err
	}
	q := t.question()
	names := make([]string, len(s.seats))
	for seat := range names {
		names[seat] = p.words.name(s, seat)
	}
	limit := t.noteLimit()
	think := func() string {
		move := adviser.Choose(q.view, q.rng(), strategy.Limit{}).Move
		advice := p.words.Say(lang.Hint{Move: p.words.move(move), Why: p.words.why(strategy.Explain(q.view, move), names)})
		if utf8.RuneCountInString(advice) > limit {
			return p.words.Say(lang.HintBare{Move: p.words.move(move)})
		}
		return advice
	}
	return reply{think: think, secret: true, alert: true}, nil
}

// move says a move that somebody could make.
func (w speech) move(m game.Move) string {
	switch m.Kind {
	case game.MovePlay, game.MoveCall:
		return w.card(m.Card)
	case game.MoveBid:
		return w.bid(m)
	case game.MoveTrump:
		return w.suit(m.Suit) + " " + w.suitSign(m.Suit)
	case game.MovePass:
		return w.Term("button.pass")
	case game.MoveMonte:
		return w.Term("button.monte")
	case game.MoveSwap:
		return w.Term("button.swap")
	}
	return w.Term("button.keep")
}

// why puts a reason for a move into a sentence. Names are by seat.
func (w speech) why(r strategy.Reason, names []string) string {
	switch r.Why {
	case strategy.TakeLast, strategy.TakeSure, strategy.TakeRisk:
		return w.takes(r)
	case strategy.GiveSure, strategy.GiveLikely, strategy.GivePerhaps, strategy.GiveLater, strategy.GiveHope:
		return w.Say(lang.HintGive{Name: names[r.Seat], How: w.Term("hint." + string(r.Why)), Points: r.Points})
	case strategy.PartnerHas:
		return w.Say(lang.HintPartnerHas{Name: names[r.Seat]})
	case strategy.Risk:
		return w.Say(lang.HintRisk{Count: r.Count})
	case strategy.Turned:
		return w.Say(lang.HintTurned{Card: w.card(r.Card)})
	case strategy.NotWorth:
		if r.Points > 0 {
			return w.Say(lang.HintNotWorth{Points: r.Points})
		}
	case strategy.BidStrong:
		return w.Say(lang.HintBid{Suit: w.suit(r.Suit), Count: r.Count})
	case strategy.ThrowIn:
		return w.Say(lang.HintThrowIn{Points: r.Points})
	case strategy.CallHelp:
		return w.Say(lang.HintCall{Suit: w.suit(r.Suit), Count: r.Count})
	case strategy.TrumpMore:
		return w.Say(lang.HintTrumpMore{Suit: w.suit(r.Suit), Count: r.Count})
	case strategy.TrumpStays:
		return w.Say(lang.HintTrumpStays{Count: r.Count})
	case strategy.SwapHigher:
		return w.Say(lang.HintSwap{Card: w.card(r.Card)})
	case strategy.LeadLow, strategy.Cheapest, strategy.Throw:
		if r.Keeps {
			return w.Term("hint." + string(r.Why) + "keeps")
		}
	}
	return w.Term("hint." + string(r.Why))
}

// countable is how many cards people count.
const countable = 4

// takes says what a card takes, with what, and how sure that is.
func (w speech) takes(r strategy.Reason) string {
	sure := w.Term("hint." + string(r.Why))
	if r.Why == strategy.TakeRisk && r.Count <= countable {
		sure = w.Say(lang.HintUnless{Count: r.Count})
	}
	takes := lang.HintTakes{Points: r.Points, Sure: sure}
	switch {
	case r.Trump:
		return w.Say(lang.HintTakesTrump(takes))
	case r.Keeps:
		return w.Say(lang.HintTakesKeeps(takes))
	}
	return w.Say(takes)
}

// hintButtons is the button for a hint to a seat that is on turn and has its person there; none at other times.
func (t *table) hintButtons(w speech, seat int) []chat.Button {
	s := t.state
	if !s.advises() || s.turn() != seat || s.seats[seat].lent {
		return nil
	}
	return []chat.Button{s.button(w.Term("button.hint"), "hint", "")}
}
