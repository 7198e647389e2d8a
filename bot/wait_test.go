package bot_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"briscola/bot/bottest"
	"briscola/bot/chat"
)

// TestAPressDuringTheFirstSendKeepsTheLobbysMessage starts a deal while the message of the lobby is still on its way.
func TestAPressDuringTheFirstSendKeepsTheLobbysMessage(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Slotted())
		defer w.Close()
		w.Fake.Slow(2 * time.Second)
		w.Command(w.Update("anna"), "/briscola 2 match=1")
		w.Wait(time.Second)
		tables, err := w.Store.Tables()
		if err != nil || len(tables) != 1 {
			t.Fatalf("tables %v, %v", tables, err)
		}
		w.Press(w.Update("bruno"), chat.MessageRef{}, "join."+string(tables[0])+".2")
		w.Wait(30 * time.Second)
		if messages := w.Fake.Messages(w.Room); len(messages) != 1 || !strings.Contains(w.Text(w.Room), "mano 1") {
			t.Errorf("%d messages:\n%s", len(messages), w.Text(w.Room))
		}
		for _, call := range w.Fake.Calls() {
			if call.Kind == "delete" {
				t.Errorf("%v was deleted", call.Ref)
			}
		}
	})
}

// TestSlowScreensNeverMixDeals lets computers play matches faster than their screens can be sent: every deal has its own
// result, Wait returns when the last one is shown, and no table of an earlier deal looks as if it were live.
func TestSlowScreensNeverMixDeals(t *testing.T) {
	for _, slow := range []time.Duration{0, 30 * time.Millisecond, 700 * time.Millisecond, 5 * time.Second} {
		t.Run(slow.String(), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w := bottest.NewWorldWith(t, bottest.Screened(), bottest.NewStore(), 20*time.Millisecond)
				defer w.Close()
				w.Fake.Slow(slow)
				u := w.Private("anna")
				w.Command(u, "/briscola 3 computers=3 match=2")
				ctx, cancel := context.WithTimeout(t.Context(), time.Hour)
				defer cancel()
				if err := w.Bot.Wait(ctx); err != nil {
					t.Fatal(err)
				}
				text := w.Text(u.Room)
				deals := 0
				for ; strings.Contains(text, fmt.Sprintf("La mano %d è finita", deals+1)); deals++ {
					if strings.Count(text, fmt.Sprintf("La mano %d è finita", deals+1)) > 1 {
						t.Errorf("two results of deal %d", deals+1)
					}
				}
				if deals < 2 || strings.Count(text, "Partita vinta") != 1 {
					t.Errorf("%d results of deals, match results missing or doubled:\n%s", deals, text)
				}
				if strings.Contains(text, "Tocca a") {
					t.Errorf("a table looks live:\n%s", text)
				}
			})
		})
	}
}

// TestAnAnswerThatArrivesLateHidesNoNewerScreen has a computer move before the screen that answers a press is there.
func TestAnAnswerThatArrivesLateHidesNoNewerScreen(t *testing.T) {
	anna := func(w *bottest.World) chat.Update { return w.Update("anna") }
	private := func(w *bottest.World) chat.Update { return w.Private("anna") }
	replies := func(*bottest.World) chat.Room { return chat.Room{Platform: "test", Chat: "reply"} }
	for name, tt := range map[string]struct {
		table func(*bottest.World) chat.Update
		cards func(*bottest.World) chat.Room // where they are pressed
	}{
		"the hand in the private chat":  {table: anna, cards: func(w *bottest.World) chat.Room { return private(w).Room }},
		"the table in the private chat": {table: private, cards: func(w *bottest.World) chat.Room { return private(w).Room }},
		"the hand in an answer":         {table: anna, cards: replies},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w := bottest.NewWorldWith(t, bottest.Screened(), bottest.NewStore(), 0)
				defer w.Close()
				w.Fake.Serve(func(ctx context.Context, u chat.Update) chat.Answer {
					answer := w.Bot.Handle(ctx, u)
					time.Sleep(200 * time.Millisecond)
					return answer
				})
				u := tt.table(w)
				w.Command(u, "/briscola 2 computers=1 match=1")
				w.Wait(10 * time.Second)
				w.Command(u, "/hand")
				for range 20 {
					ref, token, ok := w.Find(tt.cards(w), "play", "")
					if !ok {
						t.Fatalf("no card to press:\n%s", w.Text(tt.cards(w)))
					}
					w.Press(u, ref, token)
					w.Wait(10 * time.Second)
				}
				if text := w.Text(u.Room); !strings.Contains(text, "La mano 1 è finita") {
					t.Errorf("the deal has not ended:\n%s", text)
				}
			})
		})
	}
}
