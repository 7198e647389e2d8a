package telegramtest_test

import (
	"encoding/json"
	"strings"
	"testing"

	"briscola/adapters/telegram/telegramtest"
)

func TestTheStatusOfAMemberIsToldWhereTheBotIs(t *testing.T) {
	c := start(t)
	people := map[string]telegramtest.User{"anna": c.anna, "bruno": c.bruno}
	for _, name := range []string{"carla", "dora", "emil", "fabio", "gina"} {
		people[name] = c.server.AddUser(telegramtest.User{First: name})
		c.server.Join(c.group, people[name])
	}
	people["hugo"] = c.server.AddUser(telegramtest.User{First: "hugo"})
	for _, admin := range []string{"carla", "dora"} {
		c.server.Promote(c.group, people[admin])
	}
	c.server.Leave(c.group, people["dora"])
	c.server.Ban(c.group, people["emil"])
	for _, restricted := range []string{"fabio", "gina"} {
		c.server.Restrict(c.group, people[restricted])
	}
	c.server.Leave(c.group, people["gina"])
	type member struct {
		Status string
		In     bool `json:"is_member"`
	}
	for name, want := range map[string]member{
		"anna": {"creator", false}, "bruno": {"member", false}, "carla": {"administrator", false}, "dora": {"left", false},
		"emil": {"kicked", false}, "fabio": {"restricted", true}, "gina": {"restricted", false}, "hugo": {"left", false},
	} {
		r := c.call("getChatMember", "chat_id", c.group.Chat, "user_id", people[name].ID)
		var got member
		if json.Unmarshal(r.Result, &got); got != want {
			t.Errorf("%s: got %+v %s, want %+v", name, got, r.Description, want)
		}
	}
	c.server.Join(c.group, people["emil"])
	if r := c.call("getChatMember", "chat_id", c.group.Chat, "user_id", people["emil"].ID); !strings.Contains(string(r.Result), `"member"`) {
		t.Errorf("somebody who may come back: got %s %s", r.Result, r.Description)
	}
	for name, ids := range map[string][2]int64{"user not found": {c.group.Chat, 5}, "chat not found": {-5, c.anna.ID}} {
		if r := c.call("getChatMember", "chat_id", ids[0], "user_id", ids[1]); r.OK || !strings.Contains(r.Description, name) {
			t.Errorf("got ok %v, %q, want %q", r.OK, r.Description, name)
		}
	}
	c.server.Kick(c.group, c.anna)
	if r := c.call("getChatMember", "chat_id", c.group.Chat, "user_id", c.anna.ID); r.Code != 403 {
		t.Errorf("without the bot: got %d %q, want 403", r.Code, r.Description)
	}
	if got := c.server.Violations(); len(got) != 1 {
		t.Errorf("violations: %q, want the unknown chat alone", got)
	}
}
