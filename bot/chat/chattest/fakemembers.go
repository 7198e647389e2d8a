package chattest

import (
	"context"
	"fmt"

	"briscola/bot/chat"
)

// belonging is a person in a community.
type belonging struct {
	community chat.Community
	person    chat.PersonID
}

// Member implements chat.Messenger: everybody belongs to every community of the platform, but for those who left it.
func (f *Fake) Member(_ context.Context, community chat.Community, person chat.PersonID) (bool, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if community.Platform != f.platform {
		return false, fmt.Errorf("fake: no such community: %w", chat.ErrGone)
	}
	if err := f.hidden[community]; err != nil {
		return false, err
	}
	return person.Platform == f.platform && !f.left[belonging{community, person}], nil
}

// Leave takes somebody out of a community, about which the bot is not told.
func (f *Fake) Leave(community chat.Community, person chat.PersonID) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.left[belonging{community, person}] = true
}

// Join undoes Leave.
func (f *Fake) Join(community chat.Community, person chat.PersonID) {
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.left, belonging{community, person})
}

// HideMembers makes it unknown who belongs to a community: Member fails with the error. Nil lifts it.
func (f *Fake) HideMembers(community chat.Community, err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.hidden[community] = err
}
