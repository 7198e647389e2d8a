package telegram_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"briscola/adapters/telegram/telegramtest"
	"briscola/bot/chat"

	"github.com/google/go-cmp/cmp"
)

func TestCommandsArrive(t *testing.T) {
	b := startTable(t)
	forum := b.server.AddForum("Forum", b.anna)
	topic := b.server.AddTopic(forum, "Cards")
	private := b.server.Private(b.anna)
	rows := []struct {
		name, text string
		place      telegramtest.Place
		want       *chat.Command // nil: the handler is not called
	}{
		{"with words", "/briscola  chiamata\n5 computers", b.group, &chat.Command{Name: "briscola", Words: []string{"chiamata", "5", "computers"}}},
		{"without words", "/table", b.group, &chat.Command{Name: "table", Words: []string{}}},
		{"to this bot", "/table@Briscola_Bot x", b.group, &chat.Command{Name: "table", Words: []string{"x"}}},
		{"in capitals", "/Table", b.group, &chat.Command{Name: "table", Words: []string{}}},
		{"in a topic", "/table", topic, &chat.Command{Name: "table", Words: []string{}}},
		{"in private", "/learn", private, &chat.Command{Name: "learn", Words: []string{}}},
		{"unknown in private", "/frobnicate now", private, &chat.Command{Name: "frobnicate", Words: []string{"now"}}},
		{"unknown to this bot", "/frobnicate@briscola_bot", b.group, &chat.Command{Name: "frobnicate", Words: []string{}}},
		{"start with a payload", "/start k7q2m9", private, &chat.Command{Name: "start", Words: []string{"k7q2m9"}}},
		{"to another bot", "/table@other_bot", b.group, nil},
		{"unknown in a group", "/frobnicate", b.group, nil},
		{"talk", "good game", private, nil},
		{"a lone slash", "/ table", private, nil},
		{"no name", "/@briscola_bot", private, nil},
		{"a name too long", "/" + strings.Repeat("x", 33), private, nil},
		{"letters that no command has", "/tavolo\u202e", private, nil},
	}
	b.server.SetPrivacy(false) // the bot is told everything, and has to choose
	for _, row := range rows {
		b.server.Say(b.anna, row.place, row.text)
		if row.want == nil {
			b.quiet()
			continue
		}
		want := chat.Update{
			Room: room(row.place), From: chat.Person{ID: personID(b.anna), Name: "Anna Rossi", Language: "it"}, Command: row.want,
			Private: row.place == private,
		}
		if row.place != private {
			want.Community = chat.Community{Platform: "telegram", ID: fmt.Sprint(row.place.Chat)}
		}
		if diff := cmp.Diff(want, b.next()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", row.name, diff)
		}
	}
}

func TestOpeningThePrivateChatArrivesAsStart(t *testing.T) {
	b := startTable(t)
	b.server.Open(b.bruno, "hand_k7q2m9")
	if u := b.next(); u.Command == nil || u.Command.Name != "start" || !cmp.Equal(u.Command.Words, []string{"hand_k7q2m9"}) {
		t.Errorf("got %+v, want start with its payload", u.Command)
	}
	if got, want := b.Caps().StartURL, "https://t.me/briscola_bot?start="; got != want {
		t.Errorf("StartURL %q, want %q", got, want)
	}
}

func TestAReplyIsInNoTopic(t *testing.T) {
	b := startTable(t)
	b.server.Inject(fmt.Sprintf(`{"message":{"message_id":90,"date":%d,"chat":{"id":%d,"type":"supergroup"},"from":{"id":%d,"first_name":"Anna"},"message_thread_id":17,"text":"/table"}}`,
		time.Now().Unix(), b.group.Chat, b.anna.ID))
	if got := b.next().Room; got != room(b.group) {
		t.Errorf("room %v, want %v", got, room(b.group))
	}
}

func TestOldCommandsAreDroppedAndNothingElseIs(t *testing.T) {
	server := telegramtest.New(t)
	b := prepare(t, server)
	anna := server.AddUser(telegramtest.User{First: "Anna"})
	group := server.AddGroup("Friends", anna)
	gone := server.AddGroup("Gone", anna)
	server.SayAt(anna, group, "/briscola", 11*time.Minute)
	server.Kick(gone, anna)
	server.PressData(anna, group, 5, "hand.k7q2m9.1")
	server.SayAt(anna, group, "/table", 9*time.Minute)
	server.Expect("query is too old")
	b.run()
	seen := map[string]bool{}
	for range 3 {
		switch u := b.next(); {
		case u.Removed != nil:
			seen["removed"] = true
		case u.Press != nil:
			seen["press"] = true
		case u.Command != nil:
			seen[u.Command.Name] = true
		}
	}
	if diff := cmp.Diff(map[string]bool{"removed": true, "press": true, "table": true}, seen); diff != "" {
		t.Errorf("updates (-want +got):\n%s", diff)
	}
	b.quiet()
}

