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
	"briscola/bot/chat/chattest"

	"github.com/google/go-cmp/cmp"
)

// pictured is a message with the picture of a key, or with none for "".
func pictured(m chat.Message, key string) chat.Message {
	m.Picture = nil
	if key != "" {
		m.Picture = chattest.Picture(key)
	}
	return m
}

// showsPicture checks that a message shows the picture of a key, or none for "", and a text.
func (b *bot) showsPicture(rule string, ref chat.MessageRef, key, text string) {
	b.t.Helper()
	m := b.shown(ref)
	switch {
	case key == "" && m.Photo != nil:
		b.t.Errorf("%s: a photo is shown, want none", rule)
	case key != "" && (m.Photo == nil || !bytes.Equal(m.Photo.Data, chattest.Picture(key).PNG)):
		b.t.Errorf("%s: the photo %q is not shown", rule, key)
	}
	if m.Text != text {
		b.t.Errorf("%s: the text is %q, want %q", rule, m.Text, text)
	}
}

func (b *bot) edit(ref chat.MessageRef, m chat.Message) {
	b.t.Helper()
	if err := b.Edit(context.Background(), ref, m); err != nil {
		b.t.Fatalf("Edit: %v", err)
	}
}

// replaces has a message lose its photo: the message is gone, and what it was to show can be sent.
func (b *bot) replaces(rule string, ref chat.MessageRef, m chat.Message) {
	b.t.Helper()
	if err := b.Edit(context.Background(), ref, m); !errors.Is(err, chat.ErrGone) {
		b.t.Errorf("%s: got %v, want ErrGone", rule, err)
	}
	if _, there := b.server.Message(place(ref.Room), number(ref)); there {
		b.t.Errorf("%s: the message with the photo is still there", rule)
	}
	b.showsPicture(rule, b.send(ref.Room, m), "", m.Text())
}

func TestAPictureIsAPhotoWithTheTextAsItsCaption(t *testing.T) {
	b := startTable(t)
	forum := b.server.AddForum("Forum", b.anna)
	m := pictured(screen("<i>Your</i> hand", strings.Repeat("x", 1024-len("Bruno @anna_r <i>Your</i> hand\n"))), "one")
	m.Lines[0].Style = chat.Title
	m.Mention = &chat.Person{ID: personID(b.bruno), Name: "Bruno @anna_r"}
	for _, place := range []telegramtest.Place{b.group, b.server.AddTopic(forum, "Cards")} {
		ref := b.send(room(place), m)
		b.showsPicture("exactly what fits", ref, "one", "Bruno @anna_r "+m.Text())
		got := b.shown(ref)
		if got.Place != place || got.Silent || len(got.Entities) != 2 || !cmp.Equal(got.Mentioned, []int64{b.bruno.ID}) {
			t.Errorf("the message is %+v", got)
		}
		if diff := cmp.Diff([][]telegramtest.Button{{{Text: "Hand", Data: "hand.k7q2m9.1"}}}, got.Buttons); diff != "" {
			t.Errorf("buttons (-want +got):\n%s", diff)
		}
	}
	m.Mention = nil
	if got := b.shown(b.send(room(b.group), m)); !got.Silent {
		t.Error("a photo without a mention makes a sound in a group")
	}
}

func TestATextTooLongForACaptionIsShownWithoutThePicture(t *testing.T) {
	b := startTable(t)
	long := strings.Repeat("è", 1025)
	ref := b.send(room(b.group), pictured(screen(long), "one"))
	b.showsPicture("sent", ref, "", long)
	b.edit(ref, pictured(screen(long+"!"), "two"))
	b.showsPicture("edited", ref, "", long+"!")
	b.edit(ref, pictured(screen("short"), "two"))
	b.showsPicture("short enough", ref, "two", "short")
	b.replaces("too long again", ref, pictured(screen(long), "one"))
	if n := b.server.Uploads(); n != 1 {
		t.Errorf("%d uploads, want 1", n)
	}
	if strings.Contains(b.log.String(), "refused") {
		t.Errorf("the log speaks of a refusal:\n%s", b.log)
	}
}

