package bot_test

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"briscola/bot/bottest"
	"briscola/game"
	"briscola/game/strategy"
)

// thinker is a computer player that thinks in the way of a test, counts, and then plays a legal card.
type thinker struct {
	think   func(strategy.Limit)
	begun   atomic.Int64
	stopped atomic.Int64 // of those, how many were to answer before they began to think
	ended   atomic.Int64
}

func (p *thinker) Choose(view game.View, _ *rand.Rand, limit strategy.Limit) strategy.Choice {
	p.begun.Add(1)
	if limit.Stop() {
		p.stopped.Add(1)
	}
	p.think(limit)
	p.ended.Add(1)
	return strategy.Choice{Move: view.Moves[0]}
}

// untilStopped thinks until it is told to stop, ten minutes at most.
func untilStopped(limit strategy.Limit) {
	for began := time.Now(); !limit.Stop() && time.Since(began) < 10*time.Minute; {
		time.Sleep(time.Millisecond)
	}
}

// startThinking has the computers of a World played by a thinker from now on, within so many nodes; 0 is by time.
func startThinking(w *bottest.World, nodes int, think func(strategy.Limit)) *thinker {
	p := &thinker{think: think}
	w.Options.Nodes = nodes
	w.Options.Strategies = func(string) (strategy.Strategy, error) { return p, nil }
	w.Restart()
	return p
}

// startBlocked has them played by one that makes no choice before it is released.
func startBlocked(w *bottest.World) (*thinker, func()) {
	enough := make(chan struct{})
	return startThinking(w, 0, func(strategy.Limit) { <-enough }), sync.OnceFunc(func() { close(enough) })
}

// twoCores makes the pool two workers on any machine.
func twoCores(t testing.TB) {
	before := runtime.GOMAXPROCS(2)
	t.Cleanup(func() { runtime.GOMAXPROCS(before) })
}

// All workers are busy with the first two questions, so a person who waited for any other would wait for ever.
func TestPeopleAreAnsweredWhileAThousandComputersThink(t *testing.T) {
	const tables, workers = 1000, 2
	twoCores(t)
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Screened())
		defer w.Close()
		computers, release := startBlocked(w)
		defer release()
		person := func(i int) string { return fmt.Sprint("p", i) }
		played := 0
		for i := range tables {
			w.Command(w.Private(person(i)), "/briscola 2 match=1")
		}
		w.Wait(5 * time.Second)
		for i := range tables {
			if u := w.Private(person(i)); strings.Contains(w.Text(u.Room), "Tocca a te") {
				if answer := w.PressIn(u, "play", ""); answer.Alert {
					t.Fatalf("refused: %s", answer.Note)
				}
				played++
			}
		}
		w.Wait(5 * time.Second)
		if played == 0 || played == tables {
			t.Errorf("%d of %d people lead, want both people and computers to", played, tables)
		}
		if n := computers.begun.Load(); n != workers {
			t.Errorf("%d computers think at once, want %d", n, workers)
		}
		for i := range tables {
			if answer := w.Command(w.Private(person(i)), "/hand"); !strings.Contains(answer.Note, "Tocca a 🤖") {
				t.Fatalf("want a hand and whose turn it is, got %q", answer.Note)
			}
		}
		release()
		w.Settle()
		if n := computers.ended.Load(); n != tables {
			t.Errorf("%d computers have chosen a card, want %d", n, tables)
		}
		if n := computers.stopped.Load(); n < tables*9/10 || n >= tables-workers {
			t.Errorf("%d of %d choices were made at once, want most, but not those that nobody waits behind", n, tables)
		}
	})
}

// playAgainstComputer opens a table of one person and a computer and has the person lead, who does in the first deal of a World.
func playAgainstComputer(w *bottest.World, id string) {
	w.T.Helper()
	w.Command(w.Private(id), "/briscola 2 match=1")
	w.Wait(time.Second)
	w.PressIn(w.Private(id), "play", "")
	w.Wait(2 * time.Second)
}

func TestAComputerThinksTwentyMillisecondsOrTheFixedNodes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Screened())
		defer w.Close()
		startThinking(w, 0, func(limit strategy.Limit) {
			began := time.Now()
			untilStopped(limit)
			if took := time.Since(began); took != 20*time.Millisecond || limit.Nodes != 0 {
				t.Errorf("thought for %v within %d nodes, want 20ms and no such limit", took, limit.Nodes)
			}
		})
		playAgainstComputer(w, "anna")
		computer := startThinking(w, 7, func(limit strategy.Limit) {
			time.Sleep(time.Minute)
			if limit.Stop() || limit.Nodes != 7 {
				t.Errorf("stopped after %d nodes, want 7 and no limit of time", limit.Nodes)
			}
		})
		w.Wait(2 * time.Minute) // it has won the trick
		if computer.ended.Load() == 0 {
			t.Error("no choice was made")
		}
	})
}

