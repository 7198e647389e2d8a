package discord_test

import (
	"errors"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"briscola/adapters/discord/discordtest"
	"briscola/bot/chat"
)

func TestARoundOfCommandPressSendAndEdit(t *testing.T) {
	b := start(t)
	b.says(chat.Answer{Screen: screen(text("your hand"), "3c", "Ad")})
	got := b.anna.Run(b.channel, "hand").Wait()
	if got.Screen == nil || got.Screen.Text != "your hand" || !got.Screen.Ephemeral {
		t.Fatalf("the command was answered with %+v", got)
	}
	if saw := b.bruno.Sees(b.channel); len(saw) != 0 {
		t.Errorf("bruno sees anna's hand: %+v", saw)
	}

	b.says(chat.Answer{Screen: screen(text("one card less"), "Ad"), Replace: true})
	got = b.anna.Press(got.Screen.ID, "3c").Wait()
	if got.Callback != 7 || got.Screen.Text != "one card less" {
		t.Errorf("the press was answered with %+v", got)
	}
	press := b.nth(2)
	if press.Press == nil || press.Press.Token != "do.3c" || !press.Press.Personal {
		t.Errorf("the press arrived as %+v", press.Press)
	}

	ref := b.send(text("the table"))
	if err := b.bot.Edit(t.Context(), ref, text("the table, later")); err != nil {
		t.Fatal(err)
	}
	if sees := b.only(b.bruno); sees.Text != "the table, later" {
		t.Errorf("bruno sees %q", sees.Text)
	}
	if err := b.bot.Delete(t.Context(), ref); err != nil {
		t.Fatal(err)
	}
	if sees := b.bruno.Sees(b.channel); len(sees) != 0 {
		t.Errorf("bruno still sees %+v", sees)
	}
}

// form is one shape of an answer and what has to come of it.
type form struct {
	name   string
	answer chat.Answer

	command, shared, personal [2]string // what anna and bruno see: given to a command, to a press on a shared screen, on a private one
}

var forms = []form{
	{"nothing", chat.Answer{}, [2]string{"", ""}, [2]string{"table", "table"}, [2]string{"hand", ""}},
	{"a note", chat.Answer{Note: "psst"}, [2]string{"psst", ""}, [2]string{"table|psst", "table"}, [2]string{"hand|psst", ""}},
	{"a screen", chat.Answer{Screen: screen(text("secret"), "x")}, [2]string{"secret", ""}, [2]string{"table|secret", "table"}, [2]string{"hand|secret", ""}},
	// A private screen never takes the place of a shared message.
	{"a screen in place", chat.Answer{Screen: screen(text("secret"), "x"), Replace: true}, [2]string{"secret", ""}, [2]string{"table|secret", "table"}, [2]string{"secret", ""}},
	{"a public one", chat.Answer{Public: screen(text("open"), "x")}, [2]string{"open", "open"}, [2]string{"table|open", "table|open"}, [2]string{"hand|open", "open"}},
	// A public screen cannot take the place of a private message.
	{"a public one in place", chat.Answer{Public: screen(text("open"), "x"), Replace: true}, [2]string{"open", "open"}, [2]string{"open", "open"}, [2]string{"hand|open", "open"}},
	{"both", chat.Answer{Public: screen(text("open"), "x"), Screen: screen(text("secret"), "x")}, [2]string{"open|secret", "open"}, [2]string{"table|open|secret", "table|open"}, [2]string{"hand|open|secret", "open"}},
	{"both in place", chat.Answer{Public: screen(text("open"), "x"), Screen: screen(text("secret"), "x"), Replace: true}, [2]string{"open|secret", "open"}, [2]string{"open|secret", "open"}, [2]string{"secret|open", "open"}},
}

func TestEveryAnswerIsSeenByWhomItIsFor(t *testing.T) {
	for _, f := range forms {
		t.Run(f.name, func(t *testing.T) { start(t).seen(f, false) })
		t.Run(f.name+", late", func(t *testing.T) {
			start(t, func(s *setting) { s.bot.Timing.Defer = time.Millisecond }).seen(f, true)
		})
	}
}

