package game

// EventKind is what happened.
type EventKind uint8

// The kinds of event.
const (
	Dealt        EventKind = iota // Seat was dealt Card, which only Seat may see
	Turned                        // Card was turned face up, the briscola
	Played                        // Seat played Card
	Took                          // Seat took the trick, worth Points
	Drew                          // Seat drew Card from the stock, which only Seat may see
	DrewBriscola                  // Seat drew the turned card, Card
	Ended                         // the deal is over
)

// String returns the name of the kind in lower case.
func (k EventKind) String() string {
	names := [...]string{"dealt", "turned", "played", "took", "drew", "drew briscola", "ended"}
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
	Seat   int // who did it, -1 where nobody did
	To     int // the one seat that may see Card, or Everyone
	Points int
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
