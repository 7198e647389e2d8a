package bot

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"briscola/bot/chat"
	"briscola/game"
)

// phase is where a table stands.
type phase uint8

const (
	inLobby  phase = iota
	inDeal         // cards are played
	inPause        // between two deals of a match
	inResult       // the match is over, a rematch may follow
	isClosed
)

// state is what the facts of a table amount to. It is changed by apply alone, but for pinged, which is known before it is saved.
type state struct {
	id      TableID
	seq     uint64 // number of the newest fact
	version uint64 // number of the newest fact that changed what buttons mean
	phase   phase
	since   time.Time // when somebody or the clock last did something

	room      chat.Room
	community chat.Community
	private   bool
	language  string
	host      chat.PersonID
	level     string // of computers that are added
	reason    string // for which it was closed

	variant   string
	rules     game.Rules
	signs     string
	notice    int
	mixed     bool
	noHints   bool
	casual    bool // not rated
	seats     []seat
	match     game.Match
	settled   int // deals, all matches together
	deal      deal
	result    *game.Result // of the newest settled deal, until the next is dealt
	lastTrick *game.Trick  // of it
	lastSeed  string       // of it

	era    int // counts deals and moves to another chat: a message of an earlier era is not one of the table's any more
	shown  map[Surface]chat.MessageRef
	posts  map[sheet]int // how often each was posted or lost
	pinged uint64        // version of the state in which the person on turn was pinged
}

// seat is one place at the table.
type seat struct {
	player *Player // nil while nobody sits here
	lent   bool    // the computer plays for an absent person
	gone   bool    // the person has left and the computer plays on; who it was shows until the next deal
	goneIn int     // number of the deal in which the person left, 0 if between two
	agreed bool    // to a rematch
	told   bool    // how to see the hand without private messages
	slips  int     // cards in a row that the clock played
	slots  []game.Card
	last   lastPlay
	sign   madeSign
	hand   chat.MessageRef
}

// lastPlay recognises a press that is repeated.
type lastPlay struct {
	version uint64 // of the state in which it was pressed
	move    game.Move
	slot    int // of the card that was played, from 0; -1 where none was
}

func newState(id TableID) *state {
	return &state{id: id, shown: map[Surface]chat.MessageRef{}, posts: map[sheet]int{}}
}

// computer tells whether a computer plays in the seat now.
func (s *seat) computer() bool { return s.player != nil && (s.player.Computer() || s.lent || s.gone) }

// person tells whether a person has the seat and has not given it up.
func (s *seat) person() bool { return s.player != nil && !s.player.Computer() && !s.gone }

// seatOf finds the seat of a person who has not given it up, -1 if none.
func (s *state) seatOf(person chat.PersonID) int {
	for i := range s.seats {
		if s.seats[i].person() && s.seats[i].player.Person == person {
			return i
		}
	}
	return -1
}

// count counts the seats that fit.
func (s *state) count(fits func(*seat) bool) (n int) {
	for i := range s.seats {
		if fits(&s.seats[i]) {
			n++
		}
	}
	return n
}

func (s *state) people() int { return s.count((*seat).person) }
func (s *state) free() int   { return s.count(func(c *seat) bool { return c.player == nil }) }

// present counts people who are not away.
func (s *state) present() int {
	return s.count(func(c *seat) bool { return c.person() && !c.lent })
}

// turn is the seat on turn, -1 when nobody is.
func (s *state) turn() int {
	if s.phase != inDeal {
		return -1
	}
	return s.deal.state.Turn()
}

// edge tells whether no trick is begun, so that a screen may move.
func (s *state) edge() bool {
	return s.phase != inDeal || len(s.deal.state.View(-1).Table) == 0
}

// VerifyLog checks that a table's log folds. The error names the number of the first fact that does not, and neither cards
// nor people.
func VerifyLog(table TableID, log []Entry) error {
	s := newState(table)
	for _, entry := range log {
		if s.apply(entry) != nil {
			return fmt.Errorf("fact %d: unknown, out of order or not possible where it stands", entry.Seq)
		}
	}
	return nil
}

// apply folds one fact in. An error means that the log is not one that this program wrote; it names no cards.
func (s *state) apply(e Entry) error {
	f := e.Fact
	if e.Seq <= s.seq || s.seq == 0 && f.Kind != Opened {
		return fmt.Errorf("bot: fact %d is out of order", e.Seq)
	}
	if f.Seat < 0 || f.Seat >= game.MaxSeats || f.Kind != Opened && f.Seat >= len(s.seats) {
		return fmt.Errorf("bot: fact %d names seat %d", e.Seq, f.Seat)
	}
	before := s.version
	s.seq = e.Seq
	if s.turnsButtons(f) {
		s.version = e.Seq
	}
	if f.Kind != Posted && f.Kind != Told {
		s.since = f.At
	}
	err := s.fold(f, before)
	var move *game.MoveError
	if errors.As(err, &move) {
		err = move.Err
	}
	if err != nil {
		return fmt.Errorf("bot: fact %d: %w", e.Seq, err)
	}
	return nil
}

