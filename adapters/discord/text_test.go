package discord_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"briscola/adapters/discord/discordtest"
	"briscola/bot/chat"
)

// hostile are texts that people may choose as their name or type.
var hostile = []string{
	"*a* _b_ __c__ ~~d~~ ||e|| `f` ***g***", // all inline markup
	"# heading", "### heading", "-# small", "> quote", ">>> quote", "- list", "* list", "+ list", "12. list",
	"  - list behind spaces",
	"@everyone", "@here", "x@everyone", "<@123> <@!123> <@&123> <#123>", // calls
	"<t:1700000000:R> <:smile:123> <a:smile:123> </play:123> <id:home>",                                 // what Discord replaces
	"[free nitro](https://example.org)", "https://example.org/x", "<https://example.org>", "http://a.b", // links
	"```", "```go\nfenced", "`` ` ``", "\\", "\\*not escaped\\*", "trailing \\", "**", "*", "_",
	"\u202egnp.exe", "\u2067rtl\u2069", "مرحبا", // right to left
	"\u200b@everyone", "@\u200beveryone", "64 times 🃏🃏🃏🃏",
	"tab\tand\x00nul\x07bell",
}

func TestNoTextActsAsMarkupOrMention(t *testing.T) {
	b := start(t)
	for _, style := range []chat.Style{chat.Plain, chat.Title, chat.Quiet, chat.Code} {
		for _, h := range hostile {
			m := chat.Message{Lines: []chat.Line{{Style: style, Text: "first"}, {Style: style, Text: h}, {Style: style, Text: "last"}}}
			if strings.Trim(h, " ") != h && style != chat.Code {
				continue // spaces around a line have no look
			}
			ref := b.send(m)
			got := find(t, b.bruno.Sees(b.channel), ref.ID)
			want := strings.NewReplacer("\t", " ", "\x00", "", "\x07", "", "\u200b", "").Replace("first\n" + h + "\nlast")
			if got.Text != want {
				t.Errorf("style %d: %q shows as %q (content %q)", style, h, got.Text, got.Content)
			}
			for _, mark := range got.Markup {
				if mark != map[chat.Style]string{chat.Title: "bold", chat.Quiet: "small", chat.Code: "block"}[style] {
					t.Errorf("style %d: %q acts as %s (content %q)", style, h, mark, got.Content)
				}
			}
			if len(got.Pings) != 0 {
				t.Errorf("%q calls %v", h, got.Pings)
			}
		}
	}
}

func find(t *testing.T, screens []discordtest.Screen, id string) discordtest.Screen {
	t.Helper()
	for _, s := range screens {
		if s.ID == id {
			return s
		}
	}
	t.Fatalf("message %s is not there", id)
	return discordtest.Screen{}
}

func TestNoLabelOrNoteActsAsMarkup(t *testing.T) {
	b := start(t)
	for _, h := range hostile {
		b.says(chat.Answer{Note: h})
		got := b.anna.Run(b.channel, "hand").Wait()
		if got.Screen == nil || len(got.Screen.Markup) != 0 || len(got.Screen.Pings) != 0 {
			t.Errorf("note %q shows as %+v", h, got.Screen)
		}
		b.send(*screen(text("x"), h, h)) // refused by the fake if the label or the ids are bad
	}
}

func TestOnlyTheMentionIsNotified(t *testing.T) {
	b := start(t)
	m := text("your turn <@" + b.bruno.ID + ">")
	m.Mention = &chat.Person{ID: chat.PersonID{Platform: "discord", ID: b.anna.ID}}
	ref := b.send(m)
	got := b.only(b.anna)
	if diff := cmp.Diff([]string{b.anna.ID}, got.Pings); diff != "" {
		t.Errorf("notified (-want +got):\n%s", diff)
	}
	if want := "<@" + b.anna.ID + "> your turn <@" + b.bruno.ID + ">"; got.Text != want {
		t.Errorf("it shows %q, want %q", got.Text, want)
	}
	if err := b.bot.Edit(t.Context(), ref, m); err != nil {
		t.Fatal(err)
	}
	for _, q := range b.fake.Requests() {
		if strings.Contains(q.Body, `"content"`) && !strings.Contains(q.Body, `"allowed_mentions":{"parse":[]`) {
			t.Errorf("%s leaves the mentions open: %s", q.Route, q.Body)
		}
	}
}

