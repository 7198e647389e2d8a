package telegram_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"briscola/adapters/telegram/telegramtest"
	"briscola/bot/chat"

	"github.com/google/go-cmp/cmp"
)

// table is a running bot with two people in a supergroup.
type table struct {
	*bot
	anna, bruno telegramtest.User
	group       telegramtest.Place
}

func startTable(t *testing.T) *table {
	t.Helper()
	b := start(t)
	anna := b.server.AddUser(telegramtest.User{First: "Anna", Last: "Rossi", Username: "anna_r", Language: "it", Started: true})
	bruno := b.server.AddUser(telegramtest.User{First: "Bruno", Username: "bruno_b"})
	return &table{bot: b, anna: anna, bruno: bruno, group: b.server.AddSupergroup("Friends", anna, bruno)}
}

func TestSendShowsStylesAndButtons(t *testing.T) {
	b := startTable(t)
	ref := b.send(room(b.group), chat.Message{
		Lines: []chat.Line{
			{Style: chat.Title, Text: "Briscola"}, {Text: "3 < 4 & 5"}, {Style: chat.Quiet, Text: "quiet"}, {Style: chat.Code, Text: "1 Rs\n0 4s"},
		},
		Buttons: [][]chat.Button{
			{{Label: "Start", Token: "start.k7q2m9.1", Look: chat.Primary}, {Label: "Dead", Token: "x", Disabled: true}},
			{{Label: "All dead", Token: "y", Disabled: true}},
			{{Label: "End", Token: "end.k7q2m9.1", Look: chat.Danger}, {Label: "Page", URL: "https://example.org/"}},
		},
	})
	got := b.shown(ref)
	if want := "Briscola\n3 < 4 & 5\nquiet\n1 Rs\n0 4s"; got.Text != want {
		t.Errorf("text %q, want %q", got.Text, want)
	}
	wantEntities := []telegramtest.Entity{
		{Type: "bold", Offset: 0, Length: 8}, {Type: "italic", Offset: 19, Length: 5}, {Type: "pre", Offset: 25, Length: 9},
	}
	if diff := cmp.Diff(wantEntities, got.Entities); diff != "" {
		t.Errorf("entities (-want +got):\n%s", diff)
	}
	wantButtons := [][]telegramtest.Button{
		{{Text: "Start", Data: "start.k7q2m9.1", Style: "primary"}},
		{{Text: "End", Data: "end.k7q2m9.1", Style: "danger"}, {Text: "Page", URL: "https://example.org/"}},
	}
	if diff := cmp.Diff(wantButtons, got.Buttons); diff != "" {
		t.Errorf("buttons (-want +got):\n%s", diff)
	}
	if got.Preview {
		t.Error("addresses in the text show a preview")
	}
}

func TestEditWithoutButtonsTakesTheButtonsAway(t *testing.T) {
	b := startTable(t)
	ref := b.send(room(b.group), screen("table"))
	if err := b.Edit(context.Background(), ref, chat.Message{Lines: []chat.Line{{Text: "over"}}}); err != nil {
		t.Fatal(err)
	}
	if got := b.shown(ref); got.Text != "over" || got.Buttons != nil {
		t.Errorf("got %q with %v, want %q without buttons", got.Text, got.Buttons, "over")
	}
}

func TestOnlyWhatMentionsSomebodyMakesASoundInAGroup(t *testing.T) {
	b := startTable(t)
	mention := screen("your turn")
	mention.Mention = &chat.Person{ID: personID(b.bruno), Name: "Bruno"}
	rows := []struct {
		name   string
		room   telegramtest.Place
		m      chat.Message
		silent bool
	}{
		{"a table in a group", b.group, screen("table"), true},
		{"a ping in a group", b.group, mention, false},
		{"a hand in a private chat", b.server.Private(b.anna), screen("hand"), false},
	}
	for _, row := range rows {
		if got := b.shown(b.send(room(row.room), row.m)); got.Silent != row.silent {
			t.Errorf("%s: silent %v, want %v", row.name, got.Silent, row.silent)
		}
	}
}

func TestNobodyIsMentionedButTheMention(t *testing.T) {
	b := startTable(t)
	m := screen("@anna_r leads, says @ANNA_R", "<a href=\"tg://user?id=7001\">x</a>")
	m.Mention = &chat.Person{ID: personID(b.bruno), Name: "Bruno @anna_r"}
	got := b.shown(b.send(room(b.group), m))
	if diff := cmp.Diff([]int64{b.bruno.ID}, got.Mentioned); diff != "" {
		t.Errorf("mentioned (-want +got):\n%s", diff)
	}
	if !strings.HasPrefix(got.Text, "Bruno @anna_r @\u2060anna_r leads") {
		t.Errorf("text %q does not begin with the mention", got.Text)
	}
}

