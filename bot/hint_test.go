package bot_test

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"
	"testing/synctest"
	"time"
	"unicode/utf8"

	"briscola/bot"
	"briscola/bot/bottest"
	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game/strategy"
)

// pressHint presses the hint on a person's private screen, if there is one.
func pressHint(w *bottest.World, id string) (note string, offered bool) {
	u := w.Private(id)
	ref, token, ok := w.Find(u.Room, "hint", "")
	if !ok {
		return "", false
	}
	return w.Press(u, ref, token).Note, true
}

func TestAHintChangesNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Slotted())
		defer w.Close()
		startTwo(w)
		w.Wait(5 * time.Second)
		_, before := logOf(t, w)
		shown, calls := w.Text(w.Room)+w.Text(w.Private("anna").Room), len(w.Fake.Calls())
		first, offered := pressHint(w, "anna")
		w.Wait(5 * time.Second)
		second, _ := pressHint(w, "anna")
		if !offered || !strings.HasPrefix(first, "💡 ") || first != second {
			t.Errorf("two presses in one position gave %q and %q", first, second)
		}
		if _, after := logOf(t, w); len(after) != len(before) {
			t.Errorf("%d facts, then %d", len(before), len(after))
		}
		if now := w.Text(w.Room) + w.Text(w.Private("anna").Room); now != shown || len(w.Fake.Calls()) != calls {
			t.Errorf("screens before:\n%s\nand after:\n%s", shown, now)
		}
	})
}

// TestAnOldHintButtonIsAnsweredForWhatIsNow presses the button of a first turn when it is somebody else's turn, and when it is
// the person's again.
func TestAnOldHintButtonIsAnsweredForWhatIsNow(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Slotted())
		defer w.Close()
		startTwo(w)
		w.Wait(5 * time.Second)
		u := w.Private("anna")
		ref, token, _ := w.Find(u.Room, "hint", "")
		first := w.Press(u, ref, token).Note
		w.PlayOne("anna")
		w.Wait(100 * time.Millisecond)
		if got, want := w.Press(u, ref, token).Note, "Tocca a Bruno: aspetta il tuo turno."; got != want {
			t.Errorf("told %q, want %q", got, want)
		}
		fresh, offered := pressHint(w, "anna")
		for ; !offered; fresh, offered = pressHint(w, "anna") {
			w.PlayOne("bruno")
			w.Wait(5 * time.Second)
		}
		if now := w.Press(u, ref, token).Note; now != fresh || now == first {
			t.Errorf("first %q, then on the old button %q and on the new one %q", first, now, fresh)
		}
	})
}

// TestAHintIsRefusedWhereThereAreNone presses a button of a table that plays without hints, as a stale or forged one would be.
func TestAHintIsRefusedWhereThereAreNone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Slotted())
		defer w.Close()
		w.Command(w.Update("anna"), "/briscola 2 match=1 hints=off")
		w.Wait(5 * time.Second)
		w.PressIn(w.Update("bruno"), "join", "")
		w.Wait(10 * time.Second)
		table, _ := logOf(t, w)
		token := "hint." + string(table) + ".1"
		if got, want := w.Press(w.Private("anna"), chat.MessageRef{}, token).Note, "A questo tavolo non si danno consigli."; got != want {
			t.Errorf("told %q, want %q", got, want)
		}
		if got, want := w.Press(w.Update("carla"), chat.MessageRef{}, token).Note, "Non sei a questo tavolo."; got != want {
			t.Errorf("an outsider is told %q, want %q", got, want)
		}
	})
}

// TestEveryReasonOfAHintHasASentenceInEveryLanguage looks for the term of each reason; those with values have messages.
func TestEveryReasonOfAHintHasASentenceInEveryLanguage(t *testing.T) {
	messages := map[strategy.Why]bool{
		strategy.PartnerHas: true, strategy.Risk: true, strategy.Turned: true, strategy.BidStrong: true,
		strategy.ThrowIn: true, strategy.CallHelp: true, strategy.TrumpMore: true, strategy.TrumpStays: true, strategy.SwapHigher: true,
	}
	c, err := lang.New("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, language := range lang.Languages() {
		for _, why := range strategy.Whys() {
			if text := c.In(language).Term("hint." + string(why)); strings.HasPrefix(text, "[") != messages[why] {
				t.Errorf("%s %s: %q", language, why, text)
			}
		}
	}
}

// TestHintsFitANote puts the longest names and cards into the longest sentences of each language. A person's name has at most
// 32 code points and a mark of its end or its direction.
func TestHintsFitANote(t *testing.T) {
	c, err := lang.New("en")
	if err != nil {
		t.Fatal(err)
	}
	name, most := strings.Repeat("w", 34), bottest.Slotted().Note
	for _, language := range lang.Languages() {
		w := c.In(language)
		longest := map[string]string{}
		for _, part := range []string{"rank", "suit"} {
			for _, letter := range "A234567FCRdcsb" {
				if text := w.Term(part + "." + string(letter)); !strings.HasPrefix(text, "[") && len(text) > len(longest[part]) {
					longest[part] = text
				}
			}
		}
		card := w.Say(lang.Card{Rank: longest["rank"], Suit: longest["suit"], Glyph: "⚔️"})
		sentences := []string{
			w.Say(lang.HintTakesKeeps{Points: 44, Sure: w.Say(lang.HintUnless{Count: 12})}), w.Say(lang.HintPartnerHas{Name: name}),
			w.Say(lang.HintTakesTrump{Points: 44, Sure: w.Term("hint.takesure")}), w.Say(lang.HintTurned{Card: card}),
			w.Say(lang.HintCall{Suit: longest["suit"], Count: 8}), w.Say(lang.HintTrumpMore{Suit: longest["suit"], Count: 8}),
		}
		for _, why := range strategy.Whys() {
			term := w.Term("hint." + string(why))
			sentences = append(sentences, term, w.Say(lang.HintGive{Name: name, How: term, Points: 11}))
		}
		for _, why := range sentences {
			hint := w.Say(lang.Hint{Move: card, Why: why})
			if n := utf8.RuneCountInString(hint); n > most && !strings.Contains(why, ".:") { // a whole sentence is no part of another
				t.Errorf("%s: %d code points, want at most %d: %s", language, n, most, hint)
			}
		}
	}
}

