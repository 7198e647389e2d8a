package main

import (
	"bytes"
	"io"
	"net"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"
)

// patience is how long a test waits for something that takes a moment.
const patience = 30 * time.Second

// program is this program, running.
type program struct {
	command *exec.Cmd
	output  output
}

// start starts the program with tokens of platforms that cannot be reached.
func start(t *testing.T, folder string, in io.Reader, arguments ...string) *program {
	t.Helper()
	return startWith(t, folder, in, nil, arguments...)
}

// startWith is start with settings that go before its own, written as in the environment.
func startWith(t *testing.T, folder string, in io.Reader, settings []string, arguments ...string) *program {
	t.Helper()
	address := "http://" + unusedAddress(t)
	p := &program{command: exec.Command("briscola", arguments...)}
	p.command.Dir = folder
	p.command.Stdin = in
	p.command.Stdout, p.command.Stderr = &p.output, &p.output
	p.command.Env = append(append(os.Environ(),
		"TMPDIR="+folder,
		"BRISCOLA_LOG_LEVEL=debug",
		"BRISCOLA_DISCORD_API_URL="+address,
		"BRISCOLA_DISCORD_TOKEN=RECOGNISABLE.discord.0123456789abcdef",
		"BRISCOLA_TELEGRAM_API_URL="+address,
		"BRISCOLA_TELEGRAM_TOKEN=123456789:RECOGNISABLE_telegram-0123456789abcd",
	), settings...)
	if err := p.command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.command.Process.Kill() }) // an error means that it has ended
	return p
}

func unusedAddress(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	return listener.Addr().String()
}

func (p *program) waitFor(t *testing.T, want string) { p.waitAfter(t, 0, want) }

// stop sends a signal and wants a good end.
func (p *program) stop(t *testing.T, signal os.Signal) {
	t.Helper()
	if err := p.command.Process.Signal(signal); err != nil {
		t.Fatal(err)
	}
	if err := p.command.Wait(); err != nil {
		t.Errorf("after the signal: %v, want exit code 0\n%s", err, &p.output)
	}
}

// output collects what a program writes while it is read.
type output struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.Write(p)
}

func (o *output) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.String()
}

func (p *program) types(t *testing.T, to io.Writer, line string) {
	t.Helper()
	if _, err := io.WriteString(to, line+"\n"); err != nil {
		t.Fatal(err)
	}
}

// waitAfter waits for text that is printed after a place, and gives the place behind it.
func (p *program) waitAfter(t *testing.T, from int, want string) int {
	t.Helper()
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(5 * time.Millisecond) {
		text := p.output.String()
		if i := strings.Index(text[from:], want); i >= 0 {
			return from + i + len(want)
		}
	}
	t.Fatalf("waited in vain for %q after place %d of:\n%s", want, from, &p.output)
	return 0
}
