package discord_test

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"briscola/adapters/discord"
	"briscola/adapters/discord/discordtest"
	"briscola/bot/chat"
)

const (
	getEmojis   = "GET /applications/{application_id}/emojis"
	postEmoji   = "POST /applications/{application_id}/emojis"
	deleteEmoji = "DELETE /applications/{application_id}/emojis/{emoji_id}"
)

// icon is a small square of one shade.
func icon(name string, shade uint8) discord.Icon {
	paint := image.NewGray(image.Rect(0, 0, 4, 4))
	paint.SetGray(0, 0, color.Gray{Y: shade})
	var out bytes.Buffer
	if err := png.Encode(&out, paint); err != nil {
		panic(err)
	}
	return discord.Icon{Name: name, PNG: out.Bytes()}
}

func withIcons(icons ...discord.Icon) func(*setting) {
	return func(s *setting) { s.bot.Icons = icons }
}

// iconed is a screen with one button for each icon; "" for a button without.
func iconed(icons ...string) chat.Message {
	m := text("your hand")
	var row []chat.Button
	for _, name := range icons {
		label := "Play " + name
		if name != "" {
			label = chat.Sign(name, "♦") + " " + label
		}
		row = append(row, chat.Button{Label: label, Token: "play." + name})
	}
	m.Buttons = [][]chat.Button{row}
	return m
}

// emojis lists the emojis on the buttons of a screen, without their hashes.
func emojis(s discordtest.Screen) (names []string) {
	for _, b := range slices.Concat(s.Buttons...) {
		names = append(names, hashes.ReplaceAllString(b.Emoji, ""))
	}
	return names
}

// names lists the names of the application's emojis.
func (b *bench) names() (names []string) {
	for _, e := range b.fake.Emojis() {
		names = append(names, e.Name)
	}
	return names
}

// awaitIcons waits until the buttons of two icons show these emojis.
func (b *bench) awaitIcons(want ...string) {
	b.t.Helper()
	var got []string
	if !b.fake.Await(func() bool {
		ref := b.send(iconed("3c", "Ad"))
		got = emojis(b.only(b.anna))
		b.fake.DeleteMessage(ref.ID)
		return slices.Equal(got, want)
	}) {
		b.t.Fatalf("the buttons show %q, want %q; log:\n%s", got, want, b.log)
	}
}

