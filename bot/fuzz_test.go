package bot_test

import (
	"context"
	"log/slog"
	"strings"
	"testing"

	"briscola/bot"
	"briscola/bot/bottest"
	"briscola/bot/chat"
	"briscola/bot/chat/chattest"
)

// FuzzUpdates hands anything to a bot with a table in play: nothing makes it panic, and every answer fits.
func FuzzUpdates(f *testing.F) {
	fake := chattest.NewFake("test", bottest.Slotted())
	b, err := bot.New(bot.Options{Store: bottest.NewStore(), Messengers: []chat.Messenger{fake}, Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		f.Fatal(err)
	}
	room := chat.Room{Platform: "test", Chat: "group"}
	anna := chat.Person{ID: chat.PersonID{Platform: "test", ID: "anna"}, Name: "Anna"}
	b.Handle(context.Background(), chat.Update{Room: room, From: anna, Command: &chat.Command{Name: "briscola", Words: []string{"2", "computers=1"}}})
	for _, s := range []string{"briscola 4 computers=2 match=3", "play tre di coppe", "settings language en", "stats x", "hand", "end", "\x00", "leaderboard 999999999999"} {
		f.Add(s, "play.k7q2m9.3.2", "Anna", false)
	}
	f.Add("", "board.-.0.5", "\u202e@everyone", true)
	f.Fuzz(func(t *testing.T, line, token, name string, private bool) {
		person := chat.Person{ID: anna.ID, Name: name, Language: name}
		u := chat.Update{Room: room, From: person, Private: private}
		if private {
			u.Room.Chat = "dm-anna"
		}
		u.Press = &chat.Press{Token: token}
		if note := b.Handle(context.Background(), u).Note; len([]rune(note)) > 200 {
			t.Errorf("note of %d code points: %q", len([]rune(note)), note)
		}
		words := strings.Fields(line)
		if len(words) == 0 {
			return
		}
		u.Press = nil
		u.Command = &chat.Command{Name: strings.TrimPrefix(words[0], "/"), Words: words[1:]}
		b.Handle(context.Background(), u)
		b.Handle(context.Background(), chat.Update{Room: u.Room, From: person, Query: &chat.Query{Command: "play", Option: "card", Text: line}})
	})
}
