package bot_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"briscola/bot/bottest"
	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game"
)

// cardNames are all forty cards as they are written on screens, in a language.
func cardNames(t *testing.T, language string) map[string]game.Card {
	t.Helper()
	c, err := lang.New(language)
	if err != nil {
		t.Fatal(err)
	}
	w := c.In(language)
	names := map[string]game.Card{}
	for card := range game.Standard(2).Cards().All() {
		names[w.Term("rank."+card.Rank().String())+" di "+w.Term("suit."+card.Suit().String())] = card
	}
	return names
}

// TestHandsAreSeenByTheirOwnersAlone plays whole deals and checks after every card that what a person can see names no card
// which the person may not know: none but the own ones and those that have been public.
func TestHandsAreSeenByTheirOwnersAlone(t *testing.T) {
	for _, caps := range map[string]chat.Caps{"slots": bottest.Slotted(), "screens": bottest.Screened()} {
		for _, seats := range []int{2, 3, 4} {
			synctest.Test(t, func(t *testing.T) {
				w := bottest.NewWorld(t, caps)
				defer w.Close()
				people := []string{"anna", "bruno", "carla", "dora"}[:seats]
				names := cardNames(t, "it")
				w.Command(w.Update("anna"), fmt.Sprintf("/briscola %d match=1", seats))
				w.Wait(5 * time.Second)
				for _, id := range people[1:] {
					w.PressIn(w.Update(id), "join", "")
				}
				w.Wait(5 * time.Second)
				known := map[string]map[game.Card]bool{}
				for _, id := range append(people, "outsider") {
					known[id] = map[game.Card]bool{}
				}
				publish(names, known, w.Text(w.Room)) // the turned card
				for range game.Standard(seats).Tricks() * seats {
					for _, id := range people {
						learn(w, names, known, id)
						checkTold(t, id, checkHint(w, id), names, known[id])
					}
					checkSeen(t, w, names, known)
					if !w.PlayOne(people...) {
						t.Fatalf("stuck:\n%s", w.Text(w.Room))
					}
					publish(names, known, w.Played[len(w.Played)-1])
					w.Wait(3 * time.Second)
				}
				w.Wait(time.Minute)
				if !strings.Contains(w.Text(w.Room), "è finita") {
					t.Fatalf("the deal is not over:\n%s", w.Text(w.Room))
				}
			})
		}
	}
}

// learn asks for the hand by the button at the table, which tells its owner what they know from now on.
func learn(w *bottest.World, names map[string]game.Card, known map[string]map[game.Card]bool, id string) {
	text := w.PressIn(w.Update(id), "hand", "").Note
	for name, card := range names {
		if strings.Contains(text, name) {
			known[id][card] = true
		}
	}
}

// publish makes the cards that a text names known to everybody.
func publish(names map[string]game.Card, known map[string]map[game.Card]bool, text string) {
	for name, card := range names {
		if strings.Contains(text, name) {
			for _, may := range known {
				may[card] = true
			}
		}
	}
}

// checkTold checks that a text names no card that the person it is for may not know.
func checkTold(t *testing.T, id, text string, names map[string]game.Card, may map[game.Card]bool) {
	t.Helper()
	for name, card := range names {
		if strings.Contains(text, name) && !may[card] {
			t.Fatalf("%s is told of %s: %s", id, name, text)
		}
	}
}

func checkSeen(t *testing.T, w *bottest.World, names map[string]game.Card, known map[string]map[game.Card]bool) {
	t.Helper()
	for id, may := range known {
		for _, shown := range w.Fake.Seen(w.Person(id).ID) {
			text := bottest.Render(shown.Message)
			for name, card := range names {
				if strings.Contains(text, name) && !may[card] {
					t.Fatalf("%s sees %s, which only somebody else may know, in:\n%s", id, name, text)
				}
			}
			checkTokens(t, id, shown.Message, may)
		}
	}
}

// checkTokens checks that no button that a person sees names a card that is not theirs, and that shared screens name none.
func checkTokens(t *testing.T, id string, m chat.Message, may map[game.Card]bool) {
	t.Helper()
	for _, row := range m.Buttons {
		for _, b := range row {
			parts := strings.Split(b.Token, ".")
			if len(parts) < 4 {
				continue
			}
			if card, err := game.ParseCard(parts[3]); err == nil && (!may[card] || id == "outsider") {
				t.Fatalf("%s sees the token %s", id, b.Token)
			}
		}
	}
}
