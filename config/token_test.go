package config_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"briscola/config"
)

func TestMalformedTokensAreRefusedWithoutRepeatingThem(t *testing.T) {
	for _, row := range []struct{ rule, variable, token, want string }{
		{"a prefix of the HTTP header", "DISCORD_TOKEN", "Bot " + discordToken, "Bot "},
		{"quotes that a shell would have taken away", "DISCORD_TOKEN", `"` + discordToken + `"`, "quotes"},
		{"a space in the middle", "DISCORD_TOKEN", strings.Replace(discordToken, ".", ". ", 1), "space"},
		{"a line break at the end", "TELEGRAM_TOKEN", telegramToken + "\n", "line break"},
		{"text of an example", "DISCORD_TOKEN", "<RECOGNISABLE token>", "example"},
		{"text of an example in three parts", "DISCORD_TOKEN", "RECOGNISABLE.your-token.here", "example"},
		{"a client secret, which has no dots", "DISCORD_TOKEN", "RECOGNISABLE0123456789", "does not look like"},
		{"a token of the other platform", "DISCORD_TOKEN", telegramToken, "does not look like"},
		{"a token of the other platform", "TELEGRAM_TOKEN", discordToken, "does not look like"},
		{"only the number", "TELEGRAM_TOKEN", "123456789", "does not look like"},
		{"only the secret part", "TELEGRAM_TOKEN", "RECOGNISABLE-telegram_0123456789abc", "does not look like"},
		{"cut off", "TELEGRAM_TOKEN", "123456789:AAE", "does not look like"},
	} {
		_, _, err := load(t, map[string]string{row.variable: row.token}, "")
		if err == nil {
			t.Errorf("%s: accepted", row.rule)
			continue
		}
		if !strings.Contains(err.Error(), "BRISCOLA_"+row.variable) || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%s: got %q, want the variable and %q", row.rule, err, row.want)
		}
		if strings.Contains(err.Error(), "RECOGNISABLE") {
			t.Errorf("%s: the error repeats the token: %v", row.rule, err)
		}
	}
}

func TestTokenFilesThatCannotBeUsedAreProblems(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"empty": " \n", "large": strings.Repeat("x", 5000), "good": discordToken} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, row := range []struct {
		rule      string
		variables map[string]string
		want      []string
	}{
		{"an empty file", map[string]string{"DISCORD_TOKEN_FILE": dir + "/empty"}, []string{"DISCORD_TOKEN_FILE", dir + "/empty"}},
		{"a file that is something else", map[string]string{"DISCORD_TOKEN_FILE": dir + "/large"}, []string{"DISCORD_TOKEN_FILE", dir + "/large"}},
		{"a directory", map[string]string{"TELEGRAM_TOKEN_FILE": dir}, []string{"TELEGRAM_TOKEN_FILE", dir}},
		{"the token and a file", map[string]string{"DISCORD_TOKEN": discordToken, "DISCORD_TOKEN_FILE": dir + "/good"}, []string{"DISCORD_TOKEN and BRISCOLA_DISCORD_TOKEN_FILE"}},
		{"a token in place of the path", map[string]string{"TELEGRAM_TOKEN_FILE": telegramToken}, []string{"TELEGRAM_TOKEN_FILE", "path"}},
		{"a token in place of the path", map[string]string{"DISCORD_TOKEN_FILE": discordToken}, []string{"DISCORD_TOKEN_FILE", "path"}},
	} {
		_, _, err := load(t, row.variables, "")
		if err == nil {
			t.Errorf("%s: accepted", row.rule)
			continue
		}
		for _, want := range row.want {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%s: got %q, want %q in it", row.rule, err, want)
			}
		}
		if strings.Contains(err.Error(), "RECOGNISABLE") {
			t.Errorf("%s: the error repeats the token: %v", row.rule, err)
		}
	}
}

func TestWithoutTokensNothingAboutThemIsAProblem(t *testing.T) {
	path := prepare(t, map[string]string{
		"DISCORD_TOKEN":       "Bot RECOGNISABLE",
		"TELEGRAM_TOKEN":      telegramToken,
		"TELEGRAM_TOKEN_FILE": "missing",
		"LANGUAGE":            "en",
	}, "")
	got, _, err := config.LoadWithoutTokens(path)
	if err != nil || got.Language != "en" {
		t.Errorf("got language %q, error %v, want en and none", got.Language, err)
	}
	if got.DiscordToken.IsSet() || got.TelegramToken.IsSet() {
		t.Error("a token was read although none is wanted")
	}
	t.Setenv(config.Prefix+"LANGUAGE", "fr")
	if _, _, err := config.LoadWithoutTokens(path); err == nil || !strings.Contains(err.Error(), "LANGUAGE") {
		t.Errorf("got %v, want the problem that has nothing to do with tokens", err)
	}
}
