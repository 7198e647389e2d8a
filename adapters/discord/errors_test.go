package discord_test

import (
	"context"
	"errors"
	"net"
	"strings"
	"testing"
	"time"

	"briscola/adapters/discord/discordtest"
	"briscola/bot/chat"
)

const (
	postMessage  = "POST /channels/{channel_id}/messages"
	patchMessage = "PATCH /channels/{channel_id}/messages/{message_id}"
)

func TestErrorsOfDiscordMeanOneThingEach(t *testing.T) {
	b := start(t)
	for _, row := range []struct {
		status, code int
		want         error
	}{
		{404, 10003, chat.ErrGone}, // unknown channel
		{404, 10004, chat.ErrGone},
		{404, 10008, chat.ErrGone},
		{429, 30046, chat.ErrGone}, // an old message was edited too often
		{403, 50005, chat.ErrGone},
		{403, 50001, chat.ErrForbidden},
		{403, 50013, chat.ErrForbidden},
		{400, 50008, chat.ErrForbidden},
		{400, 50083, chat.ErrForbidden}, // archived thread
		{400, 160005, chat.ErrForbidden},
		{403, 40333, chat.ErrForbidden}, // a code that the adapter does not know
		{403, 50007, chat.ErrBlocked},
		{403, 50278, chat.ErrBlocked},
		{400, 50035, chat.ErrRefused},
		{400, 50006, chat.ErrRefused},
		{413, 40005, chat.ErrRefused},
		{400, 99999, chat.ErrRefused},
	} {
		b.fake.Fail(discordtest.Fault{Route: postMessage, Status: row.status, Code: row.code, Message: "words"})
		_, err := b.bot.Send(t.Context(), b.room(), text("x"))
		if !errors.Is(err, row.want) {
			t.Errorf("code %d: %v, want %v", row.code, err, row.want)
		}
		for _, other := range []error{chat.ErrGone, chat.ErrForbidden, chat.ErrBlocked, chat.ErrRefused} {
			if other != row.want && errors.Is(err, other) {
				t.Errorf("code %d means %v too", row.code, other)
			}
		}
	}
	for _, status := range []int{404, 405, 403} { // something before Discord, or a wrong address: no word about the message
		b.fake.Fail(discordtest.Fault{Route: postMessage, Status: status})
		_, err := b.bot.Send(t.Context(), b.room(), text("x"))
		for _, is := range []error{chat.ErrGone, chat.ErrForbidden, chat.ErrBlocked, chat.ErrRefused} {
			if err == nil || errors.Is(err, is) {
				t.Errorf("a bare %d: %v", status, err)
			}
		}
	}
}

func TestAMessageInTheWorldFailsForItsReason(t *testing.T) {
	b := start(t)
	ctx := t.Context()
	ref := b.send(text("x"))

	b.fake.DeleteMessage(ref.ID)
	if err := b.bot.Edit(ctx, ref, text("y")); !errors.Is(err, chat.ErrGone) {
		t.Errorf("Edit of a deleted message: %v", err)
	}
	if err := b.bot.Delete(ctx, ref); err != nil {
		t.Errorf("Delete of a deleted message: %v", err)
	}
	thread := b.channel.AddThread("chiuso")
	thread.Lock()
	if _, err := b.bot.Send(ctx, chat.Room{Platform: "discord", Chat: thread.ID}, text("x")); !errors.Is(err, chat.ErrForbidden) {
		t.Errorf("Send to a locked thread: %v", err)
	}
	gone := b.guild.AddChannel("breve")
	gone.Delete()
	if _, err := b.bot.Send(ctx, chat.Room{Platform: "discord", Chat: gone.ID}, text("x")); !errors.Is(err, chat.ErrGone) {
		t.Errorf("Send to a deleted channel: %v", err)
	}
	b.channel.Bot(discordtest.SendMessages)
	if _, err := b.bot.Send(ctx, b.room(), text("x")); !errors.Is(err, chat.ErrForbidden) {
		t.Errorf("Send to an invisible channel: %v", err)
	}
	for _, room := range []chat.Room{{}, {Platform: "telegram", Chat: "1"}, {Platform: "discord", Chat: "../1"}} {
		if _, err := b.bot.Send(ctx, room, text("x")); !errors.Is(err, chat.ErrGone) {
			t.Errorf("Send to %+v: %v", room, err)
		}
	}
	if _, err := b.bot.Send(ctx, b.room(), chat.Message{}); !errors.Is(err, chat.ErrRefused) {
		t.Errorf("Send of nothing: %v", err)
	}
	long := text("x")
	long.Buttons = [][]chat.Button{{{Label: "x", Token: strings.Repeat("t", 101)}}}
	if _, err := b.bot.Send(ctx, b.room(), long); !errors.Is(err, chat.ErrRefused) {
		t.Errorf("Send of a long token: %v", err)
	}
}

