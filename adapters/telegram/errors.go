package telegram

import (
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"briscola/bot/chat"
)

// apiError is a call that failed: refused by the platform (code and its words), or not understood (the HTTP status), or
// not even answered (status 0).
type apiError struct {
	method      string
	status      int
	code        int
	description string
	retryAfter  time.Duration
	movedTo     int64
}

func (e *apiError) Error() string {
	switch {
	case e.code != 0:
		return fmt.Sprintf("telegram: %s: %d %s", e.method, e.code, e.description)
	case e.status == 0:
		return fmt.Sprintf("telegram: %s: %s", e.method, e.description)
	}
	return fmt.Sprintf("telegram: %s: HTTP status %d: %s", e.method, e.status, e.description)
}

// Unwrap gives what the refusal means to the bot; nothing for passing trouble.
func (e *apiError) Unwrap() error { return meaning(e.code, e.description) }

// says tells whether the platform used these words.
func (e *apiError) says(words string) bool { return strings.Contains(e.description, words) }

// nobody tells whether the platform knows no such member of a chat.
func (e *apiError) nobody() bool {
	return e.says("user not found") || e.says("member not found") || e.says("PARTICIPANT_ID_INVALID")
}

// The words of refusals that are no trouble at all.
const (
	wordsNoText      = "there is no text in the message to edit"
	wordsNotModified = "message is not modified"
	wordsDeleted     = "message to delete not found"
	wordsBadID       = "MESSAGE_ID_INVALID"
	wordsTooOld      = "query is too old"
)

// The words of refusals after which a message is sent in another way.
const (
	wordsNoFile          = "wrong file identifier"
	wordsStaleFile       = "wrong remote file identifier"
	wordsExpiredFile     = "FILE_REFERENCE_EXPIRED"
	wordsNoPhotos        = "not enough rights to send photos"
	wordsPhotosForbidden = "CHAT_SEND_PHOTOS_FORBIDDEN"
	wordsMediaForbidden  = "CHAT_SEND_MEDIA_FORBIDDEN"
)

// saysAny tells whether an error is a refusal in one of these words.
func saysAny(err error, words ...string) bool {
	var fault *apiError
	return errors.As(err, &fault) && slices.ContainsFunc(words, fault.says)
}

// meaning is the table of refusals: the first row whose words are in the description counts, then the code.
func meaning(code int, description string) error {
	rows := []struct {
		words string
		means error
	}{
		{"bot was blocked by the user", chat.ErrBlocked},
		{"bot can't initiate conversation", chat.ErrBlocked},
		{"bot can't send messages to bots", chat.ErrBlocked},
		{"user is deactivated", chat.ErrBlocked},
		{"PEER_ID_INVALID", chat.ErrBlocked},

		{"bot was kicked", chat.ErrForbidden},
		{"bot is not a member", chat.ErrForbidden},
		{"not enough rights", chat.ErrForbidden},
		{"have no rights", chat.ErrForbidden},
		{"need administrator rights", chat.ErrForbidden},
		{"CHAT_WRITE_FORBIDDEN", chat.ErrForbidden},
		{"CHAT_RESTRICTED", chat.ErrForbidden},
		{"CHAT_ADMIN_REQUIRED", chat.ErrForbidden},
		{"TOPIC_CLOSED", chat.ErrForbidden},

		{"message to edit not found", chat.ErrGone},
		{"message can't be edited", chat.ErrGone},
		{wordsDeleted, chat.ErrGone},
		{"message can't be deleted", chat.ErrGone},
		{wordsBadID, chat.ErrGone},
		{"message thread not found", chat.ErrGone},
		{"TOPIC_DELETED", chat.ErrGone},
		{"TOPIC_ID_INVALID", chat.ErrGone},
		{"chat not found", chat.ErrGone},
		{"group chat was deleted", chat.ErrGone},
		{"group chat was deactivated", chat.ErrGone},
	}
	for _, row := range rows {
		if strings.Contains(description, row.words) {
			return row.means
		}
	}
	switch code {
	case http.StatusForbidden:
		return chat.ErrForbidden
	case http.StatusBadRequest, http.StatusNotFound, http.StatusRequestEntityTooLarge:
		return chat.ErrRefused
	}
	return nil
}

// about makes the error of a call that concerned a room.
func about(room chat.Room, err error) error {
	var fault *apiError
	if !errors.As(err, &fault) {
		return err
	}
	switch {
	case fault.movedTo != 0:
		room.Chat = strconv.FormatInt(fault.movedTo, 10)
		return fmt.Errorf("telegram: %s: %w", fault.method, &chat.MovedError{To: room})
	case fault.code == http.StatusTooManyRequests:
		return fmt.Errorf("telegram: %s: %w", fault.method, &chat.BusyError{RetryAfter: max(fault.retryAfter, time.Second)})
	}
	return err
}
