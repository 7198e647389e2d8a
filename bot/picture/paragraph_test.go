package picture_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"briscola/bot/picture"
	"briscola/bot/picture/cardart"
	"briscola/game"
)

func TestLinesBreakWhereReadersExpectIt(t *testing.T) {
	const width, height = 100, 44
	s := studio(t)
	for text, want := range map[string][]string{
		"":                         {""},
		"Lucia":                    {"Lucia"},
		"Zia Peppa":                {"Zia Peppa"},
		"Annamaria Della Valle":    {"Annamaria", "Della Valle"},
		"Wilhelmina Wągłowska-Żyw": {"Wilhelmina", "Wągłowska-", "Żyw"},
		"WWWWWWWWWWWWWWWW":         {"WWWWWWWW", "WWWWWWWW"},
		"Lucia, X e Zoe":           {"Lucia,", "X e Zoe"},
		"  a \n b  ":               {"a b"},
	} {
		lines, size := s.Lines(text, width, height)
		if !slices.Equal(lines, want) || size < picture.SmallName {
			t.Errorf("%q is in the lines %q of size %.1f, want %q and at least %.0f", text, lines, size, want, picture.SmallName)
		}
	}
}

func TestOnlyWhatIsTooLongForItsLinesIsCut(t *testing.T) {
	s := studio(t)
	for n := range 80 {
		lines, size := s.Lines(strings.Repeat("W", n), 100, 44)
		whole := strings.Join(lines, "") == strings.Repeat("W", n)
		if cut := strings.HasSuffix(lines[len(lines)-1], "…"); whole == cut || !whole && n < 21 || len(lines) > 3 || size < picture.SmallName {
			t.Errorf("%d letters are in the lines %q of size %.1f", n, lines, size)
		}
	}
}

func TestNamesOf24ColumnsAreWholeOnPlates(t *testing.T) {
	s := studio(t)
	for _, name := range []string{
		"Annamaria Della Valle Ro", "Annamaria Della Valle Ro…", "Wilhelmina Wągłowska-Żyw", "Massimiliano della Valle", "Giovannantonio-Bartolome",
		"Nabucodonosor il Magnifi", "abcdefghijklmnopqrstuvwx", "WWWWWWWWWWWWWWWWWWWWWWWW",
	} {
		for _, rules := range []game.Rules{game.Standard(2), game.Standard(3), game.Standard(4), game.Chiamata(), game.Standard(6)} {
			v := tableView(rules, 1, 6)
			for i := range v.Seats {
				v.Seats[i].Name = name
			}
			for _, layout := range []picture.Layout{picture.Row, picture.Cross} {
				v.Layout = layout
				names, sizes := s.PlateNames(v)
				for i, lines := range names {
					if got := strings.Join(lines, ""); strings.ReplaceAll(got, " ", "") != strings.ReplaceAll(name, " ", "") || sizes[i] < picture.SmallName {
						t.Errorf("%d seats, layout %d: %q is %q in letters of %.1f on a plate, want it whole and at least %.0f", rules.Seats, layout, name, lines, sizes[i], picture.SmallName)
					}
				}
			}
		}
	}
}

// A list of names with one that cannot be drawn is drawn as its fallback, wherever sides are named.
func TestNamesThatCannotBeDrawnHaveAFallbackInLists(t *testing.T) {
	const whole, drawn = "Lucia e 李小龍", "Lucia e Giocatore 3"
	s := studio(t)
	draw := func(name, fallback string) (files [][]byte) {
		result := picture.ResultView{Title: "x", Sides: []picture.Side{{Name: name, Fallback: fallback}, {Name: "Max"}}}
		p, err := s.Result(t.Context(), cardart.Style{}, result)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, p.PNG)
		table := tableView(game.Standard(4), 3, 9)
		table.Scores = []picture.Score{{Name: name, Fallback: fallback, Points: 1}, {Name: "Max"}}
		for _, table.Layout = range []picture.Layout{picture.Row, picture.Cross} {
			if p, err = s.Table(t.Context(), cardart.Style{}, table); err != nil {
				t.Fatal(err)
			}
			files = append(files, p.PNG)
		}
		if !strings.Contains(result.Text(), name) || !strings.Contains(table.Text(), name) {
			t.Errorf("the texts do not name %q", name)
		}
		return files
	}
	got, want, without := draw(whole, drawn), draw(drawn, ""), draw(whole, "")
	for i := range got {
		if !bytes.Equal(got[i], want[i]) || bytes.Equal(got[i], without[i]) {
			t.Errorf("picture %d does not show %q", i, drawn)
		}
	}
	for name, want := range map[string]bool{"Lucia": true, "X": true, "李小龍": false, "李X": false, "Željko": true, "": false} {
		if s.Drawable(name) != want {
			t.Errorf("Drawable(%q) is %v", name, !want)
		}
	}
}
