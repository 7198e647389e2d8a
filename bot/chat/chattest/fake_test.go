package chattest_test

import (
	"context"
	"errors"
	"testing"

	"briscola/bot/chat"
	"briscola/bot/chat/chattest"
)

func TestEverybodyBelongsButThoseWhoLeft(t *testing.T) {
	f, ctx := chattest.NewFake("fake", chat.Caps{}), context.Background()
	club, other := chat.Community{Platform: "fake", ID: "club"}, chat.Community{Platform: "fake", ID: "other"}
	anna, bruno := chat.PersonID{Platform: "fake", ID: "anna"}, chat.PersonID{Platform: "fake", ID: "bruno"}
	f.Leave(club, anna)
	for _, row := range []struct {
		rule      string
		community chat.Community
		person    chat.PersonID
		want      bool
	}{
		{"who left", club, anna, false},
		{"in another community", other, anna, true},
		{"who did not leave", club, bruno, true},
		{"of another platform", club, chat.PersonID{Platform: "elsewhere", ID: "bruno"}, false},
	} {
		if got, err := f.Member(ctx, row.community, row.person); got != row.want || err != nil {
			t.Errorf("%s: got %v, %v, want %v", row.rule, got, err, row.want)
		}
	}
	f.Join(club, anna)
	if got, err := f.Member(ctx, club, anna); !got || err != nil {
		t.Errorf("who came back: got %v, %v", got, err)
	}
	f.HideMembers(club, chat.ErrForbidden)
	if got, err := f.Member(ctx, club, bruno); got || !errors.Is(err, chat.ErrForbidden) {
		t.Errorf("where members are hidden: got %v, %v, want ErrForbidden", got, err)
	}
	f.HideMembers(club, nil)
	if got, err := f.Member(ctx, club, bruno); !got || err != nil {
		t.Errorf("where they are hidden no more: got %v, %v", got, err)
	}
	if got, err := f.Member(ctx, chat.Community{}, bruno); got || err == nil {
		t.Errorf("in no community: got %v, %v, want an error", got, err)
	}
}

func TestAFileIsKeptWithItsMessageAndNoAnswerCarriesOne(t *testing.T) {
	f, ctx := chattest.NewFake("fake", chat.Caps{}), context.Background()
	m := chat.Message{Lines: []chat.Line{{Text: "yours"}}, File: &chat.File{Name: "data.json", Data: []byte("{}")}}
	ref, err := f.Send(ctx, chat.Room{Platform: "fake", Chat: "1"}, m)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Edit(ctx, ref, chat.Message{Lines: []chat.Line{{Text: "still yours"}}}); err != nil {
		t.Fatal(err)
	}
	if got, _ := f.Message(ref); got.File == nil || string(got.File.Data) != "{}" || got.Text() != "still yours" {
		t.Errorf("the message is %+v", got)
	}
	m.File = &chat.File{Name: "a b", Data: []byte("{}")}
	if _, err := f.Send(ctx, ref.Room, m); !errors.Is(err, chat.ErrRefused) || len(f.Refused()) != 1 {
		t.Errorf("a file that cannot be: got %v, refused %q", err, f.Refused())
	}
	m.File.Name = "data.json"
	f.Serve(func(context.Context, chat.Update) chat.Answer { return chat.Answer{Public: &m} })
	f.Do(chat.Update{Room: ref.Room})
	if len(f.Refused()) != 2 {
		t.Errorf("an answer with a file: refused %q", f.Refused())
	}
}
