package chat

import (
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

	// Key, where set, makes sending repeatable on platforms that can tell a repeated send: at most 25 ASCII bytes, the
	// same for the same message. It is not part of what the message shows.
	Key string
}

// Line is one line of plain text in one style. A Text with a line break is shown as several lines.
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

// Button has a label and either a token, which comes back in a Press, or the address of a page to open.
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

// Equal tells whether two messages look the same and carry the same file.
func (m Message) Equal(o Message) bool {
	m.Key, o.Key = "", ""
	return reflect.DeepEqual(m, o)
}

// Text gives the lines without any style, joined by line breaks.
func (m Message) Text() string {
	texts := make([]string, len(m.Lines))
	for i, line := range m.Lines {
		texts[i] = line.Text
	}
	return strings.Join(texts, "\n")
}
