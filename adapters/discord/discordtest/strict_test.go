package discordtest_test

import (
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/adapters/discord/discordtest"
)

// world is a fake without a test to fail, with one channel in it.
type world struct {
	t       *testing.T
	s       *discordtest.Server
	guild   *discordtest.Guild
	channel *discordtest.Channel
	anna    *discordtest.User
	clock   *discordtest.Clock
}

func newWorld(t *testing.T) *world {
	t.Helper()
	clock := discordtest.NewClock()
	s, err := discordtest.Start(discordtest.Options{Now: clock.Now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	w := &world{t: t, s: s, clock: clock}
	w.guild = s.AddGuild("Circolo", "it")
	w.channel = w.guild.AddChannel("tavolo")
	w.anna = s.AddUser("anna", "it")
	w.guild.Add(w.anna)
	return w
}

// do sends a request as the bot would and gives the status and the error code of the answer.
func (w *world) do(method, path, body string) (status, code int) {
	w.t.Helper()
	return w.send(method, path, "application/json", body)
}

func (w *world) send(method, path, kind, body string) (status, code int) {
	w.t.Helper()
	q, err := http.NewRequest(method, w.s.URL()+path, strings.NewReader(body))
	if err != nil {
		w.t.Fatal(err)
	}
	q.Header.Set("Authorization", "Bot "+discordtest.DefaultToken)
	if body != "" {
		q.Header.Set("Content-Type", kind)
	}
	answer, err := http.DefaultClient.Do(q)
	if err != nil {
		w.t.Fatal(err)
	}
	defer answer.Body.Close()
	text, _ := io.ReadAll(answer.Body)
	var fault struct{ Code int }
	json.Unmarshal(text, &fault)
	return answer.StatusCode, fault.Code
}

func (w *world) messages() string { return "/api/v10/channels/" + w.channel.ID + "/messages" }

func quoted(n int) string { return `"` + strings.Repeat("x", n) + `"` }

// button gives a message with rows of buttons.
func rows(rows ...string) string {
	for i, r := range rows {
		rows[i] = `{"type":1,"components":[` + r + `]}`
	}
	return `{"content":"x","components":[` + strings.Join(rows, ",") + `]}`
}

func TestWhatDiscordRefusesIsRefusedAndAViolation(t *testing.T) {
	one := `{"type":2,"style":1,"label":"a","custom_id":"a"}`
	for name, row := range map[string]struct {
		body string
		code int
	}{
		"too long":                 {`{"content":` + quoted(2001) + `}`, 50035},
		"empty":                    {`{"content":" "}`, 50006},
		"not JSON":                 {`{"content":`, 50109},
		"wrong kind":               {`{"content":{"a":1}}`, 50035},
		"six rows":                 {rows(one, one, one, one, one, one), 50035},
		"six buttons":              {rows(one + strings.Repeat(","+one, 5)), 50035},
		"equal ids":                {rows(one + "," + one), 50035},
		"long id":                  {rows(`{"type":2,"style":1,"label":"a","custom_id":` + quoted(101) + `}`), 50035},
		"no id":                    {rows(`{"type":2,"style":1,"label":"a"}`), 50035},
		"long label":               {rows(`{"type":2,"style":1,"custom_id":"a","label":` + quoted(81) + `}`), 50035},
		"no label":                 {rows(`{"type":2,"style":1,"custom_id":"a","label":" "}`), 50035},
		"link with an id":          {rows(`{"type":2,"style":5,"custom_id":"a","label":"a","url":"https://a.b"}`), 50035},
		"link to nowhere":          {rows(`{"type":2,"style":5,"label":"a","url":"javascript:x"}`), 50035},
		"unknown style":            {rows(`{"type":2,"style":9,"label":"a","custom_id":"a"}`), 50035},
		"long nonce":               {`{"content":"x","nonce":` + quoted(26) + `}`, 50035},
		"mentions that contradict": {`{"content":"x","allowed_mentions":{"parse":["users"],"users":["1"]}}`, 50035},
		"ephemeral in a channel":   {`{"content":"x","flags":64}`, 50035},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			if _, code := w.do("POST", w.messages(), row.body); code != row.code {
				t.Errorf("refused with %d, want %d", code, row.code)
			}
			if len(w.s.Violations()) != 1 {
				t.Errorf("violations %q, want one", w.s.Violations())
			}
			if sees := w.anna.Sees(w.channel); len(sees) != 0 {
				t.Errorf("it was posted all the same: %+v", sees)
			}
		})
	}
}

