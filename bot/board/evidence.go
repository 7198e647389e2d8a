package board

import "briscola/game"

// Dealt is what the shuffle put into the hands at the beginning of a deal, by place in the order of play.
type Dealt struct {
	Seats  int
	Points [game.MaxSeats]int  // card points
	Ace    [game.MaxSeats]bool // the Ace of trump, where a trump is turned

	Turned bool // a trump is turned, and lies in the stock

	// What chance gives each place on the average, in millionths.
	ExpectPoints int
	ExpectAce    int
}

// millionth is the unit of what is expected.
const millionth = 1_000_000

func newDealt(deal game.Deal) (d Dealt, err error) {
	state, _, err := game.Start(deal)
	if err != nil {
		return d, err
	}
	rules := deal.Rules
	open := state.View(-1)
	cards := rules.Cards().Len()
	d.Seats, d.Turned = rules.Seats, open.Briscola != game.NoCard && open.BriscolaHolder < 0
	total := 0
	for card := range rules.Cards().All() {
		total += rules.Points(card)
	}
	hand := 0
	for place, seat := 0, rules.Next(deal.Dealer); place < rules.Seats; place, seat = place+1, rules.Next(seat) {
		held := state.View(seat).Hand
		hand = held.Len()
		for card := range held.All() {
			d.Points[place] += rules.Points(card)
			if d.Turned && card == game.NewCard(game.Ace, open.Trump) {
				d.Ace[place] = true
			}
		}
	}
	d.ExpectPoints = hand * total * millionth / cards
	if d.Turned { // the turned card is itself an Ace in 4 of so many cases; else the Ace of its suit lies anywhere but there
		d.ExpectAce = int(int64(cards-4) * int64(hand) * millionth / int64(cards) / int64(cards-1))
	}
	return d, nil
}

// Evidence sums up what the shuffle dealt in the deals of one kind.
type Evidence struct {
	Deals  int
	Turned int                // deals with a turned trump in the stock
	Points [game.MaxSeats]int // card points in the first hand, by place in the order of play
	Aces   [game.MaxSeats]int // how often the first hand had the Ace of trump

	// What chance gives each place in so many deals, in millionths.
	ExpectPoints int
	ExpectAces   int
}

func (e *Evidence) add(d Dealt) {
	e.Deals++
	if d.Turned {
		e.Turned++
	}
	for place := range d.Seats {
		e.Points[place] += d.Points[place]
		if d.Ace[place] {
			e.Aces[place]++
		}
	}
	e.ExpectPoints += d.ExpectPoints
	e.ExpectAces += d.ExpectAce
}
