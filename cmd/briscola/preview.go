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
	"runtime"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/sync/errgroup"

	"briscola/bot/lang"
	"briscola/bot/picture"
	"briscola/game/gametest"
)

// drawnGames is how many games with rules drawn by lot are shown besides the variants.
const drawnGames = 6

func previewVerb() verb {
	return verb{
		name: "preview", arguments: "DIR", does: "writes the screens of canned games in every language, and pictures of every kind in every deck, side by side in index.html",
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
	Screens map[string]string   // by language
	Figures map[string][]figure // by language
}

func preview(ctx context.Context, s streams, folder string) error {
	studio, err := picture.NewStudio(0)
	if err != nil {
		return err
	}
	exhibits, err := playedGames(ctx, studio)
	if err != nil {
		return err
	}
	for i, e := range exhibits {
		if err := e.write(folder, i+1); err != nil {
			return err
		}
		fmt.Fprintf(s.out, "%02d %s\n", i+1, e.Game)
	}
	figures, err := newGallery(ctx, studio)
	if err != nil {
		return err
	}
	for _, f := range figures {
		if err := f.write(folder); err != nil {
			return err
		}
	}
	index, err := template.New("index").Funcs(template.FuncMap{"add": func(a, b int) string { return strconv.Itoa(a + b) }}).Parse(indexPage)
	if err != nil {
		return err
	}
	var page strings.Builder
	if err := index.Execute(&page, map[string]any{"Languages": lang.Languages(), "Exhibits": exhibits, "Figures": figures}); err != nil {
		return err
	}
	return writeFile(filepath.Join(folder, "index.html"), page.String())
}

// playedGames plays the games, several at once.
func playedGames(ctx context.Context, studio *picture.Studio) ([]exhibit, error) {
	games := previewGames()
	exhibits := make([]exhibit, len(games))
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(2 * runtime.GOMAXPROCS(0)) // they often wait
	for i, words := range games {
		group.Go(func() (err error) {
			exhibits[i], err = exhibited(ctx, studio, i+1, words)
			return err
		})
	}
	return exhibits, group.Wait()
}

// exhibited plays a game in every language.
func exhibited(ctx context.Context, studio *picture.Studio, number int, words string) (exhibit, error) {
	e := exhibit{Game: words, Screens: map[string]string{}, Figures: map[string][]figure{}}
	for _, language := range lang.Languages() {
		text, snapshots, err := stage(ctx, studio, language, words)
		if err != nil {
			return e, fmt.Errorf("%s in %s: %w", words, language, err)
		}
		e.Screens[language] = text
		for _, s := range snapshots {
			path := fmt.Sprintf("%s/%02d-%s.png", language, number, s.moment)
			e.Figures[language] = append(e.Figures[language], figure{path, s.picture.Alt, s.picture.PNG})
		}
	}
	return e, nil
}

// write puts the screens into the folders of the languages, and their pictures beside them.
func (e exhibit) write(folder string, number int) error {
	var errs []error
	for language, text := range e.Screens {
		errs = append(errs, writeFile(filepath.Join(folder, language, fmt.Sprintf("%02d.txt", number)), "/briscola "+e.Game+"\n\n"+text))
		for _, f := range e.Figures[language] {
			errs = append(errs, f.write(folder))
		}
	}
	return errors.Join(errs...)
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

// indexPage shows the exhibits, the languages side by side, and the gallery.
const indexPage = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Briscola, every screen</title>
<style>body{font:16px sans-serif;margin:1em}section{display:flex;gap:1em;flex-wrap:wrap}
pre{flex:1 1 20em;white-space:pre-wrap;background:#f4f1ea;padding:1em;border-radius:8px;max-height:40em;overflow:auto}
figure{flex:1 1 18em;max-width:40em;margin:0}img{max-width:100%}figcaption{font-size:.8em;overflow-wrap:anywhere}</style></head><body>
<h1>Every screen</h1>{{$languages := .Languages}}{{range $i, $e := .Exhibits}}
<h2>{{add $i 1}}. /briscola {{$e.Game}}</h2><section>{{range $languages}}<pre lang="{{.}}">{{index $e.Screens .}}</pre>{{end}}</section>
{{range $language := $languages}}<section lang="{{.}}">{{range index $e.Figures .}}{{template "figure" .}}{{end}}</section>{{end}}{{end}}
<h1>Every kind of picture</h1><section>{{range .Figures}}{{template "figure" .}}{{end}}</section>
</body></html>
{{define "figure"}}<figure><img loading="lazy" src="{{.Path}}" alt="{{.Text}}"><figcaption><b>{{.Path}}</b> {{.Text}}</figcaption></figure>{{end}}`
