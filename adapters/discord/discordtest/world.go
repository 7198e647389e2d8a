package discordtest

import (
	"fmt"
	"time"
)

// Permissions that the fake knows.
const (
	Administrator  = 1 << 3
	ManageGuild    = 1 << 5
	ViewChannel    = 1 << 10
	SendMessages   = 1 << 11
	AttachFiles    = 1 << 15
	ReadHistory    = 1 << 16
	SendInThreads  = 1 << 38
	allPermissions = ViewChannel | SendMessages | AttachFiles | ReadHistory | SendInThreads
)

// Types of channels.
const (
	typeText   = 0
	typeDM     = 1
	typeThread = 11
)

// Guild is a Discord server.
type Guild struct {
	ID, Name, Locale string

	s       *Server
	members map[string]*member
	kicked  bool // the bot is out
}

type member struct {
	nick        string
	permissions int
}

// Channel is a text channel, a thread or a private chat.
type Channel struct {
	ID, Name string

	s       *Server
	kind    int
	guild   *Guild   // nil for a private chat
	parent  *Channel // of a thread
	with    *User    // of a private chat
	bot     int      // the bot's permissions
	hidden  map[string]bool
	locked  bool
	deleted bool
}

// User is a person, or the bot.
type User struct {
	ID, Name string

	s        *Server
	global   string
	locale   string
	bot      bool
	dm       *Channel
	closedDM bool
}

// AddGuild makes a server with the bot in it, and tells the bot. The locale is such as "it" or "en-US".
func (s *Server) AddGuild(name, locale string) *Guild {
	s.mu.Lock()
	defer s.mu.Unlock()
	g := &Guild{ID: s.id(), Name: name, Locale: locale, s: s, members: map[string]*member{}}
	s.guilds[g.ID] = g
	s.dispatch(g.ID, "GUILD_CREATE", s.guildJSON(g))
	return g
}

// AddChannel makes a text channel that everybody in the server sees and the bot may write to.
func (g *Guild) AddChannel(name string) *Channel {
	g.s.mu.Lock()
	defer g.s.mu.Unlock()
	return g.s.newChannel(&Channel{Name: name, kind: typeText, guild: g})
}

// AddThread makes a thread in a channel.
func (c *Channel) AddThread(name string) *Channel {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	return c.s.newChannel(&Channel{Name: name, kind: typeThread, guild: c.guild, parent: c})
}

func (s *Server) newChannel(c *Channel) *Channel {
	c.ID, c.s, c.bot, c.hidden = s.id(), s, allPermissions, map[string]bool{}
	s.channels[c.ID] = c
	return c
}

// AddUser makes a person with a global name, who uses Discord in some language.
func (s *Server) AddUser(name, locale string) *User {
	s.mu.Lock()
	defer s.mu.Unlock()
	u := s.newUser(name, false)
	u.global, u.locale = name, locale
	return u
}

func (s *Server) newUser(name string, bot bool) *User {
	u := &User{ID: s.id(), Name: name, s: s, bot: bot}
	s.users[u.ID] = u
	return u
}

// Rename changes the name that a person goes by everywhere.
func (u *User) Rename(global string) {
	u.s.mu.Lock()
	defer u.s.mu.Unlock()
	u.global = global
}

// Add makes people members of the server, without special permissions.
func (g *Guild) Add(users ...*User) {
	g.s.mu.Lock()
	defer g.s.mu.Unlock()
	for _, u := range users {
		g.members[u.ID] = &member{permissions: allPermissions}
	}
}

// Leave takes people out of the server. The bot is not told, for that is an intent of its own.
func (g *Guild) Leave(users ...*User) {
	g.s.mu.Lock()
	defer g.s.mu.Unlock()
	for _, u := range users {
		delete(g.members, u.ID)
	}
	g.s.allow(10007)
}

// Nick gives a member another name in this server.
func (g *Guild) Nick(u *User, nick string) {
	g.s.mu.Lock()
	defer g.s.mu.Unlock()
	g.members[u.ID].nick = nick
}

// Grant gives a member permissions besides those that everybody has.
func (g *Guild) Grant(u *User, permissions int) {
	g.s.mu.Lock()
	defer g.s.mu.Unlock()
	g.members[u.ID].permissions |= permissions
}

// Remove puts the bot out of the server, and tells it.
func (g *Guild) Remove() {
	g.s.mu.Lock()
	defer g.s.mu.Unlock()
	g.kicked = true
	g.s.allow(50001, 10004)
	g.s.dispatch(g.ID, "GUILD_DELETE", map[string]any{"id": g.ID})
	g.s.notify()
}

// Outage tells the bot that the server is not available for the moment.
func (g *Guild) Outage() {
	g.s.mu.Lock()
	defer g.s.mu.Unlock()
	g.s.dispatch(g.ID, "GUILD_DELETE", map[string]any{"id": g.ID, "unavailable": true})
}

