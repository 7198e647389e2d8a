package telegram_test

import (
	"context"
	"fmt"
	"net/url"
	"strings"
	"testing"
	"time"

	"briscola/adapters/telegram"
	"briscola/adapters/telegram/telegramtest"
	"briscola/bot/chat"

	"github.com/google/go-cmp/cmp"
)

func TestNewRefusesWhatCannotWork(t *testing.T) {
	const token = "55:Recognisable"
	for name, o := range map[string]telegram.Options{
		"no token":                 {},
		"a token with a slash":     {Token: token + "/x"},
		"a token with a break":     {Token: token + "\n"},
		"an address without host":  {Token: token, APIURL: "api.telegram.org"},
		"an address of other kind": {Token: token, APIURL: "ftp://api.telegram.org"},
	} {
		_, err := telegram.New(o)
		if err == nil {
			t.Errorf("%s: no error", name)
		} else if strings.Contains(err.Error(), token) {
			t.Errorf("%s: the error shows the token: %v", name, err)
		}
	}
}

func TestRunStopsInTheMiddleOfAPoll(t *testing.T) {
	b := start(t)
	if err := b.stop(); err != nil {
		t.Errorf("Run: %v", err)
	}
	if b.Ready() {
		t.Error("ready after the end")
	}
}

func TestAStopFinishesWhatIsUnderWay(t *testing.T) {
	b := startTable(t)
	entered, leave := make(chan struct{}), make(chan struct{})
	b.Serve(func(ctx context.Context, u chat.Update) chat.Answer {
		close(entered)
		<-leave
		if ctx.Err() != nil {
			t.Error("the handler's context has ended")
		}
		return chat.Answer{Note: "saved"}
	})
	q := b.server.PressData(b.anna, b.group, 5, "play.k7q2m9.1.2")
	<-entered
	stopped := make(chan error)
	go func() { stopped <- b.stop() }()
	select {
	case <-stopped:
		t.Fatal("Run ended while a handler was under way")
	case <-time.After(50 * time.Millisecond):
	}
	b.server.Say(b.anna, b.group, "/table") // too late for this bot
	close(leave)
	if err := <-stopped; err != nil {
		t.Errorf("Run: %v", err)
	}
	if got, ok := b.server.Answer(q); !ok || got.Text != "saved" {
		t.Errorf("the presser was told %+v, %v", got, ok)
	}
	if got := b.server.Pending(); got != 1 {
		t.Errorf("%d updates are left for the next bot, want the command alone", got)
	}
}

func TestAnUpdateCountsAsReceivedWhenItsHandlerHasReturned(t *testing.T) {
	b := startTable(t)
	entered, leave := make(chan struct{}), make(chan struct{})
	b.Serve(func(_ context.Context, u chat.Update) chat.Answer {
		entered <- struct{}{}
		<-leave
		return chat.Answer{}
	})
	b.server.Say(b.anna, b.group, "/table")
	<-entered
	if got := b.server.Pending(); got != 1 {
		t.Errorf("%d updates are unconfirmed while the handler works, want 1", got)
	}
	close(leave)
	b.until("the update is confirmed", func() bool { return b.server.Pending() == 0 })
}

func TestAPanicOfTheHandlerCostsOnlyItsAnswer(t *testing.T) {
	b := startTable(t)
	b.Serve(func(_ context.Context, u chat.Update) chat.Answer { panic("the hand is Ad 3c") })
	if got := b.told(b.server.PressData(b.anna, b.group, 5, "x")); got != (telegramtest.Toast{}) {
		t.Errorf("told %+v, want an empty answer", got)
	}
	if got := b.log.String(); !strings.Contains(got, "the handler failed") || strings.Contains(got, "Ad 3c") {
		t.Errorf("log:\n%s", got)
	}
}

func TestAnUnknownTokenEndsRun(t *testing.T) {
	server := telegramtest.New(t)
	server.Expect("401 Unauthorized")
	m, err := telegram.New(telegram.Options{Token: "12345:Some_Other_Token", APIURL: server.URL()})
	if err != nil {
		t.Fatal(err)
	}
	err = m.Run(context.Background(), nil)
	if err == nil || !strings.Contains(err.Error(), "does not know the token") || strings.Contains(err.Error(), "Some_Other_Token") {
		t.Errorf("Run: got %v, want a plain word about the token", err)
	}
}

func TestATokenThatIsTakenBackEndsRun(t *testing.T) {
	server := telegramtest.New(t)
	m, err := telegram.New(telegram.Options{Token: server.Token(), APIURL: server.URL()})
	if err != nil {
		t.Fatal(err)
	}
	server.Fail(telegramtest.Fault{Method: "getUpdates", Status: 401, Description: "Unauthorized"})
	if err := m.Run(context.Background(), nil); err == nil {
		t.Error("Run went on without a token")
	}
}

