package chattest

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"sync"
	"time"

	"briscola/bot/chat"
)

// Fake is a platform in memory. It is a chat.Messenger and lets a test act as its people. What it shows it keeps by room;
// who may see a message follows from the room: those of a private room are its person's alone.
type Fake struct {
	platform string
	caps     chat.Caps

	mu       sync.Mutex
	slow     time.Duration // before anything is sent
	bare     bool          // pictures are refused
	handle   chat.Handler
	next     int
	messages map[chat.MessageRef]*Shown
	order    []chat.MessageRef
	calls    []Call
	refused  []string // messages that no such platform takes
	shut     map[chat.PersonID]bool
	barred   map[chat.Room]error
	failures map[chat.Room][]error // of the calls that follow in a room, one each
	replies  map[string]chat.PersonID
	left     map[belonging]bool
	hidden   map[chat.Community]error
}

// Shown is a message as it is on the screen, with the file that it was sent with.
type Shown struct {
	chat.Message
	Edits int
}

// show replaces what is on the screen; the file of the message stays.
func (s *Shown) show(m chat.Message) {
	m.File = s.File
	s.Message = m
}

// Call is one call of the Messenger that the platform took.
type Call struct {
	At   time.Time
	Kind string // "send", "edit", "delete"
	Ref  chat.MessageRef
}

// NewFake makes a platform with no messages.
func NewFake(platform string, caps chat.Caps) *Fake {
	return &Fake{
		platform: platform, caps: caps, messages: map[chat.MessageRef]*Shown{}, shut: map[chat.PersonID]bool{},
		barred: map[chat.Room]error{}, failures: map[chat.Room][]error{}, replies: map[string]chat.PersonID{},
		left: map[belonging]bool{}, hidden: map[chat.Community]error{},
	}
}

// Platform implements chat.Messenger.
func (f *Fake) Platform() string { return f.platform }

// Caps implements chat.Messenger.
func (f *Fake) Caps() chat.Caps { return f.caps }

// Ready implements chat.Messenger.
func (f *Fake) Ready() bool { return true }

// Run implements chat.Messenger: it serves updates until the context ends.
func (f *Fake) Run(ctx context.Context, handle chat.Handler) error {
	f.Serve(handle)
	<-ctx.Done()
	return nil
}

// Serve sets the handler of the updates that follow.
func (f *Fake) Serve(handle chat.Handler) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.handle = handle
}

// Send implements chat.Messenger.
func (f *Fake) Send(_ context.Context, room chat.Room, m chat.Message) (chat.MessageRef, error) {
	f.mu.Lock()
	slow := f.slow
	f.mu.Unlock()
	time.Sleep(slow)
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.fault(room); err != nil {
		return chat.MessageRef{}, err
	}
	if err := f.check(m); err != nil {
		f.refused = append(f.refused, err.Error())
		return chat.MessageRef{}, err
	}
	f.next++
	ref := chat.MessageRef{Room: room, ID: strconv.Itoa(f.next)}
	f.messages[ref] = &Shown{Message: f.visible(m)}
	f.order = append(f.order, ref)
	f.calls = append(f.calls, Call{At: time.Now(), Kind: "send", Ref: ref})
	return ref, nil
}

// Edit implements chat.Messenger.
func (f *Fake) Edit(_ context.Context, ref chat.MessageRef, m chat.Message) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.fault(ref.Room); err != nil {
		return err
	}
	shown, ok := f.messages[ref]
	if !ok {
		return fmt.Errorf("fake: %w", chat.ErrGone)
	}
	m.File = nil
	err := f.check(m)
	if err == nil && m.Picture != nil && shown.File != nil {
		err = fmt.Errorf("fake: a picture for a message with a file: %w", chat.ErrRefused)
	}
	if err != nil {
		f.refused = append(f.refused, err.Error())
		return err
	}
	if m = f.visible(m); f.caps.Caption > 0 && shown.Picture != nil && m.Picture == nil {
		delete(f.messages, ref)
		f.calls = append(f.calls, Call{At: time.Now(), Kind: "delete", Ref: ref})
		return fmt.Errorf("fake: a picture cannot be taken away: %w", chat.ErrGone)
	}
	shown.show(m)
	shown.Edits++
	f.calls = append(f.calls, Call{At: time.Now(), Kind: "edit", Ref: ref})
	return nil
}

