package discord_test

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"briscola/adapters/discord"
	"briscola/adapters/discord/discordtest"
	"briscola/bot/chat"
)

func TestMain(m *testing.M) {
	flag.Parse()
	flag.Set("test.parallel", "12") // the tests wait more than they work
	folder, err := os.MkdirTemp("", "discord")
	if err == nil {
		err = trustTestServers(folder)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	// The library waits for itself for ever when the first word of the gateway is op 7 or 11; that attempt is left behind.
	goleak.VerifyTestMain(m, goleak.Cleanup(func(code int) {
		os.RemoveAll(folder)
		os.Exit(code)
	}), goleak.IgnoreAnyFunction("github.com/bwmarrin/discordgo.(*Session).Open"))
}

// bench is a small Discord with the bot in it.
type bench struct {
	t       *testing.T
	fake    *discordtest.Server
	bot     *discord.Messenger
	guild   *discordtest.Guild
	channel *discordtest.Channel
	anna    *discordtest.User
	bruno   *discordtest.User
	log     *safeBuffer
	options discord.Options

	mu      sync.Mutex
	updates []chat.Update
	answer  func(context.Context, chat.Update) chat.Answer
	ended   chan error
	stop    context.CancelFunc
}

// safeBuffer collects the log.
type safeBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (s *safeBuffer) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.Write(p)
}

func (s *safeBuffer) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.String()
}

var specs = []chat.CommandSpec{
	{
		Name: "briscola", Public: true, Private: true, Admin: true,
		Description: map[string]string{"en": "Opens a table", "it": "Apre un tavolo"},
		Options: []chat.OptionSpec{
			{Name: "seats", Kind: chat.OptionNumber, Min: 2, Max: 6, Localised: map[string]string{"it": "posti"},
				Description: map[string]string{"en": "How many seats", "it": "Quanti posti"}},
			{Name: "variant", Description: map[string]string{"en": "Which game", "it": "Quale gioco"},
				Choices: []chat.ChoiceSpec{{Value: "classic", Labels: map[string]string{"en": "Classic", "it": "Classica"}}}},
			{Name: "with", Kind: chat.OptionPerson, Description: map[string]string{"en": "With whom", "it": "Con chi"}},
		},
	},
	{
		Name: "play", Public: true, Description: map[string]string{"en": "Plays a card", "it": "Gioca una carta"},
		Options: []chat.OptionSpec{{Name: "card", Required: true, Suggest: true,
			Description: map[string]string{"en": "Which card", "it": "Quale carta"}}},
	},
	{Name: "hand", Public: true, Description: map[string]string{"en": "Shows your hand", "it": "Mostra la mano"}},
}

// setting is what a test may change before the bot starts.
type setting struct {
	fake discordtest.Options
	bot  discord.Options
}

// start runs the bot until the end of the test.
func start(t *testing.T, change ...func(*setting)) *bench {
	t.Helper()
	b := prepare(t, change...)
	b.run()
	if !b.fake.Await(b.bot.Ready) {
		t.Fatalf("the bot is not ready; log:\n%s", b.log)
	}
	return b
}

// prepare makes everything and starts nothing.
func prepare(t *testing.T, change ...func(*setting)) *bench {
	t.Helper()
	t.Parallel() // closing a connection takes the library a second
	set := setting{bot: discord.Options{Token: discordtest.DefaultToken, Commands: specs, Timing: discord.Timing{
		Backoff: 10 * time.Millisecond, Identify: time.Millisecond}}}
	set.fake.Now = discordtest.NewClock().Now // a slow machine lets no interaction run out
	for _, f := range change {
		f(&set)
	}
	b := &bench{t: t, log: &safeBuffer{}}
	b.fake = discordtest.New(t, set.fake)
	b.guild = b.fake.AddGuild("Circolo", "it")
	b.channel = b.guild.AddChannel("tavolo")
	b.anna, b.bruno = b.fake.AddUser("anna", "it"), b.fake.AddUser("bruno", "en-US")
	b.guild.Add(b.anna, b.bruno)
	set.bot.APIURL = b.fake.URL()
	set.bot.Log = slog.New(slog.NewTextHandler(b.log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	b.options = set.bot
	b.bot = b.another(set.bot.Commands)
	return b
}

// another makes a bot for the same fake.
func (b *bench) another(commands []chat.CommandSpec) *discord.Messenger {
	b.t.Helper()
	options := b.options
	options.Commands = commands
	bot, err := discord.New(options)
	if err != nil {
		b.t.Fatal(err)
	}
	return bot
}

func (b *bench) run() {
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	b.stop, b.ended = stop, ended
	bot := b.bot
	go func() {
		ended <- bot.Run(ctx, b.handle)
		close(ended)
	}()
	b.t.Cleanup(func() {
		stop()
		if err := b.wait(); err != nil {
			b.t.Errorf("Run: %v", err)
		}
		if strings.Contains(b.log.String(), discordtest.DefaultToken) || strings.Contains(b.log.String(), "secret-interaction-token") {
			b.t.Errorf("a token is in the log:\n%s", b.log)
		}
	})
}

// wait gives what Run returned; later calls give nil.
func (b *bench) wait() error {
	select {
	case err := <-b.ended:
		return err
	case <-time.After(20 * time.Second):
		b.t.Fatal("Run does not end")
		return nil
	}
}

func (b *bench) handle(ctx context.Context, u chat.Update) chat.Answer {
	b.mu.Lock()
	b.updates = append(b.updates, u)
	answer := b.answer
	b.mu.Unlock()
	if answer == nil {
		return chat.Answer{}
	}
	return answer(ctx, u)
}

// answers sets what the handler does from now on.
func (b *bench) answers(f func(chat.Update) chat.Answer) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.answer = func(_ context.Context, u chat.Update) chat.Answer { return f(u) }
}

// says sets one answer for everything.
func (b *bench) says(a chat.Answer) { b.answers(func(chat.Update) chat.Answer { return a }) }

// told gives the updates so far.
func (b *bench) told() []chat.Update {
	b.mu.Lock()
	defer b.mu.Unlock()
	return append([]chat.Update(nil), b.updates...)
}

// nth waits for the n-th update and gives it.
func (b *bench) nth(n int) chat.Update {
	b.t.Helper()
	if !b.fake.Await(func() bool { return len(b.told()) >= n }) {
		b.t.Fatalf("%d updates came, want %d", len(b.told()), n)
	}
	return b.told()[n-1]
}

func (b *bench) room() chat.Room { return chat.Room{Platform: "discord", Chat: b.channel.ID} }

// send posts a message and gives its reference.
func (b *bench) send(m chat.Message) chat.MessageRef {
	b.t.Helper()
	ref, err := b.bot.Send(b.t.Context(), b.room(), m)
	if err != nil {
		b.t.Fatalf("Send: %v", err)
	}
	return ref
}

// only gives the one screen that a person sees in the channel.
func (b *bench) only(u *discordtest.User) discordtest.Screen {
	b.t.Helper()
	screens := u.Sees(b.channel)
	if len(screens) != 1 {
		b.t.Fatalf("%s sees %d messages, want 1: %+v", u.Name, len(screens), screens)
	}
	return screens[0]
}

func text(lines ...string) chat.Message {
	m := chat.Message{}
	for _, line := range lines {
		m.Lines = append(m.Lines, chat.Line{Text: line})
	}
	return m
}

func screen(m chat.Message, labels ...string) *chat.Message {
	var row []chat.Button
	for _, label := range labels {
		row = append(row, chat.Button{Label: label, Token: "do." + label})
	}
	m.Buttons = append(m.Buttons, row)
	return &m
}