func TestAbsurdNamesAreSafe(t *testing.T) {
	b := startTable(t)
	b.server.LimitRates(false)
	rows := []struct{ name, in, want string }{
		{"empty", "", "👤"},
		{"only marks without width", "\u202e\u2067\u200f", "👤"},
		{"markup", `</a><b>&lt;"x`, `</a><b>&lt;"x`},
		{"a line break", "A\nB", "A B"},
		{"overrides the direction", "\u202eABC\u2066", "ABC"},
		{"64 emoji", strings.Repeat("👩‍👩‍👧", 64), strings.Repeat("👩‍👩‍👧", 12) + "…"},
		{"control characters", "A\x00\x1b[31mB", "A[31mB"},
		{"not UTF-8", "A\xffB", "A\uFFFDB"},
	}
	for _, row := range rows {
		m := chat.Message{Lines: []chat.Line{{Text: "to play"}}, Mention: &chat.Person{ID: personID(b.bruno), Name: row.in}}
		got := b.shown(b.send(room(b.group), m))
		if want := row.want + " to play"; got.Text != want {
			t.Errorf("%s: text %q, want %q", row.name, got.Text, want)
		}
		if diff := cmp.Diff([]int64{b.bruno.ID}, got.Mentioned); diff != "" {
			t.Errorf("%s: mentioned (-want +got):\n%s", row.name, diff)
		}
		b.send(room(b.group), screen(row.in+" leads")) // refused if it could act as markup
	}
}

func TestLongTextIsCutVisiblyAtALine(t *testing.T) {
	b := startTable(t)
	line := strings.Repeat("&", 99) // five times as long as markup
	var lines []string
	for range 50 {
		lines = append(lines, line)
	}
	rows := []struct {
		name string
		in   []string
		want string
	}{
		{"exactly what fits", []string{strings.Repeat("x", 4096)}, strings.Repeat("x", 4096)},
		{"one line too long", []string{strings.Repeat("x", 4097)}, strings.Repeat("x", 4093) + "…"},
		{"many lines", lines, strings.Repeat(line+"\n", 40) + "…"},
	}
	for _, row := range rows {
		got := b.shown(b.send(room(b.group), screen(row.in...))).Text
		if got != row.want {
			t.Errorf("%s: got %d code points ending %q, want %d", row.name, utf8.RuneCountInString(got), got[len(got)-5:], utf8.RuneCountInString(row.want))
		}
	}
}

func TestMessagesGoToTheirTopic(t *testing.T) {
	b := startTable(t)
	forum := b.server.AddForum("Forum", b.anna)
	topic := b.server.AddTopic(forum, "Cards")
	ref := b.send(room(topic), screen("in the topic"))
	if got := b.shown(ref).Place; got != topic {
		t.Errorf("message is in %v, want %v", got, topic)
	}
	if err := b.Edit(context.Background(), ref, screen("edited")); err != nil {
		t.Errorf("Edit in a topic: %v", err)
	}
	if got := b.shown(b.send(room(forum), screen("in General"))).Place; got != forum {
		t.Errorf("message is in %v, want %v", got, forum)
	}
	b.server.CloseTopic(topic)
	if _, err := b.Send(context.Background(), room(topic), screen("closed")); !errors.Is(err, chat.ErrForbidden) {
		t.Errorf("Send to a closed topic: got %v, want ErrForbidden", err)
	}
}

func TestPrivateMessagesReachOnlyWhoTakesThem(t *testing.T) {
	b := startTable(t)
	dora := b.server.AddUser(telegramtest.User{First: "Dora", Started: true})
	emil := b.server.AddUser(telegramtest.User{First: "Emil", Started: true})
	b.server.Block(dora)
	b.server.Deactivate(emil)
	rows := []struct {
		name string
		user telegramtest.User
		want error
	}{
		{"started", b.anna, nil},
		{"never started", b.bruno, chat.ErrBlocked},
		{"blocked the bot", dora, chat.ErrBlocked},
		{"account deleted", emil, chat.ErrBlocked},
	}
	for _, row := range rows {
		private, err := b.Private(context.Background(), personID(row.user))
		if err != nil {
			t.Errorf("%s: Private: %v", row.name, err)
		}
		if _, err := b.Send(context.Background(), private, screen("hand")); !errors.Is(err, row.want) {
			t.Errorf("%s: Send: got %v, want %v", row.name, err, row.want)
		}
	}
	b.server.Unblock(dora)
	if _, err := b.Send(context.Background(), room(b.server.Private(dora)), screen("hand")); err != nil {
		t.Errorf("Send after unblocking: %v", err)
	}
	if _, err := b.Private(context.Background(), chat.PersonID{Platform: "discord", ID: "7"}); !errors.Is(err, chat.ErrBlocked) {
		t.Errorf("Private with somebody of another platform: got %v, want ErrBlocked", err)
	}
}

