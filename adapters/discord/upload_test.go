package discord_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"briscola/adapters/discord/discordtest"
	"briscola/bot/chat"
)

func withFile(m chat.Message, name string, data []byte) chat.Message {
	m.File = &chat.File{Name: name, Data: data}
	return m
}

func TestAFileGoesWithItsMessageAndStaysThere(t *testing.T) {
	b := start(t)
	data := []byte("{\"name\": \"*Anna*\"}\n")
	m := withFile(*screen(text("*Your* data"), "Delete"), "data.json", data)
	m.Mention = &chat.Person{ID: chat.PersonID{Platform: "discord", ID: b.anna.ID}}
	ref := b.send(m)
	want := []discordtest.File{{Name: "data.json", Data: data}}
	got := b.only(b.anna)
	if !strings.Contains(got.Text, "*Your* data") || !cmp.Equal(got.Labels(), []string{"Delete"}) || !cmp.Equal(got.Pings, []string{b.anna.ID}) {
		t.Errorf("the message is %+v", got)
	}
	if diff := cmp.Diff(want, got.Files); diff != "" {
		t.Errorf("sent (-want +got):\n%s", diff)
	}
	if err := b.bot.Edit(t.Context(), ref, withFile(text("done"), "other.json", []byte("[]"))); err != nil {
		t.Fatal(err)
	}
	got = b.only(b.anna)
	if diff := cmp.Diff(want, got.Files); diff != "" || got.Text != "done" {
		t.Errorf("edited to %q (-want +got):\n%s", got.Text, diff)
	}
}

func TestTheLargestFileWithAKeyIsPostedOnceAndWhole(t *testing.T) {
	b := start(t)
	data := bytes.Repeat([]byte("0123456789abcdef"), chat.FileMost/16)
	m := withFile(text("data"), "data.json", data)
	m.Key = "k7q2m9.data.17"
	b.fake.Fail(discordtest.Fault{Route: postMessage, Status: 429, RetryAfter: 20 * time.Millisecond})
	b.fake.Fail(discordtest.Fault{Route: postMessage, Status: 503})
	b.fake.Fail(discordtest.Fault{Route: postMessage, Lose: true}) // it arrives, but the answer does not
	ref := b.send(m)
	got := b.only(b.anna)
	if len(got.Files) != 1 || !bytes.Equal(got.Files[0].Data, data) || got.ID != ref.ID {
		t.Errorf("anna sees %d files in message %s, want one in %s", len(got.Files), got.ID, ref.ID)
	}
}

func TestAFileThatCannotBeIsRefusedBeforeItIsSent(t *testing.T) {
	b := start(t)
	for _, m := range []chat.Message{
		withFile(text("x"), "a b.json", []byte("{}")), withFile(text("x"), "a.json", nil),
		withFile(text("x"), "a.json", make([]byte, chat.FileMost+1)), withFile(chat.Message{}, "a.json", []byte("{}")),
	} {
		if _, err := b.bot.Send(t.Context(), b.room(), m); !errors.Is(err, chat.ErrRefused) {
			t.Errorf("%q with %d bytes: got %v, want ErrRefused", m.File.Name, len(m.File.Data), err)
		}
	}
	if n := len(b.fake.Requests(postMessage)); n != 0 {
		t.Errorf("%d requests were sent", n)
	}
}

func TestWhatIsInAFileIsInNoErrorAndNoLog(t *testing.T) {
	b := start(t)
	for _, f := range []discordtest.Fault{
		{Status: 413, Code: 40005}, {Status: 400, Code: 50035}, {Status: 500}, {Lose: true}, {Status: 403, Code: 50013},
	} {
		f.Route = postMessage
		b.fake.Fail(f)
		_, err := b.bot.Send(t.Context(), b.room(), withFile(text("x"), "data.json", []byte("what anna said")))
		if err == nil || strings.Contains(err.Error(), "anna said") || strings.Contains(b.log.String(), "anna said") {
			t.Errorf("after %+v: error %v, log:\n%s", f, err, b.log)
		}
	}
}

func TestAnAnswerCarriesNoFile(t *testing.T) {
	b := start(t)
	m := withFile(text("your data"), "data.json", []byte("{}"))
	b.says(chat.Answer{Screen: &m, Public: &m})
	b.anna.Run(b.channel, "hand").Wait()
	if !b.fake.Await(func() bool { return len(b.anna.Sees(b.channel)) == 2 }) {
		t.Fatalf("anna sees %+v", b.anna.Sees(b.channel))
	}
	for _, s := range b.anna.Sees(b.channel) {
		if s.Text != "your data" || len(s.Files) != 0 {
			t.Errorf("anna sees %+v", s)
		}
	}
}
