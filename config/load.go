package config

import (
	"errors"
	"io/fs"
	"log/slog"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/joho/godotenv"
)

// Load reads the process environment, to which it first adds those settings of the file dotenv that are not set there or
// empty; the file need not exist. The warnings are for people: variables that begin with the prefix and mean nothing. They
// are no problems because others set such variables too, for one Kubernetes for a service of that name.
// The error is a [Problems] with everything that is wrong; the Config is then of no use.
func Load(dotenv string) (config Config, warnings []string, err error) {
	return load(dotenv, func(*environment) {})
}

// LoadWithoutTokens is Load for who connects to no platform: tokens are neither read nor judged, and the Config has none.
func LoadWithoutTokens(dotenv string) (config Config, warnings []string, err error) {
	return load(dotenv, (*environment).dropTokens)
}

func load(dotenv string, change func(*environment)) (config Config, warnings []string, err error) {
	if err := addFile(dotenv); err != nil {
		return Config{}, nil, err
	}
	env, err := readEnvironment()
	if err != nil {
		return Config{}, nil, err
	}
	change(&env)
	config, problems := parse(env)
	var invalid Problems
	if errors.As(config.Validate(), &invalid) {
		problems = append(problems, invalid...)
	}
	warnings = unknown(os.Environ())
	if len(problems) > 0 {
		problems.sort()
		return Config{}, warnings, problems
	}
	return config, warnings, nil
}

// addFile adds the settings of a file to the process environment, where envconfig looks.
func addFile(dotenv string) error {
	variables, err := godotenv.Read(dotenv)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		// The parser's own words repeat the text it stumbled over.
		return Problems{{Variable: dotenv, Wrong: "cannot be read", Example: Prefix + "LANGUAGE=en on a line of its own"}}
	}
	for name, value := range variables {
		if !strings.HasPrefix(name, Prefix) || os.Getenv(name) != "" {
			continue
		}
		if err := os.Setenv(name, value); err != nil {
			return Problems{{Variable: dotenv, Wrong: "holds a name or a value that no environment can hold"}}
		}
	}
	return nil
}

// parse turns text into values. What it cannot read is a problem and stays zero.
func parse(env environment) (Config, Problems) {
	var problems Problems
	return Config{
		DiscordToken:   readToken("DISCORD_TOKEN", env.DiscordToken, env.DiscordTokenFile, &problems),
		DiscordAPIURL:  strings.TrimRight(env.DiscordApiUrl, "/"),
		DiscordShards:  parseCount("DISCORD_SHARDS", env.DiscordShards, &problems),
		TelegramToken:  readToken("TELEGRAM_TOKEN", env.TelegramToken, env.TelegramTokenFile, &problems),
		TelegramAPIURL: strings.TrimRight(env.TelegramApiUrl, "/"),
		Database:       env.Database,
		Language:       env.Language,
		Deck:           env.Deck,
		TurnReminder:   parseDuration("TURN_REMINDER", env.TurnReminder, "45s", &problems),
		TurnLimit:      parseDuration("TURN_LIMIT", env.TurnLimit, "2m", &problems),
		LobbyLimit:     parseDuration("LOBBY_LIMIT", env.LobbyLimit, "30m", &problems),
		ComputerPace:   parseDuration("COMPUTER_PACE", env.ComputerPace, "1s", &problems),
		Owners:         parseOwners(env.Owners),
		LogLevel:       parseLevel(env.LogLevel, &problems),
		LogFormat:      env.LogFormat,
	}, problems
}

func parseCount(name, text string, problems *Problems) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		problems.add(name, "is not a whole number", "0")
	}
	return n
}

func parseDuration(name, text, example string, problems *Problems) time.Duration {
	d, err := time.ParseDuration(text)
	if err != nil {
		problems.add(name, "is not a duration with its unit (h, m, s, ms)", example)
	}
	return d
}

func parseLevel(text string, problems *Problems) slog.Level {
	var level slog.Level
	if err := level.UnmarshalText([]byte(text)); err != nil {
		problems.add("LOG_LEVEL", "is none of debug, info, warn, error", "info")
	}
	return level
}

func parseOwners(text string) []Owner {
	var owners []Owner
	for item := range strings.SplitSeq(text, ",") {
		item = strings.TrimSpace(item)
		if item == "" {
			continue
		}
		platform, id, _ := strings.Cut(item, ":")
		owners = append(owners, Owner{Platform: strings.ToLower(platform), ID: id})
	}
	return owners
}
