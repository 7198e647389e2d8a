package discord

import (
	"context"
	"fmt"

	"briscola/bot/chat"
)

// Member asks Discord whether a person is in a server.
func (m *Messenger) Member(ctx context.Context, community chat.Community, person chat.PersonID) (bool, error) {
	if community.Platform != platform || !isID(community.ID) {
		return false, fmt.Errorf("discord: no such server: %w", chat.ErrGone)
	}
	if person.Platform != platform || !isID(person.ID) {
		return false, nil
	}
	err := m.call(ctx, request{"GET", "/guilds/" + community.ID + "/members/" + person.ID, nil, true}, nil)
	if isCode(err, codeUnknownMember) || isCode(err, codeUnknownUser) {
		return false, nil
	}
	return err == nil, err
}
