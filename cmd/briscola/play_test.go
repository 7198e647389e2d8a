package main

import (
	"os"
	"strings"
	"testing"
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
