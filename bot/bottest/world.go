package bottest

import (
	"context"
	"crypto/sha256"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"
	_ "time/tzdata" // a community may have any time zone

	"briscola/bot"
	"briscola/bot/chat"
	"briscola/bot/chat/chattest"
	"briscola/game"
)

// World is a bot on one platform in memory, with one group and any people in it. It lives in a synctest bubble, so its hours
// pass at once. Every deal of a World is the same in every run.
type World struct {
	T        testing.TB
	Bot      *bot.Bot
	Fake     *chattest.Fake
	Store    *FaultStore
	Room     chat.Room
	Options  bot.Options
	Answers  map[string]chat.Answer // the newest answer to each person
	Language string                 // of everybody

	Played []string // what was said to those who played a card, in order

	deals  int
	last   chat.Update // the newest one
	looked chat.Update // one that somebody could have sent
	before chat.Room   // where the group was before it moved
	stop   func()
}

// Slotted is a platform whose answers are a few words, so that shared screens carry slots; Screened is one whose answers
// are whole screens.
func Slotted() chat.Caps {
	return chat.Caps{
		Text: 4096, Note: 200, Caption: 1024, Label: 64, Token: 64, PerRow: 8, Rows: 12, EditGap: 1500 * time.Millisecond,
		Shared: chat.Pace{Burst: 4, Every: time.Minute / 14}, Private: chat.Pace{Burst: 3, Every: time.Second},
		Global: chat.Pace{Burst: 25, Every: 40 * time.Millisecond}, StartURL: "https://example.org/start=",
	}
}

func Screened() chat.Caps {
	return chat.Caps{
		Text: 2000, Note: 2000, Label: 80, Token: 100, PerRow: 5, Rows: 5, Ephemeral: true, Icons: true, ReplyLife: 14 * time.Minute,
		EditGap: time.Second, EditAge: 50 * time.Minute,
		Shared: chat.Pace{Burst: 3, Every: time.Second}, Private: chat.Pace{Burst: 3, Every: time.Second},
	}
}

// NewWorld starts a bot on a store in memory. It has to be called inside a bubble and is stopped by Close.
func NewWorld(t testing.TB, caps chat.Caps) *World { return NewWorldOn(t, caps, NewStore()) }

// NewWorldOn starts a bot on a store, with computers that play a card a second.
func NewWorldOn(t testing.TB, caps chat.Caps, store bot.Store) *World {
	return NewWorldWith(t, caps, store, time.Second)
}

// NewWorldWith starts a bot on a store with a pace for computers.
func NewWorldWith(t testing.TB, caps chat.Caps, store bot.Store, pace time.Duration) *World {
	w := &World{
		T: t, Fake: chattest.NewFake("test", caps), Store: &FaultStore{Store: store}, Language: "it",
		Room: chat.Room{Platform: "test", Chat: "group"}, Answers: map[string]chat.Answer{},
	}
	w.Options = bot.Options{
		Store: w.Store, Messengers: []chat.Messenger{w.Fake}, Log: slog.New(slog.NewTextHandler(t.Output(), nil)), Seed: w.seed,
		TurnReminder: 45 * time.Second, TurnLimit: 2 * time.Minute, LobbyLimit: 30 * time.Minute, ComputerPace: pace, Nodes: 50,
	}
	w.start()
	return w
}

// seed gives the seeds of the deals, a new one for each.
func (w *World) seed() (game.Seed, error) {
	w.deals++
	return game.Seed(sha256.Sum256(fmt.Appendf(nil, "deal %d", w.deals))), nil
}

func (w *World) start() {
	w.T.Helper()
	b, err := bot.New(w.Options)
	if err != nil {
		w.T.Fatal(err)
	}
	w.Bot = b
	w.Fake.Serve(b.Handle)
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error)
	go func() { done <- b.Run(ctx) }()
	w.stop = func() {
		cancel()
		if err := <-done; err != nil {
			w.T.Errorf("Run: %v", err)
		}
	}
	w.Settle()
}

// Settle lets everything happen that needs no time to pass.
func (w *World) Settle() { synctest.Wait() }

// Wait lets time pass.
func (w *World) Wait(d time.Duration) {
	time.Sleep(d)
	w.Settle()
}

// Restart stops the bot and starts another one on the same store.
func (w *World) Restart() {
	w.T.Helper()
	w.stop()
	w.start()
}

// Close stops the bot. It is a fault if anything was shown that no such platform takes.
func (w *World) Close() {
	w.stop()
	for _, refused := range w.Fake.Refused() {
		w.T.Errorf("refused by the platform: %s", refused)
	}
}

// Person is somebody of the group, named like the id with a capital.
func (w *World) Person(id string) chat.Person {
	return chat.Person{ID: chat.PersonID{Platform: "test", ID: id}, Name: strings.ToUpper(id[:1]) + id[1:], Language: w.Language}
}