func TestAPhotoCanBeAddedAndReplaced(t *testing.T) {
	b := startTable(t)
	ref := b.send(room(b.server.Private(b.anna)), screen("words"))
	b.server.LimitRates(false)
	for _, step := range []struct {
		rule, key, shown string
		uploads          int
	}{
		{"added", "one", "one", 1}, {"equal", "one", "one", 0}, {"replaced", "two", "two", 1}, {"one that is known", "one", "one", 0},
	} {
		before := b.server.Uploads()
		for range 2 { // the second time nothing is modified
			b.edit(ref, pictured(screen(step.rule), step.key))
		}
		b.showsPicture(step.rule, ref, step.shown, step.rule)
		if n := b.server.Uploads() - before; n != step.uploads {
			t.Errorf("%s: %d uploads, want %d", step.rule, n, step.uploads)
		}
	}
	if n := b.server.Calls("editMessageText"); n != 0 {
		t.Errorf("the text of a photo was edited %d times", n)
	}
	b.edit(ref, pictured(chat.Message{Lines: []chat.Line{{Text: "over"}}}, "one"))
	if got := b.shown(ref); got.Buttons != nil || got.Text != "over" {
		t.Errorf("without buttons it is %+v", got)
	}
}

func TestAPhotoThatHasToGoTakesItsMessageWithIt(t *testing.T) {
	b := startTable(t)
	b.server.LimitRates(false)
	ref := b.send(room(b.group), pictured(screen("x"), "one"))
	b.replaces("none is wanted", ref, screen("y"))
	b.replaces("and later", b.send(room(b.server.Private(b.anna)), pictured(screen("x"), "one")), screen("y"))
	added := b.send(room(b.group), screen("x"))
	b.edit(added, pictured(screen("y"), "one"))
	b.replaces("one that was added", added, screen("z"))
	var busy *chat.BusyError
	ref = b.send(room(b.group), pictured(screen("x"), "one"))
	b.server.Fail(telegramtest.Fault{Method: "deleteMessage", Status: 429, RetryAfter: 30})
	if err := b.Edit(context.Background(), ref, screen("y")); !errors.As(err, &busy) {
		t.Errorf("while the platform is busy: got %v, want a BusyError", err)
	}
	b.replaces("after it was busy", ref, screen("y"))
}

func TestAPictureIsUploadedOnceForAllChats(t *testing.T) {
	b := startTable(t)
	b.server.LimitRates(false)
	for _, place := range []telegramtest.Place{b.group, b.server.Private(b.anna), b.group} {
		b.showsPicture("sent", b.send(room(place), pictured(screen("x"), "one")), "one", "x")
	}
	if n := b.server.Uploads(); n != 1 {
		t.Errorf("%d uploads, want 1", n)
	}
	b.server.ForgetPhotos()
	ref := b.send(room(b.group), pictured(screen("x"), "one"))
	b.showsPicture("after the platform forgot it", ref, "one", "x")
	b.server.ForgetPhotos()
	b.edit(ref, pictured(screen("z"), "two"))
	b.edit(ref, pictured(screen("z"), "one"))
	b.showsPicture("edited after the platform forgot it", ref, "one", "z")
	if n := b.server.Uploads(); n != 4 {
		t.Errorf("%d uploads, want 4", n)
	}
}

func TestAPhotoFromBeforeARestartIsEdited(t *testing.T) {
	b := startTable(t)
	b.server.LimitRates(false)
	for _, row := range []struct{ rule, before, after, shown string }{
		{"another", "one", "two", "two"}, {"the same", "one", "one", "one"}, {"a text", "", "", ""}, {"a text with one", "", "one", "one"},
	} {
		ref := b.send(room(b.group), pictured(screen("before"), row.before))
		again := prepare(t, b.server) // remembers nothing
		for _, text := range []string{"after", "later"} {
			again.edit(ref, pictured(screen(text), row.after))
			b.showsPicture(row.rule, ref, row.shown, text)
		}
	}
	ref := b.send(room(b.group), pictured(screen("before"), "one"))
	prepare(t, b.server).replaces("none", ref, screen("after"))
}

func TestWherePhotosAreForbiddenTheTextIsSent(t *testing.T) {
	b := startTable(t)
	shown := b.send(room(b.group), pictured(screen("shown"), "one"))
	words := b.send(room(b.group), screen("words"))
	b.server.ForbidPhotos(b.group, true)
	calls := b.server.Calls("sendPhoto")
	for _, text := range []string{"first", "second"} {
		b.showsPicture(text, b.send(room(b.group), pictured(screen(text), "one")), "", text)
	}
	if n := b.server.Calls("sendPhoto") - calls; n != 1 {
		t.Errorf("%d photos were tried, want 1", n)
	}
	b.edit(words, pictured(screen("more"), "one"))
	b.showsPicture("a text", words, "", "more")
	b.replaces("a photo that is there", shown, pictured(screen("later"), "two"))
	if n := strings.Count(b.log.String(), "a picture was refused"); n != 1 {
		t.Errorf("the log says it %d times:\n%s", n, b.log)
	}
	b.showsPicture("elsewhere", b.send(room(b.server.Private(b.anna)), pictured(screen("x"), "one")), "one", "x")
}

