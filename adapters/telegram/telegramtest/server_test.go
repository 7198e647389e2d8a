package telegramtest_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"briscola/adapters/telegram/telegramtest"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// client is a bot made by hand.
type client struct {
	t      *testing.T
	server *telegramtest.Server
	anna   telegramtest.User
	bruno  telegramtest.User
	group  telegramtest.Place
}

type reply struct {
	OK          bool            `json:"ok"`
	Result      json.RawMessage `json:"result"`
	Code        int             `json:"error_code"`
	Description string          `json:"description"`
	Parameters  struct {
		RetryAfter int   `json:"retry_after"`
		MovedTo    int64 `json:"migrate_to_chat_id"`
	} `json:"parameters"`
}

// start starts a server that reports its violations to nobody.
func start(t *testing.T) *client {
	t.Helper()
	noon := time.Now()
	s, err := telegramtest.Start(telegramtest.Options{Now: func() time.Time { return noon }}) // moves by Advance only
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		http.DefaultClient.CloseIdleConnections()
		s.Close()
	})
	c := &client{t: t, server: s}
	c.anna = s.AddUser(telegramtest.User{First: "Anna", Username: "anna_r", Started: true})
	c.bruno = s.AddUser(telegramtest.User{First: "Bruno"})
	c.group = s.AddSupergroup("Friends", c.anna, c.bruno)
	return c
}

// call calls a method with pairs of names and values.
func (c *client) call(method string, pairs ...any) reply {
	c.t.Helper()
	form := url.Values{}
	for i := 0; i < len(pairs); i += 2 {
		form.Set(pairs[i].(string), fmt.Sprint(pairs[i+1]))
	}
	return c.post(method, "application/x-www-form-urlencoded", strings.NewReader(form.Encode()))
}

func (c *client) post(method, kind string, body io.Reader) reply {
	c.t.Helper()
	response, err := http.Post(c.server.URL()+"/bot"+c.server.Token()+"/"+method, kind, body)
	if err != nil {
		c.t.Error(err)
		return reply{}
	}
	defer response.Body.Close()
	var r reply
	if err := json.NewDecoder(response.Body).Decode(&r); err != nil {
		c.t.Errorf("%s: %v", method, err)
	}
	return r
}

// send posts a text and gives the id of the message.
func (c *client) send(place telegramtest.Place, text string, pairs ...any) int {
	c.t.Helper()
	r := c.call("sendMessage", append([]any{"chat_id", place.Chat, "text", text}, pairs...)...)
	var m struct {
		ID int `json:"message_id"`
	}
	if json.Unmarshal(r.Result, &m) != nil || !r.OK {
		c.t.Fatalf("sendMessage: %d %s", r.Code, r.Description)
	}
	return m.ID
}

// updates polls without waiting and gives the texts or data of what came.
func (c *client) updates(pairs ...any) []string {
	c.t.Helper()
	r := c.call("getUpdates", pairs...)
	var batch []struct {
		ID      int `json:"update_id"`
		Message *struct {
			Text string `json:"text"`
			Left any    `json:"left_chat_member"`
		} `json:"message"`
		Query *struct {
			Data string `json:"data"`
		} `json:"callback_query"`
		Member any `json:"chat_member"`
		Mine   any `json:"my_chat_member"`
	}
	if err := json.Unmarshal(r.Result, &batch); err != nil {
		c.t.Fatalf("getUpdates: %v, %s", err, r.Description)
	}
	var got []string
	for _, u := range batch {
		switch {
		case u.Message != nil && u.Message.Left != nil:
			got = append(got, "left")
		case u.Message != nil:
			got = append(got, u.Message.Text)
		case u.Query != nil:
			got = append(got, "press "+u.Query.Data)
		case u.Member != nil:
			got = append(got, "member")
		case u.Mine != nil:
			got = append(got, "mine")
		}
	}
	return got
}

func keyboard(buttons ...string) string {
	return `{"inline_keyboard":[[` + strings.Join(buttons, ",") + `]]}`
}

