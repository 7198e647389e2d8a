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

// TestEveryScreenFitsThePlatforms plays with people whose names are as long as names can be, in every language, the games with
// most on their screens. The fake platform refuses what is too long, which fails the test.
func TestEveryScreenFitsThePlatforms(t *testing.T) {
	games := map[string]int{
		"classic 2": 2, "classic 3": 3, "classic 4 match=points-500": 4, "classic 6 tie=last lowthree=on": 6, "scoperta 6 open=all": 6,
		"pizzico 6": 6, "chiamata": 5, "chiamata points=on monte=2": 5, "bastarda blind=judged": 5, "briscolone": 2, "classic 6 peek=both": 6,
	}
	for name, caps := range map[string]chat.Caps{"slots": bottest.Slotted(), "screens": bottest.Screened()} {
		for _, language := range lang.Languages() {
			for game, seats := range games {
				t.Run(fmt.Sprintf("%s %s %s", name, language, game), func(t *testing.T) {
					synctest.Test(t, func(t *testing.T) { playLongNames(t, caps, language, game, seats) })
				})
			}
		}
	}
}

func playLongNames(t *testing.T, caps chat.Caps, language, game string, seats int) {
	w := bottest.NewWorld(t, caps)
	defer w.Close()
	w.Language = language
	var people []string
	for i := range seats {
		people = append(people, fmt.Sprintf("%c%s", 'a'+i, strings.Repeat("w", 40)))
	}
	w.Command(w.Update(people[0]), "/briscola "+game+" computers=0")
	w.Wait(5 * time.Second)
	w.PressIn(w.Update(people[0]), "level", "")
	w.Wait(3 * time.Second)
	for _, at := range []string{"game", "main", "match", "main", "options", "main"} {
		w.PressIn(w.Update(people[0]), "page", at)
		w.Wait(3 * time.Second)
	}
	if _, _, ok := w.Find(w.Room, "page", "options"); ok && seats >= 4 && !strings.HasPrefix(game, "chiamata") && !strings.HasPrefix(game, "bastarda") {
		w.PressIn(w.Update(people[0]), "page", "options")
		w.Wait(3 * time.Second)
		w.PressIn(w.Update(people[0]), "house", "signs")
		w.Wait(3 * time.Second)
		if _, _, ok := w.Find(w.Room, "house", "double"); ok {
			w.PressIn(w.Update(people[0]), "house", "double")
			w.Wait(3 * time.Second)
		}
	}
	for _, id := range people[1:] {
		w.PressIn(w.Update(id), "join", "")
		w.Wait(3 * time.Second)
	}
	over := map[string]string{"it": "La mano 1 è finita", "en": "Deal 1 is over"}[language]
	for range 200 {
		if strings.Contains(w.Text(w.Room), over) {
			return
		}
		for _, id := range people {
			for _, verb := range []string{"hand", "last", "sign"} {
				if ref, token, ok := w.Find(w.Room, verb, ""); ok {
					w.Press(w.Update(id), ref, token)
				}
			}
			pressFirst(w, id)
		}
		w.Wait(4 * time.Second)
	}
	t.Errorf("no result:\n%s", w.Text(w.Room))
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
