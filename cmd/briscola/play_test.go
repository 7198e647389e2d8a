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
	p := start(t, t.TempDir(), keys, "play", "-lang", "en", "-seed", "a deal")
	p.waitFor(t, "deals won")
	p.types(t, typing, "/briscola 6 match=1") // with six players a deal has six tricks
	from := p.waitAfter(t, 0, "> /briscola 6 match=1")
	for range 6 {
		from = p.waitAfter(t, from, "Your turn")
		p.types(t, typing, "1")
	}
	p.waitAfter(t, from, "Deal 1 is over")
	if strings.Contains(p.output.String()[from:], "Your turn") {
		t.Errorf("it is the person's turn a seventh time:\n%s", &p.output)
	}
	p.types(t, typing, "q")
	if err := p.command.Wait(); err != nil {
		t.Errorf("after q: %v, want exit code 0\n%s", err, &p.output)
	}
}
