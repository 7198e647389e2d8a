package bot

import (
	"maps"
	"slices"
)

// Reason says why something that a person asked for was refused. Each has its own text in every language, the term
// "refused." and the reason.
type Reason string

const (
	UnknownButton  Reason = "button"    // no button of the bot
	UnknownCommand Reason = "command"   // no command of the bot
	TableOver      Reason = "over"      // the table of the button is no longer there
	NoTable        Reason = "notable"   // the person sits at no table
	NoTableHere    Reason = "empty"     // there is no table in this room
	RoomTaken      Reason = "taken"     // a table is here already
	NotSeated      Reason = "outsider"  // the person has no seat at the table
	SeatedOther    Reason = "elsewhere" // the person has a seat at another table
	TableFull      Reason = "full"
	SeatGone       Reason = "seat"       // somebody sits there
	WrongTime      Reason = "time"       // not possible in this phase
	WrongPlace     Reason = "place"      // not possible in this room
	NotHost        Reason = "host"       // for the host only
	NotAdmin       Reason = "admin"      // for the host and the community's admins only
	AdminOnly      Reason = "adminonly"  // for the community's admins only
	NotYourTurn    Reason = "turn"       // another seat is on turn
	Stale          Reason = "stale"      // the screen was drawn for an earlier state
	NotHeld        Reason = "held"       // the card is not in the hand
	NoComputer     Reason = "nobot"      // there is no computer to send away
	NeedPerson     Reason = "person"     // a table of computers alone, in a shared room
	OddSeats       Reason = "seats"      // so many cannot play
	TooFewSeats    Reason = "toofew"     // more people sit there than the new number of seats
	NoSigns        Reason = "nosigns"    // the table does not play with signs
	SignsLater     Reason = "signslater" // not before the first trick is over
	SignedAlready  Reason = "signed"     // one sign in a trick
	NoHints        Reason = "nohints"    // the table does not play with hints
	Nameless       Reason = "unknown"    // the platform hides who it is
	Failed         Reason = "failed"     // not saved, as far as is known; the person may try again
)

// Reasons lists all of them, those for which package game refuses a move too.
func Reasons() []Reason {
	list := []Reason{
		UnknownButton, UnknownCommand, TableOver, NoTable, NoTableHere, RoomTaken, NotSeated, SeatedOther, TableFull,
		SeatGone, WrongTime, WrongPlace, NotHost, NotAdmin, AdminOnly, NotYourTurn, Stale, NotHeld, NoComputer, NeedPerson,
		OddSeats, TooFewSeats, NoSigns, SignsLater, SignedAlready, NoHints, Nameless, Failed,
	}
	moves := slices.Collect(maps.Values(moveReasons()))
	slices.Sort(moves)
	return append(list, slices.DeleteFunc(moves, func(r Reason) bool { return slices.Contains(list, r) })...)
}

// RefusedError is a refusal. Nothing has changed.
type RefusedError struct {
	Reason Reason
	Text   string // instead of the reason's own text, where the refusal names what was wrong; in the person's language
}

func (e *RefusedError) Error() string { return "bot: refused: " + string(e.Reason) }

func refuse(r Reason) error { return &RefusedError{Reason: r} }
