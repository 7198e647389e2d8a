package bot_test

import (
	"fmt"
	"math/rand/v2"
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
				synctest.Test(t, func(t *testing.T) { playPaced(t, seats, think) })
			})
		}
	}
}

func playPaced(t *testing.T, seats int, think time.Duration) {
	w := bottest.NewWorld(t, bottest.Slotted())
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

// TestComputersInARowCostOneOrTwoScreens lets five computers play behind one person.
func TestComputersInARowCostOneOrTwoScreens(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Slotted())
		defer w.Close()
		w.Command(w.Update("anna"), "/briscola 6 computers=5 match=1")
		w.Wait(10 * time.Second)
		before := len(edits(w))
		for range 6 {
			if !w.PlayOne("anna") {
				t.Fatalf("stuck:\n%s", w.Text(w.Room))
			}
		}
		w.Wait(time.Minute)
		if n := len(edits(w)) - before; n > 36 {
			t.Errorf("%d edits of the table for 36 cards", n)
		}
	})
}

func edits(w *bottest.World) (list []chat.MessageRef) {
	for _, call := range w.Fake.Calls() {
		if call.Kind == "edit" && call.Ref.Room == w.Room {
			list = append(list, call.Ref)
		}
	}
	return list
}
