package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"briscola/bot"
	"briscola/bot/chat"
	"briscola/config"
	"briscola/game/strategy"
)

func readme(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestReadmeListsTheSettings(t *testing.T) {
	want := "| variable | default | meaning |\n|---|---|---|\n"
	for _, s := range config.Settings() {
		value := ""
		if s.Default != "" {
			value = "`" + s.Default + "`"
		}
		want += "| `" + s.Name + "` | " + value + " | " + s.Meaning + " |\n"
	}
	if !strings.Contains(readme(t), want) {
		t.Errorf("the table of settings in README.md is not this one:\n\n%s", want)
	}
}

func TestReadmeListsTheVerbs(t *testing.T) {
	text := readme(t)
	for _, v := range verbs() {
		if !strings.Contains(text, "| `briscola "+strings.TrimSpace(v.name+" "+v.arguments)+"` |") {
			t.Errorf("README.md has no row for briscola %s %s", v.name, v.arguments)
		}
	}
}

func TestReadmeListsTheLevels(t *testing.T) {
	_, table, _ := strings.Cut(readme(t), "| level | plays |\n|---|---|\n")
	for _, level := range strategy.Levels() {
		row, rest, _ := strings.Cut(table, "\n")
		if !strings.HasPrefix(row, "| `"+level+"` | ") {
			t.Errorf("README.md describes %q where %s should be", row, level)
		}
		table = rest
	}
}

func TestReadmeListsTheCommands(t *testing.T) {
	want := "| command | where | does |\n|---|---|---|\n"
	for _, c := range bot.Commands() {
		usage := "/" + c.Name
		for _, o := range c.Options {
			if o.Required {
				usage += " " + strings.ToUpper(o.Name)
			} else {
				usage += " [" + o.Name + "]"
			}
		}
		want += "| `" + usage + "` | " + where(c) + " | " + c.Description["en"] + " |\n"
	}
	if !strings.Contains(readme(t), want) {
		t.Errorf("the table of commands in README.md is not this one:\n\n%s", want)
	}
}

func where(c chat.CommandSpec) string {
	switch {
	case c.Private && c.Public:
		return "anywhere"
	case c.Private:
		return "private chats"
	}
	return "channels, groups"
}

func TestReadmeNamesARecordThatCanBeReplayed(t *testing.T) {
	example := regexp.MustCompile(`(?m)^    briscola replay (\S+)$`).FindStringSubmatch(readme(t))
	if example == nil {
		t.Fatal("README.md shows no example of briscola replay")
	}
	out, err := os.Create(filepath.Join(t.TempDir(), "out"))
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	if err := replay(streams{out: out}, filepath.Join(root, example[1]), false); err != nil {
		t.Errorf("briscola replay %s: %v", example[1], err)
	}
}
