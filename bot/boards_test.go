package bot_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"briscola/bot/board"
	"briscola/bot/bottest"
	"briscola/bot/chat"
	"briscola/bot/lang"
)

// playDeal plays a deal of people at a new table of the room, and closes the table.
func playDeal(w *bottest.World, options string, people ...string) {
	w.Command(w.Update(people[0]), fmt.Sprintf("/briscola %d match=1 %s", len(people), options))
	w.Wait(5 * time.Second)
	for _, id := range people[1:] {
		w.PressIn(w.Update(id), "join", "")
		w.Wait(3 * time.Second)
	}
	for range 200 {
		if _, _, over := w.Find(w.Room, "rematch", ""); over {
			break
		}
		for _, id := range people {
			pressFirst(w, id)
		}
		w.Wait(4 * time.Second)
	}
	w.PressIn(w.Update(people[0]), "end", "")
	w.Wait(5 * time.Second)
}

// newest is what the newest message of a room shows.
func newest(w *bottest.World, room chat.Room) string {
	messages := w.Fake.Messages(room)
	if len(messages) == 0 {
		return ""
	}
	shown, _ := w.Fake.Message(messages[len(messages)-1])
	return bottest.Render(shown.Message)
}

// TestBoardScreensFitThePlatforms has a full board of people whose names are as long as names can be, in every language, and looks
// at everything that there is to see. The fake platform refuses what is too long, which fails the test.
func TestBoardScreensFitThePlatforms(t *testing.T) {
	for name, caps := range map[string]chat.Caps{"slots": bottest.Slotted(), "screens": bottest.Screened()} {
		for _, language := range lang.Languages() {
			t.Run(name+" "+language, func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) { lookAtBoards(t, caps, language) })
			})
		}
	}
}

func lookAtBoards(t *testing.T, caps chat.Caps, language string) {
	w := bottest.NewWorld(t, caps)
	defer w.Close()
	w.Language = language
	person := func(i int) string { return fmt.Sprintf("%c%c%s", 'a'+i%26, 'a'+i/26, strings.Repeat("w", 40)) }
	for table := range 5 {
		var people []string
		for i := range 6 {
			people = append(people, person(6*table+i))
		}
		playDeal(w, "", people...)
	}
	playDeal(w, "chiamata 5", person(0), person(1), person(2), person(3), person(4))
	me := w.Update(person(0))
	for _, order := range []string{"rating", "wins", "rate", "average", "streak", "calls"} {
		w.Command(me, "/leaderboard "+order)
		w.Wait(5 * time.Second)
	}
	if text := newest(w, w.Room); !strings.Contains(text, "Aawww") {
		t.Errorf("the board of calls does not show who played:\n%s", text)
	}
	w.Command(me, "/leaderboard wins all 3")
	w.Wait(5 * time.Second)
	if text := newest(w, w.Room); !strings.Contains(text, "3 ") || strings.Count(text, "\n") < 10 {
		t.Errorf("no third page:\n%s", text)
	}
	for _, arg := range []string{"a0-10-p", "a0-10-o", "a0-10-k"} {
		w.Press(me, w.Fake.Messages(w.Room)[len(w.Fake.Messages(w.Room))-1], "board.-.0."+arg)
		w.Wait(5 * time.Second)
	}
	for _, line := range []string{"/stats", "/history", "/privacy", "/help", "/settings"} {
		w.Command(me, line)
		w.Wait(5 * time.Second)
	}
	for _, token := range []string{"evidence.-.0", "erase.-.0", "hall.-.0"} {
		w.Press(me, chat.MessageRef{}, token)
		w.Wait(5 * time.Second)
	}
}

