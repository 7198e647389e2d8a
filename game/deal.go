package game

import (
	"errors"
	"fmt"
)

// Deal is what is settled before the first card is played. It is data and may be
// nonsense; Start says whether it is.
type Deal struct {
	Rules  Rules
	Dealer int    // seat of the dealer; dealer+1 is dealt to first and leads
	Deck   []Card // top first: exactly the cards of Rules.Cards
}

// Reasons, besides refused rules, for which a deal cannot start.
var (
	ErrDealer = errors.New("the dealer is not at the table")
	ErrDeck   = errors.New("the deck does not hold exactly the cards in play")
)

// Start deals the cards. The error wraps a *RuleError, ErrDealer or ErrDeck.
func Start(d Deal) (State, []Event, error) {
	if err := d.check(); err != nil {
		return State{}, nil, err
	}
	s := State{
		rules: d.Rules, dealer: int8(d.Dealer), phase: PhasePlay,
		caller: nobody, partner: nobody, conceded: nobody, auction: auction{bidder: nobody},
	}
	if d.Rules.auctioned() {
		s.phase, s.auction.turn = PhaseAuction, int8(d.Rules.Next(d.Dealer))
	}
	s.position.Deal(d.Rules, d.Dealer, d.Deck)
	dealt := d.Rules.Seats * d.Rules.Hand
	events := make([]Event, 0, dealt+1)
	seat := d.Dealer
	for _, c := range d.Deck[:dealt] {
		seat = d.Rules.Next(seat)
		events = append(events, Event{Kind: Dealt, Seat: seat, To: seat, Card: c})
	}
	switch {
	case d.Rules.turns():
		s.briscola = d.Deck[dealt]
		events = append(events, Event{Kind: Turned, Seat: nobody, To: Everyone, Card: s.briscola})
	case d.Rules.Preset == PresetBriscolone: // the dealer's last card is shown and kept
		s.briscola = d.Deck[dealt-1]
		s.shown = s.shown.With(s.briscola)
		events = append(events, Event{Kind: Turned, Seat: d.Dealer, To: Everyone, Card: s.briscola})
	}
	return s, events, nil
}

func (d Deal) check() error {
	if err := d.Rules.Validate(); err != nil {
		return err
	}
	return errors.Join(d.checkDealer(), d.checkDeck())
}

func (d Deal) checkDealer() error {
	if d.Dealer < 0 || d.Dealer >= d.Rules.Seats {
		return fmt.Errorf("%w: seat %d of %d", ErrDealer, d.Dealer, d.Rules.Seats)
	}
	return nil
}

func (d Deal) checkDeck() error {
	want := d.Rules.Cards()
	var seen CardSet
	for _, c := range d.Deck {
		switch {
		case !want.Has(c):
			return fmt.Errorf("%w: %q is not in play", ErrDeck, c)
		case seen.Has(c):
			return fmt.Errorf("%w: %s is there twice", ErrDeck, c)
		}
		seen = seen.With(c)
	}
	if seen != want {
		return fmt.Errorf("%w: %s missing", ErrDeck, want&^seen)
	}
	return nil
}
