package game

// Position is the playing core: hands, stock, table and points, and what it
// takes to play on, but no history and no events. It is a small value without
// pointers: copying it is cloning it, and Play allocates nothing. State is built
// on it; programs that search play on positions directly.
//
// A Position trusts its caller: Play must be given a card of Legal.
type Position struct {
	hands    [MaxSeats]CardSet
	stock    [maxCards]Card // top first; the turned card is the last one
	drawn    uint8          // cards of stock that are gone
	stocked  uint8          // cards of stock at the start
	table    [MaxSeats]Card // the current trick in playing order
	onTable  uint8
	leader   uint8
	turn     uint8
	winning  uint8 // seat that would take the trick now
	best     uint8 // rank of the card it played, see weight
	pot      uint8 // points on the table
	seats    uint8
	trump    Suit
	points   [MaxSeats]uint8 // taken so far, by seat
	strength rankTable
	worth    rankTable
}

// Deal sets the position to the start of a deal: hands dealt one card at a time
// from dealer+1, the next card turned. The rules must be valid and the deck must
// hold exactly their cards.
func (p *Position) Deal(r Rules, dealer int, deck []Card) {
	tables := &rankings[r.Ranking]
	*p = Position{seats: uint8(r.Seats), strength: tables.strength, worth: tables.points}
	seat := r.Next(dealer)
	p.leader, p.turn = uint8(seat), uint8(seat)
	dealt := r.Seats * r.Hand
	for _, c := range deck[:dealt] {
		p.hands[seat] |= 1 << c
		if seat++; seat == r.Seats {
			seat = 0
		}
	}
	n := copy(p.stock[:], deck[dealt+1:])
	p.stock[n] = deck[dealt]
	p.stocked = uint8(n + 1)
	p.trump = deck[dealt].Suit()
}

// Turn returns the seat to play. It means nothing once the position is over.
func (p *Position) Turn() int { return int(p.turn) }

// Over reports whether all cards have been played.
func (p *Position) Over() bool { return p.hands[p.turn] == 0 }

// Hand returns the cards of a seat.
func (p *Position) Hand(seat int) CardSet { return p.hands[seat] }

// Legal returns the cards that the seat on turn may play.
func (p *Position) Legal() CardSet { return p.hands[p.turn] }

// Trump returns the trump suit.
func (p *Position) Trump() Suit { return p.trump }

// Stock returns how many cards are left to draw, the turned card included.
func (p *Position) Stock() int { return int(p.stocked - p.drawn) }

// Points returns the points that a seat has taken.
func (p *Position) Points(seat int) int { return int(p.points[seat]) }

// Play plays a card of the seat on turn. When it completes the trick, the
// winner takes it, everybody draws while the stock lasts, and the winner leads.
// It reports whether the trick was completed.
func (p *Position) Play(c Card) (completed bool) {
	p.hands[p.turn] &^= 1 << c
	p.table[p.onTable] = c
	p.onTable++
	p.pot += uint8(p.worth.of(c))
	if w := p.weight(c); p.onTable == 1 || w > p.best {
		p.best, p.winning = w, p.turn
	}
	if p.onTable < p.seats {
		p.turn = p.after(p.turn)
		return false
	}
	p.take()
	return true
}

// weight makes cards of a trick comparable: trumps above the led suit, the led
// suit above all others, which cannot win.
func (p *Position) weight(c Card) uint8 {
	switch c.Suit() {
	case p.trump:
		return 32 + uint8(p.strength.of(c))
	case p.table[0].Suit():
		return 16 + uint8(p.strength.of(c))
	default:
		return 0
	}
}

// take gives the trick to its winner and lets everybody draw.
func (p *Position) take() {
	w := p.winning
	p.points[w] += p.pot
	p.leader, p.turn = w, w
	p.onTable, p.pot, p.best = 0, 0, 0
	p.table = [MaxSeats]Card{}
	if p.drawn == p.stocked {
		return
	}
	seat := w
	for range p.seats {
		p.hands[seat] |= 1 << p.stock[p.drawn]
		p.drawn++
		seat = p.after(seat)
	}
}

// after returns the seat that plays after a seat.
func (p *Position) after(seat uint8) uint8 {
	if seat+1 == p.seats {
		return 0
	}
	return seat + 1
}
