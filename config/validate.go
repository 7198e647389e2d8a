package config

import (
	"net/url"
	"slices"
	"strings"
	"time"
)

// Validate gives a [Problems] with everything about the values that cannot work, or nil. Whether files and hosts exist
// is not its business.
func (c Config) Validate() error {
	var problems Problems
	checkToken("DISCORD_TOKEN", c.DiscordToken, &problems)
	checkToken("TELEGRAM_TOKEN", c.TelegramToken, &problems)
	checkURL("DISCORD_API_URL", c.DiscordAPIURL, "https://discord.com", &problems)
	if c.DiscordShards < 0 || c.DiscordShards > 10_000 {
		problems.add("DISCORD_SHARDS", "is out of range (0 to 10000)", "0")
	}
	checkURL("TELEGRAM_API_URL", c.TelegramAPIURL, "https://api.telegram.org", &problems)
	if c.Database == "" || strings.HasSuffix(c.Database, "/") {
		problems.add("DATABASE", "is not the path of a file", "briscola.db")
	}
	if c.Language != "it" && c.Language != "en" {
		problems.add("LANGUAGE", "is neither it nor en", "it")
	}
	if !slices.Contains(Decks(), c.Deck) {
		problems.add("DECK", "is none of "+strings.Join(Decks(), ", "), "napoletane")
	}
	checkDuration("TURN_REMINDER", c.TurnReminder, &problems)
	checkDuration("TURN_LIMIT", c.TurnLimit, &problems)
	checkDuration("LOBBY_LIMIT", c.LobbyLimit, &problems)
	checkDuration("COMPUTER_PACE", c.ComputerPace, &problems)
	checkOwners(c.Owners, &problems)
	if c.LogFormat != "text" && c.LogFormat != "json" {
		problems.add("LOG_FORMAT", "is neither text nor json", "text")
	}
	if len(problems) == 0 {
		return nil
	}
	return problems
}

func checkToken(name string, token Secret, problems *Problems) {
	shape, example := discordShape, discordExample
	if name == "TELEGRAM_TOKEN" {
		shape, example = telegramShape, telegramExample
	}
	if !token.IsSet() {
		return
	}
	if fault := tokenFault(token.Reveal(), shape); fault != "" {
		problems.add(name, fault, example)
	}
}

func checkURL(name, text, example string, problems *Problems) {
	u, err := url.Parse(text)
	switch {
	case err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "":
		problems.add(name, "is not an address that begins with http:// or https://", example)
	case u.User != nil || u.RawQuery != "" || u.Fragment != "":
		problems.add(name, "has more in it than host, port and path", example)
	}
}

func checkDuration(name string, d time.Duration, problems *Problems) {
	if d < 0 {
		problems.add(name, "is negative", "0 for none")
	}
}

func checkOwners(owners []Owner, problems *Problems) {
	for _, owner := range owners {
		known := owner.Platform == "discord" || owner.Platform == "telegram"
		digits := owner.ID != "" && strings.Trim(owner.ID, "0123456789") == ""
		if !known || !digits {
			problems.add("OWNERS", "has an entry that is not a platform, a colon and a number", "discord:80351110224678912,telegram:123456789")
			return
		}
	}
}