func TestPressesArrive(t *testing.T) {
	b := startTable(t)
	forum := b.server.AddForum("Forum", b.anna)
	topic := b.server.AddTopic(forum, "Cards")
	for _, p := range []telegramtest.Place{b.group, topic, b.server.Private(b.anna)} {
		ref := b.send(room(p), screen("table"))
		q, err := b.server.Press(b.anna, p, number(ref), "Hand")
		if err != nil {
			t.Fatal(err)
		}
		u := b.next()
		want := &chat.Press{Token: "hand.k7q2m9.1", Message: ref, Personal: p.Chat > 0}
		if diff := cmp.Diff(want, u.Press); diff != "" {
			t.Errorf("press in %v (-want +got):\n%s", p, diff)
		}
		if u.Room != room(p) || u.Private != (p.Chat > 0) {
			t.Errorf("press in %v arrived from %v, private %v", p, u.Room, u.Private)
		}
		if got := b.told(q); got != (telegramtest.Toast{}) {
			t.Errorf("an empty answer told %+v", got)
		}
	}
}

func TestAPressOnALostMessageNamesNoMessage(t *testing.T) {
	b := startTable(t)
	ref := b.send(room(b.group), screen("table"))
	b.server.Delete(b.group, number(ref))
	q := b.server.PressData(b.anna, b.group, number(ref), "hand.k7q2m9.1")
	want := chat.Update{
		Room: room(b.group), Community: chat.Community{Platform: "telegram", ID: fmt.Sprint(b.group.Chat)},
		From:  chat.Person{ID: personID(b.anna), Name: "Anna Rossi", Language: "it"},
		Press: &chat.Press{Token: "hand.k7q2m9.1"},
	}
	if diff := cmp.Diff(want, b.next()); diff != "" {
		t.Errorf("update (-want +got):\n%s", diff)
	}
	b.told(q)
}

