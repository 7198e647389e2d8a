package main

import (
	"os"
	"os/signal"
	"strings"
	"syscall"
	"testing"
)

func TestASignalStopsTheProgramInOrder(t *testing.T) {
	minded(t)
	for _, signal := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
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
	minded(t)
	for _, signal := range []syscall.Signal{syscall.SIGINT, syscall.SIGHUP} {
		t.Run(signal.String(), func(t *testing.T) {
			keys, silence, err := os.Pipe()
			if err != nil {
				t.Fatal(err)
			}
			defer silence.Close()
			folder := t.TempDir()
			p := start(t, folder, keys, "play", "-lang", "en")
			p.waitFor(t, "1)")
			p.stop(t, signal)
			left, err := os.ReadDir(folder)
			if err != nil || len(left) > 0 {
				t.Errorf("left behind: %v, %v, want nothing", left, err)
			}
		})
	}
}

func TestAClosedTerminalIsIgnoredUnderNohup(t *testing.T) {
	signal.Ignore(syscall.SIGHUP) // programs started from here inherit that
	t.Cleanup(func() { signal.Reset(syscall.SIGHUP) })
	keys, typing, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer keys.Close()
	p := start(t, t.TempDir(), keys, "play", "-lang", "en")
	from := p.waitAfter(t, 0, "1)")
	if err := p.command.Process.Signal(syscall.SIGHUP); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		p.types(t, typing, "?")
		from = p.waitAfter(t, from, "/table")
	}
	p.types(t, typing, "q")
	if err := p.command.Wait(); err != nil {
		t.Errorf("after q: %v, want exit code 0\n%s", err, &p.output)
	}
}

// minded has programs that are started by the test mind a closed terminal, even where the test itself runs under nohup.
func minded(t *testing.T) {
	t.Helper()
	signal.Notify(make(chan os.Signal, 1), syscall.SIGHUP)
	t.Cleanup(func() { signal.Reset(syscall.SIGHUP) })
}
