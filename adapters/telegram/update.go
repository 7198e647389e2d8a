package telegram

import (
	"strconv"
	"strings"
	"time"

	"briscola/bot/chat"
)

// staleAfter is the age at which a command is no longer what anybody waits for.
const staleAfter = 10 * time.Minute

// base is what all updates of a place have in common.
func base(at *place, topic string, from *user) chat.Update {
	u := chat.Update{Room: roomOf(at.ID, topic), Private: at.Type == "private"}
	if !u.Private {
		u.Community = chat.Community{Platform: Platform, ID: u.Room.Chat}
	}
	if from != nil {
		u.From = person(from)
	}
	return u
}

func roomOf(id int64, topic string) chat.Room {
	return chat.Room{Platform: Platform, Chat: strconv.FormatInt(id, 10), Topic: topic}
}

func person(u *user) chat.Person {
	return chat.Person{
		ID:       chat.PersonID{Platform: Platform, ID: strconv.FormatInt(u.ID, 10)},
		Name:     strings.TrimSpace(u.First + " " + u.Last),
		Language: u.Language,
	}
}

// topic names the topic of a message, "" for none and for the General topic. Replies carry a thread too that is none.
func (m *message) topic() string {
	const general = 1
	if !m.InTopic || m.Topic <= general {
		return ""
	}
	return strconv.Itoa(m.Topic)
}

// command reads a command from a message. It must come from a person, be new, and be meant for this bot.
func (m *Messenger) command(from *message, now time.Time) (chat.Update, bool) {
	if from.From == nil || from.From.Bot || from.Forwarded != nil || now.Sub(time.Unix(from.Date, 0)) > staleAfter {
		return chat.Update{}, false
	}
	name, to, words, ok := parseCommand(from.Text)
	if !ok || to != "" && !strings.EqualFold(to, m.name()) {
		return chat.Update{}, false
	}
	u := base(from.Chat, from.topic(), from.From)
	if to == "" && !u.Private && !m.knows(name) {
		return chat.Update{}, false // perhaps another bot's
	}
	u.Command = &chat.Command{Name: name, Words: words}
	return u, true
}

// parseCommand reads "/name@bot words".
func parseCommand(text string) (name, to string, words []string, ok bool) {
	text, ok = strings.CutPrefix(text, "/")
	fields := strings.Fields(text)
	if !ok || len(fields) == 0 || !strings.HasPrefix(text, fields[0]) {
		return "", "", nil, false
	}
	name, to, _ = strings.Cut(fields[0], "@")
	name = strings.ToLower(name)
	const letters = "abcdefghijklmnopqrstuvwxyz0123456789_"
	if name == "" || len(name) > 32 || strings.Trim(name, letters) != "" {
		return "", "", nil, false
	}
	return name, to, fields[1:], true
}

// knows tells whether the bot has a command. Opening the private chat is one that every bot has.
func (m *Messenger) knows(name string) bool {
	_, ok := m.commandSpec(name)
	return ok || name == "start"
}

func (m *Messenger) commandSpec(name string) (chat.CommandSpec, bool) {
	for _, spec := range m.specs {
		if spec.Name == name {
			return spec, true
		}
	}
	return chat.CommandSpec{}, false
}

// name is the bot's username, "" before it is known.
func (m *Messenger) name() string {
	if name := m.username.Load(); name != nil {
		return *name
	}
	return ""
}

// press reads a press; false where nobody can be said to have pressed anything of ours.
func press(c *callback) (chat.Update, bool) {
	if c.From == nil || c.From.ID == 0 || c.Data == "" || c.Message == nil || c.Message.Chat == nil {
		return chat.Update{}, false
	}
	u := base(c.Message.Chat, c.Message.topic(), c.From)
	u.Press = &chat.Press{Token: c.Data, Personal: u.Private}
	if c.Message.Date != 0 {
		u.Press.Message = chat.MessageRef{Room: u.Room, ID: strconv.Itoa(c.Message.ID)}
	}
	return u, true
}

// left reads from a service message that somebody left.
func (m *Messenger) left(from *message) (chat.Update, bool) {
	if from.Gone.ID == 0 || from.Gone.ID == m.self.Load() {
		return chat.Update{}, false // the bot's own leave is told by my_chat_member
	}
	u := base(from.Chat, "", from.Gone)
	u.Left = &chat.Left{}
	return u, true
}

// leftAs reads from a change of somebody's status that they left.
func leftAs(c *memberUpdated) (chat.Update, bool) {
	if c.Chat == nil || c.New.User == nil || c.New.in() {
		return chat.Update{}, false
	}
	u := base(c.Chat, "", c.New.User)
	u.Left = &chat.Left{}
	return u, true
}

// removed reads from a change of the bot's own status that it can write no longer.
func removed(c *memberUpdated) (chat.Update, bool) {
	if c.Chat == nil || c.Chat.ID == 0 || c.New.in() {
		return chat.Update{}, false
	}
	u := base(c.Chat, "", c.From)
	u.Removed = &chat.Removed{}
	return u, true
}

// moved reads the new id of a chat, which is told in the old chat and again in the new one.
func moved(m *message) chat.Update {
	from, to := m.Chat.ID, m.MigratedTo
	if to == 0 {
		from, to = m.MigratedFrom, m.Chat.ID
	}
	u := base(&place{ID: from}, "", nil)
	u.Moved = &chat.Moved{To: roomOf(to, ""), Community: chat.Community{Platform: Platform, ID: strconv.FormatInt(to, 10)}}
	return u
}
