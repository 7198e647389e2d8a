package chat

import "context"

// Handler takes an update and answers it. It returns within milliseconds, may be called for several rooms at once, and
// is called for one room in the order in which things happened there.
type Handler func(context.Context, Update) Answer

// Answer goes back inside the update, to the person it came from and nobody else, except Public. The zero value is a
// bare acknowledgement.
type Answer struct {
	// Note is a few words, at most Caps.Note code points; it may hold secrets of the person. Alert asks for a form that
	// stays until it is closed. Where a whole screen can be shown Note is used only without a Screen.
	Note  string
	Alert bool

	// Screen is a whole private screen. A platform without Caps.Ephemeral ignores it. With Replace it takes the place
	// of the message that the pressed button was on, which only makes sense for a personal or a Public message.
	Screen  *Message
	Replace bool

	// Public is a screen for everybody, shown as the answer. A platform without Caps.Ephemeral ignores it.
	Public *Message

	// Choices answer a Query, at most 25.
	Choices []Choice
}

// Choice is one suggestion for an option's value.
type Choice struct {
	Label string
	Value string
}
