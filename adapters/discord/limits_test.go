package discord_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"briscola/adapters/discord/discordtest"
	"briscola/bot/chat"
)

func TestALongWaitIsTheCallersAndExact(t *testing.T) {
	b := start(t)
	ref := b.send(text("x"))
	other := chat.Room{Platform: "discord", Chat: b.guild.AddChannel("altro").ID}
	b.fake.Fail(discordtest.Fault{Route: patchMessage, Status: 429, RetryAfter: 30500 * time.Millisecond})
	err := b.bot.Edit(t.Context(), ref, text("y"))
	var busy *chat.BusyError
	if !errors.As(err, &busy) || busy.RetryAfter != 30500*time.Millisecond {
		t.Fatalf("Edit: %v, want busy for 30.5 s", err)
	}
	n := len(b.fake.Requests(patchMessage))
	if err := b.bot.Edit(t.Context(), ref, text("y")); !errors.As(err, &busy) || busy.RetryAfter > 30500*time.Millisecond {
		t.Errorf("the next Edit: %v, want busy", err)
	}
	if len(b.fake.Requests(patchMessage)) != n {
		t.Error("the next Edit was sent although Discord had said when")
	}
	if _, err := b.bot.Send(t.Context(), other, text("x")); err != nil {
		t.Errorf("another channel is held up: %v", err)
	}
}

func TestAGlobalLimitStopsEverythingButAnswers(t *testing.T) {
	b := start(t)
	b.fake.Fail(discordtest.Fault{Route: postMessage, Status: 429, RetryAfter: time.Minute, Global: true})
	var busy *chat.BusyError
	for range 2 {
		if _, err := b.bot.Send(t.Context(), b.room(), text("x")); !errors.As(err, &busy) {
			t.Fatalf("Send: %v, want busy", err)
		}
	}
	if _, err := b.bot.Private(t.Context(), chat.PersonID{Platform: "discord", ID: b.anna.ID}); !errors.As(err, &busy) {
		t.Errorf("Private: %v, want busy", err)
	}
	b.says(chat.Answer{Note: "still here"})
	if got := b.anna.Run(b.channel, "hand").Wait(); got.Screen == nil || got.Screen.Text != "still here" {
		t.Errorf("the command was answered with %+v", got)
	}
}

func TestAShortWaitIsWaitedOut(t *testing.T) {
	b := start(t)
	b.fake.Fail(discordtest.Fault{Route: postMessage, Status: 429, RetryAfter: 30 * time.Millisecond})
	if _, err := b.bot.Send(t.Context(), b.room(), text("x")); err != nil {
		t.Errorf("Send: %v", err)
	}
	if got := b.only(b.anna).Text; got != "x" {
		t.Errorf("anna sees %q", got)
	}
	b.fake.Fail(discordtest.Fault{Route: postMessage, Status: 429, RetryAfter: 900 * time.Millisecond})
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if _, err := b.bot.Send(ctx, b.room(), text("x")); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("Send: %v, want the end of its context", err)
	}
}

// Whatever the buckets are called and however small they are, the headers are enough to stay within them.
func TestTheHeadersKeepTheBotWithinTheLimits(t *testing.T) {
	b := start(t, func(s *setting) { s.fake.EnforceRate, s.fake.Now = true, time.Now })
	ref := b.send(text("0"))
	for i := range 12 {
		if err := b.bot.Edit(t.Context(), ref, text(fmt.Sprint(i+1))); err != nil {
			t.Fatalf("Edit %d: %v", i, err)
		}
	}
	for _, q := range b.fake.Requests() {
		if q.Code == 429 {
			t.Errorf("%s met a limit that the headers had told", q.Route)
		}
	}
}

func TestManyCallsAtOnceAllArrive(t *testing.T) {
	b := start(t)
	var wait sync.WaitGroup
	for i := range 20 {
		wait.Go(func() {
			if _, err := b.bot.Send(t.Context(), b.room(), text(fmt.Sprint(i))); err != nil {
				t.Errorf("Send: %v", err)
			}
		})
	}
	wait.Wait()
	if n := len(b.anna.Sees(b.channel)); n != 20 {
		t.Errorf("%d messages arrived, want 20", n)
	}
}

func TestPassingTroubleIsRetriedWhereRepeatingIsHarmless(t *testing.T) {
	b := start(t)
	ref := b.send(text("x"))
	for _, status := range []int{500, 502, 503, 504} {
		b.fake.Fail(discordtest.Fault{Route: patchMessage, Status: status, Times: 2})
		if err := b.bot.Edit(t.Context(), ref, text(fmt.Sprint(status))); err != nil {
			t.Errorf("Edit after two %d: %v", status, err)
		}
	}
	n := len(b.fake.Requests(postMessage))
	b.fake.Fail(discordtest.Fault{Route: postMessage, Status: 502})
	if _, err := b.bot.Send(t.Context(), b.room(), text("x")); err == nil {
		t.Error("a message without a key was sent again")
	}
	if got := len(b.fake.Requests(postMessage)) - n; got != 1 {
		t.Errorf("%d attempts, want 1", got)
	}
	b.fake.Fail(discordtest.Fault{Route: patchMessage, Status: 503, Times: 9})
	err := b.bot.Edit(t.Context(), ref, text("never"))
	for _, is := range []error{chat.ErrGone, chat.ErrForbidden, chat.ErrBlocked, chat.ErrRefused} {
		if err == nil || errors.Is(err, is) {
			t.Errorf("Edit of a Discord that is down: %v", err)
		}
	}
}

func TestAMessageWithAKeyIsPostedOnce(t *testing.T) {
	b := start(t)
	m := text("result")
	m.Key = "k7q2m9.result.17"
	b.fake.Fail(discordtest.Fault{Route: postMessage, Lose: true}) // it arrives, but the answer does not
	ref := b.send(m)
	if again := b.send(m); again != ref {
		t.Errorf("sent again it is %v, want %v", again, ref)
	}
	if got := b.only(b.anna); got.Text != "result" || got.ID != ref.ID {
		t.Errorf("anna sees %+v", got)
	}
}

func TestAnAnswerSurvivesPassingTrouble(t *testing.T) {
	b := start(t)
	callback := "POST /interactions/{interaction_id}/{interaction_token}/callback"
	b.says(chat.Answer{Screen: screen(text("hand"), "x")})
	b.fake.Fail(discordtest.Fault{Route: callback, Status: 502})
	if got := b.anna.Run(b.channel, "hand").Wait(); got.Screen.Text != "hand" {
		t.Errorf("after a 502: %+v", got)
	}
	b.fake.Allow(40060) // the second attempt finds the first one done
	b.fake.Fail(discordtest.Fault{Route: callback, Lose: true})
	in := b.anna.Run(b.channel, "hand")
	in.Wait()
	if err := b.bot.Edit(t.Context(), b.nth(2).Reply, text("hand, later")); err != nil {
		t.Errorf("Edit of the reply: %v", err)
	}
	if got := in.Answer(); got.Screen.Text != "hand, later" {
		t.Errorf("after a lost answer: %+v", got)
	}
}