// turnsButtons tells whether a fact changes what the buttons on the screens mean.
func (s *state) turnsButtons(f Fact) bool {
	switch f.Kind {
	case Posted, Told, Rehomed, Lent, Back, Hosted, Signed:
		return false
	case Left:
		return s.phase != inDeal
	}
	return true
}

var errPhase = errors.New("not possible in this phase")

func (s *state) fold(f Fact, before uint64) error {
	switch f.Kind {
	case Opened:
		if len(s.seats) > 0 {
			return errPhase
		}
		return s.foldOpened(f)
	case Changed:
		if s.phase != inLobby {
			return errPhase
		}
		return s.foldRules(f)
	case Seated, Left, Dropped, Hosted, Agreed, Lent, Back, Told:
		return s.foldSeat(f)
	case Started:
		return s.foldStarted()
	case Dealt:
		return s.foldDealt(f)
	case Moved:
		return s.foldMoved(f, before)
	case Settled:
		return s.foldSettled(f)
	case Signed:
		return s.foldSigned(f)
	case Posted:
		s.foldPosted(f)
	case Rehomed:
		s.room, s.community = f.Room, f.Community
		s.era++
		clear(s.shown)
	case Closed:
		s.phase, s.reason = isClosed, f.Reason
	default:
		return errors.New("unknown kind")
	}
	return nil
}

func (s *state) foldOpened(f Fact) error {
	s.room, s.community, s.private = f.Room, f.Community, f.Private
	s.host, s.language = f.Host, f.Language
	return s.foldRules(f)
}

// foldRules takes rules and length of the match. People keep their places as far as there are places.
func (s *state) foldRules(f Fact) error {
	rules, err := game.ParseRules(f.Rules)
	if err == nil {
		err = rules.Validate()
	}
	if err != nil {
		return err
	}
	format, ok := readFormat(f.Match)
	if !ok || format.Validate(rules) != nil {
		return errors.New("no such match")
	}
	old := s.seats
	s.rules, s.seats = rules, make([]seat, rules.Seats)
	s.match = game.NewMatchOf(rules, format)
	s.variant, s.signs, s.notice, s.mixed = f.Variant, f.Signs, f.Notice, f.Mixed
	s.noHints, s.casual = f.NoHints, f.Casual
	s.foldLevel(f.Level, old)
	copy(s.seats, old)
	for i := len(s.seats); i < len(old); i++ {
		free := slices.IndexFunc(s.seats, func(c seat) bool { return c.player == nil })
		if old[i].player != nil && free >= 0 {
			s.seats[free] = old[i]
		}
	}
	return nil
}

// foldLevel takes a level for all computers; "" leaves it as it is.
func (s *state) foldLevel(level string, seats []seat) {
	if level == "" {
		return
	}
	s.level = level
	for i := range seats {
		if p := seats[i].player; p != nil && p.Computer() {
			seats[i].player = &Player{Level: level}
		}
	}
}

// foldLeft frees a seat in a lobby; later a computer takes it over, under the person's name until the next deal.
func (s *state) foldLeft(c *seat, dealt bool) {
	if s.phase == inLobby {
		*c = seat{}
		return
	}
	c.gone, c.lent, c.agreed, c.goneIn = true, false, false, 0
	if dealt {
		c.goneIn = s.settled + 1
	}
}

// replaceGone makes computers of those who have left, but for those who did in one deal.
func (s *state) replaceGone(spared int) {
	for i := range s.seats {
		if c := &s.seats[i]; c.gone && (spared == 0 || c.goneIn != spared) {
			*c = seat{player: &Player{Level: s.level}}
		}
	}
}

func (s *state) foldSeat(f Fact) error {
	c := &s.seats[f.Seat]
	switch f.Kind {
	case Seated:
		if f.Player == nil {
			return errors.New("nobody sits down")
		}
		*c = seat{player: f.Player}
	case Left:
		s.foldLeft(c, f.InDeal)
	case Dropped:
		*c = seat{}
	case Hosted:
		s.host = f.Host
	case Agreed:
		c.agreed, c.lent, c.slips = true, false, 0
		s.mixed = s.mixed || f.Mixed
	case Lent:
		c.lent = true
	case Back:
		c.lent, c.slips = false, 0
	case Told:
		c.told = true
	}
	return nil
}