// seen lets one answer be given to a command, to a press on a shared screen and to a press on a private screen, each in a
// channel of its own, and compares what anna and bruno see in the end. A late answer waits for the deferral.
func (b *bench) seen(f form, late bool) {
	deferred := make(chan struct{}, 1)
	b.answers(func(u chat.Update) chat.Answer {
		if u.Command != nil && u.Command.Name == "hand" {
			return chat.Answer{Screen: screen(text("hand"), "go")}
		}
		if late {
			<-deferred
		}
		return f.answer
	})
	for _, c := range []struct {
		want [2]string
		act  func(*discordtest.Channel) *discordtest.Interaction
	}{
		{f.command, func(c *discordtest.Channel) *discordtest.Interaction { return b.anna.Run(c, "briscola") }},
		{f.shared, func(c *discordtest.Channel) *discordtest.Interaction {
			ref, err := b.bot.Send(b.t.Context(), chat.Room{Platform: "discord", Chat: c.ID}, *screen(text("table"), "go"))
			if err != nil {
				b.t.Fatal(err)
			}
			return b.anna.Press(ref.ID, "go")
		}},
		{f.personal, func(c *discordtest.Channel) *discordtest.Interaction {
			return b.anna.Press(b.anna.Run(c, "hand").Wait().Screen.ID, "go")
		}},
	} {
		channel := b.guild.AddChannel("another")
		in := c.act(channel)
		if late {
			b.fake.Await(func() bool { return in.Answer().Callback != 0 })
			deferred <- struct{}{}
		}
		in.Wait()
		var got [2]string
		if !b.fake.Await(func() bool {
			got = [2]string{texts(b.anna.Sees(channel)), texts(b.bruno.Sees(channel))}
			return got == c.want
		}) {
			b.t.Errorf("anna and bruno see %q, want %q", got, c.want)
		}
	}
}

// texts joins what somebody sees.
func texts(screens []discordtest.Screen) string {
	var out []string
	for _, s := range screens {
		out = append(out, s.Text)
	}
	return strings.Join(out, "|")
}

func TestAPrivateScreenInAPrivateChatIsReplaced(t *testing.T) {
	b := start(t)
	room, err := b.bot.Private(t.Context(), chat.PersonID{Platform: "discord", ID: b.anna.ID})
	if err != nil {
		t.Fatal(err)
	}
	ref, err := b.bot.Send(t.Context(), room, *screen(text("hand"), "go"))
	if err != nil {
		t.Fatal(err)
	}
	b.says(chat.Answer{Screen: screen(text("hand, later"), "go"), Replace: true})
	b.anna.Press(ref.ID, "go").Wait()
	if got := texts(b.anna.Sees(b.anna.DM())); got != "hand, later" {
		t.Errorf("anna sees %q", got)
	}
	u := b.nth(1)
	if !u.Private || !u.Press.Personal || u.Press.Message != ref || u.Room != room || u.Community != (chat.Community{}) {
		t.Errorf("the press arrived as %+v %+v", u, u.Press)
	}
}

func TestSuggestionsComeBackWhileTyping(t *testing.T) {
	b := start(t)
	b.says(chat.Answer{Choices: []chat.Choice{{Label: "Tre di coppe", Value: "3c"}, {Label: strings.Repeat("long ", 30), Value: "x"}}})
	got := b.anna.Type(b.channel, "play", "card", "tre").Wait()
	if len(got.Choices) != 2 || got.Choices[0] != (discordtest.Choice{Name: "Tre di coppe", Value: "3c"}) {
		t.Errorf("suggestions %+v", got.Choices)
	}
	if q := b.nth(1).Query; q == nil || *q != (chat.Query{Command: "play", Option: "card", Text: "tre"}) {
		t.Errorf("the query arrived as %+v", q)
	}
	b.says(chat.Answer{})
	if got := b.anna.Type(b.channel, "play", "card", "zz").Wait(); got.Callback != 8 || len(got.Choices) != 0 {
		t.Errorf("no suggestions came back as %+v", got)
	}
	many := make([]chat.Choice, 30)
	for i := range many {
		many[i] = chat.Choice{Label: "x", Value: "x"}
	}
	b.says(chat.Answer{Choices: many})
	if got := b.anna.Type(b.channel, "play", "card", "").Wait(); len(got.Choices) != 25 {
		t.Errorf("%d suggestions", len(got.Choices))
	}
}

func TestAReplyIsEditableOnlyWhereItIsPrivate(t *testing.T) {
	b := start(t)
	table := b.send(*screen(text("table"), "go"))
	for _, row := range []struct {
		name   string
		answer chat.Answer
		press  bool
		want   error
	}{
		{"a private screen", chat.Answer{Screen: screen(text("hand"), "x")}, false, nil},
		{"a note", chat.Answer{Note: "psst"}, false, nil},
		{"a private screen to a press", chat.Answer{Screen: screen(text("hand"), "x")}, true, nil},
		{"a private screen beside a public one", chat.Answer{Public: screen(text("open")), Screen: screen(text("hand"))}, true, nil},
		{"nothing", chat.Answer{}, false, chat.ErrGone},
		// The message with the button is everybody's: an edit by the reply would show a hand to all.
		{"nothing to a press", chat.Answer{}, true, chat.ErrGone},
		{"a public screen", chat.Answer{Public: screen(text("open"))}, false, chat.ErrGone},
		{"a public screen in place", chat.Answer{Public: screen(text("table"), "go"), Replace: true}, true, chat.ErrGone},
	} {
		b.says(row.answer)
		if row.press {
			b.anna.Press(table.ID, "go")
		} else {
			b.anna.Run(b.channel, "hand")
		}
		n := len(b.told()) + 1
		b.fake.Await(func() bool { return len(b.told()) >= n })
		told := b.told()
		// At once, perhaps before the answer is out: the edit waits for it.
		err := b.bot.Edit(t.Context(), told[len(told)-1].Reply, text("secret of "+row.name))
		if !errors.Is(err, row.want) {
			t.Errorf("%s: Edit of the reply: %v, want %v", row.name, err, row.want)
		}
		want := []string{"anna"}
		if row.want != nil {
			want = nil
		}
		saw := b.fake.WhoSaw(func(s discordtest.Screen) bool { return s.Text == "secret of "+row.name })
		if diff := cmp.Diff(want, saw); diff != "" {
			t.Errorf("%s: who saw the edit (-want +got):\n%s", row.name, diff)
		}
	}
}