func TestRunComesBackAfterTrouble(t *testing.T) {
	server := telegramtest.New(t)
	for _, fault := range []telegramtest.Fault{
		{Method: "getMe", Drop: true},
		{Method: "getMe", Status: 502, HTML: "<html>Bad Gateway</html>"},
		{Method: "getMyCommands", Status: 429, RetryAfter: 1},
		{Method: "getUpdates", Status: 502, HTML: "<html>Bad Gateway</html>"},
		{Method: "getUpdates", Status: 429, RetryAfter: 1},
	} {
		server.Fail(fault)
	}
	b := prepare(t, server)
	if b.Ready() || b.Caps().StartURL != "" {
		t.Error("connected before Run")
	}
	b.run()
	b.waitReady()
	b.until("all faults happened", func() bool { return server.FaultsLeft() == 0 })
	anna := server.AddUser(telegramtest.User{First: "Anna"})
	server.Say(anna, server.Private(anna), "/learn")
	if u := b.next(); u.Command == nil {
		t.Errorf("got %+v, want the command", u)
	}
}

func TestASecondPollerIsToldInTheLog(t *testing.T) {
	b := startTable(t)
	b.server.Fail(telegramtest.Fault{Method: "getUpdates", Status: 409,
		Description: "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"})
	b.server.Say(b.anna, b.group, "/table")
	b.next() // the poll after this one fails
	b.until("the fault happened", func() bool { return b.server.FaultsLeft() == 0 })
	b.until("the bot polls again", func() bool { return b.server.Polling() && b.Ready() })
	if got := b.log.String(); !strings.Contains(got, "another process asks for this bot's updates") {
		t.Errorf("log:\n%s", got)
	}
}

func TestAForgottenWebhookIsRemoved(t *testing.T) {
	server := telegramtest.New(t)
	server.Fail(telegramtest.Fault{Method: "getUpdates", Status: 409,
		Description: "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"})
	b := prepare(t, server)
	b.run()
	b.waitReady()
	if got := b.log.String(); !strings.Contains(got, "a webhook was set") {
		t.Errorf("log:\n%s", got)
	}
}

func TestCommandsAreRegisteredWhereTheyDiffer(t *testing.T) {
	server := telegramtest.New(t)
	b := prepare(t, server)
	b.run()
	rows := []struct {
		scope, language string
		want            map[string]string
	}{
		{"all_group_chats", "", map[string]string{"briscola": "Open a table", "table": "Show the table", "settings": "Settings"}},
		{"all_group_chats", "it", map[string]string{"briscola": "Apri un tavolo", "table": "Mostra il tavolo", "settings": "Impostazioni"}},
		{"all_private_chats", "", map[string]string{"briscola": "Open a table", "settings": "Settings", "learn": "A first game"}},
		{"all_private_chats", "it", map[string]string{"briscola": "Apri un tavolo", "settings": "Impostazioni", "learn": "Una prima partita"}},
	}
	for _, row := range rows {
		b.until(fmt.Sprint("commands are registered for ", row.scope, row.language), func() bool {
			return cmp.Equal(row.want, server.Commands(row.scope, row.language))
		})
	}
	if err := b.stop(); err != nil {
		t.Fatal(err)
	}
	asked, set := server.Calls("getMyCommands"), server.Calls("setMyCommands")
	again := prepare(t, server)
	again.run()
	again.until("all commands are compared", func() bool { return server.Calls("getMyCommands") == asked+len(rows) })
	again.stop()
	if got := server.Calls("setMyCommands"); got != set {
		t.Errorf("equal commands were registered again, %d times", got-set)
	}
}

func TestTheTokenIsInNoErrorAndNoLog(t *testing.T) {
	b := startTable(t)
	var errs []error
	note := func(_ chat.MessageRef, err error) { errs = append(errs, err) }
	ctx := context.Background()
	b.server.Expect("query is too old")
	for _, fault := range []telegramtest.Fault{
		{Drop: true}, {Status: 502, HTML: "<html>" + b.server.Token()}, {Status: 400, Description: "Bad Request: " + b.server.Token()},
	} {
		for _, method := range []string{"sendMessage", "answerCallbackQuery", "getChatMember"} {
			fault.Method = method
			b.server.Fail(fault)
		}
		note(b.Send(ctx, room(b.group), screen("x")))
		b.server.PressData(b.anna, b.group, 5, "x")
		b.next()
		b.server.Say(b.server.AddUser(telegramtest.User{First: "X"}), b.group, "/settings")
		b.next()
	}
	b.server.Fail(telegramtest.Fault{Method: "getUpdates", Drop: true, Times: 2})
	b.server.Say(b.anna, b.group, "/table")
	b.until("all faults happened", func() bool { return b.server.FaultsLeft() == 0 })
	b.stop()
	b.server.Close()
	note(b.Send(ctx, room(b.group), screen("x")))
	secret := b.server.Token()[strings.Index(b.server.Token(), ":")+1:]
	for _, err := range errs {
		if err == nil {
			t.Error("a fault did no harm")
		} else if strings.Contains(err.Error(), secret) || strings.Contains(err.Error(), url.QueryEscape(secret)) {
			t.Errorf("the token is in an error: %v", err)
		}
	}
	if got := b.log.String(); strings.Contains(got, secret) || !strings.Contains(got, "no updates, trying again") {
		t.Errorf("the token is in the log, or the faults are not:\n%s", got)
	}
}
