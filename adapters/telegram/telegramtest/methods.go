package telegramtest

import (
	"encoding/json"
	"regexp"
	"unicode/utf8"
)

// methods are what the server can do besides getUpdates.
func methods() map[string]method {
	return map[string]method{
		"getMe":                  plain(getMe),
		"sendMessage":            plain(sendMessage),
		"sendDocument":           sendDocument,
		"sendPhoto":              sendPhoto,
		"editMessageMedia":       editMessageMedia,
		"editMessageText":        plain(editMessageText),
		"editMessageCaption":     plain(editMessageCaption),
		"editMessageReplyMarkup": plain(editMessageReplyMarkup),
		"deleteMessage":          plain(deleteMessage),
		"answerCallbackQuery":    plain(answerCallbackQuery),
		"getChatMember":          plain(getChatMember),
		"setMyCommands":          plain(setMyCommands),
		"getMyCommands":          plain(getMyCommands),
		"deleteWebhook":          plain(deleteWebhook),
	}
}

func getMe(s *Server, _ params) (any, *refusal) {
	me := userJSON(&s.bot)
	me["can_join_groups"], me["can_read_all_group_messages"], me["supports_inline_queries"] = true, !s.privacy, false
	return me, nil
}

func deleteWebhook(*Server, params) (any, *refusal) { return true, nil }

type command struct {
	Command     string `json:"command"`
	Description string `json:"description"`
}

func setMyCommands(s *Server, p params) (any, *refusal) {
	var commands []command
	if refused := p.decode("commands", &commands); refused != nil {
		return nil, refused
	}
	if len(commands) > commandsMost {
		return nil, bad("BOT_COMMANDS_TOO_MUCH")
	}
	for _, c := range commands {
		if len(c.Command) > commandNameMost || !regexp.MustCompile(`^[a-z0-9_]+$`).MatchString(c.Command) {
			return nil, bad("BOT_COMMAND_INVALID")
		}
		if n := utf8.RuneCountInString(c.Description); n < commandTextLeast || n > commandTextMost {
			return nil, bad("BOT_COMMAND_DESCRIPTION_INVALID")
		}
	}
	stored, _ := json.Marshal(commands)
	s.commands[p["scope"]+p["language_code"]] = stored
	return true, nil
}

func getMyCommands(s *Server, p params) (any, *refusal) {
	stored := s.commands[p["scope"]+p["language_code"]]
	if stored == nil {
		stored = []byte("[]")
	}
	return json.RawMessage(stored), nil
}

// Commands gives the names of the registered commands with their descriptions, for a scope such as all_group_chats and
// a language, "" for everybody else's.
func (s *Server) Commands(scope, language string) map[string]string {
	s.mu.Lock()
	defer s.mu.Unlock()
	var commands []command
	json.Unmarshal(s.commands[`{"type":"`+scope+`"}`+language], &commands)
	found := map[string]string{}
	for _, c := range commands {
		found[c.Command] = c.Description
	}
	return found
}