func TestAReplyIsGoneAfterAQuarterOfAnHour(t *testing.T) {
	clock := discordtest.NewClock()
	b := start(t, func(s *setting) { s.fake.Now = clock.Now })
	b.says(chat.Answer{Note: "psst"})
	b.anna.Run(b.channel, "hand").Wait()
	reply := b.nth(1).Reply
	if err := b.bot.Edit(t.Context(), reply, text("later")); err != nil {
		t.Fatal(err)
	}
	clock.Add(16 * time.Minute)
	b.fake.Allow(50027)
	if err := b.bot.Edit(t.Context(), reply, text("too late")); !errors.Is(err, chat.ErrGone) {
		t.Errorf("Edit after 16 minutes: %v, want ErrGone", err)
	}
	// Discord answers 401 there; the bot's own token is as good as before.
	b.send(text("still here"))
	if !b.bot.Ready() {
		t.Error("the bot gave up")
	}
}

func TestALateOrRepeatedAcknowledgementIsAnOutcome(t *testing.T) {
	b := start(t)
	b.fake.Allow(10015) // after a 40060 nobody has answered really
	for _, code := range []int{10062, 40060} {
		b.fake.Fail(discordtest.Fault{Route: "POST /interactions/{interaction_id}/{interaction_token}/callback", Status: 404, Code: code})
		b.says(chat.Answer{Note: "late"})
		before := len(b.told())
		b.anna.Run(b.channel, "hand")
		b.nth(before + 1)
		if err := b.bot.Edit(t.Context(), b.told()[before].Reply, text("x")); err != nil && !errors.Is(err, chat.ErrGone) {
			t.Errorf("Edit of the reply: %v", err)
		}
	}
	if log := b.log.String(); strings.Contains(log, "level=WARN") || strings.Contains(log, "level=ERROR") {
		t.Errorf("an outcome made noise:\n%s", log)
	}
}

func TestAnEventThatComesTwiceIsHandledOnce(t *testing.T) {
	b := start(t)
	b.says(chat.Answer{Note: "once"})
	in := b.anna.Run(b.channel, "hand")
	in.Redeliver()
	in.Wait()
	b.anna.Run(b.channel, "hand").Wait()
	if n := len(b.told()); n != 2 {
		t.Errorf("the handler was called %d times, want 2", n)
	}
}

func TestARoomIsHandledInOrderAndTheNewestScreenRemains(t *testing.T) {
	b := start(t)
	ref := b.send(*screen(text("0"), "go"))
	n := 0 // the handler is called for one room by one goroutine at a time
	b.answers(func(chat.Update) chat.Answer {
		n++
		return chat.Answer{Public: screen(text(strconv.Itoa(n)), "go"), Replace: true}
	})
	hold := b.fake.Fail(discordtest.Fault{Route: "POST /interactions/{interaction_id}/{interaction_token}/callback", Hold: true})
	for range 20 {
		b.anna.Press(ref.ID, "go")
	}
	b.nth(20)
	b.fake.Release(hold)
	if !b.fake.Await(func() bool { return b.only(b.anna).Edits == 20 }) {
		t.Fatalf("only %d answers arrived", b.only(b.anna).Edits)
	}
	if got := b.only(b.anna).Text; got != "20" {
		t.Errorf("the screen of press %s remains, want that of 20", got)
	}
}

func TestASlowRoomHoldsUpNoOther(t *testing.T) {
	b := start(t)
	slow := make(chan struct{})
	b.answers(func(u chat.Update) chat.Answer {
		if u.Room == b.room() {
			<-slow
		}
		return chat.Answer{Note: "done"}
	})
	stuck := b.anna.Run(b.channel, "hand")
	if got := b.anna.Run(b.guild.AddChannel("other"), "hand").Wait(); got.Screen.Text != "done" {
		t.Errorf("the other room got %+v", got)
	}
	close(slow)
	stuck.Wait()
}

func TestAnAnswerThatCannotBeShownIsStillAcknowledged(t *testing.T) {
	b := start(t)
	b.says(chat.Answer{Screen: &chat.Message{}})
	if got := b.anna.Run(b.channel, "hand").Wait(); got.Callback != 5 || got.Screen != nil {
		t.Errorf("answered with %+v", got)
	}
	if !strings.Contains(b.log.String(), "an answer cannot be shown") {
		t.Error("nothing about it is in the log")
	}
}
