package chat_test

import (
	"errors"
	"strings"
	"testing"

	"briscola/bot/chat"
)

func TestAFileNeedsAPlainNameAndAFewBytes(t *testing.T) {
	for _, row := range []struct {
		rule, name string
		bytes      int
		want       error
	}{
		{"an export", "briscola-data_1.json", 2, nil},
		{"the longest name", strings.Repeat("n", 64), 1, nil},
		{"the largest", "a", chat.FileMost, nil},
		{"without a name", "", 1, chat.ErrRefused},
		{"a name too long", strings.Repeat("n", 65), 1, chat.ErrRefused},
		{"a hidden name", ".profile", 1, chat.ErrRefused},
		{"a name in a folder", "../a.json", 1, chat.ErrRefused},
		{"a name with a space", "my data.json", 1, chat.ErrRefused},
		{"a name that is not ASCII", "caffè.json", 1, chat.ErrRefused},
		{"without data", "a.json", 0, chat.ErrRefused},
		{"too large", "a.json", chat.FileMost + 1, chat.ErrRefused},
	} {
		err := chat.File{Name: row.name, Data: make([]byte, row.bytes)}.Check()
		if !errors.Is(err, row.want) {
			t.Errorf("%s: got %v, want %v", row.rule, err, row.want)
		}
		if err != nil && row.name != "" && strings.Contains(err.Error(), row.name) {
			t.Errorf("%s: the error %q holds the name", row.rule, err)
		}
	}
}
