package bot

import (
	"context"
	"errors"
	"time"

	"briscola/bot/chat"
)

// errand is something to send in one chat.
type errand struct {
	key   string
	rank  rank
	after time.Time // not before
	tries int

	// stubborn errands are tried again however long the trouble lasts: what they send is never out of date.
	stubborn bool

	// plan is asked when the turn of the errand has come. It gives what to do, or nil when nothing is left to do. The
	// operation posts, edits or deletes one message; its error is passing trouble or a *chat.BusyError, anything else it
	// has dealt with itself.
	plan func() func(context.Context) error
}

// once makes an errand of one call that does not depend on how a table stands. What the platform refuses for good is
// not tried again.
func once(key string, r rank, call func(context.Context) error) *errand {
	return &errand{key: key, rank: r, plan: func() func(context.Context) error {
		return func(ctx context.Context) error {
			if err := call(ctx); passing(err) {
				return err
			}
			return nil
		}
	}}
}

// passing tells whether a call that failed may do better later.
func passing(err error) bool {
	var moved *chat.MovedError
	for _, final := range []error{chat.ErrGone, chat.ErrForbidden, chat.ErrBlocked, chat.ErrRefused} {
		if errors.Is(err, final) {
			return false
		}
	}
	return err != nil && !errors.As(err, &moved)
}
