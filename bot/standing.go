package bot

import (
	"time"

	"briscola/bot/board"
	"briscola/bot/chat"
)

// Boards is the part of a Store that ranks people.
type Boards interface {
	// Board gives a part of a community's board. An offset behind the end gives no rows.
	Board(BoardQuery) (Board, error)

	// Profile gives a person's figures of a period in a community; ErrUnknown for somebody who has never settled a deal there.
	Profile(community chat.Community, person chat.PersonID, period board.Period) (Profile, error)

	// Season gives what is kept of a season besides its figures, the zero Season where nothing is.
	Season(community chat.Community, month board.Period) (Season, error)

	// Hall lists the closed seasons of a community, the newest first, at most limit.
	Hall(community chat.Community, limit int) ([]Season, error)

	// CloseSeason keeps the podium of a season that is over; somebody without figures there stands on it as one whose data was
	// deleted. It does nothing where the season is closed already, nor where the community has no deals.
	CloseSeason(community chat.Community, season Season) error

	// AnnounceSeason keeps that a closed season was announced.
	AnnounceSeason(community chat.Community, month board.Period) error

	// ResetSeason empties a season: the deals so far no longer count in it, though they do in all time and in their weeks.
	// It does nothing where the season is closed.
	ResetSeason(community chat.Community, month board.Period) error
}

// BoardQuery asks for a part of a board.
type BoardQuery struct {
	Community     chat.Community
	Section       board.Section
	Order         board.Order
	Offset, Limit int
	Self          chat.PersonID // whose own row is wanted besides; the zero person for nobody's
	Today         board.Day     // by the community's clock: places are compared with those before this day
}

// Board is a part of a board.
type Board struct {
	Rows  []Row // best first; equal marks share a place, and come in order of most wins, most points, then who came to the community first
	Total int   // people who are ranked and shown
	Self  *Row  // nil where the person is not among them
}

// Row is one person on a board.
type Row struct {
	Place   int // from 1
	Before  int // the place when the day began among those who are shown now; 0 for somebody who was not ranked then
	Person  chat.PersonID
	Name    string
	Figures board.Figures
}

// Profile is what is known of a person in a community.
type Profile struct {
	Person   chat.PersonID
	Name     string
	Unlisted Unlisted
	Figures  map[board.Kind]board.Figures // of the period, without kinds that were not played
	Partners map[board.Kind]Companion     // with whom most deals were played on the same side (then most won, then who came first); of all time
	Nemeses  map[board.Kind]Companion     // against whom most deals were lost (then fewest won, then who came first), if any; of all time
	Trend    []TrendPoint                 // the rating of all time at the end of the days on which it was earned, oldest first, at most the newest TrendPoints
}

// TrendPoints is how many days a Profile looks back on.
const TrendPoints = 60

// TrendPoint is a rating as people see it, at the end of a day.
type TrendPoint struct {
	Day    board.Day
	Rating int
}

// Companion is somebody with whom a person has played. One whose data was deleted has neither id nor name.
type Companion struct {
	Person chat.PersonID
	Name   string
	Pair   board.Pair
}

// Season is what is kept of a month besides its figures.
type Season struct {
	Month     board.Period
	Closed    bool
	Announced bool
	Order     board.Order // of the podium
	Podium    []Medal     // the best, places 1 to 3
}

// Medal is a place on a podium. Of somebody whose data was deleted there is neither id nor name.
type Medal struct {
	Place  int
	Person chat.PersonID
	Name   string // the newest
	Mark   int32  // in the season's order
}

// Members is the part of a Store that knows who belongs to which community.
type Members interface {
	// Communities lists the communities with settled deals, those that the bot was removed from too.
	Communities() ([]Community, error)

	// SetAway keeps that the bot was removed from a community, or with the zero time that it is there again. A settled deal
	// says so too. It does nothing where nothing is kept of the community.
	SetAway(community chat.Community, since time.Time) error

	// Forget deletes all that is kept of a community: deals, figures, settings. The evidence of its deals still counts everywhere.
	Forget(chat.Community) error

	// SetUnlisted keeps why somebody is not shown on a community's boards. It does nothing for somebody who has no figures there.
	SetUnlisted(community chat.Community, person chat.PersonID, unlisted Unlisted) error

	// Named finds somebody in a community by name, whatever the case of its letters: of several the one who came first.
	// ErrUnknown where nobody is called so.
	Named(community chat.Community, name string) (chat.PersonID, error)

	// Memberships lists the communities in which somebody has settled deals.
	Memberships(chat.PersonID) ([]chat.Community, error)

	// Erase deletes what is kept of a person: settings, figures, name and id. The deals stay, with a player who is Erased.
	// What others have won and lost stays too. Somebody who plays again later begins anew.
	Erase(chat.PersonID) error
}

// Community is a community with settled deals.
type Community struct {
	ID     chat.Community
	Room   chat.Room    // of the newest settled deal
	Away   time.Time    // since when the bot is no longer there; zero while it is
	Open   board.Period // the earliest month with deals that is not closed; zero where there is none
	Newest board.Day    // the latest of its deals
}

// Unlisted says why somebody is not shown on boards; nothing of it is the zero value.
type Unlisted struct {
	Hidden  bool `json:"hidden,omitempty"`  // by own choice
	Removed bool `json:"removed,omitempty"` // by an admin
	Left    bool `json:"left,omitempty"`    // the community
}
