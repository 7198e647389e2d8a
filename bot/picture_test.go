package bot_test

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"briscola/bot"
	"briscola/bot/bottest"
	"briscola/bot/chat"
	"briscola/bot/picture"
	"briscola/game"
)

// illustrated starts a bot with pictures on a platform that has them.
func illustrated(t *testing.T, caps chat.Caps) *bottest.World {
	t.Helper()
	studio, err := picture.NewStudio(0)
	if err != nil {
		t.Fatal(err)
	}
	caps.Pictures = true
	w := bottest.NewWorld(t, caps)
	w.Options.Studio = studio
	w.Restart()
	return w
}

// onEachKind runs a test on a table of two with pictures, on both kinds of platforms.
func onEachKind(t *testing.T, test func(*testing.T, *bottest.World)) {
	for name, caps := range map[string]chat.Caps{"slots": bottest.Slotted(), "screens": bottest.Screened()} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w := illustrated(t, caps)
				defer w.Close()
				startTwo(w)
				w.Wait(10 * time.Second)
				test(t, w)
			})
		})
	}
}

// finish plays the deal of the two to its end, without the pictures in between, which take time.
func finish(w *bottest.World) {
	admin := w.Update("anna")
	admin.Admin = true
	w.Command(admin, "/settings tablepictures results")
	for _, id := range []string{"anna", "bruno"} {
		w.Command(w.Update(id), "/settings pictures off")
	}
	for w.PlayOne("anna", "bruno") {
		w.Wait(2 * time.Second)
	}
	w.Wait(time.Minute)
}

// seen gives the text twins of all pictures in a room, and checks that each is a picture.
func seen(t *testing.T, w *bottest.World, room chat.Room) (texts []string) {
	t.Helper()
	for _, ref := range w.Fake.Messages(room) {
		shown, _ := w.Fake.Message(ref)
		if p := shown.Message.Picture; p != nil {
			if err := p.Check(); err != nil {
				t.Error(err)
			}
			texts = append(texts, p.Alt)
		}
	}
	return texts
}

func TestHandsAndTablesAndResultsHavePictures(t *testing.T) {
	onEachKind(t, func(t *testing.T, w *bottest.World) {
		table := strings.Join(seen(t, w, w.Room), "\n")
		if !strings.Contains(table, "Briscola · mano 1") || !strings.Contains(table, "34 carte nel mazzo") {
			t.Errorf("the table's picture says %q", table)
		}
		hand := strings.Join(seen(t, w, w.Fake.PrivateRoom(w.Person("anna").ID)), "\n")
		if !strings.Contains(hand, "1, ") || !strings.Contains(hand, "3, ") {
			t.Errorf("the picture of a hand says %q", hand)
		}
		finish(w)
		if result := strings.Join(seen(t, w, w.Room), "\n"); !strings.Contains(result, "La mano 1 è finita") || !strings.Contains(result, "vince") {
			t.Errorf("the result's picture says %q", result)
		}
		if hand := seen(t, w, w.Fake.PrivateRoom(w.Person("anna").ID)); len(hand) > 0 {
			t.Errorf("after the deal a hand still shows %q", hand)
		}
	})
}

// Every card that a picture in the room names is one that lies open.
func TestPicturesInARoomNameNoHiddenCard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := illustrated(t, bottest.Slotted())
		defer w.Close()
		startTwo(w)
		w.Wait(10 * time.Second)
		open := w.Text(w.Room)
		for _, text := range seen(t, w, w.Room) {
			for _, suit := range game.Suits() {
				for rank := game.Ace; rank <= game.Re; rank++ {
					name := cardName(rank, suit)
					if strings.Contains(text, name) && !strings.Contains(open, name) {
						t.Errorf("the table's picture names %s, which does not lie open:\n%s", name, text)
					}
				}
			}
		}
	})
}

// cardName is what a card is called in Italian.
func cardName(rank game.Rank, suit game.Suit) string {
	ranks := map[game.Rank]string{
		game.Ace: "Asso", game.Two: "Due", game.Three: "Tre", game.Four: "Quattro", game.Five: "Cinque", game.Six: "Sei",
		game.Seven: "Sette", game.Fante: "Fante", game.Cavallo: "Cavallo", game.Re: "Re",
	}
	suits := map[game.Suit]string{game.Denari: "Denari", game.Coppe: "Coppe", game.Spade: "Spade", game.Bastoni: "Bastoni"}
	return ranks[rank] + " di " + suits[suit]
}

