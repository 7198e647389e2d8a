package bot

import (
	"errors"
	"time"

	"briscola/bot/chat"
)

// ErrConflict says that a log has grown since the caller looked.
var ErrConflict = errors.New("bot: the table's log has grown meanwhile")

// ErrUnknown says that there is no such table, deal or person in the store.
var ErrUnknown = errors.New("bot: not in the store")

// Store keeps what must not be lost. Every method that changes something returns only after the change is committed to
// disk, and does all of it or nothing; a value that could not be read again is refused. After an error that is no refusal,
// such as one of the disk, the change may in rare cases stand all the same, whole: read again what is stored. Methods may
// be called from several goroutines. The contract is tested by bottest.StoreContract.
type Store interface {
	// Append adds facts to the log of a table, numbered from after+1; the first append, after 0, creates the table.
	// ErrConflict unless after is the number of the newest fact. Without facts it only compares.
	Append(table TableID, after uint64, facts ...Fact) error

	// Settle ends a deal in one transaction: it appends the facts, takes the deal's own facts out of the log, keeps the
	// record and adds to the figures of the people. ErrConflict as for Append; a deal whose id is kept already is refused.
	// A gain without a name leaves the old name.
	Settle(table TableID, after uint64, settlement Settlement) error

	// Log gives a table's facts in order. Numbers have gaps where deals were settled. ErrUnknown where there is none.
	Log(table TableID) ([]Entry, error)

	// Tables lists the tables that have a log, in order of their ids.
	Tables() ([]TableID, error)

	// Drop removes the log of a table; to find none is success.
	Drop(table TableID) error

	// Deal gives a settled deal; ErrUnknown where there is none.
	Deal(DealID) (SettledDeal, error)

	// Board gives a page of a community's figures, best first (most wins, then most points, then fewest deals, then the
	// person's id), and how many people are on it. An offset behind the end gives an empty page.
	Board(community chat.Community, offset, limit int) (page []Figures, total int, err error)

	// Figures gives a person's figures in a community and the place on the board, from 1; ErrUnknown without any.
	Figures(community chat.Community, person chat.PersonID) (figures Figures, place int, err error)

	// PersonSettings and CommunitySettings give the zero value where nothing was set.
	PersonSettings(chat.PersonID) (PersonSettings, error)
	SetPersonSettings(chat.PersonID, PersonSettings) error
	CommunitySettings(chat.Community) (CommunitySettings, error)
	SetCommunitySettings(chat.Community, CommunitySettings) error

	// Rehome moves figures, settings and settled deals of a community to its new id. Figures that a person has under both
	// are added together; settings that stand under the new id stay. Where nothing stands under the old id it does nothing.
	Rehome(from, to chat.Community) error
}

// Entry is a fact with its number in the log, from 1.
type Entry struct {
	Seq  uint64
	Fact Fact
}

// Settlement is what the end of a deal writes.
type Settlement struct {
	Facts []Fact // appended; the last is the Settled one
	From  uint64 // number of the deal's Dealt fact; Dealt and Moved facts from there on leave the log
	Deal  SettledDeal
	Gains []Figures // added to the people's figures in the deal's community; none where the community is zero
}

// DealID names a settled deal: table and number of the deal, such as "k7q2m9-3".
type DealID string

// SettledDeal is a finished deal as it is kept.
type SettledDeal struct {
	ID        DealID         `json:"id"`
	Community chat.Community `json:"community,omitzero"`
	At        time.Time      `json:"at"`
	Players   []Player       `json:"players"` // by seat, as they sat at the end
	Record    string         `json:"record"`  // in the format of package game, with the seed
}

// Figures is what a leaderboard counts for one person in one community. As a gain it holds what one deal adds.
type Figures struct {
	Person chat.PersonID `json:"person"`
	Name   string        `json:"name"` // the newest one
	Deals  int           `json:"deals"`
	Wins   int           `json:"wins"`
	Draws  int           `json:"draws"`
	Points int           `json:"points"` // card points of the person's side
}

// PersonSettings is what somebody chose for themselves.
type PersonSettings struct {
	Language string `json:"language,omitempty"` // "" is as the platform tells
}

// CommunitySettings is what a community chose.
type CommunitySettings struct {
	Language string `json:"language,omitempty"` // "" is as the platform tells, or the default
}
