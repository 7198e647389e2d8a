package telegram_test

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"briscola/adapters/telegram/telegramtest"
	"briscola/bot/chat"

	"github.com/google/go-cmp/cmp"
)

func withFile(m chat.Message, name string, data []byte) chat.Message {
	m.File = &chat.File{Name: name, Data: data}
	return m
}

func TestAShortTextIsTheCaptionOfItsFile(t *testing.T) {
	b := startTable(t)
	forum := b.server.AddForum("Forum", b.anna)
	topic := b.server.AddTopic(forum, "Cards")
	data := []byte("{\"name\": \"<b>Anna</b>\"}\n")
	m := withFile(screen("<i>Your</i> data", strings.Repeat("x", 1024-len("<i>Your</i> data\n"))), "data.json", data)
	for name, place := range map[string]telegramtest.Place{"in private": b.server.Private(b.anna), "in a topic": topic} {
		got := b.shown(b.send(room(place), m))
		if got.Text != m.Text() || got.Place != place || len(got.Buttons) != 1 || got.Silent != (name == "in a topic") {
			t.Errorf("%s: the message is %+v", name, got)
		}
		if diff := cmp.Diff(&telegramtest.File{Name: "data.json", Data: data}, got.File); diff != "" {
			t.Errorf("%s: file (-want +got):\n%s", name, diff)
		}
		if n := len(b.server.Messages(place)); n != 1 {
			t.Errorf("%s: %d messages, want 1", name, n)
		}
	}
}

func TestATextTooLongForACaptionStandsAboveItsFile(t *testing.T) {
	b := startTable(t)
	m := withFile(screen(strings.Repeat("è", 1025)), "data.json", bytes.Repeat([]byte("0123456789abcdef"), chat.FileMost/16))
	ref := b.send(room(b.server.Private(b.anna)), m)
	got := b.server.Messages(b.server.Private(b.anna))
	if len(got) != 2 {
		t.Fatalf("%d messages, want 2", len(got))
	}
	if got[0].ID != number(ref) || got[0].Text != m.Text() || got[0].File != nil || len(got[0].Buttons) != 1 || got[0].Silent {
		t.Errorf("the text is %+v", got[0])
	}
	if got[1].Text != "" || got[1].Buttons != nil || !got[1].Silent || got[1].File == nil || !bytes.Equal(got[1].File.Data, m.File.Data) {
		t.Errorf("the file is not alone, silent and whole below the text")
	}
	if err := b.Edit(context.Background(), ref, screen("shorter")); err != nil || b.shown(ref).Text != "shorter" {
		t.Errorf("Edit: %v, the text is %q", err, b.shown(ref).Text)
	}
}

func TestAMentionCountsInACaption(t *testing.T) {
	b := startTable(t)
	m := withFile(screen(strings.Repeat("x", 1024-len("Anna "))), "data.json", []byte("{}"))
	m.Mention = &chat.Person{ID: personID(b.anna), Name: "Anna"}
	got := b.shown(b.send(room(b.group), m))
	if got.File == nil || got.Silent || !cmp.Equal(got.Mentioned, []int64{b.anna.ID}) {
		t.Errorf("exactly what fits: %+v", got)
	}
	m.Mention.Name = "Annas"
	if got := b.shown(b.send(room(b.group), m)); got.File != nil || got.Silent {
		t.Errorf("a longer name: %+v", got)
	}
}

func TestAnEditedCaptionKeepsItsFile(t *testing.T) {
	b := startTable(t)
	ref := b.send(room(b.group), withFile(screen("before"), "data.json", []byte("{}")))
	edit := func(m chat.Message) {
		t.Helper()
		if err := b.Edit(context.Background(), ref, m); err != nil {
			t.Errorf("Edit: %v", err)
		}
	}
	edit(withFile(screen("after"), "other.json", []byte("[]")))
	edit(screen("after")) // equal by now
	if got := b.shown(ref); got.Text != "after" || got.File.Name != "data.json" || len(got.Buttons) != 1 {
		t.Errorf("the message is %+v", got)
	}
	edit(chat.Message{Lines: []chat.Line{{Text: strings.Repeat("x", 1025)}}})
	if got := b.shown(ref); !strings.HasSuffix(got.Text, "xx…") || got.Buttons != nil {
		t.Errorf("cut it is %+v", got)
	}
	b.server.Delete(place(ref.Room), number(ref))
	if err := b.Edit(context.Background(), ref, screen("late")); !errors.Is(err, chat.ErrGone) {
		t.Errorf("Edit of a deleted one: got %v, want ErrGone", err)
	}
}

func TestAFileThatIsNotTakenIsToldAndLeavesNoText(t *testing.T) {
	b := startTable(t)
	b.server.LimitRates(false)
	private := b.server.Private(b.anna)
	long := strings.Repeat("x", 1025)
	var busy *chat.BusyError
	for _, row := range []struct {
		rule  string
		fault telegramtest.Fault
		want  error
	}{
		{"forbidden", telegramtest.Fault{Status: 400, Description: "Bad Request: not enough rights to send documents to the chat"}, chat.ErrForbidden},
		{"refused", telegramtest.Fault{Status: 413, Description: "Request Entity Too Large"}, chat.ErrRefused},
		{"blocked", telegramtest.Fault{Status: 403, Description: "Forbidden: bot was blocked by the user"}, chat.ErrBlocked},
		{"busy", telegramtest.Fault{Status: 429, RetryAfter: 30}, nil},
		{"down", telegramtest.Fault{Status: 502, HTML: "<html>what anna said</html>"}, nil},
		{"cut off", telegramtest.Fault{Drop: true}, nil},
	} {
		row.fault.Method = "sendDocument"
		for _, text := range []string{"short", long} {
			b.server.Fail(row.fault)
			_, err := b.Send(context.Background(), room(private), withFile(screen(text), "data.json", []byte("what anna said")))
			switch {
			case err == nil || row.want != nil && !errors.Is(err, row.want) || strings.Contains(err.Error(), b.server.Token()):
				t.Errorf("%s: got %v, want %v", row.rule, err, row.want)
			case row.rule == "busy" && (!errors.As(err, &busy) || busy.RetryAfter != 30*time.Second):
				t.Errorf("busy: got %v, want a BusyError of 30 s", err)
			case strings.Contains(err.Error()+b.log.String(), "anna said"):
				t.Errorf("%s: the data is in the error %q or in the log", row.rule, err)
			}
			if left := b.server.Messages(private); len(left) != 0 {
				t.Errorf("%s: %d messages are left", row.rule, len(left))
			}
		}
	}
}

func TestAFileThatCannotBeIsRefusedBeforeItIsSent(t *testing.T) {
	b := startTable(t)
	token := screen("x")
	token.Buttons[0][0].Token = ""
	for _, m := range []chat.Message{
		withFile(screen("x"), "a b.json", []byte("{}")), withFile(screen("x"), "a.json", nil),
		withFile(screen("x"), "a.json", make([]byte, chat.FileMost+1)), withFile(chat.Message{}, "a.json", []byte("{}")),
		withFile(token, "a.json", []byte("{}")),
	} {
		if _, err := b.Send(context.Background(), room(b.group), m); !errors.Is(err, chat.ErrRefused) {
			t.Errorf("%q with %d bytes: got %v, want ErrRefused", m.File.Name, len(m.File.Data), err)
		}
	}
	if got := b.server.Operations(b.group); len(got) != 0 {
		t.Errorf("the platform saw %v", got)
	}
}