// Update is an update from somebody in the group.
func (w *World) Update(id string) chat.Update {
	return chat.Update{
		Room: w.Room, Community: chat.Community{Platform: "test", ID: w.Room.Chat}, From: w.Person(id), Language: w.Language,
	}
}

// Private is an update from somebody in the private chat with the bot.
func (w *World) Private(id string) chat.Update {
	return chat.Update{Room: w.Fake.PrivateRoom(w.Person(id).ID), Private: true, From: w.Person(id)}
}

// Do hands an update to the bot and keeps the answer.
func (w *World) Do(u chat.Update) chat.Answer {
	w.last = u
	answer := w.Fake.Do(u)
	w.Answers[u.From.ID.ID] = answer
	w.Settle()
	return answer
}

// Command types a command with words.
func (w *World) Command(u chat.Update, line string) chat.Answer {
	words := strings.Fields(strings.TrimPrefix(line, "/"))
	u.Command = &chat.Command{Name: words[0], Words: words[1:]}
	return w.Do(u)
}

// Press presses a button by its token.
func (w *World) Press(u chat.Update, ref chat.MessageRef, token string) chat.Answer {
	personal := u.Private || ref.Room.Chat == "reply"
	u.Press = &chat.Press{Token: token, Message: ref, Personal: personal}
	return w.Do(u)
}

// Find finds the newest message in a room with a button whose token begins with a verb and, where one is given, ends with
// an argument; of several in one message the first.
func (w *World) Find(room chat.Room, verb, arg string) (ref chat.MessageRef, token string, ok bool) {
	for _, candidate := range w.Fake.Messages(room) {
		shown, _ := w.Fake.Message(candidate)
		for _, row := range slices.Backward(shown.Buttons) {
			for _, b := range slices.Backward(row) {
				parts := strings.Split(b.Token, ".")
				if parts[0] == verb && (arg == "" || len(parts) == 4 && parts[3] == arg) {
					ref, token, ok = candidate, b.Token, true
				}
			}
		}
	}
	return ref, token, ok
}

// PressIn presses the newest such button in a room.
func (w *World) PressIn(u chat.Update, verb, arg string) chat.Answer {
	w.T.Helper()
	ref, token, ok := w.Find(u.Room, verb, arg)
	if !ok {
		w.T.Fatalf("no button %s %s in %v, which shows:\n%s", verb, arg, u.Room, w.Text(u.Room))
	}
	return w.Press(u, ref, token)
}

// Text gives what a room shows, message by message.
func (w *World) Text(room chat.Room) string {
	var texts []string
	for _, ref := range w.Fake.Messages(room) {
		shown, _ := w.Fake.Message(ref)
		texts = append(texts, Render(shown.Message))
	}
	return strings.Join(texts, "\n---\n")
}

// Render writes a message as text: its lines, then its buttons in brackets.
func Render(m chat.Message) string {
	var out strings.Builder
	if m.Mention != nil {
		fmt.Fprintf(&out, "@%s ", m.Mention.Name)
	}
	out.WriteString(m.Text())
	for _, row := range m.Buttons {
		out.WriteString("\n")
		for _, b := range row {
			fmt.Fprintf(&out, "[%s] ", chat.Spell(b.Label))
		}
	}
	return out.String()
}

// patience bounds how long PlayOne waits for a person's turn to come: computers think, screens are drawn late.
const patience = 3 * time.Minute

// PlayOne lets whoever of the people is on turn play the first card offered, in private where the hand is shown there, else
// by a slot of the shared screen, and waits for that turn to come. It tells false when it does not.
func (w *World) PlayOne(people ...string) bool {
	for waited := time.Duration(0); waited < patience; waited += time.Second {
		for _, id := range people {
			if w.playFrom(w.Private(id)) || w.playFrom(w.Update(id)) {
				return true
			}
		}
		w.Wait(time.Second)
	}
	return false
}

// playFrom tries every card that the newest screen in a room offers.
func (w *World) playFrom(u chat.Update) bool {
	ref, _, ok := w.Find(u.Room, "play", "")
	if !ok {
		return false
	}
	shown, _ := w.Fake.Message(ref)
	for _, row := range shown.Buttons {
		for _, b := range row {
			if strings.HasPrefix(b.Token, "play.") && w.played(w.Press(u, ref, b.Token)) {
				return true
			}
		}
	}
	return false
}

// played tells whether an answer says that a card was played, or says nothing because the hand follows with its picture.
func (w *World) played(answer chat.Answer) bool {
	follows := answer.Note == "" && answer.Screen == nil
	if !follows && !strings.HasPrefix(answer.Note, "Hai giocato") && !strings.HasPrefix(answer.Note, "You played") {
		return false
	}
	w.Played = append(w.Played, answer.Note)
	return true
}
