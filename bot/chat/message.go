package chat

import (
	"fmt"
	"reflect"
	"strings"
)

// Message is a screen: what a message shows, on any platform.
type Message struct {
	Lines   []Line
	Buttons [][]Button

	// Mention is notified by this message and named before the first line; nobody else ever is, whatever the text says.
	Mention *Person

	// File goes with the message where Messenger.Send posts it, and never instead of the lines. Messenger.Edit and the
	// screens of an Answer ignore it: a message keeps the file that it was sent with. Where a long text and a file do not
	// fit into one message the file is posted below, out of the reach of Edit and Delete.
	File *File

	// Picture is shown with the message, where it is sent, edited or the screen of an Answer, by a platform with
	// Caps.Pictures; others ignore it. Editing replaces it, and without one takes it away. The lines say all that it shows:
	// where the platform refuses it they are shown alone, which is no error. A message that has a File, or was sent with one,
	// takes no Picture.
	Picture *Picture

	// Key, where set, makes sending repeatable on platforms that can tell a repeated send: at most 25 ASCII bytes, the
	// same for the same message. It is not part of what the message shows.
	Key string
}

// Line is one line of plain text in one style, which may hold a Sign where Caps.Icons is set. A Text with a line break is
// shown as several lines.
type Line struct {
	Style Style
	Text  string
}

// Style says how a line looks.
type Style uint8

const (
	Plain Style = iota
	Title       // stands out: bold or a heading
	Quiet       // less important: small or slanted
	Code        // fixed width, kept exactly, for records
)

// Button has a label, which may hold a Sign where Caps.Icons is set, and either a token, which comes back in a Press, or the address of a page to open.
type Button struct {
	Label    string
	Token    string
	URL      string
	Look     Look
	Disabled bool // shown but dead; left out where a platform has no such thing
}

// Look says how much a button stands out.
type Look uint8

const (
	Normal  Look = iota
	Primary      // the obvious next step
	Danger       // ends or gives up something
)

// Equal tells whether two messages look the same and carry the same file. Pictures are the same where their keys are.
func (m Message) Equal(o Message) bool {
	if (m.Picture == nil) != (o.Picture == nil) || m.Picture != nil && m.Picture.Key != o.Picture.Key {
		return false
	}
	m.Picture, o.Picture = nil, nil
	m.Key, o.Key = "", ""
	return reflect.DeepEqual(m, o)
}

// Check gives an error that wraps ErrRefused where the file or the picture cannot be sent, or there are both.
func (m Message) Check() error {
	switch {
	case m.File != nil && m.Picture != nil:
		return fmt.Errorf("chat: a message with a file and a picture: %w", ErrRefused)
	case m.File != nil:
		return m.File.Check()
	case m.Picture != nil:
		return m.Picture.Check()
	}
	return nil
}

// Text gives the lines without any style, joined by line breaks, and what stands for signs.
func (m Message) Text() string {
	texts := make([]string, len(m.Lines))
	for i, line := range m.Lines {
		texts[i] = Spell(line.Text)
	}
	return strings.Join(texts, "\n")
}