// Delete implements chat.Messenger.
func (f *Fake) Delete(_ context.Context, ref chat.MessageRef) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.fault(ref.Room); err != nil {
		return err
	}
	delete(f.messages, ref)
	f.calls = append(f.calls, Call{At: time.Now(), Kind: "delete", Ref: ref})
	return nil
}

// Private implements chat.Messenger: the private room of a person is named after them.
func (f *Fake) Private(_ context.Context, person chat.PersonID) (chat.Room, error) {
	return f.PrivateRoom(person), nil
}

// PrivateRoom is the room of the private chat with a person.
func (f *Fake) PrivateRoom(person chat.PersonID) chat.Room {
	return chat.Room{Platform: f.platform, Chat: "dm-" + person.ID}
}

// Below implements chat.Messenger: it counts.
func (f *Fake) Below(_ context.Context, ref chat.MessageRef) (below int, _ error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	i := slices.Index(f.order, ref)
	for _, later := range f.order[i+1:] {
		if _, there := f.messages[later]; there && later.Room == ref.Room {
			below++
		}
	}
	return below, nil
}

// fault gives the error of the next call in a room. The caller holds the lock.
func (f *Fake) fault(room chat.Room) error {
	if waiting := f.failures[room]; len(waiting) > 0 {
		f.failures[room] = waiting[1:]
		return waiting[0]
	}
	if err := f.barred[room]; err != nil {
		return err
	}
	for person, shut := range f.shut {
		if shut && f.PrivateRoom(person) == room {
			return fmt.Errorf("fake: %w", chat.ErrBlocked)
		}
	}
	return nil
}

// takes tells whether all signs of a text are whole, and there are none where there are no icons.
func (f *Fake) takes(text string) bool {
	return chat.Signs(text, chat.Sign) == text && (f.caps.Icons || chat.Spell(text) == text)
}

// check refuses what no platform with these Caps takes.
func (f *Fake) check(m chat.Message) error {
	tokens := map[string]bool{}
	for _, row := range m.Buttons {
		if len(row) == 0 || f.caps.PerRow > 0 && len(row) > f.caps.PerRow {
			return fmt.Errorf("fake: %d buttons in a row: %w", len(row), chat.ErrRefused)
		}
		for _, b := range row {
			if b.Label == "" || f.caps.Label > 0 && len([]rune(chat.Spell(b.Label))) > f.caps.Label || !f.takes(b.Label) {
				return fmt.Errorf("fake: label %q: %w", b.Label, chat.ErrRefused)
			}
			if b.URL == "" && (b.Token == "" || len(b.Token) > max(f.caps.Token, 1) || tokens[b.Token]) {
				return fmt.Errorf("fake: token %q: %w", b.Token, chat.ErrRefused)
			}
			tokens[b.Token] = true
		}
	}
	if err := m.Check(); err != nil {
		return fmt.Errorf("fake: %w", err)
	}
	for _, line := range m.Lines {
		if !f.takes(line.Text) {
			return fmt.Errorf("fake: signs in %q: %w", line.Text, chat.ErrRefused)
		}
	}
	if m.Picture != nil && chat.Spell(m.Picture.Alt) != m.Picture.Alt {
		return fmt.Errorf("fake: signs in the text of a picture: %w", chat.ErrRefused)
	}
	text := len([]rune(m.Text()))
	if len(m.Lines) == 0 || f.caps.Text > 0 && text > f.caps.Text || f.caps.Rows > 0 && len(m.Buttons) > f.caps.Rows {
		return fmt.Errorf("fake: %d code points, %d rows: %w", text, len(m.Buttons), chat.ErrRefused)
	}
	return nil
}