// TestALogOfAnOlderProgramHasHintsAndKeepsItsLevel restarts on facts that know nothing of hints and levels that change.
func TestALogOfAnOlderProgramHasHintsAndKeepsItsLevel(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Slotted())
		defer w.Close()
		w.Command(w.Update("anna"), "/briscola 4 match=1 level=beginner computers=1")
		w.Wait(5 * time.Second)
		table, log := logOf(t, w)
		var old bot.Fact
		text := `{"kind":"changed","rules":"standard seats=3","variant":"classic","match":"single"}`
		if err := json.Unmarshal([]byte(text), &old); err != nil {
			t.Fatal(err)
		}
		if err := w.Store.Append(table, log[len(log)-1].Seq, old); err != nil {
			t.Fatal(err)
		}
		w.Restart()
		w.Wait(5 * time.Second)
		if shown := w.Text(w.Room); !strings.Contains(shown, "Briscola in 3") || !strings.Contains(shown, "Mariuccia (principiante)") {
			t.Errorf("the lobby shows:\n%s", shown)
		}
		w.PressIn(w.Update("anna"), "start", "")
		for range 60 {
			if _, offered := pressHint(w, "anna"); offered {
				return
			}
			w.Wait(time.Second)
		}
		t.Errorf("no hint is offered:\n%s", w.Text(w.Private("anna").Room))
	})
}

// advice is what a hint looks like: a move, and a sentence why. No text of the catalogues is missing.
var advice = regexp.MustCompile(`^💡 [^\[\]:]+: [^\[\]]+\.$`)

// checkHint presses the hint, if one is offered. It is a hint, or it came too late.
func checkHint(w *bottest.World, id string) (note string) {
	note, offered := pressHint(w, id)
	late := strings.HasPrefix(note, "Tocca a") || strings.HasPrefix(note, "In questo momento") || strings.HasPrefix(note, "Questo tavolo")
	if offered && !late && !advice.MatchString(note) {
		w.T.Errorf("a hint says %q", note)
	}
	return note
}

// TestHintsSpeakOfWhatIsNotACard follows games in which a hand is thrown in and the turned card is exchanged. Who advises is
// known to do both.
func TestHintsSpeakOfWhatIsNotACard(t *testing.T) {
	for game, want := range map[string]string{
		"bastarda monte=2 match=totals-15": "💡 Monte: la tua mano vale solo ",
		"classic swap=on match=deals-5":    "💡 Scambia la briscola: prendi ",
	} {
		t.Run(game, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w := bottest.NewWorldWith(t, bottest.Slotted(), bottest.NewStore(), 10*time.Millisecond)
				defer w.Close()
				w.Options.Strategies = func(string) (strategy.Strategy, error) { return strategy.New(strategy.Casual) }
				w.Restart()
				for range 8 {
					w.Command(w.Private("anna"), "/briscola "+game)
					for range 400 {
						w.Wait(2 * time.Second)
						if strings.HasPrefix(checkHint(w, "anna"), want) {
							return
						}
						pressFirst(w, "anna")
					}
					w.Command(w.Private("anna"), "/end")
					w.Wait(5 * time.Second)
				}
				t.Errorf("no hint says %q", want)
			})
		})
	}
}

// TestAHintFindsRoomBesideManyCards plays in private where a screen has five rows of buttons, with twenty cards.
func TestAHintFindsRoomBesideManyCards(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Screened())
		defer w.Close() // which tells what did not fit
		w.Command(w.Private("anna"), "/briscola briscolone")
		for range 60 {
			if note := checkHint(w, "anna"); note != "" {
				return
			}
			w.Wait(time.Second)
		}
		t.Errorf("no hint is offered:\n%s", w.Text(w.Private("anna").Room))
	})
}

// TestNobodyIsAdvisedWhileAway leaves two people idle until their seats are lent, with a computer that takes its time.
func TestNobodyIsAdvisedWhileAway(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorldWith(t, bottest.Slotted(), bottest.NewStore(), 30*time.Second)
		defer w.Close()
		startTwo(w)
		seen := 0
		for range 100 {
			w.Wait(10 * time.Second)
			hand := w.Text(w.Private("anna").Room)
			if !strings.Contains(hand, "gioca un computer per te") || !strings.Contains(w.Text(w.Room), "Tocca a Anna") {
				continue
			}
			if seen++; strings.Contains(hand, "💡") {
				t.Fatalf("a hint is offered to somebody who is away:\n%s", hand)
			}
		}
		if seen == 0 {
			t.Error("it was never the turn of somebody who is away")
		}
	})
}
