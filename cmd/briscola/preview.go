package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"html/template"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"briscola/bot/lang"
	"briscola/game/gametest"
)

// drawnGames is how many games with rules drawn by lot are shown besides the variants.
const drawnGames = 6

func previewVerb() verb {
	return verb{
		name: "preview", arguments: "DIR", does: "writes the screens of canned games in every language as text, side by side in index.html",
		prepare: func(*flag.FlagSet) action {
			return func(ctx context.Context, s streams, arguments []string) error {
				if len(arguments) != 1 {
					return usageError{"takes the directory to write to"}
				}
				return preview(ctx, s, arguments[0])
			}
		},
	}
}

// exhibit is one game in every language.
type exhibit struct {
	Game    string
	Screens map[string]string // by language
}

func preview(ctx context.Context, s streams, folder string) error {
	var exhibits []exhibit
	for i, words := range previewGames() {
		e := exhibit{Game: words, Screens: map[string]string{}}
		for _, language := range lang.Languages() {
			text, err := stage(ctx, language, words)
			if err != nil {
				return fmt.Errorf("%s in %s: %w", words, language, err)
			}
			e.Screens[language] = text
			path := filepath.Join(folder, language, fmt.Sprintf("%02d.txt", i+1))
			if err := writeFile(path, "/briscola "+words+"\n\n"+text); err != nil {
				return err
			}
		}
		exhibits = append(exhibits, e)
		fmt.Fprintf(s.out, "%02d %s\n", i+1, words)
	}
	var page strings.Builder
	index := template.New("index").Funcs(template.FuncMap{"add": func(a, b int) string { return strconv.Itoa(a + b) }})
	if _, err := index.Parse(gallery); err != nil {
		return err
	}
	if err := index.Execute(&page, map[string]any{"Languages": lang.Languages(), "Exhibits": exhibits}); err != nil {
		return err
	}
	return writeFile(filepath.Join(folder, "index.html"), page.String())
}

// previewGames are the words behind /briscola of every game that is shown: each variant, then rules drawn by lot, always the
// same.
func previewGames() []string {
	games := choices("variant")
	games = append(games, "classic 3", "classic 4 peek=both", "classic 6", "chiamata points=on", "bastarda blind=notrump")
	rng := rand.New(rand.NewPCG(1, 2))
	for len(games) < len(choices("variant"))+5+drawnGames {
		if words := inWords(gametest.RandomRules(rng).String()); !slices.Contains(games, words) {
			games = append(games, words)
		}
	}
	return games
}

// inWords turns rules as a record writes them into the words of /briscola.
func inWords(rules string) string {
	words := strings.Fields(rules)
	if words[0] == "standard" {
		words[0] = "classic"
	}
	for i, word := range words[1:] {
		name, value, _ := strings.Cut(word, "=")
		switch name {
		case "seats":
			words[i+1] = value
		case "hand":
			words[0], words[i+1] = "pizzico", ""
		}
	}
	return strings.Join(slices.DeleteFunc(words, func(word string) bool { return word == "" }), " ")
}

func writeFile(path, text string) error {
	return errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o644))
}

// gallery shows the exhibits, the languages side by side.
const gallery = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Briscola, every screen</title>
<style>body{font:16px sans-serif;margin:1em}section{display:flex;gap:1em;flex-wrap:wrap}
pre{flex:1 1 20em;white-space:pre-wrap;background:#f4f1ea;padding:1em;border-radius:8px;max-height:40em;overflow:auto}</style></head><body>
<h1>Every screen</h1>{{$languages := .Languages}}{{range $i, $e := .Exhibits}}
<h2>{{add $i 1}}. /briscola {{$e.Game}}</h2><section>{{range $languages}}<pre lang="{{.}}">{{index $e.Screens .}}</pre>{{end}}</section>{{end}}
</body></html>
`