func TestPicturesCanBeChosen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := illustrated(t, bottest.Slotted())
		defer w.Close()
		admin := func(line string) {
			u := w.Update("anna")
			u.Admin = true
			w.Command(u, line)
			w.Wait(3 * time.Second)
		}
		admin("/settings tablepictures results")
		admin("/settings pictures off")
		admin("/settings tabledeck sarde")
		admin("/settings tablelayout cross")
		startTwo(w)
		w.Wait(10 * time.Second)
		if texts := seen(t, w, w.Room); len(texts) > 0 {
			t.Errorf("pictures of results are wanted alone, but the table shows %q", texts)
		}
		if texts := seen(t, w, w.Fake.PrivateRoom(w.Person("anna").ID)); len(texts) > 0 {
			t.Errorf("no pictures are wanted, but the hand shows %q", texts)
		}
		if texts := seen(t, w, w.Fake.PrivateRoom(w.Person("bruno").ID)); len(texts) != 1 {
			t.Errorf("the hand of who wants pictures shows %q", texts)
		}
		finish(w)
		if texts := seen(t, w, w.Room); len(texts) != 1 {
			t.Errorf("the result shows %q", texts)
		}
		settings, err := w.Store.CommunitySettings(w.Update("anna").Community)
		if want := (bot.Look{Deck: "sarde", Layout: "cross"}); err != nil || settings.Look != want {
			t.Errorf("got %+v, %v", settings, err)
		}
	})
}

// Where no edit takes a picture away, a table or hand that is to have none is posted anew, and no old picture stays.
func TestPicturesThatAreSwitchedOffAreGone(t *testing.T) {
	onEachKind(t, func(t *testing.T, w *bottest.World) {
		shared, own := w.Room, w.Fake.PrivateRoom(w.Person("anna").ID)
		admin := w.Update("anna")
		admin.Admin = true
		for _, step := range []struct {
			value    string
			pictures int
		}{{"off", 0}, {"all", 1}, {"off", 0}} {
			w.Command(admin, "/settings tablepictures "+step.value)
			w.Command(admin, "/settings pictures "+step.value)
			for range 2 {
				w.Wait(10 * time.Second)
				w.PlayOne("anna", "bruno")
			}
			w.Wait(10 * time.Second)
			for _, room := range []chat.Room{shared, own} {
				if texts := seen(t, w, room); len(texts) != step.pictures {
					t.Errorf("pictures are %s, and %v shows %q", step.value, room, texts)
				}
			}
			if n := strings.Count(w.Text(shared), "Briscola · mano 1"); n != 1 {
				t.Errorf("the table is there %d times:\n%s", n, w.Text(shared))
			}
		}
	})
}

// A hand whose cards run out keeps its message: it is posted once a deal, and shows no card at the end.
func TestAHandIsPostedOnceADeal(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := illustrated(t, bottest.Slotted())
		defer w.Close()
		startTwo(w)
		w.Wait(10 * time.Second)
		for w.PlayOne("anna", "bruno") {
			w.Wait(2 * time.Second)
		}
		w.Wait(time.Minute)
		for _, id := range []string{"anna", "bruno"} {
			sent := 0
			for _, call := range w.Fake.Calls() {
				if call.Kind == "send" && call.Ref.Room == w.Fake.PrivateRoom(w.Person(id).ID) {
					sent++
				}
			}
			if sent != 1 {
				t.Errorf("%s got %d messages in private, want 1", id, sent)
			}
		}
	})
}

func TestAPlatformThatRefusesPicturesLosesNothingElse(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := illustrated(t, bottest.Slotted())
		defer w.Close()
		w.Fake.RefusePictures(true)
		startTwo(w)
		finish(w)
		if texts := seen(t, w, w.Room); len(texts) > 0 || !strings.Contains(w.Text(w.Room), "La mano 1 è finita") {
			t.Errorf("pictures %q, and:\n%s", texts, w.Text(w.Room))
		}
	})
}

// A press on one's own screen is acknowledged, and what follows comes with its picture, in one edit.
func TestOnesOwnScreenNeverLosesItsPictureByAPress(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := illustrated(t, bottest.Screened())
		defer w.Close()
		startTwo(w)
		w.Wait(10 * time.Second)
		for _, id := range []string{"anna", "bruno"} {
			w.PressIn(w.Update(id), "hand", "")
			w.Wait(5 * time.Second)
			u := w.Update(id)
			u.Room = chat.Room{Platform: "test", Chat: "reply"}
			ref, token, ok := w.Find(u.Room, "play", "")
			if !ok {
				continue // it is not this person's turn
			}
			before, _ := w.Fake.Message(ref)
			u.Room = w.Room
			answer := w.Press(u, ref, token)
			after, _ := w.Fake.Message(ref)
			switch {
			case answer.Screen != nil || answer.Note != "":
				t.Errorf("the answer shows something without a picture: %+v", answer)
			case before.Picture == nil:
				t.Error("the hand that was opened has no picture")
			case after.Picture == nil || before.Picture.Key == after.Picture.Key:
				t.Error("the hand that was played from has no new picture")
			case after.Edits != before.Edits+1:
				t.Errorf("%d edits after %d", after.Edits, before.Edits)
			}
			return
		}
		t.Fatal("nobody could play")
	})
}