func TestFaultyRequestsAreRefusedAndRecorded(t *testing.T) {
	many := func(n int, item string) string { return strings.TrimSuffix(strings.Repeat(item+",", n), ",") }
	ok := `{"text":"x","callback_data":"x"}`
	rows := []struct {
		name, method string
		pairs        []any
		want         string // in the description and the violation
		spec         bool   // only the description of the Bot API tells
	}{
		{"unknown method", "sendMassage", []any{}, "method not found", false},
		{"unknown parameter", "sendMessage", []any{"chat_id", 7001, "text", "x", "txt", "y"}, "unknown parameter txt", true},
		{"missing parameter", "deleteMessage", []any{"chat_id", 7001}, "parameter message_id is missing", true},
		{"not a number", "deleteMessage", []any{"chat_id", 7001, "message_id", "x"}, "message_id: not JSON", true},
		{"no boolean", "sendMessage", []any{"chat_id", 7001, "text", "x", "disable_notification", `"yes"`}, "disable_notification: not a boolean", true},
		{"unknown parse mode", "sendMessage", []any{"chat_id", 7001, "text", "x", "parse_mode", "html5"}, "parse_mode", false},
		{"no such member", "sendMessage", []any{"chat_id", 7001, "text", "x", "link_preview_options", `{"off":true}`}, "link_preview_options.off", true},
		{"no style", "sendMessage", []any{"chat_id", 7001, "text", "x", "reply_markup", keyboard(`{"text":"x","callback_data":"x","style":"pink"}`)}, "style", true},
		{"data too long", "sendMessage", []any{"chat_id", 7001, "text", "x", "reply_markup", keyboard(fmt.Sprintf(`{"text":"x","callback_data":"%065d"}`, 1))}, "", false},
		{"no kind", "sendMessage", []any{"chat_id", 7001, "text", "x", "reply_markup", keyboard(`{"text":"x"}`)}, "text buttons are unallowed", false},
		{"two kinds", "sendMessage", []any{"chat_id", 7001, "text", "x", "reply_markup", keyboard(`{"text":"x","callback_data":"x","url":"https://example.org/"}`)}, "text buttons are unallowed", false},
		{"no address", "sendMessage", []any{"chat_id", 7001, "text", "x", "reply_markup", keyboard(`{"text":"x","url":"javascript:x"}`)}, "Wrong HTTP URL", false},
		{"nine in a row", "sendMessage", []any{"chat_id", 7001, "text", "x", "reply_markup", keyboard(many(9, ok))}, "reply markup is too long", false},
		{"a row of no array", "sendMessage", []any{"chat_id", 7001, "text", "x", "reply_markup", `{"inline_keyboard":[` + ok + `]}`}, "", false},
		{"open tag", "sendMessage", []any{"chat_id", 7001, "text", "<b>x", "parse_mode", "HTML"}, "can't parse entities", false},
		{"empty", "sendMessage", []any{"chat_id", 7001, "text", " <b></b> ", "parse_mode", "HTML"}, "message text is empty", false},
		{"too long", "sendMessage", []any{"chat_id", 7001, "text", strings.Repeat("è", 4097)}, "message is too long", false},
		{"no chat", "sendMessage", []any{"chat_id", 12, "text", "x"}, "chat not found", false},
		{"no topic", "sendMessage", []any{"chat_id", -1000000009001, "text", "x", "message_thread_id", 5}, "message thread not found", false},
		{"no message", "editMessageText", []any{"chat_id", 7001, "message_id", 5, "text", "x"}, "message to edit not found", false},
		{"no query", "answerCallbackQuery", []any{"callback_query_id", "5"}, "query is too old", false},
		{"note too long", "answerCallbackQuery", []any{"callback_query_id", "5", "text", strings.Repeat("x", 201)}, "", false},
		{"command in capitals", "setMyCommands", []any{"commands", `[{"command":"Play","description":"x"}]`}, "BOT_COMMAND_INVALID", false},
		{"no description", "setMyCommands", []any{"commands", `[{"command":"play","description":""}]`}, "", false},
		{"no scope", "setMyCommands", []any{"commands", `[]`, "scope", `{"type":"all"}`}, "scope", true},
		{"no update kind", "getUpdates", []any{"allowed_updates", `["massage"]`}, "allowed_updates[0]", true},
	}
	for _, row := range rows {
		c := start(t)
		if row.spec && !c.server.Strict() {
			continue
		}
		r := c.call(row.method, row.pairs...)
		if r.OK || !strings.Contains(r.Description, row.want) {
			t.Errorf("%s: got ok %v, %q, want a refusal with %q", row.name, r.OK, r.Description, row.want)
		}
		if got := c.server.Violations(); len(got) != 1 {
			t.Errorf("%s: violations %q, want one", row.name, got)
		}
		c.server.Expect(row.method)
		if got := c.server.Violations(); got != nil {
			t.Errorf("%s: violations %q after they were expected", row.name, got)
		}
	}
}

