package telegram_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"briscola/adapters/telegram/telegramtest"
	"briscola/bot/chat"
)

func communityOf(p telegramtest.Place) chat.Community {
	return chat.Community{Platform: "telegram", ID: fmt.Sprint(p.Chat)}
}

func TestAMemberIsWhoIsInTheGroupNow(t *testing.T) {
	b := startTable(t)
	people := map[string]chat.PersonID{
		"who made the group": personID(b.anna), "a member": personID(b.bruno), "somebody whom the platform does not know": {Platform: "telegram", ID: "5"},
		"somebody of another platform": {Platform: "discord", ID: fmt.Sprint(b.anna.ID)}, "a group": {Platform: "telegram", ID: "-7"}, "no id": {Platform: "telegram", ID: "x"},
	}
	add := func(name string, change func(telegramtest.Place, telegramtest.User)) {
		u := b.server.AddUser(telegramtest.User{First: name})
		if name != "somebody from outside" {
			b.server.Join(b.group, u)
		}
		change(b.group, u)
		people[name] = personID(u)
	}
	add("an administrator", b.server.Promote)
	add("somebody who left", b.server.Leave)
	add("somebody banned", b.server.Ban)
	add("somebody restricted", b.server.Restrict)
	add("somebody restricted who left", func(p telegramtest.Place, u telegramtest.User) { b.server.Restrict(p, u); b.server.Leave(p, u) })
	add("somebody from outside", func(telegramtest.Place, telegramtest.User) {})
	in := map[string]bool{"who made the group": true, "a member": true, "an administrator": true, "somebody restricted": true}
	for name, person := range people {
		if got, err := b.Member(context.Background(), communityOf(b.group), person); got != in[name] || err != nil {
			t.Errorf("%s: got %v, %v, want %v", name, got, err, in[name])
		}
	}
}

func TestWhoIsAMemberIsNotKnownAfterAnError(t *testing.T) {
	b := startTable(t)
	var busy *chat.BusyError
	for _, row := range []struct {
		description string
		status      int
		want        error // of an error, where it means one
		none        bool  // no error: the person is no member
	}{
		{"Bad Request: user not found", 400, nil, true},
		{"Bad Request: member not found", 400, nil, true},
		{"Bad Request: PARTICIPANT_ID_INVALID", 400, nil, true},
		{"Bad Request: chat not found", 400, chat.ErrGone, false},
		{"Bad Request: CHAT_ADMIN_REQUIRED", 400, chat.ErrForbidden, false},
		{"Bad Request: member list is inaccessible", 400, chat.ErrRefused, false},
		{"Forbidden: bot is not a member of the supergroup chat", 403, chat.ErrForbidden, false},
		{"Internal Server Error", 500, nil, false},
	} {
		b.server.Fail(telegramtest.Fault{Method: "getChatMember", Status: row.status, Description: row.description})
		got, err := b.Member(context.Background(), communityOf(b.group), personID(b.anna))
		if got || (err == nil) != row.none || row.want != nil && !errors.Is(err, row.want) {
			t.Errorf("%s: got %v, %v", row.description, got, err)
		}
	}
	b.server.Fail(telegramtest.Fault{Method: "getChatMember", Status: 429, RetryAfter: 30})
	if _, err := b.Member(context.Background(), communityOf(b.group), personID(b.anna)); !errors.As(err, &busy) || busy.RetryAfter != 30*time.Second {
		t.Errorf("of a busy platform: got %v, want a BusyError of 30 s", err)
	}
	b.server.Fail(telegramtest.Fault{Method: "getChatMember", Status: 200, HTML: `{"ok":true,"result":{}}`})
	if got, err := b.Member(context.Background(), communityOf(b.group), personID(b.anna)); got || err == nil {
		t.Errorf("without a status: got %v, %v, want an error", got, err)
	}
	for _, c := range []chat.Community{{}, {Platform: "discord", ID: "-5"}, {Platform: "telegram", ID: fmt.Sprint(b.anna.ID)}, {Platform: "telegram", ID: "x"}} {
		if got, err := b.Member(context.Background(), c, personID(b.anna)); got || !errors.Is(err, chat.ErrGone) {
			t.Errorf("in %v: got %v, %v, want ErrGone", c, got, err)
		}
	}
	old := b.server.AddGroup("Old", b.anna)
	to := b.server.Migrate(old)
	var moved *chat.MovedError
	if _, err := b.Member(context.Background(), communityOf(old), personID(b.anna)); !errors.As(err, &moved) || moved.To != room(to) {
		t.Errorf("in a group that moved: got %v, want a MovedError to %v", err, room(to))
	}
	b.server.Kick(b.group, b.anna)
	if got, err := b.Member(context.Background(), communityOf(b.group), personID(b.anna)); got || !errors.Is(err, chat.ErrForbidden) {
		t.Errorf("in a group without the bot: got %v, %v, want ErrForbidden", got, err)
	}
}
