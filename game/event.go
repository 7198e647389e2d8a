package game

// EventKind is what happened.
type EventKind uint8

// The kinds of event.
const (
	Dealt           EventKind = iota // Seat was dealt Card, which only Seat may see
	Turned                           // Card was turned face up, the briscola; in a Briscolone it is in the hand of Seat
	BidMade                          // Seat bid Rank, Target or both
	PassedBid                        // Seat left the auction
	ThrownIn                         // Seat threw a poor hand in
	CalledCard                       // Seat called Card, whose Suit is trump
	RevealedPartner                  // the called card, Card, has been played: Seat held it
	TrumpChanged                     // Seat made Suit the trump
	TrumpKept                        // Seat left the trump Suit as it was
	SwappedBriscola                  // Seat put Card under the stock and took the turned card
	Played                           // Seat played Card
	Took                             // Seat took the trick, worth Points
	Drew                             // Seat drew Card from the stock, which only Seat may see
	DrewBriscola                     // Seat drew the turned card, Card
	Conceded                         // Seat gave the deal up
	Ended                            // the deal is over
)

// String returns the name of the kind in lower case.
func (k EventKind) String() string {
	names := [...]string{
		"dealt", "turned", "bid made", "passed bid", "thrown in", "called card", "revealed partner", "trump changed",
		"trump kept", "swapped briscola", "played", "took", "drew", "drew briscola", "conceded", "ended",
	}
	if int(k) >= len(names) {
		return ""
	}
	return names[k]
}

// Everyone is the To of an event whose card all may see.
const Everyone = -1

// Event is one thing that happened at the table. That it happened is public;
// its card is for the seat To alone, or for Everyone.
type Event struct {
	Kind   EventKind
	Card   Card
	Suit   Suit
	Rank   Rank
	Seat   int // who did it, -1 where nobody did
	To     int // the one seat that may see Card, or Everyone
	Points int // of the trick that was taken; of a bid the target, 0 where it has none
}

// For returns the event as a seat may see it: without its card, if the card is
// for another seat. Any seat that is not at the table, such as -1, sees what a
// spectator sees.
func (e Event) For(seat int) Event {
	if e.To != Everyone && e.To != seat {
		e.Card = NoCard
	}
	return e
}