func TestTheLargestMessageIsTaken(t *testing.T) {
	w := newWorld(t)
	var all []string
	n := 0
	for range 5 {
		var row []string
		for range 5 {
			n++
			id := strings.Repeat("i", 99) + string(rune('a'+n))
			row = append(row, `{"type":2,"style":1,"label":`+quoted(80)+`,"custom_id":"`+id+`"}`)
		}
		all = append(all, strings.Join(row, ","))
	}
	body := strings.Replace(rows(all...), `"x"`, quoted(2000), 1)
	if status, _ := w.do("POST", w.messages(), body); status != 200 {
		t.Errorf("HTTP %d; %q", status, w.s.Violations())
	}
	if got := w.anna.Sees(w.channel); len(got) != 1 || len(got[0].Labels()) != 25 {
		t.Errorf("anna sees %+v", got)
	}
}

func TestWhatTheFakeDoesNotKnowIsAViolation(t *testing.T) {
	for name, do := range map[string]func(*world){
		"a route":          func(w *world) { w.do("GET", "/api/v10/guilds/1", "") },
		"an old version":   func(w *world) { w.do("GET", "/api/v9/gateway/bot", "") },
		"a channel":        func(w *world) { w.do("POST", "/api/v10/channels/1/messages", `{"content":"x"}`) },
		"an id":            func(w *world) { w.do("POST", "/api/v10/channels/x/messages", `{"content":"x"}`) },
		"a message":        func(w *world) { w.do("DELETE", w.messages()+"/1", "") },
		"a server":         func(w *world) { w.do("GET", "/api/v10/guilds/1/members/"+w.anna.ID, "") },
		"a person":         func(w *world) { w.do("GET", "/api/v10/guilds/"+w.guild.ID+"/members/1", "") },
		"a member":         func(w *world) { w.do("GET", "/api/v10/guilds/"+w.guild.ID+"/members/"+w.s.AddUser("x", "it").ID, "") },
		"a token":          func(w *world) { w.do("POST", "/api/v10/interactions/1/secret/callback", `{"type":6}`) },
		"a press":          func(w *world) { w.anna.Press(w.anna.Say(w.channel, "x"), "no such button") },
		"a command":        func(w *world) { w.anna.Run(w.channel, "nothing") },
		"somebody's words": func(w *world) { w.do("PATCH", w.messages()+"/"+w.anna.Say(w.channel, "x"), `{"content":"y"}`) },
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			do(w)
			if len(w.s.Violations()) == 0 {
				t.Error("no violation was recorded")
			}
		})
	}
}

func TestUnknownMembersAndParametersAreViolations(t *testing.T) {
	w := newWorld(t)
	if !specsAtHand() {
		t.Skip("no specifications at hand")
	}
	for _, body := range []string{`{"content":"x","colour":"red"}`, rows(`{"type":2,"style":1,"label":"a","custom_id":"a","size":2}`),
		`{"content":"x","allowed_mentions":{"nobody":true}}`} {
		before := len(w.s.Violations())
		w.do("POST", w.messages(), body)
		if len(w.s.Violations()) != before+1 {
			t.Errorf("%s: violations %q", body, w.s.Violations()[before:])
		}
	}
	before := len(w.s.Violations())
	w.do("GET", w.messages()+"?after=1&colour=red", "")
	if len(w.s.Violations()) != before+1 {
		t.Errorf("an unknown parameter: violations %q", w.s.Violations()[before:])
	}
	before = len(w.s.Violations())
	id := w.lastMessage()
	w.do("PATCH", w.messages()+"/"+id, `{"content":"x","ID":"1","Channel":"2"}`) // the library's own form
	if len(w.s.Violations()) != before {
		t.Errorf("harmless members: violations %q", w.s.Violations()[before:])
	}
}

func (w *world) lastMessage() string {
	sees := w.anna.Sees(w.channel)
	return sees[len(sees)-1].ID
}