func TestAComputerStopsThinkingWhenTheTableMovesOn(t *testing.T) {
	play := func(w *bottest.World, id string) { w.PressIn(w.Private(id), "play", "") }
	for name, tt := range map[string]struct {
		before, then func(*bottest.World) // the computer is slow from then on
		shows        string
	}{
		"the table is ended": {
			before: func(w *bottest.World) { playAgainstComputer(w, "anna") },
			then:   func(w *bottest.World) { w.Command(w.Private("anna"), "/end") },
		},
		"the process ends": {
			before: func(w *bottest.World) { playAgainstComputer(w, "anna") },
			then:   (*bottest.World).Restart,
		},
		"somebody slow plays after all": {
			before: func(w *bottest.World) { w.Wait(3 * time.Minute) },
			then:   func(w *bottest.World) { play(w, "anna") },
			shows:  "Tocca a Bruno",
		},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w := bottest.NewWorld(t, bottest.Slotted())
				defer w.Close()
				computer := startThinking(w, 1, untilStopped)
				if tt.shows != "" {
					w.Command(w.Update("anna"), "/briscola 2 match=1")
					w.Wait(5 * time.Second)
					w.PressIn(w.Update("bruno"), "join", "")
				}
				tt.before(w)
				if begun, ended := computer.begun.Load(), computer.ended.Load(); begun != 1 || ended != 0 {
					t.Fatalf("%d choices begun and %d made, want one that goes on", begun, ended)
				}
				tt.then(w)
				w.Wait(5 * time.Millisecond)
				if computer.ended.Load() != 1 {
					t.Error("the computer thinks on")
				}
				w.Wait(5 * time.Second)
				if text := w.Text(w.Room); !strings.Contains(text, tt.shows) {
					t.Errorf("want %q in\n%s", tt.shows, text)
				}
			})
		})
	}
}

func TestAComputerThatIsNoLongerWantedIsNotAsked(t *testing.T) {
	const tables, workers = 100, 2
	twoCores(t)
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Screened())
		defer w.Close()
		computers, release := startBlocked(w)
		defer release()
		person := func(i int) string { return fmt.Sprint("p", i) }
		for i := range tables {
			w.Command(w.Private(person(i)), "/briscola 6 match=1")
		}
		w.Wait(10 * time.Second)
		for i := range tables {
			w.Command(w.Private(person(i)), "/end")
		}
		release()
		w.Wait(10 * time.Second)
		if n := computers.begun.Load(); n != workers {
			t.Errorf("%d computers were asked, want the %d that thought before their tables were ended", n, workers)
		}
		before := computers.stopped.Load()
		for computers.begun.Load() == workers {
			w.Command(w.Private("anna"), "/briscola 6 match=1")
			w.Wait(10 * time.Second)
		}
		if n := computers.stopped.Load() - before; n != 0 {
			t.Errorf("%d choices were made at once though nobody waits", n)
		}
	})
}

// The computer thinks for somebody who is away; whoever is back plays alone.
func TestAComputerStopsThinkingForAPersonWhoIsBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Slotted())
		defer w.Close()
		var slow atomic.Bool
		computer := startThinking(w, 1, func(limit strategy.Limit) {
			if slow.Load() {
				untilStopped(limit)
			}
		})
		w.Command(w.Update("anna"), "/briscola 2 match=1")
		w.Wait(5 * time.Second)
		w.PressIn(w.Update("bruno"), "join", "")
		for !strings.Contains(w.Text(w.Room), "non c’è, gioca un computer") {
			w.Wait(time.Second)
		}
		slow.Store(true)
		away, there := "anna", "bruno"
		if strings.Contains(w.Text(w.Room), "Bruno non c’è") {
			away, there = there, away
		}
		for computer.begun.Load() == computer.ended.Load() {
			if strings.Contains(w.Text(w.Room), "Tocca a "+w.Person(there).Name) {
				w.PlayOne(there)
			}
			w.Wait(time.Second)
		}
		w.PressIn(w.Private(away), "back", "")
		w.Wait(5 * time.Second)
		if begun, ended := computer.begun.Load(), computer.ended.Load(); begun != ended {
			t.Errorf("%d choices begun, %d made", begun, ended)
		}
		if !w.PlayOne(away) {
			t.Errorf("%s is not on turn:\n%s", away, w.Text(w.Room))
		}
	})
}
