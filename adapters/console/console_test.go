package console_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"briscola/adapters/console"
	"briscola/bot/chat"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func TestLinesBecomeUpdates(t *testing.T) {
	h := start(t, console.Options{Language: "it", Name: "Anna\x1b[31m"})
	var got chat.Update
	h.Serve(func(_ context.Context, u chat.Update) chat.Answer {
		got = u
		return chat.Answer{Note: "ok"}
	})
	for _, row := range []struct {
		line string
		want *chat.Command
	}{
		{"/table", &chat.Command{Name: "table", Words: []string{}}},
		{" /PLAY  3  coppe ", &chat.Command{Name: "play", Words: []string{"3", "coppe"}}},
		{"3c", &chat.Command{Name: "play", Words: []string{"3c"}}},
		{"tre di\x1b[2J coppe\x07", &chat.Command{Name: "play", Words: []string{"tre", "di", "coppe"}}},
	} {
		got = chat.Update{}
		h.typed(row.line)
		want := chat.Update{
			Room: console.Room(), Private: true, Command: row.want,
			From: chat.Person{ID: chat.PersonID{Platform: "console", ID: "you"}, Name: "Anna", Language: "it"},
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q (-want +got):\n%s", row.line, diff)
		}
	}
}

func TestLinesThatAreNoUpdates(t *testing.T) {
	h := start(t, console.Options{Language: "en"})
	h.Serve(func(_ context.Context, u chat.Update) chat.Answer {
		t.Errorf("got the update %+v, want none", u)
		return chat.Answer{Note: "?"}
	})
	for _, row := range []struct{ rule, line, want string }{
		{"help lists the keys", "?", "plays that card"},
		{"help lists private commands", "help", "/table"},
		{"no button yet", "1", "No choice"},
		{"buttons are counted from one", "0", "No choice"},
		{"an unknown command", "/nonsense", "No such command"},
		{"a slash alone", "/", "No such command"},
	} {
		if got := h.typed(row.line); !strings.Contains(got, row.want) {
			t.Errorf("%s: %q printed %q, want %q in it", row.rule, row.line, got, row.want)
		}
	}
	if got := h.typed("?"); strings.Contains(got, "/settings") {
		t.Errorf("help lists a command that does not work here:\n%s", got)
	}
}

func TestNumbersPressTheButtonsPrintedLast(t *testing.T) {
	h := start(t, console.Options{})
	var got *chat.Press
	h.Serve(func(_ context.Context, u chat.Update) chat.Answer {
		got = u.Press
		return chat.Answer{Note: "ok"}
	})
	table := send(t, h, "table", "join.a.1", "start.a.1")
	send(t, h, "result without buttons")
	h.typed("2")
	if got == nil || got.Token != "start.a.1" || got.Message != table || !got.Personal {
		t.Errorf("got %+v, want the second button of the table", got)
	}
	send(t, h, "result", "rematch.a.9")
	h.typed("1")
	if got == nil || got.Token != "rematch.a.9" {
		t.Errorf("got %+v, want the button of the newer message", got)
	}
	edit(t, h, table, "table again", "hand.a.10")
	h.typed("1")
	if got == nil || got.Token != "hand.a.10" {
		t.Errorf("got %+v, want the button of the message printed again", got)
	}
	if err := h.console.Delete(t.Context(), table); err != nil {
		t.Fatal(err)
	}
	h.typed("1")
	if got == nil || got.Token != "rematch.a.9" {
		t.Errorf("got %+v, want the button that is left", got)
	}
}

func TestDeadButtonsHaveNoNumber(t *testing.T) {
	h := start(t, console.Options{})
	m := chat.Message{Buttons: [][]chat.Button{{
		{Label: "dead", Token: "play.a.1.0", Disabled: true},
		{Label: "page", URL: "https://example.org"},
		{Label: "alive", Token: "play.a.1.1"},
	}}}
	ref, err := h.console.Send(t.Context(), console.Room(), m)
	if err != nil {
		t.Fatal(err)
	}
	got, _ := h.Shows(ref)
	if want := "  page: https://example.org   1) alive\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestAButtonThatEndsSomethingWantsAnExclamationMark(t *testing.T) {
	h := start(t, console.Options{Language: "en"})
	var got []string
	h.Serve(func(_ context.Context, u chat.Update) chat.Answer {
		got = append(got, u.Press.Token)
		return chat.Answer{Note: "ok"}
	})
	m := chat.Message{Buttons: [][]chat.Button{{{Label: "last", Token: "last.a.1"}, {Label: "end", Token: "end.a.1", Look: chat.Danger}}}}
	ref, err := h.console.Send(t.Context(), console.Room(), m)
	if err != nil {
		t.Fatal(err)
	}
	if shown, _ := h.Shows(ref); shown != "  1) last   2!) end\n" {
		t.Errorf("shown as %q", shown)
	}
	if said := h.typed("2"); said != "If you are sure, type 2!\n" || len(got) > 0 {
		t.Errorf("without the mark: said %q, pressed %q, want a question and no press", said, got)
	}
	h.typed("2!")
	h.typed("1!")
	if diff := cmp.Diff([]string{"end.a.1", "last.a.1"}, got); diff != "" {
		t.Errorf("pressed (-want +got):\n%s", diff)
	}
}

