package bot_test

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/rivo/uniseg"

	"briscola/bot"
	"briscola/bot/bottest"
	"briscola/bot/chat"
	"briscola/game/strategy"
)

// TestComputersHaveNamesOfTheirOwnPerLevel fills a table for six with computers of each level.
func TestComputersHaveNamesOfTheirOwnPerLevel(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		met := map[string]string{}
		for _, level := range strategy.Levels() {
			w := bottest.NewWorld(t, bottest.Screened())
			w.Language = "en"
			w.Command(w.Update("anna"), "/briscola 6 computers=5 level="+level)
			w.Wait(5 * time.Second)
			for _, side := range strings.Split(w.Text(w.Room), "\n") {
				side, _, scored := strings.Cut(strings.ReplaceAll(side, " and ", ", "), " wins")
				if !scored || !strings.HasPrefix(side, "🔵") && !strings.HasPrefix(side, "🔶") {
					continue
				}
				side, _, _ = strings.Cut(side, " · ")
				for _, name := range strings.Split(strings.TrimLeft(side, "🔵🔶 "), ", ") {
					if name == "Anna" {
						continue
					}
					if !strings.HasPrefix(name, "🤖 ") || strings.Contains(name, "Computer") || uniseg.StringWidth(name) > 24 {
						t.Errorf("%s: a computer is called %q", level, name)
					}
					if other, taken := met[name]; taken {
						t.Errorf("%s and %s have a computer called %s", level, other, name)
					}
					met[name] = level
				}
			}
			w.Close()
		}
		if want := 5 * len(strategy.Levels()); len(met) != want {
			t.Errorf("%d names, want %d: %v", len(met), want, met)
		}
	})
}

// TestComputersPlayAsTheLobbySays plays one deal against each level, chosen when the table is opened and turned in the lobby.
func TestComputersPlayAsTheLobbySays(t *testing.T) {
	opened, turned := playedAt(t, strategy.Casual, ""), playedAt(t, strategy.Beginner, strategy.Casual)
	if diff := cmp.Diff(opened, turned); diff != "" {
		t.Errorf("opened as casual against turned to casual (-opened +turned):\n%s", diff)
	}
	if diff := cmp.Diff(opened, playedAt(t, strategy.Beginner, "")); diff == "" {
		t.Error("beginner plays the same moves as casual")
	}
}

// playedAt gives the moves of a deal between a person who plays the first card and a computer.
func playedAt(t *testing.T, level, turnedTo string) (moves []string) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Slotted())
		defer w.Close()
		w.Command(w.Update("anna"), "/briscola 3 match=2 computers=1 level="+level)
		w.Wait(5 * time.Second)
		if turnedTo != "" {
			w.PressIn(w.Update("anna"), "level", turnedTo)
			w.Wait(5 * time.Second)
		}
		w.PressIn(w.Update("anna"), "start", "")
		for range 12 {
			if !w.PlayOne("anna") {
				t.Fatalf("stuck:\n%s", w.Text(w.Room))
			}
		}
		_, log := logOf(t, w)
		for _, entry := range log {
			if entry.Fact.Kind == bot.Moved {
				moves = append(moves, entry.Fact.Move)
			}
		}
	})
	return moves
}

// logOf gives the log of the only table.
func logOf(t *testing.T, w *bottest.World) (bot.TableID, []bot.Entry) {
	t.Helper()
	tables, err := w.Store.Tables()
	if err != nil || len(tables) != 1 {
		t.Fatalf("tables %v, %v, want one", tables, err)
	}
	log, err := w.Store.Log(tables[0])
	if err != nil {
		t.Fatal(err)
	}
	return tables[0], log
}

// TestTheCommandOffersEveryLevelInEveryLanguage looks at the choices of the command and opens a table by each way to name a level.
func TestTheCommandOffersEveryLevelInEveryLanguage(t *testing.T) {
	levels := map[string]map[string]string{}
	for _, command := range bot.Commands() {
		for _, option := range command.Options {
			if command.Name == "briscola" && option.Name == "level" {
				for _, choice := range option.Choices {
					levels[choice.Value] = choice.Labels
				}
			}
		}
	}
	want := map[string]map[string]string{
		"beginner": {"en": "Beginner", "it": "Principiante"}, "casual": {"en": "Casual", "it": "Alla buona"},
		"strong": {"en": "Strong", "it": "Forte"}, "maestro": {"en": "Maestro", "it": "Maestro"},
	}
	if diff := cmp.Diff(want, levels); diff != "" {
		t.Errorf("levels that the command offers (-want +got):\n%s", diff)
	}
	for level, labels := range levels {
		for _, typed := range []chat.Command{
			{Options: map[string]string{"level": level}}, {Words: []string{level}}, {Words: []string{"level=" + level}},
		} {
			synctest.Test(t, func(t *testing.T) {
				w := bottest.NewWorld(t, bottest.Screened())
				defer w.Close()
				u := w.Update("anna")
				typed.Name = "briscola"
				u.Command = &typed
				w.Do(u)
				w.Wait(5 * time.Second)
				if shown := w.Text(w.Room); !strings.Contains(shown, "[🤖 "+labels["it"]+"]") {
					t.Errorf("%+v: want the level %s, the lobby shows:\n%s", typed, level, shown)
				}
			})
		}
	}
}
