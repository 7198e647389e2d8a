package chat

import (
	"errors"
	"fmt"
	"time"
)

// What can go wrong with a message, on any platform. Errors of a Messenger wrap one of these or are a *BusyError or a
// *MovedError; anything else is passing trouble (network, platform down) after which the same call may be tried again.
var (
	ErrGone      = errors.New("chat: the message or the chat is gone")
	ErrForbidden = errors.New("chat: the platform does not let the bot write here")
	ErrBlocked   = errors.New("chat: the person does not take private messages from the bot")
	ErrRefused   = errors.New("chat: the platform refuses this message") // a fault of the message: sending it again is useless
)

// BusyError says that the platform takes nothing more for a while.
type BusyError struct {
	RetryAfter time.Duration
}

func (e *BusyError) Error() string {
	return fmt.Sprintf("chat: the platform is busy, again in %v", e.RetryAfter)
}

// MovedError says that a chat has a new id.
type MovedError struct {
	To Room
}

func (e *MovedError) Error() string { return fmt.Sprintf("chat: the chat moved to %v", e.To) }