func TestTheAnswerReachesThePresserAlone(t *testing.T) {
	b := startTable(t)
	ref := b.send(room(b.group), screen("table"))
	rows := []struct {
		name string
		in   chat.Answer
		want telegramtest.Toast
	}{
		{"a toast", chat.Answer{Note: "not your turn"}, telegramtest.Toast{Text: "not your turn"}},
		{"an alert", chat.Answer{Note: "1 Ad\n2 3c <b>", Alert: true}, telegramtest.Toast{Text: "1 Ad\n2 3c <b>", Alert: true}},
		{"exactly what fits", chat.Answer{Note: strings.Repeat("è", 200)}, telegramtest.Toast{Text: strings.Repeat("è", 200)}},
		{"too long", chat.Answer{Note: strings.Repeat("è", 201)}, telegramtest.Toast{Text: strings.Repeat("è", 199) + "…"}},
		{"too long, with flags", chat.Answer{Note: strings.Repeat("🇮🇹", 101)}, telegramtest.Toast{Text: strings.Repeat("🇮🇹", 99) + "…"}},
		{"a screen is not for this platform", chat.Answer{Screen: &chat.Message{}, Public: &chat.Message{}}, telegramtest.Toast{}},
	}
	for _, row := range rows {
		b.answer(row.in)
		q, err := b.server.Press(b.bruno, b.group, number(ref), "Hand")
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(row.want, b.told(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", row.name, diff)
		}
	}
	for _, shown := range b.server.Shown(b.anna) {
		if shown.Kind == "alert" || shown.Kind == "toast" {
			t.Errorf("anna saw %q", shown.Text)
		}
	}
}

func TestAnAnswerThatFailedIsGivenAgain(t *testing.T) {
	b := startTable(t)
	b.answer(chat.Answer{Note: "at last"})
	b.server.Fail(telegramtest.Fault{Method: "answerCallbackQuery", Status: 502, HTML: "<html>"})
	if got := b.told(b.server.PressData(b.anna, b.group, 5, "x")); got.Text != "at last" {
		t.Errorf("told %q, want %q", got.Text, "at last")
	}
}

func TestALateAnswerIsNoTrouble(t *testing.T) {
	b := startTable(t)
	b.Serve(func(_ context.Context, u chat.Update) chat.Answer {
		b.server.Advance(16 * time.Second)
		return chat.Answer{Note: "late"}
	})
	q := b.server.PressData(b.anna, b.group, 5, "x")
	b.until("the late answer is refused", func() bool { return b.server.Unanswered() == 0 })
	if _, ok := b.server.Answer(q); ok {
		t.Error("the answer was taken after the platform's time")
	}
	if err := b.stop(); err != nil {
		t.Error(err)
	}
	if got := b.log.String(); strings.Contains(got, "WARN") || strings.Contains(got, "ERROR") {
		t.Errorf("log:\n%s", got)
	}
}

func TestUpdatesWithMissingFieldsHarmNothing(t *testing.T) {
	b := startTable(t)
	b.server.Expect("query is too old") // these queries are none that the server knows
	b.server.Hold()
	for _, raw := range []string{
		`{}`, `{"message":{}}`, `{"message":null}`, `{"message":5}`, `{"message":{"chat":{}}}`, `{"message":{"chat":{"id":7},"text":"/table"}}`,
		`{"message":{"text":"/table","from":{"id":7}}}`, `{"message":{"chat":{"id":"seven"}}}`,
		`{"message":{"chat":{"id":7},"left_chat_member":{}}}`, `{"message":{"migrate_to_chat_id":5}}`,
		`{"callback_query":{}}`, `{"callback_query":{"id":"1"}}`, `{"callback_query":{"id":"2","from":{"id":7}}}`,
		`{"callback_query":{"id":"3","from":{"id":7},"data":"x"}}`, `{"callback_query":{"id":"4","data":"x","message":{"chat":{"id":7}}}}`,
		`{"callback_query":{"id":"5","from":{"id":7},"message":{"chat":{"id":7}}}}`, `{"callback_query":{"id":"6","from":{"id":7},"data":"x","message":{}}}`,
		`{"my_chat_member":{}}`, `{"my_chat_member":{"chat":{"id":7}}}`, `{"my_chat_member":{"new_chat_member":{"status":"kicked"}}}`,
		`{"chat_member":{}}`, `{"chat_member":{"chat":{"id":7},"new_chat_member":{"status":"left"}}}`,
		`{"something_new":{"chat":{"id":7}}}`,
	} {
		b.server.Inject(raw)
	}
	b.server.InjectWhole(`[1,2]`)
	b.server.Say(b.anna, b.group, "/table")
	b.server.Release(false)
	if u := b.next(); u.Command == nil || u.Command.Name != "table" {
		t.Errorf("got %+v, want the command behind the broken updates", u)
	}
	b.quiet()
}

func TestSomebodyWithoutAFaceIsToldSo(t *testing.T) {
	b := startTable(t)
	b.server.SayAnonymously(b.group, "/briscola")
	b.server.SayAnonymously(b.group, "/table") // not told twice in a minute
	b.until("the group is told", func() bool { return len(b.server.Messages(b.group)) > 0 })
	q := b.server.PressData(b.server.AddUser(telegramtest.User{ID: 1087968824, First: "Group", Bot: true}), b.group, 5, "join.k7q2m9.1")
	if got, want := b.told(q), (telegramtest.Toast{Text: "Play as yourself.", Alert: true}); got != want {
		t.Errorf("told %+v, want %+v", got, want)
	}
	b.quiet()
	if got := b.server.Messages(b.group); len(got) != 1 || got[0].Text != "Play as yourself." {
		t.Errorf("the group was told %v", got)
	}
}

func TestMembershipArrives(t *testing.T) {
	b := startTable(t)
	basic := b.server.AddGroup("Basic", b.anna, b.bruno)
	forum := b.server.AddForum("Forum", b.bruno)
	rows := []struct {
		name string
		do   func()
		want chat.Update
	}{
		{"somebody leaves", func() { b.server.Leave(basic, b.bruno) },
			chat.Update{Room: room(basic), Community: communityOf(basic), Left: &chat.Left{}, From: chat.Person{ID: personID(b.bruno), Name: "Bruno"}}},
		{"the bot is banned", func() { b.server.Kick(basic, b.anna) },
			chat.Update{Room: room(basic), Community: communityOf(basic), Removed: &chat.Removed{}, From: chat.Person{ID: personID(b.anna), Name: "Anna Rossi", Language: "it"}}},
		{"the bot is removed", func() { b.server.Remove(forum, b.bruno) },
			chat.Update{Room: room(forum), Community: communityOf(forum), Removed: &chat.Removed{}, From: chat.Person{ID: personID(b.bruno), Name: "Bruno"}}},
		{"somebody blocks the bot", func() { b.server.Block(b.bruno) },
			chat.Update{Room: room(b.server.Private(b.bruno)), Private: true, Removed: &chat.Removed{}, From: chat.Person{ID: personID(b.bruno), Name: "Bruno"}}},
	}
	for _, row := range rows {
		row.do()
		if diff := cmp.Diff(row.want, b.next()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", row.name, diff)
		}
	}
	if _, err := b.Send(context.Background(), room(basic), screen("x")); !errors.Is(err, chat.ErrForbidden) {
		t.Errorf("Send to a group without the bot: got %v, want ErrForbidden", err)
	}
	b.server.Unblock(b.bruno)
	b.quiet()
	b.server.Promote(b.group, b.server.Bot())
	b.server.Leave(b.group, b.anna) // an administrator is told in two ways
	for range 2 {
		if u := b.next(); u.Left == nil || u.From.ID != personID(b.anna) {
			t.Errorf("got %+v, want that anna left", u)
		}
	}
}

func TestAMoveIsToldOnceAndInItsPlace(t *testing.T) {
	b := startTable(t)
	old := b.server.AddGroup("Old", b.anna)
	b.server.Hold()
	b.server.Say(b.anna, old, "/table before")
	to := b.server.Migrate(old)
	b.server.Say(b.anna, to, "/table after")
	b.server.Release(false)
	if u := b.next(); u.Command == nil || u.Room != room(old) {
		t.Errorf("first %+v, want the command in the old chat", u)
	}
	want := chat.Update{
		Room: room(old), Community: chat.Community{Platform: "telegram", ID: fmt.Sprint(old.Chat)},
		Moved: &chat.Moved{To: room(to), Community: chat.Community{Platform: "telegram", ID: fmt.Sprint(to.Chat)}},
	}
	if diff := cmp.Diff(want, b.next()); diff != "" {
		t.Errorf("then (-want +got):\n%s", diff)
	}
	if u := b.next(); u.Command == nil || u.Room != room(to) {
		t.Errorf("last %+v, want the command in the new chat", u)
	}
	b.quiet()
}

func TestAdministratorsAreAskedForOnlyWhereItMatters(t *testing.T) {
	b := startTable(t)
	carla := b.server.AddUser(telegramtest.User{First: "Carla"})
	b.server.Join(b.group, carla)
	b.server.Promote(b.group, carla)
	rows := []struct {
		name, text string
		user       telegramtest.User
		place      telegramtest.Place
		want       bool
	}{
		{"who made the group", "/settings", b.anna, b.group, true},
		{"an administrator", "/settings", carla, b.group, true},
		{"a member", "/settings", b.bruno, b.group, false},
		{"a command for everybody", "/table", b.anna, b.group, false},
		{"in private", "/settings", b.anna, b.server.Private(b.anna), false},
	}
	for _, row := range rows {
		b.server.Say(row.user, row.place, row.text)
		if got := b.next().Admin; got != row.want {
			t.Errorf("%s: Admin %v, want %v", row.name, got, row.want)
		}
	}
	b.server.Fail(telegramtest.Fault{Method: "getChatMember", Status: 500, Description: "x"})
	b.server.Say(b.anna, b.group, "/settings")
	if !b.next().Admin || b.server.FaultsLeft() != 1 {
		t.Error("somebody known was asked for again")
	}
	b.server.Say(b.server.AddUser(telegramtest.User{First: "Dora"}), b.group, "/settings")
	if b.next().Admin || b.server.FaultsLeft() != 0 {
		t.Error("somebody is an administrator though the platform did not say so")
	}
}

func TestARepeatedUpdateIsHandledOnce(t *testing.T) {
	b := startTable(t)
	b.answer(chat.Answer{Note: "played"})
	b.told(b.server.PressData(b.anna, b.group, 5, "play.k7q2m9.1.2"))
	b.next()
	b.server.Repeat()
	b.quiet()
	b.server.RepeatAnew() // the same query under a new number is one for the bot to judge
	if u := b.next(); u.Press == nil {
		t.Errorf("got %+v, want the press", u)
	}
}

func TestUpdatesOfAChatAreHandledInOrderAndChatsAtOnce(t *testing.T) {
	b := startTable(t)
	other := b.server.AddSupergroup("Other", b.bruno)
	b.server.Say(b.anna, b.group, "/table") // from now on whole batches come
	b.next()
	together := make(chan struct{})
	order := make(chan string, 20)
	b.Serve(func(_ context.Context, u chat.Update) chat.Answer {
		if len(u.Command.Words) == 0 { // one in each chat: both must be under way to go on
			select {
			case together <- struct{}{}:
			case <-together:
			}
			return chat.Answer{}
		}
		order <- u.Command.Words[0]
		return chat.Answer{}
	})
	b.server.Hold()
	b.server.Say(b.anna, b.group, "/table")
	for i := range 9 {
		b.server.Say(b.anna, b.group, fmt.Sprintf("/table %d", i))
	}
	b.server.Say(b.bruno, other, "/table")
	b.server.Release(false)
	for i := range 9 {
		if got := <-order; got != fmt.Sprint(i) {
			t.Errorf("update %s came in place %d", got, i)
		}
	}
}