func TestGoodRequestsAreTakenInEveryEncoding(t *testing.T) {
	c := start(t)
	c.send(c.group, "a form", "reply_markup", keyboard(`{"text":"x","callback_data":"x","style":"danger"}`), "entities", "null")
	if r := c.post("sendMessage", "application/json", strings.NewReader(`{"chat_id":7001,"text":"JSON","disable_notification":true}`)); !r.OK {
		t.Errorf("JSON: %s", r.Description)
	}
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	form.WriteField("chat_id", "7001")
	form.WriteField("text", "multipart")
	form.Close()
	if r := c.post("SENDMESSAGE", form.FormDataContentType(), &body); !r.OK {
		t.Errorf("multipart: %s", r.Description)
	}
	if got := c.server.Violations(); got != nil {
		t.Errorf("violations: %q", got)
	}
}

func TestHTMLIsReadAsThePlatformReadsIt(t *testing.T) {
	rows := []struct{ in, text, kinds string }{
		{"<b>a</b> <i>b</i>", "a b", "bold 0 1, italic 2 1"},
		{"<b><i>a</i></b>", "a", "italic 0 1, bold 0 1"},
		{"🂡<b>a</b>", "🂡a", "bold 2 1"},
		{"&lt;b&gt; &amp;amp; &quot;&#65;&#x42;", `<b> &amp; "AB`, ""},
		{"&nbsp; & &copy;", "&nbsp; & &copy;", ""},
		{`<a href="https://example.org/?a=1&amp;b=2">x</a>`, "x", "text_link 0 1"},
		{`<pre>a  b</pre>`, "a  b", "pre 0 4"},
		{"  <b>  a</b>  ", "a", "bold 0 1"},
		{"<b>a", "", ""}, {"a</b>", "", ""}, {"<b>a</i>", "", ""}, {"a < b", "", ""}, {"<h1>a</h1>", "", ""}, {"<a>x</a>", "", ""}, {"<b", "", ""},
	}
	c := start(t)
	c.server.LimitRates(false)
	for _, row := range rows {
		r := c.call("sendMessage", "chat_id", c.group.Chat, "text", row.in, "parse_mode", "HTML")
		if row.text == "" {
			if r.OK || !strings.Contains(r.Description, "can't parse entities") {
				t.Errorf("%s: got ok %v, %q, want a refusal", row.in, r.OK, r.Description)
			}
			continue
		}
		messages := c.server.Messages(c.group)
		got := messages[len(messages)-1]
		var kinds []string
		for _, e := range got.Entities {
			kinds = append(kinds, fmt.Sprint(e.Type, " ", e.Offset, " ", e.Length))
		}
		if got.Text != row.text || strings.Join(kinds, ", ") != row.kinds {
			t.Errorf("%s: got %q with %v, want %q with %s", row.in, got.Text, kinds, row.text, row.kinds)
		}
	}
}

func TestRatesAreLimited(t *testing.T) {
	c := start(t)
	for i := range 20 {
		c.send(c.group, fmt.Sprint(i))
		c.server.Advance(2 * time.Second)
	}
	r := c.call("sendMessage", "chat_id", c.group.Chat, "text", "x")
	if r.Code != 429 || r.Parameters.RetryAfter != 21 || r.Description != "Too Many Requests: retry after 21" {
		t.Errorf("the 21st in a minute: got %d %q, retry after %d, want 429 and 21 s", r.Code, r.Description, r.Parameters.RetryAfter)
	}
	if got := c.server.Violations(); len(got) != 1 {
		t.Errorf("violations: %q, want the flood", got)
	}
	if got := c.server.Busiest(c.group, time.Minute); got != 20 {
		t.Errorf("%d operations in the busiest minute, want 20", got)
	}
	c.server.Advance(21 * time.Second)
	c.send(c.group, "again")
	for range 5 {
		c.send(c.server.Private(c.anna), "x")
	}
	if r := c.call("sendMessage", "chat_id", c.anna.ID, "text", "x"); r.Code != 429 {
		t.Errorf("the sixth at once in a private chat: got %d, want 429", r.Code)
	}
	c.server.LimitRates(false)
	c.send(c.server.Private(c.anna), "x")
}

