package telegram_test

import (
	"bytes"
	"context"
	"log/slog"
	"strconv"
	"sync"
	"testing"
	"time"

	"briscola/adapters/telegram"
	"briscola/adapters/telegram/telegramtest"
	"briscola/bot/chat"

	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// bot is a Messenger that runs against a fake server, with a handler that a test can change.
type bot struct {
	*telegram.Messenger
	t       *testing.T
	server  *telegramtest.Server
	log     *logBuffer
	updates chan chat.Update

	mu      sync.Mutex
	handler chat.Handler

	stop func() error // ends Run and gives what it returned
}

func specs() []chat.CommandSpec {
	text := func(en, it string) map[string]string { return map[string]string{"en": en, "it": it} }
	return []chat.CommandSpec{
		{Name: "briscola", Description: text("Open a table", "Apri un tavolo"), Private: true, Public: true},
		{Name: "table", Description: text("Show the table", "Mostra il tavolo"), Public: true},
		{Name: "settings", Description: text("Settings", "Impostazioni"), Private: true, Public: true, Admin: true},
		{Name: "learn", Description: text("A first game", "Una prima partita"), Private: true},
	}
}

// start runs a bot and waits until it is connected. Updates go to the channel and get an empty answer unless Serve was
// called.
func start(t *testing.T) *bot {
	t.Helper()
	b := prepare(t, telegramtest.New(t))
	b.run()
	b.waitReady()
	return b
}

func prepare(t *testing.T, server *telegramtest.Server) *bot {
	t.Helper()
	b := &bot{t: t, server: server, log: new(logBuffer), updates: make(chan chat.Update, 100)}
	b.Serve(func(_ context.Context, u chat.Update) chat.Answer {
		b.updates <- u
		return chat.Answer{}
	})
	m, err := telegram.New(telegram.Options{
		Token: server.Token(), APIURL: server.URL(), Commands: specs(), Anonymous: "Play as yourself.",
		Log: slog.New(slog.NewTextHandler(b.log, &slog.HandlerOptions{Level: slog.LevelDebug})),
	})
	if err != nil {
		t.Fatal(err)
	}
	b.Messenger = m
	return b
}

func (b *bot) run() {
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() {
		done <- b.Run(ctx, func(ctx context.Context, u chat.Update) chat.Answer {
			b.mu.Lock()
			handler := b.handler
			b.mu.Unlock()
			return handler(ctx, u)
		})
	}()
	b.stop = sync.OnceValue(func() error {
		cancel()
		return <-done
	})
	b.t.Cleanup(func() {
		if err := b.stop(); err != nil {
			b.t.Errorf("Run: %v", err)
		}
	})
}

func (b *bot) Serve(h chat.Handler) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.handler = h
}

// answer has every update answered so, besides going to the channel.
func (b *bot) answer(a chat.Answer) {
	b.Serve(func(_ context.Context, u chat.Update) chat.Answer {
		b.updates <- u
		return a
	})
}

func (b *bot) waitReady() {
	b.t.Helper()
	b.until("the bot is ready", func() bool { return b.Ready() && b.server.Polling() })
}

// until waits for something that the server can see.
func (b *bot) until(what string, condition func() bool) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	if !b.server.Until(ctx, condition) {
		b.t.Fatalf("waited in vain until %s; log:\n%s", what, b.log)
	}
}

// next waits for an update.
func (b *bot) next() chat.Update {
	b.t.Helper()
	select {
	case u := <-b.updates:
		return u
	case <-time.After(20 * time.Second):
		b.t.Fatalf("no update came; log:\n%s", b.log)
		return chat.Update{}
	}
}

// quiet waits until everything is handled and fails if the handler was called.
func (b *bot) quiet() {
	b.t.Helper()
	b.until("all updates are confirmed", func() bool { return b.server.Pending() == 0 })
	select {
	case u := <-b.updates:
		b.t.Errorf("the handler got %+v, want nothing", u)
	default:
	}
}

// told waits for the answer to a press.
func (b *bot) told(q telegramtest.Query) telegramtest.Toast {
	b.t.Helper()
	var toast telegramtest.Toast
	b.until("the press is answered", func() (ok bool) {
		toast, ok = b.server.Answer(q)
		return ok
	})
	return toast
}

func (b *bot) send(room chat.Room, m chat.Message) chat.MessageRef {
	b.t.Helper()
	ref, err := b.Send(context.Background(), room, m)
	if err != nil {
		b.t.Fatalf("Send: %v", err)
	}
	return ref
}

func room(p telegramtest.Place) chat.Room {
	r := chat.Room{Platform: "telegram", Chat: strconv.FormatInt(p.Chat, 10)}
	if p.Topic != 0 {
		r.Topic = strconv.Itoa(p.Topic)
	}
	return r
}

func place(r chat.Room) telegramtest.Place {
	chatID, _ := strconv.ParseInt(r.Chat, 10, 64)
	topic, _ := strconv.Atoi(r.Topic)
	return telegramtest.Place{Chat: chatID, Topic: topic}
}

func number(ref chat.MessageRef) int {
	n, _ := strconv.Atoi(ref.ID)
	return n
}

func personID(u telegramtest.User) chat.PersonID {
	return chat.PersonID{Platform: "telegram", ID: strconv.FormatInt(u.ID, 10)}
}

func screen(lines ...string) chat.Message {
	m := chat.Message{Buttons: [][]chat.Button{{{Label: "Hand", Token: "hand.k7q2m9.1"}}}}
	for _, line := range lines {
		m.Lines = append(m.Lines, chat.Line{Text: line})
	}
	return m
}

// shown is the message behind a ref as people see it.
func (b *bot) shown(ref chat.MessageRef) telegramtest.Message {
	b.t.Helper()
	m, ok := b.server.Message(place(ref.Room), number(ref))
	if !ok {
		b.t.Fatalf("no message %v", ref)
	}
	return m
}

type logBuffer struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (b *logBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(p)
}

func (b *logBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.String()
}
