package chat_test

import (
	"errors"
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
		{"an icon", func(m *chat.Message) { m.Buttons[0][0].Label = chat.Sign("3c", "") + m.Buttons[0][0].Label }, false},
	} {
		if got := same.Equal(message(row.change)); got != row.want {
			t.Errorf("%s: equal is %v, want %v", row.rule, got, row.want)
		}
	}
}

func TestPicturesOfMessagesAreTheSameWhereTheirKeysAre(t *testing.T) {
	message := func(p *chat.Picture) chat.Message {
		return chat.Message{Lines: []chat.Line{{Text: "Table"}}, Picture: p}
	}
	same := message(&chat.Picture{PNG: []byte("1"), Alt: "a", Key: "k"})
	for _, row := range []struct {
		rule    string
		picture *chat.Picture
		want    bool
	}{
		{"a copy", &chat.Picture{PNG: []byte("1"), Alt: "a", Key: "k"}, true},
		{"the key alone", &chat.Picture{Key: "k"}, true},
		{"another key", &chat.Picture{PNG: []byte("1"), Alt: "a", Key: "l"}, false},
		{"none", nil, false},
	} {
		other := message(row.picture)
		if got := same.Equal(other); got != row.want || other.Equal(same) != got {
			t.Errorf("%s: equal is %v, want %v", row.rule, got, row.want)
		}
	}
	if !message(nil).Equal(message(nil)) {
		t.Error("two messages without pictures are not equal")
	}
	if same.Picture == nil {
		t.Error("comparing took the picture away")
	}
}

func TestAMessageHasAFileOrAPictureThatCanBeSent(t *testing.T) {
	file, picture := &chat.File{Name: "a", Data: []byte("1")}, &chat.Picture{PNG: []byte(signature), Key: "k"}
	for _, row := range []struct {
		rule    string
		file    *chat.File
		picture *chat.Picture
		want    error
	}{
		{"neither", nil, nil, nil},
		{"a file", file, nil, nil},
		{"a picture", nil, picture, nil},
		{"both", file, picture, chat.ErrRefused},
		{"an empty file", &chat.File{Name: "a"}, nil, chat.ErrRefused},
		{"an empty picture", nil, &chat.Picture{Key: "k"}, chat.ErrRefused},
	} {
		if err := (chat.Message{File: row.file, Picture: row.picture}).Check(); !errors.Is(err, row.want) {
			t.Errorf("%s: got %v, want %v", row.rule, err, row.want)
		}
	}
}