func TestAMentionOfNobodyIsLeftOut(t *testing.T) {
	b := start(t)
	m := text("hello")
	m.Mention = &chat.Person{ID: chat.PersonID{Platform: "discord", ID: "1> @everyone <@2"}}
	b.send(m)
	if got := b.only(b.anna); got.Content != "hello" || len(got.Pings) != 0 {
		t.Errorf("it shows %q and calls %v", got.Content, got.Pings)
	}
}

func TestLongMessagesAreClippedVisibly(t *testing.T) {
	b := start(t)
	many := make([]string, 300)
	for i := range many {
		many[i] = "a line of thirty characters .."
	}
	code := chat.Message{}
	for _, line := range many {
		code.Lines = append(code.Lines, chat.Line{Style: chat.Code, Text: line})
	}
	for name, m := range map[string]chat.Message{
		"many lines":     text(many...),
		"one long line":  text(strings.Repeat("x", 5000)),
		"only escapes":   text(strings.Repeat("*", 1900)),
		"wide letters":   text(strings.Repeat("🃏", 1900)),
		"a long record":  code,
		"a long title":   {Lines: []chat.Line{{Style: chat.Title, Text: strings.Repeat("_", 3000)}}},
		"text, then log": {Lines: append([]chat.Line{{Text: "see"}}, code.Lines...)},
	} {
		ref := b.send(m) // the fake refuses more than 2000
		got := find(t, b.anna.Sees(b.channel), ref.ID)
		if !strings.HasSuffix(got.Text, "…") {
			t.Errorf("%s: it ends with %q", name, got.Text[max(0, len(got.Text)-20):])
		}
		if utf8.RuneCountInString(got.Content) < 900 {
			t.Errorf("%s: only %d characters are left", name, utf8.RuneCountInString(got.Content))
		}
		if strings.Count(got.Content, "```")%2 != 0 {
			t.Errorf("%s: a block of code stays open", name)
		}
	}
	if max := b.bot.Caps().Text; max > 2000 {
		t.Errorf("Caps.Text is %d", max)
	}
	ref := b.send(text(strings.Repeat("x", b.bot.Caps().Text)))
	if got := find(t, b.anna.Sees(b.channel), ref.ID); strings.Contains(got.Text, "…") {
		t.Error("a message as long as Caps allows is clipped")
	}
}

func TestButtonsKeepTheirTokensAndLooks(t *testing.T) {
	b := start(t)
	m := text("x")
	m.Buttons = [][]chat.Button{
		{{Label: "a", Token: "same"}, {Label: "b", Token: "same"}, {Label: "c", Token: "same~1"}},
		{{Label: "d", Token: ""}, {Label: "e", Look: chat.Primary, Token: "p"}, {Label: "f", Look: chat.Danger, Token: "q", Disabled: true}},
		{{Label: "page", URL: "https://example.org/a?b=c"}, {Label: strings.Repeat("long ", 30), Token: strings.Repeat("t", 100)}, {Label: " ", Token: "z"}},
	}
	ref := b.send(m)
	got := b.only(b.anna)
	for i, want := range []string{"same", "same", "same~1", ""} {
		b.anna.Press(ref.ID, []string{"a", "b", "c", "d"}[i]).Wait()
		if u := b.nth(i + 1); u.Press == nil || u.Press.Token != want {
			t.Errorf("button %d came as %+v, want token %q", i, u.Press, want)
		}
	}
	styles := []int{got.Buttons[1][0].Style, got.Buttons[1][1].Style, got.Buttons[1][2].Style, got.Buttons[2][0].Style}
	if diff := cmp.Diff([]int{2, 1, 4, 5}, styles); diff != "" {
		t.Errorf("styles (-want +got):\n%s", diff)
	}
	if f := got.Buttons[1][2]; !f.Disabled {
		t.Errorf("the dead button is %+v", f)
	}
	if long := got.Buttons[2][1].Label; utf8.RuneCountInString(long) != 80 || !strings.HasSuffix(long, "…") {
		t.Errorf("the long label is %q", long)
	}
}