func TestWordsPressTheOneButtonThatSaysThem(t *testing.T) {
	h := start(t, console.Options{Language: "it"})
	var got chat.Update
	h.Serve(func(_ context.Context, u chat.Update) chat.Answer {
		got = u
		return chat.Answer{Note: "ok"}
	})
	label := func(label, token string) chat.Button { return chat.Button{Label: label, Token: token} }
	if _, err := h.console.Send(t.Context(), console.Room(), chat.Message{Buttons: [][]chat.Button{
		{label("⚔️ Re", "king.a.1"), label("🪙 Asso", "ace.a.1"), label("🏆 Asso", "ace.a.2"), label("🏆", "sign.a.1")},
		{label("💡 Consiglio", "hint.a.1"), {Label: "Smetti di giocare", Token: "end.a.1", Look: chat.Danger}, {Label: "Spento", Token: "off.a.1", Disabled: true}},
	}}); err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct{ line, token, plays string }{
		{"consiglio", "hint.a.1", ""},
		{" 💡  CONSIGLIO! ", "hint.a.1", ""},
		{"re", "king.a.1", ""},
		{"re di spade", "", "re di spade"},
		{"asso", "", "asso"}, // two say so
		{"🏆", "", "🏆"},       // no words
		{"consigli", "", "consigli"},
		{"spento", "", "spento"},
		{"smetti di giocare!", "end.a.1", ""},
		{"smetti  di giocare", "", ""},
	} {
		got = chat.Update{}
		said := h.typed(row.line)
		token, plays := "", ""
		if got.Press != nil {
			token = got.Press.Token
		}
		if got.Command != nil && got.Command.Name == "play" {
			plays = strings.Join(got.Command.Words, " ")
		}
		if token != row.token || plays != row.plays {
			t.Errorf("%q presses %q and plays %q, want %q and %q", row.line, token, plays, row.token, row.plays)
		}
		if row.token == "" && row.plays == "" && said != "Se ne sei certo scrivi 6!\n" {
			t.Errorf("%q is answered with %q, want a question", row.line, said)
		}
	}
}

func TestAScriptNeedsNoPauses(t *testing.T) { synctest.Test(t, scriptNeedsNoPauses) }

func scriptNeedsNoPauses(t *testing.T) {
	// Each press is followed by three screens, as when computers play; only the last has the next button.
	var c *console.Console
	var ref chat.MessageRef
	var pressed []string
	out := new(transcript)
	c = console.New(console.Options{In: strings.NewReader("1\n1\n1\n"), Out: out, Settle: 200 * time.Millisecond})
	ref, err := c.Send(t.Context(), console.Room(), message("begin", "play.0"))
	if err != nil {
		t.Fatal(err)
	}
	var drawing sync.WaitGroup
	err = c.Run(t.Context(), func(_ context.Context, u chat.Update) chat.Answer {
		pressed = append(pressed, u.Press.Token)
		next := fmt.Sprintf("play.%d", len(pressed))
		drawing.Go(func() {
			for _, m := range []chat.Message{message("yours "+next, "wait"), message("theirs "+next, "wait"), message("next "+next, next)} {
				time.Sleep(5 * time.Millisecond)
				if err := c.Edit(context.Background(), ref, m); err != nil {
					t.Error(err)
				}
			}
		})
		return chat.Answer{}
	})
	drawing.Wait()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"play.0", "play.1", "play.2"}, pressed); diff != "" {
		t.Errorf("pressed (-want +got):\n%s\n%s", diff, out)
	}
	if !strings.HasSuffix(out.String(), "  1) button play.3\n") {
		t.Errorf("the outcome of the last line is not at the end of:\n%s", out)
	}
}