func TestOnesOwnRowIsAlwaysOnTheBoard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Screened())
		defer w.Close()
		for table := range 3 {
			var people []string
			for i := range 6 {
				people = append(people, fmt.Sprintf("p%c%c", 'a'+table, 'a'+i))
			}
			playDeal(w, "", people...)
		}
		last := ""
		for table := range 3 {
			for i := range 6 {
				id := fmt.Sprintf("p%c%c", 'a'+table, 'a'+i)
				text := bottest.Render(*w.Command(w.Update(id), "/leaderboard wins").Public)
				if own := strings.Count(text, w.Person(id).Name); own != 1 {
					t.Errorf("%s is %d times on the board:\n%s", id, own, text)
				}
				if strings.Contains(text, "Tu: ") {
					last = text
				}
			}
		}
		if last == "" {
			t.Error("nobody had to be added")
		}
		if outsider := bottest.Render(*w.Command(w.Update("zoe"), "/leaderboard wins").Public); strings.Contains(outsider, "Tu: ") {
			t.Errorf("somebody who has not played has a row:\n%s", outsider)
		}
	})
}

func TestAnExportHasWhatIsKeptOfAPersonAndNobodyElse(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Screened())
		defer w.Close()
		playDeal(w, "", "anna", "bruno")
		playDeal(w, "", "carla", "dora")
		w.Press(w.Update("bruno"), chat.MessageRef{}, "export.-.0")
		w.Wait(10 * time.Second)
		room := w.Fake.PrivateRoom(w.Person("bruno").ID)
		refs := w.Fake.Messages(room)
		if len(refs) == 0 {
			t.Fatal("nothing was sent")
		}
		shown, _ := w.Fake.Message(refs[len(refs)-1])
		if shown.File == nil || shown.File.Name != "briscola.json" {
			t.Fatalf("got %+v", shown)
		}
		text := string(shown.File.Data)
		var read struct {
			Person      string
			Communities []struct {
				Figures map[string]struct{ Deals int }
				Deals   []struct {
					Players []struct{ Person, Name string }
				}
			}
		}
		if err := json.Unmarshal(shown.File.Data, &read); err != nil {
			t.Fatal(err)
		}
		if read.Person != w.Person("bruno").ID.String() || len(read.Communities) == 0 || read.Communities[0].Figures["duel"].Deals != 1 || len(read.Communities[0].Deals) != 1 {
			t.Errorf("export:\n%s", text)
		}
		for _, other := range []string{"anna", "carla", "dora"} {
			if strings.Contains(text, w.Person(other).Name) || strings.Contains(text, w.Person(other).ID.ID+`"`) {
				t.Errorf("the export of another person names %s:\n%s", other, text)
			}
		}
	})
}

func TestSomebodyWhoLeftUnnoticedIsGoneFromTheNextBoard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Screened())
		defer w.Close()
		playDeal(w, "", "anna", "bruno")
		w.Fake.Leave(w.Update("anna").Community, w.Person("bruno").ID)
		w.Command(w.Update("anna"), "/leaderboard")
		w.Wait(time.Minute)
		if text := bottest.Render(*w.Command(w.Update("anna"), "/leaderboard").Public); strings.Contains(text, "Bruno") || !strings.Contains(text, "Anna") {
			t.Errorf("got:\n%s", text)
		}
	})
}

func TestACommunityThatTheBotLeftIsForgottenAfterNinetyDays(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Screened())
		defer w.Close()
		playDeal(w, "", "anna", "bruno")
		community := w.Update("anna").Community
		w.Do(chat.Update{Community: community, Removed: &chat.Removed{}})
		w.Wait(89 * 24 * time.Hour)
		if _, err := w.Store.Profile(community, w.Person("anna").ID, board.Period{}); err != nil {
			t.Errorf("after 89 days: %v", err)
		}
		w.Restart()
		w.Wait(2 * 24 * time.Hour)
		if deals, _, err := w.Store.History(community, chat.PersonID{}, 0, 10); err != nil || len(deals) > 0 {
			t.Errorf("after 91 days: %d deals, %v", len(deals), err)
		}
	})
}

func TestACommunityToWhichTheBotReturnsKeepsItsData(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Screened())
		defer w.Close()
		playDeal(w, "", "anna", "bruno")
		community := w.Update("anna").Community
		w.Do(chat.Update{Community: community, Removed: &chat.Removed{}})
		w.Wait(80 * 24 * time.Hour)
		playDeal(w, "", "anna", "bruno")
		w.Wait(80 * 24 * time.Hour)
		if deals, _, err := w.Store.History(community, chat.PersonID{}, 0, 10); err != nil || len(deals) != 2 {
			t.Errorf("%d deals, %v", len(deals), err)
		}
	})
}
