package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"briscola/config"
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