func TestBadCommandsAreRefused(t *testing.T) {
	option := func(name, more string) string {
		return `{"type":3,"name":"` + name + `","description":"d"` + more + `}`
	}
	command := func(more string) string { return `[{"name":"play","description":"d"` + more + `}]` }
	for name, body := range map[string]string{
		"upper case":        `[{"name":"Play","description":"d"}]`,
		"a space":           `[{"name":"play it","description":"d"}]`,
		"no description":    `[{"name":"play"}]`,
		"twice":             `[{"name":"play","description":"d"},{"name":"play","description":"d"}]`,
		"an unknown locale": command(`,"description_localizations":{"tlh":"x"}`),
		"long description":  `[{"name":"play","description":` + quoted(101) + `}]`,
		"required last":     command(`,"options":[` + option("a", "") + "," + option("b", `,"required":true`) + `]`),
		"equal options":     command(`,"options":[` + option("a", "") + "," + option("a", "") + `]`),
		"both suggestions":  command(`,"options":[` + option("a", `,"autocomplete":true,"choices":[{"name":"x","value":"x"}]`) + `]`),
		"a localised space": command(`,"options":[` + option("a", `,"name_localizations":{"it":"a b"}`) + `]`),
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			path := "/api/v10/applications/" + w.s.Application() + "/commands"
			if _, code := w.do("PUT", path, body); code != 50035 {
				t.Errorf("refused with %d, want 50035", code)
			}
		})
	}
}

func TestTheLimitsAreThoseOfTheProject(t *testing.T) {
	if !specsAtHand() {
		t.Skip("no specifications at hand")
	}
	text, err := os.ReadFile(filepath.Join(specsFolder(), "platform-limits.json"))
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Limits []struct {
			Platform, ID string
			Value        any
		}
	}
	if err := json.Unmarshal(text, &file); err != nil {
		t.Fatal(err)
	}
	want := map[string][]int{}
	for _, l := range file.Limits {
		if _, enforced := discordtest.Limits()[l.ID]; l.Platform == "discord" && enforced {
			want[l.ID] = numbers(l.Value)
		}
	}
	if diff := cmp.Diff(want, discordtest.Limits()); diff != "" {
		t.Errorf("limits (-file +fake):\n%s", diff)
	}
}

func numbers(v any) []int {
	switch n := v.(type) {
	case float64:
		return []int{int(n)}
	case []any:
		var out []int
		for _, item := range n {
			out = append(out, numbers(item)...)
		}
		return out
	}
	return nil
}

func specsFolder() string { return filepath.Join("..", "..", "..", "..", "shared", "specs") }

func specsAtHand() bool {
	_, err := os.Stat(specsFolder())
	return err == nil
}

func TestPlainFindsTheMarkupThatActs(t *testing.T) {
	for _, row := range []struct {
		content, text string
		markup        []string
	}{
		{"plain", "plain", nil},
		{`\*\*plain\*\*`, "**plain**", nil},
		{"**bold** and *slanted*", "bold and slanted", []string{"bold", "italic"}},
		{"# big\n-# small\n> said\n- one\n1. two", "big\nsmall\nsaid\none\ntwo", []string{"heading", "small", "quote", "list", "list"}},
		{"<@1> <#2> <@&3>", "<@1> <#2> <@&3>", []string{"mention", "mention", "mention"}},
		{`\<@1>`, "<@1>", nil},
		{"a <:smile:123> and <a:dance:123>", "a :smile: and :dance:", []string{"emoji", "emoji"}},
		{"@everyone", "@everyone", []string{"everyone"}},
		{"[a](https://b.c)", "a", []string{"link"}},
		{`https\://a.b`, "https://a.b", nil},
		{"see https://a.b", "see https://a.b", []string{"link"}},
		{"||x|| ~~y~~ __z__ `c`", "x y z c", []string{"spoiler", "strike", "underline", "code"}},
		{"```\n*a*\n```", "*a*", []string{"block"}},
	} {
		text, markup := discordtest.Plain(row.content)
		if text != row.text || !cmp.Equal(markup, row.markup) {
			t.Errorf("%q: %q %q, want %q %q", row.content, text, markup, row.text, row.markup)
		}
	}
}
