package bot

import (
	"cmp"
	"errors"
	"slices"

	"briscola/bot/chat"
	"briscola/game"
)

// deal is the deal that is being played.
type deal struct {
	from   uint64 // number of its Dealt fact
	dealer int
	seed   game.Seed
	deck   []game.Card
	moves  []game.Move
	state  game.State
}

func (s *state) foldStarted() error {
	if s.phase != inLobby && s.phase != inResult || s.free() > 0 {
		return errPhase
	}
	s.match = game.NewMatchOf(s.rules, s.match.Format)
	s.phase, s.result, s.mixed = inPause, nil, false // drawn by now, if they were to be
	for i := range s.seats {
		s.seats[i].agreed = false
	}
	return nil
}

// foldDealt begins a deal. The screens of the deal before stay behind, and who has left is a computer from now on.
func (s *state) foldDealt(f Fact) error {
	if s.phase != inPause {
		return errPhase
	}
	seed, err := game.ParseSeed(f.Seed)
	if err != nil {
		return err
	}
	d := deal{from: s.seq, dealer: f.Dealer, seed: seed, deck: game.Shuffle(s.rules, seed)}
	var events []game.Event
	d.state, events, err = game.Start(game.Deal{Rules: s.rules, Dealer: d.dealer, Deck: d.deck})
	if err != nil {
		return err
	}
	if s.settled > 0 { // the first deal goes on with the message of the lobby
		clear(s.shown)
		s.era++
	}
	s.replaceGone(0)
	for i := range s.seats {
		c := &s.seats[i]
		c.slots, c.last, c.sign, c.hand = nil, lastPlay{slot: -1}, madeSign{}, chat.MessageRef{}
	}
	s.deal, s.phase, s.result, s.lastTrick = d, inDeal, nil, nil
	s.arrange(events, game.NoCard)
	if s.deal.state.View(-1).Stock == 0 {
		s.sortSlots()
	}
	return nil
}

// sortSlots orders hands to which nothing is drawn by suit and strength.
func (s *state) sortSlots() {
	for i := range s.seats {
		slices.SortFunc(s.seats[i].slots, func(a, b game.Card) int {
			return cmp.Or(cmp.Compare(a.Suit(), b.Suit()), cmp.Compare(s.rules.Strength(b), s.rules.Strength(a)))
		})
	}
}

func (s *state) foldMoved(f Fact, before uint64) error {
	move, err := game.ParseMove(f.Move)
	if err != nil {
		return errors.New("no move") // which the error of ParseMove would quote
	}
	if s.phase != inDeal {
		return errPhase
	}
	open := s.deal.state.View(-1).Briscola
	next, events, err := s.deal.state.Do(move)
	if err != nil {
		return err
	}
	s.deal.state, s.deal.moves = next, append(s.deal.moves, move)
	c := &s.seats[move.Seat]
	c.last = lastPlay{version: before, move: move, slot: -1}
	if move.Kind == game.MovePlay {
		c.last.slot = c.slot(move.Card)
	}
	switch f.By {
	case ByClock:
		c.slips++
	case ByPerson:
		c.slips = 0
	}
	s.arrange(events, open)
	return nil
}

// foldSettled ends a deal. Whoever left before it is a computer. It holds without the deal's own facts, which are no longer in
// the log when a table is loaded again.
func (s *state) foldSettled(f Fact) error {
	if s.phase != inDeal && s.phase != inPause || f.Result == nil {
		return errPhase
	}
	named := slices.Clone(f.Result.Winners)
	for _, side := range f.Result.Sides {
		named = append(named, side.Seats...)
	}
	if f.Trick != nil {
		named = append(named, f.Trick.Winner)
	}
	for _, seat := range named {
		if seat < 0 || seat >= len(s.seats) {
			return errors.New("the result names no seat")
		}
	}
	s.result, s.lastTrick, s.lastSeed = f.Result, f.Trick, f.Seed
	s.settled++
	s.replaceGone(s.settled)
	s.match = s.match.Add(*f.Result)
	s.phase = inPause
	if s.match.Over() || s.present() == 0 && !(s.private && s.watched()) {
		s.phase = inResult
	}
	s.deal = deal{dealer: f.Dealer}
	return nil
}

// watched tells whether the table is one of computers alone that somebody looks at.
func (s *state) watched() bool {
	return s.count(func(c *seat) bool { return c.player != nil && c.player.Computer() }) == len(s.seats)
}

func (s *state) foldPosted(f Fact) {
	s.posts[sheet{surface: f.Surface, seat: f.Seat}]++
	if f.Surface == HandSurface {
		s.seats[f.Seat].hand = f.Message
		return
	}
	s.shown[f.Surface] = f.Message
	if f.Surface == PingSurface && f.Message.ID != "" {
		s.pinged = s.version
	}
	if f.Message.ID == "" {
		delete(s.shown, f.Surface)
	}
}

// arrange keeps the slots of the hands: a drawn card takes the place of the one that was played, so that a slot keeps its meaning;
// before is the card that lay open before these events.
func (s *state) arrange(events []game.Event, before game.Card) {
	for _, e := range events {
		switch e.Kind {
		case game.Dealt:
			c := &s.seats[e.Seat]
			c.slots = append(c.slots, e.Card)
		case game.Played:
			c := &s.seats[e.Seat]
			if i := c.slot(e.Card); i >= 0 {
				c.slots[i] = game.NoCard
			}
		case game.SwappedBriscola:
			c := &s.seats[e.Seat]
			if i := c.slot(e.Card); i >= 0 {
				c.slots[i] = before
			}
		case game.Drew, game.DrewBriscola:
			c := &s.seats[e.Seat]
			if i := c.slot(game.NoCard); i >= 0 {
				c.slots[i] = e.Card
			}
		}
	}
}

// slot finds the slot of a card, -1 if it is not held.
func (s *seat) slot(card game.Card) int {
	for i, held := range s.slots {
		if held == card {
			return i
		}
	}
	return -1
}