func TestTheFirstLineIsHandledBeforeAnyIsRead(t *testing.T) {
	out := new(transcript)
	c := console.New(console.Options{In: strings.NewReader("/table\n"), Out: out, First: "/briscola 4", Commands: append(commands, chat.CommandSpec{Name: "briscola"})})
	var got []string
	err := c.Run(t.Context(), func(_ context.Context, u chat.Update) chat.Answer {
		got = append(got, u.Command.Name)
		return chat.Answer{Note: "ok"}
	})
	if diff := cmp.Diff([]string{"briscola", "table"}, got); err != nil || diff != "" {
		t.Errorf("error %v, commands (-want +got):\n%s", err, diff)
	}
}

func TestAnEditIsPrintedOnlyWhenItShowsSomethingNew(t *testing.T) {
	h := start(t, console.Options{})
	ref := send(t, h, "the table")
	before := h.out.String()
	edit(t, h, ref, "the table")
	if got := h.out.String(); got != before {
		t.Errorf("an equal edit printed %q", strings.TrimPrefix(got, before))
	}
	edit(t, h, ref, "the table, later")
	if got, want := strings.TrimPrefix(h.out.String(), before), "\nthe table, later\n"; got != want {
		t.Errorf("an edit printed %q, want %q", got, want)
	}
}

func TestAMessageThatHasComeToRestIsNotPrintedAgain(t *testing.T) {
	h := start(t, console.Options{})
	table := send(t, h, "the table", "play.a.1")
	send(t, h, "the result")
	before := h.out.String()
	edit(t, h, table, "it is over")
	if got := h.out.String(); got != before {
		t.Errorf("printed %q below the result", strings.TrimPrefix(got, before))
	}
	if got, _ := h.Shows(table); !strings.Contains(got, "it is over") {
		t.Errorf("the message shows %q", got)
	}
}

func TestEnterShowsTheChoicesAgain(t *testing.T) {
	h := start(t, console.Options{})
	send(t, h, "the table", "play.a.1")
	send(t, h, "help without buttons")
	if got := h.typed(""); !strings.HasPrefix(got, "\nthe table\n  1) ") {
		t.Errorf("got %q, want the table", got)
	}
}

func TestAnswersArePrinted(t *testing.T) {
	h := start(t, console.Options{})
	ref := send(t, h, "the table", "hand.a.1")
	h.Serve(func(context.Context, chat.Update) chat.Answer {
		return chat.Answer{Note: "in short", Screen: &chat.Message{Lines: []chat.Line{{Text: "your hand"}}}}
	})
	h.typed("1")
	if got, want := h.out.String(), "> 1\n\nyour hand\n"; !strings.HasSuffix(got, want) {
		t.Errorf("printed %q, want the screen of the answer alone at the end", got)
	}
	h.Serve(func(context.Context, chat.Update) chat.Answer {
		return chat.Answer{Replace: true, Screen: &chat.Message{Lines: []chat.Line{{Text: "in its place"}}}}
	})
	h.typed("1")
	if got, _ := h.Shows(ref); got != "in its place\n" {
		t.Errorf("the pressed message shows %q, want the screen of the answer", got)
	}
}

func TestAnAnswerThatIsShownAlreadyIsNotPrintedAgain(t *testing.T) {
	h := start(t, console.Options{})
	ref := send(t, h, "the table", "play.a.1")
	h.Serve(func(context.Context, chat.Update) chat.Answer {
		edit(t, h, ref, "the card is played", "play.a.2") // the bot was faster than its answer
		screen := message("the card is played", "play.a.2")
		return chat.Answer{Screen: &screen, Replace: true}
	})
	h.typed("1")
	h.Serve(func(context.Context, chat.Update) chat.Answer { return chat.Answer{Note: "done"} })
	h.typed("1")
	if got := strings.Count(h.out.String(), "the card is played"); got != 1 {
		t.Errorf("printed %d times, want once, in:\n%s", got, h.out)
	}
}

func TestNothingPrintedActsOnTheTerminal(t *testing.T) {
	h := start(t, console.Options{})
	evil := "a\x1b[31mb\x1b]0;title\x07c\x1b]52;c;AAAA\x1b\\d\u009b2Je\x1bcf\x00\x08\r\u202eg\u2066h\x7f\u2028i\xffj\tk"
	m := chat.Message{
		Lines:   []chat.Line{{Text: evil + "\n" + evil}},
		Buttons: [][]chat.Button{{{Label: evil, Token: "x"}, {Label: evil, URL: "https://example.org/" + evil}}},
		Mention: &chat.Person{Name: evil},
	}
	if _, err := h.console.Send(t.Context(), console.Room(), m); err != nil {
		t.Fatal(err)
	}
	h.Serve(func(context.Context, chat.Update) chat.Answer { return chat.Answer{Note: evil} })
	h.typed("1")
	got := h.out.String()
	if strings.ContainsAny(got, "\x1b\x00\x07\x08\r\x7f\t\u009b\u202e\u2066\u2028") || strings.Contains(got, "title") || strings.Contains(got, "AAAA") {
		t.Errorf("something dangerous is left in %q", got)
	}
	if !strings.Contains(got, "abcdef gh i�j k") {
		t.Errorf("harmless text is lost in %q", got)
	}
}

