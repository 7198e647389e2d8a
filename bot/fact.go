package bot

import (
	"time"

	"briscola/bot/chat"
	"briscola/game"
)

// TableID names a table: a few lower-case letters and digits, never used twice.
type TableID string

// Fact is one entry of a table's log: something that a person, the shuffler or the clock decided. Whatever follows from
// the facts is derived from them and never stored. Which fields are set depends on the kind.
type Fact struct {
	Kind FactKind  `json:"kind"`
	At   time.Time `json:"at,omitzero"`

	Seat int `json:"seat,omitempty"` // Seated, Left, Dropped, Agreed, Signed, Lent, Back, Told; Posted for a hand

	// Opened, Rehomed
	Room      chat.Room      `json:"room,omitzero"`
	Community chat.Community `json:"community,omitzero"`

	// Opened; Changed has those from Rules to Level
	Private  bool          `json:"private,omitempty"`
	Host     chat.PersonID `json:"host,omitzero"` // Hosted too
	Rules    string        `json:"rules,omitempty"`
	Variant  string        `json:"variant,omitempty"`
	Match    string        `json:"match,omitempty"`  // see formatText
	Signs    string        `json:"signs,omitempty"`  // "", "on", "later": not before the first trick is over
	Notice   int           `json:"notice,omitempty"` // percent: how often an opponent notices a sign
	Mixed    bool          `json:"mixed,omitempty"`  // who sits where is drawn by lot
	NoHints  bool          `json:"nohints,omitempty"`
	Casual   bool          `json:"casual,omitempty"`   // not rated
	Level    string        `json:"level,omitempty"`    // of all computers; "" in a Changed leaves it as it was
	Language string        `json:"language,omitempty"` // of the public screens

	Player *Player `json:"player,omitempty"` // Seated
	InDeal bool    `json:"indeal,omitempty"` // Left: while cards were out

	// Dealt: the deck is what the seed shuffles. Settled repeats both
	Dealer int    `json:"dealer,omitempty"`
	Seed   string `json:"seed,omitempty"` // 64 hexadecimal digits

	// Moved: a move as in a record
	Move string `json:"move,omitempty"`
	By   Author `json:"by,omitempty"`

	// Posted: where a screen was shown; no message where it is gone
	Surface Surface         `json:"surface,omitempty"`
	Message chat.MessageRef `json:"message,omitzero"`

	// Settled
	Deal   DealID       `json:"deal,omitempty"`
	Result *game.Result `json:"result,omitempty"`
	Trick  *game.Trick  `json:"trick,omitempty"` // the last one

	// Signed: a partner's sign for a card of trump, and who noticed how much of it, by seat: 1 that there was one, 2 which
	Sign    string `json:"sign,omitempty"`
	Noticed []int  `json:"noticed,omitempty"`

	Reason string `json:"reason,omitempty"` // Closed
}

// FactKind says what was decided.
type FactKind string

const (
	Opened  FactKind = "opened"  // a table, by its host
	Seated  FactKind = "seated"  // a person or a computer took a seat
	Left    FactKind = "left"    // a person gave a seat up; in a deal the computer has it until the deal ends
	Dropped FactKind = "dropped" // the host sent a computer away
	Hosted  FactKind = "hosted"  // somebody else is host now
	Agreed  FactKind = "agreed"  // a person wants a rematch
	Changed FactKind = "changed" // the host chose something else to play, or another level
	Started FactKind = "started" // a match, or a rematch
	Dealt   FactKind = "dealt"
	Moved   FactKind = "moved"
	Signed  FactKind = "signed"
	Lent    FactKind = "lent" // an absent person's seat, to the computer until Back
	Back    FactKind = "back"
	Posted  FactKind = "posted"
	Told    FactKind = "told" // a person, how to see the hand without private messages
	Settled FactKind = "settled"
	Rehomed FactKind = "rehomed" // the chat has a new id
	Closed  FactKind = "closed"
)

// Author says who made a move.
type Author string

const (
	ByPerson   Author = "person"
	ByComputer Author = "computer" // in its own or a lent seat
	ByClock    Author = "clock"    // for a person who was too slow
)

// Surface names one of a table's screens.
type Surface string

const (
	TableSurface  Surface = "table"
	ResultSurface Surface = "result"
	PingSurface   Surface = "ping"
	HandSurface   Surface = "hand" // one for each seat
)

// Player is who sits in a seat: a person, or a computer of a level.
type Player struct {
	Person   chat.PersonID `json:"person,omitzero"`
	Name     string        `json:"name,omitempty"` // clean and clipped, see CleanName
	Language string        `json:"language,omitempty"`
	Level    string        `json:"level,omitempty"` // of a computer

	// Kept with a settled deal.
	GaveUp bool `json:"gaveup,omitempty"` // the person left during the deal, or was away at its end, and a computer played on
	Erased bool `json:"erased,omitempty"` // a person whose data was deleted
}

// Computer tells whether no person sits there.
func (p Player) Computer() bool { return p.Person == chat.PersonID{} && !p.Erased }
