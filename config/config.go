package config

import (
	"log/slog"
	"time"
)

// Config is what the environment says. Durations are never negative; zero means never or none.
type Config struct {
	DiscordToken   Secret // not set: Discord is off
	DiscordAPIURL  string // without a slash at the end
	DiscordShards  int    // 0: as the platform recommends
	TelegramToken  Secret // not set: Telegram is off
	TelegramAPIURL string // without a slash at the end

	Database     string // path of a file
	Language     string // "it" or "en"
	Deck         string // one of Decks
	TurnReminder time.Duration
	TurnLimit    time.Duration
	LobbyLimit   time.Duration
	ComputerPace time.Duration
	Owners       []Owner

	LogLevel  slog.Level
	LogFormat string // "text" or "json"
}

// Owner is an operator of the bot: a person on a platform.
type Owner struct {
	Platform string // "discord" or "telegram"
	ID       string // the platform's id, decimal digits
}

// Decks lists the decks that can be chosen.
func Decks() []string {
	return []string{"napoletane", "piacentine", "bergamasche", "trevigiane", "sarde", "francesi"}
}
