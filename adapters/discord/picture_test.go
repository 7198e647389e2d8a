package discord_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"time"

	"briscola/adapters/discord/discordtest"
	"briscola/bot/chat"
	"briscola/bot/chat/chattest"
)

const withoutFiles = discordtest.ViewChannel | discordtest.SendMessages | discordtest.ReadHistory

// pictured is a message with the picture of a key, or with none for "".
func pictured(m chat.Message, key string) chat.Message {
	m.Picture = nil
	if key != "" {
		m.Picture = chattest.Picture(key)
	}
	return m
}

// showsPicture checks that a screen shows the picture of a key, or none for "", and no other file.
func showsPicture(t *testing.T, rule string, s discordtest.Screen, key string) {
	t.Helper()
	switch {
	case key == "" && len(s.Files) != 0:
		t.Errorf("%s: %d files are shown, want none", rule, len(s.Files))
	case key == "":
	case len(s.Files) != 1:
		t.Errorf("%s: %d files are shown, want the picture %s", rule, len(s.Files), key)
	case !bytes.Equal(s.Files[0].Data, chattest.Picture(key).PNG) || s.Files[0].Alt != chattest.Picture(key).Alt:
		t.Errorf("%s: %s is shown with the text %q, want the picture %s", rule, s.Files[0].Name, s.Files[0].Alt, key)
	}
}

// uploads runs something and gives how many files it sent.
func (b *bench) uploads(f func()) int {
	before := b.fake.Uploads()
	f()
	return b.fake.Uploads() - before
}

func (b *bench) edit(ref chat.MessageRef, m chat.Message) {
	b.t.Helper()
	if err := b.bot.Edit(b.t.Context(), ref, m); err != nil {
		b.t.Fatalf("Edit: %v", err)
	}
}

func TestAPictureIsSentOnceAndStaysWhileItsKeyDoes(t *testing.T) {
	b := start(t)
	m := pictured(*screen(text("the table"), "Play"), "one")
	m.Key = "k7q2m9.table.17"
	b.fake.Fail(discordtest.Fault{Route: postMessage, Status: 503})
	b.fake.Fail(discordtest.Fault{Route: postMessage, Lose: true}) // it arrives, but the answer does not
	ref := b.send(m)
	got := b.only(b.anna)
	showsPicture(t, "sent", got, "one")
	if got.ID != ref.ID || got.Text != "the table" || len(got.Labels()) != 1 || !strings.HasSuffix(got.Files[0].Name, ".png") {
		t.Errorf("the message is %+v", got)
	}
	for _, step := range []struct {
		rule, key string
		uploads   int
	}{
		{"the same", "one", 0}, {"another", "two", 1}, {"the same again", "two", 0}, {"none", "", 0}, {"none again", "", 0},
		{"one after none", "one", 1}, {"the first one once more", "two", 1},
	} {
		n := b.uploads(func() { b.edit(ref, pictured(text(step.rule), step.key)) })
		got := b.only(b.anna)
		showsPicture(t, step.rule, got, step.key)
		if n != step.uploads || got.Text != step.rule {
			t.Errorf("%s: %d uploads and %q, want %d", step.rule, n, got.Text, step.uploads)
		}
	}
}

func TestAMessageFromBeforeARestartShowsWhatItShould(t *testing.T) {
	b := start(t)
	for _, row := range []struct{ rule, before, after string }{
		{"a picture goes", "one", ""}, {"a picture changes", "one", "two"}, {"a picture stays", "one", "one"}, {"a picture comes", "", "one"},
	} {
		ref := b.send(pictured(text("before"), row.before))
		b.bot = b.another(specs)
		b.edit(ref, pictured(text("after"), row.after))
		got := b.only(b.anna)
		showsPicture(t, row.rule, got, row.after)
		if got.Text != "after" {
			t.Errorf("%s: the text is %q", row.rule, got.Text)
		}
		n := b.uploads(func() { b.edit(ref, pictured(text("later"), row.after)) })
		if n != 0 {
			t.Errorf("%s: %d uploads for what is known by then", row.rule, n)
		}
		b.fake.DeleteMessage(ref.ID)
	}
	ref := b.send(withFile(text("your data"), "data.json", []byte("{}")))
	b.bot = b.another(specs)
	for range 2 {
		b.edit(ref, text("still yours"))
		if got := b.only(b.anna); len(got.Files) != 1 || got.Files[0].Name != "data.json" {
			t.Errorf("the files are %+v", got.Files)
		}
	}
}

