package discord_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"briscola/bot/chat"
)

// fields are those of an object, each written in JSON.
type fields map[string]string

// with gives the object with a field changed; "" takes it away.
func (f fields) with(name, value string) fields {
	f = maps.Clone(f)
	f[name] = value
	return f
}

func (f fields) json() string {
	var members []string
	for name, value := range f {
		if value != "" {
			members = append(members, fmt.Sprintf("%q:%s", name, value))
		}
	}
	return "{" + strings.Join(members, ",") + "}"
}

// whole gives good interactions of every kind that the bot answers. None is one that the fake knows.
func whole(b *bench) map[string]fields {
	id := func(text string) string { return `"` + text + `"` }
	user := fields{"id": id(b.anna.ID), "username": `"anna"`, "global_name": `"Anna"`}.json()
	base := fields{
		"application_id": id(b.fake.Application()), "token": `"made-up-secret-interaction-token"`, "version": "1",
		"guild_id": id(b.guild.ID), "channel_id": id(b.channel.ID), "context": "0", "locale": `"it"`, "guild_locale": `"it"`,
		"member": fields{"user": user, "nick": `"Annina"`, "permissions": `"0"`}.json(),
	}
	message := fields{"id": id(b.channel.ID), "flags": "0"}.json()
	return map[string]fields{
		"command": base.with("type", "2").with("data", `{"name":"hand","options":[]}`),
		"press":   base.with("type", "3").with("data", `{"custom_id":"do.x","component_type":2}`).with("message", message),
		"typing":  base.with("type", "4").with("data", `{"name":"play","options":[{"name":"card","value":"3","focused":true}]}`),
		"private": base.with("type", "2").with("data", `{"name":"briscola"}`).with("context", "1").with("guild_id", "").with("member", "").with("user", user),
	}
}

// damages are what may stand in the place of a field: nothing, null, and values of every type.
var damages = []string{"", "null", "5", "-1.5", "true", `""`, `"x"`, "[]", "[null]", "[5]", "{}", `{"id":5}`, `{"user":null}`, `{"options":[null,{}]}`}

func TestInteractionsWithMissingFieldsHarmNothing(t *testing.T) {
	b := start(t)
	b.fake.Allow(10062) // these interactions are none that the fake knows
	number := 0
	inject := func(in fields) {
		number++
		if _, damaged := in["id"]; !damaged {
			in = in.with("id", fmt.Sprintf(`"9000000000000%05d"`, number))
		}
		b.fake.Inject("INTERACTION_CREATE", in.json())
	}
	good := whole(b)
	for _, in := range good {
		inject(in)
	}
	b.nth(len(good)) // they arrive as long as nothing is wrong with them
	for _, in := range good {
		for _, name := range append(slices.Collect(maps.Keys(in)), "id") {
			for _, damage := range damages {
				inject(in.with(name, damage))
			}
		}
		for _, kind := range []string{"0", "1", "5", "6", "99", "-3"} { // ping, form, and none that there are
			inject(in.with("type", kind))
		}
		inject(in.with("data", `{"component_type":3,"custom_id":"do.x","values":["x"]}`)) // a menu, which the bot does not have
	}
	thrive(b)
	for _, u := range b.told() {
		if u.From.ID.ID == "" || u.Room.Chat == "" || u.Command == nil && u.Press == nil && u.Query == nil {
			t.Errorf("an update came through that is not whole: %+v", u)
		}
	}
}

func TestEventsOfStrangeKindsHarmNothing(t *testing.T) {
	b := start(t)
	for _, kind := range []string{"INTERACTION_CREATE", "CHANNEL_DELETE", "THREAD_DELETE", "GUILD_DELETE", "MESSAGE_CREATE", "SOMETHING_NEW", ""} {
		for _, damage := range damages[1:] {
			b.fake.Inject(kind, damage)
		}
	}
	thrive(b)
	if got := b.told(); len(got) != 1 {
		t.Errorf("the strange events became updates: %+v", got[:len(got)-1])
	}
}

// thrive wants the bot to serve the next good interaction on the connection that it had, and no complaint of its own.
func thrive(b *bench) {
	b.t.Helper()
	b.says(chat.Answer{Note: "still here"})
	in := b.anna.Run(b.channel, "hand")
	if a := in.Wait(); a.Screen == nil || a.Screen.Content != "still here" {
		b.t.Errorf("the next interaction is answered with %+v", a)
	}
	if g := b.fake.Gateway(); g.Identified != 1 || g.Resumed != 0 || g.Connected != 1 {
		b.t.Errorf("the connection did not last: %+v", g)
	}
	if log := b.log.String(); strings.Contains(log, "level=ERROR") {
		b.t.Errorf("log:\n%s", log)
	}
}
