package main

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"briscola/game/strategy"
)

func TestAPersonPlaysADealInTheTerminal(t *testing.T) {
	keys, typing, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer keys.Close()
	p := start(t, t.TempDir(), keys, "play", "-lang", "en", "-seed", "a deal", "-seats", "6") // six tricks to a deal
	from := 0
	for range 6 {
		from = p.waitAfter(t, from, "Your turn")
		p.types(t, typing, "1")
	}
	end := p.waitAfter(t, from, "Deal 1 is over")
	if strings.Contains(p.output.String()[from:end], "Your turn") {
		t.Errorf("it is the person's turn a seventh time:\n%s", &p.output)
	}
	p.types(t, typing, "q")
	if err := p.command.Wait(); err != nil {
		t.Errorf("after q: %v, want exit code 0\n%s", err, &p.output)
	}
}

func TestWatchingComputersShowsTheTricks(t *testing.T) {
	p := start(t, t.TempDir(), nil, "play", "-auto", "-lang", "en", "-seed", "first")
	if err := p.command.Wait(); err != nil {
		t.Fatalf("%v\n%s", err, &p.output)
	}
	deals, seen := 0, make(map[string]bool)
	for line := range strings.Lines(p.output.String()) {
		switch {
		case strings.HasPrefix(line, "Deal "):
			deals++
		case strings.HasPrefix(line, "Last trick: "):
			seen[fmt.Sprint(deals, line)] = true
		}
	}
	const tricks = 20                                // to a deal of two
	if deals == 0 || len(seen) < deals*tricks*9/10 { // a busy machine may skip some
		t.Errorf("%d tricks of %d deals are shown, want nearly all %d\n%s", len(seen), deals, deals*tricks, &p.output)
	}
}

// What is shown on the way depends on how busy the machine is; the results do not.
func TestASeedGivesTheSameGameAgain(t *testing.T) {
	for _, level := range strategy.Levels() {
		t.Run(level, func(t *testing.T) {
			var games [2]*program
			for i := range games {
				games[i] = start(t, t.TempDir(), nil, "play", "-auto", "-lang", "en", "-seed", "again", "-level", level)
			}
			var results [2]string
			for i, p := range games {
				if err := p.command.Wait(); err != nil {
					t.Fatalf("%v\n%s", err, &p.output)
				}
				for part := range strings.SplitSeq(p.output.String(), "\n\n") {
					if strings.HasPrefix(part, "Deal ") {
						results[i] += part + "\n"
					}
				}
			}
			if results[0] == "" || results[0] != results[1] {
				t.Errorf("first\n%sthen\n%s", results[0], results[1])
			}
		})
	}
}
