package bot_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"briscola/bot"
	"briscola/bot/bottest"
	"briscola/bot/chat"
	"briscola/bot/lang"
)

// TestEveryScreenFitsThePlatforms plays with six people whose names are as long as names can be, in every language. The fake platform refuses
// what is too long, which shows as a screen that is missing.
func TestEveryScreenFitsThePlatforms(t *testing.T) {
	for name, caps := range map[string]chat.Caps{"slots": bottest.Slotted(), "screens": bottest.Screened()} {
		for _, language := range lang.Languages() {
			for _, seats := range []int{2, 3, 4, 6} {
				t.Run(fmt.Sprintf("%s %s %d", name, language, seats), func(t *testing.T) {
					synctest.Test(t, func(t *testing.T) { playLongNames(t, caps, language, seats) })
				})
			}
		}
	}
}

func playLongNames(t *testing.T, caps chat.Caps, language string, seats int) {
	w := bottest.NewWorld(t, caps)
	defer w.Close()
	w.Language = language
	longest := 0
	note := func(answer chat.Answer) {
		if n := len([]rune(answer.Note)); n > caps.Note {
			t.Errorf("a note of %d code points: %q", n, answer.Note)
		}
	}
	var people []string
	for i := range seats {
		people = append(people, fmt.Sprintf("%c%s", 'a'+i, strings.Repeat("w", 40)))
	}
	w.Command(w.Update(people[0]), fmt.Sprintf("/briscola %d match=2", seats))
	w.Wait(5 * time.Second)
	for _, id := range people[1:] {
		note(w.PressIn(w.Update(id), "join", ""))
	}
	w.Wait(5 * time.Second)
	cards := 40
	switch seats {
	case 3:
		cards = 39
	case 6:
		cards = 36
	}
	for i := range cards {
		for _, id := range people {
			if i%7 == 0 {
				note(w.PressIn(w.Update(id), "hand", ""))
				note(w.PressIn(w.Update(id), "last", ""))
			}
		}
		if !w.PlayOne(people...) {
			t.Fatalf("stuck after %d cards:\n%s", i, w.Text(w.Room))
		}
		w.Wait(2 * time.Second)
		longest = max(longest, len([]rune(w.Text(w.Room))))
	}
	w.Wait(4 * time.Second)
	over := map[string]string{"it": "La mano 1 è finita", "en": "Deal 1 is over"}[language]
	if !strings.Contains(w.Text(w.Room), over) {
		t.Errorf("no result:\n%s", w.Text(w.Room))
	}
	t.Logf("at most %d code points in the room", longest)
}

// TestCommandSpecsFitThePlatforms checks what both platforms ask of commands.
func TestCommandSpecsFitThePlatforms(t *testing.T) {
	short := func(what, text string, most int) {
		if n := len([]rune(text)); n < 1 || n > most {
			t.Errorf("%s has %d code points, want 1 to %d: %q", what, n, most, text)
		}
	}
	for _, spec := range bot.Commands() {
		short(spec.Name, spec.Name, 32)
		for language, text := range spec.Description {
			short(spec.Name+" in "+language, text, 100)
		}
		names := map[string]map[string]bool{}
		for _, option := range spec.Options {
			for language, text := range option.Description {
				short(spec.Name+" "+option.Name+" in "+language, text, 100)
			}
			for language, text := range option.Localised {
				short(spec.Name+" "+option.Name+" in "+language, text, 32)
				if text != strings.ToLower(text) || strings.ContainsAny(text, " ’'") {
					t.Errorf("%s %s in %s is called %q", spec.Name, option.Name, language, text)
				}
				if names[language] == nil {
					names[language] = map[string]bool{}
				}
				if names[language][text] {
					t.Errorf("%s has two options called %q", spec.Name, text)
				}
				names[language][text] = true
			}
			for _, choice := range option.Choices {
				for language, text := range choice.Labels {
					short(spec.Name+" "+option.Name+" "+choice.Value+" in "+language, text, 100)
				}
			}
		}
	}
}
