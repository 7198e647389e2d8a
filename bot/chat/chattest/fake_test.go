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

func TestAPictureIsShownWhereThePlatformTakesIt(t *testing.T) {
	ctx := context.Background()
	room := chat.Room{Platform: "fake", Chat: "1"}
	message := func(key string) chat.Message {
		m := chat.Message{Lines: []chat.Line{{Text: "table"}}}
		if key != "" {
			m.Picture = chattest.Picture(key)
		}
		return m
	}
	f := chattest.NewFake("fake", chat.Caps{Pictures: true, Ephemeral: true})
	ref, err := f.Send(ctx, room, message("one"))
	if err != nil {
		t.Fatal(err)
	}
	shows := func(rule, want string) {
		t.Helper()
		key := ""
		if got, _ := f.Message(ref); got.Picture != nil {
			key = got.Picture.Key
		}
		if key != want {
			t.Errorf("%s: the picture has the key %q, want %q", rule, key, want)
		}
	}
	edit := func(rule, key, want string) {
		t.Helper()
		if err := f.Edit(ctx, ref, message(key)); err != nil {
			t.Errorf("%s: %v", rule, err)
		}
		shows(rule, want)
	}
	shows("sent", "one")
	edit("another", "two", "two")
	edit("none", "", "")
	f.RefusePictures(true)
	edit("refused", "one", "")
	f.RefusePictures(false)
	edit("taken again", "one", "one")
	next := message("three")
	f.Serve(func(context.Context, chat.Update) chat.Answer { return chat.Answer{Public: &next, Replace: true} })
	f.Do(chat.Update{Room: room, Press: &chat.Press{Message: ref}})
	shows("an answer", "three")
	if got := f.Refused(); len(got) != 0 {
		t.Errorf("refused %q", got)
	}
	plain := chattest.NewFake("fake", chat.Caps{})
	if ref, err = plain.Send(ctx, room, message("one")); err != nil {
		t.Errorf("without Caps.Pictures: %v", err)
	}
	if got, _ := plain.Message(ref); got.Picture != nil {
		t.Error("a platform without Caps.Pictures shows a picture")
	}
}

func TestAPictureThatCannotBeIsRefused(t *testing.T) {
	f, ctx := chattest.NewFake("fake", chat.Caps{Pictures: true}), context.Background()
	room := chat.Room{Platform: "fake", Chat: "1"}
	m := chat.Message{Lines: []chat.Line{{Text: "table"}}, Picture: &chat.Picture{Key: "k"}}
	if _, err := f.Send(ctx, room, m); !errors.Is(err, chat.ErrRefused) {
		t.Errorf("an empty one: got %v, want ErrRefused", err)
	}
	m.Picture, m.File = nil, &chat.File{Name: "a", Data: []byte("1")}
	ref, err := f.Send(ctx, room, m)
	if err != nil {
		t.Fatal(err)
	}
	m.Picture = chattest.Picture("k")
	if _, err := f.Send(ctx, room, m); !errors.Is(err, chat.ErrRefused) {
		t.Errorf("beside a file: got %v, want ErrRefused", err)
	}
	if err := f.Edit(ctx, ref, m); !errors.Is(err, chat.ErrRefused) {
		t.Errorf("for a message with a file: got %v, want ErrRefused", err)
	}
	if len(f.Refused()) != 3 {
		t.Errorf("refused %q, want three", f.Refused())
	}
}
