package config

import (
	"reflect"
	"strings"

	"github.com/kelseyhightower/envconfig"
)

// Prefix begins the name of every variable.
const Prefix = "BRISCOLA_"

// environment is what envconfig fills. Every field is text, because envconfig prints the value it cannot convert, and
// none has an envconfig tag, because a tag would also match the variable without the prefix (LANGUAGE, DATABASE).
// The names are spelled so that split_words finds the words.
type environment struct {
	DiscordToken      string `split_words:"true" desc:"token of the Discord bot"`
	DiscordTokenFile  string `split_words:"true" desc:"file that holds the token of the Discord bot, instead of the token itself"`
	TelegramToken     string `split_words:"true" desc:"token of the Telegram bot"`
	TelegramTokenFile string `split_words:"true" desc:"file that holds the token of the Telegram bot, instead of the token itself"`
	DiscordApiUrl     string `split_words:"true" default:"https://discord.com" desc:"base of Discord's REST API (a proxy, a fake); the gateway address is what it answers"`
	DiscordShards     string `split_words:"true" default:"0" desc:"number of Discord shards; 0 = as Discord recommends"`
	TelegramApiUrl    string `split_words:"true" default:"https://api.telegram.org" desc:"base of the Telegram Bot API (a self-hosted server, a fake)"`
	Database          string `split_words:"true" default:"briscola.db" desc:"path of the database file"`
	Language          string `split_words:"true" default:"it" desc:"language where the platform tells none: it or en"`
	Deck              string `split_words:"true" default:"napoletane" desc:"default deck in pictures: napoletane, piacentine, bergamasche, trevigiane, sarde or francesi"`
	TurnReminder      string `split_words:"true" default:"45s" desc:"idle time after which the person on turn is pinged once; 0 = never"`
	TurnLimit         string `split_words:"true" default:"120s" desc:"idle time after which the computer plays one card for the person on turn; 0 = never"`
	LobbyLimit        string `split_words:"true" default:"30m" desc:"idle time after which a table that has not started closes; 0 = never"`
	ComputerPace      string `split_words:"true" default:"1s" desc:"pause before a computer's card; 0 = none"`
	Owners            string `split_words:"true" desc:"operators of the bot, as discord:ID,telegram:ID"`
	LogLevel          string `split_words:"true" default:"info" desc:"least severe log messages shown: debug, info, warn or error"`
	LogFormat         string `split_words:"true" default:"text" desc:"text or json, one line for each message on standard error"`
}

// dropTokens forgets the tokens and where they are.
func (e *environment) dropTokens() {
	e.DiscordToken, e.DiscordTokenFile, e.TelegramToken, e.TelegramTokenFile = "", "", "", ""
}

// Setting describes one variable.
type Setting struct {
	Name    string // with the prefix
	Default string // "" for none
	Meaning string
}

// Settings lists every variable in the order in which they are best explained.
func Settings() []Setting {
	const line = "{{range .}}{{usage_key .}}\t{{usage_default .}}\t{{usage_description .}}\n{{end}}"
	var table strings.Builder
	if err := envconfig.Usagef("briscola", new(environment), &table, line); err != nil {
		panic(err) // cannot happen: the type and the template are constant
	}
	var settings []Setting
	for line := range strings.Lines(table.String()) {
		columns := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		settings = append(settings, Setting{Name: columns[0], Default: columns[1], Meaning: columns[2]})
	}
	return settings
}

// readEnvironment lets envconfig read the process environment; empty values become the defaults.
func readEnvironment() (environment, error) {
	var env environment
	if err := envconfig.Process("briscola", &env); err != nil {
		return env, err
	}
	fields := reflect.ValueOf(&env).Elem()
	for i := range fields.NumField() {
		if field := fields.Field(i); field.String() == "" {
			field.SetString(fields.Type().Field(i).Tag.Get("default"))
		}
	}
	return env, nil
}
