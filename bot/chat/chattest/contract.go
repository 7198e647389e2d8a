package chattest

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"
	"time"

	"briscola/bot/chat"
)

// Harness is a platform under the control of a test, with a Messenger that is connected to it and running.
type Harness interface {
	Messenger() chat.Messenger

	// Serve sets the handler of the updates that follow.
	Serve(chat.Handler)

	// Room is a shared room that the bot may write to, or the private one on a platform that has no other.
	Room() chat.Room

	// Community is the community of Room; none on a platform that has no such thing.
	Community() chat.Community

	// Person is somebody in Room to whom the bot can write in private.
	Person() chat.Person

	// Command and Press act as the person in Room and return when the handler's answer has arrived. Note is what the person was
	// told in the answer, whatever the form.
	Command(name string, words ...string) (note string)
	Press(ref chat.MessageRef, token string) (note string)

	// Shows gives the text that a message shows, without markup; false where there is no such message.
	Shows(chat.MessageRef) (string, bool)

	// File gives the file that went with a message; nil for none.
	File(chat.MessageRef) *chat.File

	// Picture gives the picture that a message shows, without its key and, on a platform that shows no such thing, without
	// its text; nil for none.
	Picture(chat.MessageRef) *chat.Picture

	// Uploads counts the pictures that were sent to the platform so far.
	Uploads() int

	// The faults; false on a platform that has no such thing.
	Lose(chat.MessageRef) bool // somebody deletes the message
	Shut(chat.PersonID) bool   // the person takes no private messages from now on
	Busy(time.Duration) bool   // the next call of the Messenger is refused for so long
	Forbid(chat.Room) bool     // the bot may no longer write to the room
	Leave(chat.PersonID) bool  // the person leaves the community
	Bare(chat.Room) bool       // no pictures are taken in the room
}

// Contract runs the tests that every Messenger passes. Start gives a fresh Harness, cleaned up by the test.
func Contract(t *testing.T, start func(*testing.T) Harness) {
	tests := map[string]func(*testing.T, Harness){
		"a message shows its lines":               showsLines,
		"text is never markup":                    textIsPlain,
		"a file arrives with its message":         fileArrives,
		"a file that cannot be is refused":        badFile,
		"an edit leaves the file alone":           editKeepsFile,
		"a picture is shown with its message":     pictureShown,
		"an edit shows another picture":           otherPicture,
		"an equal picture is not sent again":      equalPicture,
		"an edit adds a picture to a text":        pictureAdded,
		"an edit without a picture shows lines":   pictureGone,
		"a picture that cannot be is refused":     badPicture,
		"a refused picture leaves the lines":      pictureRefused,
		"an edit replaces what a message shows":   editReplaces,
		"an equal edit is success":                equalEdit,
		"deleting twice is success":               deleteTwice,
		"a lost message is gone":                  lostMessage,
		"a closed private chat is blocked":        closedPrivate,
		"a busy platform says for how long":       busyPlatform,
		"a forbidden room is forbidden":           forbiddenRoom,
		"a member is one":                         memberBelongs,
		"somebody who left is no member":          leftIsNone,
		"an unknown community is an error":        unknownCommunity,
		"a command arrives whole":                 commandArrives,
		"a press arrives with its token":          pressArrives,
		"a press may carry an unknown token":      forgedPress,
		"a handler's panic costs only its answer": panicCostsAnswer,
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) { test(t, start(t)) })
	}
}

func screen(lines ...string) chat.Message {
	m := chat.Message{Buttons: [][]chat.Button{{{Label: "Press", Token: "hand.k7q2m9.1"}}}}
	for _, line := range lines {
		m.Lines = append(m.Lines, chat.Line{Text: line})
	}
	return m
}

func send(t *testing.T, h Harness, m chat.Message) chat.MessageRef {
	t.Helper()
	ref, err := h.Messenger().Send(context.Background(), h.Room(), m)
	if err != nil {
		t.Fatalf("Send: %v", err)
	}
	return ref
}

func shows(t *testing.T, h Harness, ref chat.MessageRef, want string) {
	t.Helper()
	got, ok := h.Shows(ref)
	if !ok {
		t.Fatalf("message %v is not there", ref)
	}
	if !strings.Contains(got, want) {
		t.Errorf("message shows %q, want it to contain %q", got, want)
	}
}

func showsLines(t *testing.T, h Harness) {
	m := screen("first", "second")
	m.Lines[0].Style = chat.Title
	m.Lines = append(m.Lines, chat.Line{Style: chat.Quiet, Text: "third"}, chat.Line{Style: chat.Code, Text: "fourth"})
	ref := send(t, h, m)
	for _, line := range m.Lines {
		shows(t, h, ref, line.Text)
	}
}