func TestAPressIsAnsweredOnceAndInTime(t *testing.T) {
	c := start(t)
	id := c.send(c.group, "table", "reply_markup", keyboard(`{"text":"Hand","callback_data":"hand"}`))
	if _, err := c.server.Press(c.anna, c.group, id, "Play"); err == nil {
		t.Error("a button was pressed that is not there")
	}
	q, err := c.server.Press(c.anna, c.group, id, "Hand")
	if err != nil {
		t.Fatal(err)
	}
	if got := c.updates(); !cmp.Equal(got, []string{"press hand"}) {
		t.Errorf("updates %q", got)
	}
	if r := c.call("answerCallbackQuery", "callback_query_id", q.ID, "text", "Ad 3c", "show_alert", true); !r.OK {
		t.Error(r.Description)
	}
	if got, _ := c.server.Answer(q); got != (telegramtest.Toast{Text: "Ad 3c", Alert: true}) {
		t.Errorf("answer %+v", got)
	}
	late := c.server.PressData(c.anna, c.group, id, "forged")
	c.server.Advance(16 * time.Second)
	if r := c.call("answerCallbackQuery", "callback_query_id", late.ID); r.OK {
		t.Error("a late answer was taken")
	}
	if got := c.server.Violations(); got != nil {
		t.Errorf("violations: %q", got)
	}
	again := c.server.PressData(c.anna, c.group, id, "x")
	if got := c.server.Unanswered(); got != 1 {
		t.Errorf("%d presses wait for an answer, want 1", got)
	}
	c.call("answerCallbackQuery", "callback_query_id", again.ID)
	c.call("answerCallbackQuery", "callback_query_id", again.ID)
	if got := c.server.Violations(); len(got) != 1 {
		t.Errorf("violations: %q, want the second answer", got)
	}
}

