package console_test

import (
	"context"
	"io"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"briscola/adapters/console"
	"briscola/bot/chat"
	"briscola/bot/chat/chattest"
)

// harness is a running Console whose person types through a pipe.
type harness struct {
	t       *testing.T
	console *console.Console
	keys    *io.PipeWriter
	out     *transcript

	mu     sync.Mutex
	handle chat.Handler
}

var commands = []chat.CommandSpec{
	{Name: "table", Description: map[string]string{"en": "shows the table", "it": "mostra il tavolo"}, Private: true},
	{Name: "play", Description: map[string]string{"en": "plays a card"}, Private: true},
	{Name: "settings", Description: map[string]string{"en": "settings of the group"}},
}

// start runs a Console until the test ends.
func start(t *testing.T, options console.Options) *harness {
	in, keys := io.Pipe()
	h := &harness{t: t, keys: keys, out: new(transcript)}
	options.In, options.Out, options.Commands = in, h.out, commands
	h.console = console.New(options)
	h.Serve(func(context.Context, chat.Update) chat.Answer { return chat.Answer{Note: "nobody listens"} })
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error, 1)
	go func() {
		done <- h.console.Run(ctx, func(ctx context.Context, u chat.Update) chat.Answer {
			h.mu.Lock()
			defer h.mu.Unlock()
			return h.handle(ctx, u)
		})
	}()
	t.Cleanup(func() {
		cancel()
		if err := <-done; err != nil {
			t.Errorf("Run: %v", err)
		}
		keys.Close()
	})
	h.out.wait(t, 0, "?")
	return h
}

func (h *harness) Messenger() chat.Messenger { return h.console }
func (h *harness) Room() chat.Room           { return console.Room() }
func (h *harness) Community() chat.Community { return chat.Community{} }
func (h *harness) Person() chat.Person       { return h.console.Person() }

func (h *harness) Serve(handle chat.Handler) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.handle = handle
}

// typed types a line and gives what is printed after it.
func (h *harness) typed(line string) string {
	h.t.Helper()
	from := h.out.len()
	if _, err := io.WriteString(h.keys, line+"\n"); err != nil {
		h.t.Fatal(err)
	}
	echo, _, _ := strings.Cut(h.out.wait(h.t, from, "\n"), "\n")
	return h.out.wait(h.t, from+len(echo)+1, "\n")
}

func (h *harness) Command(name string, words ...string) string {
	h.t.Helper()
	return h.typed(strings.Join(append([]string{"/" + name}, words...), " "))
}

// Press puts the token on the message, because nothing else can be pressed here, and types the number.
func (h *harness) Press(ref chat.MessageRef, token string) string {
	h.t.Helper()
	m := chat.Message{Buttons: [][]chat.Button{{{Label: "Press " + token, Token: token}}}}
	if err := h.console.Edit(h.t.Context(), ref, m); err != nil {
		h.t.Fatal(err)
	}
	return h.typed("1")
}

func (h *harness) Shows(ref chat.MessageRef) (string, bool) { return h.console.Shown(ref) }

// File reads the one file that was printed; the contract prints no second one.
func (h *harness) File(chat.MessageRef) *chat.File {
	text := h.out.String()
	at := regexp.MustCompile(`(?m)^File (\S+), (\d+) bytes\n`).FindStringSubmatchIndex(text)
	if at == nil {
		return nil
	}
	size, _ := strconv.Atoi(text[at[4]:at[5]])
	return &chat.File{Name: text[at[2]:at[3]], Data: []byte(text[at[1]:][:size])}
}

func (h *harness) Picture(chat.MessageRef) *chat.Picture { return nil }
func (h *harness) Uploads() int                          { return 0 }

func (h *harness) Lose(chat.MessageRef) bool { return false }
func (h *harness) Shut(chat.PersonID) bool   { return false }
func (h *harness) Busy(time.Duration) bool   { return false }
func (h *harness) Forbid(chat.Room) bool     { return false }
func (h *harness) Leave(chat.PersonID) bool  { return false }
func (h *harness) Bare(chat.Room) bool       { return false }

func TestContract(t *testing.T) {
	chattest.Contract(t, func(t *testing.T) chattest.Harness { return start(t, console.Options{Language: "en"}) })
}

// transcript keeps what was printed.
type transcript struct {
	mu   sync.Mutex
	text strings.Builder
}

func (o *transcript) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.Write(p)
}

func (o *transcript) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.String()
}

func (o *transcript) len() int { return len(o.String()) }

// wait waits until the text that was printed from a place on contains something, and gives the text.
func (o *transcript) wait(t *testing.T, from int, want string) string {
	t.Helper()
	for deadline := time.Now().Add(20 * time.Second); time.Now().Before(deadline); time.Sleep(time.Millisecond) {
		if text := o.String(); len(text) >= from && strings.Contains(text[from:], want) {
			return text[from:]
		}
	}
	t.Fatalf("waited in vain for %q after place %d of:\n%s", want, from, o)
	return ""
}
