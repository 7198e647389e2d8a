package telegramtest

import (
	"fmt"
	"maps"
	"slices"
)

// User is a person, or the bot. A user made by AddUser has never opened the bot's private chat unless Started is set.
type User struct {
	ID       int64
	First    string
	Last     string
	Username string // without "@"
	Language string // language_code, "" for none told
	Started  bool   // has opened the bot's private chat
	Bot      bool

	blocked, deactivated bool
}

// Place is a chat or a topic of a chat.
type Place struct {
	Chat  int64
	Topic int // 0 for none and for the General topic
}

// room is a chat with everything in it.
type room struct {
	id       int64
	kind     string // private, group, supergroup
	title    string
	forum    bool
	members  []int64 // people, not the bot
	admins   []int64
	marked   map[int64]string // people with a status of their own: restricted, kicked
	topics   map[int]*topic
	messages []*Message
	lastID   int // of messages, in a supergroup
	movedTo  int64
	botIn    bool
	botAdmin bool
	botMuted bool
	noPhotos bool // the bot may send no photos
}

// generalTopic is the topic that every forum has; it is the message with which a supergroup begins, and is never named in
// a request.
const generalTopic = 1

type topic struct {
	name   string
	closed bool
}

// AddUser makes somebody; the ID is given by the server unless set.
func (s *Server) AddUser(u User) User {
	s.mu.Lock()
	defer s.mu.Unlock()
	if u.ID == 0 {
		s.lastUser++
		u.ID = s.lastUser
	}
	s.users[u.ID] = &u
	s.chats[u.ID] = &room{id: u.ID, kind: "private", botIn: true}
	return u
}

// AddGroup makes a basic group with the bot in it; the first member made it.
func (s *Server) AddGroup(title string, members ...User) Place {
	return s.addChat("group", title, false, members)
}

// AddSupergroup makes a supergroup with the bot in it; the first member made it.
func (s *Server) AddSupergroup(title string, members ...User) Place {
	return s.addChat("supergroup", title, false, members)
}

// AddForum makes a supergroup with topics.
func (s *Server) AddForum(title string, members ...User) Place {
	return s.addChat("supergroup", title, true, members)
}

func (s *Server) addChat(kind, title string, forum bool, members []User) Place {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.lastChat++
	id := -s.lastChat
	if kind == "supergroup" {
		id -= 1_000_000_000_000
	}
	c := &room{id: id, kind: kind, title: title, forum: forum, botIn: true, marked: map[int64]string{}, topics: map[int]*topic{},
		lastID: generalTopic}
	for _, member := range members {
		c.members = append(c.members, member.ID)
	}
	s.chats[id] = c
	return Place{Chat: id}
}

// AddTopic makes a topic of a forum.
func (s *Server) AddTopic(forum Place, name string) Place {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.chat(forum)
	id := s.nextID(c)
	c.topics[id] = &topic{name: name}
	return Place{Chat: forum.Chat, Topic: id}
}

// CloseTopic closes a topic.
func (s *Server) CloseTopic(place Place) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.chat(place).topics[place.Topic].closed = true
}

// Private is the private chat of somebody with the bot.
func (s *Server) Private(u User) Place { return Place{Chat: u.ID} }

// Promote makes somebody an administrator of a group; with the bot itself, the bot.
func (s *Server) Promote(place Place, u User) {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.chat(place)
	if u.ID == s.bot.ID {
		c.botAdmin = true
		return
	}
	c.admins = append(c.admins, u.ID)
}

// SetPrivacy switches the bot's privacy mode, which is on at first: without it the bot sees what people say in groups.
func (s *Server) SetPrivacy(on bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.privacy = on
}

// Block lets somebody block the bot.
func (s *Server) Block(u User) { s.setBlocked(u, true) }

// Unblock takes Block back.
func (s *Server) Unblock(u User) { s.setBlocked(u, false) }

func (s *Server) setBlocked(u User, blocked bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	user := s.user(u.ID)
	user.Started, user.blocked = true, blocked
	before, after := "member", "kicked"
	if !blocked {
		before, after = after, before
	}
	s.botStatus(s.chats[u.ID], u.ID, before, after)
}

