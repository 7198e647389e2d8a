package config_test

import (
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"briscola/config"

	"github.com/google/go-cmp/cmp"
)

const (
	discordToken  = "MTE4NjY2NjY2NjY2NjY2NjY2.G4x8kQ.RECOGNISABLE-discord-0123456789abcdef"
	telegramToken = "123456789:RECOGNISABLE-telegram_0123456789abc"
)

// load runs Load with exactly the given variables (without the prefix) and the given .env text, "" for no file.
func load(t *testing.T, variables map[string]string, dotenv string) (config.Config, []string, error) {
	t.Helper()
	return config.Load(prepare(t, variables, dotenv))
}

// prepare sets exactly the given variables (without the prefix) and gives the path of a .env file with the given text, or
// of none for "".
func prepare(t *testing.T, variables map[string]string, dotenv string) string {
	t.Helper()
	for _, assignment := range os.Environ() {
		if name, _, _ := strings.Cut(assignment, "="); strings.HasPrefix(name, config.Prefix) {
			unset(t, name)
		}
	}
	for _, setting := range config.Settings() {
		unset(t, setting.Name)
	}
	for name, value := range variables {
		t.Setenv(config.Prefix+name, value)
	}
	path := filepath.Join(t.TempDir(), ".env")
	if dotenv != "" {
		if err := os.WriteFile(path, []byte(dotenv), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return path
}

// unset removes a variable until the test ends.
func unset(t *testing.T, name string) {
	t.Helper()
	t.Setenv(name, "")
	if err := os.Unsetenv(name); err != nil {
		t.Fatal(err)
	}
}

func TestAnEmptyEnvironmentGivesTheDefaults(t *testing.T) {
	t.Setenv("LANGUAGE", "en_GB:en") // without the prefix: the desktop's, not ours
	t.Setenv("DATABASE", "other.db")
	got, warnings, err := load(t, map[string]string{"TURN_LIMIT": ""}, "")
	if err != nil || len(warnings) > 0 {
		t.Fatalf("got warnings %q, error %v, want none", warnings, err)
	}
	want := config.Config{
		DiscordAPIURL:  "https://discord.com",
		TelegramAPIURL: "https://api.telegram.org",
		Database:       "briscola.db",
		Language:       "it",
		Deck:           "napoletane",
		TurnReminder:   45 * time.Second,
		TurnLimit:      2 * time.Minute,
		LobbyLimit:     30 * time.Minute,
		ComputerPace:   time.Second,
		LogLevel:       slog.LevelInfo,
		LogFormat:      "text",
	}
	if diff := cmp.Diff(want, got, compareSecrets); diff != "" {
		t.Errorf("defaults (-want +got):\n%s", diff)
	}
}

var compareSecrets = cmp.Comparer(func(a, b config.Secret) bool { return a.Reveal() == b.Reveal() })

func TestEverySettingIsRead(t *testing.T) {
	file := filepath.Join(t.TempDir(), "token")
	if err := os.WriteFile(file, []byte(telegramToken+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	got, warnings, err := load(t, map[string]string{
		"DISCORD_TOKEN":       discordToken,
		"TELEGRAM_TOKEN_FILE": file,
		"DISCORD_API_URL":     "http://127.0.0.1:8080/",
		"DISCORD_SHARDS":      "3",
		"TELEGRAM_API_URL":    "http://localhost:8081/bot/api",
		"DATABASE":            "/data/b.db",
		"LANGUAGE":            "en",
		"DECK":                "sarde",
		"TURN_REMINDER":       "0",
		"TURN_LIMIT":          "90s",
		"LOBBY_LIMIT":         "1h",
		"COMPUTER_PACE":       "250ms",
		"OWNERS":              "discord:42, telegram:7,",
		"LOG_LEVEL":           "debug",
		"LOG_FORMAT":          "json",
	}, "")
	if err != nil || len(warnings) > 0 {
		t.Fatalf("got warnings %q, error %v, want none", warnings, err)
	}
	want := config.Config{
		DiscordToken:   config.NewSecret(discordToken),
		DiscordAPIURL:  "http://127.0.0.1:8080",
		DiscordShards:  3,
		TelegramToken:  config.NewSecret(telegramToken),
		TelegramAPIURL: "http://localhost:8081/bot/api",
		Database:       "/data/b.db",
		Language:       "en",
		Deck:           "sarde",
		TurnLimit:      90 * time.Second,
		LobbyLimit:     time.Hour,
		ComputerPace:   250 * time.Millisecond,
		Owners:         []config.Owner{{Platform: "discord", ID: "42"}, {Platform: "telegram", ID: "7"}},
		LogLevel:       slog.LevelDebug,
		LogFormat:      "json",
	}
	if diff := cmp.Diff(want, got, compareSecrets); diff != "" {
		t.Errorf("config (-want +got):\n%s", diff)
	}
}

func TestRealVariablesWinOverTheFile(t *testing.T) {
	const file = "BRISCOLA_LANGUAGE=en\nBRISCOLA_DATABASE=file.db\nBRISCOLA_LOG_FORMAT=json\nOTHER_PROGRAM=x\n"
	got, _, err := load(t, map[string]string{"LANGUAGE": "it", "LOG_FORMAT": ""}, file)
	if err != nil {
		t.Fatal(err)
	}
	if got.Language != "it" || got.Database != "file.db" || got.LogFormat != "json" {
		t.Errorf("got %q, %q, %q, want it from the environment, file.db and json from the file", got.Language, got.Database, got.LogFormat)
	}
	if other, there := os.LookupEnv("OTHER_PROGRAM"); there {
		t.Errorf("a variable of another program was set to %q", other)
	}
}

func TestAnUnreadableDotenvIsAProblemWithoutItsText(t *testing.T) {
	_, _, err := load(t, nil, "BRISCOLA_DISCORD_TOKEN "+discordToken+"\n")
	if err == nil {
		t.Fatal("got no error for a line without '='")
	}
	if strings.Contains(err.Error(), "RECOGNISABLE") {
		t.Errorf("the error repeats the token: %v", err)
	}
}

func TestANameThatSwallowedItsValueIsCutInTheWarning(t *testing.T) {
	// The parser takes the colon of the token for the sign between name and value.
	_, warnings, err := load(t, nil, "BRISCOLA_TELEGRAM_TOKEN "+telegramToken+"\n")
	unset(t, "BRISCOLA_TELEGRAM_TOKEN 123456789")
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"BRISCOLA_TELEGRAM_TOKEN is followed by more than '=' and is ignored"}
	if diff := cmp.Diff(want, warnings); diff != "" {
		t.Errorf("warnings (-want +got):\n%s", diff)
	}
}

func TestEveryProblemIsNamedAtOnce(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "missing")
	_, _, err := load(t, map[string]string{
		"LOG_LEVEL":           "RECOGNISABLE",
		"DISCORD_TOKEN":       "RECOGNISABLE",
		"TELEGRAM_TOKEN_FILE": missing,
		"DISCORD_API_URL":     "RECOGNISABLE.example",
		"DISCORD_SHARDS":      "RECOGNISABLE",
		"TELEGRAM_API_URL":    "https://user:RECOGNISABLE@example.org",
		"DATABASE":            "RECOGNISABLE/",
		"LANGUAGE":            "RECOGNISABLE",
		"DECK":                "RECOGNISABLE",
		"TURN_REMINDER":       "RECOGNISABLE",
		"TURN_LIMIT":          "90",
		"LOBBY_LIMIT":         "-30m",
		"COMPUTER_PACE":       "fast",
		"OWNERS":              "RECOGNISABLE",
		"LOG_FORMAT":          "RECOGNISABLE",
	}, "")
	var problems config.Problems
	if !errors.As(err, &problems) {
		t.Fatalf("got %v, want Problems", err)
	}
	var got []string
	for _, problem := range problems {
		got = append(got, strings.TrimPrefix(problem.Variable, config.Prefix))
		if problem.Wrong == "" || problem.Example == "" {
			t.Errorf("%s has no explanation or no example", problem.Variable)
		}
	}
	want := []string{
		"DISCORD_TOKEN", "TELEGRAM_TOKEN_FILE", "DISCORD_API_URL", "DISCORD_SHARDS", "TELEGRAM_API_URL", "DATABASE", "LANGUAGE",
		"DECK", "TURN_REMINDER", "TURN_LIMIT", "LOBBY_LIMIT", "COMPUTER_PACE", "OWNERS", "LOG_LEVEL", "LOG_FORMAT",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("problems in the order of Settings (-want +got):\n%s", diff)
	}
	if !strings.Contains(err.Error(), missing) {
		t.Errorf("the path %s of the file that cannot be read is not in:\n%v", missing, err)
	}
	if strings.Contains(err.Error(), "RECOGNISABLE") {
		t.Errorf("a value is repeated in:\n%v", err)
	}
}

func TestUnknownVariablesAreWarnedAboutWithAHint(t *testing.T) {
	_, warnings, err := load(t, map[string]string{"TURN_LIMTI": "RECOGNISABLE", "SERVICE_HOST": "10.0.0.1"}, "")
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"BRISCOLA_SERVICE_HOST is no setting and is ignored",
		"BRISCOLA_TURN_LIMTI is no setting and is ignored; did you mean BRISCOLA_TURN_LIMIT?",
	}
	if diff := cmp.Diff(want, warnings); diff != "" {
		t.Errorf("warnings (-want +got):\n%s", diff)
	}
}

func TestSettingsHaveNamesAndMeanings(t *testing.T) {
	settings := config.Settings()
	if len(settings) < 16 {
		t.Errorf("got %d settings, want every one of the environment", len(settings))
	}
	for _, setting := range settings {
		if !strings.HasPrefix(setting.Name, config.Prefix) || setting.Meaning == "" {
			t.Errorf("setting %+v has no prefix or no meaning", setting)
		}
	}
}
