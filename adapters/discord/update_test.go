package discord_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/adapters/discord"
	"briscola/adapters/discord/discordtest"
	"briscola/bot/chat"
)

func TestACommandArrivesWithEverythingThatDiscordTells(t *testing.T) {
	b := start(t)
	b.anna.Run(b.channel, "briscola", discordtest.Option{Name: "seats", Value: 4},
		discordtest.Option{Name: "variant", Value: "classic"}, discordtest.Option{Name: "with", Value: b.bruno}).Wait()
	got := b.nth(1)
	if got.Reply == (chat.MessageRef{}) {
		t.Error("the update has no reply")
	}
	got.Reply = chat.MessageRef{}
	want := chat.Update{
		Room:      b.room(),
		Community: chat.Community{Platform: "discord", ID: b.guild.ID},
		From:      chat.Person{ID: chat.PersonID{Platform: "discord", ID: b.anna.ID}, Name: "anna", Language: "it"},
		Language:  "it",
		Command: &chat.Command{Name: "briscola",
			Options: map[string]string{"seats": "4", "variant": "classic", "with": b.bruno.ID}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("update (-want +got):\n%s", diff)
	}
}

func TestThePlaceOfACommandIsItsChannelThreadOrPrivateChat(t *testing.T) {
	b := start(t)
	thread := b.channel.AddThread("partita")
	b.anna.Run(thread, "briscola").Wait()
	if u := b.nth(1); u.Room.Chat != thread.ID || u.Room.Topic != "" || u.Private {
		t.Errorf("from a thread: %+v", u)
	}
	b.anna.Run(b.anna.DM(), "briscola").Wait()
	if u := b.nth(2); u.Room.Chat != b.anna.DM().ID || !u.Private || u.Community != (chat.Community{}) || u.Language != "" {
		t.Errorf("from a private chat: %+v", u)
	}
}

func TestANameIsTheNickThenTheGlobalThenTheAccountName(t *testing.T) {
	b := start(t)
	names := []string{}
	for i, step := range []func(){
		func() { b.guild.Nick(b.anna, "Annina @everyone") },
		func() { b.guild.Nick(b.anna, "") },
		func() { b.anna.Rename("") },
	} {
		step()
		b.anna.Run(b.channel, "hand").Wait()
		names = append(names, b.nth(i+1).From.Name)
	}
	if diff := cmp.Diff([]string{"Annina @everyone", "anna", "anna"}, names); diff != "" {
		t.Errorf("names (-want +got):\n%s", diff)
	}
}

func TestWhoManagesTheServerIsAdmin(t *testing.T) {
	for name, row := range map[string]struct {
		permissions int
		want        bool
	}{
		"nobody":        {0, false},
		"administrator": {discordtest.Administrator, true},
		"manage server": {discordtest.ManageGuild, true},
		"something":     {1 << 13, false}, // manage messages
	} {
		t.Run(name, func(t *testing.T) {
			b := start(t)
			b.guild.Grant(b.anna, row.permissions)
			b.anna.Run(b.channel, "hand").Wait()
			if got := b.nth(1).Admin; got != row.want {
				t.Errorf("Admin is %v, want %v", got, row.want)
			}
		})
	}
}

func TestForgedPressesArriveAsTheyAre(t *testing.T) {
	b := start(t)
	hidden := b.guild.AddChannel("segreto")
	hidden.Hide(b.bruno)
	ref, err := b.bot.Send(t.Context(), chat.Room{Platform: "discord", Chat: hidden.ID}, *screen(text("x"), "go"))
	if err != nil {
		t.Fatal(err)
	}
	outsider := b.fake.AddUser("carla", "de") // no member of the server
	for i, u := range []*discordtest.User{b.bruno, outsider} {
		u.Forge(ref.ID, "play.x.1.☠").Wait()
		got := b.nth(i + 1)
		if got.Press == nil || got.Press.Token != "play.x.1.☠" || got.From.ID.ID != u.ID || got.Press.Personal {
			t.Errorf("%s's press arrived as %+v %+v", u.Name, got, got.Press)
		}
	}
}

func TestAForgottenPlaceIsTold(t *testing.T) {
	b := start(t)
	thread, other := b.channel.AddThread("partita"), b.guild.AddChannel("altro")
	b.guild.Outage() // not a farewell
	thread.Delete()
	other.Delete()
	b.guild.Remove()
	b.nth(3)
	want := []chat.Update{
		{Room: chat.Room{Platform: "discord", Chat: thread.ID}, Removed: &chat.Removed{}},
		{Room: chat.Room{Platform: "discord", Chat: other.ID}, Removed: &chat.Removed{}},
		{Community: chat.Community{Platform: "discord", ID: b.guild.ID}, Removed: &chat.Removed{}},
	}
	got := b.told()
	for _, w := range want { // rooms are handled apart, so any order will do
		found := false
		for _, g := range got {
			found = found || cmp.Equal(w, g)
		}
		if !found {
			t.Errorf("%+v was not told, only %+v", w, got)
		}
	}
	if len(got) != 3 {
		t.Errorf("%d updates, want 3", len(got))
	}
}

func TestCommandsAreWrittenOnlyWhenTheyDiffer(t *testing.T) {
	b := start(t)
	puts := func() int {
		return len(b.fake.Requests("PUT /applications/{application_id}/commands"))
	}
	if puts() != 1 {
		t.Fatalf("%d writes at the first start", puts())
	}
	b.again(t, specs)
	if puts() != 1 {
		t.Errorf("the same commands were written again")
	}
	b.again(t, specs[:2])
	if puts() != 2 || len(b.fake.Commands()) != 2 {
		t.Errorf("after a change: %d writes, %d commands", puts(), len(b.fake.Commands()))
	}
	b.again(t, nil)
	if puts() != 3 || len(b.fake.Commands()) != 0 {
		t.Errorf("without commands: %d writes, %d commands", puts(), len(b.fake.Commands()))
	}
}

// again stops the bot and starts another one with these commands against the same fake.
func (b *bench) again(t *testing.T, commands []chat.CommandSpec) {
	t.Helper()
	b.stop()
	if err := b.wait(); err != nil {
		t.Fatal(err)
	}
	b.bot = b.another(commands)
	b.run()
	if !b.fake.Await(b.bot.Ready) {
		t.Fatal("the bot is not ready")
	}
}

func TestCommandsAreDescribedInEveryLanguage(t *testing.T) {
	b := start(t)
	c := b.fake.Commands()[0]
	text := func(v any, path ...string) any {
		for _, p := range path {
			m, _ := v.(map[string]any)
			v = m[p]
		}
		return v
	}
	seats := c["options"].([]any)[0]
	variant := c["options"].([]any)[1].(map[string]any)["choices"].([]any)[0]
	for _, row := range []struct{ got, want any }{
		{text(c, "description"), "Opens a table"},
		{text(c, "description_localizations", "it"), "Apre un tavolo"},
		{text(seats, "name"), "seats"},
		{text(seats, "name_localizations", "it"), "posti"},
		{text(seats, "description_localizations", "it"), "Quanti posti"},
		{text(variant, "name"), "Classic"},
		{text(variant, "name_localizations", "it"), "Classica"},
		{c["default_member_permissions"], nil},
	} {
		if row.got != row.want {
			t.Errorf("got %v, want %v", row.got, row.want)
		}
	}
}

func TestNewRefusesWhatCannotWork(t *testing.T) {
	good := discord.Options{Token: "t", APIURL: "https://discord.com"}
	for name, change := range map[string]func(*discord.Options){
		"no token":        func(o *discord.Options) { o.Token = "" },
		"no address":      func(o *discord.Options) { o.APIURL = "" },
		"no scheme":       func(o *discord.Options) { o.APIURL = "discord.com" },
		"negative shards": func(o *discord.Options) { o.Shards = -1 },
		"command nowhere": func(o *discord.Options) {
			o.Commands = []chat.CommandSpec{{Name: "x", Description: map[string]string{"en": "x"}}}
		},
		"command not described": func(o *discord.Options) { o.Commands = []chat.CommandSpec{{Name: "x", Public: true}} },
		"command without a name": func(o *discord.Options) {
			o.Commands = []chat.CommandSpec{{Public: true, Description: map[string]string{"en": "x"}}}
		},
	} {
		o := good
		change(&o)
		if _, err := discord.New(o); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: New returned %v", name, err)
		}
	}
	if _, err := discord.New(good); err != nil {
		t.Errorf("good options: %v", err)
	}
}
