package console

import (
	"context"
	"io"
	"log/slog"
	"sync"
	"time"

	"briscola/bot/chat"
)

const platform = "console"

// screenGap is the least time between two prints of one message on a terminal, so that a person can follow.
const screenGap = 700 * time.Millisecond

// Options say what a Console is connected to.
type Options struct {
	In  io.Reader
	Out io.Writer

	Terminal bool          // a person sits there: prompt, and time to read
	Bold     bool          // Out shows ANSI bold
	Settle   time.Duration // without a terminal: how long nothing new is shown before the next line is read
	First    string        // a line that is handled before any is read, "" for none

	Language string // "it" or anything else for English
	Name     string // what the person is called; "" is "you" in the language
	Commands []chat.CommandSpec
	Log      *slog.Logger // nil: nothing is logged
}

// Console is a chat.Messenger for a terminal.
type Console struct {
	options Options
	phrases phrases

	mu       sync.Mutex
	messages map[string]chat.Message // what is shown, by id
	printed  []string                // ids, the one printed last at the end
	sent     int                     // messages so far, also the newest id
	changed  chan struct{}           // closed at the next print
	running  bool
	handling bool // a line is being handled
	prompted bool // the cursor stands behind a prompt
}

var _ chat.Messenger = (*Console)(nil)

// New connects a Console. It reads nothing before Run.
func New(options Options) *Console {
	p := phrasesIn(options.Language)
	if options.Name = clean(options.Name); options.Name == "" {
		options.Name = p.You
	}
	if options.Log == nil {
		options.Log = slog.New(slog.DiscardHandler)
	}
	return &Console{
		options:  options,
		phrases:  p,
		messages: make(map[string]chat.Message),
		changed:  make(chan struct{}),
	}
}

// Room is the private room.
func Room() chat.Room { return chat.Room{Platform: platform, Chat: "terminal"} }

// Person is who sits at the terminal.
func (c *Console) Person() chat.Person {
	return chat.Person{
		ID:       chat.PersonID{Platform: platform, ID: "you"},
		Name:     c.options.Name,
		Language: c.options.Language,
	}
}

// Platform is "console".
func (c *Console) Platform() string { return platform }

// Caps leaves all the room that a terminal has. Only the pace of edits differs between a terminal and a pipe.
func (c *Console) Caps() chat.Caps {
	caps := chat.Caps{Text: 16_000, Note: 2_000, Label: 80, Token: 64, PerRow: 10, Rows: 20, Ephemeral: true}
	if c.options.Terminal {
		caps.EditGap = screenGap
	}
	return caps
}

// Ready tells whether Run is at work.
func (c *Console) Ready() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.running
}

// Private finds the one room for the one person.
func (c *Console) Private(ctx context.Context, person chat.PersonID) (chat.Room, error) {
	if person != c.Person().ID {
		return chat.Room{}, chat.ErrBlocked
	}
	return Room(), ctx.Err()
}

// Member is always true: nobody else is there, and nobody leaves but with the program.
func (c *Console) Member(ctx context.Context, _ chat.Community, _ chat.PersonID) (bool, error) {
	return true, ctx.Err()
}

// Below is always 0: an edited message is printed again at the bottom.
func (c *Console) Below(ctx context.Context, _ chat.MessageRef) (int, error) { return 0, ctx.Err() }
