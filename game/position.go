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
	best     uint8 // weight of the card it played
	pot      uint8 // points on the table
	seats    uint8
	trump    Suit
	follow   bool            // the led suit must be followed
	waits    bool            // the first trick is judged when the trump has been named
	points   [MaxSeats]uint8 // taken so far, by seat
	strength rankTable
	worth    rankTable
}

// newPosition returns a position of the rules without cards, with a seat to lead.
func newPosition(r Rules, leader int) Position {
	tables := &rankings[r.Ranking]
	return Position{
		seats: uint8(r.Seats), leader: uint8(leader), turn: uint8(leader),
		strength: tables.strength, worth: tables.points, follow: r.Follow,
	}
}

// Deal sets the position to the start of a deal: hands dealt one card at a time
// from dealer+1, the next card turned where the rules turn one. The rules must be
// valid and the deck must hold exactly their cards. A Chiamata has no trump until
// SetTrump.
func (p *Position) Deal(r Rules, dealer int, deck []Card) {
	seat := r.Next(dealer)
	*p = newPosition(r, seat)
	dealt := r.Seats * r.Hand
	for _, c := range deck[:dealt] {
		p.hands[seat] |= 1 << c
		if seat++; seat == r.Seats {
			seat = 0
		}
	}
	p.trump = r.trump(deck)
	p.waits = r.Blind == BlindJudged
	if !r.turns() {
		p.stocked = uint8(copy(p.stock[:], deck[dealt:]))
		return
	}
	n := copy(p.stock[:], deck[dealt+1:])
	p.stock[n] = deck[dealt]
	p.stocked = uint8(n + 1)
}

// Turn returns the seat to play. It means nothing once the position is over.
func (p *Position) Turn() int { return int(p.turn) }

// Over reports whether all cards have been played.
func (p *Position) Over() bool { return p.hands[p.turn] == 0 }

// Hand returns the cards of a seat.
func (p *Position) Hand(seat int) CardSet { return p.hands[seat] }

// Legal returns the cards that the seat on turn may play.
func (p *Position) Legal() CardSet {
	hand := p.hands[p.turn]
	if p.follow && p.onTable > 0 {
		if same := hand & suitOf(p.table[0]); same != 0 {
			return same
		}
	}
	return hand
}

// suitOf returns all cards of the suit of a card.
func suitOf(c Card) CardSet { return 0xFFFF << (c & 0x30) }

// Trump returns the trump suit, NoSuit where there is none or none yet.
func (p *Position) Trump() Suit { return p.trump }

// SetTrump makes a suit the trump for the next tricks, in the call of a Chiamata or
// the change of a Bastarda. A blind first trick that waits for it is judged with
// it; SetTrump reports whether that completed the trick.
func (p *Position) SetTrump(s Suit) (completed bool) {
	p.trump = s
	if !p.waits {
		return false
	}
	p.waits = false
	p.best = 0
	seat := int(p.leader)
	for _, c := range p.table[:p.onTable] {
		if w := p.weight(c); w > int(p.best) {
			p.best, p.winning = uint8(w), uint8(seat)
		}
		seat = p.after(seat)
	}
	if p.onTable < p.seats {
		return false
	}
	p.take(int(p.winning))
	return true
}

// Stock returns how many cards are left to draw, the turned card included.
func (p *Position) Stock() int { return int(p.stocked - p.drawn) }

// Points returns the points that a seat has taken.
func (p *Position) Points(seat int) int { return int(p.points[seat]) }

// Next returns the card of the stock that is drawn after i others.
func (p *Position) Next(i int) Card { return p.stock[int(p.drawn)+i] }

// Table returns the cards on the table in playing order. It is valid until the next Play.
func (p *Position) Table() []Card { return p.table[:p.onTable] }

// OnTable returns how many cards lie on the table.
func (p *Position) OnTable() int { return int(p.onTable) }

// Pot returns the points on the table.
func (p *Position) Pot() int { return int(p.pot) }

// Winning returns the seat that would take the trick now. It means nothing on an empty table.
func (p *Position) Winning() int { return int(p.winning) }

// Taker returns the card that would take the trick now, NoCard on an empty table.
func (p *Position) Taker() Card {
	i := int(p.winning) - int(p.leader)
	if i < 0 {
		i += int(p.seats)
	}
	return p.table[i]
}

// Play plays a card of the seat on turn. When it completes the trick, the
// winner takes it, everybody draws while the stock lasts, and the winner leads.
// It reports whether the trick was completed. A first trick that is blind and
// judged later is left on the table until SetTrump.
//
// Conditions that depend on the cards are written so that they compile to
// conditional moves: branches that nobody can predict would take most of the time.
func (p *Position) Play(c Card) (completed bool) {
	turn := int(p.turn)
	p.hands[turn] &^= 1 << (c & 63)
	p.table[p.onTable] = c
	p.onTable++
	p.pot += uint8(p.worth.of(c))
	weight, winning := int(p.best), int(p.winning)
	if w := p.weight(c); w > weight {
		weight, winning = w, turn
	}
	p.best, p.winning = uint8(weight), uint8(winning)
	if p.onTable < p.seats {
		p.turn = uint8(p.after(turn))
		return false
	}
	if !p.waits {
		p.take(winning)
	}
	return true
}

// weight makes the cards of a trick comparable: trumps weigh more than the led
// suit, and the led suit more than all others, which cannot win.
func (p *Position) weight(c Card) int {
	w := p.strength.of(c)
	if c>>4 == p.table[0]>>4 {
		w += 16
	}
	if Suit(c>>4)+1 == p.trump {
		w += 32
	}
	return w
}

// take gives the trick to its winner and lets everybody draw.
func (p *Position) take(winner int) {
	p.points[winner] += p.pot
	p.leader, p.turn = uint8(winner), uint8(winner)
	p.onTable, p.pot, p.best = 0, 0, 0
	p.table = [MaxSeats]Card{}
	if p.drawn == p.stocked {
		return
	}
	seat := winner
	for _, c := range p.stock[p.drawn : p.drawn+p.seats] {
		p.hands[seat] |= 1 << (c & 63)
		seat = p.after(seat)
	}
	p.drawn += p.seats
}

// after returns the seat that plays after a seat.
func (p *Position) after(seat int) int {
	seat++
	if seat == int(p.seats) {
		seat = 0
	}
	return seat
}
