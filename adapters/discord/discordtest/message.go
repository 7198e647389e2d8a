package discordtest

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

const (
	flagEphemeral = 1 << 6
	flagLoading   = 1 << 7
)

type message struct {
	id          string
	channel     *Channel
	author      *User
	content     string
	components  []map[string]any
	files       []attached
	flags       int
	pings       []string
	nonce       string
	created     time.Time
	edits       int
	edited      time.Time
	onlyFor     *User // of an ephemeral message
	interaction *Interaction
	deleted     bool
}

// Screen is a message as somebody sees it.
type Screen struct {
	ID        string
	Channel   string // id
	Author    string // name
	Content   string // with Discord's Markdown
	Text      string // as it is shown: see Plain
	Markup    []string
	Buttons   [][]Button
	Files     []File
	Ephemeral bool
	Pings     []string // ids of those who were notified, "everyone", "here"
	Edits     int
}

// Button is a button as somebody sees it.
type Button struct {
	Label, CustomID, URL string
	Emoji                string // the name of its emoji
	Style                int
	Disabled             bool
}

// shown is a screen at one time, and who could see it.
type shown struct {
	screen Screen
	to     []*User
}

// Labels lists the labels of all buttons.
func (s Screen) Labels() []string {
	var out []string
	for _, row := range s.Buttons {
		for _, b := range row {
			out = append(out, b.Label)
		}
	}
	return out
}

// Button finds a button by its label or custom_id.
func (s Screen) Button(name string) (Button, bool) {
	for _, row := range s.Buttons {
		for _, b := range row {
			if b.CustomID == name || b.Label == name {
				return b, true
			}
		}
	}
	return Button{}, false
}

func (m *message) screen() Screen {
	text, markup := Plain(m.content)
	sc := Screen{ID: m.id, Channel: m.channel.ID, Author: m.author.Name, Content: m.content, Text: text, Markup: markup,
		Ephemeral: m.onlyFor != nil, Pings: slices.Clone(m.pings), Edits: m.edits}
	for _, file := range m.files {
		sc.Files = append(sc.Files, file.File)
	}
	for _, row := range m.components {
		var buttons []Button
		for _, b := range list(row["components"]) {
			buttons = append(buttons, Button{Label: str(b["label"]), CustomID: str(b["custom_id"]), URL: str(b["url"]),
				Emoji: emojiOf(b), Style: num(b["style"]), Disabled: b["disabled"] == true})
		}
		sc.Buttons = append(sc.Buttons, buttons)
	}
	return sc
}

// emojiOf gives the name of a button's emoji, "" for none.
func emojiOf(button map[string]any) string {
	emoji, _ := button["emoji"].(map[string]any)
	return str(emoji["name"])
}

func (m *message) seenBy(u *User) bool {
	if m.deleted || !m.channel.seenBy(u) {
		return false
	}
	return m.onlyFor == nil || m.onlyFor == u
}

// show remembers who can see the message as it is now.
func (s *Server) show(m *message) {
	sh := shown{screen: m.screen()}
	for _, u := range s.users {
		if m.seenBy(u) {
			sh.to = append(sh.to, u)
		}
	}
	s.shown = append(s.shown, sh)
	s.notify()
}

// post makes a message of the bot from a request's body, with files.
func (s *Server) post(c *Channel, body map[string]any, in *Interaction, files []attached) *message {
	m := &message{id: s.id(), channel: c, author: s.bot, created: s.options.Now(), nonce: str(body["nonce"]), interaction: in, files: files}
	m.flags = num(body["flags"])
	if m.flags&flagEphemeral != 0 && in != nil {
		m.onlyFor = in.user
	}
	s.messages[m.id] = m
	s.fill(m, body, true)
	return m
}

// fill sets what the body names; what it leaves out stays.
func (s *Server) fill(m *message, body map[string]any, isNew bool) {
	if content, ok := body["content"]; ok {
		m.content = str(content)
	}
	if components, ok := body["components"]; ok {
		m.components = list(components)
	}
	m.flags &^= flagLoading
	if isNew {
		m.pings = pings(m.content, body["allowed_mentions"])
	} else {
		m.edits++
		m.edited = s.options.Now()
	}
	if m.flags&flagLoading == 0 {
		s.show(m)
	}
}

