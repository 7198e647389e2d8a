package game

import (
	"math"
	"slices"
)

// completion is a deal being made from a glimpse: every card that the seat knows is
// put where it must have come from, and then the others wherever they may be.
type completion struct {
	glimpse Glimpse
	deck    []Card  // NoCard where no card has been put yet
	left    CardSet // cards that have not been put anywhere
	places  []place
	swaps   []exchange
	turned  Card // lies under the stock after all exchanges, or did until it was drawn
}

// place is one place of the deck.
type place struct {
	at    int // in the deck
	seat  int // that got the card, nobody while it lies in the stock
	trick int // first trick in which it could be played
}

// exchange is one exchange of the turned card.
type exchange struct {
	seat, trick  int // who made it before which trick
	given, taken Card
}

// stay is a card that a seat is known to have drawn or been dealt.
type stay struct {
	card  Card
	since int // it cannot have been held before this trick
	until int // it left the hand in this trick, or math.MaxInt
}

// deal returns a deal in which the seat sees what the glimpse tells.
func (g Glimpse) deal() (Deal, error) {
	c := completion{glimpse: g, deck: make([]Card, g.Rules.Cards().Len()), left: g.Rules.Cards()}
	c.findPlaces()
	for _, step := range []func() error{c.putBriscola, c.putKnown, c.putStock, c.putHidden} {
		if err := step(); err != nil {
			return Deal{}, err
		}
	}
	return Deal{Rules: g.Rules, Dealer: g.Dealer, Deck: c.deck}, nil
}

// findPlaces lists the places of the deck in the order in which they were dealt and drawn.
func (c *completion) findPlaces() {
	g, n := &c.glimpse, c.glimpse.Rules.Seats
	dealt := n * g.Rules.Hand
	for i := range dealt {
		c.places = append(c.places, place{at: i, seat: (g.Dealer + 1 + i) % n})
	}
	for i := range len(c.deck) - dealt {
		p := place{at: dealt + i, seat: nobody, trick: i/n + 1}
		if g.Rules.turns() { // the turned card was dealt first and is drawn last
			p.at = dealt + (i+1)%(len(c.deck)-dealt)
		}
		if p.trick <= len(g.Tricks) && len(g.Tricks[p.trick-1].Cards) == n {
			p.seat = (g.winner(p.trick-1) + i) % n
		}
		c.places = append(c.places, p)
	}
}

// winner returns who took a full trick of a game without an auction.
func (g Glimpse) winner(trick int) int {
	t := g.Tricks[trick]
	return g.seatAt(t, View{Rules: g.Rules, Trump: g.Briscola.Suit(), Table: t.Cards}.Taking())
}

// put puts a card into a place of the deck.
func (c *completion) put(at int, card Card) error {
	switch {
	case !c.glimpse.Rules.Cards().Has(card):
		return unlike("%q is not in play", card)
	case !c.left.Has(card):
		return unlike("%s is there twice", card)
	}
	c.deck[at], c.left = card, c.left.Without(card)
	return nil
}

// putBriscola puts the turned or shown card into its place and finds out what was exchanged for it.
func (c *completion) putBriscola() error {
	g := &c.glimpse
	c.turned = g.Briscola
	for i, t := range g.Tricks {
		for range t.Swaps {
			e := exchange{seat: t.Leader, trick: i, given: swapCard(c.turned), taken: c.turned}
			if e.given == NoCard || !g.Rules.Swap {
				return unlike("%s cannot be exchanged before trick %d", c.turned, i+1)
			}
			c.swaps, c.turned = append(c.swaps, e), e.given
		}
	}
	dealt := g.Rules.Seats * g.Rules.Hand
	switch {
	case g.Rules.turns():
		return c.put(dealt, g.Briscola)
	case g.Briscola != NoCard:
		return c.put(dealt-1, g.Briscola)
	}
	return nil
}

// putKnown puts the cards of every seat that are known into places where it got cards.
func (c *completion) putKnown() error {
	g := &c.glimpse
	for seat := range g.Rules.Seats {
		hand := g.open(seat)
		if seat == g.Seat {
			hand = g.Hand
		}
		if held := c.held(seat); len(hand) != held && (len(hand) > 0 || seat == g.Seat) {
			return unlike("seat %d holds %d cards, not %d", seat, held, len(hand))
		}
		if err := c.settle(seat, c.stays(seat, hand)); err != nil {
			return err
		}
	}
	return nil
}

// held returns how many cards a seat holds now.
func (c *completion) held(seat int) (n int) {
	for _, p := range c.places {
		if p.seat == seat {
			n++
		}
	}
	for _, t := range c.glimpse.Tricks {
		if c.glimpse.placeOf(t, seat) < len(t.Cards) {
			n--
		}
	}
	return n
}

