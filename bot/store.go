package bot

import (
	"errors"
	"time"

	"briscola/bot/board"
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
	// record and counts the deal in the community's book, see package board. ErrConflict as for Append; a deal whose id is kept
	// already is refused, and so is one whose record cannot be replayed to its end. A player without a name keeps the old one.
	// Who plays again after leaving the community is in it again. Deals of no community are kept, and counted as evidence only.
	Settle(table TableID, after uint64, settlement Settlement) error

	// Log gives a table's facts in order. Numbers have gaps where deals were settled. ErrUnknown where there is none.
	Log(table TableID) ([]Entry, error)

	// Tables lists the tables that have a log, in order of their ids.
	Tables() ([]TableID, error)

	// Drop removes the log of a table; to find none is success.
	Drop(table TableID) error

	// Deal gives a settled deal; ErrUnknown where there is none.
	Deal(DealID) (SettledDeal, error)

	// History lists settled deals of a community, the newest first, at most limit: all of them, or those of one person (the zero
	// person is everybody), and only those before a number if that is not 0. Deals are numbered in the order in which they were
	// settled; earlier is the number of the oldest one listed, to go on with, and 0 if there are none before it.
	History(community chat.Community, person chat.PersonID, before uint64, limit int) (deals []SettledDeal, earlier uint64, err error)

	Boards
	Members

	// Evidence is what the shuffle dealt in a community, by kind of game; in the zero community everywhere.
	Evidence(chat.Community) (map[board.Kind]board.Evidence, error)

	// PersonSettings and CommunitySettings give the zero value where nothing was set.
	PersonSettings(chat.PersonID) (PersonSettings, error)
	SetPersonSettings(chat.PersonID, PersonSettings) error
	CommunitySettings(chat.Community) (CommunitySettings, error)
	SetCommunitySettings(chat.Community, CommunitySettings) error

	// Rehome moves all that is kept of a community to its new id. Where both have deals, those of the old one are taken to have
	// been settled first, and everything is counted anew, also as seasons were closed and reset. Who hid or was removed under either
	// id still is. Settings that stand under the new id stay. Where nothing stands under the old id it does nothing.
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
	Room  chat.Room // where it was played: a season of the community is announced where the newest deal was
}

// DealID names a settled deal: table and number of the deal, such as "k7q2m9-3".
type DealID string

// SettledDeal is a finished deal as it is kept.
type SettledDeal struct {
	ID        DealID         `json:"id"`
	Community chat.Community `json:"community,omitzero"`
	At        time.Time      `json:"at"`              // to the second
	Day       board.Day      `json:"day"`             // by the community's clock
	Rated     bool           `json:"rated,omitempty"` // the table is; the deal only if people had all its seats, see package board
	Players   []Player       `json:"players"`         // by seat, as they sat at the end; names are the newest of each person
	Record    string         `json:"record"`          // in the format of package game, with the seed
}

// PersonSettings is what somebody chose for themselves.
type PersonSettings struct {
	Language string `json:"language,omitempty"` // "" is as the platform tells
	Pictures string `json:"pictures,omitempty"` // of the own hand: "" is all, "off" none
	Look     Look   `json:"look,omitzero"`      // of the own hand
}

// Look is how cards look in pictures.
type Look struct {
	Deck     string `json:"deck,omitempty"`    // "" is the default
	Indices  string `json:"indices,omitempty"` // "" is big, else "small" or "none"
	Contrast bool   `json:"contrast,omitempty"`
	Layout   string `json:"layout,omitempty"` // of tables: "" is a row, "cross" around the table
}

// CommunitySettings is what a community chose.
type CommunitySettings struct {
	Language string `json:"language,omitempty"` // "" is as the platform tells, or the default
	Zone     string `json:"zone,omitempty"`     // name of the time zone that days and seasons go by; "" is the default
	Casual   bool   `json:"casual,omitempty"`   // new tables are not rated
	Pictures string `json:"pictures,omitempty"` // of tables and results: "" is all, "off" none, "results" those of results
	Look     Look   `json:"look,omitzero"`      // of tables and results
}
