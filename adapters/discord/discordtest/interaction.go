package discordtest

import (
	"fmt"
	"time"
)

// Interaction is one command, press or typing of a person, and how the bot answered it.
type Interaction struct {
	ID string

	s         *Server
	kind      int // 2 command, 3 press, 4 typing
	token     string
	user      *User
	channel   *Channel
	source    *message // with the pressed button
	data      map[string]any
	created   time.Time
	delivered bool

	callback  int // type of the first callback, 0 for none yet
	original  *message
	followUps []*message
	choices   []Choice
}

// Choice is a suggestion that a person gets while typing.
type Choice struct{ Name, Value string }

// Option is a typed option of a command: a string, an int or a *User.
type Option struct {
	Name  string
	Value any
}

// Answer is what came back to the person.
type Answer struct {
	Callback  int      // type of the callback: 4 message, 5 deferred message, 6 deferred update, 7 update, 8 choices
	Screen    *Screen  // the message that the callback made or changed; nil where there is none or it was deleted again
	FollowUps []Screen // further messages
	Choices   []Choice
}

// Run gives a slash command in a channel.
func (u *User) Run(c *Channel, name string, options ...Option) *Interaction {
	u.s.mu.Lock()
	defer u.s.mu.Unlock()
	command := u.s.offered(u, c, name)
	data := map[string]any{"id": str(command["id"]), "name": name, "type": 1}
	given := []any{}
	resolved := map[string]any{}
	for _, o := range options {
		given = append(given, u.s.option(name, command, o, resolved))
	}
	for _, o := range list(command["options"]) {
		if o["required"] == true && !containsOption(options, str(o["name"])) {
			u.s.violate("/%s without its option %s: no client sends that", name, o["name"])
		}
	}
	if len(given) > 0 {
		data["options"] = given
	}
	if len(resolved) > 0 {
		data["resolved"] = map[string]any{"users": resolved}
	}
	return u.s.interact(&Interaction{kind: 2, user: u, channel: c, data: data})
}

// Type writes into an option that has suggestions, so that the bot is asked for them.
func (u *User) Type(c *Channel, command, option, text string) *Interaction {
	u.s.mu.Lock()
	defer u.s.mu.Unlock()
	spec := u.s.offered(u, c, command)
	for _, o := range list(spec["options"]) {
		if str(o["name"]) == option && o["autocomplete"] != true {
			u.s.violate("/%s %s has no suggestions", command, option)
		}
	}
	data := map[string]any{"id": str(spec["id"]), "name": command, "type": 1, "options": []any{
		map[string]any{"name": option, "type": 3, "value": text, "focused": true}}}
	return u.s.interact(&Interaction{kind: 4, user: u, channel: c, data: data})
}

// Press presses a button, by its label or custom_id, on a message that the person sees. A button that is not there or
// is dead is a violation: no client lets one press it.
func (u *User) Press(messageID, button string) *Interaction {
	u.s.mu.Lock()
	defer u.s.mu.Unlock()
	m := u.s.messages[messageID]
	if m == nil {
		u.s.violate("%s presses %q on message %s, which is not there", u.Name, button, messageID)
		m = &message{id: messageID, channel: u.s.dm(u), author: u.s.bot, created: u.s.options.Now()}
	}
	b, ok := m.screen().Button(button)
	if !ok || b.Disabled || b.URL != "" || !m.seenBy(u) {
		u.s.violate("%s presses %q, which is not there to press", u.Name, button)
	}
	return u.s.press(u, m, b.CustomID)
}

// Forge sends a press that no client would send: any custom_id, on any message, seen or not.
func (u *User) Forge(messageID, customID string) *Interaction {
	u.s.mu.Lock()
	defer u.s.mu.Unlock()
	m := u.s.messages[messageID]
	return u.s.press(u, m, customID)
}

func (s *Server) press(u *User, m *message, customID string) *Interaction {
	data := map[string]any{"custom_id": customID, "component_type": 2}
	return s.interact(&Interaction{kind: 3, user: u, channel: m.channel, source: m, data: data})
}

// offered finds a registered command that the person can use in the channel.
func (s *Server) offered(u *User, c *Channel, name string) map[string]any {
	where := 0
	if c.guild == nil {
		where = 1
	}
	if !c.seenBy(u) {
		s.violate("%s gives /%s in a channel that they do not see", u.Name, name)
	}
	for _, command := range s.commands {
		if str(command["name"]) != name {
			continue
		}
		contexts, _ := command["contexts"].([]any)
		for _, context := range contexts {
			if num(context) == where {
				return command
			}
		}
	}
	s.violate("/%s is not offered here", name)
	return map[string]any{"id": s.id()}
}

