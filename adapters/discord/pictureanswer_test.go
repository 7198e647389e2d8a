package discord_test

import (
	"testing"
	"time"

	"briscola/adapters/discord/discordtest"
	"briscola/bot/chat"
)

const (
	postCallback  = "POST /interactions/{interaction_id}/{interaction_token}/callback"
	patchOriginal = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"
)

// hand is a private screen with a button and the picture of a key.
func hand(words, key string) *chat.Message {
	m := pictured(*screen(text(words), "3c"), key)
	return &m
}

func TestAnAnswerBringsItsPictureInOneRequest(t *testing.T) {
	b := start(t)
	b.says(chat.Answer{Screen: hand("your hand", "one")})
	got := b.anna.Run(b.channel, "hand").Wait()
	if got.Callback != 4 || got.Screen == nil || !got.Screen.Ephemeral || got.Screen.Text != "your hand" {
		t.Fatalf("answered with %+v", got)
	}
	showsPicture(t, "the answer", *got.Screen, "one")
	if n := len(b.fake.Requests(postCallback)); n != 1 {
		t.Errorf("%d callbacks, want 1", n)
	}
	if saw := b.fake.WhoSaw(func(s discordtest.Screen) bool { return len(s.Files) > 0 }); len(saw) != 1 || saw[0] != "anna" {
		t.Errorf("the hand was seen by %q", saw)
	}
}

func TestThePictureOfAnAnswerIsEdited(t *testing.T) {
	b := start(t)
	for _, begin := range []struct {
		rule   string
		answer chat.Answer
	}{
		{"a screen", chat.Answer{Screen: hand("hand", "one")}},
		{"a screen without a picture", chat.Answer{Screen: hand("hand", "")}},
		{"a note", chat.Answer{Note: "wait"}},
		{"beside a public one", chat.Answer{Public: hand("table", "two"), Screen: hand("hand", "one")}},
	} {
		b.says(begin.answer)
		in := b.anna.Run(b.channel, "hand")
		in.Wait()
		told := b.told()
		reply := told[len(told)-1].Reply
		shown := func() discordtest.Screen {
			if answer := in.Answer(); len(answer.FollowUps) > 0 {
				return answer.FollowUps[0]
			}
			return *in.Answer().Screen
		}
		b.edit(reply, *hand("first", "one"))
		showsPicture(t, begin.rule, shown(), "one")
		for _, step := range []struct {
			key     string
			uploads int
		}{{"one", 0}, {"two", 1}, {"two", 0}, {"", 0}, {"one", 1}} {
			n := b.uploads(func() { b.edit(reply, *hand("now:"+step.key, step.key)) })
			showsPicture(t, begin.rule, shown(), step.key)
			if n != step.uploads || shown().Text != "now:"+step.key {
				t.Errorf("%s: %d uploads for the picture %q, want %d; the text is %q", begin.rule, n, step.key, step.uploads, shown().Text)
			}
		}
	}
}

func TestAScreenInPlaceKeepsReplacesAndDropsThePicture(t *testing.T) {
	t.Run("in time", func(t *testing.T) { replaceInPlace(t, start(t), 0) })
	t.Run("late", func(t *testing.T) {
		b := start(t, func(s *setting) { s.bot.Timing.Defer = time.Millisecond })
		replaceInPlace(t, b, 30*time.Millisecond)
	})
}

// replaceInPlace has a private and a shared screen replaced by answers that take some time.
func replaceInPlace(t *testing.T, b *bench, slow time.Duration) {
	answer := func(a chat.Answer) {
		b.answers(func(chat.Update) chat.Answer {
			time.Sleep(slow)
			return a
		})
	}
	pressed := func(u *discordtest.User, id, words string) *discordtest.Screen {
		in := u.Press(id, "3c")
		b.fake.Await(func() bool { return in.Answer().Screen != nil && in.Answer().Screen.Text == words })
		return in.Answer().Screen
	}
	answer(chat.Answer{Screen: hand("hand", "one")})
	private := b.anna.Run(b.channel, "hand").Wait().Screen
	showsPicture(t, "the hand", *private, "one")
	public := b.send(*hand("table", "one"))
	for _, step := range []struct {
		key     string
		uploads int
	}{{"one", 0}, {"two", 1}, {"", 0}, {"one", 1}} {
		answer(chat.Answer{Screen: hand("hand:"+step.key, step.key), Replace: true})
		n := b.uploads(func() { private = pressed(b.anna, private.ID, "hand:"+step.key) })
		answer(chat.Answer{Public: hand("table:"+step.key, step.key), Replace: true})
		var table *discordtest.Screen
		n += b.uploads(func() { table = pressed(b.bruno, public.ID, "table:"+step.key) })
		showsPicture(t, "a private screen", *private, step.key)
		showsPicture(t, "a public screen", *table, step.key)
		if n != 2*step.uploads || private.Text != "hand:"+step.key || table.Text != "table:"+step.key {
			t.Errorf("key %q: %d uploads, %q and %q", step.key, n, private.Text, table.Text)
		}
	}
	b.edit(public, *hand("table", "one"))
	showsPicture(t, "the table", b.bruno.Sees(b.channel)[0], "one")
}

func TestAPressTellsWhatItsMessageShows(t *testing.T) {
	b := start(t)
	b.says(chat.Answer{Screen: hand("hand", "one")})
	private := b.anna.Run(b.channel, "hand").Wait().Screen
	b.stop()
	if err := b.wait(); err != nil {
		t.Fatal(err)
	}
	b.bot = b.another(specs) // which remembers nothing
	b.run()
	if !b.fake.Await(b.bot.Ready) {
		t.Fatal("the bot is not ready")
	}
	b.says(chat.Answer{Screen: hand("same hand", "one"), Replace: true})
	if n := b.uploads(func() { private = b.anna.Press(private.ID, "3c").Wait().Screen }); n != 0 {
		t.Errorf("%d uploads of a picture that is there", n)
	}
	showsPicture(t, "after a restart", *private, "one")
	b.says(chat.Answer{Screen: hand("no hand", ""), Replace: true})
	showsPicture(t, "none", *b.anna.Press(private.ID, "3c").Wait().Screen, "")
}

func TestAFileStaysWhenItsMessageIsReplaced(t *testing.T) {
	b := start(t)
	ref := b.send(withFile(*screen(text("your data"), "Delete"), "data.json", []byte("{}")))
	b.says(chat.Answer{Public: screen(text("deleted"), "Done"), Replace: true})
	got := b.anna.Press(ref.ID, "Delete").Wait().Screen
	if got.Text != "deleted" || len(got.Files) != 1 || got.Files[0].Name != "data.json" {
		t.Errorf("the message is %+v", got)
	}
}

func TestAnAnswerThatCannotBeShownForItsPictureIsStillAnswered(t *testing.T) {
	b := start(t)
	bad := text("hand")
	bad.Picture = &chat.Picture{PNG: []byte("x"), Key: "k"}
	b.says(chat.Answer{Screen: &bad})
	b.anna.Run(b.channel, "hand").Wait()
	if n := len(b.anna.Sees(b.channel)); n != 0 {
		t.Errorf("anna sees %d messages", n)
	}
}