func textIsPlain(t *testing.T, h Harness) {
	for _, text := range []string{
		"*a* _b_ __c__ ~~d~~ ||e|| `f`", "# not a heading", "> not a quote", "- not a list", "1. not a list",
		"<b>bold</b> &amp; <a href=\"tg://user?id=1\">x</a>", "@everyone @here <@123> <#1> <@&2>", "[text](https://example.org)",
		"\\ back \\* slash", "-# not small", "```fence",
	} {
		shows(t, h, send(t, h, screen(text)), text)
	}
}

func withFile(m chat.Message) chat.Message {
	m.File = &chat.File{Name: "briscola_data-1.json", Data: []byte("{\n  \"person\": \"*Anna* <b>\",\n  \"games\": 3\n}\n")}
	return m
}

func carries(t *testing.T, h Harness, ref chat.MessageRef, want *chat.File) {
	t.Helper()
	if got := h.File(ref); !reflect.DeepEqual(got, want) {
		t.Errorf("the file is %+v, want %+v", got, want)
	}
}

func fileArrives(t *testing.T, h Harness) {
	carries(t, h, send(t, h, screen("nothing yet")), nil)
	m := withFile(screen("your data", "all of it"))
	ref := send(t, h, m)
	shows(t, h, ref, "your data")
	shows(t, h, ref, "all of it")
	carries(t, h, ref, m.File)
}

func badFile(t *testing.T, h Harness) {
	m := screen("your data")
	for _, file := range []chat.File{
		{Name: "", Data: []byte("{}")}, {Name: "dati è.json", Data: []byte("{}")}, {Name: "data.json"},
		{Name: "data.json", Data: make([]byte, chat.FileMost+1)},
	} {
		m.File = &file
		if _, err := h.Messenger().Send(context.Background(), h.Room(), m); !errors.Is(err, chat.ErrRefused) {
			t.Errorf("Send of a file %q with %d bytes: got %v, want ErrRefused", file.Name, len(file.Data), err)
		}
	}
}

func editKeepsFile(t *testing.T, h Harness) {
	m := withFile(screen("before"))
	ref := send(t, h, m)
	after := screen("after")
	after.File = &chat.File{Name: "other.json", Data: []byte("[]")}
	if err := h.Messenger().Edit(context.Background(), ref, after); err != nil {
		t.Fatalf("Edit: %v", err)
	}
	shows(t, h, ref, "after")
	carries(t, h, ref, m.File)
}

func editReplaces(t *testing.T, h Harness) {
	ref := send(t, h, screen("before"))
	if err := h.Messenger().Edit(context.Background(), ref, screen("after")); err != nil {
		t.Fatalf("Edit: %v", err)
	}
	shows(t, h, ref, "after")
	if got, _ := h.Shows(ref); strings.Contains(got, "before") {
		t.Errorf("message still shows %q", got)
	}
}

func equalEdit(t *testing.T, h Harness) {
	ref := send(t, h, screen("same"))
	if err := h.Messenger().Edit(context.Background(), ref, screen("same")); err != nil {
		t.Errorf("Edit to the same: %v", err)
	}
}

func deleteTwice(t *testing.T, h Harness) {
	ref := send(t, h, screen("short-lived"))
	for range 2 {
		if err := h.Messenger().Delete(context.Background(), ref); err != nil {
			t.Errorf("Delete: %v", err)
		}
	}
	if got, ok := h.Shows(ref); ok {
		t.Errorf("deleted message still shows %q", got)
	}
}

func lostMessage(t *testing.T, h Harness) {
	ref := send(t, h, screen("lost"))
	if !h.Lose(ref) {
		t.Skip("messages cannot be lost here")
	}
	if err := h.Messenger().Edit(context.Background(), ref, screen("found")); !errors.Is(err, chat.ErrGone) {
		t.Errorf("Edit of a lost message: got %v, want ErrGone", err)
	}
}

func closedPrivate(t *testing.T, h Harness) {
	m, ctx := h.Messenger(), context.Background()
	if !h.Shut(h.Person().ID) {
		t.Skip("private chats cannot be closed here")
	}
	room, err := m.Private(ctx, h.Person().ID)
	if err == nil {
		_, err = m.Send(ctx, room, screen("secret"))
	}
	if !errors.Is(err, chat.ErrBlocked) {
		t.Errorf("private message to somebody who takes none: got %v, want ErrBlocked", err)
	}
}