func TestAMovedChatIsFollowed(t *testing.T) {
	b := startTable(t)
	old := b.server.AddGroup("Old", b.anna)
	ref := b.send(room(old), screen("table"))
	to := b.server.Migrate(old)
	_, err := b.Send(context.Background(), room(old), screen("again"))
	for name, err := range map[string]error{"Send": err, "Edit": b.Edit(context.Background(), ref, screen("x")), "Delete": b.Delete(context.Background(), ref)} {
		var moved *chat.MovedError
		if !errors.As(err, &moved) || moved.To != room(to) {
			t.Errorf("%s: got %v, want a MovedError to %v", name, err, room(to))
		}
	}
	b.send(room(to), screen("in the new place"))
}

func TestRefusalsAreTold(t *testing.T) {
	b := startTable(t)
	rows := []struct {
		status      int
		description string
		want        error
	}{
		{403, "Forbidden: bot was kicked from the supergroup chat", chat.ErrForbidden},
		{403, "Forbidden: bot is not a member of the channel chat", chat.ErrForbidden},
		{403, "Forbidden: something new", chat.ErrForbidden},
		{400, "Bad Request: not enough rights to send text messages to the chat", chat.ErrForbidden},
		{400, "Bad Request: TOPIC_CLOSED", chat.ErrForbidden},
		{400, "Bad Request: CHAT_WRITE_FORBIDDEN", chat.ErrForbidden},
		{400, "Bad Request: chat not found", chat.ErrGone},
		{403, "Forbidden: the group chat was deleted", chat.ErrGone},
		{400, "Bad Request: message thread not found", chat.ErrGone},
		{403, "Forbidden: bot can't initiate conversation with a user", chat.ErrBlocked},
		{403, "Forbidden: user is deactivated", chat.ErrBlocked},
		{400, "Bad Request: BUTTON_DATA_INVALID", chat.ErrRefused},
		{400, "Bad Request: message is too long", chat.ErrRefused},
	}
	for _, row := range rows {
		b.server.Fail(telegramtest.Fault{Method: "sendMessage", Status: row.status, Description: row.description})
		if _, err := b.Send(context.Background(), room(b.group), screen("x")); !errors.Is(err, row.want) {
			t.Errorf("%s: got %v, want %v", row.description, err, row.want)
		}
	}
}

func TestPassingTroubleIsNoneOfTheErrors(t *testing.T) {
	b := startTable(t)
	faults := map[string]telegramtest.Fault{
		"502 with HTML":    {Status: 502, HTML: "<html>Bad Gateway</html>"},
		"200 with HTML":    {Status: 200, HTML: "<html>login</html>"},
		"500 with JSON":    {Status: 500, Description: "Internal Server Error"},
		"a cut connection": {Drop: true},
		"a lost answer":    {Lose: true},
	}
	for name, fault := range faults {
		fault.Method = "sendMessage"
		b.server.Fail(fault)
		_, err := b.Send(context.Background(), room(b.group), screen("x"))
		if err == nil {
			t.Errorf("%s: no error", name)
		}
		var busy *chat.BusyError
		for _, sentinel := range []error{chat.ErrGone, chat.ErrForbidden, chat.ErrBlocked, chat.ErrRefused} {
			if errors.Is(err, sentinel) || errors.As(err, &busy) {
				t.Errorf("%s: got %v, want passing trouble", name, err)
			}
		}
	}
	b.send(room(b.group), screen("well again"))
}

func TestABusyPlatformIsToldForEditsAndDeletionsToo(t *testing.T) {
	b := startTable(t)
	ref := b.send(room(b.group), screen("x"))
	calls := map[string]func() error{
		"editMessageText": func() error { return b.Edit(context.Background(), ref, screen("y")) },
		"deleteMessage":   func() error { return b.Delete(context.Background(), ref) },
	}
	for method, call := range calls {
		b.server.Fail(telegramtest.Fault{Method: method, Status: 429, RetryAfter: 30})
		var busy *chat.BusyError
		if err := call(); !errors.As(err, &busy) || busy.RetryAfter != 30*time.Second {
			t.Errorf("%s: got %v, want a BusyError of 30 s", method, err)
		}
	}
}

