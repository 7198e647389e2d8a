package telegramtest

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

// TestLimitsAreThePublishedOnes holds what the server enforces equal to the shared table of platform limits.
func TestLimitsAreThePublishedOnes(t *testing.T) {
	data, err := readShared("platform-limits.json")
	if err != nil {
		t.Fatal(err)
	}
	if data == nil {
		t.Skip("no table of platform limits at hand")
	}
	var table struct {
		Limits []struct {
			Platform, ID, Error string
			Value               any
		}
	}
	if err := json.Unmarshal(data, &table); err != nil {
		t.Fatal(err)
	}
	values, words := map[string]string{}, map[string]string{}
	for _, limit := range table.Limits {
		if limit.Platform == "telegram" {
			values[limit.ID], words[limit.ID] = fmt.Sprint(limit.Value), limit.Error
		}
	}
	for id, want := range map[string]any{
		"message.text":           []int{textLeast, textMost},
		"message.caption":        []int{captionLeast, captionMost},
		"media.upload":           uploadMost,
		"media.photo_upload":     photoMost,
		"callback.data":          []int{dataLeast, dataMost},
		"callback.answer_text":   []int{0, noteMost},
		"callback.answer_window": answerWindow.Seconds(),
		"keyboard.inline":        map[string]int{"buttons": buttonsMost, "per_row": perRowMost},
		"keyboard.button_kinds":  1,
		"rate.chat":              chatPerSecond,
		"rate.group":             groupPerMinute,
		"rate.global":            globalPerSecond,
		"updates.limit":          []int{updatesLeast, updatesMost},
		"updates.timeout":        []int{0, pollMost},
		"updates.retention":      retention.Hours(),
		"updates.same_offset":    sameOffset.Seconds(),
		"start.payload":          payloadMost,
		"commands.count":         commandsMost,
		"commands.name":          []int{1, commandNameMost},
		"commands.description":   []int{commandTextLeast, commandTextMost},
		"delete.window":          deleteWindow.Hours(),
	} {
		if got := values[id]; got != fmt.Sprint(want) {
			t.Errorf("%s: published %s, enforced %v", id, got, want)
		}
	}
	for id, want := range map[string]string{
		"message.text": textTooLong, "message.caption": textCaptionLong, "error.blocked": textBlocked, "error.no_start": textNoStart, "error.deactivated": textDeactivated,
		"error.kicked": textKicked, "error.not_modified": textNotModified, "error.edit_missing": textEditGone,
		"error.delete_missing": textDeleteGone, "error.thread_missing": textThreadGone, "error.chat_missing": textChatGone,
		"error.migrated": textMoved, "error.conflict": textConflict, "callback.answer_window": textTooOld, "delete.window": textNoDelete,
		"edit.window": textNoEdit, "callback.data": "BUTTON_DATA_INVALID", "callback.answer_text": "MESSAGE_TOO_LONG",
		"error.no_method": "Not Found: method not found", "error.bad_token": "Unauthorized",
	} {
		if !strings.Contains(words[id], want) {
			t.Errorf("%s: published %q, used %q", id, words[id], want)
		}
	}
}
