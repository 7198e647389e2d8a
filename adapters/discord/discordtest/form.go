package discordtest

import (
	"encoding/json"
	"fmt"
	"strings"
	"unicode/utf8"
)

// form collects what is wrong with the body of a request.
type form struct {
	faults []formFault
}

type formFault struct {
	path string // "components.0.components.1.label"
	code string
	text string
}

func (f *form) add(path, code, format string, a ...any) {
	f.faults = append(f.faults, formFault{path, code, fmt.Sprintf(format, a...)})
}

// length checks a number of characters.
func (f *form) length(path, text string, least, most int) {
	if n := utf8.RuneCountInString(text); n < least || n > most {
		f.add(path, "BASE_TYPE_BAD_LENGTH", "Must be between %d and %d in length.", least, most)
	}
}

// refusal is Discord's error for the faults, nil for none.
func (f *form) refusal() *refusal {
	if len(f.faults) == 0 {
		return nil
	}
	tree := map[string]any{}
	for _, fault := range f.faults {
		node := tree
		for _, part := range strings.Split(fault.path, ".") {
			if part == "" {
				continue
			}
			next, _ := node[part].(map[string]any)
			if next == nil {
				next = map[string]any{}
				node[part] = next
			}
			node = next
		}
		entries, _ := node["_errors"].([]any)
		node["_errors"] = append(entries, map[string]any{"code": fault.code, "message": fault.text})
	}
	return &refusal{status: 400, code: 50035, message: "Invalid Form Body", errors: tree}
}

// String lists the faults for a violation.
func (f *form) String() string {
	var out []string
	for _, fault := range f.faults {
		out = append(out, fault.path+" "+fault.text)
	}
	return strings.Join(out, "; ")
}

// refusal is an error answer of Discord.
type refusal struct {
	status, code int
	message      string
	errors       map[string]any
	retryAfter   float64 // s, for 429
	global       bool
	html         bool
}

func (r *refusal) body() []byte {
	if r.html {
		return []byte("<html><body><h1>" + r.message + "</h1></body></html>")
	}
	j := map[string]any{"message": r.message, "code": r.code}
	if r.errors != nil {
		j["errors"] = r.errors
	}
	if r.status == 429 && r.code == 0 {
		delete(j, "code")
		j["retry_after"], j["global"] = r.retryAfter, r.global
	}
	text, _ := json.Marshal(j)
	return text
}

// refuse makes one of Discord's usual errors.
func refuse(code int) *refusal {
	switch code {
	case 10003:
		return &refusal{status: 404, code: code, message: "Unknown Channel"}
	case 10004:
		return &refusal{status: 404, code: code, message: "Unknown Guild"}
	case 10007:
		return &refusal{status: 404, code: code, message: "Unknown Member"}
	case 10008:
		return &refusal{status: 404, code: code, message: "Unknown Message"}
	case 10013:
		return &refusal{status: 404, code: code, message: "Unknown User"}
	case 10014:
		return &refusal{status: 404, code: code, message: "Unknown Emoji"}
	case 10015:
		return &refusal{status: 404, code: code, message: "Unknown Webhook"}
	case 10062:
		return &refusal{status: 404, code: code, message: "Unknown interaction"}
	case 30046:
		return &refusal{status: 429, code: code, message: "Maximum number of edits to messages older than 1 hour reached. Try again later"}
	case 40060:
		return &refusal{status: 400, code: code, message: "Interaction has already been acknowledged."}
	case 50001:
		return &refusal{status: 403, code: code, message: "Missing Access"}
	case 50005:
		return &refusal{status: 403, code: code, message: "Cannot edit a message authored by another user"}
	case 50006:
		return &refusal{status: 400, code: code, message: "Cannot send an empty message"}
	case 50007:
		return &refusal{status: 403, code: code, message: "Cannot send messages to this user"}
	case 50013:
		return &refusal{status: 403, code: code, message: "Missing Permissions"}
	case 50027:
		return &refusal{status: 401, code: code, message: "Invalid Webhook Token"}
	case 50033:
		return &refusal{status: 400, code: code, message: "Invalid Recipient(s)"}
	case 50083:
		return &refusal{status: 400, code: code, message: "Thread is archived"}
	case 50278:
		return &refusal{status: 403, code: code, message: "Cannot send messages to this user due to having no mutual guilds"}
	case 160005:
		return &refusal{status: 400, code: code, message: "Thread is locked"}
	}
	return &refusal{status: 400, code: code, message: "Error"}
}

// num reads a number of any kind, or of text.
func num(v any) int {
	switch n := v.(type) {
	case json.Number:
		i, _ := n.Int64()
		return int(i)
	case float64:
		return int(n)
	case int:
		return n
	}
	return 0
}