func TestTheContextEndsACall(t *testing.T) {
	b := startTable(t)
	b.server.Fail(telegramtest.Fault{Method: "sendMessage", Delay: time.Minute})
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		b.server.Until(ctx, func() bool { return b.server.FaultsLeft() == 0 })
		cancel()
	}()
	if _, err := b.Send(ctx, room(b.group), screen("x")); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want context.Canceled", err)
	}
}

func TestDeletingLate(t *testing.T) {
	b := startTable(t)
	ref := b.send(room(b.group), screen("old"))
	b.server.Advance(49 * time.Hour)
	if err := b.Delete(context.Background(), ref); !errors.Is(err, chat.ErrGone) {
		t.Errorf("Delete after two days: got %v, want ErrGone", err)
	}
	if err := b.Edit(context.Background(), ref, screen("retired")); err != nil {
		t.Errorf("Edit after two days: %v", err)
	}
}

func TestImpossibleMessagesAreRefusedBeforeTheyAreSent(t *testing.T) {
	b := startTable(t)
	button := func(token string) chat.Message {
		return chat.Message{Lines: []chat.Line{{Text: "x"}}, Buttons: [][]chat.Button{{{Label: "x", Token: token}}}}
	}
	for name, m := range map[string]chat.Message{
		"no text":            {},
		"a token too long":   button(strings.Repeat("x", 65)),
		"an empty token":     button(""),
		"a token in letters": button(strings.Repeat("è", 33)),
	} {
		if _, err := b.Send(context.Background(), room(b.group), m); !errors.Is(err, chat.ErrRefused) {
			t.Errorf("%s: got %v, want ErrRefused", name, err)
		}
	}
	if got := b.server.Operations(b.group); len(got) != 0 {
		t.Errorf("the platform saw %v", got)
	}
}

func TestRoomsThatCannotBeAreGone(t *testing.T) {
	b := startTable(t)
	for _, r := range []chat.Room{
		{}, {Platform: "discord", Chat: "5"}, {Platform: "telegram", Chat: "x"}, {Platform: "telegram", Chat: "5", Topic: "y"},
	} {
		_, sent := b.Send(context.Background(), r, screen("x"))
		edited := b.Edit(context.Background(), chat.MessageRef{Room: r, ID: "1"}, screen("x"))
		for _, err := range []error{sent, edited} {
			if !errors.Is(err, chat.ErrGone) {
				t.Errorf("%+v: got %v, want ErrGone", r, err)
			}
		}
	}
	if err := b.Delete(context.Background(), chat.MessageRef{Room: room(b.group), ID: "x"}); !errors.Is(err, chat.ErrGone) {
		t.Errorf("Delete of no message: got %v, want ErrGone", err)
	}
}

func TestBelow(t *testing.T) {
	b := startTable(t)
	b.server.LimitRates(false)
	forum := b.server.AddForum("Forum", b.anna)
	topic, other := b.server.AddTopic(forum, "Cards"), b.server.AddTopic(forum, "Talk")
	below := func(ref chat.MessageRef) int {
		t.Helper()
		n, err := b.Below(context.Background(), ref)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	inGroup, inTopic := b.send(room(b.group), screen("x")), b.send(room(topic), screen("x"))
	for i := range 5 {
		b.server.Say(b.anna, b.group, fmt.Sprint("the bot does not see this ", i))
		b.send(room(other), screen("elsewhere"))
	}
	if got := below(inGroup); got != 0 {
		t.Errorf("below, while the bot has seen nothing: %d, want 0", got)
	}
	b.server.Say(b.anna, b.group, "/table")
	b.next()
	if got := below(inGroup); got != 6 {
		t.Errorf("below in a supergroup: %d, want 6", got)
	}
	if got := below(inTopic); got != 0 {
		t.Errorf("below in a topic while others talk: %d, want 0", got)
	}
	b.send(room(topic), screen("y"))
	if got := below(inTopic); got != 1 {
		t.Errorf("below in a topic: %d, want 1", got)
	}
	for range 30 {
		b.send(room(b.group), screen("y"))
	}
	if got := below(inGroup); got != 20 {
		t.Errorf("below: %d, want at most 20", got)
	}
	if got := below(chat.MessageRef{Room: room(b.server.Private(b.anna)), ID: "3"}); got != 0 {
		t.Errorf("below in an unknown room: %d, want 0", got)
	}
}
