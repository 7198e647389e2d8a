package discord

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"briscola/bot/chat"
)

// Codes that the adapter itself looks at.
const (
	codeUnknownMember      = 10007
	codeUnknownUser        = 10013
	codeUnknownEmoji       = 10014
	codeManyEmojis         = 30008
	codeUnknownInteraction = 10062
	codeAcknowledged       = 40060
	codeOldEdits           = 30046
	codeTooManyDMs         = 40003
	codeWebhookToken       = 50027
	codeNoPermission       = 50013
)

// meaning says what Discord's error codes mean to the bot. A code that is not here is judged by the HTTP status.
func meaning(code int) error {
	switch code {
	case 10003, // unknown channel
		10004,                  // unknown guild
		10008,                  // unknown message
		10015,                  // unknown webhook: the interaction was not answered, or its answer is gone
		codeUnknownInteraction, // too late
		codeWebhookToken,       // the interaction's token has run out
		codeOldEdits,           // too many edits of an old message: post it again
		50005:                  // a message of somebody else: post an own one
		return chat.ErrGone
	case 50001, // missing access
		50008, // not a text channel
		codeNoPermission,
		50083,  // archived thread
		160005: // locked thread
		return chat.ErrForbidden
	case codeUnknownUser,
		50007, // the person does not take messages
		50033, // nobody whom one could write to
		50278: // no server in common
		return chat.ErrBlocked
	case 50006, // empty message
		50035,        // invalid form body
		50109, 40005: // bad JSON, too large
		return chat.ErrRefused
	}
	return nil
}

// apiError is an answer of Discord that is no success.
type apiError struct {
	route      string
	status     int
	code       int    // of the JSON body, 0 for none
	message    string // Discord's words for the code
	places     string // which members of the body were refused
	retryAfter time.Duration
	global     bool
}

func (e *apiError) Error() string {
	text := fmt.Sprintf("discord: %s: HTTP %d", e.route, e.status)
	if e.code != 0 {
		text += fmt.Sprintf(", code %d: %s", e.code, e.message)
	}
	if e.places != "" {
		text += " (" + e.places + ")"
	}
	return text
}

// Unwrap gives what the answer means to the bot; nil for passing trouble.
func (e *apiError) Unwrap() error {
	if err := meaning(e.code); err != nil {
		return err
	}
	switch e.status {
	case http.StatusForbidden:
		if e.code != 0 {
			return chat.ErrForbidden
		}
	case http.StatusBadRequest, http.StatusRequestEntityTooLarge:
		return chat.ErrRefused
	}
	return nil
}

// limited tells whether Discord takes such calls again after a while.
func (e *apiError) limited() bool {
	return (e.status == http.StatusTooManyRequests && e.code != codeOldEdits) || e.code == codeTooManyDMs
}

// passing tells whether the same call may succeed in a moment.
func (e *apiError) passing() bool { return e.status >= 500 }

// badToken tells whether Discord does not know the bot; an interaction's token that has run out is no such case.
func (e *apiError) badToken() bool {
	return e.status == http.StatusUnauthorized && e.code != codeWebhookToken
}

// isCode tells whether an error is an answer of Discord with a code.
func isCode(err error, code int) bool {
	var api *apiError
	return errors.As(err, &api) && api.code == code
}

// scrub takes the URL out of a network error: it may hold an interaction's token.
func scrub(r route, err error) error {
	var busy *chat.BusyError
	if errors.As(err, &busy) {
		return busy
	}
	var api *apiError
	if errors.As(err, &api) {
		return api
	}
	var u *url.Error
	if errors.As(err, &u) {
		err = u.Err
	}
	return fmt.Errorf("discord: %s: %w", r.template, err)
}

// places lists the members that an error tree complains of with the code of each complaint, without the words.
func places(tree json.RawMessage) string {
	var node any
	if json.Unmarshal(tree, &node) != nil {
		return ""
	}
	var found []string
	walkFaults(node, nil, &found)
	slices.Sort(found)
	return strings.Join(found, ", ")
}

func walkFaults(node any, path []string, found *[]string) {
	members, ok := node.(map[string]any)
	if !ok {
		return
	}
	for name, member := range members {
		if name != "_errors" {
			walkFaults(member, append(slices.Clone(path), name), found)
			continue
		}
		list, _ := member.([]any)
		for _, entry := range list {
			fault, _ := entry.(map[string]any)
			*found = append(*found, fmt.Sprintf("%s %v", strings.Join(path, "."), fault["code"]))
		}
	}
}
