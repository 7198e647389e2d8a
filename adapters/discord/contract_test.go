package discord_test

import (
	"bytes"
	"testing"
	"time"

	"briscola/adapters/discord/discordtest"
	"briscola/bot/chat"
	"briscola/bot/chat/chattest"
)

func TestContract(t *testing.T) {
	chattest.Contract(t, func(t *testing.T) chattest.Harness {
		b := start(t, func(s *setting) {
			s.bot.Commands = []chat.CommandSpec{{Name: "table", Public: true, Description: map[string]string{"en": "Shows the table"}}}
		})
		b.fake.Allow(10008, 10004) // deleting twice and an unknown server are part of the contract
		return harness{b}
	})
}

// harness lets the contract's tests drive the fake.
type harness struct{ *bench }

func (h harness) Messenger() chat.Messenger { return h.bot }

func (h harness) Serve(f chat.Handler) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.answer = f
}

func (h harness) Room() chat.Room { return h.room() }

func (h harness) Community() chat.Community {
	return chat.Community{Platform: "discord", ID: h.guild.ID}
}

func (h harness) Person() chat.Person {
	return chat.Person{ID: chat.PersonID{Platform: "discord", ID: h.anna.ID}, Name: h.anna.Name}
}

func (h harness) Command(name string, _ ...string) string {
	return shown(h.anna.Run(h.channel, name).Wait())
}

func (h harness) Press(ref chat.MessageRef, token string) string {
	return shown(h.anna.Forge(ref.ID, token).Wait())
}

// shown gives the text of an answer.
func shown(a discordtest.Answer) string {
	if a.Screen == nil {
		return ""
	}
	return a.Screen.Text
}

func (h harness) Shows(ref chat.MessageRef) (string, bool) {
	for _, s := range h.anna.Sees(h.channel) {
		if s.ID == ref.ID {
			return s.Text, true
		}
	}
	return "", false
}

func (h harness) File(ref chat.MessageRef) *chat.File {
	for _, s := range h.anna.Sees(h.channel) {
		if s.ID == ref.ID && len(s.Files) == 1 {
			return &chat.File{Name: s.Files[0].Name, Data: s.Files[0].Data}
		}
	}
	return nil
}

func (h harness) Picture(ref chat.MessageRef) *chat.Picture {
	for _, s := range h.anna.Sees(h.channel) {
		if s.ID == ref.ID && len(s.Files) == 1 && bytes.HasPrefix(s.Files[0].Data, []byte("\x89PNG")) {
			return &chat.Picture{PNG: s.Files[0].Data, Alt: s.Files[0].Alt}
		}
	}
	return nil
}

func (h harness) Uploads() int { return h.fake.Uploads() }

func (h harness) Bare(chat.Room) bool {
	h.channel.Bot(discordtest.ViewChannel | discordtest.SendMessages | discordtest.ReadHistory)
	return true
}

func (h harness) Lose(ref chat.MessageRef) bool {
	h.fake.DeleteMessage(ref.ID)
	return true
}

func (h harness) Shut(chat.PersonID) bool {
	h.anna.CloseDM()
	return true
}

func (h harness) Busy(d time.Duration) bool {
	h.fake.Fail(discordtest.Fault{Route: "*", Status: 429, RetryAfter: d})
	return true
}

func (h harness) Forbid(chat.Room) bool {
	h.channel.Bot(discordtest.ViewChannel)
	return true
}

func (h harness) Leave(chat.PersonID) bool {
	h.guild.Leave(h.anna)
	return true
}
