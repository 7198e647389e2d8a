package config

import (
	"os"
	"regexp"
	"strings"
)

// The shapes are lenient on purpose: they catch what was pasted wrongly, the platform judges the rest.
var (
	discordShape  = regexp.MustCompile(`^[\w-]+\.[\w-]+\.[\w-]+$`)
	telegramShape = regexp.MustCompile(`^[0-9]+:[\w-]{8,}$`)
	placeholder   = regexp.MustCompile(`(?i)^<.*>$|^\.+$|^x+$|your[ _-]|change[ _-]?me|paste|replace|token[ _-]?here`)
)

const (
	discordExample  = "MTE4….G4x8….k2Lq… (three parts with dots between them, from the Bot page of the application)"
	telegramExample = "123456789:AAE… (a number, a colon and about 35 characters, from @BotFather)"
	maxTokenFile    = 4096 // bytes
)

// readToken takes a token from its variable or from the file that the other variable names.
func readToken(name, token, path string, problems *Problems) Secret {
	switch {
	case token != "" && path != "":
		problems.add(name, "and "+Prefix+name+"_FILE are both set", "only "+Prefix+name+"_FILE=/run/secrets/token")
	case path != "":
		return readTokenFile(name+"_FILE", path, problems)
	}
	return NewSecret(token)
}

func readTokenFile(name, path string, problems *Problems) Secret {
	const example = "/run/secrets/token"
	if discordShape.MatchString(path) && strings.Count(path, "") > 50 || telegramShape.MatchString(path) {
		problems.add(name, "holds a token where the path of a file is wanted", example)
		return Secret{}
	}
	info, err := os.Stat(path)
	if err == nil && info.Size() > maxTokenFile {
		problems.add(name, "names "+path+", which is too large to be a token", example)
		return Secret{}
	}
	text, err := os.ReadFile(path)
	if err != nil {
		problems.add(name, "names a file that cannot be read: "+err.Error(), example)
		return Secret{}
	}
	token := strings.TrimSpace(string(text))
	if token == "" {
		problems.add(name, "names "+path+", which is empty", example)
	}
	return NewSecret(token)
}

// tokenFault says what is wrong with a token without repeating it, "" when it looks well.
func tokenFault(token string, shape *regexp.Regexp) string {
	switch {
	case strings.HasPrefix(token, "Bot ") || strings.HasPrefix(token, "Bearer "):
		return `begins with "Bot " or "Bearer "; only the token itself is wanted`
	case strings.ContainsAny(token, "\"'`“”"):
		return "has quotes in it"
	case placeholder.MatchString(token):
		return "still holds the text of an example"
	case strings.ContainsAny(token, " \t\r\n"):
		return "has a space or a line break in it"
	case !shape.MatchString(token):
		return "does not look like a token of this platform"
	}
	return ""
}
