package main

import (
	"os"
	"strings"
	"syscall"
	"testing"
)

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