func TestIconsBecomeEmojisOnButtons(t *testing.T) {
	b := start(t, withIcons(icon("3c", 1), icon("Ad", 2)))
	b.awaitIcons("briscola_3c", "briscola_Ad")
	ref := b.send(iconed("3c", "", "7b"))
	got := b.only(b.anna)
	if diff := cmp.Diff([]string{"briscola_3c", "", ""}, emojis(got)); diff != "" {
		t.Errorf("emojis (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"Play 3c", "Play", "♦ Play 7b"}, got.Labels()); diff != "" {
		t.Errorf("labels (-want +got):\n%s", diff)
	}
	b.edit(ref, iconed("Ad"))
	if diff := cmp.Diff([]string{"briscola_Ad"}, emojis(b.only(b.anna))); diff != "" {
		t.Errorf("edited (-want +got):\n%s", diff)
	}
	m := iconed("3c")
	b.says(chat.Answer{Screen: &m})
	if diff := cmp.Diff([]string{"briscola_3c"}, emojis(*b.anna.Run(b.channel, "hand").Wait().Screen)); diff != "" {
		t.Errorf("an answer (-want +got):\n%s", diff)
	}
	if e := b.fake.Emojis(); len(e) != 2 || !bytes.Equal(e[0].PNG, icon("3c", 1).PNG) {
		t.Errorf("the emojis are %q", b.names())
	}
}

// signed is a text with a sign for each icon.
func signed(style chat.Style, icons ...string) chat.Message {
	line := "plays"
	for _, name := range icons {
		line += " " + chat.Sign(name, "♦")
	}
	return chat.Message{Lines: []chat.Line{{Style: style, Text: line}}}
}

// hashes are what an emoji's name has behind that of its icon.
var hashes = regexp.MustCompile(`_[0-9a-f]{8}\b`)

func TestIconsBecomeEmojisInTexts(t *testing.T) {
	b := start(t, withIcons(icon("3c", 1), icon("Ad", 2)))
	b.awaitIcons("briscola_3c", "briscola_Ad")
	for style, markup := range map[chat.Style][]string{
		chat.Plain: {"emoji", "emoji"}, chat.Title: {"bold", "emoji", "emoji"}, chat.Quiet: {"small", "emoji", "emoji"}, chat.Code: {"block"},
	} {
		want := "plays :briscola_3c: ♦ :briscola_Ad:"
		if style == chat.Code {
			want = "plays ♦ ♦ ♦"
		}
		ref := b.send(signed(style, "3c", "7b", "Ad"))
		got := find(t, b.bruno.Sees(b.channel), ref.ID)
		if text := hashes.ReplaceAllString(got.Text, ""); text != want || !cmp.Equal(got.Markup, markup) {
			t.Errorf("style %d shows %q with %q, want %q with %q", style, text, got.Markup, want, markup)
		}
	}
	b.says(chat.Answer{Note: signed(chat.Plain, "3c").Lines[0].Text})
	if got := b.anna.Run(b.channel, "hand").Wait(); hashes.ReplaceAllString(got.Screen.Text, "") != "plays :briscola_3c:" {
		t.Errorf("a note shows %q", got.Screen.Text)
	}
}

func TestATextHasNoEmojisWhereTheyWouldNotFit(t *testing.T) {
	b := start(t, withIcons(icon("3c", 1), icon("Ad", 2)))
	b.awaitIcons("briscola_3c", "briscola_Ad")
	many := slices.Repeat([]string{"3c"}, 40)
	b.send(signed(chat.Plain, many...))
	if got := b.only(b.anna); strings.Count(got.Text, ":briscola_3c") != len(many) {
		t.Errorf("all would fit, but it shows %q", got.Text)
	}
	b.fake.DeleteMessage(b.only(b.anna).ID)
	many = slices.Repeat(many, 2)
	b.send(signed(chat.Plain, many...))
	if got := b.only(b.anna); got.Text != "plays"+strings.Repeat(" ♦", len(many)) {
		t.Errorf("it shows %q", got.Text)
	}
	b.fake.DeleteMessage(b.only(b.anna).ID)
	b.send(signed(chat.Plain, slices.Repeat(many, 20)...))
	if got := b.only(b.anna); !strings.HasPrefix(got.Text, "plays ♦ ♦") || !strings.HasSuffix(got.Text, "…") {
		t.Errorf("what is too long even so shows %q", got.Text)
	}
}

func TestOnlyTheFirstSignOfALabelIsItsEmoji(t *testing.T) {
	b := start(t, withIcons(icon("3c", 1), icon("Ad", 2)))
	b.awaitIcons("briscola_3c", "briscola_Ad")
	cup, coin := chat.Sign("3c", "🏆"), chat.Sign("Ad", "🪙")
	b.send(*screen(text("x"), cup+" three", "ace "+coin, cup+coin, cup))
	got := b.only(b.anna)
	if diff := cmp.Diff([]string{"three", "ace 🪙", "🪙", "·"}, got.Labels()); diff != "" {
		t.Errorf("labels (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"briscola_3c", "", "briscola_3c", "briscola_3c"}, emojis(got)); diff != "" {
		t.Errorf("emojis (-want +got):\n%s", diff)
	}
}

func TestOnlyWhatHasChangedIsCreatedAndOnlyOwnEmojisAreDeleted(t *testing.T) {
	b := prepare(t, withIcons(icon("3c", 1), icon("Ad", 2)))
	others := []string{"Ad_1a2b3c4d", "briscola", "briscola_logo_big", "xbriscola_3c_1a2b3c4d", "briscola_3c_1A2B3C4D"}
	for _, name := range append([]string{"briscola_3c_1a2b3c4d", "briscola_old_1a2b3c4d"}, others...) {
		b.fake.AddEmoji(name)
	}
	b.run()
	if !b.fake.Await(func() bool { return len(b.fake.Requests(deleteEmoji)) == 2 && len(b.names()) == len(others)+2 }) {
		t.Fatalf("the emojis are %q", b.names())
	}
	b.awaitIcons("briscola_3c", "briscola_Ad")
	before := b.names()
	b.stop()
	if err := b.wait(); err != nil {
		t.Fatal(err)
	}
	b.options.Icons = []discord.Icon{icon("3c", 3), icon("Ad", 2)}
	b.bot = b.another(specs)
	b.run()
	b.awaitIcons("briscola_3c", "briscola_Ad")
	if !b.fake.Await(func() bool { return len(b.fake.Requests(deleteEmoji)) == 3 && len(b.names()) == len(before) }) {
		t.Fatalf("the emojis are %q", b.names())
	}
	if n := len(b.fake.Requests(postEmoji)); n != 3 {
		t.Errorf("%d were created, want 2 and then 1", n)
	}
	for _, name := range others {
		if !slices.Contains(b.names(), name) {
			t.Errorf("%s is gone; left are %q", name, b.names())
		}
	}
	if slices.Contains(b.names(), before[len(before)-2]) || !slices.Contains(b.names(), before[len(before)-1]) {
		t.Errorf("of %q are left %q", before, b.names())
	}
}

func TestTheStartDoesNotWaitForIcons(t *testing.T) {
	b := prepare(t, withIcons(icon("3c", 1), icon("Ad", 2)))
	held := b.fake.Fail(discordtest.Fault{Route: postEmoji, Hold: true})
	b.run()
	if !b.fake.Await(b.bot.Ready) || !b.fake.Await(func() bool { return len(b.fake.Requests(postEmoji)) == 1 }) {
		t.Fatal("the bot is not ready")
	}
	b.awaitIcons("", "")
	if n := len(b.fake.Requests(postEmoji)); n != 1 {
		t.Errorf("%d emojis are created at once", n)
	}
	b.fake.Release(held)
	b.awaitIcons("briscola_3c", "briscola_Ad")
}

func TestTheEndDoesNotWaitForIcons(t *testing.T) {
	b := prepare(t, withIcons(icon("3c", 1)))
	b.fake.Fail(discordtest.Fault{Route: getEmojis, Status: 429, RetryAfter: time.Hour})
	b.run()
	if !b.fake.Await(func() bool { return strings.Contains(b.log.String(), "not complete yet") }) {
		t.Fatalf("log:\n%s", b.log)
	}
	b.stop()
	if err := b.wait(); err != nil {
		t.Error(err)
	}
}

func TestIconsArriveInSpiteOfTrouble(t *testing.T) {
	bad := discord.Icon{Name: "bad", PNG: []byte("no picture")}
	b := prepare(t, withIcons(icon("3c", 1), bad, icon("Ad", 2)), func(s *setting) { s.fake.EnforceRate, s.fake.Now = true, time.Now })
	b.fake.Allow(50035)
	for _, f := range []discordtest.Fault{
		{Route: postEmoji, Status: 502}, {Route: postEmoji, Status: 429, RetryAfter: 1100 * time.Millisecond}, {Route: postEmoji, Lose: true},
		{Route: getEmojis, Status: 503, Times: 3}, {Route: getEmojis, Lose: true},
	} {
		b.fake.Fail(f)
	}
	b.fake.AddEmoji("briscola_old_1a2b3c4d")
	b.run()
	if !b.fake.Await(func() bool { return len(b.names()) == 2 && !slices.Contains(b.names(), "briscola_old_1a2b3c4d") }) {
		t.Fatalf("the emojis are %q; log:\n%s", b.names(), b.log)
	}
	if !strings.Contains(b.log.String(), "icon=bad") {
		t.Errorf("the log says nothing of the refused one:\n%s", b.log)
	}
}

func TestWithoutRoomForIconsButtonsHaveNone(t *testing.T) {
	b := prepare(t, withIcons(icon("3c", 1), icon("Ad", 2)))
	b.fake.Allow(30008)
	for i := range 1999 {
		b.fake.AddEmoji(fmt.Sprint("other_", i))
	}
	b.run()
	if !b.fake.Await(func() bool { return strings.Contains(b.log.String(), "no room for more icons") }) {
		t.Fatalf("log:\n%s", b.log)
	}
	b.awaitIcons("briscola_3c", "")
	if n := len(b.fake.Requests(postEmoji)); n != 2 {
		t.Errorf("%d attempts, want 2", n)
	}
}

func TestAnIconThatIsRefusedLeavesTheButton(t *testing.T) {
	b := start(t, withIcons(icon("3c", 1), icon("Ad", 2)))
	b.awaitIcons("briscola_3c", "briscola_Ad")
	ref := b.send(iconed("3c"))
	for _, e := range b.fake.Emojis() {
		b.fake.RemoveEmoji(e.ID)
	}
	b.edit(ref, pictured(iconed("3c", "Ad"), "one"))
	got := b.only(b.anna)
	showsPicture(t, "the picture stays", got, "one")
	if diff := cmp.Diff([]string{"♦ Play 3c", "♦ Play Ad"}, got.Labels()); diff != "" || strings.Join(emojis(got), "") != "" {
		t.Errorf("emojis %q, labels (-want +got):\n%s", emojis(got), diff)
	}
	n := len(b.fake.Requests(postMessage))
	b.send(iconed("3c"))
	if len(b.fake.Requests(postMessage)) != n+1 {
		t.Error("the icon was tried again at once")
	}
	if n := strings.Count(b.log.String(), "an icon was refused"); n != 1 {
		t.Errorf("the log says it %d times:\n%s", n, b.log)
	}
}

func TestIconsThatCannotBeAreRefusedAtOnce(t *testing.T) {
	good := icon("3c", 1)
	for rule, icons := range map[string][]discord.Icon{
		"no name":     {{PNG: good.PNG}},
		"a long name": {{Name: strings.Repeat("n", 15), PNG: good.PNG}},
		"a sign":      {{Name: "3_c", PNG: good.PNG}},
		"twice":       {good, good},
		"no picture":  {{Name: "3c"}},
		"too large":   {{Name: "3c", PNG: make([]byte, 262145)}},
		"too many":    make([]discord.Icon, 2001),
	} {
		if _, err := discord.New(discord.Options{Token: "t", APIURL: "https://discord.com", Icons: icons}); err == nil {
			t.Errorf("%s: no error", rule)
		}
	}
	if _, err := discord.New(discord.Options{Token: "t", APIURL: "https://discord.com", Icons: []discord.Icon{good, {Name: strings.Repeat("N", 14), PNG: make([]byte, 262144)}}}); err != nil {
		t.Errorf("good ones: %v", err)
	}
}