func (s *Server) option(name string, command map[string]any, o Option, resolved map[string]any) map[string]any {
	kinds := map[string]int{}
	for _, spec := range list(command["options"]) {
		kinds[str(spec["name"])] = num(spec["type"])
	}
	kind := 3
	value := o.Value
	switch v := o.Value.(type) {
	case int:
		kind = 4
	case *User:
		kind, value = 6, v.ID
		resolved[v.ID] = s.userJSON(v)
	}
	if kinds[o.Name] != kind {
		s.violate("/%s has no option %s of type %d", name, o.Name, kind)
	}
	return map[string]any{"name": o.Name, "type": kind, "value": value}
}

func containsOption(options []Option, name string) bool {
	for _, o := range options {
		if o.Name == name {
			return true
		}
	}
	return false
}

// interact makes the interaction known and sends it to the bot.
func (s *Server) interact(in *Interaction) *Interaction {
	in.ID, in.s, in.created = s.id(), s, s.options.Now()
	in.token = fmt.Sprintf("aW50ZXJhY3Rpb246%s-secret-interaction-token", in.ID)
	s.interactions[in.ID] = in
	in.delivered = s.dispatch(in.guildID(), "INTERACTION_CREATE", s.interactionJSON(in))
	return in
}

func (in *Interaction) guildID() string {
	if in.channel.guild == nil {
		return ""
	}
	return in.channel.guild.ID
}

// Redeliver sends the same event once more.
func (in *Interaction) Redeliver() {
	in.s.mu.Lock()
	defer in.s.mu.Unlock()
	in.s.dispatch(in.guildID(), "INTERACTION_CREATE", in.s.interactionJSON(in))
}

// Delivered tells whether a session was there to take the event.
func (in *Interaction) Delivered() bool {
	in.s.mu.Lock()
	defer in.s.mu.Unlock()
	return in.delivered
}

// Token is the interaction's secret.
func (in *Interaction) Token() string { return in.token }

// Answered tells whether the bot has said something that is not merely a promise.
func (in *Interaction) Answered() bool {
	in.s.mu.Lock()
	defer in.s.mu.Unlock()
	return in.answered()
}

func (in *Interaction) answered() bool {
	switch in.callback {
	case 0:
		return false
	case 5:
		return in.original.deleted || in.original.flags&flagLoading == 0
	}
	return true
}

// Wait waits for the answer and gives it. Where none comes within ten seconds the test fails, or without a test it is a
// violation.
func (in *Interaction) Wait() Answer {
	if !in.s.Await(in.Answered) {
		if in.s.tb != nil {
			in.s.tb.Helper()
			in.s.tb.Errorf("discordtest: %s got no answer", in.user.Name)
		} else {
			in.s.mu.Lock()
			in.s.violate("%s got no answer", in.user.Name)
			in.s.mu.Unlock()
		}
	}
	return in.Answer()
}

// Answer gives the answer as it is now.
func (in *Interaction) Answer() Answer {
	in.s.mu.Lock()
	defer in.s.mu.Unlock()
	a := Answer{Callback: in.callback, Choices: in.choices}
	if in.original != nil && !in.original.deleted {
		sc := in.original.screen()
		a.Screen = &sc
	}
	for _, m := range in.followUps {
		if !m.deleted {
			a.FollowUps = append(a.FollowUps, m.screen())
		}
	}
	return a
}

func (s *Server) interactionJSON(in *Interaction) map[string]any {
	j := map[string]any{"id": in.ID, "application_id": s.application, "type": in.kind, "token": in.token, "version": 1,
		"channel_id": in.channel.ID, "app_permissions": fmt.Sprint(in.channel.bot), "locale": in.user.locale, "data": in.data,
		"entitlements": []any{}, "authorizing_integration_owners": map[string]any{"0": "0"}, "context": 1,
		"attachment_size_limit": 10485760,
		"channel":               map[string]any{"id": in.channel.ID, "type": in.channel.kind, "name": in.channel.Name}}
	if g := in.channel.guild; g != nil {
		j["member"], j["guild_id"], j["guild_locale"], j["context"] = s.memberJSON(g, in.user), g.ID, g.Locale, 0
		j["authorizing_integration_owners"] = map[string]any{"0": g.ID}
		j["guild"] = map[string]any{"id": g.ID, "locale": g.Locale, "features": []any{}}
	} else {
		j["user"] = s.userJSON(in.user)
	}
	if in.source != nil {
		j["message"] = s.messageJSON(in.source)
	}
	return j
}
