package bot

import (
	"errors"
	"strconv"
	"strings"

	"briscola/bot/lang"
	"briscola/game"
)

// The verbs of the moves that are not cards. Each reads its move from the button and makes it.
func (t *table) bid(p press) (reply, error)   { return t.act(p, t.readBid) }
func (t *table) pass(p press) (reply, error)  { return t.act(p, plain(game.Pass)) }
func (t *table) call(p press) (reply, error)  { return t.act(p, readCall) }
func (t *table) trump(p press) (reply, error) { return t.act(p, readTrump) }
func (t *table) keep(p press) (reply, error)  { return t.act(p, plain(game.Keep)) }
func (t *table) monte(p press) (reply, error) { return t.act(p, plain(game.Monte)) }
func (t *table) swap(p press) (reply, error)  { return t.act(p, plain(game.Swap)) }

// plain is a move that says nothing but what it is.
func plain(move func(int) game.Move) func(int, string) (game.Move, bool) {
	return func(seat int, arg string) (game.Move, bool) { return move(seat), arg == "" }
}

// readBid reads a bid of this table's auction; the lowest rank alone is bid with the lowest target.
func (t *table) readBid(seat int, arg string) (game.Move, bool) {
	move, ok := readBid(seat, arg)
	if ladder := t.state.rules.Ladder(); ok && move.Target == 0 && move.Rank == ladder[len(ladder)-1] {
		move.Target = game.MinTarget
	}
	return move, ok
}

// readBid reads a rank, "7", a rank with a target, "2-75", or a target, "75".
func readBid(seat int, arg string) (game.Move, bool) {
	word, target, both := strings.Cut(arg, "-")
	rank, err := game.ParseRank(word)
	if both {
		n, bad := strconv.Atoi(target)
		return game.BidTarget(seat, rank, n), err == nil && bad == nil
	}
	if n, bad := strconv.Atoi(word); bad == nil && n > 7 {
		return game.BidPoints(seat, n), true
	}
	return game.Bid(seat, rank), err == nil
}

func readCall(seat int, arg string) (game.Move, bool) {
	card, err := game.ParseCard(arg)
	return game.Call(seat, card), err == nil
}

func readTrump(seat int, arg string) (game.Move, bool) {
	suit, err := game.ParseSuit(arg)
	return game.NameTrump(seat, suit), err == nil
}

// act makes a move that a button names.
func (t *table) act(p press, read func(int, string) (game.Move, bool)) (reply, error) {
	s := t.state
	move, ok := read(p.seat, p.token.Arg)
	switch {
	case !ok:
		return reply{}, refuse(UnknownButton)
	case s.seats[p.seat].last.version == p.token.Seq && s.seats[p.seat].last.move == move && s.seats[p.seat].last.slot < 0:
		return t.withHand(p, reply{note: p.words.Term("done")}), nil
	}
	if err := s.onTurn(p); err != nil {
		return reply{}, err
	}
	if p.token.Seq != s.version {
		return reply{}, refuse(Stale)
	}
	return t.make(p, move)
}

// make makes a move for a person; who was away is back by it.
func (t *table) make(p press, move game.Move) (reply, error) {
	var back []Fact
	if t.state.seats[p.seat].lent {
		back = append(back, Fact{Kind: Back, Seat: p.seat})
	}
	if err := t.move(move, ByPerson, back...); err != nil {
		return reply{}, err
	}
	return t.withHand(p, reply{note: p.words.said(move), ack: true}), nil
}

// said tells a person what they did.
func (w speech) said(move game.Move) string {
	switch move.Kind {
	case game.MovePlay:
		return w.Say(lang.Played{Card: w.card(move.Card)})
	case game.MoveCall:
		return w.Say(lang.YouCalled{Card: w.card(move.Card)})
	case game.MoveBid:
		return w.Say(lang.YouBid{Bid: w.bid(move)})
	}
	return w.Term("done")
}

// moveReasons say which refusal of package game has which text.
func moveReasons() map[error]Reason {
	return map[error]Reason{
		game.ErrNotHeld: NotHeld, game.ErrNotYourTurn: NotYourTurn, game.ErrMustFollow: "follow",
		game.ErrPassed: "passed", game.ErrBidForm: "bidform", game.ErrBidRange: "bidrange",
		game.ErrBidNotLower: "bidlower", game.ErrBidNotHigher: "bidhigher", game.ErrNoMonte: "nomonte",
		game.ErrMonteLate: "montelate", game.ErrMonteHand: "montehand", game.ErrNotCaller: "notcaller",
		game.ErrNoSuchCard: "nosuchcard", game.ErrCallRank: "callrank", game.ErrNotHolder: "notholder",
		game.ErrNoSuchSuit: "nosuchsuit", game.ErrTrumpSame: "trumpsame", game.ErrNoSwap: "noswap",
		game.ErrSwapLead: "swaplead", game.ErrSwapTrick: "swaptrick", game.ErrSwapStock: "swapstock",
		game.ErrSwapCard: "swapcard",
	}
}

// moveReason tells why package game refused a move.
func moveReason(err error) Reason {
	for cause, reason := range moveReasons() {
		if errors.Is(err, cause) {
			return reason
		}
	}
	return WrongTime
}