func TestAPictureThatIsGoneUnnoticedIsSentAgain(t *testing.T) {
	b := start(t)
	b.fake.Allow(50035)
	ref := b.send(pictured(text("x"), "one"))
	if err := b.another(specs).Edit(t.Context(), ref, pictured(text("y"), "two")); err != nil {
		t.Fatal(err)
	}
	b.edit(ref, pictured(text("z"), "one"))
	showsPicture(t, "edited by two", b.only(b.anna), "one")
}

func TestWherePicturesAreForbiddenTheLinesAreShown(t *testing.T) {
	b := start(t, func(s *setting) { s.bot.Timing.Bare = time.Hour })
	shown := b.send(pictured(text("x"), "one"))
	b.channel.Bot(withoutFiles)
	for _, words := range []string{"first", "second"} {
		ref := b.send(pictured(text(words), "two"))
		screens := b.anna.Sees(b.channel)
		last := screens[len(screens)-1]
		showsPicture(t, words, last, "")
		if last.Text != words || last.ID != ref.ID {
			t.Errorf("anna sees %+v", last)
		}
	}
	if n := len(b.fake.Requests(postMessage)); n != 4 {
		t.Errorf("%d requests for three messages, want 4: one picture was refused", n)
	}
	if n := strings.Count(b.log.String(), "a picture was refused"); n != 1 {
		t.Errorf("the log says it %d times:\n%s", n, b.log)
	}
	b.edit(shown, pictured(text("y"), "one"))
	showsPicture(t, "one that is there", b.anna.Sees(b.channel)[0], "one")
	b.edit(shown, pictured(text("z"), "two"))
	showsPicture(t, "one that would replace it", b.anna.Sees(b.channel)[0], "")
	answer := pictured(text("hand"), "two")
	b.says(chat.Answer{Screen: &answer})
	showsPicture(t, "an answer", *b.anna.Run(b.channel, "hand").Wait().Screen, "two") // needs no permission
	other := b.guild.AddChannel("altro")
	if _, err := b.bot.Send(t.Context(), chat.Room{Platform: "discord", Chat: other.ID}, pictured(text("x"), "two")); err != nil {
		t.Error(err)
	}
	showsPicture(t, "another channel", b.anna.Sees(other)[0], "two")
}

func TestPicturesAreTriedAgainAfterAWhile(t *testing.T) {
	b := start(t, func(s *setting) { s.bot.Timing.Bare = time.Nanosecond })
	b.channel.Bot(withoutFiles)
	b.fake.DeleteMessage(b.send(pictured(text("x"), "one")).ID)
	b.channel.Bot(withoutFiles | discordtest.AttachFiles)
	b.send(pictured(text("y"), "one"))
	showsPicture(t, "allowed again", b.only(b.anna), "one")
}