func TestEverybodySeesOnlyWhatIsForThem(t *testing.T) {
	c := start(t)
	id := c.send(c.group, "first")
	c.call("editMessageText", "chat_id", c.group.Chat, "message_id", id, "text", "second")
	c.send(c.server.Private(c.anna), "Ad 3c")
	q := c.server.PressData(c.anna, c.group, id, "x")
	c.call("answerCallbackQuery", "callback_query_id", q.ID, "text", "toast")
	late := c.server.AddUser(telegramtest.User{First: "Late"})
	c.server.Join(c.group, late)
	c.send(c.group, "third")
	for user, want := range map[string][]string{
		"Anna": {"message first", "edit second", "message Ad 3c", "toast toast", "message third"}, "Bruno": {"message first", "edit second", "message third"},
		"Late": {"message third"},
	} {
		var got []string
		for _, u := range []telegramtest.User{c.anna, c.bruno, late} {
			if u.First == user {
				for _, shown := range c.server.Shown(u) {
					got = append(got, shown.Kind+" "+shown.Text)
				}
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", user, diff)
		}
	}
}

func TestPrivacyModeHidesTalk(t *testing.T) {
	c := start(t)
	talk := func() []string {
		for _, text := range []string{"hello", "/table", "/table@briscola_bot", "/table@other_bot"} {
			c.server.Say(c.anna, c.group, text)
		}
		return c.updates()
	}
	if diff := cmp.Diff([]string{"/table", "/table@briscola_bot"}, talk()); diff != "" {
		t.Errorf("with privacy (-want +got):\n%s", diff)
	}
	c.updates("offset", 999999)
	c.server.SetPrivacy(false)
	if got := talk(); len(got) != 4 {
		t.Errorf("without privacy: %q", got)
	}
}

func TestUpdatesWaitUntilTheyAreConfirmed(t *testing.T) {
	c := start(t)
	for i := range 3 {
		c.server.Say(c.anna, c.group, fmt.Sprint("/", i))
	}
	if got := c.updates("limit", 2); !cmp.Equal(got, []string{"/0", "/1"}) {
		t.Errorf("two of three: %q", got)
	}
	if got := c.updates(); !cmp.Equal(got, []string{"/0"}) {
		t.Errorf("the same offset at once: %q, want one update", got)
	}
	if got := c.updates("offset", 500002); !cmp.Equal(got, []string{"/1", "/2"}) {
		t.Errorf("after confirming the first: %q", got)
	}
	if got := c.updates("offset", -1); !cmp.Equal(got, []string{"/2"}) {
		t.Errorf("the last one: %q", got)
	}
	c.server.Repeat()
	if got := c.updates("offset", 500004); !cmp.Equal(got, []string{"/2"}) {
		t.Errorf("repeated though confirmed: %q", got)
	}
	c.server.Hold()
	c.server.Say(c.anna, c.group, "/a")
	c.server.Say(c.anna, c.group, "/b")
	c.server.Release(true)
	if got := c.updates("offset", 500004); !cmp.Equal(got, []string{"/b"}) {
		t.Errorf("the newest first: %q", got)
	}
	c.server.Advance(25 * time.Hour)
	if got := c.updates("offset", 500003, "timeout", 0); got != nil {
		t.Errorf("after a day: %q", got)
	}
}

func TestMembersAreToldOnlyToWhoAsks(t *testing.T) {
	c := start(t)
	c.server.Promote(c.group, c.server.Bot())
	c.server.Leave(c.group, c.bruno)
	if got := c.updates("offset", 1, "allowed_updates", `["message","chat_member"]`); !cmp.Equal(got, []string{"left"}) {
		t.Errorf("without asking: %q", got)
	}
	c.server.Leave(c.group, c.anna)
	c.server.Block(c.anna)
	if got := c.updates("offset", 500002); !cmp.Equal(got, []string{"left", "member"}) {
		t.Errorf("asked for messages and members: %q", got)
	}
}

func TestASecondPollEndsTheFirst(t *testing.T) {
	c := start(t)
	first := make(chan reply)
	go func() { first <- c.call("getUpdates", "timeout", 30) }()
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	c.server.Until(ctx, c.server.Polling)
	second := make(chan reply)
	go func() { second <- c.call("getUpdates", "timeout", 30, "offset", 2) }()
	if r := <-first; r.Code != 409 || !strings.HasPrefix(r.Description, "Conflict: terminated by other getUpdates") {
		t.Errorf("first poll: got %d %q, want 409", r.Code, r.Description)
	}
	c.server.Say(c.anna, c.group, "/table")
	if r := <-second; !r.OK || !strings.Contains(string(r.Result), "/table") {
		t.Errorf("second poll: got %s", r.Result)
	}
}

// witness is a test that only notes what happens to it.
type witness struct {
	testing.TB
	cleanups []func()
	errors   []string
}

func (w *witness) Helper()          {}
func (w *witness) Log(...any)       {}
func (w *witness) Cleanup(f func()) { w.cleanups = append(w.cleanups, f) }
func (w *witness) Errorf(format string, args ...any) {
	w.errors = append(w.errors, fmt.Sprintf(format, args...))
}

func TestAViolationFailsItsTest(t *testing.T) {
	w := new(witness)
	c := &client{t: t, server: telegramtest.New(w)}
	c.call("sendMessage", "chat_id", 1, "text", "x")
	http.DefaultClient.CloseIdleConnections()
	for _, cleanup := range w.cleanups {
		cleanup()
	}
	if len(w.errors) != 1 || !strings.Contains(w.errors[0], "chat not found") {
		t.Errorf("the test failed with %q, want the refusal", w.errors)
	}
}

func TestButtonsCanBeTakenAway(t *testing.T) {
	c := start(t)
	id := c.send(c.group, "table", "reply_markup", keyboard(`{"text":"Hand","callback_data":"hand"}`))
	if r := c.call("editMessageReplyMarkup", "chat_id", c.group.Chat, "message_id", id); !r.OK {
		t.Error(r.Description)
	}
	if r := c.call("editMessageReplyMarkup", "chat_id", c.group.Chat, "message_id", id); !strings.Contains(r.Description, "message is not modified") {
		t.Errorf("once more: got ok %v, %q", r.OK, r.Description)
	}
	if got, _ := c.server.Message(c.group, id); got.Text != "table" || got.Buttons != nil {
		t.Errorf("got %q with %v", got.Text, got.Buttons)
	}
}

func TestAMovedGroupTellsWhere(t *testing.T) {
	c := start(t)
	old := c.server.AddGroup("Old", c.anna)
	to := c.server.Migrate(old)
	r := c.call("sendMessage", "chat_id", old.Chat, "text", "x")
	if r.Code != 400 || r.Parameters.MovedTo != to.Chat {
		t.Errorf("got %d %q to %d, want 400 to %d", r.Code, r.Description, r.Parameters.MovedTo, to.Chat)
	}
	if got := c.server.Violations(); got != nil {
		t.Errorf("violations: %q", got)
	}
}