func busyPlatform(t *testing.T, h Harness) {
	if !h.Busy(7 * time.Second) {
		t.Skip("never busy")
	}
	_, err := h.Messenger().Send(context.Background(), h.Room(), screen("too much"))
	var busy *chat.BusyError
	if !errors.As(err, &busy) {
		t.Fatalf("Send to a busy platform: got %v, want a BusyError", err)
	}
	if busy.RetryAfter < 7*time.Second || busy.RetryAfter > 9*time.Second {
		t.Errorf("retry after %v, want 7 s", busy.RetryAfter)
	}
}

func forbiddenRoom(t *testing.T, h Harness) {
	if !h.Forbid(h.Room()) {
		t.Skip("nothing is forbidden here")
	}
	if _, err := h.Messenger().Send(context.Background(), h.Room(), screen("no")); !errors.Is(err, chat.ErrForbidden) {
		t.Errorf("Send to a forbidden room: got %v, want ErrForbidden", err)
	}
}

func belongs(t *testing.T, h Harness, community chat.Community, person chat.PersonID, want bool) {
	t.Helper()
	if got, err := h.Messenger().Member(context.Background(), community, person); got != want || err != nil {
		t.Errorf("%v is a member of %v: got %v, %v, want %v", person, community, got, err, want)
	}
}

func memberBelongs(t *testing.T, h Harness) {
	if h.Community() == (chat.Community{}) {
		t.Skip("no communities here")
	}
	belongs(t, h, h.Community(), h.Person().ID, true)
	belongs(t, h, h.Community(), chat.PersonID{Platform: "elsewhere", ID: h.Person().ID.ID}, false)
}

func leftIsNone(t *testing.T, h Harness) {
	if !h.Leave(h.Person().ID) {
		t.Skip("nobody leaves here")
	}
	belongs(t, h, h.Community(), h.Person().ID, false)
}

func unknownCommunity(t *testing.T, h Harness) {
	known := h.Community()
	if known == (chat.Community{}) {
		t.Skip("no communities here")
	}
	for _, c := range []chat.Community{{}, {Platform: known.Platform, ID: "1"}, {Platform: known.Platform, ID: "-1"}, {Platform: "elsewhere", ID: known.ID}} {
		if got, err := h.Messenger().Member(context.Background(), c, h.Person().ID); got || err == nil {
			t.Errorf("a member of %v: got %v, %v, want an error", c, got, err)
		}
	}
}

// record serves one update and tells it.
func record(h Harness, answer chat.Answer) <-chan chat.Update {
	updates := make(chan chat.Update, 8)
	h.Serve(func(_ context.Context, u chat.Update) chat.Answer {
		updates <- u
		return answer
	})
	return updates
}

func commandArrives(t *testing.T, h Harness) {
	updates := record(h, chat.Answer{Note: "understood"})
	h.Command("table")
	u := <-updates
	if u.Command == nil || u.Command.Name != "table" {
		t.Fatalf("got %+v, want the command table", u)
	}
	if u.Room != h.Room() || u.From.ID != h.Person().ID {
		t.Errorf("command from %v in %v, want %v in %v", u.From.ID, u.Room, h.Person().ID, h.Room())
	}
}

func pressArrives(t *testing.T, h Harness) {
	updates := record(h, chat.Answer{Note: "pressed"})
	ref := send(t, h, screen("press it"))
	if note := h.Press(ref, "hand.k7q2m9.1"); !strings.Contains(note, "pressed") {
		t.Errorf("the presser was told %q, want %q", note, "pressed")
	}
	u := <-updates
	if u.Press == nil || u.Press.Token != "hand.k7q2m9.1" || u.Press.Message != ref {
		t.Fatalf("got %+v, want the press of hand.k7q2m9.1 on %v", u.Press, ref)
	}
	if u.From.ID != h.Person().ID {
		t.Errorf("press from %v, want %v", u.From.ID, h.Person().ID)
	}
}

func forgedPress(t *testing.T, h Harness) {
	updates := record(h, chat.Answer{Note: "no"})
	h.Press(send(t, h, screen("press it")), "nonsense ☠ token")
	if u := <-updates; u.Press == nil || u.Press.Token != "nonsense ☠ token" {
		t.Errorf("got %+v, want the forged token as it is", u.Press)
	}
}

func panicCostsAnswer(t *testing.T, h Harness) {
	first := true
	updates := make(chan chat.Update, 8)
	h.Serve(func(_ context.Context, u chat.Update) chat.Answer {
		if first {
			first = false
			panic("a fault in the handler")
		}
		updates <- u
		return chat.Answer{Note: "well again"}
	})
	ref := send(t, h, screen("press it"))
	h.Press(ref, "hand.k7q2m9.1")
	h.Press(ref, "hand.k7q2m9.2")
	if u := <-updates; u.Press == nil || u.Press.Token != "hand.k7q2m9.2" {
		t.Errorf("got %+v, want the second press", u.Press)
	}
}
