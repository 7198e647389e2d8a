package chat

import "time"

// Caps is what a platform can do and allows, as data. Counts of text are code points unless said otherwise; zero means
// without limit where a limit is named.
type Caps struct {
	Text   int // in a message, all lines and breaks
	Note   int // in an answer's note
	Label  int // in a button's label
	Token  int // bytes in a button's token
	PerRow int // buttons in a row
	Rows   int // rows of buttons

	// Ephemeral: answers to commands and presses can carry screens. Without it a shared screen has to offer the slots
	// of a hand as buttons, and a command is answered by messages.
	Ephemeral bool
	ReplyLife time.Duration // how long Update.Reply can be edited; zero: never

	Icons    bool // texts may hold signs
	Pictures bool // messages show pictures
	Caption  int  // text in a message with a picture; a longer one has none

	Shared  Pace          // sends, edits and deletions in one shared chat, all topics together
	Private Pace          // the same in one private chat
	Global  Pace          // the same on the whole platform
	EditGap time.Duration // least time between two edits of one message
	EditAge time.Duration // older messages had better be posted again than edited; zero: any age is well

	// StartURL opens a private chat with the bot when a payload (A-Za-z0-9_-, at most 64) is appended. It is "" where
	// people need not open one first, and before the platform is connected.
	StartURL string
}

// Pace is a token bucket: Burst operations at once, then one every Every. The zero value is without limit.
type Pace struct {
	Burst int
	Every time.Duration
}
