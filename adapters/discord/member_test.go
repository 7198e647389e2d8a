package discord_test

import (
	"errors"
	"testing"
	"time"

	"briscola/adapters/discord/discordtest"
	"briscola/bot/chat"
)

const getMember = "GET /guilds/{guild_id}/members/{user_id}"

func TestAMemberIsWhoIsInTheServerNow(t *testing.T) {
	b := start(t)
	b.fake.Allow(10013)
	guild := chat.Community{Platform: "discord", ID: b.guild.ID}
	b.guild.Leave(b.bruno)
	for _, row := range []struct {
		rule   string
		person chat.PersonID
		want   bool
	}{
		{"a member", chat.PersonID{Platform: "discord", ID: b.anna.ID}, true},
		{"somebody who left", chat.PersonID{Platform: "discord", ID: b.bruno.ID}, false},
		{"somebody from outside", chat.PersonID{Platform: "discord", ID: b.fake.AddUser("carla", "it").ID}, false},
		{"nobody that Discord knows", chat.PersonID{Platform: "discord", ID: "12345"}, false},
		{"somebody of another platform", chat.PersonID{Platform: "telegram", ID: b.anna.ID}, false},
		{"no id", chat.PersonID{Platform: "discord", ID: "../" + b.anna.ID}, false},
	} {
		if got, err := b.bot.Member(t.Context(), guild, row.person); got != row.want || err != nil {
			t.Errorf("%s: got %v, %v, want %v", row.rule, got, err, row.want)
		}
	}
	b.guild.Add(b.bruno)
	if got, err := b.bot.Member(t.Context(), guild, chat.PersonID{Platform: "discord", ID: b.bruno.ID}); !got || err != nil {
		t.Errorf("somebody who came back: got %v, %v", got, err)
	}
}

func TestWhoIsAMemberIsNotKnownAfterAnError(t *testing.T) {
	b := start(t)
	b.fake.Allow(10004)
	anna := chat.PersonID{Platform: "discord", ID: b.anna.ID}
	guild := chat.Community{Platform: "discord", ID: b.guild.ID}
	for _, c := range []chat.Community{{}, {Platform: "telegram", ID: b.guild.ID}, {Platform: "discord", ID: "12345"}, {Platform: "discord", ID: "x"}} {
		if got, err := b.bot.Member(t.Context(), c, anna); got || !errors.Is(err, chat.ErrGone) {
			t.Errorf("in %v: got %v, %v, want ErrGone", c, got, err)
		}
	}
	for _, row := range []struct {
		fault discordtest.Fault
		want  error // nil for passing trouble
	}{
		{discordtest.Fault{Status: 403, Code: 50001}, chat.ErrForbidden},
		{discordtest.Fault{Status: 404}, nil},
		{discordtest.Fault{Status: 503, Times: 3}, nil},
	} {
		row.fault.Route = getMember
		b.fake.Fail(row.fault)
		got, err := b.bot.Member(t.Context(), guild, anna)
		if got || err == nil || row.want != nil && !errors.Is(err, row.want) {
			t.Errorf("after %+v: got %v, %v, want an error", row.fault, got, err)
		}
	}
	b.fake.Fail(discordtest.Fault{Route: getMember, Status: 503, Times: 2})
	if got, err := b.bot.Member(t.Context(), guild, anna); !got || err != nil {
		t.Errorf("after trouble that passes: got %v, %v", got, err)
	}
	b.fake.Fail(discordtest.Fault{Route: getMember, Status: 429, RetryAfter: time.Minute})
	var busy *chat.BusyError
	if _, err := b.bot.Member(t.Context(), guild, anna); !errors.As(err, &busy) {
		t.Errorf("of a busy Discord: got %v, want a BusyError", err)
	}
	other := b.fake.AddGuild("Altro", "it")
	other.Add(b.anna)
	other.Remove()
	if got, err := b.bot.Member(t.Context(), chat.Community{Platform: "discord", ID: other.ID}, anna); got || !errors.Is(err, chat.ErrForbidden) {
		t.Errorf("in a server without the bot: got %v, %v, want ErrForbidden", got, err)
	}
}
