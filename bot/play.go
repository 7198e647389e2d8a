package bot

import (
	"strconv"

	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game"
)

// play plays the card that a press names, by its slot on a shared screen, by the card on a private one.
func (t *table) play(p press) (reply, error) {
	s := t.state
	c := &s.seats[p.seat]
	if c.last.version == p.token.Seq && c.last.slot >= 0 && (p.token.Arg == c.last.move.Card.String() || p.token.Arg == strconv.Itoa(c.last.slot+1)) {
		return t.withHand(p, reply{note: p.words.Term("already")}), nil
	}
	if err := s.onTurn(p); err != nil {
		return reply{}, err
	}
	if p.token.Seq != s.version {
		return reply{}, refuse(Stale)
	}
	card, err := c.named(p.token.Arg)
	if err != nil {
		return reply{}, err
	}
	return t.make(p, game.Play(p.seat, card))
}

// onTurn tells why a person may not move now, if that is so.
func (s *state) onTurn(p press) error {
	if s.phase != inDeal {
		return refuse(WrongTime)
	}
	if s.turn() != p.seat {
		return &RefusedError{Reason: NotYourTurn, Text: p.words.Say(lang.WaitFor{Name: p.words.name(s, s.turn())})}
	}
	return nil
}

// named finds the card that a button's argument means: a slot from 1, or a card that is held.
func (c *seat) named(arg string) (game.Card, error) {
	if n, err := strconv.Atoi(arg); err == nil {
		if n < 1 || n > len(c.slots) || c.slots[n-1] == game.NoCard {
			return game.NoCard, refuse(NotHeld)
		}
		return c.slots[n-1], nil
	}
	card, err := game.ParseCard(arg)
	if err != nil {
		return game.NoCard, refuse(UnknownButton)
	}
	if c.slot(card) < 0 {
		return game.NoCard, refuse(NotHeld)
	}
	return card, nil
}

// withHand adds the person's own screen to a reply, in place of the one that was pressed if that was the person's own. A
// screen with a picture follows as soon as that is painted: shown without it first, it would shrink and grow at each press.
func (t *table) withHand(p press, r reply) reply {
	s := t.state
	m := t.bot.platforms[s.room.Platform]
	if m == nil || p.update.Press == nil || !m.Caps().Ephemeral || !p.update.Press.Personal {
		return r
	}
	sh := sheet{surface: HandSurface, seat: p.seat}
	if s.private {
		sh = sheet{surface: TableSurface}
	}
	want := t.screen(sh)
	if want.painting != nil {
		t.promised(p)
		return reply{}
	}
	r.replace, r.screen = true, &want.message
	t.noteShown(p, want.message)
	return r
}

// noteShown remembers what an answer shows, so that it is not drawn a second time, nor drawn over before the answer has arrived.
func (t *table) noteShown(p press, message chat.Message) {
	s, u := t.state, p.update
	switch pressed := u.Press.Message; {
	case pressed.ID != "" && pressed == s.seats[p.seat].hand:
		t.drawn(sheet{surface: HandSurface, seat: p.seat}, message)
	case pressed.ID != "" && pressed == s.shown[TableSurface]:
		t.drawn(sheet{surface: TableSurface}, message)
	case !s.private:
		t.opened(p.seat, u.Reply, t.bot.platforms[s.room.Platform].Caps().ReplyLife, message)
	}
}

// promised has the screen that was pressed drawn by the queue, even where computers are about to move on.
func (t *table) promised(p press) {
	s, u := t.state, p.update
	if s.private {
		t.owed = true
		t.markSheet(sheet{surface: TableSurface})
		return
	}
	if u.Press.Message.ID == "" || u.Press.Message != s.seats[p.seat].hand {
		t.opened(p.seat, u.Reply, t.bot.platforms[s.room.Platform].Caps().ReplyLife, chat.Message{})
	}
	t.follow(p.seat)
}

// showHand opens the hand in private: whole where the platform can, else in a few words.
func (t *table) showHand(p press) (reply, error) {
	s := t.state
	if s.phase != inDeal {
		return reply{}, refuse(WrongTime)
	}
	want := t.screen(sheet{surface: HandSurface, seat: p.seat})
	message := want.message
	message.Picture = nil
	if m := t.bot.platforms[p.update.Room.Platform]; m != nil {
		t.opened(p.seat, p.update.Reply, m.Caps().ReplyLife, message)
	}
	if want.painting != nil {
		t.follow(p.seat)
	}
	return reply{note: t.handNote(p.words, p.seat), secret: true, alert: true, screen: &message}, nil
}

// showLast tells the last trick again.
func (t *table) showLast(p press) (reply, error) {
	s := t.state
	if s.phase != inDeal {
		return reply{}, refuse(WrongTime)
	}
	tricks := s.deal.state.View(-1).Tricks
	if len(tricks) == 0 {
		return reply{note: p.words.Term("notrick"), alert: true}, nil
	}
	return reply{note: p.words.lastTrick(s, tricks[len(tricks)-1]), alert: true}, nil
}

// comeBack takes a lent seat back.
func (t *table) comeBack(p press) (reply, error) {
	back := reply{note: p.words.Term("back")}
	if !t.state.seats[p.seat].lent {
		return back, nil
	}
	if err := t.append(Fact{Kind: Back, Seat: p.seat}); err != nil {
		return reply{}, err
	}
	return t.withHand(p, back), nil
}
