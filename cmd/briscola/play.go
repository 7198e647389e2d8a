package main

import (
	"context"
	"errors"
	"flag"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"briscola/adapters/console"
	"briscola/bot"
	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/config"
	"briscola/game/strategy"
	"briscola/storage"
)

const (
	// scriptSettle is how long nothing new has to be shown before the next line of a script is read.
	scriptSettle = 400 * time.Millisecond
	// scriptPace lets every trick be shown before computers play on, where nobody has to follow.
	scriptPace = 10 * time.Millisecond
	// readablePace is the least pace at which a person can follow the tricks.
	readablePace = 800 * time.Millisecond
)

// playFlags are the choices of the verb play, as typed.
type playFlags struct {
	seats    int
	variant  string
	level    string
	language string
	seed     string
	auto     bool
}

func playVerb() verb {
	return verb{
		name: "play", does: "plays in the terminal: you at a table with computer players",
		prepare: func(flags *flag.FlagSet) action {
			var f playFlags
			flags.IntVar(&f.seats, "seats", 0, "players at the table: "+listing(choices("seats"))+" (default: as usual in the game)")
			flags.StringVar(&f.variant, "variant", "classic", "which game of the family: "+listing(choices("variant")))
			flags.StringVar(&f.level, "level", strategy.Casual, "how well the computers play: "+listing(choices("level")))
			flags.StringVar(&f.language, "lang", "", listing(lang.Languages())+" (default: the setting BRISCOLA_LANGUAGE)")
			flags.StringVar(&f.seed, "seed", "", "any text; the same text gives the same cards (default: random cards)")
			flags.BoolVar(&f.auto, "auto", false, "computers take every seat, and the program ends with the match")
			return func(ctx context.Context, s streams, arguments []string) error {
				if len(arguments) > 0 {
					return usageError{"takes no arguments besides flags"}
				}
				return play(ctx, s, f)
			}
		},
	}
}

func play(ctx context.Context, s streams, f playFlags) (err error) {
	if err := f.check(); err != nil {
		return err
	}
	settings, err := loadConfig(s, config.LoadWithoutTokens)
	if err != nil {
		return err
	}
	if f.language == "" {
		f.language = settings.Language
	}
	folder, err := os.MkdirTemp("", "briscola-play-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	db, err := storage.Open(filepath.Join(folder, "briscola.db"))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	return f.sit(ctx, s, settings, db)
}

// check finds everything that the bot would refuse.
func (f playFlags) check() error {
	var wrong []string
	for _, choice := range []struct {
		flag, value string
		allowed     []string
	}{
		{"seats", strconv.Itoa(f.seats), choices("seats")},
		{"variant", f.variant, choices("variant")},
		{"level", f.level, choices("level")},
		{"lang", f.language, lang.Languages()},
	} {
		unset := choice.value == "" || choice.flag == "seats" && choice.value == "0"
		if !unset && !slices.Contains(choice.allowed, choice.value) {
			wrong = append(wrong, "-"+choice.flag+" is none of "+listing(choice.allowed))
		}
	}
	if len(wrong) > 0 {
		return usageError{strings.Join(wrong, "; ")}
	}
	return nil
}

func listing(values []string) string { return strings.Join(values, ", ") }

// choices lists the values that an option of the command briscola takes.
func choices(option string) (values []string) {
	for _, command := range bot.Commands() {
		for _, o := range command.Options {
			if command.Name != "briscola" || o.Name != option {
				continue
			}
			for _, choice := range o.Choices {
				values = append(values, choice.Value)
			}
		}
	}
	return values
}

// sit opens the table and plays at it.
func (f playFlags) sit(ctx context.Context, s streams, settings config.Config, store bot.Store) error {
	log := newLogger(s.err, settings.LogFormat, max(settings.LogLevel, slog.LevelWarn))
	terminal := isTerminal(s.in) && isTerminal(s.out) && !f.auto
	options := console.Options{
		In:       s.in,
		Out:      s.out,
		Terminal: terminal,
		Bold:     isTerminal(s.out) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb",
		Settle:   scriptSettle,
		First:    f.opening(),
		Language: f.language,
		Commands: bot.Commands(),
		Log:      log,
	}
	table := bot.Options{Store: store, Log: log, Language: f.language, ComputerPace: scriptPace}
	if terminal {
		table.ComputerPace = max(settings.ComputerPace, readablePace)
	}
	if f.seed != "" {
		table.Seed, table.Nodes = seeds(f.seed), seededNodes
	}
	if f.auto {
		return watch(ctx, options, table)
	}
	c := console.New(options)
	table.Messengers = []chat.Messenger{c}
	b, err := bot.New(table)
	if err != nil {
		return err
	}
	return operate(ctx, table.Log, b, table.Messengers, b.Handle)
}

// opening is the command that opens the table.
func (f playFlags) opening() string {
	words := []string{"/briscola", f.variant, "level=" + f.level}
	if f.seats > 0 {
		words = append(words, strconv.Itoa(f.seats))
	}
	if f.auto {
		words = append(words, "computers=all")
	}
	return strings.Join(words, " ")
}

// watch lets computers play a match and ends with it. Nothing is read.
func watch(ctx context.Context, options console.Options, table bot.Options) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	silence, silent := io.Pipe()
	defer silent.Close()
	options.In, options.Settle = silence, 0
	c := console.New(options)
	table.Messengers = []chat.Messenger{c}
	b, err := bot.New(table)
	if err != nil {
		return err
	}
	var refused string
	err = operate(ctx, table.Log, b, table.Messengers, func(ctx context.Context, u chat.Update) chat.Answer {
		answer := b.Handle(ctx, u)
		if answer.Alert {
			refused = answer.Note
		}
		go func() {
			_ = b.Wait(ctx) // the context tells the rest
			stop()
		}()
		return answer
	})
	if err == nil && refused != "" {
		return errors.New("the table was not opened: " + refused)
	}
	return err
}

// isTerminal tells whether a person may sit at the other end.
func isTerminal(file *os.File) bool {
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0 && file.Name() != os.DevNull
}
