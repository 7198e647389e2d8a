package main

import (
	"context"
	"fmt"
	"log/slog"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"briscola/adapters/discord"
	"briscola/adapters/discord/discordtest"
	"briscola/adapters/telegram"
	"briscola/adapters/telegram/telegramtest"
	"briscola/bot"
	"briscola/bot/chat"
	"briscola/storage"
)

// The games of the family with most on their screens, for the real libraries and the strict fakes of the platforms. A fake fails its
// test for whatever the platform would refuse.
var familyGames = []string{"bastarda", "scoperta", "briscolone"}

// familyPatience is how long a deal may take: the platforms' pace decides, and how busy the machine is.
const familyPatience = 8 * time.Minute

// serveBot runs a bot with one platform until the test ends.
func serveBot(t *testing.T, m chat.Messenger) {
	t.Helper()
	db, err := storage.Open(filepath.Join(t.TempDir(), "briscola.db"))
	if err != nil {
		t.Fatal(err)
	}
	b, err := bot.New(bot.Options{
		Store: db, Messengers: []chat.Messenger{m}, Log: slog.New(slog.NewTextHandler(t.Output(), nil)), Seed: seeds(t.Name()),
	})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- operate(ctx, slog.New(slog.DiscardHandler), b, []chat.Messenger{m}, b.Handle) }()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
}

// familyComputers is how many computers play with one person.
func familyComputers(name string) int {
	if name == "bastarda" {
		return 4
	}
	return 1
}

// moveToken tells whether a button makes a move.
func moveToken(token string) bool {
	for _, verb := range []string{"call.", "bid.", "trump.", "play.", "keep."} {
		if strings.HasPrefix(token, verb) {
			return true
		}
	}
	return false
}

func TestTheFamilyIsPlayedOnDiscord(t *testing.T) {
	t.Parallel()
	for _, name := range familyGames {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			fake := discordtest.New(t, discordtest.Options{Now: slowClock()})
			m, err := discord.New(discord.Options{Token: discordtest.DefaultToken, APIURL: fake.URL(), Commands: bot.Commands(), Log: slog.New(slog.DiscardHandler)})
			if err != nil {
				t.Fatal(err)
			}
			guild, anna := fake.AddGuild("Circolo", "it"), fake.AddUser(strings.Repeat("W", 32), "it")
			guild.Add(anna)
			channel := guild.AddChannel("briscola")
			serveBot(t, m)
			if !fake.Await(func() bool { return len(fake.Commands()) > 0 && fake.Gateway().Connected > 0 }) {
				t.Fatal("not connected")
			}
			anna.Run(channel, "briscola", discordtest.Option{Name: "variant", Value: name}, discordtest.Option{Name: "match", Value: "1"},
				discordtest.Option{Name: "computers", Value: familyComputers(name)}).Wait()
			seq := 0
			over := func() bool {
				for _, s := range anna.Sees(channel) {
					if strings.Contains(s.Text, "La mano 1 è finita") {
						return true
					}
				}
				return false
			}
			for deadline := time.Now().Add(familyPatience); !over(); time.Sleep(20 * time.Millisecond) {
				if time.Now().After(deadline) {
					t.Fatalf("the deal does not end: %+v", anna.Sees(anna.DM()))
				}
				if s, b := discordMove(anna, seq); b.CustomID != "" {
					seq = tokenSeq(b.CustomID)
					anna.Press(s.ID, b.CustomID).Wait()
				}
			}
		})
	}
}

// discordMove finds a move that a person's private chat offers and that is newer than the last one.
func discordMove(u *discordtest.User, seq int) (discordtest.Screen, discordtest.Button) {
	for _, s := range u.Sees(u.DM()) {
		for _, row := range s.Buttons {
			for _, b := range row {
				if moveToken(b.CustomID) && tokenSeq(b.CustomID) > seq {
					return s, b
				}
			}
		}
	}
	return discordtest.Screen{}, discordtest.Button{}
}

func TestTheFamilyIsPlayedOnTelegram(t *testing.T) {
	t.Parallel()
	for _, name := range familyGames {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			fake := telegramtest.New(t)
			m, err := telegram.New(telegram.Options{Token: fake.Token(), APIURL: fake.URL(), Commands: bot.Commands(), Log: slog.New(slog.DiscardHandler)})
			if err != nil {
				t.Fatal(err)
			}
			anna := fake.AddUser(telegramtest.User{First: strings.Repeat("W", 60), Language: "it", Started: true})
			group := fake.AddSupergroup("Circolo", anna)
			serveBot(t, m)
			fake.Say(anna, group, fmt.Sprintf("/briscola %s match=1 computers=%d", name, familyComputers(name)))
			seq := 0
			over := func() bool {
				for _, message := range fake.Messages(group) {
					if strings.Contains(message.Text, "La mano 1 è finita") {
						return true
					}
				}
				return false
			}
			private := fake.Private(anna)
			for deadline := time.Now().Add(familyPatience); !over(); time.Sleep(20 * time.Millisecond) {
				if time.Now().After(deadline) {
					t.Fatalf("the deal does not end: %+v", fake.Messages(private))
				}
				if message, token := telegramMove(fake, private, seq); token != "" {
					seq = tokenSeq(token)
					fake.PressData(anna, private, message, token)
				}
			}
		})
	}
}

func telegramMove(fake *telegramtest.Server, private telegramtest.Place, seq int) (message int, token string) {
	for _, m := range fake.Messages(private) {
		for _, row := range m.Buttons {
			for _, b := range row {
				if moveToken(b.Data) && tokenSeq(b.Data) > seq {
					return m.ID, b.Data
				}
			}
		}
	}
	return 0, ""
}