func TestWhateverIsRefusedForItsPhotoIsSentWithout(t *testing.T) {
	for _, fault := range []telegramtest.Fault{
		{Status: 400, Description: "Bad Request: CHAT_SEND_PHOTOS_FORBIDDEN"}, {Status: 403, Description: "Forbidden: CHAT_SEND_PHOTOS_FORBIDDEN"},
		{Status: 400, Description: "Bad Request: not enough rights to send photos to the chat"}, {Status: 400, Description: "Bad Request: CHAT_SEND_MEDIA_FORBIDDEN"},
		{Status: 400, Description: "Bad Request: IMAGE_PROCESS_FAILED"}, {Status: 400, Description: "Bad Request: PHOTO_INVALID_DIMENSIONS"},
		{Status: 413, Description: "Request Entity Too Large"},
	} {
		b := startTable(t)
		other := b.server.AddSupergroup("Others", b.anna)
		fault.Method = "sendPhoto"
		b.server.Fail(fault)
		b.showsPicture(fault.Description, b.send(room(b.group), pictured(screen("x"), "one")), "", "x")
		ref := b.send(room(other), screen("words"))
		fault.Method = "editMessageMedia"
		b.server.Fail(fault)
		b.edit(ref, pictured(screen("y"), "one"))
		b.showsPicture(fault.Description, ref, "", "y")
	}
}

func TestOtherErrorsOfAMessageWithAPictureAreItsOwn(t *testing.T) {
	b := startTable(t)
	b.server.LimitRates(false)
	ref := b.send(room(b.group), screen("words"))
	var busy *chat.BusyError
	for _, row := range []struct {
		fault telegramtest.Fault
		want  error
	}{
		{telegramtest.Fault{Status: 403, Description: "Forbidden: bot was kicked from the supergroup chat"}, chat.ErrForbidden},
		{telegramtest.Fault{Status: 403, Description: "Forbidden: bot was blocked by the user"}, chat.ErrBlocked},
		{telegramtest.Fault{Status: 400, Description: "Bad Request: message thread not found"}, chat.ErrGone},
		{telegramtest.Fault{Status: 429, RetryAfter: 30}, nil},
	} {
		row.fault.Method = "sendPhoto"
		b.server.Fail(row.fault)
		_, sent := b.Send(context.Background(), room(b.group), pictured(screen("x"), "one"))
		row.fault.Method = "editMessageMedia"
		b.server.Fail(row.fault)
		edited := b.Edit(context.Background(), ref, pictured(screen("x"), "one"))
		for _, err := range []error{sent, edited} {
			if row.want != nil && !errors.Is(err, row.want) || row.want == nil && (!errors.As(err, &busy) || busy.RetryAfter != 30*time.Second) {
				t.Errorf("after %+v: got %v, want %v", row.fault, err, row.want)
			}
		}
	}
	b.server.Mute(b.group)
	if _, err := b.Send(context.Background(), room(b.group), pictured(screen("x"), "one")); !errors.Is(err, chat.ErrForbidden) {
		t.Errorf("where nothing may be sent: got %v, want ErrForbidden", err)
	}
	old := b.server.AddGroup("Old", b.anna)
	to := b.server.Migrate(old)
	var moved *chat.MovedError
	if _, err := b.Send(context.Background(), room(old), pictured(screen("x"), "one")); !errors.As(err, &moved) || moved.To != room(to) {
		t.Errorf("to a chat that moved: got %v, want a MovedError", err)
	}
	if strings.Contains(b.log.String(), "a picture was refused") {
		t.Errorf("a picture is blamed in the log:\n%s", b.log)
	}
}

func TestWhatAPictureShowsIsInNoErrorAndNoLog(t *testing.T) {
	b := startTable(t)
	m := pictured(screen("x"), "one")
	m.Picture.Alt, m.Picture.Key = "the three of cups", "hand 3c"
	for _, fault := range []telegramtest.Fault{{Status: 502, HTML: "<html>"}, {Drop: true}, {Status: 400, Description: "Bad Request: IMAGE_PROCESS_FAILED"}} {
		fault.Method = "sendPhoto"
		b.server.Fail(fault)
		_, err := b.Send(context.Background(), room(b.group), m)
		for _, secret := range []string{"three of cups", "hand 3c", b.server.Token()} {
			if err != nil && strings.Contains(err.Error(), secret) || strings.Contains(b.log.String(), secret) {
				t.Errorf("after %+v: error %v, log:\n%s", fault, err, b.log)
			}
		}
	}
}
