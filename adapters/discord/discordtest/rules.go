package discordtest

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"
)

// checkMessage applies the rules for messages that the schemas do not state.
func checkMessage(f *form, at string, body map[string]any) {
	if content, ok := body["content"]; ok && content != nil {
		if _, isText := content.(string); !isText {
			f.add(at+"content", "STRING_TYPE_CONVERT", "Could not interpret as string.")
		}
	}
	f.length(at+"content", str(body["content"]), 0, maxContent)
	if nonce := str(body["nonce"]); nonce != "" {
		f.length(at+"nonce", nonce, 1, maxNonce)
	}
	checkMentions(f, at+"allowed_mentions", body["allowed_mentions"])
	rows := list(body["components"])
	if len(rows) > maxRows {
		f.add(at+"components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and %d in length.", maxRows)
	}
	ids := map[string]bool{}
	for i, row := range rows {
		checkRow(f, at+"components."+index(i), row, ids)
	}
}

func checkMentions(f *form, at string, v any) {
	a, ok := v.(map[string]any)
	if !ok {
		return
	}
	for _, kind := range []string{"users", "roles"} {
		ids, _ := a[kind].([]any)
		if len(ids) > maxMentionIDs {
			f.add(at+"."+kind, "BASE_TYPE_MAX_LENGTH", "Must be %d or fewer in length.", maxMentionIDs)
		}
		if len(ids) > 0 && has(a["parse"], kind) {
			f.add(at, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", "parse:[%q] and %s: [ids...] are mutually exclusive.", kind, kind)
		}
	}
}

func checkRow(f *form, at string, row map[string]any, ids map[string]bool) {
	if num(row["type"]) != 1 {
		f.add(at, "UNION_TYPE_CHOICES", "The fake knows action rows only.")
		return
	}
	buttons := list(row["components"])
	if len(buttons) < 1 || len(buttons) > maxPerRow {
		f.add(at+".components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and %d in length.", maxPerRow)
	}
	for i, b := range buttons {
		checkButton(f, at+".components."+index(i), b, ids)
	}
}

func checkButton(f *form, at string, b map[string]any, ids map[string]bool) {
	if num(b["type"]) != 2 {
		f.add(at, "UNION_TYPE_CHOICES", "The fake knows buttons only.")
		return
	}
	f.length(at+".label", str(b["label"]), 0, maxLabel)
	if strings.TrimSpace(str(b["label"])) == "" && b["emoji"] == nil {
		f.add(at, "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji.")
	}
	if style := num(b["style"]); style < 1 || style > 5 {
		f.add(at+".style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5).")
	}
	id, url := str(b["custom_id"]), str(b["url"])
	switch link := num(b["style"]) == 5; {
	case link && (url == "" || id != ""):
		f.add(at, "BUTTON_COMPONENT_URL", "A link button has a url and no custom_id.")
	case link:
		f.length(at+".url", url, 1, maxURL)
		if !regexp.MustCompile(`^(https?|discord)://\S+$`).MatchString(url) {
			f.add(at+".url", "URL_TYPE_INVALID_URL", "Not a well formed URL.")
		}
	case url != "":
		f.add(at+".url", "BUTTON_COMPONENT_URL", "Only a link button has a url.")
	case ids[id]:
		f.add(at+".custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
	default:
		f.length(at+".custom_id", id, minCustomID, maxCustomID)
	}
	ids[id] = true
}

// empty tells whether a message would show nothing.
func empty(body map[string]any) bool {
	return strings.TrimSpace(str(body["content"])) == "" && len(list(body["components"])) == 0
}

// commandName is the documented pattern; the two scripts named there apart are letters and marks.
var commandName = regexp.MustCompile(`^[-_'\p{L}\p{N}\p{Devanagari}\p{Thai}]{1,32}$`)

// checkCommands applies the rules for a bulk overwrite of commands that the schemas do not state.
func checkCommands(f *form, commands []map[string]any) {
	if len(commands) > maxCommands {
		f.add("", "BASE_TYPE_MAX_LENGTH", "Must be %d or fewer in length.", maxCommands)
	}
	names := map[string]bool{}
	for i, c := range commands {
		at := index(i)
		checkName(f, at+".name", str(c["name"]), names)
		f.length(at+".description", str(c["description"]), 1, maxDescription)
		checkLocales(f, at, c)
		checkOptions(f, at+".options", list(c["options"]))
		if total := commandSize(c); total > maxCommandTotal {
			f.add(at, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (%d)", maxCommandTotal)
		}
	}
}

func checkName(f *form, at, name string, names map[string]bool) {
	if !commandName.MatchString(name) || name != strings.ToLower(name) {
		f.add(at, "STRING_TYPE_REGEX", "Command name is invalid")
	}
	if names[name] {
		f.add(at, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Names must be unique")
	}
	names[name] = true
}

func checkOptions(f *form, at string, options []map[string]any) {
	if len(options) > maxOptions {
		f.add(at, "BASE_TYPE_MAX_LENGTH", "Must be %d or fewer in length.", maxOptions)
	}
	names := map[string]bool{}
	optional := false
	for i, o := range options {
		at := at + "." + index(i)
		checkName(f, at+".name", str(o["name"]), names)
		f.length(at+".description", str(o["description"]), 1, maxDescription)
		checkLocales(f, at, o)
		if o["required"] == true && optional {
			f.add(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options must be placed before non-required options")
		}
		optional = optional || o["required"] != true
		choices := list(o["choices"])
		if len(choices) > 0 && o["autocomplete"] == true {
			f.add(at, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Choices and autocomplete exclude each other")
		}
		checkChoices(f, at+".choices", choices)
	}
}

func checkChoices(f *form, at string, choices []map[string]any) {
	if len(choices) > maxChoices {
		f.add(at, "BASE_TYPE_MAX_LENGTH", "Must be %d or fewer in length.", maxChoices)
	}
	for i, c := range choices {
		f.length(at+"."+index(i)+".name", str(c["name"]), 1, 100)
		if value, ok := c["value"].(string); ok {
			f.length(at+"."+index(i)+".value", value, 1, 100)
		}
		checkLocales(f, at+"."+index(i), c)
	}
}

// locales are those that Discord documents, and two that only its OpenAPI description lists.
var locales = strings.Fields("id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru " +
	"uk hi th zh-CN ja zh-TW ko ar he")

func checkLocales(f *form, at string, v map[string]any) {
	for _, member := range []string{"name_localizations", "description_localizations"} {
		texts, _ := v[member].(map[string]any)
		for locale, text := range texts {
			if !slices.Contains(locales, locale) {
				f.add(at+"."+member, "ENUM_TYPE_COERCE", "%q is no locale", locale)
			}
			f.length(at+"."+member+"."+locale, str(text), 1, 100)
			if member == "name_localizations" && v["value"] == nil && (!commandName.MatchString(str(text)) || str(text) != strings.ToLower(str(text))) {
				f.add(at+"."+member+"."+locale, "STRING_TYPE_REGEX", "Command name is invalid")
			}
		}
	}
}

// commandSize adds up the texts of a command, of each the longest localisation.
func commandSize(v map[string]any) int {
	n := 0
	for _, member := range []string{"name", "description"} {
		longest := utf8.RuneCountInString(str(v[member]))
		texts, _ := v[member+"_localizations"].(map[string]any)
		for _, text := range texts {
			longest = max(longest, utf8.RuneCountInString(str(text)))
		}
		n += longest
	}
	n += utf8.RuneCountInString(str(v["value"]))
	for _, member := range []string{"options", "choices"} {
		for _, part := range list(v[member]) {
			n += commandSize(part)
		}
	}
	return n
}