func TestAnOldMessageHasToBePostedAgain(t *testing.T) {
	clock := discordtest.NewClock()
	b := start(t, func(s *setting) { s.fake.Now = clock.Now })
	ref := b.send(text("x"))
	b.fake.RefuseOldEdits()
	clock.Add(61 * time.Minute)
	if err := b.bot.Edit(t.Context(), ref, text("y")); !errors.Is(err, chat.ErrGone) {
		t.Errorf("Edit of an old message: %v, want ErrGone", err)
	}
}

func TestAClosedPrivateChatIsBlocked(t *testing.T) {
	b := start(t)
	anna := chat.PersonID{Platform: "discord", ID: b.anna.ID}
	room, err := b.bot.Private(t.Context(), anna)
	if err != nil {
		t.Fatal(err)
	}
	b.anna.CloseDM()
	if _, err := b.bot.Send(t.Context(), room, text("hand")); !errors.Is(err, chat.ErrBlocked) {
		t.Errorf("Send to a closed private chat: %v", err)
	}
	if again, err := b.bot.Private(t.Context(), anna); err != nil || again != room {
		t.Errorf("Private again: %v, %v", again, err)
	}
	if n := len(b.fake.Requests("POST /users/@me/channels")); n != 1 {
		t.Errorf("the private chat was opened %d times", n)
	}
	b.anna.OpenDM()
	if _, err := b.bot.Send(t.Context(), room, text("hand")); err != nil {
		t.Errorf("Send after it was opened again: %v", err)
	}

	stranger := b.fake.AddUser("dario", "it")
	b.fake.Allow(50278, 50033)
	room, err = b.bot.Private(t.Context(), chat.PersonID{Platform: "discord", ID: stranger.ID})
	if err == nil {
		_, err = b.bot.Send(t.Context(), room, text("hello"))
	}
	if !errors.Is(err, chat.ErrBlocked) {
		t.Errorf("a message to somebody without a common server: %v", err)
	}
	for _, id := range []string{"12345", "", "x/y"} {
		if _, err := b.bot.Private(t.Context(), chat.PersonID{Platform: "discord", ID: id}); !errors.Is(err, chat.ErrBlocked) {
			t.Errorf("Private of nobody (%q): %v", id, err)
		}
	}
	b.fake.Fail(discordtest.Fault{Route: "POST /users/@me/channels", Status: 429, Code: 40003, RetryAfter: 9 * time.Second})
	var busy *chat.BusyError
	if _, err := b.bot.Private(t.Context(), chat.PersonID{Platform: "discord", ID: b.bruno.ID}); !errors.As(err, &busy) {
		t.Errorf("opening private chats too fast: %v", err)
	}
}

func TestBelowCountsWhatScrolledBy(t *testing.T) {
	b := start(t)
	ref := b.send(text("table"))
	below := func() int {
		n, err := b.bot.Below(t.Context(), ref)
		if err != nil {
			t.Errorf("Below: %v", err)
		}
		return n
	}
	if n := below(); n != 0 {
		t.Errorf("%d messages below a fresh one", n)
	}
	for range 3 {
		b.anna.Say(b.channel, "chiacchiere")
	}
	if n := below(); n != 3 {
		t.Errorf("%d messages below, want 3", n)
	}
	for range 30 {
		b.anna.Say(b.channel, "chiacchiere")
	}
	if n := below(); n != 20 {
		t.Errorf("%d messages below, want 20", n)
	}
	b.channel.Bot(discordtest.ViewChannel)
	if n := below(); n != 0 {
		t.Errorf("%d messages below without the permission to read", n)
	}
	b.channel.Bot(0)
	if n := below(); n != 0 {
		t.Errorf("%d messages below without access", n)
	}
}

func TestNoErrorHoldsAToken(t *testing.T) {
	b := start(t)
	b.says(chat.Answer{Note: "psst"})
	in := b.anna.Run(b.channel, "hand")
	in.Wait()
	reply := b.nth(1).Reply
	var errs []error
	for _, f := range []discordtest.Fault{
		{Times: 3, Status: 500}, {Times: 3, Lose: true}, {Status: 401, Code: 50027}, {Status: 429, RetryAfter: time.Hour}, {Status: 404},
	} {
		f.Route = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"
		b.fake.Fail(f)
		err := b.bot.Edit(t.Context(), reply, text("x"))
		if err == nil {
			t.Errorf("no error after %+v", f)
		}
		errs = append(errs, err)
	}
	held := b.fake.Fail(discordtest.Fault{Route: postMessage, Hold: true})
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	_, err := b.bot.Send(ctx, b.room(), text("x"))
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("Send beyond its context: %v", err)
	}
	b.fake.Release(held)
	errs = append(errs, err)

	down := b.options
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	down.APIURL = "http://" + listener.Addr().String()
	listener.Close()
	b.options = down
	_, err = b.another(nil).Send(t.Context(), b.room(), text("x"))
	errs = append(errs, err)
	for _, err := range errs {
		if strings.Contains(err.Error(), in.Token()) || strings.Contains(err.Error(), discordtest.DefaultToken) {
			t.Errorf("an error holds a token: %v", err)
		}
	}
}