// placeOf returns the place at which a seat plays in a trick.
func (g Glimpse) placeOf(t SeenTrick, seat int) int {
	return (seat - t.Leader + g.Rules.Seats) % g.Rules.Seats
}

// stays returns the cards that a seat gave away, played and holds, less the turned card and those taken for it, which did
// not come from the stock like others.
func (c *completion) stays(seat int, hand []Card) (stays []stay) {
	g := &c.glimpse
	var elsewhere CardSet
	for _, p := range c.places {
		if p.seat == seat && c.deck[p.at] != NoCard {
			elsewhere = elsewhere.With(c.turned)
		}
	}
	add := func(card Card, until int) {
		stays = append(stays, stay{card: card, since: g.lacked(seat, card.Suit(), until), until: until})
	}
	for _, e := range c.swaps {
		if e.seat == seat {
			elsewhere = elsewhere.With(e.taken)
			add(e.given, e.trick)
		}
	}
	for i, t := range g.Tricks {
		if at := g.placeOf(t, seat); at < len(t.Cards) && !elsewhere.Has(t.Cards[at]) {
			add(t.Cards[at], i)
		}
	}
	for _, card := range hand {
		if !elsewhere.Has(card) {
			add(card, math.MaxInt)
		}
	}
	return stays
}

// lacked returns the trick after the last one before a given trick in which a seat showed that it had no card of a suit.
func (g Glimpse) lacked(seat int, suit Suit, before int) (since int) {
	if !g.Rules.Follow {
		return 0
	}
	for i, t := range g.Tricks[:min(before, len(g.Tricks))] {
		at := g.placeOf(t, seat)
		if at < len(t.Cards) && t.Cards[0].Suit() == suit && t.Cards[at].Suit() != suit {
			since = i + 1
		}
	}
	return since
}

// settle puts the known cards of a seat into its places, always the one that had to leave first. The
// places that stay free are as late as they can be, where a hidden card has least to keep to.
func (c *completion) settle(seat int, stays []stay) error {
	for _, p := range c.places {
		if p.seat != seat || c.deck[p.at] != NoCard {
			continue
		}
		next := -1
		for i, s := range stays {
			if s.since <= p.trick && (next < 0 || s.until < stays[next].until) {
				next = i
			}
		}
		if next < 0 {
			continue
		}
		if err := c.put(p.at, stays[next].card); err != nil {
			return err
		}
		stays = slices.Delete(stays, next, next+1)
	}
	if len(stays) > 0 {
		return unlike("seat %d cannot have got %s in time", seat, stays[0].card)
	}
	return nil
}

// putStock puts the cards of an open stock into it. The turned card is there already.
func (c *completion) putStock() error {
	var stock []place
	if c.glimpse.Rules.Open == OpenAll {
		stock = slices.DeleteFunc(slices.Clone(c.places), func(p place) bool { return p.seat != nobody })
	}
	if told := c.glimpse.Stock; len(told) != len(stock) {
		return unlike("%d cards of the stock lie open, not %d", len(stock), len(told))
	}
	for i, p := range stock {
		if c.deck[p.at] != NoCard {
			continue
		}
		if err := c.put(p.at, c.glimpse.Stock[i]); err != nil {
			return err
		}
	}
	return nil
}

// putHidden puts the cards that are left into the places that are left, so that nobody holds a card that it showed not to have.
func (c *completion) putHidden() error {
	var free []place
	for _, p := range c.places {
		if c.deck[p.at] == NoCard {
			free = append(free, p)
		}
	}
	cards := c.left.Cards()
	m := matching{fits: func(i, j int) bool { return c.fits(free[i], cards[j]) }, holder: slices.Repeat([]int{-1}, len(cards))}
	for i := range free {
		if !m.place(i, make([]bool, len(cards))) {
			return unlike("somebody has not followed suit")
		}
	}
	for j, i := range m.holder {
		c.deck[free[i].at] = cards[j]
	}
	return nil
}

// fits reports whether a hidden card may have come to a place.
func (c *completion) fits(p place, card Card) bool {
	return p.seat == nobody || c.glimpse.lacked(p.seat, card.Suit(), math.MaxInt) <= p.trick
}

// matching gives every place a card that fits, moving cards given before to other places where that helps.
type matching struct {
	fits   func(place, card int) bool
	holder []int // place of each card, -1 for none
}

// place finds a card for a place among those not tried yet.
func (m *matching) place(place int, tried []bool) bool {
	for card, holder := range m.holder {
		if tried[card] || !m.fits(place, card) {
			continue
		}
		tried[card] = true
		if holder < 0 || m.place(holder, tried) {
			m.holder[card] = place
			return true
		}
	}
	return false
}
