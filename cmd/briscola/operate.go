package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"

	"golang.org/x/sync/errgroup"

	"briscola/bot"
	"briscola/bot/chat"
	"briscola/config"
)

// loadConfig reads the settings and tells the warnings.
func loadConfig(s streams) (config.Config, error) {
	settings, warnings, err := config.Load(".env")
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

// operate runs the bot and its platforms until the context ends, every platform has ended or one has failed. Then it
// stops in order: first the platforms, which finish the answers that are due, then the tables.
func operate(ctx context.Context, b *bot.Bot, messengers []chat.Messenger, handle chat.Handler) error {
	tables, stopTables := context.WithCancel(context.WithoutCancel(ctx))
	defer stopTables()
	ended := make(chan error, 1)
	go func() { ended <- b.Run(tables) }()

	platforms, ctx := errgroup.WithContext(ctx)
	for _, m := range messengers {
		platforms.Go(func() error { return m.Run(ctx, handle) })
	}
	err := platforms.Wait()
	stopTables()
	return errors.Join(err, <-ended)
}