func TestWhateverIsRefusedForItsPictureIsShownWithout(t *testing.T) {
	b := start(t, func(s *setting) { s.bot.Timing.Bare = time.Nanosecond })
	for _, f := range []discordtest.Fault{{Status: 413, Code: 40005}, {Status: 413}, {Status: 400, Code: 50035}, {Status: 400, Code: 20009}} {
		ref := b.send(text("words"))
		f.Route = postMessage
		b.fake.Fail(f)
		b.fake.DeleteMessage(b.send(pictured(text("x"), "one")).ID)
		f.Route = patchMessage
		b.fake.Fail(f)
		b.edit(ref, pictured(text("y"), "one"))
		got := b.anna.Sees(b.channel)[0]
		showsPicture(t, "edited", got, "")
		if got.Text != "y" {
			t.Errorf("after %+v: the text is %q", f, got.Text)
		}
		f.Route = postCallback
		b.fake.Fail(f)
		b.says(chat.Answer{Screen: hand("hand", "one")})
		answer := b.anna.Run(b.channel, "hand").Wait()
		if answer.Callback != 4 || answer.Screen == nil || answer.Screen.Text != "hand" || len(answer.Screen.Files) != 0 {
			t.Errorf("after %+v: answered with %+v", f, answer)
		}
		b.fake.DeleteMessage(ref.ID)
		b.fake.DeleteMessage(answer.Screen.ID)
	}
}

func TestOtherErrorsOfAMessageWithAPictureAreItsOwn(t *testing.T) {
	b := start(t)
	var busy *chat.BusyError
	for _, row := range []struct {
		fault discordtest.Fault
		times int // requests until the error is told
		want  error
	}{
		{discordtest.Fault{Status: 403, Code: 50001}, 1, chat.ErrForbidden},
		{discordtest.Fault{Status: 403, Code: 50013, Times: 2}, 2, chat.ErrForbidden}, // not the picture's
		{discordtest.Fault{Status: 400, Code: 50035, Times: 2}, 2, chat.ErrRefused},
		{discordtest.Fault{Status: 404, Code: 10003}, 1, chat.ErrGone},
		{discordtest.Fault{Status: 403, Code: 50007}, 1, chat.ErrBlocked},
		{discordtest.Fault{Status: 429, RetryAfter: time.Minute}, 1, nil},
	} {
		row.fault.Route = postMessage
		before := len(b.fake.Requests(postMessage))
		b.fake.Fail(row.fault)
		_, err := b.bot.Send(t.Context(), b.room(), pictured(text("x"), "one"))
		if row.want != nil && !errors.Is(err, row.want) || row.want == nil && !errors.As(err, &busy) {
			t.Errorf("after %+v: got %v, want %v", row.fault, err, row.want)
		}
		if n := len(b.fake.Requests(postMessage)) - before; n != row.times {
			t.Errorf("after %+v: %d requests, want %d", row.fault, n, row.times)
		}
	}
	if strings.Contains(b.log.String(), "a picture was refused") {
		t.Errorf("a picture is blamed in the log:\n%s", b.log)
	}
}

func TestWhatAPictureShowsIsInNoErrorAndNoLog(t *testing.T) {
	b := start(t)
	m := pictured(text("x"), "one")
	m.Picture.Alt, m.Picture.Key = "the three of cups", "hand 3c"
	b.send(m)
	if name := b.only(b.anna).Files[0].Name; strings.Contains(name, "hand") {
		t.Errorf("the key is in the name %s", name)
	}
	for _, f := range []discordtest.Fault{{Status: 500}, {Lose: true}, {Status: 400, Code: 50035, Times: 2}, {Status: 413, Code: 40005}} {
		f.Route = postMessage
		b.fake.Fail(f)
		_, err := b.bot.Send(t.Context(), b.room(), m)
		for _, secret := range []string{"three of cups", "hand 3c"} {
			if err != nil && strings.Contains(err.Error(), secret) || strings.Contains(b.log.String(), secret) {
				t.Errorf("after %+v: error %v, log:\n%s", f, err, b.log)
			}
		}
	}
}

func TestALongAltTextIsCut(t *testing.T) {
	b := start(t)
	m := pictured(text("x"), "one")
	m.Picture.Alt = strings.Repeat("🂡", chat.AltMost) // two UTF-16 units each
	b.send(m)
	if got := b.only(b.anna).Files[0].Alt; got != strings.Repeat("🂡", 512) {
		t.Errorf("the text has %d code points, want 512", len([]rune(got)))
	}
}
