package bot_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"briscola/bot/bottest"
	"briscola/bot/chat"
)

// TestAGroupGetsAtMostEighteenOperationsAMinute plays deals at several speeds on a platform with the pace of a Telegram group.
func TestAGroupGetsAtMostEighteenOperationsAMinute(t *testing.T) {
	for _, seats := range []int{2, 4, 6} {
		for _, think := range []time.Duration{1500 * time.Millisecond, 6 * time.Second, 20 * time.Second} {
			t.Run(fmt.Sprintf("%d seats, %v a card", seats, think), func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) { playPaced(t, bottest.NewWorld(t, bottest.Slotted()), seats, think) })
			})
		}
	}
}

// TestPicturesCostAGroupNoMoreOperations does the same with pictures, which no edit takes away.
func TestPicturesCostAGroupNoMoreOperations(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { playPaced(t, illustrated(t, bottest.Slotted()), 4, 1500*time.Millisecond) })
}

func playPaced(t *testing.T, w *bottest.World, seats int, think time.Duration) {
	defer w.Close()
	rng := rand.New(rand.NewPCG(uint64(seats), uint64(think)))
	people := []string{"anna", "bruno", "carla", "dora", "elio", "fina"}[:seats]
	w.Command(w.Update("anna"), fmt.Sprintf("/briscola %d match=1", seats))
	w.Wait(5 * time.Second)
	for _, id := range people[1:] {
		w.PressIn(w.Update(id), "join", "")
	}
	cards := 36
	if seats != 6 {
		cards = 40
	}
	for i := range cards {
		w.Wait(time.Duration(rng.ExpFloat64() * float64(think)))
		if !w.PlayOne(people...) {
			t.Fatalf("stuck after %d cards:\n%s", i, w.Text(w.Room))
		}
	}
	w.Wait(time.Minute)
	var group []time.Time
	for _, call := range w.Fake.Calls() {
		if call.Ref.Room == w.Room {
			group = append(group, call.At)
		}
	}
	most := mostWithin(group, time.Minute)
	t.Logf("%d operations in the group, at most %d a minute; %d in all", len(group), most, len(w.Fake.Calls()))
	if most > 18 {
		t.Errorf("%d operations within a minute, want at most 18", most)
	}
	if len(group) > 2*cards {
		t.Errorf("%d operations for a deal of %d cards, pings and all", len(group), cards)
	}
}

// mostWithin counts the most events within any span.
func mostWithin(times []time.Time, span time.Duration) (most int) {
	first := 0
	for i := range times {
		for times[i].Sub(times[first]) >= span {
			first++
		}
		most = max(most, i-first+1)
	}
	return most
}

// TestComputersInARowCostOneOrTwoScreens has one person play a deal among computers, and gives every screen time to be shown.
func TestComputersInARowCostOneOrTwoScreens(t *testing.T) {
	for name, caps := range map[string]chat.Caps{"slots": bottest.Slotted(), "screens": bottest.Screened()} {
		for _, game := range []string{"2 computers=1", "4 computers=3", "6 computers=5", "chiamata computers=4", "bastarda computers=4"} {
			for _, pace := range []time.Duration{0, 100 * time.Millisecond, time.Second} {
				t.Run(fmt.Sprint(name, " ", game, " ", pace), func(t *testing.T) {
					synctest.Test(t, func(t *testing.T) { playAlone(t, bottest.NewWorldWith(t, caps, bottest.NewStore(), pace), game) })
				})
			}
		}
	}
}

func playAlone(t *testing.T, w *bottest.World, game string) {
	defer w.Close()
	w.Command(w.Update("anna"), "/briscola "+game+" match=1")
	w.Wait(20 * time.Second)
	shown := func() (n int) {
		for _, call := range w.Fake.Calls() {
			if call.Ref.Room == w.Room {
				n++
			}
		}
		return n
	}
	annasTurn := regexp.MustCompile(`Tocca a (\S+ )?Anna\n`)
	start, runs := shown(), 0
	for ; !strings.Contains(w.Text(w.Room), "La mano 1 è finita"); runs++ {
		if runs > 50 || !annasTurn.MatchString(w.Text(w.Room)) {
			t.Fatalf("it is not shown that it is Anna's turn:\n%s", w.Text(w.Room))
		}
		before := shown()
		pressFirst(w, "anna")
		w.Wait(20 * time.Second)
		if n := shown() - before; n < 1 || n > 2 {
			t.Errorf("%d screens between two moves of the person, want one or two; now\n%s", n, w.Text(w.Room))
		}
	}
	t.Logf("%d operations in the group for %d moves of the person", shown()-start, runs)
}

// TestATableOfComputersShowsEveryTrick has computers play for somebody who watches.
func TestATableOfComputersShowsEveryTrick(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Screened())
		defer w.Close()
		u := w.Private("anna")
		w.Command(u, "/briscola 4 computers=4 match=1")
		seen := map[string]bool{}
		for !strings.Contains(w.Text(u.Room), "La mano 1 è finita") {
			if _, last, ok := strings.Cut(w.Text(u.Room), "Ultima presa: "); ok {
				seen[last] = true
			}
			w.Wait(100 * time.Millisecond)
		}
		if len(seen) != 9 { // the tenth is in the result
			t.Errorf("%d tricks are shown, want 9 and the last: %v", len(seen), seen)
		}
	})
}
