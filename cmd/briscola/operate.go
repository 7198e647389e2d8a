package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"sync"

	"briscola/bot"
	"briscola/bot/chat"
	"briscola/config"
)

// loadConfig reads the settings in one of the ways of package config and tells the warnings.
func loadConfig(s streams, load func(dotenv string) (config.Config, []string, error)) (config.Config, error) {
	settings, warnings, err := load(".env")
	for _, warning := range warnings {
		fmt.Fprintf(s.err, "briscola: %s\n", warning)
	}
	return settings, err
}

// newLogger writes messages of a level and above in the format that the settings name.
func newLogger(out io.Writer, format string, level slog.Level) *slog.Logger {
	options := &slog.HandlerOptions{Level: level}
	if format == "json" {
		return slog.New(slog.NewJSONHandler(out, options))
	}
	return slog.New(slog.NewTextHandler(out, options))
}

// operate runs the bot and its platforms until the context ends or every platform has ended. One that fails is named in the
// log, and the others run on. Then it stops in order: first the platforms, which finish the answers that are due, then
// the tables. The error joins those of all platforms.
func operate(ctx context.Context, log *slog.Logger, b *bot.Bot, messengers []chat.Messenger, handle chat.Handler) error {
	tables, stopTables := context.WithCancel(context.WithoutCancel(ctx))
	defer stopTables()
	ended := make(chan error, 1)
	go func() { ended <- b.Run(tables) }()

	failures := make([]error, len(messengers))
	var platforms sync.WaitGroup
	for i, m := range messengers {
		platforms.Go(func() {
			failures[i] = m.Run(ctx, handle)
			if failures[i] != nil {
				log.Error("the platform is given up", "platform", m.Platform(), "error", failures[i])
			}
		})
	}
	platforms.Wait()
	stopTables()
	return errors.Join(append(failures, <-ended)...)
}