// Hide makes a channel invisible to a person.
func (c *Channel) Hide(u *User) {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	c.hidden[u.ID] = true
}

// Bot sets the bot's permissions in a channel; refusals for lack of one are expected from now on.
func (c *Channel) Bot(permissions int) {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	c.bot = permissions
	c.s.allow(50001, 50013)
}

// Lock archives and locks a thread.
func (c *Channel) Lock() {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	c.locked = true
	c.s.allow(50083, 160005)
}

// Delete removes a channel or thread with its messages, and tells the bot.
func (c *Channel) Delete() {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	c.deleted = true
	c.s.allow(10003)
	data := map[string]any{"id": c.ID, "guild_id": c.guild.ID, "type": c.kind}
	event := "THREAD_DELETE"
	if c.kind == typeText {
		event, data["name"], data["position"] = "CHANNEL_DELETE", c.Name, 0
		data["permission_overwrites"], data["nsfw"] = []any{}, false
	} else {
		data["parent_id"] = c.parent.ID
	}
	c.s.dispatch(c.guild.ID, event, data)
	c.s.notify()
}

// DM is the private chat of a person with the bot.
func (u *User) DM() *Channel {
	u.s.mu.Lock()
	defer u.s.mu.Unlock()
	return u.s.dm(u)
}

func (s *Server) dm(u *User) *Channel {
	if u.dm == nil {
		u.dm = s.newChannel(&Channel{Name: "dm-" + u.Name, kind: typeDM, with: u})
	}
	return u.dm
}

// CloseDM makes a person take no private messages.
func (u *User) CloseDM() {
	u.s.mu.Lock()
	defer u.s.mu.Unlock()
	u.closedDM = true
	u.s.allow(50007)
}

// OpenDM undoes CloseDM.
func (u *User) OpenDM() {
	u.s.mu.Lock()
	defer u.s.mu.Unlock()
	u.closedDM = false
}

// seenBy tells whether a person can look into a channel.
func (c *Channel) seenBy(u *User) bool {
	switch {
	case c.deleted || c.hidden[u.ID]:
		return false
	case c.guild == nil:
		return c.with == u
	case c.parent != nil && c.parent.hidden[u.ID]:
		return false
	}
	return c.guild.members[u.ID] != nil
}

// shares tells whether a person is in some server together with the bot.
func (s *Server) shares(u *User) bool {
	for _, g := range s.guilds {
		if !g.kicked && g.members[u.ID] != nil {
			return true
		}
	}
	return false
}

func (s *Server) userJSON(u *User) map[string]any {
	var global any
	if u.global != "" {
		global = u.global
	}
	j := map[string]any{"id": u.ID, "username": u.Name, "discriminator": "0", "avatar": nil, "global_name": global,
		"public_flags": 0, "flags": 0, "primary_guild": nil}
	if u.bot {
		j["bot"] = true
	}
	return j
}

func (s *Server) memberJSON(g *Guild, u *User) map[string]any {
	m := g.members[u.ID]
	if m == nil {
		m = &member{} // somebody from outside, with a forged press
	}
	var nick any
	if m.nick != "" {
		nick = m.nick
	}
	return map[string]any{"user": s.userJSON(u), "nick": nick, "avatar": nil, "banner": nil, "roles": []any{},
		"joined_at": s.time(s.options.Now()), "deaf": false, "mute": false, "flags": 0, "pending": false,
		"permissions": fmt.Sprint(m.permissions)}
}

func (s *Server) guildJSON(g *Guild) map[string]any {
	j := map[string]any{"id": g.ID, "name": g.Name, "owner_id": s.bot.ID, "preferred_locale": g.Locale,
		"joined_at": s.time(s.options.Now()), "large": false, "member_count": len(g.members) + 1,
		"incidents_data": nil, "premium_progress_bar_enabled": false}
	for _, name := range []string{"afk_channel_id", "application_id", "banner", "description", "discovery_splash", "hub_type",
		"icon", "public_updates_channel_id", "rules_channel_id", "safety_alerts_channel_id", "splash", "system_channel_id",
		"vanity_url_code"} {
		j[name] = nil
	}
	for _, name := range []string{"channels", "emojis", "features", "guild_scheduled_events", "members", "presences", "roles",
		"soundboard_sounds", "stage_instances", "stickers", "threads", "voice_states"} {
		j[name] = []any{}
	}
	for _, name := range []string{"default_message_notifications", "explicit_content_filter", "mfa_level", "nsfw_level",
		"premium_tier", "system_channel_flags", "verification_level"} {
		j[name] = 0
	}
	j["afk_timeout"] = 300
	return j
}

func (s *Server) time(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000000+00:00") }
