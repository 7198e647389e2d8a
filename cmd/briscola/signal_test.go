package main

import (
	"bytes"
	"io"
	"net"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// patience is how long a test waits for something that takes a moment.
const patience = 30 * time.Second

func TestASignalStopsTheProgramInOrder(t *testing.T) {
	for _, signal := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
		t.Run(signal.String(), func(t *testing.T) {
			folder := t.TempDir()
			p := start(t, folder, nil, "serve")
			p.waitFor(t, "started")
			p.stop(t, signal)
			if !strings.Contains(p.output.String(), "stopped") {
				t.Errorf("the log does not say that it stopped:\n%s", &p.output)
			}
			if strings.Contains(p.output.String(), "RECOGNISABLE") {
				t.Errorf("a token is in the output:\n%s", &p.output)
			}
			check := start(t, folder, nil, "check")
			if err := check.command.Wait(); err != nil || !strings.Contains(check.output.String(), "is well") {
				t.Errorf("check after the stop: %v\n%s", err, &check.output)
			}
		})
	}
}

func TestASignalEndsAGameInTheTerminal(t *testing.T) {
	keys, silence, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer silence.Close()
	folder := t.TempDir()
	p := start(t, folder, keys, "play", "-lang", "en")
	p.waitFor(t, "1)")
	p.stop(t, syscall.SIGINT)
	left, err := os.ReadDir(folder)
	if err != nil || len(left) > 0 {
		t.Errorf("left behind: %v, %v, want nothing", left, err)
	}
}

// program is this program, running.
type program struct {
	command *exec.Cmd
	output  output
}

// start starts the program with tokens of platforms that cannot be reached.
func start(t *testing.T, folder string, in io.Reader, arguments ...string) *program {
	t.Helper()
	address := "http://" + unusedAddress(t)
	p := &program{command: exec.Command("briscola", arguments...)}
	p.command.Dir = folder
	p.command.Stdin = in
	p.command.Stdout, p.command.Stderr = &p.output, &p.output
	p.command.Env = append(os.Environ(),
		"TMPDIR="+folder,
		"BRISCOLA_LOG_LEVEL=debug",
		"BRISCOLA_DISCORD_API_URL="+address,
		"BRISCOLA_DISCORD_TOKEN=RECOGNISABLE.discord.0123456789abcdef",
		"BRISCOLA_TELEGRAM_API_URL="+address,
		"BRISCOLA_TELEGRAM_TOKEN=123456789:RECOGNISABLE_telegram-0123456789abcd",
	)
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

func (p *program) waitFor(t *testing.T, want string) {
	t.Helper()
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(5 * time.Millisecond) {
		if strings.Contains(p.output.String(), want) {
			return
		}
	}
	t.Fatalf("waited in vain for %q in:\n%s", want, &p.output)
}

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
