package telegram_test

import (
	"strings"
	"testing"
	"time"

	"briscola/adapters/telegram/telegramtest"
	"briscola/bot/chat"
	"briscola/bot/chat/chattest"
)

func TestMessengerKeepsTheContract(t *testing.T) {
	chattest.Contract(t, func(t *testing.T) chattest.Harness {
		b := start(t)
		b.server.Expect("getChatMember was refused: 400 Bad Request: chat not found") // an unknown group is part of the contract
		anna := b.server.AddUser(telegramtest.User{First: "Anna", Started: true, Language: "it"})
		return &harness{bot: b, anna: anna, group: b.server.AddSupergroup("Friends", anna)}
	})
}

// harness puts the fake server under the control of the contract.
type harness struct {
	bot   *bot
	anna  telegramtest.User
	group telegramtest.Place
}

func (h *harness) Messenger() chat.Messenger  { return h.bot.Messenger }
func (h *harness) Serve(handler chat.Handler) { h.bot.Serve(handler) }
func (h *harness) Room() chat.Room            { return room(h.group) }
func (h *harness) Community() chat.Community  { return communityOf(h.group) }

func (h *harness) Person() chat.Person {
	return chat.Person{ID: personID(h.anna), Name: "Anna", Language: "it"}
}

func (h *harness) Command(name string, words ...string) string {
	h.bot.t.Helper()
	h.bot.server.Say(h.anna, h.group, strings.Join(append([]string{"/" + name}, words...), " "))
	h.bot.until("the command is handled", func() bool { return h.bot.server.Pending() == 0 })
	return ""
}

func (h *harness) Press(ref chat.MessageRef, token string) string {
	h.bot.t.Helper()
	return h.bot.told(h.bot.server.PressData(h.anna, place(ref.Room), number(ref), token)).Text
}

func (h *harness) Shows(ref chat.MessageRef) (string, bool) {
	m, ok := h.bot.server.Message(place(ref.Room), number(ref))
	return strings.ReplaceAll(m.Text, "\u2060", ""), ok // a joiner without width, which keeps names from being mentions
}

func (h *harness) File(ref chat.MessageRef) *chat.File {
	m, _ := h.bot.server.Message(place(ref.Room), number(ref))
	if m.File == nil {
		return nil
	}
	return &chat.File{Name: m.File.Name, Data: m.File.Data}
}

func (h *harness) Picture(ref chat.MessageRef) *chat.Picture {
	m, _ := h.bot.server.Message(place(ref.Room), number(ref))
	if m.Photo == nil {
		return nil
	}
	return &chat.Picture{PNG: m.Photo.Data}
}

func (h *harness) Uploads() int { return h.bot.server.Uploads() }

func (h *harness) Bare(chat.Room) bool {
	h.bot.server.ForbidPhotos(h.group, true)
	return true
}

func (h *harness) Lose(ref chat.MessageRef) bool {
	h.bot.server.Delete(place(ref.Room), number(ref))
	return true
}

func (h *harness) Shut(chat.PersonID) bool {
	h.bot.server.Block(h.anna)
	return true
}

func (h *harness) Busy(d time.Duration) bool {
	h.bot.server.Fail(telegramtest.Fault{Method: "sendMessage", Status: 429, RetryAfter: int(d.Seconds())})
	return true
}

func (h *harness) Forbid(chat.Room) bool {
	h.bot.server.Mute(h.group)
	return true
}

func (h *harness) Leave(chat.PersonID) bool {
	h.bot.server.Leave(h.group, h.anna)
	return true
}