// Alone with the bot the table is one's own screen: it shows the own card with its picture before a computer has thought.
func TestATableOfOnesOwnShowsTheCardThatWasPressedAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := illustrated(t, bottest.Screened())
		defer w.Close()
		u := w.Private("anna")
		w.Command(u, "/briscola classic 2")
		w.Wait(5 * time.Second)
		if _, _, ok := w.Find(u.Room, "start", ""); ok {
			w.PressIn(u, "start", "")
		}
		var ref chat.MessageRef
		var token string
		for ok := false; !ok; ref, token, ok = w.Find(u.Room, "play", "") {
			w.Wait(5 * time.Second)
		}
		before, _ := w.Fake.Message(ref)
		answer := w.Press(u, ref, token)
		after, _ := w.Fake.Message(ref)
		switch {
		case answer.Screen != nil || answer.Note != "":
			t.Errorf("the answer shows something without a picture: %s", answer.Note)
		case before.Picture == nil || after.Picture == nil || before.Picture.Key == after.Picture.Key:
			t.Errorf("there is no new picture:\n%s", after.Text())
		}
	})
}

// Where a text beside a picture has to be short, no message ever has a picture and a longer text, whatever is played.
func TestATextBesideAPictureIsNeverCut(t *testing.T) {
	games := map[string]int{"classic 6": 6, "scoperta 6 open=all": 6, "chiamata points=on": 5}
	for game, seats := range games {
		t.Run(game, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				caps := bottest.Slotted()
				w := illustrated(t, caps)
				defer w.Close()
				var people []string
				for i := range seats {
					people = append(people, string(rune('a'+i))+strings.Repeat("w", 40))
				}
				w.Command(w.Update(people[0]), "/briscola "+game+" computers=0 match=1")
				w.Wait(5 * time.Second)
				for _, id := range people[1:] {
					w.PressIn(w.Update(id), "join", "")
					w.Wait(3 * time.Second)
				}
				pictures := 0
				for range 12 {
					for _, id := range people {
						pressFirst(w, id)
					}
					w.Wait(4 * time.Second)
					for _, ref := range w.Fake.Messages(w.Room) {
						shown, _ := w.Fake.Message(ref)
						if shown.Message.Picture == nil {
							continue
						}
						pictures++
						if n := len([]rune(shown.Message.Text())); n > caps.Caption {
							t.Fatalf("a picture has a text of %d code points:\n%s", n, shown.Message.Text())
						}
					}
				}
				if pictures == 0 {
					t.Error("no pictures at all")
				}
			})
		})
	}
}

func TestASettledDealIsShownAgainOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := illustrated(t, bottest.Slotted())
		defer w.Close()
		startTwo(w)
		finish(w)
		for range 3 {
			w.PressIn(w.Update("carla"), "replay", "")
			w.Wait(time.Minute)
		}
		animations := 0
		for _, ref := range w.Fake.Messages(w.Room) {
			if shown, _ := w.Fake.Message(ref); shown.File != nil && strings.HasPrefix(string(shown.File.Data), "GIF89a") {
				animations++
			}
		}
		if animations != 1 {
			t.Errorf("%d animations were sent", animations)
		}
		if note := w.Answers["carla"].Note; note != "L’ho già mostrata qui oggi." {
			t.Errorf("the third press was answered with %q", note)
		}
	})
}

func TestDecksOfSettingsAreThoseThatCanBeDrawn(t *testing.T) {
	for _, spec := range bot.Commands() {
		for _, option := range spec.Options {
			if spec.Name != "settings" || option.Name != "deck" {
				continue
			}
			var got []string
			for _, choice := range option.Choices {
				got = append(got, choice.Value)
			}
			if want := []string{"napoletane", "piacentine", "bergamasche", "trevigiane", "sarde", "francesi"}; !slices.Equal(got, want) {
				t.Errorf("got %q, want %q", got, want)
			}
			return
		}
	}
	t.Error("no such option")
}