func TestOnlyBoldIsUsedAndOnlyWhenAskedFor(t *testing.T) {
	for _, bold := range []bool{false, true} {
		h := start(t, console.Options{Bold: bold})
		m := chat.Message{Lines: []chat.Line{{Style: chat.Title, Text: "Briscola"}, {Text: "plain"}}}
		if _, err := h.console.Send(t.Context(), console.Room(), m); err != nil {
			t.Fatal(err)
		}
		want := "\nBriscola\nplain\n"
		if bold {
			want = "\n\x1b[1mBriscola\x1b[0m\nplain\n"
		}
		if got := h.out.String(); !strings.HasSuffix(got, want) {
			t.Errorf("bold %v: printed %q, want %q at the end", bold, got, want)
		}
	}
}

func TestATerminalHasAPromptAfterEverything(t *testing.T) {
	h := start(t, console.Options{Terminal: true})
	h.out.wait(t, 0, "\n> ")
	send(t, h, "the table")
	if got, want := h.out.String(), "> \n\nthe table\n> "; !strings.HasSuffix(got, want) {
		t.Errorf("printed %q, want %q at the end", got, want)
	}
	from := h.out.len()
	if _, err := io.WriteString(h.keys, "/table\n"); err != nil {
		t.Fatal(err)
	}
	if got, want := h.out.wait(t, from, "> "), "nobody listens\n> "; got != want {
		t.Errorf("printed %q, want %q", got, want)
	}
}

func TestRunEndsWithTheInputOrTheWordQuit(t *testing.T) {
	for _, text := range []string{"", "q\n/table\n", "esci\n", strings.Repeat("x", 1<<20), strings.Repeat("x", 1<<20) + "\nq\n"} {
		var updates int
		c := console.New(console.Options{In: strings.NewReader(text), Out: io.Discard})
		err := c.Run(t.Context(), func(context.Context, chat.Update) chat.Answer {
			updates++
			return chat.Answer{Note: "?"}
		})
		if err != nil || updates > 0 || c.Ready() {
			t.Errorf("%.10q: got %v after %d updates, ready %v, want a quiet end", text, err, updates, c.Ready())
		}
	}
}

func TestOtherPlacesAreRefused(t *testing.T) {
	h := start(t, console.Options{})
	ctx := t.Context()
	if _, err := h.console.Send(ctx, chat.Room{Platform: "console", Chat: "other"}, chat.Message{}); !errors.Is(err, chat.ErrForbidden) {
		t.Errorf("Send to another room: got %v, want ErrForbidden", err)
	}
	if _, err := h.console.Private(ctx, chat.PersonID{Platform: "console", ID: "other"}); !errors.Is(err, chat.ErrBlocked) {
		t.Errorf("Private with somebody else: got %v, want ErrBlocked", err)
	}
	if err := h.console.Edit(ctx, chat.MessageRef{Room: console.Room(), ID: "7"}, chat.Message{}); !errors.Is(err, chat.ErrGone) {
		t.Errorf("Edit of no message: got %v, want ErrGone", err)
	}
	if room, err := h.console.Private(ctx, h.Person().ID); err != nil || room != console.Room() {
		t.Errorf("Private with the person: got %v, %v, want the one room", room, err)
	}
}

func send(t *testing.T, h *harness, text string, tokens ...string) chat.MessageRef {
	t.Helper()
	ref, err := h.console.Send(t.Context(), console.Room(), message(text, tokens...))
	if err != nil {
		t.Fatal(err)
	}
	return ref
}

func edit(t *testing.T, h *harness, ref chat.MessageRef, text string, tokens ...string) {
	t.Helper()
	if err := h.console.Edit(t.Context(), ref, message(text, tokens...)); err != nil {
		t.Fatal(err)
	}
}

func message(text string, tokens ...string) chat.Message {
	m := chat.Message{Lines: []chat.Line{{Text: text}}}
	for _, token := range tokens {
		m.Buttons = append(m.Buttons, []chat.Button{{Label: "button " + token, Token: token}})
	}
	return m
}