// Deactivate deletes somebody's account.
func (s *Server) Deactivate(u User) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.user(u.ID).deactivated = true
}

// Kick removes the bot from a group, which it cannot be added to again before that is taken back.
func (s *Server) Kick(place Place, by User) { s.expel(place, by, "kicked") }

// Remove removes the bot from a group.
func (s *Server) Remove(place Place, by User) { s.expel(place, by, "left") }

func (s *Server) expel(place Place, by User, status string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.chat(place)
	c.botIn = false
	s.botStatus(c, by.ID, "member", status)
}

// Mute takes the bot's right to write in a group.
func (s *Server) Mute(place Place) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.chat(place).botMuted = true
}

// Migrate upgrades a basic group to a supergroup with a new id, as both service messages tell.
func (s *Server) Migrate(place Place) Place {
	s.mu.Lock()
	defer s.mu.Unlock()
	old := s.chat(place)
	s.lastChat++
	to := &room{id: -1_000_000_000_000 - s.lastChat, kind: "supergroup", title: old.title, botIn: true,
		members: slices.Clone(old.members), admins: slices.Clone(old.admins), marked: maps.Clone(old.marked),
		topics: map[int]*topic{}, lastID: generalTopic}
	s.chats[to.id] = to
	old.movedTo = to.id
	by := old.members[0]
	s.service(old, by, map[string]any{"migrate_to_chat_id": to.id})
	s.service(to, by, map[string]any{"migrate_from_chat_id": old.id})
	return Place{Chat: to.id}
}

// service posts a service message; the bot always sees those.
func (s *Server) service(c *room, by int64, fields map[string]any) {
	m := &Message{Place: Place{Chat: c.id}, ID: s.nextID(c), From: by, At: s.time(), service: true}
	c.messages = append(c.messages, m)
	body := s.messageJSON(m)
	delete(body, "text")
	for name, value := range fields {
		body[name] = value
	}
	s.enqueue("message", body)
}

func (s *Server) botStatus(c *room, by int64, before, after string) {
	s.enqueue("my_chat_member", map[string]any{
		"chat": s.chatJSON(c), "from": userJSON(s.user(by)), "date": s.time().Unix(),
		"old_chat_member": s.memberJSON(&s.bot, before), "new_chat_member": s.memberJSON(&s.bot, after),
	})
}

// chat and user find what a test names; a wrong name is a fault of the test.
func (s *Server) chat(place Place) *room {
	c := s.chats[place.Chat]
	if c == nil {
		panic(fmt.Sprintf("telegramtest: no chat %d", place.Chat))
	}
	return c
}

func (s *Server) user(id int64) *User {
	u := s.users[id]
	if u == nil {
		panic(fmt.Sprintf("telegramtest: no user %d", id))
	}
	return u
}

func (s *Server) nextID(c *room) int {
	if c.kind != "supergroup" {
		s.lastID++
		return s.lastID
	}
	c.lastID++
	return c.lastID
}

// audience lists who sees what is said in a chat now.
func (s *Server) audience(c *room) []int64 {
	if c.kind == "private" {
		return []int64{c.id}
	}
	return slices.Clone(c.members)
}

func (s *Server) chatJSON(c *room) map[string]any {
	if c.kind == "private" {
		return map[string]any{"id": c.id, "type": c.kind, "first_name": s.user(c.id).First}
	}
	chat := map[string]any{"id": c.id, "type": c.kind, "title": c.title}
	if c.forum {
		chat["is_forum"] = true
	}
	return chat
}

func userJSON(u *User) map[string]any {
	user := map[string]any{"id": u.ID, "is_bot": u.Bot, "first_name": u.First}
	for name, value := range map[string]string{"last_name": u.Last, "username": u.Username, "language_code": u.Language} {
		if value != "" {
			user[name] = value
		}
	}
	return user
}

func (u *User) unreachable() *refusal {
	text := ""
	switch {
	case u.deactivated:
		text = textDeactivated
	case u.blocked:
		text = textBlocked
	case !u.Started:
		text = textNoStart
	default:
		return nil
	}
	return &refusal{code: 403, text: text, meant: true}
}
