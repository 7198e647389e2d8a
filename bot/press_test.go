package bot_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"briscola/bot"
	"briscola/bot/bottest"
	"briscola/bot/chat"
	"briscola/bot/lang"
)

func TestEveryReasonHasItsOwnTextInEveryLanguage(t *testing.T) {
	c, err := lang.New("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, language := range lang.Languages() {
		texts := map[string]bot.Reason{}
		for _, reason := range bot.Reasons() {
			text := c.In(language).Term("refused." + string(reason))
			if strings.HasPrefix(text, "[") || len([]rune(text)) > 120 {
				t.Errorf("%s %s: %q", language, reason, text)
			}
			if other, taken := texts[text]; taken {
				t.Errorf("%s: %s and %s say the same: %q", language, reason, other, text)
			}
			texts[text] = reason
		}
	}
}

// TestAHundredJoinsTakeOneSeat has many people press Join for the same last seats at once.
func TestAHundredJoinsTakeOneSeat(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Slotted())
		defer w.Close()
		w.Command(w.Update("anna"), "/briscola 4")
		w.Wait(5 * time.Second)
		ref, token, _ := w.Find(w.Room, "join", "")
		var wg sync.WaitGroup
		var mu sync.Mutex
		seats := map[string]int{}
		for i := range 100 {
			wg.Go(func() {
				u := w.Update(fmt.Sprintf("p%d", i))
				u.Press = &chat.Press{Token: token, Message: ref}
				note := w.Bot.Handle(t.Context(), u).Note
				mu.Lock()
				defer mu.Unlock()
				seats[note]++
			})
		}
		wg.Wait()
		w.Wait(time.Minute)
		for _, seat := range []string{"Hai il posto 2", "Hai il posto 3", "Hai il posto 4"} {
			if seats[seat] != 1 {
				t.Errorf("%d people were told %q, want one; all notes: %v", seats[seat], seat, seats)
			}
		}
	})
}

// TestAPlayPressedManyTimesAtOnceIsOneCard presses one card button from many goroutines.
func TestAPlayPressedManyTimesAtOnceIsOneCard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Slotted())
		defer w.Close()
		startTwo(w)
		private := w.Fake.PrivateRoom(w.Person("anna").ID)
		ref, token, _ := w.Find(private, "play", "")
		notes := make(chan string, 100)
		var wg sync.WaitGroup
		for range 100 {
			wg.Go(func() {
				u := w.Private("anna")
				u.Press = &chat.Press{Token: token, Message: ref, Personal: true}
				notes <- w.Bot.Handle(t.Context(), u).Note
			})
		}
		wg.Wait()
		close(notes)
		count := map[string]int{}
		for note := range notes {
			first, _, _ := strings.Cut(note, " ")
			count[first]++
		}
		if diff := cmp.Diff(map[string]int{"Hai": 1, "Questa": 99}, count); diff != "" {
			t.Errorf("notes by first word (-want +got):\n%s", diff)
		}
	})
}

// startTwo has Anna and Bruno sit at a table with one deal; Anna is on turn.
func startTwo(w *bottest.World) {
	w.Command(w.Update("anna"), "/briscola 2 match=1 rated=off")
	w.Wait(5 * time.Second)
	w.PressIn(w.Update("bruno"), "join", "")
	w.Wait(5 * time.Second)
}

func TestPressesThatCannotBeAreRefusedAndChangeNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Slotted())
		defer w.Close()
		startTwo(w)
		_, token, _ := w.Find(w.Room, "play", "1")
		parts := strings.Split(token, ".")
		table, seq := parts[1], parts[2]
		before := w.Text(w.Room)
		other := w.Update("anna")
		other.Room.Chat, other.Community.ID = "other", "other"
		nameless := w.Update("anna")
		nameless.From = chat.Person{}
		tests := []struct {
			name  string
			from  chat.Update
			token string
			want  string
		}{
			{"no token at all", w.Update("anna"), "", "Questo pulsante qui non vale."},
			{"an unknown verb", w.Update("anna"), "dance." + table + "." + seq + ".A", "Questo pulsante qui non vale."},
			{"an unknown table", w.Update("anna"), "play.zzzz." + seq + ".1", "Questo tavolo è chiuso."},
			{"an outsider", w.Update("carla"), token, "Non sei a questo tavolo."},
			{"an outsider from another group", func() chat.Update { u := other; u.From = w.Person("carla"); return u }(),
				"join." + table + "." + seq, "Questo pulsante qui non vale."},
			{"out of turn", w.Update("bruno"), token, "Tocca a Anna: aspetta il tuo turno."},
			{"an older screen", w.Update("anna"), "play." + table + ".1.1", "Il gioco è andato avanti."},
			{"a screen of the future", w.Update("anna"), "play." + table + ".99999.1", "Il gioco è andato avanti."},
			{"a slot too high", w.Update("anna"), "play." + table + "." + seq + ".4", "Questa carta non ce l’hai."},
			{"slot nothing", w.Update("anna"), "play." + table + "." + seq + ".0", "Questa carta non ce l’hai."},
			{"a card of somebody else", w.Update("anna"), "play." + table + "." + seq + ".2d", "Questa carta non ce l’hai."},
			{"no card", w.Update("anna"), "play." + table + "." + seq + ".8x", "Questo pulsante qui non vale."},
			{"no argument", w.Update("anna"), "play." + table + "." + seq, "Questo pulsante qui non vale."},
			{"join in a deal", w.Update("anna"), "join." + table + "." + seq, "In questo momento non si può."},
			{"add in a deal", w.Update("anna"), "add." + table + "." + seq, "In questo momento non si può."},
			{"seats in a deal", w.Update("anna"), "seats." + table + "." + seq + ".4", "In questo momento non si può."},
			{"rematch in a deal", w.Update("anna"), "rematch." + table + ".99999", "In questo momento non si può."},
			{"end by a guest", w.Update("bruno"), "end." + table + "." + seq, "Lo può fare solo chi guida il tavolo."},
			{"a page that is none", w.Update("anna"), "board.-.0.x", "Questo pulsante qui non vale."},
			{"a language that is none", w.Update("anna"), "lang.-.0.tlh", "Non conosco «tlh»."},
			{"nobody", nameless, token, "Non vedo chi sei."},
		}
		for _, tt := range tests {
			if got := w.Press(tt.from, chat.MessageRef{}, tt.token).Note; !strings.HasPrefix(got, tt.want) {
				t.Errorf("%s: told %q, want %q", tt.name, got, tt.want)
			}
		}
		w.Wait(10 * time.Second)
		if diff := cmp.Diff(before, w.Text(w.Room)); diff != "" {
			t.Errorf("the room changed:\n%s", diff)
		}
	})
}

func TestATableThatCannotBeReadDoesNotStopTheOthers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := bottest.NewStore()
		if err := store.Append("aaaa", 0, bot.Fact{Kind: bot.Opened, Rules: "nonsense"}); err != nil {
			t.Fatal(err)
		}
		w := bottest.NewWorldOn(t, bottest.Slotted(), store)
		defer w.Close()
		startTwo(w)
		w.Restart()
		if !w.PlayOne("anna", "bruno") {
			t.Error("the other table is stuck")
		}
	})
}
