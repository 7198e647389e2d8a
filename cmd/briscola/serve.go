package main

import (
	"context"
	"errors"
	"flag"
	"log/slog"

	"briscola/adapters/discord"
	"briscola/adapters/telegram"
	"briscola/bot"
	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/bot/picture"
	"briscola/bot/picture/cardart"
	"briscola/config"
	"briscola/storage"
)

func serveVerb() verb {
	return verb{
		name: "serve", does: "runs the bot on every platform whose token is set (the default)",
		prepare: func(*flag.FlagSet) action {
			return func(ctx context.Context, s streams, arguments []string) error {
				if len(arguments) > 0 {
					return usageError{"takes no arguments"}
				}
				return serve(ctx, s)
			}
		},
	}
}

func serve(ctx context.Context, s streams) (err error) {
	settings, err := loadConfig(s, config.Load)
	if err != nil {
		return err
	}
	if !settings.DiscordToken.IsSet() && !settings.TelegramToken.IsSet() {
		return usageError{"no token is set: set BRISCOLA_DISCORD_TOKEN, BRISCOLA_TELEGRAM_TOKEN or both; " +
			"to play in the terminal without any: briscola play"}
	}
	log := newLogger(s.err, settings.LogFormat, settings.LogLevel)
	studio, err := picture.NewStudio(0)
	if err != nil {
		return err
	}
	messengers, err := platforms(ctx, settings, studio, log)
	if err != nil {
		return err
	}
	db, err := storage.Open(settings.Database)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	b, err := bot.New(bot.Options{
		Store:        db,
		Messengers:   messengers,
		Log:          log,
		Language:     settings.Language,
		Studio:       studio,
		Deck:         cardart.Deck(settings.Deck),
		TurnReminder: settings.TurnReminder,
		TurnLimit:    settings.TurnLimit,
		LobbyLimit:   settings.LobbyLimit,
		ComputerPace: settings.ComputerPace,
		Owners:       owners(settings.Owners),
	})
	if err != nil {
		return err
	}
	log.Info("started", "version", versionLine(), "database", settings.Database)
	err = operate(ctx, log, b, messengers, b.Handle)
	log.Info("stopped")
	return err
}

// buttonIcons draws the pictures of cards that buttons show where a platform can.
func buttonIcons(ctx context.Context, studio *picture.Studio) ([]discord.Icon, error) {
	drawn, err := studio.Icons(ctx, picture.DiscordIcon)
	icons := make([]discord.Icon, len(drawn))
	for i, icon := range drawn {
		icons[i] = discord.Icon(icon)
	}
	return icons, err
}

// platforms makes a Messenger for each platform whose token is set.
func platforms(ctx context.Context, settings config.Config, studio *picture.Studio, log *slog.Logger) ([]chat.Messenger, error) {
	var messengers []chat.Messenger
	if settings.DiscordToken.IsSet() {
		icons, err := buttonIcons(ctx, studio)
		if err != nil {
			return nil, err
		}
		m, err := discord.New(discord.Options{
			Token:    settings.DiscordToken.Reveal(),
			APIURL:   settings.DiscordAPIURL,
			Shards:   settings.DiscordShards,
			Commands: bot.Commands(),
			Icons:    icons,
			Log:      log.With("platform", "discord"),
		})
		if err != nil {
			return nil, err
		}
		messengers = append(messengers, m)
	}
	if settings.TelegramToken.IsSet() {
		catalogue, err := lang.New(settings.Language)
		if err != nil {
			return nil, err
		}
		m, err := telegram.New(telegram.Options{
			Token:     settings.TelegramToken.Reveal(),
			APIURL:    settings.TelegramAPIURL,
			Commands:  bot.Commands(),
			Log:       log.With("platform", "telegram"),
			Anonymous: catalogue.In(settings.Language).Term("refused." + string(bot.Nameless)),
		})
		if err != nil {
			return nil, err
		}
		messengers = append(messengers, m)
	}
	return messengers, nil
}

func owners(listed []config.Owner) []chat.PersonID {
	people := make([]chat.PersonID, len(listed))
	for i, owner := range listed {
		people[i] = chat.PersonID{Platform: owner.Platform, ID: owner.ID}
	}
	return people
}
