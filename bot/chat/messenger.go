package chat

import "context"

// Messenger is a platform as the bot sees it. Its methods may be called from several goroutines, honour the context, and
// never wait out a platform's limits by themselves for longer than a moment: they return a *BusyError instead.
type Messenger interface {
	// Platform is the name that rooms and persons of this platform carry.
	Platform() string

	// Caps may change once the platform is connected (StartURL).
	Caps() Caps

	// Run connects, registers the commands, and hands updates to the handler until the context ends; then it finishes
	// the answers that are due and returns nil after all its goroutines have ended. It reconnects by itself and returns
	// an error only when that is hopeless, such as a token that the platform does not know.
	Run(context.Context, Handler) error

	// Ready tells whether updates arrive at the moment.
	Ready() bool

	// Send posts a new message.
	Send(context.Context, Room, Message) (MessageRef, error)

	// Edit replaces what a message of the bot shows. A picture with the key of the one that is shown is not sent again, as far
	// as the Messenger remembers. To find it equal already is success. Where a picture has to go and the platform cannot take
	// it away, the message is deleted: ErrGone, and it can be sent anew.
	Edit(context.Context, MessageRef, Message) error

	// Delete removes a message of the bot. To find it gone already is success.
	Delete(context.Context, MessageRef) error

	// Private finds the room of the private chat with a person; ErrBlocked where there cannot be one. That a room is
	// found does not promise that sending there will succeed.
	Private(context.Context, PersonID) (Room, error)

	// Member tells whether a person belongs to a community now. It may ask the platform. An error means that it is not
	// known. Somebody of another platform belongs to none.
	Member(context.Context, Community, PersonID) (bool, error)

	// Below estimates how many messages lie below one in its room, up to about 20; 0 where it cannot be known.
	Below(context.Context, MessageRef) (int, error)
}
