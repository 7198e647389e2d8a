package chat_test

import (
	"testing"

	"briscola/bot/chat"
)

func TestMessagesAreEqualWhereTheyLookTheSameAndCarryTheSameFile(t *testing.T) {
	message := func(change func(*chat.Message)) chat.Message {
		m := chat.Message{
			Lines:   []chat.Line{{Style: chat.Title, Text: "Your data"}},
			Buttons: [][]chat.Button{{{Label: "Delete", Token: "forget.1"}}},
			Mention: &chat.Person{Name: "Anna"},
			Key:     "1",
			File:    &chat.File{Name: "data.json", Data: []byte("{}")},
		}
		change(&m)
		return m
	}
	same := message(func(*chat.Message) {})
	for _, row := range []struct {
		rule   string
		change func(*chat.Message)
		want   bool
	}{
		{"a copy", func(*chat.Message) {}, true},
		{"another key", func(m *chat.Message) { m.Key = "2" }, true},
		{"another line", func(m *chat.Message) { m.Lines[0].Text = "x" }, false},
		{"another style", func(m *chat.Message) { m.Lines[0].Style = chat.Quiet }, false},
		{"another button", func(m *chat.Message) { m.Buttons[0][0].Token = "forget.2" }, false},
		{"another mention", func(m *chat.Message) { m.Mention.Name = "Bruno" }, false},
		{"another name of the file", func(m *chat.Message) { m.File.Name = "x" }, false},
		{"other data", func(m *chat.Message) { m.File.Data = []byte("[]") }, false},
		{"no file", func(m *chat.Message) { m.File = nil }, false},
	} {
		if got := same.Equal(message(row.change)); got != row.want {
			t.Errorf("%s: equal is %v, want %v", row.rule, got, row.want)
		}
	}
}
