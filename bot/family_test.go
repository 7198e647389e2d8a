package bot_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"briscola/bot"
	"briscola/bot/bottest"
	"briscola/bot/chat"
)

// family lists games with what has to be typed for them and their seats: every variant, and the options that change what is
// on the screens.
func family(t *testing.T) map[string]int {
	t.Helper()
	list := map[string]int{
		"chiamata points=on": 5, "chiamata blind=judged": 5, "chiamata blind=notrump callerleads=on": 5, "bastarda monte=2": 5,
		"scoperta open=all": 2, "classic 4 peek=both": 4, "classic 6 lowthree=on tie=last": 6, "briscolone follow=on": 2,
		"brisca 4": 4, "pizzico 6": 6, "classic 3 out=2b": 3, "classic match=points-151": 2, "classic match=deals-5": 2,
		"chiamata match=wins-2": 5,
	}
	for _, command := range bot.Commands() {
		for _, option := range command.Options {
			if command.Name == "briscola" && option.Name == "variant" {
				for _, choice := range option.Choices {
					list[choice.Value] = 2
				}
			}
		}
	}
	list["chiamata"], list["bastarda"] = 5, 5
	if len(list) < 24 {
		t.Fatalf("only %d games", len(list))
	}
	return list
}

// TestComputersPlayEveryGameOfTheFamily has computers play a match of each game, and everything shown on the way fits.
func TestComputersPlayEveryGameOfTheFamily(t *testing.T) {
	for line, seats := range family(t) {
		t.Run(line, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w := bottest.NewWorldWith(t, bottest.Screened(), bottest.NewStore(), 100*time.Millisecond)
				defer w.Close()
				u := w.Private("anna")
				w.Command(u, fmt.Sprintf("/briscola %s computers=%d", line, seats))
				ctx, cancel := context.WithTimeout(t.Context(), 24*time.Hour)
				defer cancel()
				if err := w.Bot.Wait(ctx); err != nil {
					t.Fatalf("%v\n%s", err, w.Text(u.Room))
				}
				if text := w.Text(u.Room); !strings.Contains(text, "La mano 1 è finita") || !strings.Contains(text, "Chiave della mescolata") {
					t.Errorf("no result:\n%s", text)
				}
			})
		})
	}
}

// TestAPersonPlaysEveryGameOfTheFamily sits one person among computers at a table of a group, who presses whatever is offered
// last: the boldest bid, a call, a card. None of it is refused.
func TestAPersonPlaysEveryGameOfTheFamily(t *testing.T) {
	for line, seats := range family(t) {
		for name, caps := range map[string]chat.Caps{"slots": bottest.Slotted(), "screens": bottest.Screened()} {
			t.Run(line+" "+name, func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) {
					w := bottest.NewWorldWith(t, caps, bottest.NewStore(), 100*time.Millisecond)
					defer w.Close()
					w.Command(w.Update(longName), fmt.Sprintf("/briscola %s computers=%d", line, seats-1))
					for range 400 {
						if strings.Contains(w.Text(w.Room), "La mano 1 è finita") {
							return
						}
						for _, verb := range []string{"hand", "last"} { // what they answer has to fit, too
							if ref, token, ok := w.Find(w.Room, verb, ""); ok {
								w.Press(w.Update(longName), ref, token)
								w.Press(w.Update("anna"), ref, token)
							}
						}
						checkHint(w, longName)
						pressLast(w, longName)
						w.Wait(3 * time.Second)
					}
					t.Errorf("the deal does not end:\n%s\n---\n%s", w.Text(w.Room), w.Text(w.Fake.PrivateRoom(w.Person(longName).ID)))
				})
			})
		}
	}
}

// pressLast presses the last move of the first kind that a person's private screen offers.
func pressLast(w *bottest.World, id string) {
	u := w.Private(id)
	for _, verb := range []string{"call", "bid", "trump", "suit", "play", "keep"} {
		ref, _, ok := w.Find(u.Room, verb, "")
		if !ok {
			continue
		}
		shown, _ := w.Fake.Message(ref)
		for _, row := range slices.Backward(shown.Buttons) {
			for _, b := range slices.Backward(row) {
				if !strings.HasPrefix(b.Token, verb+".") {
					continue
				}
				if answer := w.Press(u, ref, b.Token); answer.Alert && !strings.HasPrefix(answer.Note, "Il gioco è andato avanti") {
					w.T.Errorf("%s was offered and refused: %s", b.Token, answer.Note)
				}
				return
			}
		}
	}
}

// longName is somebody whose name is as long as names can be.
var longName = strings.Repeat("w", 40)

// pressFirst presses the first move that a person's private screen offers.
func pressFirst(w *bottest.World, id string) {
	u := w.Private(id)
	for _, verb := range []string{"call", "bid", "trump", "suit", "play", "pass", "keep"} {
		if ref, token, ok := w.Find(u.Room, verb, ""); ok {
			w.Press(u, ref, token)
			return
		}
	}
}
