package telegram

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"briscola/bot/chat"
)

// Member asks the platform whether a person is in a group. The platform promises to tell of everybody only where the bot
// is an administrator.
func (m *Messenger) Member(ctx context.Context, community chat.Community, person chat.PersonID) (bool, error) {
	group, err := strconv.ParseInt(community.ID, 10, 64)
	if community.Platform != Platform || err != nil || group >= 0 {
		return false, fmt.Errorf("telegram: no group %v here: %w", community, chat.ErrGone)
	}
	id, err := strconv.ParseInt(person.ID, 10, 64)
	if person.Platform != Platform || err != nil || id <= 0 {
		return false, nil
	}
	found, err := m.membership(ctx, group, id)
	var fault *apiError
	if errors.As(err, &fault) && fault.nobody() {
		return false, nil
	}
	if err != nil {
		return false, about(roomOf(group, ""), err)
	}
	return found.in(), nil
}

// membership asks what somebody is in a group.
func (m *Messenger) membership(ctx context.Context, group, person int64) (membership, error) {
	result, err := m.api.call(ctx, "getChatMember", map[string]any{"chat_id": group, "user_id": person})
	if err != nil {
		return membership{}, err
	}
	var found membership
	if json.Unmarshal(result, &found) != nil || found.Status == "" {
		return membership{}, errors.New("telegram: getChatMember: the answer tells no status")
	}
	return found, nil
}

// in tells whether somebody is in the chat; a status that is not told changes nothing.
func (m membership) in() bool {
	switch m.Status {
	case "left", "kicked":
		return false
	case "restricted":
		return m.Member
	}
	return true
}