var mention = regexp.MustCompile(`<@!?(\d+)>|<@&(\d+)>|@(everyone|here)`)

// pings tells who is notified by a content: whom it names, as far as the allowed mentions let it. Markdown's escapes do not
// count here.
func pings(content string, allowed any) []string {
	a, limited := allowed.(map[string]any)
	may := func(kind, id string) bool {
		if !limited {
			return true
		}
		return has(a["parse"], kind) || has(a[kind], id)
	}
	var out []string
	for _, m := range mention.FindAllStringSubmatch(content, -1) {
		switch {
		case m[1] != "" && may("users", m[1]):
			out = append(out, m[1])
		case m[2] != "" && may("roles", m[2]):
			out = append(out, m[2])
		case m[3] != "" && may("everyone", ""):
			out = append(out, m[3])
		}
	}
	return out
}

// Sees lists what a person sees in a channel, oldest first.
func (u *User) Sees(c *Channel) []Screen {
	u.s.mu.Lock()
	defer u.s.mu.Unlock()
	var out []Screen
	for _, m := range u.s.messages {
		if m.channel == c && m.seenBy(u) && m.flags&flagLoading == 0 {
			out = append(out, m.screen())
		}
	}
	slices.SortFunc(out, func(a, b Screen) int { return compareIDs(a.ID, b.ID) })
	return out
}

// WhoSaw lists the people who could, at any time so far, see a screen of which the condition holds, by name.
func (s *Server) WhoSaw(condition func(Screen) bool) []string {
	s.mu.Lock()
	all := slices.Clone(s.shown)
	s.mu.Unlock()
	names := map[string]bool{}
	for _, sh := range all {
		if !condition(sh.screen) {
			continue
		}
		for _, u := range sh.to {
			names[u.Name] = true
		}
	}
	var out []string
	for name := range names {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// DeleteMessage removes a message, as a moderator would.
func (s *Server) DeleteMessage(id string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if m := s.messages[id]; m != nil {
		m.deleted = true
	}
	s.allow(10008)
	s.notify()
}

// Say posts a message of a person.
func (u *User) Say(c *Channel, text string) string {
	u.s.mu.Lock()
	defer u.s.mu.Unlock()
	m := &message{id: u.s.id(), channel: c, author: u, content: text, created: u.s.options.Now()}
	u.s.messages[m.id] = m
	u.s.show(m)
	return m.id
}

// RefuseOldEdits makes edits of messages older than an hour fail, as they do after too many.
func (s *Server) RefuseOldEdits() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.oldEdits = true
	s.allow(30046)
}

func (s *Server) messageJSON(m *message) map[string]any {
	var edited any
	if m.edits > 0 {
		edited = s.time(m.edited)
	}
	components := []any{}
	id := 0
	for _, row := range m.components {
		id++
		r := map[string]any{"type": 1, "id": id}
		buttons := []any{}
		for _, b := range list(row["components"]) {
			id++
			c := map[string]any{"id": id}
			for k, v := range b {
				c[k] = v
			}
			buttons = append(buttons, c)
		}
		r["components"] = buttons
		components = append(components, r)
	}
	j := map[string]any{"id": m.id, "channel_id": m.channel.ID, "author": s.userJSON(m.author), "type": 0,
		"content": m.content, "timestamp": s.time(m.created), "edited_timestamp": edited, "tts": false, "pinned": false,
		"mention_everyone": slices.Contains(m.pings, "everyone"), "mentions": []any{}, "mention_roles": []any{},
		"attachments": s.attachments(m), "embeds": []any{}, "components": components, "flags": m.flags}
	if m.nonce != "" {
		j["nonce"] = m.nonce
	}
	return j
}

func compareIDs(a, b string) int {
	x, _ := strconv.ParseUint(a, 10, 64)
	y, _ := strconv.ParseUint(b, 10, 64)
	switch {
	case x < y:
		return -1
	case x > y:
		return 1
	}
	return strings.Compare(a, b)
}

func list(v any) []map[string]any {
	var out []map[string]any
	items, _ := v.([]any)
	for _, item := range items {
		if m, ok := item.(map[string]any); ok {
			out = append(out, m)
		}
	}
	return out
}

func str(v any) string {
	text, _ := v.(string)
	return text
}

func has(v any, text string) bool {
	items, _ := v.([]any)
	return text != "" && slices.Contains(items, any(text))
}
